#include "hex.h"

#include <algorithm>

namespace tablewood::hex {

namespace {

const std::string kBoard = "board";
const std::string kReach = "reach";
constexpr int kDirections = 6;
/// Stones are numbered by their spaces, bridges of the first and the second seat behind them.
constexpr PieceId kFirstBridge = kSide * kSide + 1;

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

/// The space two steps on in a direction, clockwise from the upper right.
Cell farFrom(Cell cell, int direction)
{
    const auto to = static_cast<std::size_t>(direction);
    return hexNeighbours(hexNeighbours(cell)[to])[to];
}

/// Whether a bridge that lies there leads in this direction.
bool isBridged(const State& state, Cell cell, int direction)
{
    const LayBridge sought{cell, static_cast<std::uint8_t>(direction)};
    return std::ranges::any_of(state.bridges,
                               [&](const auto& laid) { return std::ranges::count(laid, sought) > 0; });
}

/// The spaces that a stone of one's own may touch from here: the six around it, and those to which a bridge
/// leads from either end.
std::vector<Cell> touched(const State& state, Cell cell)
{
    std::vector<Cell> cells;
    for (int direction = 0; direction < kDirections; ++direction) {
        cells.push_back(hexNeighbours(cell)[static_cast<std::size_t>(direction)]);
        const Cell far = farFrom(cell, direction);
        if (isBridged(state, cell, direction) ||
            isBridged(state, far, (direction + kDirections / 2) % kDirections))
            cells.push_back(far);
    }
    return cells;
}

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
        for (const Cell next : touched(state, cell)) {
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
            std::ranges::any_of(touched(state, cellAt(i)), isOwn))
            cells.push_back(cellAt(i));
    }
    return cells;
}

std::string trayOf(Seat seat) { return "bridges" + std::to_string(seat.index); }
PieceId idOfBridge(Seat seat, std::size_t number)
{
    return kFirstBridge + static_cast<PieceId>(static_cast<std::size_t>(seat.index) * kBridges + number);
}

Piece bridgeOf(Seat seat, std::size_t number, const Place& at, int turns)
{
    Piece bridge;
    bridge.id = idOfBridge(seat, number);
    bridge.figure = "bridge";
    bridge.name = TW_TEXT("hex", "Bridge");
    bridge.seat = seat;
    // Its picture leads upwards; two steps are a sixth.
    bridge.facing = static_cast<std::uint8_t>(1 + 2 * turns);
    bridge.turning = Turning::sixths;
    bridge.at = at;
    return bridge;
}

/// The bridges on the board, and those that each seat has still, in a tray.
void addBridges(Scene& scene, const State& state)
{
    for (const Seat seat : Seats::firstOf(2)) {
        const auto& laid = state.bridges[static_cast<std::size_t>(seat.index)];
        for (std::size_t i = 0; i < laid.size(); ++i)
            scene.pieces.push_back(bridgeOf(seat, i, {kBoard, laid[i].at, 0}, laid[i].turns));
        if (state.bridgesEach == 0)
            continue;
        Zone tray;
        tray.id = trayOf(seat);
        tray.kind = ZoneKind::tray;
        tray.seat = seat;
        tray.name = TW_TEXT("hex", "Bridges");
        tray.count = static_cast<std::int16_t>(state.bridgesLeft(seat));
        tray.capacity = state.bridgesEach;
        for (std::size_t i = laid.size(); i < state.bridgesEach; ++i)
            scene.pieces.push_back(
                bridgeOf(seat, i, {trayOf(seat), {static_cast<std::int16_t>(i - laid.size()), 0}, 0}, 0));
        scene.zones.push_back(std::move(tray));
        Panel panel;
        panel.id = "seat" + std::to_string(seat.index);
        panel.seat = seat;
        PanelItem item;
        item.kind = ItemKind::zone;
        item.id = "bridges";
        item.zone = trayOf(seat);
        panel.items.push_back(std::move(item));
        scene.panels.push_back(std::move(panel));
    }
}

