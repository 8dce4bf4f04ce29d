#include "content/game_catalog.h"

#include "content/shipped_game.h"
#include "kernel/fault.h"
#include "kernel/hash.h"

#include <QDir>

#include <algorithm>
#include <map>
#include <mutex>

namespace tablewood {

namespace {

constexpr const char* kShippedFolder = ":/tablewood/games";

/// The hash of content under rules of a number. Under the first rules it is that of the files alone, as it
/// was before rules had numbers.
std::uint64_t hashUnder(int rules, std::uint64_t filesHash)
{
    if (rules == 1)
        return filesHash;
    const std::string text = hashText(filesHash) + " " + std::to_string(rules);
    return fnv1a({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

/// The game of this id that was built in; null if there is none.
const ShippedGame* shippedGame(std::string_view id)
{
    const auto found =
        std::ranges::find_if(shippedGames(), [&](const ShippedGame& one) { return one.id == id; });
    return found == shippedGames().end() ? nullptr : &*found;
}

} // namespace

struct GameCatalog::Asked
{
    struct Game
    {
        const GameType* game = nullptr;
        std::vector<Paper> papers;
        GameWithPapers made;
    };
    std::mutex mutex;
    /// Games with papers.
    std::vector<std::unique_ptr<Game>> games;
    std::map<const GameType*, std::unique_ptr<MapMaker>> maps;
};

GameCatalog::Entry GameCatalog::entryOf(const ShippedGame& game, const std::string& path,
                                        std::vector<ContentLayer> layers)
{
    ContentFolder folder(path, std::move(layers), game.keys);
    auto type = made(game, folder);
    return {std::move(type), folder.facts(), folder.hash(), hashUnder(game.rules(), folder.hash())};
}

GameCatalog::GameCatalog() : GameCatalog(std::string(kShippedFolder)) {}

GameCatalog::GameCatalog(const std::string& folder) : GameCatalog(folder, {}) {}

GameCatalog::GameCatalog(const std::string& games, std::vector<Pack> packs)
    : m_packs(std::move(packs)), m_asked(std::make_unique<Asked>())
{
    for (const ShippedGame& game : shippedGames())
        if (QDir(QString::fromStdString(folderOf(games, game.id))).exists())
            add(games, game);
    if (m_entries.empty())
        throw InputError(games, "there is no game in this folder; name one that holds a folder such as \"" +
                                    shippedGames().front().id + "\"");
}

void GameCatalog::add(const std::string& games, const ShippedGame& game)
{
    const std::string folder = folderOf(games, game.id);
    const std::vector<ContentLayer> layers = layersFor(m_packs, game.id);
    m_entries.push_back(entryOf(game, folder, layers));
    m_all.push_back(m_entries.back().type.get());
    if (!layers.empty())
        m_shipped.push_back(entryOf(game, folder, {}));
    for (const ContentLayer& edition : earlierEditions(folder)) {
        m_earlier.push_back(entryOf(game, folder, {edition}));
        if (layers.empty())
            continue;
        std::vector<ContentLayer> packed = layers;
        packed.insert(packed.begin(), edition);
        try {
            m_earlier.push_back(entryOf(game, folder, std::move(packed)));
        } catch (const InputError&) {
            // No match was begun with packs that did not fit then.
        }
    }
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

bool GameCatalog::takesPapers(std::string_view id) const
{
    const ShippedGame* const shipped = shippedGame(id);
    return shipped && shipped->makeWithPapers != nullptr;
}

GameWithPapers GameCatalog::makeWithPapers(const GameType& game, const std::vector<Paper>& papers) const
{
    const ShippedGame* const shipped = shippedGame(game.sheet().id);
    if (papers.empty() || !shipped || !shipped->makeWithPapers)
        throw Fault(game.sheet().id, TW_TEXT("content", "nothing can be brought to a match of this game"),
                    TW_TEXT("content", "Begin it without a map of your own"));
    return shipped->makeWithPapers(game, papers);
}

const GameWithPapers& GameCatalog::withPapers(const GameType& game, const std::vector<Paper>& papers) const
{
    const std::lock_guard lock(m_asked->mutex);
    for (const auto& one : m_asked->games)
        if (one->game == &game && one->papers == papers)
            return one->made;
    if (m_asked->games.size() >= kMaxGamesWithPapers)
        throw Fault(game.sheet().id, TW_TEXT("content", "very many maps were played since the program began"),
                    TW_TEXT("content", "Start it again"));
    m_asked->games.push_back(
        std::make_unique<Asked::Game>(Asked::Game{&game, papers, makeWithPapers(game, papers)}));
    return m_asked->games.back()->made;
}

std::vector<PackedGame> GameCatalog::packedGames()
{
    std::vector<PackedGame> packed;
    for (const ShippedGame& game : shippedGames())
        packed.push_back({game.id, folderOf(kShippedFolder, game.id), game.files, game.keys,
                          [make = game.make](ContentFolder& folder) { make(folder); }});
    return packed;
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

const MapMaker* GameCatalog::maps(std::string_view id) const
{
    const GameType* const game = find(id);
    const ShippedGame* const shipped = game ? shippedGame(id) : nullptr;
    if (!shipped || !shipped->makeMaps)
        return nullptr;
    const std::lock_guard lock(m_asked->mutex);
    std::unique_ptr<MapMaker>& maps = m_asked->maps[game];
    if (!maps)
        maps = shipped->makeMaps(*game);
    return maps.get();
}

const GameType* GameCatalog::find(std::string_view id, const std::vector<Paper>& papers) const
{
    const GameType* const bare = find(id);
    return !bare || papers.empty() ? bare : withPapers(*bare, papers).type.get();
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

std::vector<RulesChange> GameCatalog::changedSince(std::string_view id,
                                                   std::optional<std::uint64_t> hash) const
{
    const ShippedGame* const game = shippedGame(id);
    if (!game)
        return {};
    const auto isBegunUnder = [&](int rules) {
        if (!hash)
            return rules == 1;
        for (const std::vector<Entry>* entries : {&m_entries, &m_shipped, &m_earlier})
            for (const Entry& entry : *entries)
                if (entry.type->sheet().id == id && hashUnder(rules, entry.filesHash) == *hash)
                    return true;
        return false;
    };
    for (int rules = 1; rules < game->rules(); ++rules)
        if (isBegunUnder(rules)) {
            std::vector<RulesChange> changes = game->changedRules;
            std::erase_if(changes, [rules](const RulesChange& change) { return change.rules <= rules; });
            return changes;
        }
    return {};
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
