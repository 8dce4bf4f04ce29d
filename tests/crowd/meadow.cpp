#include "meadow.h"

namespace tablewood::meadow {

namespace {

constexpr const char* kBoard = "meadow";

/// The one move of a turn.
Go moveOf(const State& state)
{
    const std::uint32_t turn = state.moves + 1;
    return {static_cast<std::int16_t>(turn * 7 % kPieces),
            {static_cast<std::int16_t>(turn * 5 % kSide), static_cast<std::int16_t>(turn * 3 % kSide)}};
}

Seat seatToMove(const State& state) { return Seat{static_cast<std::int8_t>(state.moves % state.seats)}; }

} // namespace

const GameSheet& Meadow::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "meadow";
        it.name = TW_TEXT("meadow", "Meadow");
        it.maxSeats = 4;
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Meadow::faces() const
{
    static const std::vector<Face> none;
    return none;
}

State Meadow::setUp(const Setup& setup) const
{
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    for (int i = 0; i < kPieces; ++i)
        state.at[static_cast<std::size_t>(i)] = {static_cast<std::int16_t>(i % kSide),
                                                 static_cast<std::int16_t>(i / kSide)};
    return state;
}

Seats Meadow::toAct(const State& state) const { return seatToMove(state); }

void Meadow::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (seat == seatToMove(state))
        moves.push_back(moveOf(state));
}

void Meadow::everyMove(const State& state, std::vector<Move>& moves) const
{
    moves.push_back(moveOf(state));
    moves.push_back(Go{});
}

std::optional<Refusal> Meadow::apply(State& state, Seat seat, const Move& move, Log&) const
{
    if (seat != seatToMove(state) || !(std::get<Go>(move) == moveOf(state)))
        return Refusal{TW_TEXT("meadow", "It is another one's move.")};
    const Go go = std::get<Go>(move);
    state.at[static_cast<std::size_t>(go.piece)] = go.to;
    ++state.moves;
    return std::nullopt;
}

std::optional<Outcome> Meadow::outcome(const State&) const { return std::nullopt; }

std::optional<Timer> Meadow::timer(const State&) const { return std::nullopt; }

Scene Meadow::view(const State& state, Viewer) const
{
    Scene scene;
    scene.active = toAct(state);
    Board board;
    board.id = kBoard;
    board.columns = kSide;
    board.rows = kSide;
    scene.boards.push_back(std::move(board));
    scene.pieces.reserve(kPieces);
    for (int i = 0; i < kPieces; ++i) {
        Piece piece;
        piece.id = static_cast<PieceId>(i + 1);
        piece.figure = "pawn";
        piece.seat = Seat{static_cast<std::int8_t>(i % state.seats)};
        piece.at = {kBoard, state.at[static_cast<std::size_t>(i)], 0};
        scene.pieces.push_back(std::move(piece));
    }
    return scene;
}

Offer Meadow::gesture(const State&, Seat, const Move& move) const
{
    const Go go = std::get<Go>(move);
    Offer offer;
    offer.picks = {Pick::ofPiece(static_cast<PieceId>(go.piece + 1)), Pick::ofCell(kBoard, go.to)};
    return offer;
}

std::optional<Meadow::Move> Meadow::intend(const State&, Seat, std::span<const Pick>) const
{
    return std::nullopt;
}

State Meadow::sample(const State& state, Viewer, Random&) const { return state; }

} // namespace tablewood::meadow
