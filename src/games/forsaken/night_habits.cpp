#include "games/forsaken/night_habits.h"

#include "games/forsaken/rules.h"

namespace tablewood::forsaken {

namespace {

bool hasRoom(const State& state, const Layout& draft)
{
    const int forsaken = forsakenOf(state.cast);
    const int left = static_cast<int>(std::ranges::count(draft, Landmark::none));
    const int share = (static_cast<int>(kLandmarks) + forsaken - 1) / forsaken;
    return forsaken == 1
               ? left > 0
               : left > share && std::ranges::count(draft, Landmark::deadEnd) < countOf(Landmark::deadEnd);
}

} // namespace

bool putsDown(const State& state, Seat seat, const Place& move)
{
    return hasRoom(state, state.of(seat).draft) &&
           (move.what == Landmark::deadEnd || forsakenOf(state.cast) == 1);
}

bool hasChosen(const State& state, Seat seat)
{
    const Traveler& traveler = state.of(seat);
    return state.call == Call::forsakenPlace ? !hasRoom(state, traveler.draft) : traveler.choice >= 0;
}

bool isFollyAtNight(const State& state, Seat seat, const Move& move)
{
    if (std::holds_alternative<Pass>(move))
        return !hasChosen(state, seat);
    if (const auto* place = std::get_if<Place>(&move))
        return !putsDown(state, seat, *place);
    const auto* point = std::get_if<Point>(&move);
    return hasChosen(state, seat) || std::holds_alternative<Shift>(move) ||
           std::holds_alternative<Lift>(move) ||
           (point != nullptr && point->seat == seat.index + 1 && state.call == Call::forsakenSacrifice);
}

} // namespace tablewood::forsaken
