#include "content/shipped_game.h"
#include "kit/game_type_of.h"
#include "skirmish.h"

namespace tablewood::skirmish {

ShippedGame shippedEntry()
{
    return {"skirmish", {}, {}, [](ContentFolder&) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<Skirmish>>(Skirmish{});
            }};
}

} // namespace tablewood::skirmish