/// Plays a stone, or a bridge as the stone that it is, after all reasons to refuse it.
struct Apply
{
    State& state;
    Seat seat;
    Log& log;

    std::optional<Refusal> operator()(PlaceStone move) const
    {
        if (const auto refusal = refusalAt(move.at))
            return refusal;
        take(move.at, {TW_TEXT("hex", "%1 placed a stone on %2"), seat, move.at},
             static_cast<PieceId>(indexOf(move.at)) + 1);
        return std::nullopt;
    }
    std::optional<Refusal> operator()(LayBridge move) const
    {
        if (const auto refusal = refusalAt(move.at))
            return refusal;
        if (state.bridgesLeft(seat) == 0)
            return Refusal{TW_TEXT("hex", "You have no bridge left.")};
        if (move.turns >= kDirections)
            return Refusal{TW_TEXT("hex", "It can be turned six ways.")};
        if (!isOnBoard(farFrom(move.at, move.turns)))
            return Refusal{TW_TEXT("hex", "It would lead off the board.")};
        auto& laid = state.bridges[static_cast<std::size_t>(seat.index)];
        laid.push_back(move);
        take(move.at,
             {TW_TEXT("hex", "%1 laid a bridge from %2 to %3"), seat, move.at, farFrom(move.at, move.turns)},
             idOfBridge(seat, laid.size() - 1));
        return std::nullopt;
    }

private:
    std::optional<Refusal> refusalAt(Cell at) const
    {
        if (!isOnBoard(at))
            return Refusal{TW_TEXT("hex", "That is not on the board.")};
        if (state.stones[indexOf(at)] != Stone::none)
            return Refusal{{TW_TEXT("hex", "%1 is taken."), at}};
        return std::nullopt;
    }
    void take(Cell at, Text text, PieceId piece) const
    {
        state.stones[indexOf(at)] = stoneOf(seat);
        ++state.moves;
        if (joinsEdges(state, seat, at))
            state.winner = seat;
        if (!log.isWanted())
            return;
        Event event;
        event.text = std::move(text);
        event.seat = seat;
        event.board = kBoard;
        event.cells = {at};
        event.pieces = {piece};
        log.tell(std::move(event));
    }
};

} // namespace

const GameSheet& Hex::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "hex";
        it.name = TW_TEXT("hex", "Hex");
        it.line = TW_TEXT("hex", "Join both edges");
        it.minutes = 5;
        OptionSpec bridges;
        bridges.key = "bridges";
        bridges.label = TW_TEXT("hex", "Bridges");
        bridges.standard = "none";
        bridges.choices.emplace_back().value = "none";
        bridges.choices.back().label = TW_TEXT("hex", "None");
        bridges.choices.emplace_back().value = "two";
        bridges.choices.back().label = TW_TEXT("hex", "Two for each");
        it.options.push_back(std::move(bridges));
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Hex::faces() const
{
    static const std::vector<Face> none;
    return none;
}

State Hex::setUp(const Setup& setup) const
{
    State state;
    state.bridgesEach = chosen(sheet(), setup, "bridges") == "two" ? kBridges : 0;
    return state;
}

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
    if (state.bridgesLeft(seat) == 0)
        return;
    for (int i = 0; i < kSide * kSide; ++i)
        for (int turns = 0; turns < kDirections; ++turns)
            if (state.stones[static_cast<std::size_t>(i)] == Stone::none &&
                isOnBoard(farFrom(cellAt(i), turns)))
                moves.push_back(LayBridge{cellAt(i), static_cast<std::uint8_t>(turns)});
}

void Hex::everyMove(const State&, std::vector<Move>& moves) const
{
    for (std::int16_t row = -1; row <= kSide; ++row)
        for (std::int16_t column = -1; column <= kSide; ++column) {
            moves.push_back(PlaceStone{{column, row}});
            for (std::uint8_t turns = 0; turns <= kDirections; ++turns)
                moves.push_back(LayBridge{{column, row}, turns});
        }
}

