#include "games/rise-of-the-forest/forest_game.h"

namespace tablewood::rise_of_the_forest {

std::vector<GuidePage> ForestGame::makeGuide() const { return {}; }

} // namespace tablewood::rise_of_the_forest
