#include "games/arbor/view_ids.h"
#include "games/arbor/view_parts.h"

#include <algorithm>

namespace tablewood::arbor {

namespace {

Button button(const char* id, ButtonRole role, const char* icon, Text label, int cost = 0)
{
    Button result;
    result.id = id;
    result.role = role;
    result.icon = icon;
    result.label = std::move(label);
    result.cost = static_cast<std::int16_t>(cost);
    if (cost > 0)
        result.costIcon = "drop";
    return result;
}

Text whyOf(std::optional<Refusal> refusal) { return refusal ? std::move(refusal->why) : Text(); }

} // namespace

void ViewParts::addEndButton(Scene& scene, Text label, Text hint) const
{
    Button end = button("end", ButtonRole::next, "dusk", std::move(label));
    end.hint = std::move(hint);
    scene.buttons.push_back(std::move(end));
}

void ViewParts::addPromptAndButtons(Scene& scene) const
{
    if (m_state.step == Step::over) {
        scene.prompt = {"star", scene.turn, m_state.outcome().value_or(Outcome{}).reason, {}};
        return;
    }
    if (!m_state.pending.empty()) {
        askInWindow(scene);
        return;
    }
    if (!m_viewer.is(m_state.active)) {
        scene.prompt = {"hour", scene.turn, Text(TW_TEXT("arbor", "The table waits for %1."), m_state.active),
                        Text(TW_TEXT("arbor", "Wait for %1."), m_state.active)};
        return;
    }
    switch (m_state.step) {
    case Step::choosing:
        scene.prompt = {
            "tree", scene.turn,
            Text(TW_TEXT("arbor", "Two are dealt to you. Look at each closely, then pick the one you lead.")),
            Text(TW_TEXT("arbor", "Pick one of the two."))};
        break;
    case Step::naming:
        scene.prompt = {"dice", scene.turn,
                        Text(TW_TEXT("arbor", "You rolled highest. Press the panel or the Ancient of whoever "
                                              "begins: you or another.")),
                        Text(TW_TEXT("arbor", "Press whoever begins."))};
        break;
    case Step::dawn:
        askAtDawn(scene);
        break;
    case Step::day:
        askByDay(scene);
        break;
    case Step::dusk:
        askAtDusk(scene);
        break;
    case Step::over:
        break;
    }
}

void ViewParts::askInWindow(Scene& scene) const
{
    const PendingSong& top = m_state.pending.back();
    const Text song = m_game.songText(top.song).name;
    const bool isAsked = m_viewer.seat.isPlayer() && m_state.window.waitingFor().has(m_viewer.seat);
    const Targets& aimed = top.at;
    const Text title =
        aimed.empty() ? Text(TW_TEXT("arbor", "%1 plays %2"), top.seat, song)
        : aimed.size() == 1
            ? Text(TW_TEXT("arbor", "%1 plays %2: %3"), top.seat, song, aimed[0])
            : Text(TW_TEXT("arbor", "%1 plays %2: %3, %4"), top.seat, song, aimed[0], aimed[1]);
    if (!isAsked) {
        scene.prompt = {"hour", title, Text(TW_TEXT("arbor", "Those who hold a Fate card may answer.")),
                        Text(TW_TEXT("arbor", "Others may answer."))};
        return;
    }
    scene.turn = Text(TW_TEXT("arbor", "Your answer?"));
    // Only who holds a Fate card is asked, so that this tells of the discard, which all see, and of no hand.
    const bool canReveal = Referee(m_game.content(), m_state, m_viewer.seat).canReveal();
    scene.prompt = {
        "eye", title,
        canReveal
            ? Text(TW_TEXT("arbor", "Counter it with your Fate card, play the card as Revelation, or let "
                                    "it happen."))
            : Text(TW_TEXT("arbor", "Counter it with your Fate card, or let it happen.")),
        canReveal ? Text(TW_TEXT("arbor", "Counter it, or play Revelation?"))
                  : Text(TW_TEXT("arbor", "Counter it?"))};
    scene.prompt.about = {"song", top.seat, faceOf(spiritOf(top.song))};
    scene.buttons.push_back(
        button("counter", ButtonRole::action, "deny", m_game.songText(Song::destiny).name));
    scene.buttons.push_back(
        button("pass", ButtonRole::next, "check", Text(TW_TEXT("arbor", "Let it happen"))));
}

void ViewParts::askAtDawn(Scene& scene) const
{
    scene.prompt = {"dice", Text(TW_TEXT("arbor", "Two Blessings")),
                    Text(TW_TEXT("arbor", "Roll both dice again, or one and keep the other’s Blessing.")),
                    Text(TW_TEXT("arbor", "Roll both again, or one."))};
    scene.buttons.push_back(
        button("reroll-first", ButtonRole::action, "dice", Text(TW_TEXT("arbor", "Roll the first"))));
    scene.buttons.push_back(
        button("reroll-second", ButtonRole::action, "dice", Text(TW_TEXT("arbor", "Roll the second"))));
    scene.buttons.push_back(
        button("reroll-both", ButtonRole::next, "dice", Text(TW_TEXT("arbor", "Roll both"))));
}

Text ViewParts::gloriousSpaces() const
{
    const Spaces glorious =
        growthOf(m_game.content().ancients, m_state, m_state.active) & m_state.land.byRoots();
    if (m_state.activeForest().manna == 0 || m_state.activeForest().trees == 0 || glorious.isEmpty())
        return {};
    const Cell first = *glorious.begin();
    if (glorious.count() == 1)
        return Text(TW_TEXT("arbor", "%1 brings 1 Glory."), first);
    const Cell second = *++glorious.begin();
    if (glorious.count() == 2)
        return Text(TW_TEXT("arbor", "%1 and %2 bring 1 Glory each."), first, second);
    return Text(TW_TEXT("arbor", "%1, %2 and others bring 1 Glory each."), first, second);
}

Text ViewParts::endingWith(const Referee& referee) const
{
    return referee.hasFreeThing()
               ? Text(TW_TEXT("arbor",
                              "Your last manna: once it is spent and nothing free is left, your turn "
                              "ends by itself."))
               : Text(TW_TEXT("arbor", "Your last manna: once it is spent, your turn ends by itself."));
}

void ViewParts::askByDay(Scene& scene) const
{
    const Forest& forest = m_state.activeForest();
    const auto withGlory = [glorious = gloriousSpaces()](Text said) {
        return glorious.isEmpty() ? said : Text(TW_TEXT("arbor", "%1 %2"), std::move(said), glorious);
    };
    if (forest.manna == 0) {
        scene.prompt = {
            "wand", Text(TW_TEXT("arbor", "No manna left")),
            Text(TW_TEXT("arbor", "What is free can still be done: your Blessing, or a Revelation. Your turn "
                                  "ends by itself after the last of it.")),
            Text(TW_TEXT("arbor", "Only free things are left, then the turn ends."))};
    } else if (m_state.chain.empty()) {
        scene.prompt = {
            "sprout", Text(TW_TEXT("arbor", "Spend your manna")),
            withGlory(Text(TW_TEXT("arbor", "Grow, move, wake or play: 1 manna each. Drawing Stars comes "
                                            "last, at Dusk: it ends the Day."))),
            withGlory(Text(TW_TEXT("arbor", "Grow, move, wake or play.")))};
    } else {
        scene.prompt = {
            "sprout", Text(TW_TEXT("arbor", "Grow the chain’s next Tree")),
            withGlory(
                Text(TW_TEXT("arbor", "Pick a lit space next to %1 for 1 manna, or take another action."),
                     m_state.chain.back())),
            withGlory(Text(TW_TEXT("arbor", "1 manna, next to %1."), m_state.chain.back()))};
    }
    const Referee referee(m_game.content(), m_state, m_state.active);
    if (forest.manna == 1) {
        scene.prompt.body = withGlory(endingWith(referee));
        scene.prompt.brief = withGlory(
            referee.hasFreeThing() ? Text(TW_TEXT("arbor", "Your last manna, then only what is free."))
                                   : Text(TW_TEXT("arbor", "Your last manna: your turn ends with it.")));
    } else if (forest.manna > 1 && isOneStarLeft()) {
        for (Text* said : {&scene.prompt.body, &scene.prompt.brief})
            *said = Text(TW_TEXT("arbor", "%1 A Star drawn now ends your turn."), std::move(*said));
    }
    if (forest.canBless) {
        Button bless =
            button("bless", ButtonRole::action, "wand", Text(TW_TEXT("arbor", "Use the Blessing")));
        if (!referee.canBless())
            bless.reason = whyOf(referee.refusalOf(UseBlessing{}));
        scene.buttons.push_back(std::move(bless));
    }
    Button guardian =
        button("wake-guardian", ButtonRole::action, "shield", Text(TW_TEXT("arbor", "Wake Guardian")), 1);
    guardian.reason = whyOf(referee.refuseToWake(Awakened::guardian));
    scene.buttons.push_back(std::move(guardian));
    Button sage = button("wake-sage", ButtonRole::action, "door", Text(TW_TEXT("arbor", "Wake Sage")), 1);
    sage.reason = whyOf(referee.refuseToWake(Awakened::sage));
    scene.buttons.push_back(std::move(sage));
    addEndButton(scene, Text(TW_TEXT("arbor", "End the day")),
                 forest.manna > 0
                     ? Text(TW_TEXT("arbor", "%1 manna would be lost"), static_cast<int>(forest.manna))
                     : Text());
}

bool ViewParts::isOneStarLeft() const
{
    const auto left =
        std::ranges::count_if(m_state.display, [](const auto& card) { return card.has_value(); });
    const auto held = m_state.activeForest().hand.size();
    return (left == 1 && held < kHandLimit) || (left > 0 && held + 1 == kHandLimit);
}

bool ViewParts::isLastDraw() const
{
    const int cost = Referee(m_game.content(), m_state, m_state.active).drawCost();
    return isOneStarLeft() || m_state.activeForest().manna < 2 * cost;
}

void ViewParts::askAtDusk(Scene& scene) const
{
    scene.prompt = {
        "dusk", Text(TW_TEXT("arbor", "Draw another Star?")),
        isLastDraw() ? Text(TW_TEXT("arbor", "Pick a Star on display, the last that you can draw: your turn "
                                             "ends with it. Or end your turn."))
                     : Text(TW_TEXT("arbor", "Pick a Star on display for 1 manna, or end your turn.")),
        isLastDraw() ? Text(TW_TEXT("arbor", "Draw the last, which ends your turn, or end."))
                     : Text(TW_TEXT("arbor", "Draw another, or end."))};
    addEndButton(scene, Text(TW_TEXT("arbor", "End the turn")), {});
}

} // namespace tablewood::arbor
