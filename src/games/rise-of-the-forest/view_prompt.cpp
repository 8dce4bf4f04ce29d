#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/tell.h"
#include "games/rise-of-the-forest/view_parts.h"

#include <algorithm>

/// What a viewer is asked.
namespace tablewood::rise_of_the_forest {

namespace {

Prompt promptOf(const Name& icon, Text title, Text body, Text brief)
{
    Prompt prompt;
    prompt.icon = icon;
    prompt.title = std::move(title);
    prompt.body = std::move(body);
    prompt.brief = std::move(brief);
    return prompt;
}

} // namespace

Text ViewParts::turnText() const
{
    const Seats acting = actingIn(m_state);
    switch (m_state.step) {
    case Step::run:
        return Text(TW_TEXT("rise-of-the-forest", "Run, sequence %1"), int{m_state.sequence});
    case Step::over:
        return Text(TW_TEXT("rise-of-the-forest", "The match is over"));
    case Step::leaders:
        return acting.has(m_viewer.seat) ? Text(TW_TEXT("rise-of-the-forest", "Pick your leader"))
                                         : Text(TW_TEXT("rise-of-the-forest", "Leaders are picked"));
    case Step::tiles: {
        const int number = static_cast<int>(m_state.track.tiles.size()) + 1;
        return acting.has(m_viewer.seat)
                   ? Text(TW_TEXT("rise-of-the-forest", "Lay tile %1"), number)
                   : Text(TW_TEXT("rise-of-the-forest", "%1 lays tile %2"), m_state.layer(), number);
    }
    case Step::towers:
        return acting.has(m_viewer.seat)
                   ? Text(TW_TEXT("rise-of-the-forest", "Place tower %1"), int{m_state.drawnTower})
                   : Text(TW_TEXT("rise-of-the-forest", "%1 places tower %2"), m_state.layer(),
                          int{m_state.drawnTower});
    default:
        break;
    }
    if (acting.has(m_viewer.seat))
        return Text(TW_TEXT("rise-of-the-forest", "Your turn"));
    if (acting.count() == 1)
        return Text(TW_TEXT("rise-of-the-forest", "%1’s turn"), acting.first());
    return m_state.step == Step::bases || m_state.side == Side::shadowborn
               ? Text(TW_TEXT("rise-of-the-forest", "The Shadowborn play"))
               : Text(TW_TEXT("rise-of-the-forest", "The Lightborn play"));
}

Text ViewParts::lastTurnText() const
{
    const LastTurn& last = m_state.last;
    const Unit* const unit = last.number == 0 ? nullptr : m_state.team(last.side).unit(last.number);
    if (!unit)
        return Text(TW_TEXT("rise-of-the-forest", "The run goes by itself"));
    const Text name = kindOf(m_content, unit->card).name;
    if (last.side == Side::shadowborn) {
        int sum = 0;
        for (const std::uint8_t face : last.dice)
            sum += face;
        return last.dice.empty() ? Text(TW_TEXT("rise-of-the-forest", "%1 did not run"), name)
                                 : Text(TW_TEXT("rise-of-the-forest", "%1 ran %2"), name, sum);
    }
    const Unit* const target =
        last.shots.empty() ? nullptr : m_state.team(Side::shadowborn).unit(last.shots[0].number);
    return target ? Text(TW_TEXT("rise-of-the-forest", "%1 shot at %2"), name,
                         kindOf(m_content, target->card).name)
                  : Text(TW_TEXT("rise-of-the-forest", "%1 had nobody in range"), name);
}

void ViewParts::addQuestion(Scene& scene) const
{
    scene.turn = turnText();
    if (m_state.step == Step::run) {
        scene.prompt =
            promptOf("boot", lastTurnText(),
                     Text(TW_TEXT("rise-of-the-forest",
                                  "First all Shadowborn, the farthest down the track first; then the "
                                  "towers, from one pip to six; and again, until none is left.")),
                     Text(TW_TEXT("rise-of-the-forest", "Watch the run")));
        return;
    }
    if (!m_viewer.seat.isPlayer() || !actingIn(m_state).has(m_viewer.seat))
        return;
    if (m_state.step == Step::players)
        askInTurn(scene, m_viewer.seat);
    else
        askInSetUp(scene, m_viewer.seat);
}

void ViewParts::addButton(Scene& scene, Seat seat, const Move& move, ButtonRole role, const Name& icon,
                          Text label, Text hint) const
{
    Button button;
    button.id = moveText(move);
    button.role = role;
    button.icon = icon;
    button.label = std::move(label);
    button.hint = std::move(hint);
    if (auto why = whyNot(m_content, m_state, seat, move))
        button.reason = std::move(*why);
    scene.buttons.push_back(std::move(button));
}

void ViewParts::askInSetUp(Scene& scene, Seat seat) const
{
    switch (m_state.step) {
    case Step::naming:
        scene.prompt =
            promptOf("people", Text(TW_TEXT("rise-of-the-forest", "Which side does your pair play?")),
                     Text(TW_TEXT("rise-of-the-forest", "Seats 1 and 3 are one pair, 2 and 4 the other.")),
                     Text(TW_TEXT("rise-of-the-forest", "Choose a side")));
        addButton(scene, seat, NameSide{Side::shadowborn}, ButtonRole::prompt, "moon",
                  nameOf(Side::shadowborn));
        addButton(scene, seat, NameSide{Side::lightborn}, ButtonRole::prompt, "lantern",
                  nameOf(Side::lightborn));
        break;
    case Step::leaders:
        scene.prompt = promptOf(
            "person", Text(TW_TEXT("rise-of-the-forest", "Pick your leader")),
            m_state.leadersOf(seat) == 2
                ? Text(TW_TEXT("rise-of-the-forest",
                               "You are alone against two, so you pick two. All picks are "
                               "turned up together."))
                : Text(TW_TEXT("rise-of-the-forest", "The other side sees it once everybody has picked.")),
            Text(TW_TEXT("rise-of-the-forest", "Pick a leader")));
        break;
    case Step::tiles:
        scene.prompt =
            promptOf("flag",
                     m_state.drawnTile == Road::straight
                         ? Text(TW_TEXT("rise-of-the-forest", "Where does this straight tile lie?"))
                         : Text(TW_TEXT("rise-of-the-forest", "Where does this corner lie?")),
                     Text(TW_TEXT("rise-of-the-forest",
                                  "Turn it and lay it beyond either open end. One end has to lead outside.")),
                     Text(TW_TEXT("rise-of-the-forest", "Lay the tile")));
        break;
    case Step::towers:
        scene.prompt = promptOf(
            "home",
            Text(TW_TEXT("rise-of-the-forest", "Where does tower %1 stand?"), int{m_state.drawnTower}),
            Text(TW_TEXT("rise-of-the-forest",
                         "Straight beside a tile. The number says when it shoots in a sequence.")),
            Text(TW_TEXT("rise-of-the-forest", "Place the tower")));
        break;
    case Step::bases:
        scene.prompt =
            promptOf("flag", Text(TW_TEXT("rise-of-the-forest", "Where do the Shadowborn come from?")),
                     Text(TW_TEXT("rise-of-the-forest",
                                  "Choose an open end for your base. The Lightborn base lies at the other.")),
                     Text(TW_TEXT("rise-of-the-forest", "Choose an end")));
        break;
    case Step::players:
    case Step::run:
    case Step::over:
        break;
    }
}

void ViewParts::askInTurn(Scene& scene, Seat seat) const
{
    switch (m_state.action) {
    case Action::refresh:
    case Action::discarding:
        scene.prompt =
            promptOf("cards", Text(TW_TEXT("rise-of-the-forest", "Discard what you do not want, then draw")),
                     Text(TW_TEXT("rise-of-the-forest", "You draw until you hold %1 cards."),
                          static_cast<int>(m_state.handSize(m_state.sideOf(seat)))),
                     Text(TW_TEXT("rise-of-the-forest", "Discard, then draw")));
        addButton(scene, seat, Skip{}, ButtonRole::action, "chevR",
                  Text(TW_TEXT("rise-of-the-forest", "Do not draw")),
                  Text(TW_TEXT("rise-of-the-forest", "Goes on to playing cards")));
        addButton(scene, seat, Draw{}, ButtonRole::next, "cards",
                  Text(TW_TEXT("rise-of-the-forest", "Draw")));
        break;
    case Action::play: {
        const int left = m_state.playsOf(seat) - m_state.plays;
        scene.prompt =
            promptOf("play", Text::counted(TW_TEXT_N("rise-of-the-forest", "Play %n card(s)"), left),
                     Text(TW_TEXT("rise-of-the-forest",
                                  "Basic units and items are played by themselves, leveled units and "
                                  "your leader in the place of a unit of the same type.")),
                     Text::counted(TW_TEXT_N("rise-of-the-forest", "Play %n card(s)"), left));
        // Nobody passes by the way while they hold cards.
        addButton(scene, seat, Skip{},
                  m_state.player(seat).hand.empty() ? ButtonRole::next : ButtonRole::action, "chevR",
                  m_state.plays == 0 ? Text(TW_TEXT("rise-of-the-forest", "Play nothing"))
                                     : Text(TW_TEXT("rise-of-the-forest", "Play no more")));
        break;
    }
    case Action::position: {
        const bool isLast = m_state.done.count() + 1 == m_state.seatsOf(Side::lightborn).count();
        const Units& lights = m_state.team(Side::lightborn).units;
        const auto waiting = std::count_if(lights.begin(), lights.end(),
                                           [](const Unit& unit) { return unit.where == Where::beside; });
        scene.prompt =
            m_state.sideOf(seat) == Side::shadowborn
                ? promptOf("boot", Text(TW_TEXT("rise-of-the-forest", "In which order do they come?")),
                           Text(TW_TEXT("rise-of-the-forest",
                                        "Put them into the places of the stack; the first one comes first.")),
                           Text(TW_TEXT("rise-of-the-forest", "Order the stack")))
                : promptOf(
                      "home",
                      waiting > 1 ? Text(TW_TEXT("rise-of-the-forest", "Press a new unit, then its tower"))
                      : waiting == 1
                          ? Text(TW_TEXT("rise-of-the-forest", "Which tower does your new unit take?"))
                          : Text(TW_TEXT("rise-of-the-forest", "Everybody stands where they shall")),
                      isLast ? Text(TW_TEXT("rise-of-the-forest",
                                            "Once on a tower it stays. Ending the turn begins the run."))
                             : Text(TW_TEXT("rise-of-the-forest",
                                            "Once on a tower it stays. Then it is your partner’s turn.")),
                      Text(TW_TEXT("rise-of-the-forest", "Take towers")));
        addButton(scene, seat, EndTurn{}, ButtonRole::next, "check",
                  Text(TW_TEXT("rise-of-the-forest", "End the turn")));
        break;
    }
    }
}

} // namespace tablewood::rise_of_the_forest
