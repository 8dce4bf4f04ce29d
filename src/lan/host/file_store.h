#pragma once

#include "lan/host/host_store.h"
#include "lan/host/hosting.h"
#include "storage/match_file.h"

#include <QFile>
#include <QString>

#include <memory>

namespace tablewood::lan {

/// Keeps a match in a match file, and beside it ("FILE.hosting", for its owner alone) who may come back.
class FileStore final : public HostStore
{
public:
    /// A match that begins later. Throws InputError if there is something in the file already.
    static std::unique_ptr<FileStore> forNewMatch(const QString& path);
    /// Goes on with the match of a file; throws InputError if it cannot be read.
    static std::unique_ptr<FileStore> forMatchOf(const QString& path);

    /// Whether the match of a file is one of a table that was hosted: each of its persons sits at a laptop of
    /// their own.
    static bool isHosted(const QString& path) { return QFile::exists(hostingPath(path)); }

    /// The match as it is stored; after it began.
    const MatchRecord& record() const { return m_journal->record(); }
    /// Lets guests come back; nothing if they are not known.
    std::optional<Hosting> hosting() const;

    Journal& journal() override { return *m_journal; }
    /// Throws InputError if there is something in the file by now.
    void begin(const MatchRecord& record) override;
    void takeOver(const MatchRecord& record, const Bytes& hosting) override;
    void keepHosting(const Bytes& hosting) override;

private:
    explicit FileStore(QString path) : m_path(std::move(path)) {}
    static QString hostingPath(const QString& path) { return path + ".hosting"; }
    QString hostingPath() const { return hostingPath(m_path); }

    QString m_path;
    std::unique_ptr<MatchFileJournal> m_journal;
};

} // namespace tablewood::lan
