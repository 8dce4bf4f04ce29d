#include "content/shipped_game.h"
#include "games/kingdom-rush/content/small_content.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "kit/game_type_of.h"

namespace tablewood::kingdom_rush {

ShippedGame shippedEntry()
{
    return {"kingdom-rush", {}, {}, [](ContentFolder&) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<KingdomGame>>(KingdomGame(smallContent()));
            }};
}

} // namespace tablewood::kingdom_rush
