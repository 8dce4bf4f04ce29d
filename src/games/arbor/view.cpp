#include "games/arbor/arbor_game.h"
#include "games/arbor/forest.h"
#include "games/arbor/view_ids.h"
#include "games/arbor/view_parts.h"

namespace tablewood::arbor {

namespace {

Text turnText(const State& state, Viewer viewer)
{
    const bool isMine = viewer.is(state.active);
    switch (state.step) {
    case Step::choosing:
        return isMine ? Text(TW_TEXT("arbor", "Choose your Ancient"))
                      : Text(TW_TEXT("arbor", "%1 chooses"), state.active);
    case Step::naming:
        return isMine ? Text(TW_TEXT("arbor", "Name who begins"))
                      : Text(TW_TEXT("arbor", "%1 names who begins"), state.active);
    case Step::dawn:
        return isMine ? Text(TW_TEXT("arbor", "Your dawn"))
                      : Text(TW_TEXT("arbor", "%1’s dawn"), state.active);
    case Step::day:
        return isMine ? Text(TW_TEXT("arbor", "Your day")) : Text(TW_TEXT("arbor", "%1’s day"), state.active);
    case Step::dusk:
        return isMine ? Text(TW_TEXT("arbor", "Your dusk"))
                      : Text(TW_TEXT("arbor", "%1’s dusk"), state.active);
    case Step::over:
        return Text(TW_TEXT("arbor", "The match is over"));
    }
    return {};
}

Text momentText(const State& state)
{
    constexpr int kAnnounced = 10;
    if (state.isSettingOut())
        return Text(TW_TEXT("arbor", "setting out"));
    const int last = state.terms.lastRound;
    if (last > 0 && state.round >= last - kAnnounced)
        return Text(TW_TEXT("arbor", "round %1 of %2"), static_cast<int>(state.round), last);
    return Text(TW_TEXT("arbor", "round %1"), static_cast<int>(state.round));
}

void addPhases(Scene& scene, const State& state)
{
    scene.phases = {{"dawn", "dawn", Text(TW_TEXT("arbor", "Dawn"))},
                    {"day", "day", Text(TW_TEXT("arbor", "Day"))},
                    {"dusk", "dusk", Text(TW_TEXT("arbor", "Dusk"))},
                    {"night", "moon", Text(TW_TEXT("arbor", "Night"))}};
    switch (state.step) {
    case Step::dawn:
        scene.phase = 0;
        break;
    case Step::day:
        scene.phase = 1;
        break;
    case Step::dusk:
        scene.phase = 2;
        break;
    case Step::choosing:
    case Step::naming:
    case Step::over:
        scene.phase = -1;
        break;
    }
}

} // namespace

Scene ArborGame::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.place = scenario(state).name;
    scene.moment = momentText(state);
    const int glory = state.terms.glory;
    if (state.terms.win == WinRule::hold) {
        scene.goal = Text(TW_TEXT("arbor", "First to hold %1"), glory);
        scene.goalDetail = Text(TW_TEXT("arbor", "until their next Dawn"));
    } else {
        scene.goal = Text(TW_TEXT("arbor", "First to reach %1"), glory);
        scene.goalDetail = Text(TW_TEXT("arbor", "wins at once"));
    }
    scene.active = toAct(state);
    scene.turn = turnText(state, viewer);
    scene.outcome = state.outcome();
    addPhases(scene, state);

    const ViewParts parts(*this, state, viewer);
    parts.addBoard(scene);
    parts.addCards(scene);
    parts.addPanels(scene);
    parts.addPromptAndButtons(scene);
    if (state.step == Step::choosing && viewer.is(state.active))
        scene.identity = handZone(state.active);
    return scene;
}

} // namespace tablewood::arbor
