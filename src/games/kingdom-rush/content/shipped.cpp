#include "content/shipped_game.h"
#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "games/kingdom-rush/maps/map_maker.h"
#include "kernel/fault.h"
#include "kit/game_type_of.h"

namespace tablewood::kingdom_rush {

ShippedGame shippedEntry()
{
    return {"kingdom-rush",
            {kFiles.begin(), kFiles.end()},
            {kKeys.begin(), kKeys.end()},
            [](ContentFolder& folder) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<KingdomGame>>(KingdomGame(readContent(folder)));
            },
            {},
            [](const GameType& from, const std::vector<Paper>& papers) {
                const auto& game = static_cast<const GameTypeOf<KingdomGame>&>(from).game();
                const Paper& map = papers.front();
                if (papers.size() != 1 || map.key != kMapPaper || map.seat != Seat::none())
                    throw Fault(
                        "papers",
                        TW_TEXT("content", "a match is played on one map, and nothing else is brought to it"),
                        TW_TEXT("content", "Bring one map"));
                Content content = withMap(game.box().content(), map.text, map.key);
                const std::string scenario = content.scenarios.front().key;
                return GameWithPapers{
                    std::make_unique<GameTypeOf<KingdomGame>>(KingdomGame(std::move(content))),
                    {{"scenario", scenario}}};
            },
            [](const GameType& from) {
                return makeMaps(static_cast<const GameTypeOf<KingdomGame>&>(from).game().box().content());
            }};
}

} // namespace tablewood::kingdom_rush
