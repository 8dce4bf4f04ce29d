#pragma once

#include "content/json_fields.h"
#include "kernel/game.h"

#include <string>
#include <vector>

namespace tablewood {

/// The folder of a game's files in one that is laid out like resources/games, or has the games themselves:
/// then they lie in each game's `resources`.
std::string folderOf(const std::string& games, const std::string& game);

/// One fact of a content file that says where it comes from.
struct ContentFact
{
    std::string file;
    /// Where in the file, "/ancients/0".
    std::string path;
    /// The entry, or a part of it: "Wander, speed".
    std::string name;
    Source source = Source::standIn;
};

/// Reads a JSON file whose object says its format, and takes the format off. Throws InputError if it is not
/// there, too large, or no JSON of the format known here.
Json readContentFile(const std::string& file);
/// The same for what was read from it already.
Json withoutFormat(Json json, const std::string& file);

/// The fields by which the files of a game tell the entries of a list apart; the first that an entry has
/// counts. A list whose entries have none of them is one thing.
using EntryKeys = std::vector<std::string>;

/// A folder with files that stand for those of a game: some whole, some with changes (see
/// content_changes.h).
struct ContentLayer
{
    std::string path;
    std::vector<std::string> replaces;
    std::vector<std::string> changes;
};

/// A game's content in earlier editions, the first one first. Its folder "editions/1" holds the files that
/// were different then, and so on. docs/versions.md tells when to make another.
std::vector<ContentLayer> earlierEditions(const std::string& gameFolder);

/// The content files of a game: a folder on disk or inside the program (":/tablewood/games/GAME"), with what
/// other folders lay over it. Remembers the facts of what was read.
class ContentFolder
{
public:
    /// `keys` are those of the game; what only reads the shipped content needs none.
    explicit ContentFolder(std::string path, std::vector<ContentLayer> layers = {}, EntryKeys keys = {})
        : m_path(std::move(path)), m_layers(std::move(layers)), m_keys(std::move(keys))
    {
    }

    /// Reads one file; throws InputError, or InputErrors, where it or what is laid over it does not fit.
    Json read(const std::string& name);
    /// Takes in the facts of a file that says where what the rules have in themselves is from. It is no
    /// content: no layer changes it, the hash is not of it, and it may be missing.
    void readFacts(const std::string& name);
    /// The name of a file in errors: that of the last layer that has it.
    std::string nameOf(const std::string& name) const;
    const std::vector<ContentFact>& facts() const { return m_facts; }
    /// The hash of all that was read but for the pictures of cards ("picture"), in that order. The same
    /// content has the same hash, however its files are laid out.
    std::uint64_t hash() const { return m_hash; }

private:
    /// Names a piece of JSON that has no name, such as "Wander, speed".
    struct Part
    {
        std::string owner;
        std::string field;
        std::string label() const { return owner.empty() || field.empty() ? field : owner + ", " + field; }
    };
    void collect(const Json& json, const std::string& file, const std::string& path, const Part& part);
    std::string labelOf(const Json& object) const;

    std::string m_path;
    std::vector<ContentLayer> m_layers;
    EntryKeys m_keys;
    std::vector<ContentFact> m_facts;
    std::uint64_t m_hash = 0;
};

} // namespace tablewood
