#include "content/shipped_game.h"
#include "games/forsaken/changed_rules.h"
#include "games/forsaken/content/forsaken_content.h"
#include "games/forsaken/forsaken_game.h"
#include "kit/game_type_of.h"

namespace tablewood::forsaken {

ShippedGame shippedEntry()
{
    return {"forsaken",
            {kForsakenFiles.begin(), kForsakenFiles.end()},
            {kForsakenKeys.begin(), kForsakenKeys.end()},
            [](ContentFolder& folder) -> std::unique_ptr<GameType> {
                return std::make_unique<GameTypeOf<ForsakenGame>>(ForsakenGame(readForsakenContent(folder)));
            },
            {kChangedRules.begin(), kChangedRules.end()}};
}

} // namespace tablewood::forsaken
