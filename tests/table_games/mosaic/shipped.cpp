#include "content/shipped_game.h"
#include "kit/game_type_of.h"
#include "mosaic.h"

namespace tablewood::mosaic {

ShippedGame shippedEntry()
{
    return {"mosaic", {}, {}, [](ContentFolder&) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<Mosaic>>(Mosaic{});
            }};
}

} // namespace tablewood::mosaic
