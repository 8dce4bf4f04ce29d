#include "games/rise-of-the-forest/forest_game.h"

#include "games/rise-of-the-forest/course.h"
#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/run.h"

namespace tablewood::rise_of_the_forest {

namespace {

/// So long a unit's turn is looked at, and one in which nothing happens.
constexpr std::int32_t kSecondsOfTurn = 2;
constexpr std::int32_t kSecondsOfNothing = 1;

} // namespace

ForestGame::ForestGame(Content content)
    : m_content(std::move(content)), m_sheet(makeSheet()), m_faces(makeFaces())
{
    m_sheet.guide = makeGuide();
}

Seats ForestGame::toAct(const State& state) const { return actingIn(state); }

std::optional<Refusal> ForestGame::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (auto why = whyNot(m_content, state, seat, move))
        return Refusal{std::move(*why)};
    Course(m_content, state, log).carryOut(seat, move);
    return std::nullopt;
}

namespace {

/// In which rounds the base lost its health, and to whom the last of it.
Text whyFallen(const Content& content, const State& state)
{
    Text losses;
    for (std::size_t i = 0; i < state.tales.size(); ++i) {
        const Tale& tale = state.tales[i];
        if (tale.taken == 0)
            continue;
        Text loss(TW_TEXT("rise-of-the-forest", "%1 in round %2"), int{tale.taken}, static_cast<int>(i) + 1);
        losses = losses.isEmpty()
                     ? std::move(loss)
                     : Text(TW_TEXT("rise-of-the-forest", "%1, %2"), std::move(losses), std::move(loss));
    }
    const Unit* const last = state.team(Side::shadowborn).unit(state.last.number);
    if (losses.isEmpty() || !last)
        return Text(TW_TEXT("rise-of-the-forest", "The Lightborn base fell in round %1"), int{state.round});
    return Text(TW_TEXT("rise-of-the-forest", "The Lightborn base fell to %1. It lost %2."),
                kindOf(content, last->card).name, std::move(losses));
}

} // namespace

std::optional<Outcome> ForestGame::outcome(const State& state) const
{
    if (!state.isOver())
        return std::nullopt;
    if (state.baseHealth < 1)
        return Outcome{state.seatsOf(Side::shadowborn), whyFallen(m_content, state)};
    return Outcome{
        state.seatsOf(Side::lightborn),
        Text::counted(TW_TEXT_N("rise-of-the-forest", "The base stood for six rounds, with %n health left"),
                      state.baseHealth)};
}

std::optional<Timer> ForestGame::timer(const State& state) const
{
    if (state.step != Step::run)
        return std::nullopt;
    Timer timer;
    timer.move = "advance";
    timer.step = state.steps;
    timer.isRun = true;
    const auto turn = nextTurn(state);
    const bool isIdle = turn && turn->side == Side::lightborn &&
                        !aimOf(m_content, state, state.team(Side::lightborn).units[turn->index]).target();
    timer.seconds = isIdle ? kSecondsOfNothing : kSecondsOfTurn;
    return timer;
}

UndoRule ForestGame::undoRule(const State& state, Seat by, Seats makers) const
{
    // What was played came to light and may be taken back all the same; what was drawn or rolled may not.
    UndoRule rule{makers, false, !state.loose.has(by)};
    if (state.step > Step::leaders && by.isPlayer() && by.index < state.seats())
        for (const Seat maker : makers)
            rule.isBarred = rule.isBarred || state.sideOf(maker) != state.sideOf(by);
    return rule;
}

Seats ForestGame::partners(const State& state, Seat seat) const
{
    const Seat partner = state.partnerOf(seat);
    return partner.isPlayer() ? Seats(partner) : Seats();
}

} // namespace tablewood::rise_of_the_forest
