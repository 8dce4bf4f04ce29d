#include "rows.h"

#include "full_board.h"
#include "kernel/gestures.h"
#include "row.h"
#include "wire/delta.h"
#include "wire/seat_view.h"

#include <set>

namespace tablewood::bench {

namespace {

constexpr int kTimes = 2000;

/// How things stand for the first seat.
Situation situationOf(const arbor::State& state)
{
    Situation situation;
    situation.players.resize(static_cast<std::size_t>(state.seats()));
    situation.scene = arborGame().view(state, Seat{0});
    situation.offers = offersOf(arborGame(), state, Seat{0});
    return situation;
}

/// What the session does once the next view is built: looks whether anything is new and writes down what.
class Difference
{
public:
    std::size_t between(const Situation& before, const Situation& after)
    {
        m_bytes.clear();
        DeltaSink(m_bytes, m_words).writeIfChanged(before, after);
        return m_bytes.size();
    }

private:
    Bytes m_bytes;
    Words m_words;
};

Scene sceneOf(int pieces, int moved)
{
    constexpr int kColumns = 40;
    Scene scene;
    Board board;
    board.id = "board";
    board.columns = board.rows = kColumns;
    scene.boards.push_back(std::move(board));
    scene.pieces.reserve(static_cast<std::size_t>(pieces));
    for (int i = 0; i < pieces; ++i) {
        Piece piece;
        piece.id = static_cast<PieceId>(i + 1);
        piece.figure = "pawn";
        piece.name = Text(TW_TEXT("bench", "Pawn"));
        const int at = i == 0 ? moved : i;
        piece.at = {
            "board", {static_cast<std::int16_t>(at % kColumns), static_cast<std::int16_t>(at / kColumns)}, 0};
        scene.pieces.push_back(std::move(piece));
    }
    return scene;
}

double viewAndDifference(int pieces)
{
    Difference difference;
    Situation before;
    before.scene = sceneOf(pieces, 0);
    int moved = 0;
    return microsecondsOf(kTimes / 10, [&] {
        Situation after;
        moved = 1 - moved;
        after.scene = sceneOf(pieces, moved == 0 ? 0 : pieces);
        difference.between(before, after);
        before = std::move(after);
    });
}

} // namespace

void measureViews()
{
    const arbor::State state = fullBoard();
    arbor::State next = state;
    std::vector<arbor::Move> moves;
    arborGame().legalMoves(state, Seat{0}, moves);
    Log log = Log::unread();
    for (const arbor::Move& move : moves)
        if (std::holds_alternative<arbor::MoveAncient>(move)) {
            arborGame().apply(next, Seat{0}, move, log);
            break;
        }
    const std::string pieces = std::to_string(arborGame().view(state, Seat{0}).pieces.size());
    tell(("the view of " + pieces + " pieces of Arbor for a seat").c_str(), "20 us", "%.1f us",
         microsecondsOf(kTimes, [&] { arborGame().view(state, Seat{0}); }));
    tell(("the offers to it, " + std::to_string(moves.size()) + " moves").c_str(), "", "%.1f us",
         microsecondsOf(kTimes, [&] { offersOf(arborGame(), state, Seat{0}); }));

    Difference difference;
    const Situation before = situationOf(state);
    const Situation after = situationOf(next);
    Situation seen = before;
    seen.offers = after.offers;
    const std::size_t bytes = difference.between(before, after);
    tell("its difference to the next, offers left out", "5 us", "%.1f us",
         microsecondsOf(kTimes, [&] { difference.between(seen, after); }));
    tell("the same with the offers", "", "%.1f us, %zu bytes",
         microsecondsOf(kTimes, [&] { difference.between(before, after); }), bytes);
}

void measureManyPieces()
{
    const double few = viewAndDifference(50);
    const double many = viewAndDifference(1000);
    tell("a view and its difference, 1 of 1,000 pieces moved", "1.5 times that with 50 pieces",
         "%.1f us, %.1f times that with 50 pieces", many, many / few);
}

} // namespace tablewood::bench
