#include "content/game_catalog.h"

#include "content/arbor_content.h"
#include "games/arbor/arbor_game.h"
#include "kit/game_type_of.h"

#include <algorithm>

namespace tablewood {

namespace {

constexpr const char* kShippedFolder = ":/tablewood/games";
constexpr const char* kArbor = "arbor";

std::string folderOf(const std::string& games, const char* game) { return games + "/" + game; }

} // namespace

GameCatalog::GameCatalog() : GameCatalog(std::string(kShippedFolder)) {}

GameCatalog::GameCatalog(const std::string& folder) : GameCatalog(folder, {}) {}

GameCatalog::GameCatalog(const std::string& games, std::vector<Pack> packs) : m_packs(std::move(packs))
{
    const std::string folder = folderOf(games, kArbor);
    const std::vector<ContentLayer> layers = layersFor(m_packs, kArbor);
    m_entries.push_back(arborFrom(ContentFolder(folder, layers)));
    if (!layers.empty())
        m_shipped.push_back(arborFrom(ContentFolder(folder)));
    for (const ContentLayer& edition : earlierEditions(folder)) {
        m_earlier.push_back(arborFrom(ContentFolder(folder, {edition})));
        if (layers.empty())
            continue;
        std::vector<ContentLayer> packed = layers;
        packed.insert(packed.begin(), edition);
        try {
            m_earlier.push_back(arborFrom(ContentFolder(folder, std::move(packed))));
        } catch (const InputError&) {
            // No match was begun with packs that did not fit then.
        }
    }
    for (const Entry& entry : m_entries)
        m_all.push_back(entry.type.get());
}

GameCatalog GameCatalog::withPacks(const std::string& packsFolder)
{
    std::vector<Pack> packs = readPacks(packsFolder, packedGames());
    try {
        return GameCatalog(kShippedFolder, packs);
    } catch (const InputError& error) {
        // Somebody has changed a file since it was checked.
        for (Pack& pack : packs)
            if (pack.isUsed())
                pack.faults.emplace_back(error);
        return GameCatalog(kShippedFolder, std::move(packs));
    }
}

GameCatalog::GameCatalog(GameCatalog&&) noexcept = default;
GameCatalog::~GameCatalog() = default;

std::vector<PackedGame> GameCatalog::packedGames()
{
    return {{kArbor,
             folderOf(kShippedFolder, kArbor),
             {kArborFiles.begin(), kArborFiles.end()},
             [](ContentFolder& folder) { readArborContent(folder); }}};
}

GameCatalog::Entry GameCatalog::arborFrom(ContentFolder folder)
{
    auto type = std::make_unique<GameTypeOf<arbor::ArborGame>>(arbor::ArborGame(readArborContent(folder)));
    return {std::move(type), folder.facts(), folder.hash()};
}

const GameCatalog::Entry* GameCatalog::entryIn(const std::vector<Entry>& entries, std::string_view id)
{
    const auto found =
        std::ranges::find_if(entries, [&](const Entry& one) { return one.type->sheet().id == id; });
    return found == entries.end() ? nullptr : &*found;
}

const GameType* GameCatalog::find(std::string_view id) const
{
    const Entry* const found = entryIn(m_entries, id);
    return found ? found->type.get() : nullptr;
}

const std::vector<ContentFact>& GameCatalog::facts(std::string_view id) const
{
    static const std::vector<ContentFact> none;
    const Entry* const found = entryIn(m_entries, id);
    return found ? found->facts : none;
}

std::uint64_t GameCatalog::contentHash(std::string_view id) const
{
    const Entry* const found = entryIn(m_entries, id);
    return found ? found->contentHash : 0;
}

std::vector<std::string> GameCatalog::packsOf(std::string_view id) const
{
    std::vector<std::string> names;
    for (const Pack& pack : m_packs)
        if (pack.isUsed() && pack.game == id)
            names.push_back(pack.name);
    return names;
}

const GameType* GameCatalog::findContent(std::string_view id, std::uint64_t hash) const
{
    for (const std::vector<Entry>* entries : {&m_entries, &m_shipped, &m_earlier})
        for (const Entry& entry : *entries)
            if (entry.type->sheet().id == id && entry.contentHash == hash)
                return entry.type.get();
    return nullptr;
}

const GameType* GameCatalog::findShipped(std::string_view id) const
{
    const Entry* const shipped = entryIn(m_shipped, id);
    return shipped ? shipped->type.get() : find(id);
}

const GameType* GameCatalog::findFirstEdition(std::string_view id) const
{
    const Entry* const first = entryIn(m_earlier, id);
    return first ? first->type.get() : findShipped(id);
}

} // namespace tablewood
