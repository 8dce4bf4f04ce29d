#include "app/table/touch/touches.h"

#include "app/words/wording.h"
#include "wire/scene_limits.h"

#include <algorithm>

namespace tablewood {

std::vector<Pick> picksAt(const Scene& scene, const Name& board, Cell cell)
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : scene.pieces) {
        const bool covers =
            piece.shape().covers(cell.column - piece.at.cell.column, cell.row - piece.at.cell.row);
        if (piece.at.in == board && covers)
            pieces.push_back(&piece);
    }
    std::ranges::stable_sort(pieces, std::ranges::greater(),
                             [](const Piece* piece) { return piece->at.layer; });
    std::vector<Pick> picks;
    picks.reserve(pieces.size() + 3);
    for (const Piece* piece : pieces)
        picks.push_back(Pick::ofPiece(piece->id));
    // A board that lies on a piece covers the space below.
    Name on = board;
    for (int boards = 1; boards < kMaxNestedBoards; ++boards) {
        const auto nested = std::ranges::find(scene.boards, on, &Board::id);
        if (nested == scene.boards.end() || nested->onPiece == 0)
            break;
        const auto below = std::ranges::find(scene.pieces, nested->onPiece, &Piece::id);
        if (below == scene.pieces.end())
            break;
        picks.push_back(Pick::ofPiece(below->id));
        picks.push_back(Pick::ofCell(below->at.in, below->at.cell));
        on = below->at.in;
    }
    picks.push_back(Pick::ofCell(board, cell));
    return picks;
}

std::vector<Pick> picksUnder(const Scene& scene, PieceId piece)
{
    std::vector<Pick> picks{Pick::ofPiece(piece)};
    auto lying = std::ranges::find(scene.pieces, piece, &Piece::id);
    while (lying != scene.pieces.end() && picks.size() < kMaxPicks) {
        const Name& in = lying->at.in;
        if (std::ranges::find(scene.zones, in, &Zone::id) != scene.zones.end()) {
            picks.push_back(Pick::ofZone(in));
            break;
        }
        lying =
            std::ranges::find_if(scene.pieces, [&](const Piece& below) { return in == placeOn(below.id); });
        if (lying != scene.pieces.end())
            picks.push_back(Pick::ofPiece(lying->id));
    }
    return picks;
}

const Pick& meantPick(const std::vector<Pick>& picks, const Gesture& gesture)
{
    for (const Pick& pick : picks)
        if (gesture.nextOf(pick))
            return pick;
    for (const Pick& pick : picks)
        if (gesture.isChosen(pick) || gesture.accepts(pick))
            return pick;
    return picks.back();
}

PieceId pieceToLift(const std::vector<Pick>& picks, const Gesture& gesture)
{
    for (const Pick& pick : picks)
        if (pick.kind == PickKind::piece && (gesture.isChosen(pick) || gesture.accepts(pick)))
            return pick.piece;
    return 0;
}

Cell gripOf(const Shape& shape) { return Cell{}.moved((shape.width - 1) / 2, (shape.height - 1) / 2); }

Cell aimedFor(Cell corner, const std::optional<Piece>& held)
{
    const Cell grip = held ? gripOf(held->shape()) : Cell();
    return corner.moved(grip.column, grip.row);
}

std::optional<Piece> heldToLay(const Scene& scene, const Gesture& gesture)
{
    const auto found = std::ranges::find(scene.pieces, gesture.heldPiece(), &Piece::id);
    if (found == scene.pieces.end())
        return std::nullopt;
    Piece piece = *found;
    if (gesture.turning() == 0 && piece.shape() == Shape())
        return std::nullopt;
    constexpr int kStepsOfQuarter = 3;
    constexpr int kStepsOfSixth = 2;
    const Orientation way = gesture.turning() == 0 ? Orientation() : gesture.orientation();
    const Shape shape = lying(piece.shape(), piece.turning, way);
    piece.width = shape.width;
    piece.height = shape.height;
    // The picture of a shape is drawn from its spaces; others turn.
    if (piece.cells == 0)
        piece.facing = static_cast<std::uint8_t>(
            piece.facing + way.turns * (piece.turning == Turning::sixths ? kStepsOfSixth : kStepsOfQuarter));
    piece.cells = shape.cells;
    return piece;
}

