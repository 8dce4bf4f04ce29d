#include "hex.h"

#include <algorithm>

namespace tablewood::hex {

namespace {

const std::string kBoard = "board";
const std::string kReach = "reach";

bool isOnBoard(Cell cell)
{
    return cell.column >= 0 && cell.row >= 0 && cell.column < kSide && cell.row < kSide;
}
std::size_t indexOf(Cell cell) { return static_cast<std::size_t>(cell.row * kSide + cell.column); }
Cell cellAt(int index) { return Cell{}.moved(index % kSide, index / kSide); }
Seat seatToMove(const State& state) { return Seat{static_cast<std::int8_t>(state.moves % 2)}; }
Stone stoneOf(Seat seat) { return seat.index == 0 ? Stone::first : Stone::second; }

/// How far a space lies across the board for a seat, from its first edge (0) to its last.
int wayAcross(Seat seat, Cell cell) { return seat.index == 0 ? cell.column : cell.row; }

/// Whether the stones that touch a space over and over join the seat's two edges.
bool joinsEdges(const State& state, Seat seat, Cell from)
{
    std::array<bool, kSide * kSide> isSeen{};
    std::vector<Cell> open{from};
    isSeen[indexOf(from)] = true;
    bool hasFirst = false;
    bool hasLast = false;
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        hasFirst = hasFirst || wayAcross(seat, cell) == 0;
        hasLast = hasLast || wayAcross(seat, cell) == kSide - 1;
        for (const Cell next : hexNeighbours(cell)) {
            if (!isOnBoard(next) || isSeen[indexOf(next)] || state.stones[indexOf(next)] != stoneOf(seat))
                continue;
            isSeen[indexOf(next)] = true;
            open.push_back(next);
        }
    }
    return hasFirst && hasLast;
}

/// Whether a seat has joined its edges, wherever.
bool hasJoined(const State& state, Seat seat)
{
    for (int i = 0; i < kSide * kSide; ++i)
        if (state.stones[static_cast<std::size_t>(i)] == stoneOf(seat) && joinsEdges(state, seat, cellAt(i)))
            return true;
    return false;
}

/// The free spaces that touch a stone of the seat.
std::vector<Cell> freeBeside(const State& state, Seat seat)
{
    std::vector<Cell> cells;
    for (int i = 0; i < kSide * kSide; ++i) {
        const auto isOwn = [&](Cell cell) {
            return isOnBoard(cell) && state.stones[indexOf(cell)] == stoneOf(seat);
        };
        if (state.stones[static_cast<std::size_t>(i)] == Stone::none &&
            std::ranges::any_of(hexNeighbours(cellAt(i)), isOwn))
            cells.push_back(cellAt(i));
    }
    return cells;
}

} // namespace

const GameSheet& Hex::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "hex";
        it.name = TW_TEXT("hex", "Hex");
        it.line = TW_TEXT("hex", "Join both edges");
        it.minutes = 5;
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Hex::faces() const
{
    static const std::vector<Face> none;
    return none;
}

State Hex::setUp(const Setup&) const { return {}; }

Seats Hex::toAct(const State& state) const
{
    return state.winner.isPlayer() ? Seats() : Seats(seatToMove(state));
}

void Hex::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!toAct(state).has(seat))
        return;
    for (int i = 0; i < kSide * kSide; ++i)
        if (state.stones[static_cast<std::size_t>(i)] == Stone::none)
            moves.push_back(PlaceStone{cellAt(i)});
}

void Hex::everyMove(const State&, std::vector<Move>& moves) const
{
    for (std::int16_t row = -1; row <= kSide; ++row)
        for (std::int16_t column = -1; column <= kSide; ++column)
            moves.push_back(PlaceStone{{column, row}});
}

