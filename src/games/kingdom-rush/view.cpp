#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/attack_words.h"
#include "games/kingdom-rush/view_builder.h"

#include <algorithm>

/// What a viewer of Kingdom Rush sees: everything but the order and copies of the cards to come.
namespace tablewood::kingdom_rush {

namespace {

Text momentOf(const Scenario& scenario, const State& state)
{
    if (state.round == 0)
        return Text(TW_TEXT("kingdom-rush", "Council"));
    const bool hasLast =
        scenario.win == Win::survive || (scenario.win == Win::clear && scenario.winNumber > 0);
    return hasLast
               ? Text(TW_TEXT("kingdom-rush", "round %1 of %2"), int{state.round}, int{scenario.winNumber})
               : Text(TW_TEXT("kingdom-rush", "round %1"), int{state.round});
}

/// "Mira plays Archer"
Text beginningOf(const Box& box, const State& state)
{
    const OpenAction& open = state.open;
    return open.what == Opened::tower
               ? Text(TW_TEXT("kingdom-rush", "%1 plays %2"), open.seat, box.tower(open.who).name)
               : Text(TW_TEXT("kingdom-rush", "%1 leads %2"), open.seat,
                      box.content().heroes[state.heroes[open.who].kind].name);
}

Text debtOf(const OpenAction& open)
{
    const Text pieces = open.ask == Ask::pieces ? stillOwed(open) : Text();
    if (!pieces.isEmpty())
        return Text(TW_TEXT("kingdom-rush", "Still to lay: %1."), pieces);
    if (open.ask == Ask::move)
        return Text::counted(TW_TEXT_N("kingdom-rush", "%n step(s) left."), open.stepsLeft);
    return {};
}

/// What all others see of an open action.
void tellUnderway(const Box& box, const State& state, Seat viewer, Scene& scene)
{
    const Text begun = beginningOf(box, state);
    const Text debt = debtOf(state.open);
    scene.underway = debt.isEmpty() ? begun : Text(TW_TEXT("kingdom-rush", "%1. %2"), begun, debt);
    if (viewer.isPlayer() && viewer != state.open.seat) {
        scene.prompt.icon = "hour";
        scene.prompt.title = begun;
        scene.prompt.body = debt;
    }
}

} // namespace

Scene KingdomGame::view(const State& state, Viewer viewer) const
{
    Scene scene;
    const Scenario& scenario = m_box.scenario(state.scenario);
    scene.place = scenario.name;
    scene.moment = momentOf(scenario, state);
    scene.goal = scenario.goal;
    scene.goalDetail = scenario.losses;
    scene.active = awaitedIn(state);
    scene.outcome = outcome(state);
    if (scene.outcome)
        scene.ending = state.ending == Ending::won ? Text(TW_TEXT("kingdom-rush", "The kingdom stands"))
                                                   : Text(TW_TEXT("kingdom-rush", "The kingdom has fallen"));
    else if (scene.active.count() != 1 && !state.isAlone())
        scene.turn = Text(TW_TEXT("kingdom-rush", "Everybody"));
    else
        scene.turn = state.isAlone() || scene.active.has(viewer.seat)
                         ? Text(TW_TEXT("kingdom-rush", "You act"))
                         : Text(TW_TEXT("kingdom-rush", "%1 acts"), scene.active.first());
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
    if (state.isOpen() && !state.isAlone())
        tellUnderway(m_box, state, viewer.seat, scene);
    if (viewer.seat.isPlayer())
        builder.question();
    return scene;
}

} // namespace tablewood::kingdom_rush
