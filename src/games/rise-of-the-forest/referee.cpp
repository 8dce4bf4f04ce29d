#include "games/rise-of-the-forest/referee.h"

#include <algorithm>

namespace tablewood::rise_of_the_forest {

namespace {

using Why = std::optional<Text>;

/// Moves of the set-up.
struct SetUpReferee
{
    const Content& content;
    const State& state;
    Seat seat;

    static Why over() { return Text(TW_TEXT("rise-of-the-forest", "The set-up is over.")); }
    Why operator()(NameSide) const
    {
        return state.step == Step::naming ? Why()
                                          : Text(TW_TEXT("rise-of-the-forest", "The sides are settled."));
    }
    Why operator()(const Lead& move) const
    {
        if (state.step != Step::leaders)
            return Text(TW_TEXT("rise-of-the-forest", "Leaders are picked before anything else."));
        const auto left = leadersLeft(content, state, seat);
        if (std::none_of(left.begin(), left.end(),
                         [&](const Card& card) { return move.leader == kindOf(content, card).key; }))
            return Text(TW_TEXT("rise-of-the-forest", "Your side has no such leader left."));
        return std::nullopt;
    }
    Why operator()(const Lay& move) const
    {
        if (state.step != Step::tiles)
            return Text(TW_TEXT("rise-of-the-forest", "No tile is to be laid now."));
        if (move.turns >= kTurns)
            return Text(TW_TEXT("rise-of-the-forest", "A tile has four ways to lie."));
        return whyMisplaced(
            state.track.faultOf(state.drawnTile, windowOf(state.track).fromBoard(move.at), move.turns));
    }
    Why operator()(const Build& move) const
    {
        if (state.step != Step::towers)
            return Text(TW_TEXT("rise-of-the-forest", "No tower is to be placed now."));
        return whyMisplaced(state.track.faultOfTower(windowOf(state.track).fromBoard(move.at)));
    }
    Why operator()(const SetBase& move) const
    {
        if (state.step != Step::bases)
            return Text(TW_TEXT("rise-of-the-forest", "The bases come once the track is laid, and stay."));
        const Cell at = windowOf(state.track).fromBoard(move.at);
        if (at != state.track.front && at != state.track.back)
            return Text(TW_TEXT("rise-of-the-forest", "A base lies beyond an open end of the track."));
        return std::nullopt;
    }
    Why operator()(Advance) const
    {
        return Text(TW_TEXT("rise-of-the-forest", "The run goes on by itself."));
    }
    template <class OfTurn>
    Why operator()(const OfTurn&) const
    {
        return Text(TW_TEXT("rise-of-the-forest", "First the table is set up."));
    }
};

} // namespace

Seats actingIn(const State& state)
{
    Seats acting;
    switch (state.step) {
    case Step::naming:
        return Seat{0};
    case Step::leaders:
        for (const Seat seat : Seats::firstOf(state.seats()))
            if (static_cast<int>(state.player(seat).leaders.size()) < state.leadersOf(seat))
                acting.add(seat);
        return acting;
    case Step::tiles:
    case Step::towers:
        return state.layer();
    case Step::bases:
        return state.seatsOf(Side::shadowborn);
    case Step::players:
        if (state.active.isPlayer())
            return state.active;
        for (const Seat seat : state.seatsOf(state.side))
            if (!state.done.has(seat))
                acting.add(seat);
        return acting;
    case Step::run:
    case Step::over:
        break;
    }
    return acting;
}

std::optional<Text> whyNot(const Content& content, const State& state, Seat seat, const Move& move)
{
    if (state.isOver())
        return Text(TW_TEXT("rise-of-the-forest", "The match is over."));
    if (seat == Seat::clock()) {
        if (std::holds_alternative<Advance>(move) && state.step == Step::run)
            return std::nullopt;
        return Text(TW_TEXT("rise-of-the-forest", "The clock has nothing to do now."));
    }
    if (!actingIn(state).has(seat))
        return state.step == Step::run
                   ? Text(TW_TEXT("rise-of-the-forest", "They run now, and nobody can do anything about it."))
                   : Text(TW_TEXT("rise-of-the-forest", "It is not your turn."));
    if (state.step == Step::players)
        return whyNotInTurn(content, state, seat, move);
    return std::visit(SetUpReferee{content, state, seat}, move);
}

std::optional<Text> whyMisplaced(Misplaced misplaced)
{
    switch (misplaced) {
    case Misplaced::none:
        return std::nullopt;
    case Misplaced::noEnd:
        return Text(TW_TEXT("rise-of-the-forest", "A tile goes on from one of the two open ends."));
    case Misplaced::notJoined:
        return Text(
            TW_TEXT("rise-of-the-forest", "Turned like this, its road does not join the track. Turn it."));
    case Misplaced::facesTile:
        return Text(
            TW_TEXT("rise-of-the-forest", "Turned like this, the road would run into a tile of the track."));
    case Misplaced::facesTower:
        return Text(TW_TEXT("rise-of-the-forest", "Turned like this, the road would run into a tower."));
    case Misplaced::facesEnd:
        return Text(
            TW_TEXT("rise-of-the-forest", "Turned like this, both ends would lead to the same space."));
    case Misplaced::taken:
        return Text(TW_TEXT("rise-of-the-forest", "Something lies there."));
    case Misplaced::notBeside:
        return Text(TW_TEXT("rise-of-the-forest", "A tower stands straight beside a tile of the track."));
    case Misplaced::onEnd:
        return Text(TW_TEXT("rise-of-the-forest", "A tower may not stand in the way of an open end."));
    case Misplaced::shutsIn:
        return Text(
            TW_TEXT("rise-of-the-forest", "That would shut both ends in: one of them has to lead outside."));
    }
    return std::nullopt;
}

ShortList<Card, kLeaders> leadersLeft(const Content& content, const State& state, Seat seat)
{
    const Side side = state.sideOf(seat);
    ShortList<Card, kLeaders> left;
    std::uint8_t number = kFirstLeader;
    for (const std::uint8_t kind : content.leadersOf(side)) {
        bool isPicked = false;
        for (const Seat one : state.seatsOf(side))
            for (const Leader& leader : state.player(one).leaders)
                isPicked = isPicked || leader.card.number == number;
        if (!isPicked)
            left.push_back({kind, number});
        ++number;
    }
    return left;
}

const Card* cardOf(const State& state, Seat seat, std::uint8_t number)
{
    const Player& player = state.player(seat);
    for (const Card& card : player.hand)
        if (card.number == number)
            return &card;
    for (const Leader& leader : player.leaders)
        if (leader.card.number == number && !leader.isPlayed)
            return &leader.card;
    return nullptr;
}

bool isSomebodyWaiting(const State& state)
{
    const Units& units = state.team(Side::lightborn).units;
    return std::any_of(units.begin(), units.end(),
                       [](const Unit& unit) { return unit.where == Where::beside; });
}

const Unit* unitOnTower(const State& state, std::uint8_t pips)
{
    for (const Unit& unit : state.team(Side::lightborn).units)
        if (unit.where == Where::tower && unit.at == pips)
            return &unit;
    return nullptr;
}

std::size_t placesInStack(const State& state) { return std::min(state.line.size(), kMostStacked); }

} // namespace tablewood::rise_of_the_forest
