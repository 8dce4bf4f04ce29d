#include "content/shipped_game.h"
#include "games/arbor/arbor_game.h"
#include "games/arbor/content/arbor_content.h"
#include "kit/game_type_of.h"

namespace tablewood::arbor {

ShippedGame shippedEntry()
{
    return {"arbor",
            {kArborFiles.begin(), kArborFiles.end()},
            {kArborKeys.begin(), kArborKeys.end()},
            [](ContentFolder& folder) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<ArborGame>>(ArborGame(readArborContent(folder)));
            }};
}

} // namespace tablewood::arbor
