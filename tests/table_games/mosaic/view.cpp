#include "mosaic.h"

#include <algorithm>
#include <array>
#include <string_view>

/// What a seat of Mosaic sees and touches: everybody sees everything but the panes to come.
namespace tablewood::mosaic {

namespace {

constexpr PieceId kFirstPane = 1;
constexpr PieceId kDie = 50;
constexpr PieceId kFirstTile = 100;
const std::string kWayBoard = "way";
const std::string kDrift = "drift";
const std::string kDone = "done";
const std::string kWait = "wait";
const std::string kLet = "let";
const std::string kKeep = "keep";

PieceId idOf(const Tile& tile) { return kFirstTile + tile.number; }
std::string trayOf(Seat seat) { return "tray" + std::to_string(seat.index); }

/// The spaces of the map that a letter is drawn at: ~ for the brook, " for the meadow inside of its bend.
std::vector<Cell> drawnAt(char letter)
{
    constexpr std::array<std::string_view, 3> kMap{"~~~~~~~", " \"\"\"\"\"~", "~~~~~~~"};
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < kMap.size(); ++row)
        for (std::size_t column = 0; column < kMap[row].size(); ++column)
            if (kMap[row][column] == letter)
                cells.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
    return cells;
}

/// The spaces of the tiles that the map is laid of, from one column to another.
std::vector<Cell> tileOf(std::int16_t first, std::int16_t last)
{
    std::vector<Cell> cells;
    for (const char letter : {'~', '"'})
        for (const Cell cell : drawnAt(letter))
            if (cell.column >= first && cell.column <= last)
                cells.push_back(cell);
    return cells;
}

Piece pieceOf(const Tile& tile, Orientation way, Seat seat, const Place& at)
{
    const TileKind& kind = tileKinds()[tile.kind];
    const Shape shape = lying(kind.shape, kind.turning, way);
    Piece piece;
    piece.id = idOf(tile);
    piece.figure = "tile";
    piece.seat = seat;
    piece.name = kind.name;
    piece.at = at;
    piece.width = shape.width;
    piece.height = shape.height;
    piece.cells = shape.cells;
    return piece;
}

void addWay(Scene& scene)
{
    Board way;
    way.id = kWayBoard;
    way.name = TW_TEXT("mosaic", "The way");
    way.columns = 7;
    way.rows = 3;
    way.ground = "bank";
    way.hasCoordinates = false;
    way.frame = BoardFrame::slab;
    way.areas = {{"missing", drawnAt(' ')}, {"meadow", drawnAt('"')}, {"water", drawnAt('~')},
                 {"slab", tileOf(0, 1)},    {"slab", tileOf(2, 4)},   {"slab", tileOf(5, 6)}};
    scene.boards.push_back(std::move(way));
}

void addPane(Scene& scene, const Pane& pane)
{
    Piece slab;
    slab.id = kFirstPane + pane.pattern;
    slab.figure = "pane";
    slab.face = faceOf(pane.pattern);
    slab.name = {TW_TEXT("mosaic", "Pane %1"), pane.pattern + 1};
    slab.at = {kWayBoard, spaceOfWay(pane.at), 0};
    scene.pieces.push_back(std::move(slab));
    Board board;
    board.id = boardOf(pane.pattern);
    board.name = {TW_TEXT("mosaic", "Pane %1"), pane.pattern + 1};
    board.columns = kSide;
    board.rows = kSide;
    board.ground = "pane";
    board.hasCoordinates = false;
    board.onPiece = kFirstPane + pane.pattern;
    board.frame = BoardFrame::slab;
    board.face = faceOf(pane.pattern);
    scene.boards.push_back(std::move(board));
    for (const LaidTile& laid : pane.tiles)
        scene.pieces.push_back(
            pieceOf(laid.tile, laid.orientation(), laid.seat, {boardOf(pane.pattern), laid.at, 0}));
}

/// The round, on a die that lies in the meadow, with the hearts that are left.
void addDie(Scene& scene, int round, int hearts)
{
    constexpr int kMostPips = 6;
    Piece die;
    die.id = kDie;
    die.figure = "die";
    die.variant = std::to_string(std::min(round, kMostPips));
    die.name = {TW_TEXT("mosaic", "Round %1"), round};
    die.at = {kWayBoard, {3, 1}, 0};
    die.badges = {
        {"heart", std::to_string(hearts) + "/" + std::to_string(kHearts), TW_TEXT("mosaic", "Hearts left")}};
    scene.pieces.push_back(std::move(die));
}

/// What each pane does once everybody is done, for whoever wants to see it.
void addDrift(Scene& scene, const std::vector<Pane>& panes)
{
    Layer drift;
    drift.id = kDrift;
    drift.icon = "more";
    drift.label = TW_TEXT("mosaic", "Where panes drift");
    drift.hint = TW_TEXT("mosaic", "Shows where each pane will be once everybody is done");
    scene.layers.push_back(std::move(drift));
    for (const Pane& pane : panes) {
        if (pane.at + 1 >= kWay || pane.isWhole())
            continue;
        Arrow arrow;
        arrow.style = "way";
        arrow.from.in = "#" + std::to_string(kFirstPane + pane.pattern);
        arrow.to = {kWayBoard, spaceOfWay(pane.at + 1), 0};
        arrow.layer = kDrift;
        arrow.meaning = {TW_TEXT("mosaic", "Pane %1 drifts on to %2"), pane.pattern + 1,
                         spaceOfWay(pane.at + 1)};
        scene.arrows.push_back(std::move(arrow));
    }
}

void addTray(Scene& scene, const State& state, Seat seat)
{
    const Tray& tray = state.trays[static_cast<std::size_t>(seat.index)];
    Zone zone;
    zone.id = trayOf(seat);
    zone.kind = ZoneKind::tray;
    zone.seat = seat;
    zone.name = TW_TEXT("mosaic", "Tiles");
    zone.count = static_cast<std::int16_t>(tray.size());
    zone.capacity = kTilesOfSeat;
    scene.zones.push_back(std::move(zone));
    for (std::size_t i = 0; i < tray.size(); ++i) {
        Piece piece = pieceOf(tray[i], {}, seat, {trayOf(seat), {static_cast<std::int16_t>(i), 0}, 0});
        piece.turning = tileKinds()[tray[i].kind].turning;
        scene.pieces.push_back(std::move(piece));
    }
    Panel panel;
    panel.id = "seat" + std::to_string(seat.index);
    panel.seat = seat;
    panel.title = TW_TEXT("mosaic", "Glazier");
    if (state.done.has(seat))
        panel.news = TW_TEXT("mosaic", "Done for now");
    else if (state.letting.has(seat))
        panel.news = TW_TEXT("mosaic", "Lets the others play");
    PanelItem tiles;
    tiles.kind = ItemKind::zone;
    tiles.id = "tiles";
    tiles.zone = trayOf(seat);
    panel.items.push_back(std::move(tiles));
    scene.panels.push_back(std::move(panel));
}

void addShared(Scene& scene, const State& state)
{
    Panel table;
    table.id = "table";
    table.title = TW_TEXT("mosaic", "Together");
    const auto counter = [&](const Name& id, const Name& icon, Text label, std::size_t value) {
        PanelItem item;
        item.kind = ItemKind::counter;
        item.id = id;
        item.icon = icon;
        item.label = std::move(label);
        item.value = static_cast<std::int32_t>(value);
        table.items.push_back(std::move(item));
    };
    counter("hearts", "heart", TW_TEXT("mosaic", "Hearts"), state.hearts);
    counter("stack", "more", TW_TEXT("mosaic", "Panes to come"), state.stack.size());
    scene.panels.push_back(std::move(table));
}

Button buttonOf(const Name& id, ButtonRole role, Text label)
{
    Button button;
    button.id = id;
    button.role = role;
    button.label = std::move(label);
    return button;
}

Button letButton()
{
    Button button = buttonOf(kLet, ButtonRole::action, TW_TEXT("mosaic", "Let them play"));
    button.hint = TW_TEXT("mosaic", "Bots need not wait for you, although you are not done");
    return button;
}

Button keepButton()
{
    Button button = buttonOf(kKeep, ButtonRole::action, TW_TEXT("mosaic", "Let them wait"));
    button.hint = TW_TEXT("mosaic", "Bots wait until you are done");
    return button;
}

/// The move that is a press of a button alone.
Mosaic::Move moveOf(const Name& button)
{
    if (button == kDone)
        return SayDone{};
    if (button == kWait)
        return Wait{};
    return button == kLet ? Mosaic::Move(LetPlay{}) : KeepWaiting{};
}

struct ButtonOf
{
    Name operator()(const Lay&) const { return {}; }
    Name operator()(SayDone) const { return kDone; }
    Name operator()(Wait) const { return kWait; }
    Name operator()(LetPlay) const { return kLet; }
    Name operator()(KeepWaiting) const { return kKeep; }
};

} // namespace

