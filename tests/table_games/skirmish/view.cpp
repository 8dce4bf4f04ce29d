#include "view_table.h"

#include <algorithm>

/// What a seat of Skirmish sees, and what it is asked.
namespace tablewood::skirmish {

namespace {

/// What somebody is asked in a phase, and what the others read meanwhile.
struct Question
{
    Name icon;
    TextKey title;
    TextKey body;
    TextKey brief;
};

Question questionOf(TurnPhase phase)
{
    switch (phase) {
    case TurnPhase::deploy:
        return {"cards", TW_TEXT("skirmish", "Play a fighter and gear, then attack or rest"),
                TW_TEXT("skirmish",
                        "One fighter and one change in your line a turn, and as much gear as you like."),
                TW_TEXT("skirmish", "Play cards")};
    case TurnPhase::attack:
        return {"sword", TW_TEXT("skirmish", "Choose who attacks"),
                TW_TEXT("skirmish", "Each attacker tilts. Whoever came this turn stays behind."),
                TW_TEXT("skirmish", "Choose attackers")};
    case TurnPhase::block:
        return {"shield", TW_TEXT("skirmish", "Choose who blocks"),
                TW_TEXT("skirmish", "Press a fighter that is not tilted, then the attacker."),
                TW_TEXT("skirmish", "Choose blockers")};
    case TurnPhase::answers:
    case TurnPhase::combat:
    case TurnPhase::end:
        break;
    }
    return {"bolt", TW_TEXT("skirmish", "Answer with a trick, or pass"),
            TW_TEXT("skirmish", "Once both pass in a row, the last trick takes effect first."),
            TW_TEXT("skirmish", "Answer or pass")};
}

void addPhases(Scene& scene, TurnPhase phase)
{
    scene.phases = {{"deploy", "cards", TW_TEXT("skirmish", "Deploy")},
                    {"attack", "sword", TW_TEXT("skirmish", "Attack")},
                    {"block", "shield", TW_TEXT("skirmish", "Block")},
                    {"answers", "bolt", TW_TEXT("skirmish", "Answers")},
                    {"combat", "flame", TW_TEXT("skirmish", "Combat")},
                    {"end", "flag", TW_TEXT("skirmish", "End")}};
    scene.phase = static_cast<std::int8_t>(phase);
}

void addButton(Scene& scene, const State& state, Seat seat, const Move& move, ButtonRole role, Text label)
{
    Button button;
    button.id = moveText(move);
    button.role = role;
    button.label = std::move(label);
    if (const auto why = whyNot(state, seat, move))
        button.reason = *why;
    scene.buttons.push_back(std::move(button));
}

void addButtons(Scene& scene, const State& state, Seat seat)
{
    const auto add = [&](const Move& move, ButtonRole role, Text label) {
        addButton(scene, state, seat, move, role, std::move(label));
    };
    switch (state.phase) {
    case TurnPhase::deploy:
        add(Attack{}, ButtonRole::action, TW_TEXT("skirmish", "Attack"));
        add(Rest{}, ButtonRole::next, TW_TEXT("skirmish", "Rest"));
        break;
    case TurnPhase::attack:
        add(Rest{}, ButtonRole::action, TW_TEXT("skirmish", "Rest"));
        add(Declare{}, ButtonRole::next, TW_TEXT("skirmish", "Attack with these"));
        break;
    case TurnPhase::block:
        add(Stand{}, ButtonRole::next, TW_TEXT("skirmish", "Stand"));
        break;
    case TurnPhase::answers:
        add(Pass{}, ButtonRole::next, TW_TEXT("skirmish", "Pass"));
        break;
    case TurnPhase::combat:
    case TurnPhase::end:
        break;
    }
}

void addQuestion(Scene& scene, const State& state, Viewer viewer)
{
    const Seat mover = state.mover();
    if (!mover.isPlayer()) {
        scene.turn = TW_TEXT("skirmish", "They fight");
        scene.prompt.icon = "flame";
        scene.prompt.title = TW_TEXT("skirmish", "The attackers fight one after the other");
        scene.prompt.body = TW_TEXT("skirmish", "Whoever is not blocked strikes the keep.");
        scene.prompt.brief = TW_TEXT("skirmish", "Watch the fight");
        TableParts(state, viewer).addComing(scene);
        return;
    }
    if (!viewer.is(mover)) {
        scene.turn = {TW_TEXT("skirmish", "%1's turn"), mover};
        return;
    }
    const Question question = questionOf(state.phase);
    scene.turn = TW_TEXT("skirmish", "Your turn");
    scene.prompt.icon = question.icon;
    scene.prompt.title = question.title;
    scene.prompt.body = question.body;
    scene.prompt.brief = question.brief;
    addButtons(scene, state, mover);
}

/// Whether something of a seat is a target: an attack of the other's comes at its keep or a blocker, or a
/// trick of theirs at one of its fighters or tricks.
bool isTarget(const State& state, Seat seat)
{
    const auto comesAt = [&](const Duel& duel) {
        return duel.blocker == 0 || fighterOn(state.side(seat).field, duel.blocker);
    };
    if (seat == state.defender() && std::ranges::any_of(state.duels, comesAt))
        return true;
    const auto isOwn = [&](std::uint8_t target) {
        const auto isIt = [&](const Link& link) { return link.seat == seat && link.card.number == target; };
        return fighterOn(state.side(seat).field, target) || std::ranges::any_of(state.chain, isIt);
    };
    return std::ranges::any_of(state.chain,
                               [&](const Link& link) { return link.seat != seat && isOwn(link.target); });
}

/// Passing may stand. It is known to all who answers when, and what lies on the chain.
void addStanding(Scene& scene, const State& state, Seat seat)
{
    const bool isAsked = state.phase == TurnPhase::answers && state.mover() == seat;
    Standing passing;
    passing.id = "pass-untargeted";
    passing.button = moveText(Move(Pass{}));
    passing.label = TW_TEXT("skirmish", "Pass until one of mine is a target");
    passing.hint = TW_TEXT(
        "skirmish",
        "You are asked once an attack or a trick is aimed at your keep, a fighter or a trick of yours");
    passing.holds = isAsked && !isTarget(state, seat);
    scene.standing.push_back(passing);
    // It ends with the turn of the other, whose end it waits for.
    if (state.active == seat)
        return;
    passing.id = "pass-turn";
    passing.label = TW_TEXT("skirmish", "Pass until my turn");
    passing.hint = TW_TEXT("skirmish", "You answer no trick and no attack before your next turn");
    passing.holds = isAsked;
    scene.standing.push_back(std::move(passing));
}

} // namespace

Scene Skirmish::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.moment = {TW_TEXT("skirmish", "Turn %1"), static_cast<int>(state.turn)};
    scene.goal = TW_TEXT("skirmish", "Break the other keep");
    scene.goalDetail = TW_TEXT("skirmish", "When the cards run out, the hearts decide");
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    addPhases(scene, state.phase);
    const TableParts table(state, viewer);
    table.addFields(scene);
    table.addChain(scene);
    for (const Seat seat : Seats::firstOf(2))
        table.addSeat(scene, seat);
    if (scene.outcome)
        return scene;
    addQuestion(scene, state, viewer);
    table.addAttacks(scene);
    table.addBlocks(scene);
    for (const Seat seat : Seats::firstOf(2))
        if (viewer.is(seat))
            addStanding(scene, state, seat);
    return scene;
}

} // namespace tablewood::skirmish
