#include "content/shipped_game.h"
#include "hex.h"
#include "kit/game_type_of.h"

namespace tablewood::hex {

ShippedGame shippedEntry()
{
    return {"hex", {}, {}, [](ContentFolder&) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<Hex>>(Hex{});
            }};
}

} // namespace tablewood::hex
