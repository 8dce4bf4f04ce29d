#pragma once

#include "content/map_document.h"
#include "content/packs.h"
#include "kernel/match.h"
#include "kernel/paper.h"
#include "kernel/rules_change.h"

#include <memory>
#include <optional>
#include <string_view>

namespace tablewood {

struct GameWithPapers;
struct ShippedGame;

/// Each game with papers that was asked for stays, as matches may be played with it: some hundred kilobytes.
inline constexpr std::size_t kMaxGamesWithPapers = 500;

/// The games that can be played here, with their content. Outlives every match that is started from it.
class GameCatalog
{
public:
    /// The games that Tablewood ships.
    GameCatalog();
    /// The games that have a folder in this one, which is laid out like resources/games
    /// (GAME/scenarios.json, ...). Throws InputError for content that does not fit.
    explicit GameCatalog(const std::string& folder);
    /// The shipped games with what the packs in a folder make of them. Packs that do not fit are left out.
    static GameCatalog withPacks(const std::string& packsFolder);
    GameCatalog(GameCatalog&&) noexcept;
    ~GameCatalog();
    GameCatalog(const GameCatalog&) = delete;
    GameCatalog& operator=(const GameCatalog&) = delete;

    /// A game by its id, nothing if there is none.
    const GameType* find(std::string_view id) const;
    /// All, in the order in which they stand on the shelf.
    const std::vector<const GameType*>& all() const { return m_all; }
    /// Where the facts of a game's content come from.
    const std::vector<ContentFact>& facts(std::string_view id) const;
    /// The hash of a game's content and of the number of its rules; 0 if there is no such game. Programs in
    /// which it differs cannot play together.
    std::uint64_t contentHash(std::string_view id) const;
    /// The rules of a game that have changed since a match was begun with content of this hash; without one
    /// it was the first content under the first rules. Empty where none has, or the content is unknown here.
    std::vector<RulesChange> changedSince(std::string_view id, std::optional<std::uint64_t> hash) const;

    /// All packs that were found, those that are left out too.
    const std::vector<Pack>& packs() const { return m_packs; }
    /// The names of the packs that a game's content is from.
    std::vector<std::string> packsOf(std::string_view id) const;
    /// The game with the content of this hash: with packs or without, of this edition or an earlier one; null
    /// if it is none of them.
    const GameType* findContent(std::string_view id, std::uint64_t hash) const;
    /// The game as it is shipped, without packs.
    const GameType* findShipped(std::string_view id) const;
    /// The game as it was shipped first, without packs.
    const GameType* findFirstEdition(std::string_view id) const;

    /// Whether something can be brought to a match of a game.
    bool takesPapers(std::string_view id) const;
    /// A game of this catalogue with what somebody brought to a match, and the options with which it is
    /// played; it is kept as long as this is, as matches are. Throws InputErrors that say all that does not
    /// fit. Any thread may ask.
    const GameWithPapers& withPapers(const GameType& game, const std::vector<Paper>& papers) const;
    /// A game by its id with what was brought to a match, perhaps nothing; null if there is no such game.
    const GameType* find(std::string_view id, const std::vector<Paper>& papers) const;
    /// The same for who keeps the game themselves, such as for a while. Any thread may ask.
    GameWithPapers makeWithPapers(const GameType& game, const std::vector<Paper>& papers) const;
    /// What a game offers to who draws maps of it, made when it is first asked for; null where it has no maps.
    const MapMaker* maps(std::string_view id) const;

    /// The shipped games as packs change them.
    static std::vector<PackedGame> packedGames();

private:
    struct Entry
    {
        std::unique_ptr<GameType> type;
        std::vector<ContentFact> facts;
        /// The hash of the files alone.
        std::uint64_t filesHash = 0;
        std::uint64_t contentHash = 0;
    };
    GameCatalog(const std::string& games, std::vector<Pack> packs);
    static Entry entryOf(const ShippedGame& game, const std::string& path, std::vector<ContentLayer> layers);
    void add(const std::string& games, const ShippedGame& game);
    static const Entry* entryIn(const std::vector<Entry>& entries, std::string_view id);

    struct Asked;

    std::vector<Pack> m_packs;
    std::vector<Entry> m_entries;
    /// The shipped games that packs replace.
    std::vector<Entry> m_shipped;
    /// Games as shipped before, the first edition first, so that old matches go on.
    std::vector<Entry> m_earlier;
    std::vector<const GameType*> m_all;
    /// What was made when it was first asked for.
    std::unique_ptr<Asked> m_asked;
};

} // namespace tablewood
