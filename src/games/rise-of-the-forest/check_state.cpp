#include "games/rise-of-the-forest/forest_game.h"

namespace tablewood::rise_of_the_forest {

void ForestGame::checkState(const State& state, int seats) const
{
    static_cast<void>(state);
    static_cast<void>(seats);
}

} // namespace tablewood::rise_of_the_forest
