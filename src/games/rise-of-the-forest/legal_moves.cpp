#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/referee.h"

#include <algorithm>

/// The moves of a seat, and all that could be written down.
namespace tablewood::rise_of_the_forest {

namespace {

struct Lister
{
    const Content& content;
    const State& state;
    Seat seat;
    std::vector<Move>& moves;

    Side side() const { return state.sideOf(seat); }
    void setUpMoves() const;
    void turnMoves() const;
    void plays(const Card& card) const;
    void positions() const;
};

void Lister::setUpMoves() const
{
    const Track& track = state.track;
    const Window window = windowOf(track);
    switch (state.step) {
    case Step::naming:
        moves.push_back(NameSide{Side::shadowborn});
        moves.push_back(NameSide{Side::lightborn});
        break;
    case Step::leaders:
        for (const Card& leader : leadersLeft(content, state, seat))
            moves.push_back(Lead{kindOf(content, leader).key});
        break;
    case Step::tiles:
        for (const Cell at : {track.front, track.back})
            for (std::uint8_t turns = 0; turns < kTurns; ++turns)
                if (track.faultOf(state.drawnTile, at, turns) == Misplaced::none)
                    moves.push_back(Lay{window.toBoard(at), turns});
        break;
    case Step::towers:
        for (const Cell at : track.placesForTower())
            moves.push_back(Build{window.toBoard(at)});
        break;
    case Step::bases:
        moves.push_back(SetBase{window.toBoard(track.front)});
        moves.push_back(SetBase{window.toBoard(track.back)});
        break;
    case Step::players:
    case Step::run:
    case Step::over:
        break;
    }
}

void Lister::plays(const Card& card) const
{
    const CardKind& kind = kindOf(content, card);
    if (kind.grade == Grade::item || kind.grade == Grade::basic) {
        if (kind.grade == Grade::item || kind.side == Side::shadowborn || !areTowersFull(state))
            moves.push_back(Play{card.number});
        return;
    }
    for (const Unit& unit : state.team(kind.side).units)
        if (kindOf(content, unit.card).type == kind.type)
            moves.push_back(Replace{card.number, unit.card.number});
}

void Lister::positions() const
{
    if (side() == Side::shadowborn) {
        const std::size_t places = placesInStack(state);
        for (std::size_t i = 0; i < state.line.size(); ++i)
            for (std::uint8_t place = 0; place < places; ++place)
                if (place != i)
                    moves.push_back(Order{state.line[i], place});
    } else {
        for (const Unit& unit : state.team(Side::lightborn).units)
            if (unit.where == Where::beside)
                for (const Tower& tower : state.track.towers)
                    if (!unitOnTower(state, tower.pips))
                        moves.push_back(Man{unit.card.number, tower.pips});
        if (isSomebodyWaiting(state))
            return;
    }
    moves.push_back(EndTurn{});
}

void Lister::turnMoves() const
{
    const Player& player = state.player(seat);
    switch (state.action) {
    case Action::refresh:
    case Action::discarding:
        for (const Card& card : player.hand)
            moves.push_back(Discard{card.number});
        moves.push_back(Draw{});
        if (state.action == Action::refresh)
            moves.push_back(Skip{});
        break;
    case Action::play:
        for (const Card& card : player.hand)
            plays(card);
        for (const Leader& leader : player.leaders)
            if (!leader.isPlayed)
                plays(leader.card);
        moves.push_back(Skip{});
        break;
    case Action::position:
        positions();
        break;
    }
}

} // namespace

void ForestGame::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!actingIn(state).has(seat))
        return;
    const Lister lister{m_content, state, seat, moves};
    if (state.step == Step::players)
        lister.turnMoves();
    else
        lister.setUpMoves();
}

void ForestGame::everyMove(const State& state, std::vector<Move>& moves) const
{
    moves.push_back(NameSide{Side::shadowborn});
    moves.push_back(NameSide{Side::lightborn});
    const Window window = windowOf(state.track);
    for (std::int16_t row = 0; row < window.rows; ++row)
        for (std::int16_t column = 0; column < window.columns; ++column) {
            const Cell at{column, row};
            for (std::uint8_t turns = 0; turns <= kTurns; ++turns)
                moves.push_back(Lay{at, turns});
            moves.push_back(Build{at});
            moves.push_back(SetBase{at});
        }
    for (std::uint8_t number = 0; number <= kLastNumber + 1; ++number) {
        moves.push_back(Discard{number});
        moves.push_back(Play{number});
        for (const Team& team : state.teams)
            for (const Unit& unit : team.units)
                moves.push_back(Replace{number, unit.card.number});
        for (std::uint8_t place = 0; place <= kTowers; ++place) {
            moves.push_back(Order{number, place});
            moves.push_back(Man{number, place});
        }
    }
    for (const CardKind& kind : m_content.cards)
        moves.push_back(Lead{kind.key});
    moves.push_back(Draw{});
    moves.push_back(Skip{});
    moves.push_back(EndTurn{});
    moves.push_back(Advance{});
}

} // namespace tablewood::rise_of_the_forest