Scene Mosaic::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.moment = {TW_TEXT("mosaic", "Round %1"), static_cast<int>(state.round)};
    scene.goal = TW_TEXT("mosaic", "Mend every pane");
    scene.active = awaited(state);
    scene.outcome = outcome(state);
    if (scene.outcome)
        scene.ending = state.hearts == 0 ? TW_TEXT("mosaic", "The glass is lost")
                                         : TW_TEXT("mosaic", "Every pane is mended");
    if (!scene.outcome) {
        scene.turn = TW_TEXT("mosaic", "Everybody lays tiles");
        if (viewer.seat.isPlayer() && viewer.seat.index < state.seats()) {
            const bool isDone = state.done.has(viewer.seat);
            scene.prompt.title = isDone ? TW_TEXT("mosaic", "You are done for now")
                                        : TW_TEXT("mosaic", "Lay your tiles over the gaps");
            scene.prompt.body = isDone ? TW_TEXT("mosaic", "The panes drift once everybody is done.")
                                       : TW_TEXT("mosaic", "In any order, on any pane.");
            if (!isDone && state.seats() > 1)
                scene.buttons.push_back(state.letting.has(viewer.seat) ? keepButton() : letButton());
            scene.buttons.push_back(isDone ? buttonOf(kWait, ButtonRole::action, TW_TEXT("mosaic", "Go on"))
                                           : buttonOf(kDone, ButtonRole::next, TW_TEXT("mosaic", "Done")));
        }
    }
    addWay(scene);
    addDie(scene, state.round, state.hearts);
    for (const Pane& pane : state.panes)
        addPane(scene, pane);
    if (!scene.outcome)
        addDrift(scene, state.panes);
    addShared(scene, state);
    for (const Seat seat : Seats::firstOf(state.seats()))
        addTray(scene, state, seat);
    return scene;
}

