#include "connect_four.h"

#include <bit>

namespace tablewood::connect_four {

namespace {

constexpr int kBitsOfColumn = kRows + 1;
constexpr std::string_view kBoard = "board";

Seat seatToMove(const State& state) { return Seat{static_cast<std::int8_t>(state.moves % 2)}; }

int heightOf(const State& state, int column)
{
    constexpr std::uint64_t wholeColumn = (std::uint64_t{1} << kRows) - 1;
    return std::popcount((state.discs[0] | state.discs[1]) >> (column * kBitsOfColumn) & wholeColumn);
}

/// The place of a column, as a bit, where a disc dropped into it comes to lie: the one that a 1 added at its
/// foot is carried to. Nothing where the column is full.
std::uint64_t landing(const State& state, int column)
{
    constexpr std::uint64_t wholeColumn = (std::uint64_t{1} << kRows) - 1;
    const int foot = column * kBitsOfColumn;
    return ((state.discs[0] | state.discs[1]) + (std::uint64_t{1} << foot)) & (wholeColumn << foot);
}

bool hasFour(std::uint64_t discs)
{
    for (const int step : {1, kBitsOfColumn - 1, kBitsOfColumn, kBitsOfColumn + 1}) {
        const std::uint64_t pairs = discs & discs >> step;
        if ((pairs & pairs >> (2 * step)) != 0)
            return true;
    }
    return false;
}

/// The seat that has four in a row. Only the one who moved last can.
Seat winner(const State& state)
{
    const std::size_t last = (state.moves + 1u) % 2;
    return hasFour(state.discs[last]) ? Seat{static_cast<std::int8_t>(last)} : Seat::none();
}

bool isOver(const State& state) { return state.moves == kColumns * kRows || winner(state).isPlayer(); }

Cell cellOf(int column, int height)
{
    return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(kRows - 1 - height)};
}

} // namespace

const GameSheet& ConnectFour::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "connect-four";
        it.name = TW_TEXT("connect-four", "Connect Four");
        it.line = TW_TEXT("connect-four", "Four in a row wins");
        it.minutes = 5;
        return it;
    }();
    return sheet;
}

const std::vector<Face>& ConnectFour::faces() const
{
    static const std::vector<Face> none;
    return none;
}

State ConnectFour::setUp(const Setup&) const { return {}; }

Seats ConnectFour::toAct(const State& state) const
{
    return isOver(state) ? Seats() : Seats(seatToMove(state));
}

void ConnectFour::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (seat != seatToMove(state) || isOver(state))
        return;
    for (int column = 0; column < kColumns; ++column)
        if (landing(state, column) != 0)
            moves.push_back(Drop{static_cast<std::uint8_t>(column + 1)});
}

void ConnectFour::everyMove(const State&, std::vector<Move>& moves) const
{
    for (int column = 0; column <= kColumns + 1; ++column)
        moves.push_back(Drop{static_cast<std::uint8_t>(column)});
}

std::optional<Refusal> ConnectFour::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    const int column = std::get<Drop>(move).column - 1;
    if (isOver(state))
        return Refusal{TW_TEXT("connect-four", "The match is over.")};
    if (seat != seatToMove(state))
        return Refusal{TW_TEXT("connect-four", "It is not your turn.")};
    if (column < 0 || column >= kColumns)
        return Refusal{TW_TEXT("connect-four", "The columns are numbered from 1 to 7.")};
    const std::uint64_t disc = landing(state, column);
    if (disc == 0)
        return Refusal{{TW_TEXT("connect-four", "Column %1 is full."), column + 1}};

    state.discs[static_cast<std::size_t>(seat.index)] |= disc;
    ++state.moves;
    if (log.isWanted()) {
        Event event;
        event.text = {TW_TEXT("connect-four", "%1 dropped a disc into column %2"), seat, column + 1};
        event.seat = seat;
        event.cue = "place";
        event.board = kBoard;
        event.cells = {cellOf(column, heightOf(state, column) - 1)};
        log.tell(std::move(event));
    }
    return std::nullopt;
}

std::optional<Outcome> ConnectFour::outcome(const State& state) const
{
    if (!isOver(state))
        return std::nullopt;
    if (const Seat seat = winner(state); seat.isPlayer())
        return Outcome{seat, {TW_TEXT("connect-four", "%1 has four in a row"), seat}};
    return Outcome{{}, TW_TEXT("connect-four", "The board is full")};
}

std::optional<Timer> ConnectFour::timer(const State&) const { return std::nullopt; }

Scene ConnectFour::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.goal = TW_TEXT("connect-four", "Four in a row");
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    if (!scene.outcome) {
        const Seat seat = seatToMove(state);
        scene.turn = viewer.is(seat) ? Text(TW_TEXT("connect-four", "Your turn"))
                                     : Text(TW_TEXT("connect-four", "%1's turn"), seat);
        if (viewer.is(seat))
            scene.prompt.title = TW_TEXT("connect-four", "Drop a disc into a column");
    }
    Board board;
    board.id = kBoard;
    board.columns = kColumns;
    board.rows = kRows;
    scene.boards.push_back(std::move(board));
    for (int column = 0; column < kColumns; ++column)
        for (int height = 0; height < heightOf(state, column); ++height) {
            const int bit = column * kBitsOfColumn + height;
            Piece disc;
            disc.id = static_cast<PieceId>(bit + 1);
            disc.figure = "disc";
            disc.seat = Seat{static_cast<std::int8_t>(state.discs[1] >> bit & 1)};
            disc.at = {kBoard, cellOf(column, height)};
            scene.pieces.push_back(std::move(disc));
        }
    return scene;
}

Offer ConnectFour::gesture(const State& state, Seat, const Move& move) const
{
    const int column = std::get<Drop>(move).column - 1;
    Offer offer;
    offer.picks = {Pick::ofCell(kBoard, cellOf(column, heightOf(state, column)))};
    return offer;
}

std::optional<ConnectFour::Move> ConnectFour::intend(const State&, Seat, std::span<const Pick> picks) const
{
    if (picks.empty() || picks.front().kind != PickKind::cell)
        return std::nullopt;
    return Drop{static_cast<std::uint8_t>(picks.front().cell.column + 1)};
}

State ConnectFour::sample(const State& state, Viewer, Random&) const { return state; }

void ConnectFour::checkState(const State& state, int) const
{
    const auto need = [](bool isSo, const char* where, const char* cause) {
        if (!isSo)
            throw InputError(where, cause);
    };
    const std::uint64_t all = state.discs[0] | state.discs[1];
    need((state.discs[0] & state.discs[1]) == 0, "discs", "two lie at the same place");
    std::uint64_t stacked = 0;
    for (int column = 0; column < kColumns; ++column)
        stacked |= ((std::uint64_t{1} << heightOf(state, column)) - 1) << (column * kBitsOfColumn);
    need(all == stacked, "discs", "they lie one upon the other in seven columns of six");
    need(std::popcount(all) == state.moves, "moves", "there are as many as discs");
    need(std::popcount(state.discs[0]) == (state.moves + 1) / 2, "discs", "the seats drop them in turn");
    need(!hasFour(state.discs[state.moves % 2u]), "discs", "nobody drops one after four in a row");
}

} // namespace tablewood::connect_four