std::optional<Refusal> Hex::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (!toAct(state).has(seat))
        return Refusal{TW_TEXT("hex", "It is not your turn.")};
    return std::visit(Apply{state, seat, log}, move);
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
        if (viewer.is(seat) && state.bridgesLeft(seat) > 0)
            scene.prompt.body = TW_TEXT("hex", "Place a stone, or lay a bridge: it also joins the space two "
                                               "steps on where it leads.");
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
    const auto isBridge = [&](Cell cell) {
        return std::ranges::any_of(state.bridges, [&](const auto& laid) {
            return std::ranges::count(laid, cell, &LayBridge::at) > 0;
        });
    };
    for (int i = 0; i < kSide * kSide; ++i) {
        const Stone stone = state.stones[static_cast<std::size_t>(i)];
        if (stone == Stone::none || isBridge(cellAt(i)))
            continue;
        Piece piece;
        piece.id = static_cast<PieceId>(i + 1);
        piece.figure = "stone";
        piece.name = TW_TEXT("hex", "Stone");
        piece.seat = Seat{static_cast<std::int8_t>(stone == Stone::first ? 0 : 1)};
        piece.at = {kBoard, cellAt(i), 0};
        scene.pieces.push_back(std::move(piece));
    }
    addBridges(scene, state);
    return scene;
}

Offer Hex::gesture(const State& state, Seat seat, const Move& move) const
{
    Offer offer;
    if (const auto* const stone = std::get_if<PlaceStone>(&move)) {
        offer.picks = {Pick::ofCell(kBoard, stone->at)};
        return offer;
    }
    // One bridge is like another.
    const auto& bridge = std::get<LayBridge>(move);
    const std::size_t first = state.bridges[static_cast<std::size_t>(seat.index)].size();
    offer.picks = {Pick::ofPiece(idOfBridge(seat, first)), Pick::ofTurn({bridge.turns, false}),
                   Pick::ofCell(kBoard, bridge.at)};
    for (std::size_t i = first + 1; i < state.bridgesEach; ++i)
        offer.firstToo.push_back(Pick::ofPiece(idOfBridge(seat, i)));
    return offer;
}

std::optional<Hex::Move> Hex::intend(const State&, Seat, std::span<const Pick> picks) const
{
    if (picks.empty() || picks.back().kind != PickKind::cell)
        return std::nullopt;
    for (const Pick& pick : picks)
        if (const auto way = pick.orientation())
            return LayBridge{picks.back().cell, way->turns};
    return PlaceStone{picks.back().cell};
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
    need(state.bridgesEach <= kBridges, "bridgesEach", "there are two at most");
    std::vector<Cell> bridged;
    for (const Seat seat : Seats::firstOf(2)) {
        need(state.bridgesLeft(seat) >= 0, "bridges", "no seat lays more than it has");
        for (const LayBridge bridge : state.bridges[static_cast<std::size_t>(seat.index)]) {
            need(isOnBoard(bridge.at) && state.stones[indexOf(bridge.at)] == stoneOf(seat), "bridges",
                 "each is a stone of its seat");
            need(bridge.turns < kDirections && isOnBoard(farFrom(bridge.at, bridge.turns)), "bridges",
                 "each leads to a space");
            need(std::ranges::count(bridged, bridge.at) == 0, "bridges", "each has a space of its own");
            bridged.push_back(bridge.at);
        }
    }
    const Seat last{static_cast<std::int8_t>((state.moves + 1) % 2)};
    need(!hasJoined(state, seatToMove(state)), "stones", "nobody places one after the edges are joined");
    need(state.winner == (hasJoined(state, last) ? last : Seat::none()), "winner",
         "it is who joined both edges");
}

} // namespace tablewood::hex