Offer Mosaic::gesture(const State& state, Seat seat, const Move& move) const
{
    Offer offer;
    if (const auto* lay = std::get_if<Lay>(&move)) {
        const Tile& tile = state.trays[static_cast<std::size_t>(seat.index)][lay->tile];
        offer.picks = {Pick::ofPiece(idOf(tile))};
        if (tileKinds()[tile.kind].turning != Turning::none)
            offer.picks.push_back(Pick::ofTurn(lay->orientation()));
        offer.picks.push_back(Pick::ofCell(boardOf(lay->pane), lay->at));
    } else {
        offer.picks = {Pick::ofButton(std::visit(ButtonOf(), move))};
    }
    return offer;
}

std::optional<Mosaic::Move> Mosaic::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty())
        return std::nullopt;
    if (picks.front().kind == PickKind::button)
        return moveOf(picks.front().id);
    Lay lay;
    lay.pane = kPanes;
    bool hasTile = false;
    for (const Pick& pick : picks) {
        if (pick.kind == PickKind::piece && pick.piece >= kFirstTile) {
            hasTile = true;
            const Tray& tray = state.trays[static_cast<std::size_t>(seat.index)];
            const auto tile =
                std::ranges::find_if(tray, [&](const Tile& one) { return idOf(one) == pick.piece; });
            lay.tile = static_cast<std::uint8_t>(tile - tray.begin());
        } else if (const auto way = pick.orientation()) {
            lay.turns = way->turns;
            lay.side = way->isFlipped ? Side::back : Side::front;
        } else if (pick.kind == PickKind::cell) {
            lay.at = pick.cell;
            for (const Pane& pane : state.panes)
                if (pick.id == boardOf(pane.pattern))
                    lay.pane = pane.pattern;
        }
    }
    return hasTile ? std::optional<Move>(lay) : std::nullopt;
}

} // namespace tablewood::mosaic