std::optional<Refusal> Hex::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    const Cell at = std::get<PlaceStone>(move).at;
    if (!toAct(state).has(seat))
        return Refusal{TW_TEXT("hex", "It is not your turn.")};
    if (!isOnBoard(at))
        return Refusal{TW_TEXT("hex", "That is not on the board.")};
    if (state.stones[indexOf(at)] != Stone::none)
        return Refusal{{TW_TEXT("hex", "%1 is taken."), at}};
    state.stones[indexOf(at)] = stoneOf(seat);
    ++state.moves;
    if (joinsEdges(state, seat, at))
        state.winner = seat;
    if (log.isWanted()) {
        Event event;
        event.text = {TW_TEXT("hex", "%1 placed a stone on %2"), seat, at};
        event.seat = seat;
        event.board = kBoard;
        event.cells = {at};
        log.tell(std::move(event));
    }
    return std::nullopt;
}

std::optional<Outcome> Hex::outcome(const State& state) const
{
    if (!state.winner.isPlayer())
        return std::nullopt;
    return Outcome{state.winner, {TW_TEXT("hex", "%1 joined both edges"), state.winner}};
}

std::optional<Timer> Hex::timer(const State&) const { return std::nullopt; }

Scene Hex::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.goal = TW_TEXT("hex", "Join both edges");
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    if (!scene.outcome) {
        const Seat seat = seatToMove(state);
        scene.turn =
            viewer.is(seat) ? Text(TW_TEXT("hex", "Your turn")) : Text(TW_TEXT("hex", "%1's turn"), seat);
        if (viewer.is(seat))
            scene.prompt.title = seat.index == 0 ? TW_TEXT("hex", "Join left and right")
                                                 : TW_TEXT("hex", "Join top and bottom");
    }
    Zone bowl;
    bowl.id = "bowl";
    bowl.name = TW_TEXT("hex", "Bowl of stones");
    bowl.kind = ZoneKind::pile;
    bowl.count = kSide * kSide - state.moves;
    scene.zones.push_back(std::move(bowl));
    Board board;
    board.id = kBoard;
    board.grid = Grid::hex;
    board.columns = kSide;
    board.rows = kSide;
    Area reach{"range", freeBeside(state, seatToMove(state)), kReach};
    if (!reach.cells.empty())
        board.areas.push_back(std::move(reach));
    scene.boards.push_back(std::move(board));
    Layer layer;
    layer.id = kReach;
    layer.icon = "eye";
    layer.label = TW_TEXT("hex", "Free spaces beside stones");
    layer.hint = {TW_TEXT("hex", "Shows where %1 can go on from a stone"), seatToMove(state)};
    scene.layers.push_back(std::move(layer));
    for (int i = 0; i < kSide * kSide; ++i) {
        const Stone stone = state.stones[static_cast<std::size_t>(i)];
        if (stone == Stone::none)
            continue;
        Piece piece;
        piece.id = static_cast<PieceId>(i + 1);
        piece.figure = "stone";
        piece.seat = Seat{static_cast<std::int8_t>(stone == Stone::first ? 0 : 1)};
        piece.at = {kBoard, cellAt(i), 0};
        scene.pieces.push_back(std::move(piece));
    }
    return scene;
}

Offer Hex::gesture(const State&, Seat, const Move& move) const
{
    Offer offer;
    offer.picks = {Pick::ofCell(kBoard, std::get<PlaceStone>(move).at)};
    return offer;
}

std::optional<Hex::Move> Hex::intend(const State&, Seat, std::span<const Pick> picks) const
{
    if (picks.empty() || picks.front().kind != PickKind::cell)
        return std::nullopt;
    return PlaceStone{picks.front().cell};
}

State Hex::sample(const State& state, Viewer, Random&) const { return state; }

void Hex::checkState(const State& state, int) const
{
    const auto need = [](bool isSo, const char* where, const char* cause) {
        if (!isSo)
            throw InputError(where, cause);
    };
    const auto first = std::ranges::count(state.stones, Stone::first);
    const auto second = std::ranges::count(state.stones, Stone::second);
    need(first + second == state.moves, "moves", "there are as many as stones");
    need(first == (state.moves + 1) / 2, "stones", "the seats place them in turn");
    const Seat last{static_cast<std::int8_t>((state.moves + 1) % 2)};
    need(!hasJoined(state, seatToMove(state)), "stones", "nobody places one after the edges are joined");
    need(state.winner == (hasJoined(state, last) ? last : Seat::none()), "winner",
         "it is who joined both edges");
}

} // namespace tablewood::hex
