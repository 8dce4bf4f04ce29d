#include "games/arbor/arbor_game.h"

namespace tablewood::arbor {

std::vector<GuidePage> ArborGame::makeGuide() const { return {}; }

} // namespace tablewood::arbor
