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

} // namespace

Text ViewParts::momentText() const
{
    const int number = m_state.nights;
    switch (m_state.step) {
    case Step::night:
        return Text(TW_TEXT("forsaken", "Night %1"), number);
    case Step::draw:
    case Step::action:
    case Step::fast:
        return Text(TW_TEXT("forsaken", "Day %1, turn %2 of %3"), number, m_state.turns + 1, kTurnsOfCycle);
    case Step::roles:
        return Text(TW_TEXT("forsaken", "Before Night One"));
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
        return Text(TW_TEXT("forsaken", "Night %1"), static_cast<int>(m_state.nights));
    case Step::dawn:
        return Text(TW_TEXT("forsaken", "Day breaks"));
    case Step::fugue:
        return isMine ? Text(TW_TEXT("forsaken", "Your first Path"))
                      : Text(TW_TEXT("forsaken", "%1’s first Path"), m_state.active);
    case Step::draw:
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
    const Seats asked = m_rules.toAct();
    const bool isTurnOfOne = m_state.step == Step::draw || m_state.step == Step::action;
    return isTurnOfOne && top() == nullptr && asked.has(m_state.active) ? m_state.active : asked;
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
    scene.turn = parts.turnText();
    scene.outcome = outcome(state);
    addPhases(scene, state);
    parts.addBoard(scene);
    parts.addZones(scene);
    parts.addPanels(scene);
    parts.addPromptAndButtons(scene);
    return scene;
}

} // namespace tablewood::forsaken
