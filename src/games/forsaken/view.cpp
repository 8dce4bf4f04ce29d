#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/view_parts.h"

namespace tablewood::forsaken {

namespace {

void addPhases(Scene& scene, const State& state)
{
    scene.phases = {{"draw", "cards", Text(TW_TEXT("forsaken", "Draw"))},
                    {"action", "hand", Text(TW_TEXT("forsaken", "Action"))},
                    {"fast", "bolt", Text(TW_TEXT("forsaken", "Fast Actions"))},
                    {"forest", "tree", Text(TW_TEXT("forsaken", "Forest"))},
                    {"night", "moon", Text(TW_TEXT("forsaken", "Night"))}};
    switch (state.step) {
    case Step::draw:
    case Step::drawn:
        scene.phase = 0;
        break;
    case Step::action:
        scene.phase = 1;
        break;
    case Step::fast:
        scene.phase = 2;
        break;
    case Step::forest:
        scene.phase = 3;
        break;
    case Step::dusk:
    case Step::night:
        scene.phase = 4;
        break;
    case Step::roles:
    case Step::dawn:
    case Step::fugue:
    case Step::over:
        break;
    }
}

/// As the rulebook calls the first two.
Text nightName(int number)
{
    switch (number) {
    case 1:
        return Text(TW_TEXT("forsaken", "Night One"));
    case 2:
        return Text(TW_TEXT("forsaken", "Night Two"));
    default:
        return Text(TW_TEXT("forsaken", "Night %1"), number);
    }
}

} // namespace

Text ViewParts::momentText() const
{
    const int number = m_state.nights;
    switch (m_state.step) {
    case Step::night:
        return nightName(number);
    case Step::draw:
    case Step::drawn:
    case Step::action:
    case Step::fast:
        return Text(TW_TEXT("forsaken", "Day %1, turn %2 of %3"), number, m_state.turns + 1, kTurnsOfCycle);
    case Step::roles:
        return Text(TW_TEXT("forsaken", "Before Night One"));
    case Step::dusk:
    case Step::dawn:
    case Step::fugue:
    case Step::forest:
    case Step::over:
        break;
    }
    return Text(TW_TEXT("forsaken", "Day %1"), number);
}

Text ViewParts::turnText() const
{
    const bool isMine = m_viewer.is(m_state.active);
    switch (m_state.step) {
    case Step::roles:
        return Text(TW_TEXT("forsaken", "Look at your Role"));
    case Step::night:
        return nightName(m_state.nights);
    case Step::dusk:
        return Text(TW_TEXT("forsaken", "Night falls"));
    case Step::dawn:
        return Text(TW_TEXT("forsaken", "Day breaks"));
    case Step::fugue:
        return isMine ? Text(TW_TEXT("forsaken", "Your first Path"))
                      : Text(TW_TEXT("forsaken", "%1’s first Path"), m_state.active);
    case Step::draw:
    case Step::drawn:
    case Step::action:
    case Step::fast:
        return isMine ? Text(TW_TEXT("forsaken", "Your turn"))
                      : Text(TW_TEXT("forsaken", "%1’s turn"), m_state.active);
    case Step::forest:
        return Text(TW_TEXT("forsaken", "The Forest’s turn"));
    case Step::over:
        break;
    }
    return Text(TW_TEXT("forsaken", "The match is over"));
}

Seats ViewParts::turnOf() const
{
    const bool hasFloor = m_state.isDrawPhase() || m_state.step == Step::action;
    return hasFloor && top() == nullptr ? Seats(m_state.active) : m_rules.awaited();
}

void ViewParts::addCycle(Scene& scene) const
{
    const bool isOn = m_state.isTurnOfOne() || m_state.step == Step::forest;
    // Day One draws who goes first.
    const bool isDrawn = m_state.nights > 1 || (m_state.step != Step::roles && m_state.step != Step::night);
    Seat next = m_state.upcoming;
    for (int i = 0; i < (isDrawn ? kTurnsOfCycle : 0); ++i) {
        CycleTurn& turn = scene.cycle.emplace_back();
        if (isOn && i < static_cast<int>(m_state.taken.size())) {
            const TakenTurn& taken = m_state.taken[static_cast<std::size_t>(i)];
            turn.seat = taken.seat;
            turn.name = Text(TW_TEXT("forsaken", "%1"), taken.seat);
            if (taken.card != kNoCard) {
                turn.mark = iconOf(card(taken.card).type);
                turn.name = Text(TW_TEXT("forsaken", "%1 played %2"), taken.seat, card(taken.card).name);
            }
            next = m_state.after(taken.seat);
            continue;
        }
        for (int tried = 0; tried < m_state.seats() && !m_state.living.has(next); ++tried)
            next = m_state.after(next);
        turn.seat = next;
        turn.name = Text(TW_TEXT("forsaken", "%1"), next);
        next = m_state.after(next);
    }
    CycleTurn& forest = scene.cycle.emplace_back();
    forest.icon = "tree";
    forest.name = Text(TW_TEXT("forsaken", "The Forest"));
    if (isOn)
        scene.cycleAt =
            static_cast<std::int8_t>(m_state.step == Step::forest ? kTurnsOfCycle : m_state.turns);
}

Scene ForsakenGame::view(const State& state, Viewer viewer) const
{
    Scene scene;
    const ViewParts parts(*this, state, viewer);
    scene.place = m_sheet.name;
    scene.moment = parts.momentText();
    scene.goal = Text(TW_TEXT("forsaken", "Find the Village"));
    scene.goalDetail = Text(TW_TEXT("forsaken", "or the Void, if you are Forsaken"));
    scene.active = parts.turnOf();
    scene.aloud = parts.rules().invited();
    scene.open = parts.rules().voters();
    scene.turn = parts.turnText();
    scene.outcome = outcome(state);
    addPhases(scene, state);
    parts.addBoard(scene);
    parts.addZones(scene);
    parts.addPanels(scene);
    parts.addPromptAndButtons(scene);
    parts.addCycle(scene);
    parts.addBallot(scene);
    parts.addSilence(scene);
    return scene;
}

} // namespace tablewood::forsaken
