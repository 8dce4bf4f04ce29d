#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/ids.h"
#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/run.h"

#include <algorithm>

/// How moves are made by hand, and which one a gesture that is not offered was meant to be.
namespace tablewood::rise_of_the_forest {

namespace {

Pick labelled(Pick pick, TextKey label)
{
    pick.label = Text(label);
    return pick;
}

struct Gesturer
{
    const Content& content;
    const State& state;
    Seat seat;

    Side side() const { return state.sideOf(seat); }
    Pick card(std::uint8_t number) const { return Pick::ofPiece(idOf(side(), number)); }

    std::vector<Pick> operator()(const Lead& move) const
    {
        std::uint8_t number = 0;
        for (const Card& leader : leadersLeft(content, state, seat))
            if (move.leader == kindOf(content, leader).key)
                number = leader.number;
        return {labelled(card(number), TW_TEXT("rise-of-the-forest", "Let it lead"))};
    }
    std::vector<Pick> operator()(const Lay& move) const
    {
        return {Pick::ofPiece(kDrawnTile), Pick::ofTurn({move.turns, false}),
                labelled(Pick::ofCell(kBoard, move.at), TW_TEXT("rise-of-the-forest", "Lay the tile here"))};
    }
    std::vector<Pick> operator()(const Build& move) const
    {
        return {Pick::ofPiece(kDrawnTower), labelled(Pick::ofCell(kBoard, move.at),
                                                     TW_TEXT("rise-of-the-forest", "Place the tower here"))};
    }
    std::vector<Pick> operator()(const SetBase& move) const
    {
        return {labelled(Pick::ofCell(kBoard, move.at),
                         TW_TEXT("rise-of-the-forest", "The Shadowborn come from here"))};
    }
    std::vector<Pick> operator()(Discard move) const
    {
        return {labelled(card(move.card), TW_TEXT("rise-of-the-forest", "Discard it"))};
    }
    std::vector<Pick> operator()(Play move) const
    {
        return {labelled(card(move.card), TW_TEXT("rise-of-the-forest", "Play it"))};
    }
    std::vector<Pick> operator()(Replace move) const
    {
        return {card(move.card),
                labelled(card(move.unit), TW_TEXT("rise-of-the-forest", "It takes this one’s place"))};
    }
    std::vector<Pick> operator()(Order move) const
    {
        const auto at = std::find(state.line.begin(), state.line.end(), move.unit) - state.line.begin();
        const int before = move.place + (at < move.place ? 1 : 0);
        return {card(move.unit), labelled(Pick::ofGap(kStack, static_cast<std::int16_t>(before)),
                                          TW_TEXT("rise-of-the-forest", "Let it come at this place"))};
    }
    std::vector<Pick> operator()(Man move) const
    {
        const Cell at = state.sight().toBoard(cellOfTower(state, move.tower));
        return {card(move.unit),
                labelled(Pick::ofCell(kBoard, at), TW_TEXT("rise-of-the-forest", "Put it onto this tower"))};
    }
    template <class Pressed>
    std::vector<Pick> operator()(const Pressed& move) const
    {
        return {Pick::ofButton(moveText(Move(move)))};
    }
};

std::optional<Move> pressed(const Name& button)
{
    for (const Move& move : {Move(NameSide{Side::shadowborn}), Move(NameSide{Side::lightborn}), Move(Draw{}),
                             Move(Skip{}), Move(EndTurn{})})
        if (button == moveText(move))
            return move;
    return std::nullopt;
}

const Pick* findPick(std::span<const Pick> picks, PickKind kind)
{
    for (const Pick& pick : picks)
        if (pick.kind == kind)
            return &pick;
    return nullptr;
}

/// The tower that a pick means, by its pips; 0 for none.
std::uint8_t towerOf(const State& state, const Pick& pick)
{
    if (pick.kind == PickKind::piece && pick.piece > kFirstTower && pick.piece <= kFirstTower + kTowers)
        return static_cast<std::uint8_t>(pick.piece - kFirstTower);
    if (pick.kind != PickKind::cell)
        return 0;
    const Tower* const tower = state.track.towerOn(state.sight().fromBoard(pick.cell));
    return tower ? tower->pips : std::uint8_t{0};
}

std::optional<Move> intendSetUp(const State& state, std::span<const Pick> picks)
{
    const Pick* const cell = findPick(picks, PickKind::cell);
    const Pick* const turn = findPick(picks, PickKind::turn);
    const PieceId piece = picks.front().piece;
    if (!cell)
        return std::nullopt;
    if (piece == kDrawnTile || state.step == Step::tiles) {
        const auto way = turn ? turn->orientation() : std::nullopt;
        return Lay{cell->cell, way ? way->turns : std::uint8_t{0}};
    }
    if (piece == kDrawnTower || state.step == Step::towers)
        return Build{cell->cell};
    if (state.step == Step::bases)
        return SetBase{cell->cell};
    return std::nullopt;
}

/// What is meant with a card or unit of one's own, and perhaps something else.
std::optional<Move> intendCard(const Content& content, const State& state, Seat seat, std::uint8_t number,
                               std::span<const Pick> rest)
{
    const Side side = state.sideOf(seat);
    const Pick* const other = rest.empty() ? nullptr : &rest.front();
    if (const Card* const card = cardOf(state, seat, number)) {
        if (state.step == Step::leaders)
            return Lead{kindOf(content, *card).key};
        if (state.action == Action::refresh && !other)
            return Discard{number};
        const Grade grade = kindOf(content, *card).grade;
        if (grade == Grade::leveled || grade == Grade::leader)
            return Replace{number, other && other->kind == PickKind::piece ? numberOf(side, other->piece)
                                                                           : std::uint8_t{0}};
        return Play{number};
    }
    if (!state.team(side).unit(number))
        return std::nullopt;
    if (side == Side::lightborn)
        return Man{number, other ? towerOf(state, *other) : std::uint8_t{0}};
    int place = other && other->kind == PickKind::gap ? other->cell.column : int{kMostStacked};
    const auto at = std::find(state.line.begin(), state.line.end(), number) - state.line.begin();
    if (place > at)
        --place;
    return Order{number, static_cast<std::uint8_t>(place)};
}

} // namespace

Offer ForestGame::gesture(const State& state, Seat seat, const Move& move) const
{
    Offer offer;
    offer.picks = std::visit(Gesturer{m_content, state, seat}, move);
    if (std::holds_alternative<Build>(move) || std::holds_alternative<Man>(move))
        offer.mark = "shield";
    return offer;
}

std::optional<Move> ForestGame::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty() || !seat.isPlayer() || seat.index >= state.seats())
        return std::nullopt;
    if (picks.front().kind == PickKind::button)
        return pressed(picks.front().id);
    if (state.round == 0 && state.step > Step::leaders)
        return intendSetUp(state, picks);
    if (picks.front().kind != PickKind::piece)
        return std::nullopt;
    const std::uint8_t number = numberOf(state.sideOf(seat), picks.front().piece);
    if (number == 0)
        return std::nullopt;
    return intendCard(m_content, state, seat, number, picks.subspan(1));
}

} // namespace tablewood::rise_of_the_forest