bool isPanel(const Scene& scene, const Name& id)
{
    return std::ranges::find(scene.panels, id, &Panel::id) != scene.panels.end();
}

std::vector<Pick> closedOptions(const std::vector<Face>& faces, const Scene& scene, const Gesture& gesture)
{
    if (gesture.picks().size() != 1 || gesture.picks().front().kind != PickKind::piece)
        return {};
    const auto piece = std::ranges::find(scene.pieces, gesture.picks().front().piece, &Piece::id);
    if (piece == scene.pieces.end())
        return {};
    const auto face = std::ranges::find(faces, piece->face.text(), &Face::key);
    std::vector<Text> open;
    for (const NextPick& next : gesture.next())
        if (next.pick.kind == PickKind::option && !isPanel(scene, next.pick.id))
            open.push_back(next.pick.label);
    std::vector<Pick> closed;
    if (face == faces.end() || open.empty())
        return closed;
    const auto& titles = face->titles;
    // Where something else is asked for, such as whom it is about, the card has said what it does.
    if (std::ranges::any_of(open, [&](const Text& label) { return std::ranges::count(titles, label) == 0; }))
        return closed;
    for (const Text& title : titles)
        if (std::ranges::count(open, title) == 0)
            closed.push_back(Pick::ofOption({}, title));
    return closed;
}

std::optional<Cell> homeOn(const Name& board, const Scene& scene, const Gesture& gesture, Viewer viewer)
{
    const std::vector<NextPick>& next = gesture.next();
    if (const auto held = heldToLay(scene, gesture)) {
        const auto fit = std::ranges::find_if(next, [&](const NextPick& pick) {
            return pick.pick.kind == PickKind::cell && pick.pick.id == board;
        });
        return fit == next.end() ? std::nullopt : std::optional(aimedFor(fit->pick.cell, held));
    }
    const Piece* home = nullptr;
    std::pair best(false, std::int16_t{0});
    for (const Piece& piece : scene.pieces) {
        if (piece.at.in != board || !viewer.is(piece.seat))
            continue;
        const bool isLit = std::ranges::any_of(next, [&](const NextPick& pick) {
            return pick.pick.touchesSame(Pick::ofPiece(piece.id)) || pick.mover == piece.id;
        });
        if (const std::pair rank(isLit, piece.at.layer); !home || rank > best) {
            home = &piece;
            best = rank;
        }
    }
    if (home)
        return home->at.cell;
    for (const NextPick& pick : next)
        if (pick.pick.kind == PickKind::cell && pick.pick.id == board)
            return pick.pick.cell;
    return std::nullopt;
}

QString PickedWords::name(const Gesture& gesture, const Scene& scene, const std::vector<Player>& players,
                          const std::function<QString(PieceId)>& pieceName)
{
    QString name;
    for (const Pick& pick : gesture.picks()) {
        if (pick.kind == PickKind::option && !isPanel(scene, pick.id)) {
            name = shown(pick.label, players);
        } else if (pick.kind == PickKind::piece && name.isEmpty()) {
            name = pieceName(pick.piece);
        } else if (pick.kind == PickKind::button && name.isEmpty()) {
            const auto button = std::ranges::find(scene.buttons, pick.id, &Button::id);
            if (button != scene.buttons.end())
                name = shown(button->label, players);
        }
    }
    return name;
}

QString PickedWords::hint(const Gesture& gesture, const Scene& scene)
{
    if (gesture.picks().empty())
        return {};
    const auto asksForPanel = [&](const NextPick& next) {
        return next.pick.kind == PickKind::option && isPanel(scene, next.pick.id);
    };
    if (const auto& next = gesture.next(); !next.empty() && std::ranges::all_of(next, asksForPanel))
        return tr("Press the player you mean. Esc puts the card back.");
    const auto spaces = std::ranges::count(gesture.picks(), PickKind::cell, &Pick::kind);
    return spaces == 0 ? tr("Touch what is lit. Esc puts it back.")
                       : tr("%n space(s) chosen. Touch what is lit, Esc takes the last back.", nullptr,
                            static_cast<int>(spaces));
}

} // namespace tablewood
