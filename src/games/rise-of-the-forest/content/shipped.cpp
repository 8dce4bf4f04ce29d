#include "content/shipped_game.h"
#include "games/rise-of-the-forest/content/reader.h"
#include "games/rise-of-the-forest/forest_game.h"
#include "kit/game_type_of.h"

namespace tablewood::rise_of_the_forest {

ShippedGame shippedEntry()
{
    return {"rise-of-the-forest",
            {kFiles.begin(), kFiles.end()},
            {kKeys.begin(), kKeys.end()},
            [](ContentFolder& folder) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<ForestGame>>(ForestGame(readContent(folder)));
            }};
}

} // namespace tablewood::rise_of_the_forest
