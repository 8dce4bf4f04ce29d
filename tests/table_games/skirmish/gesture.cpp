#include "skirmish.h"

/// How the moves of Skirmish are made by hand.
namespace tablewood::skirmish {

namespace {

constexpr PieceId kFirstKeep = 1;
constexpr PieceId kFirstCard = 10;
/// The keep lies left of all fighters.
constexpr std::int16_t kFirstColumn = 1;

/// The number of the card that a piece is; 0 for a keep.
std::uint8_t numberOf(PieceId piece)
{
    return piece > kFirstCard && piece <= kFirstCard + kCards ? static_cast<std::uint8_t>(piece - kFirstCard)
                                                              : std::uint8_t{0};
}

/// The place that a fighter takes in the line where it is put into a gap of its field; one that is not there
/// for what is no such gap.
std::uint8_t placeIn(const Field& field, const Name& zone, std::uint8_t fighter, const Pick& pick)
{
    const int before = pick.cell.column - kFirstColumn;
    const int now = static_cast<int>(fighterOn(field, fighter) - field.begin());
    const bool isIn = pick.kind == PickKind::gap && pick.id == zone && before >= 0 &&
                      before <= static_cast<int>(field.size());
    return static_cast<std::uint8_t>(isIn ? before - (before > now ? 1 : 0) : kMostFighters);
}

/// The place that a card takes in the reserve where it is put into a gap of it; one that is not there for
/// what is no gap.
std::uint8_t placeInReserve(const Pick& pick)
{
    const bool isIn = pick.kind == PickKind::gap && pick.cell.column >= 0 &&
                      pick.cell.column <= static_cast<int>(kMostReserve);
    return static_cast<std::uint8_t>(isIn ? pick.cell.column : kMostReserve + 1);
}

struct Gesturer
{
    const State& state;
    Seat seat;

    /// The last touch, with what is done there.
    static Pick at(Pick pick, TextKey label)
    {
        pick.label = label;
        return pick;
    }
    static Pick ofNumber(std::uint8_t number) { return Pick::ofPiece(idOf({0, number})); }
    std::vector<Pick> operator()(Play move) const
    {
        return {ofNumber(move.card), at(Pick::ofZone(fieldOf(seat)), TW_TEXT("skirmish", "Play it here"))};
    }
    std::vector<Pick> operator()(Equip move) const
    {
        return {ofNumber(move.card),
                at(ofNumber(move.fighter), TW_TEXT("skirmish", "Give it to this fighter"))};
    }
    std::vector<Pick> operator()(LineUp move) const
    {
        const Field& field = state.side(seat).field;
        const bool isForward = move.place > fighterOn(field, move.fighter) - field.begin();
        const int before = kFirstColumn + move.place + (isForward ? 1 : 0);
        return {ofNumber(move.fighter), at(Pick::ofGap(fieldOf(seat), static_cast<std::int16_t>(before)),
                                           TW_TEXT("skirmish", "Let it stand here"))};
    }
    std::vector<Pick> operator()(Reserve move) const
    {
        return {ofNumber(move.card),
                at(Pick::ofGap(reserveOf(seat), move.place), TW_TEXT("skirmish", "Keep it here for later"))};
    }
    std::vector<Pick> operator()(Send move) const
    {
        return {at(ofNumber(move.fighter), TW_TEXT("skirmish", "Send it to attack"))};
    }
    std::vector<Pick> operator()(Block move) const
    {
        return {ofNumber(move.fighter),
                at(ofNumber(move.attacker), TW_TEXT("skirmish", "Block this attacker"))};
    }
    std::vector<Pick> operator()(Answer move) const
    {
        return {ofNumber(move.card), at(ofNumber(move.target), TW_TEXT("skirmish", "Play it at this card"))};
    }
    template <class Pressed>
    std::vector<Pick> operator()(Pressed) const
    {
        return {Pick::ofButton(Pressed::name)};
    }
};

std::optional<Move> pressed(const Name& button)
{
    for (const Move& move : {Move(Attack{}), Move(Declare{}), Move(Rest{}), Move(Stand{}), Move(Pass{})})
        if (button == moveText(move))
            return move;
    return std::nullopt;
}

} // namespace

PieceId idOf(const Card& card) { return kFirstCard + card.number; }
PieceId keepOf(Seat seat) { return kFirstKeep + static_cast<PieceId>(seat.index); }
std::string fieldOf(Seat seat) { return "field" + std::to_string(seat.index); }
std::string reserveOf(Seat seat) { return "reserve" + std::to_string(seat.index); }
std::string placeOf(PieceId piece) { return "#" + std::to_string(piece); }

Offer Skirmish::gesture(const State& state, Seat seat, const Move& move) const
{
    Offer offer;
    offer.picks = std::visit(Gesturer{state, seat}, move);
    if (std::holds_alternative<Block>(move))
        offer.mark = "shield";
    if (std::holds_alternative<Answer>(move))
        offer.mark = "target";
    return offer;
}

std::optional<Move> Skirmish::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty() || !seat.isPlayer() || seat.index > 1)
        return std::nullopt;
    const Pick& first = picks.front();
    if (first.kind == PickKind::button)
        return pressed(first.id);
    if (first.kind != PickKind::piece)
        return std::nullopt;
    const std::uint8_t number = numberOf(first.piece);
    const bool hasTarget = picks.size() > 1 && picks[1].kind == PickKind::piece;
    const std::uint8_t target = hasTarget ? numberOf(picks[1].piece) : std::uint8_t{0};
    if (const Card* const card = cardIn(state.side(seat).hand, number)) {
        if (picks.size() > 1 && picks[1].id == reserveOf(seat))
            return Reserve{number, placeInReserve(picks[1])};
        switch (card->is().type) {
        case CardType::fighter:
            return Play{number};
        case CardType::gear:
            return Equip{number, target};
        case CardType::trick:
            return Answer{number, target};
        }
    }
    if (!fighterOf(state, number))
        return std::nullopt;
    if (state.phase == TurnPhase::block)
        return Block{number, target};
    if (state.phase == TurnPhase::deploy && picks.size() > 1 && fighterOn(state.side(seat).field, number))
        return LineUp{number, placeIn(state.side(seat).field, fieldOf(seat), number, picks[1])};
    return Send{number};
}

} // namespace tablewood::skirmish
