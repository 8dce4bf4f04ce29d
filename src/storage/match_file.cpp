#include "storage/match_file.h"

#include "content/faults.h"
#include "content/json_file.h"
#include "storage/match_text.h"
#include "storage/owner_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace tablewood {

namespace {

void store(const QString& path, const FiledMatch& match)
{
    const QByteArray text = QByteArray::fromStdString(textOf(match));
    if (text.size() > static_cast<qsizetype>(kMaxJsonBytes))
        throw Fault(path.toStdString(),
                    TW_TEXT("storage", "the match has more moves than a match file holds"),
                    TW_TEXT("storage", "Go on with it in the library of matches"));
    // It has the seed, which nobody else on this laptop may know while it is played.
    writeForOwner(path, text, Owners::wanted);
}

/// The path of a file that must be there: a name that is wrong leaves no lock behind.
QString existing(const QString& path)
{
    if (!QFile::exists(path))
        throw Fault(path.toStdString(), TW_TEXT("storage", "there is no such file"),
                    TW_TEXT("storage", "Check the name"));
    return path;
}

} // namespace

FiledMatch readFiledMatch(const QString& path)
{
    const std::string name = path.toStdString();
    return matchFrom(readJsonFile(name), name);
}

MatchRecord readMatchFile(const QString& path) { return readFiledMatch(path).record; }

void writeMatchFile(const QString& path, const MatchRecord& record, const std::string& name)
{
    std::optional<MatchFileLock> lock;
    if (QFile::exists(path))
        lock.emplace(path);
    store(path, {record, name});
}

void expectEmptyFile(const QString& path)
{
    if (QFileInfo(path).size() > 0)
        throw InputError(path.toStdString(), "something is in this file already",
                         "Name another file; or, if it is a match, go on with it: host " +
                             path.toStdString());
}

MatchFileLock::MatchFileLock(const QString& path) : m_lock(path + ".lock")
{
    // A match may stay open for hours: only a program that has ended gives its lock up.
    m_lock.setStaleLockTime(0);
    if (m_lock.tryLock(kLockMilliseconds))
        return;
    if (m_lock.error() == QLockFile::PermissionError)
        throw Fault(path.toStdString(), TW_TEXT("storage", "writing is not allowed in its directory"),
                    TW_TEXT("storage", "Allow it, or copy the file"));
    throw Fault(path.toStdString(), TW_TEXT("storage", "another program is changing this match"),
                TW_TEXT("storage", "Try again when it has finished"));
}

MatchFileJournal::MatchFileJournal(QString path)
    : m_path(std::move(path)), m_lock(existing(m_path)), m_match(readFiledMatch(m_path))
{
}

MatchFileJournal::MatchFileJournal(QString path, const MatchRecord& record)
    : m_path(std::move(path)), m_lock(m_path), m_match{record, {}}
{
    expectEmptyFile(m_path);
    store(m_path, m_match);
    m_match.record.id.clear();
}

void MatchFileJournal::append(const JournalEntry& entry)
{
    MatchRecord changed = record();
    changed.moves.push_back(entry);
    replace(std::move(changed));
}

void MatchFileJournal::truncate(std::size_t moves)
{
    MatchRecord changed = record();
    changed.moves.resize(std::min(moves, changed.moves.size()));
    replace(std::move(changed));
}

void MatchFileJournal::seat(const std::vector<Player>& players)
{
    MatchRecord changed = record();
    changed.players = players;
    replace(std::move(changed));
}

void MatchFileJournal::replace(MatchRecord changed)
{
    FiledMatch match{std::move(changed), m_match.name};
    store(m_path, match);
    m_match = std::move(match);
}

} // namespace tablewood
