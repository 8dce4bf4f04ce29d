#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/view_builder.h"

#include <algorithm>

/// What a viewer of Kingdom Rush sees: everything but the order and copies of the cards to come.
namespace tablewood::kingdom_rush {

Scene KingdomGame::view(const State& state, Viewer viewer) const
{
    Scene scene;
    const Scenario& scenario = m_box.scenario(state.scenario);
    scene.place = scenario.name;
    scene.moment = state.round == 0 ? Text(TW_TEXT("kingdom-rush", "Council"))
                                    : Text(TW_TEXT("kingdom-rush", "round %1"), int{state.round});
    scene.goal = scenario.goal;
    scene.goalDetail = scenario.losses;
    scene.active = awaitedIn(state);
    scene.outcome = outcome(state);
    if (scene.outcome)
        scene.ending = state.ending == Ending::won ? Text(TW_TEXT("kingdom-rush", "The kingdom stands"))
                                                   : Text(TW_TEXT("kingdom-rush", "The kingdom has fallen"));
    else if (state.isOpen() && !state.isAlone())
        scene.turn = Text(TW_TEXT("kingdom-rush", "%1 acts"), state.open.seat);
    else
        scene.turn = state.isAlone() ? Text(TW_TEXT("kingdom-rush", "You act"))
                                     : Text(TW_TEXT("kingdom-rush", "Everybody"));
    scene.phases = {{"council", "people", Text(TW_TEXT("kingdom-rush", "Council"))},
                    {"spawn", "flag", Text(TW_TEXT("kingdom-rush", "Spawn"))},
                    {"play", "sword", Text(TW_TEXT("kingdom-rush", "Towers and heroes"))},
                    {"destroy", "bolt", Text(TW_TEXT("kingdom-rush", "Destroy"))},
                    {"advance", "boot", Text(TW_TEXT("kingdom-rush", "Advance"))},
                    {"pickup", "hand", Text(TW_TEXT("kingdom-rush", "Pick up"))},
                    {"buy", "star", Text(TW_TEXT("kingdom-rush", "Buy"))}};
    constexpr std::array<std::int8_t, 9> kPhases{0, 1, 1, 2, 3, 4, 5, 6, -1};
    scene.phase = kPhases[static_cast<std::size_t>(state.step)];
    ViewBuilder builder(m_box, state, viewer, scene);
    builder.build();
    if (viewer.seat.isPlayer())
        builder.question();
    return scene;
}

} // namespace tablewood::kingdom_rush
