#pragma once

#include "kernel/input_error.h"
#include "session/match_record.h"

#include <QLockFile>
#include <QString>

#include <string>

/// A match as one file, *.tablewood: JSON text that starts with its format. docs/command-line.md describes
/// it.
namespace tablewood {

/// The newest format that this version reads and writes; docs/versions.md lists them. What a newer version
/// wrote is refused with both numbers named.
inline constexpr int kMatchFormat = 6;

/// The longest name of a match, in bytes.
inline constexpr std::size_t kMaxMatchName = 200;

/// The ending of match files, without the dot.
inline constexpr const char* kMatchFileSuffix = "tablewood";

/// A match as it is in a file. `name` is what its owner calls it; empty for most.
struct FiledMatch
{
    MatchRecord record;
    std::string name;
};

/// Reads a match file whole or throws InputError with file, place, cause and remedy. The record has no id.
FiledMatch readFiledMatch(const QString& path);
/// The same without the name.
MatchRecord readMatchFile(const QString& path);

/// Keeps every other program from changing a match file as long as it is there. Throws InputError if another
/// one is changing it, however long it takes.
class MatchFileLock
{
public:
    explicit MatchFileLock(const QString& path);

private:
    QLockFile m_lock;
};

/// Replaces the file by the match, or throws InputError and leaves what was there. On return it is on the
/// disk. A file that another program is changing is not replaced.
void writeMatchFile(const QString& path, const MatchRecord& record, const std::string& name = {});

/// Throws InputError if there is something in the file already.
void expectEmptyFile(const QString& path);

/// A match file that is being played: every move is written before it is acknowledged. Nobody else can change
/// the file as long as this is there.
class MatchFileJournal final : public Journal
{
public:
    /// Throws InputError for a file that cannot be read, or that another program is changing.
    explicit MatchFileJournal(QString path);
    /// Begins a match in a file in which there is nothing yet. Throws as `writeMatchFile` and
    /// `expectEmptyFile`.
    MatchFileJournal(QString path, const MatchRecord& record);

    const MatchRecord& record() const { return m_match.record; }
    void append(const JournalEntry& entry) override;
    void truncate(std::size_t moves) override;
    void seat(const std::vector<Player>& players) override;

private:
    void replace(MatchRecord changed);

    QString m_path;
    MatchFileLock m_lock;
    FiledMatch m_match;
};

} // namespace tablewood
