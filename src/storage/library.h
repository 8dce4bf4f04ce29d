#pragma once

#include "kernel/cbor.h"
#include "kernel/input_error.h"
#include "session/match_record.h"
#include "storage/library_database.h"
#include "storage/map_library.h"

#include <QString>
#include <QVariant>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace tablewood {

/// A match as lists show it.
struct ListedMatch
{
    std::string id;
    std::string game;
    /// The name that its owner gave it; empty for most.
    std::string name;
    std::vector<Player> players;
    /// Milliseconds since 1970, UTC.
    std::int64_t created = 0;
    std::int64_t changed = 0;
    int moves = 0;
    /// The scene that the public saw last: the place, the round, the board. Empty until it was pictured.
    Scene scene;
    std::optional<Outcome> outcome;
    /// It belongs to a table that this laptop hosts (see hosting).
    bool isHosted = false;
};

/// So many matches are listed, those that were changed last, and so much of them besides their pictures: a
/// person has some hundred, of half a kilobyte each.
inline constexpr int kMaxListedMatches = 10'000;
inline constexpr std::int64_t kMaxListedBytes = std::int64_t{32} << 20;
/// The most bytes of one picture in the list, and of all, the last changed first: some thousand pictures. A
/// match past it is listed without.
inline constexpr std::int64_t kMaxPictureBytes = std::int64_t{1} << 20;
inline constexpr std::int64_t kMaxPicturesBytes = std::int64_t{32} << 20;
/// A long match has a thousand moves, and each is kept in memory while it is played.
inline constexpr std::size_t kMaxMovesOfMatch = 20'000;

/// A match was changed or removed by another copy of the program, or by another journal.
class ChangedElsewhere : public InputError
{
public:
    using InputError::InputError;
};

/// All matches of a person, in one SQLite database in a directory. It is opened by the first call that needs
/// it. Every call that changes something returns only when the change is on the disk; what goes wrong is an
/// InputError with cause and remedy. A Library is used from the thread that made it.
class Library
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::Library)

public:
    /// Where a person's matches and settings are unless they say otherwise.
    static QString standardDirectory();

    explicit Library(QString directory);

    QString path() const { return m_database.path(); }
    /// Tells a person that a damaged library was set aside at the opening, and where it is. Empty otherwise.
    QString notice() const { return m_database.notice(); }

    /// Whether calls wait some seconds for other programs that change the library; they do at first.
    void setWaits(bool waits) { m_database.setWaits(waits); }
    /// Lets the file have so many pages at most, 4096 bytes each.
    void limitPages(int pages) { m_database.limitPages(pages); }
    /// Looks anew at a file that was found damaged: it is set aside if it is, and a new library begun.
    void reopen() { m_database.reopen(); }

    /// Takes a match in, moves included, with who may come back to its table and with its name (see rename),
    /// and gives it an id if it has none. Returns the id.
    std::string add(const MatchRecord& record, const Bytes& hosting = {}, const std::string& name = {});
    /// Counts the changes of a match's moves, by this copy of the program and by others: which of them was
    /// the last when this library added or loaded the match.
    std::int64_t version(const std::string& id) const;
    /// Stores one more move, `number` counts from 0, of the match as it was at that version. Returns the new
    /// version.
    std::int64_t append(const std::string& id, std::int64_t version, std::size_t number,
                        const JournalEntry& entry);
    /// Forgets the moves after the first `moves` of the match as it was at that version. Returns the new
    /// version.
    std::int64_t truncate(const std::string& id, std::int64_t version, std::size_t moves);
    /// Stores who sits where from now on.
    void seat(const std::string& id, const std::vector<Player>& players);
    /// Stores what lists show of the match: the public's view of it, whose `outcome` says whether it has
    /// ended.
    void picture(const std::string& id, const Scene& publicView);
    /// Stores what the host of the match needs to let its guests back in, in the host's own form.
    void keepHosting(const std::string& id, const Bytes& hosting);
    /// The hosting as it was stored; empty for a match that was never hosted.
    Bytes hosting(const std::string& id);
    /// Gives a match a name of its own, or none. One that is too long is cut.
    void rename(const std::string& id, const std::string& name);
    /// Takes a match away. For kRemovedDays it can be brought back; after that it is forgotten.
    void remove(const std::string& id);
    void bringBack(const std::string& id);

    bool has(const std::string& id);
    /// The last changed first, kMaxListedMatches at most.
    std::vector<ListedMatch> list();
    MatchRecord load(const std::string& id);
    /// The set-ups of a game's matches that a person has won, those too that are removed and not forgotten
    /// yet.
    std::vector<Setup> won(const std::string& game);

    /// The maps that a person draws.
    MapLibrary& maps() { return m_maps; }

private:
    std::int64_t versionNow(const QString& purpose, const std::string& id);
    void expectVersion(const QString& purpose, const std::string& id, std::int64_t version);
    void setMoves(const QString& purpose, const std::string& id, std::size_t moves);
    void expectRoomForMove(std::size_t moves) const;
    void insertMove(const QString& purpose, const std::string& id, std::size_t number,
                    const JournalEntry& entry);
    void update(const QString& purpose, const std::string& id, const QString& assignments,
                const QVariantList& values);

    void insertPaper(const QString& purpose, const std::string& id, std::size_t number, const Paper& paper);
    std::vector<Paper> papersOf(const QString& purpose, const std::string& id);

    LibraryDatabase m_database;
    MapLibrary m_maps{m_database};
    /// The versions of the matches as they were added or loaded last.
    std::map<std::string, std::int64_t> m_versions;
};

/// The journal of one match of a library. It refuses to change a match that another copy of the program, or
/// another journal, has changed since the library added or loaded it.
class LibraryJournal final : public Journal
{
public:
    /// `moves` is how many moves of the match the library holds.
    LibraryJournal(Library& library, std::string id, std::size_t moves);
    void append(const JournalEntry& entry) override;
    void truncate(std::size_t moves) override;
    void seat(const std::vector<Player>& players) override;

private:
    Library& m_library;
    std::string m_id;
    std::size_t m_moves;
    std::int64_t m_version;
};

} // namespace tablewood
