#include "games/kingdom-rush/kingdom_game.h"

#include "games/kingdom-rush/course.h"
#include "games/kingdom-rush/referee.h"

namespace tablewood::kingdom_rush {

namespace {

/// So long one horde's move is looked at.
constexpr std::int32_t kSecondsOfMove = 2;

/// The space that the last horde of this round left that escaped.
Cell lastLeft(const Box& box, const State& state)
{
    return groundOf(box, state).cells[state.tales.back().leftFrom];
}

} // namespace

KingdomGame::KingdomGame(Content content)
    : m_box(std::move(content)), m_sheet(makeSheet()), m_faces(makeFaces())
{
    m_sheet.guide = makeGuide();
}

Seats KingdomGame::toAct(const State& state) const { return actingIn(state); }

Seats KingdomGame::awaited(const State& state) const { return awaitedIn(state); }

Seats KingdomGame::needed(const State& state) const
{
    // What all are asked about is for the persons among them.
    if (!state.asked.empty() && state.asked.front().what != Question::retreat && !state.isAlone())
        return Seats::firstOf(state.seats());
    Seats needed;
    const bool isFree = state.asked.empty() && !state.isOpen() &&
                        (state.step == Step::council || state.step == Step::play ||
                         state.step == Step::pickUp || state.step == Step::buy);
    if (!isFree || state.isAlone())
        return needed;
    for (const Seat seat : Seats::firstOf(state.seats()))
        if (!state.done.has(seat) && !state.letting.has(seat))
            needed.add(seat);
    return needed;
}

std::optional<Refusal> KingdomGame::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (auto why = whyNot(m_box, state, seat, move))
        return Refusal{std::move(*why)};
    Course(m_box, state, log).carryOut(seat, move);
    return std::nullopt;
}

std::optional<Outcome> KingdomGame::outcome(const State& state) const
{
    const int round = state.round;
    switch (state.ending) {
    case Ending::none:
        return std::nullopt;
    case Ending::won:
        return Outcome{Seats::firstOf(state.seats()),
                       Text::counted(TW_TEXT_N("kingdom-rush", "The kingdom stood, with %n heart(s) left"),
                                     state.hearts)};
    case Ending::heartsLost:
        return Outcome{{},
                       Text(TW_TEXT("kingdom-rush", "The last heart was lost in round %1, at %2"), round,
                            lastLeft(m_box, state))};
    case Ending::stacksEmpty:
        return Outcome{
            {}, Text(TW_TEXT("kingdom-rush", "The goal was not reached before the stacks were empty"))};
    case Ending::noRoom:
        return Outcome{
            {}, Text(TW_TEXT("kingdom-rush", "A horde found no free space on its way in round %1"), round)};
    case Ending::championEscaped:
        return Outcome{{},
                       Text(TW_TEXT("kingdom-rush", "A champion escaped in round %1, at %2"), round,
                            lastLeft(m_box, state))};
    case Ending::heroFell:
        return Outcome{{}, Text(TW_TEXT("kingdom-rush", "A hero was knocked out in round %1"), round)};
    }
    return std::nullopt;
}

std::optional<Timer> KingdomGame::timer(const State& state) const
{
    if (state.step != Step::advance || !state.asked.empty())
        return std::nullopt;
    Timer timer;
    timer.move = "advance";
    timer.seconds = kSecondsOfMove;
    timer.step = state.steps;
    timer.isRun = true;
    return timer;
}

UndoRule KingdomGame::undoRule(const State&, Seat by, Seats makers) const
{
    makers.remove(by);
    return {makers, true, true};
}

std::optional<Move> KingdomGame::standsBack(const State& state, Seat seat) const
{
    const bool isOfTheTeam = state.step == Step::buy || state.step == Step::pickUp;
    if (isOfTheTeam && state.asked.empty() && !state.done.has(seat))
        return SayDone{};
    return std::nullopt;
}

std::optional<Move> KingdomGame::lapsed(const State& state, Seat seat) const
{
    if (state.isOpen() && state.open.seat == seat)
        return CancelAction{};
    const bool isPhase = state.step == Step::play || state.step == Step::buy || state.step == Step::pickUp ||
                         (state.step == Step::council && isCouncilSettled(state));
    if (isPhase && state.asked.empty() && !state.isOpen() && !state.done.has(seat))
        return SayDone{};
    return std::nullopt;
}

Seat KingdomGame::holder(const State& state) const
{
    const bool isOwn = state.isOpen() && state.asked.empty() && !state.isAlone();
    return isOwn ? state.open.seat : Seat::none();
}

} // namespace tablewood::kingdom_rush
