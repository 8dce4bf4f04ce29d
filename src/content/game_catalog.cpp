#include "content/game_catalog.h"

#include "content/arbor_content.h"
#include "games/arbor/arbor_game.h"
#include "kit/game_type_of.h"

#include <algorithm>

namespace tablewood {

namespace {
constexpr const char* kShippedFolder = ":/tablewood/games";
}

GameCatalog::GameCatalog() : GameCatalog(std::string(kShippedFolder)) {}

GameCatalog::GameCatalog(const std::string& folder)
{
    ContentFolder arborFolder(folder + "/arbor");
    auto arborType =
        std::make_unique<GameTypeOf<arbor::ArborGame>>(arbor::ArborGame(readArborContent(arborFolder)));
    m_entries.push_back({std::move(arborType), arborFolder.facts(), arborFolder.hash()});
    for (const Entry& entry : m_entries)
        m_all.push_back(entry.type.get());
}

GameCatalog::~GameCatalog() = default;

const GameType* GameCatalog::find(std::string_view id) const
{
    const auto found =
        std::ranges::find_if(m_all, [&](const GameType* type) { return type->sheet().id == id; });
    return found == m_all.end() ? nullptr : *found;
}

const GameCatalog::Entry* GameCatalog::entry(std::string_view id) const
{
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& one) { return one.type->sheet().id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

const std::vector<ContentFact>& GameCatalog::facts(std::string_view id) const
{
    static const std::vector<ContentFact> none;
    const Entry* const found = entry(id);
    return found ? found->facts : none;
}

std::uint64_t GameCatalog::contentHash(std::string_view id) const
{
    const Entry* const found = entry(id);
    return found ? found->contentHash : 0;
}

} // namespace tablewood
