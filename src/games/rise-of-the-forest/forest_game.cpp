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

std::optional<Outcome> ForestGame::outcome(const State& state) const
{
    if (!state.isOver())
        return std::nullopt;
    if (state.baseHealth < 1)
        return Outcome{
            state.seatsOf(Side::shadowborn),
            Text(TW_TEXT("rise-of-the-forest", "The Lightborn base fell in round %1"), int{state.round})};
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
                        !targetOf(m_content, state, state.team(Side::lightborn).units[turn->index]);
    timer.seconds = isIdle ? kSecondsOfNothing : kSecondsOfTurn;
    return timer;
}

UndoRule ForestGame::undoRule(const State& state, Seat by, Seats makers) const
{
    // What was played came to light and may be taken back all the same; what was drawn or rolled may not.
    const bool isLoose =
        by.isPlayer() && by.index < state.seats() && state.loose[static_cast<std::size_t>(by.index)] > 0;
    return {makers, false, !isLoose};
}

Seats ForestGame::partners(const State& state, Seat seat) const
{
    const Seat partner = state.partnerOf(seat);
    return partner.isPlayer() ? Seats(partner) : Seats();
}

} // namespace tablewood::rise_of_the_forest
