#pragma once

#include "content/content_folder.h"
#include "kernel/match.h"

#include <memory>
#include <string_view>

namespace tablewood {

/// The games that can be played here, with their content. Outlives every match that is started from it.
class GameCatalog
{
public:
    /// The games that Tablewood ships.
    GameCatalog();
    /// The same games with content read from a folder laid out like resources/games (arbor/scenarios.json,
    /// ...). Throws InputError for content that does not fit.
    explicit GameCatalog(const std::string& folder);
    ~GameCatalog();
    GameCatalog(const GameCatalog&) = delete;
    GameCatalog& operator=(const GameCatalog&) = delete;

    /// A game by its id, nothing if there is none.
    const GameType* find(std::string_view id) const;
    const std::vector<const GameType*>& all() const { return m_all; }
    /// What a game's content says of where it comes from.
    const std::vector<ContentFact>& facts(std::string_view id) const;
    /// The hash of a game's content; 0 if there is no such game. Programs of other content cannot play
    /// together.
    std::uint64_t contentHash(std::string_view id) const;

private:
    struct Entry
    {
        std::unique_ptr<GameType> type;
        std::vector<ContentFact> facts;
        std::uint64_t contentHash = 0;
    };
    const Entry* entry(std::string_view id) const;
    std::vector<Entry> m_entries;
    std::vector<const GameType*> m_all;
};

} // namespace tablewood
