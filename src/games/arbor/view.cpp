#include "games/arbor/arbor_game.h"

namespace tablewood::arbor {

Scene ArborGame::view(const State& state, Viewer) const
{
    Scene scene;
    scene.place = scenario(state).name;
    scene.outcome = state.outcome;
    return scene;
}

} // namespace tablewood::arbor
