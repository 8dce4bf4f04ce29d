#pragma once

#include "storage/library_database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tablewood {

/// A map of one's own as lists show it.
struct ListedMap
{
    std::string id;
    std::string game;
    /// Milliseconds since 1970, UTC.
    std::int64_t created = 0;
    std::int64_t changed = 0;
    /// The file of the person's that it was opened from or saved to last; empty where there is none.
    std::string file;
    /// Whether that file has what the map has now.
    bool isInFile = false;
};

/// How a map was some time ago.
struct MapVersion
{
    std::int64_t number = 0;
    std::int64_t kept = 0;
};

/// How often bots won on a map as it is now, or as it was.
struct MapTrial
{
    int players = 0;
    std::string difficulty;
    int matches = 0;
    int won = 0;
    /// It is of the map as it is now.
    bool isOfNow = true;
    friend bool operator==(const MapTrial&, const MapTrial&) = default;
};

/// The maps that a person draws, in the library. Each is kept a moment after a change, with its last
/// versions. Every call that changes something returns only when it is on the disk; what goes wrong is an
/// InputError with cause and remedy.
class MapLibrary
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::Library)

public:
    /// So many versions of a map are kept: each newer one pushes out the oldest, but the oldest of an hour
    /// stays as long as there are others.
    static constexpr int kVersions = 10;
    /// A version that is younger than this is replaced by the next one, unless that has lost half of its text.
    static constexpr std::int64_t kVersionMilliseconds = 60'000;
    static constexpr int kMaxListed = 1000;

    explicit MapLibrary(LibraryDatabase& database) : m_database(&database) {}

    /// Takes a map in under this id, which no other has.
    void add(const std::string& id, const std::string& game, const std::string& text);
    /// How a map is from now on. `now` is the time, in milliseconds since 1970.
    void keep(const std::string& id, const std::string& text, std::int64_t now);
    std::string text(const std::string& id);
    /// The newest first; the first is what the map is now.
    std::vector<MapVersion> versions(const std::string& id);
    std::string textOf(const std::string& id, std::int64_t version);
    /// The last changed first.
    std::vector<ListedMap> list();
    ListedMap find(const std::string& id);
    /// Whether there is a map of this id, removed or not.
    bool has(const std::string& id);
    /// The map that was opened from this file or saved to it last, if any.
    std::optional<std::string> ofFile(const std::string& file);
    /// The person's file has `text` from now on.
    void setFile(const std::string& id, const std::string& file, const std::string& text);
    /// What the person's file held when it was opened or saved last; its hash.
    std::string fileHash(const std::string& id);
    /// Takes a map away. For kRemovedDays it can be brought back; after that it is forgotten.
    void remove(const std::string& id);
    void bringBack(const std::string& id);

    /// Adds matches of bots on the map as `text` has it to those that were played on that; they take the
    /// place of those on the map as it was before.
    void addTrial(const std::string& id, const std::string& text, const MapTrial& trial);
    /// What bots did on the map, for each number of players and level.
    std::vector<MapTrial> trials(const std::string& id);

private:
    void forgetUnused(const QString& purpose);
    void update(const std::string& id, const QString& assignments, const QVariantList& values);

    LibraryDatabase* m_database;
};

/// Stores a text once, however often it is kept. Returns its hash, by which it is found.
std::string storePaper(LibraryDatabase& database, const QString& purpose, const std::string& text);
/// The text with a hash. Throws InputError where it is not there.
std::string paperText(LibraryDatabase& database, const QString& purpose, const std::string& hash);
/// The hash of a text: SHA-256, as hexadecimal digits.
std::string paperHash(const std::string& text);

} // namespace tablewood
