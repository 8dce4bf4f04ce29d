#include "content/shipped_game.h"
#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "games/kingdom-rush/maps/map_maker.h"
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
            [](ContentFolder& folder, const std::string& file) {
                Content content = readContent(folder);
                const std::string key = addMap(content, file);
                return GameWithMap{std::make_unique<GameTypeOf<KingdomGame>>(KingdomGame(std::move(content))),
                                   {{"scenario", key}}};
            },
            [](const GameType& from) {
                return makeMaps(static_cast<const GameTypeOf<KingdomGame>&>(from).game().box().content());
            }};
}

} // namespace tablewood::kingdom_rush
