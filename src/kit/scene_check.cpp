#include "kit/scene_check.h"

#include "kernel/layer_name.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <span>
#include <tuple>

namespace tablewood::kit {

namespace {

constexpr std::int16_t kFreeBoard = 1000;
/// So many standing answers a viewer may choose among.
constexpr std::size_t kMostStanding = 4;

template <class Range>
bool hasId(const Range& things, std::string_view id)
{
    return std::ranges::any_of(things, [&](const auto& thing) { return thing.id == id; });
}

bool hasPiece(const Scene& scene, PieceId id)
{
    return std::ranges::any_of(scene.pieces, [&](const Piece& piece) { return piece.id == id; });
}

const Board* boardOf(const Scene& scene, std::string_view id)
{
    const auto board = std::ranges::find(scene.boards, id, &Board::id);
    return board == scene.boards.end() ? nullptr : &*board;
}

bool isOn(const Board& board, Cell cell)
{
    const bool isFree = board.grid == Grid::free;
    const int lastColumn = isFree ? kFreeBoard : board.columns - 1;
    const int lastRow = isFree ? kFreeBoard : board.rows - 1;
    return cell.column >= 0 && cell.row >= 0 && cell.column <= lastColumn && cell.row <= lastRow;
}

/// Whether a space is on a board of squares or hexes or, as for what stands at its edge, right beside it.
bool isOnOrBeside(const Board& board, Cell cell)
{
    return isOn(board, cell) || (board.grid != Grid::free && cell.column >= -1 && cell.row >= -1 &&
                                 cell.column <= board.columns && cell.row <= board.rows);
}

std::string faultOfPlace(const Scene& scene, const Place& at, bool mayBeBeside = false)
{
    if (const Board* board = boardOf(scene, at.in.letters()))
        return isOn(*board, at.cell) || (mayBeBeside && isOnOrBeside(*board, at.cell))
                   ? ""
                   : "outside board " + at.in;
    if (hasId(scene.zones, at.in.letters()))
        return {};
    if (at.in.letters().starts_with('#')) {
        PieceId id = 0;
        std::from_chars(at.in.begin() + 1, at.in.end(), id);
        if (hasPiece(scene, id))
            return {};
    }
    return "in \"" + at.in + "\", which is no board, zone or piece of the scene";
}

std::string pickText(const Pick& pick)
{
    switch (pick.kind) {
    case PickKind::piece:
        return "piece " + std::to_string(pick.piece);
    case PickKind::cell:
        return "space " + pick.cell.text() + " of board \"" + pick.id + "\"";
    case PickKind::button:
        return "button \"" + pick.id + "\"";
    case PickKind::option:
        return "option \"" + pick.id + "\"";
    case PickKind::zone:
        return "zone \"" + pick.id + "\"";
    case PickKind::turn:
        return "turn \"" + pick.id + "\"";
    case PickKind::gap:
        return "gap " + std::to_string(pick.cell.column) + " of zone \"" + pick.id + "\"";
    }
    return {};
}

bool isInScene(const Scene& scene, const Pick& pick)
{
    switch (pick.kind) {
    case PickKind::piece:
        return hasPiece(scene, pick.piece);
    case PickKind::cell: {
        const Board* board = boardOf(scene, pick.id.letters());
        return board != nullptr && isOn(*board, pick.cell);
    }
    case PickKind::button:
        return hasId(scene.buttons, pick.id.letters());
    case PickKind::zone:
        return hasId(scene.zones, pick.id.letters());
    case PickKind::option:
        return !pick.id.empty();
    case PickKind::turn:
        return pick.orientation().has_value();
    case PickKind::gap: {
        const auto zone = std::ranges::find(scene.zones, pick.id, &Zone::id);
        return zone != scene.zones.end() && pick.cell.column >= 0 && pick.cell.column <= zone->count;
    }
    }
    return false;
}

/// What is wrong with a turn among the picks of an offer; empty where nothing is. It comes after a piece, in
/// one of the ways of that piece.
std::string faultOfTurn(const Scene& scene, const std::vector<Pick>& picks)
{
    for (std::size_t i = 0; i < picks.size(); ++i) {
        const auto way = picks[i].orientation();
        if (!way)
            continue;
        const auto piece = i == 0 || picks[i - 1].kind != PickKind::piece
                               ? scene.pieces.end()
                               : std::ranges::find(scene.pieces, picks[i - 1].piece, &Piece::id);
        if (piece == scene.pieces.end())
            return "turns what no pick before it takes up";
        const std::vector<Orientation> ways = orientationsOf(piece->shape(), piece->turning);
        if (std::ranges::find(ways, *way) == ways.end())
            return "turns piece " + std::to_string(piece->id) + " to \"" + picks[i].id +
                   "\", which is none of its ways, or lies as one before it";
    }
    return {};
}

/// The board that an end of an arrow lies on, "fields" where it lies in one or is one; empty for nowhere.
std::string_view groundOf(const Scene& scene, const Place& end)
{
    constexpr int kDeepest = 8;
    std::string_view in = end.in.letters();
    for (int steps = 0; steps < kDeepest && in.starts_with('#'); ++steps) {
        PieceId id = 0;
        std::from_chars(in.data() + 1, in.data() + in.size(), id);
        const auto piece = std::ranges::find(scene.pieces, id, &Piece::id);
        if (piece == scene.pieces.end())
            return {};
        in = piece->at.in.letters();
    }
    if (const Board* board = boardOf(scene, in))
        return board->id.letters();
    const auto zone = std::ranges::find(scene.zones, in, &Zone::id);
    return zone != scene.zones.end() && zone->kind == ZoneKind::field ? "fields" : std::string_view();
}

/// What is wrong with the arrows and layers of a scene.
std::vector<std::string> faultsOfArrows(const Scene& scene)
{
    std::vector<std::string> faults;
    std::set<Name> layers;
    for (const Layer& layer : scene.layers)
        if (!layers.insert(layer.id).second)
            faults.push_back("two layers are called \"" + layer.id + "\"");
    std::set<PieceId> pieces;
    for (const Piece& piece : scene.pieces)
        pieces.insert(piece.id);
    const auto checkLayer = [&](const std::string& what, const Name& layer) {
        for (const LayerTerm& term : readLayer(layer)) {
            if (term.pieces.empty() && !layers.contains(term.layer))
                faults.push_back(what + " is of the layer \"" + term.layer + "\", which is not there");
            for (const PieceId piece : term.pieces)
                if (!pieces.contains(piece))
                    faults.push_back(what + " is seen with piece " + std::to_string(piece) +
                                     ", which is not there");
        }
    };
    for (const Board& board : scene.boards) {
        for (const Trail& trail : board.trails)
            checkLayer("trail \"" + trail.style + "\" of board \"" + board.id + "\"", trail.layer);
        for (const Area& area : board.areas)
            checkLayer("area \"" + area.style + "\" of board \"" + board.id + "\"", area.layer);
    }
    for (const Arrow& arrow : scene.arrows) {
        const std::string what = "the arrow \"" + arrow.style + "\" from \"" + arrow.from.in + "\"";
        checkLayer(what, arrow.layer);
        for (const Place* end : {&arrow.from, &arrow.to})
            if (const std::string fault = faultOfPlace(scene, *end); !fault.empty())
                faults.push_back(what + " ends " + fault);
        const std::string_view ground = groundOf(scene, arrow.from);
        if (arrow.style != kLink && (ground.empty() || ground != groundOf(scene, arrow.to)))
            faults.push_back(what + " lies neither on one board nor among the fields");
    }
    return faults;
}

using Touch = std::tuple<PickKind, Name, PieceId, Cell>;

Touch touchOf(const Pick& pick) { return {pick.kind, pick.id, pick.piece, pick.cell}; }

std::vector<Touch> touchesOf(const Offer& offer, const Pick& first)
{
    std::vector<Touch> touches{touchOf(first)};
    for (const Pick& pick : std::span(offer.picks).subspan(1))
        touches.push_back(touchOf(pick));
    if (offer.freeFrom < touches.size())
        std::sort(touches.begin() + offer.freeFrom, touches.end());
    return touches;
}

} // namespace

void checkScene(const Scene& scene, const std::vector<Face>& faces, std::string_view whose,
                Breaches& breaches)
{
    const auto report = [&](const std::string& what) {
        breaches.report("scene", std::string(whose) + ": " + what);
    };

    const auto checkFace = [&](const std::string& who, const Name& face) {
        if (!face.empty() && std::ranges::find(faces, face, &Face::key) == faces.end())
            report(who + " shows the face \"" + face + "\", which the game does not have");
    };

    std::set<Name> places;
    for (const Board& board : scene.boards) {
        if (!places.insert(board.id).second)
            report("two boards or zones are called \"" + board.id + "\"");
        if (board.onPiece != 0 && !hasPiece(scene, board.onPiece))
            report("board \"" + board.id + "\" lies on piece " + std::to_string(board.onPiece) +
                   ", which is not there");
        checkFace("board \"" + board.id + "\"", board.face);
        if (const auto face = std::ranges::find(faces, board.face, &Face::key);
            face != faces.end() &&
            (!face->diagram || face->diagram->columns != board.columns || face->diagram->rows != board.rows))
            report("board \"" + board.id + "\" is painted from the face \"" + board.face +
                   "\", which has no diagram of its size");
        for (const Area& area : board.areas)
            for (const Cell cell : area.cells)
                if (!isOn(board, cell))
                    report("area \"" + area.style + "\" of board \"" + board.id + "\" leaves the board");
        for (const Trail& trail : board.trails)
            for (const Cell cell : trail.cells)
                if (!isOn(board, cell))
                    report("trail \"" + trail.style + "\" of board \"" + board.id + "\" leaves the board");
    }
    for (const Zone& zone : scene.zones)
        if (!places.insert(zone.id).second)
            report("two boards or zones are called \"" + zone.id + "\"");

    std::set<PieceId> ids;
    for (const Piece& piece : scene.pieces) {
        const std::string who = "piece " + std::to_string(piece.id);
        if (piece.id == 0)
            report("a piece has the id 0");
        else if (!ids.insert(piece.id).second)
            report("two pieces have the id " + std::to_string(piece.id));
        if (const std::string fault = faultOfPlace(scene, piece.at, true); !fault.empty())
            report(who + " lies " + fault);
        checkFace(who, piece.face);
        const int spaces = piece.width * piece.height;
        if (piece.cells != 0 && (spaces > Shape::kMostCells || (std::uint64_t{piece.cells} >> spaces) != 0))
            report(who + " covers spaces outside of its box");
        if (piece.width > Shape::kLongestSide || piece.height > Shape::kLongestSide)
            report(who + " is longer than any window takes");
    }

    for (const std::string& fault : faultsOfArrows(scene))
        report(fault);

    std::set<Name> buttons;
    for (const Button& button : scene.buttons)
        if (!buttons.insert(button.id).second)
            report("two buttons are called \"" + button.id + "\"");
    std::set<Name> answers;
    for (const Standing& answer : scene.standing) {
        if (answer.id.empty() || !answers.insert(answer.id).second)
            report("two standing answers are called \"" + answer.id + "\", or one has no name");
        if (answer.label.isEmpty())
            report("the standing answer \"" + answer.id + "\" has no label");
        if (answer.holds && !buttons.contains(answer.button))
            report("the standing answer \"" + answer.id + "\" holds and presses the button \"" +
                   answer.button + "\", which is not there");
    }
    if (scene.standing.size() > kMostStanding)
        report("there are " + std::to_string(scene.standing.size()) +
               " standing answers, which nobody tells apart");
    for (const Panel& panel : scene.panels) {
        checkFace("panel \"" + panel.id + "\"", panel.portrait);
        for (const PanelItem& item : panel.items) {
            if (item.kind == ItemKind::zone && !hasId(scene.zones, item.zone.letters()))
                report("panel \"" + panel.id + "\" shows the zone \"" + item.zone + "\", which is not there");
            if (!item.button.empty() && !hasId(scene.buttons, item.button.letters()))
                report("panel \"" + panel.id + "\" uses the button \"" + item.button +
                       "\", which is not there");
        }
    }
    if (scene.night) {
        checkFace("the card of the night", scene.night->card);
        for (const NightSpot& spot : scene.night->spots) {
            checkFace("a spot of the night", spot.face);
            if (!spot.button.empty() && !hasId(scene.buttons, spot.button.letters()))
                report("a spot of the night uses the button \"" + spot.button + "\", which is not there");
        }
    }
    if (scene.phase >= static_cast<int>(scene.phases.size()))
        report("phase " + std::to_string(scene.phase) + " is not in the list of phases");
}

void checkOffers(const std::vector<Offer>& offers, const Scene& scene, std::string_view whose,
                 Breaches& breaches)
{
    const auto report = [&](const std::string& what) {
        breaches.report("offers", std::string(whose) + ": " + what);
    };

    std::set<std::vector<Touch>> gestures;
    for (const Offer& offer : offers) {
        if (offer.picks.empty()) {
            report("\"" + offer.move + "\" has no picks");
            continue;
        }
        std::vector<Pick> firsts = offer.firstToo;
        firsts.push_back(offer.picks.front());
        for (const Pick& first : firsts)
            if (!gestures.insert(touchesOf(offer, first)).second)
                report("\"" + offer.move + "\" has the same picks as another offer");
        if (const std::string fault = faultOfTurn(scene, offer.picks); !fault.empty())
            report("\"" + offer.move + "\" " + fault);
        for (const std::vector<Pick>* picks : {&offer.picks, &offer.firstToo})
            for (const Pick& pick : *picks)
                if (!isInScene(scene, pick))
                    report("\"" + offer.move + "\" picks " + pickText(pick) + ", which is not in the scene");
    }
}

void checkAloud(const std::vector<Offer>& offers, const Scene& scene, Seat seat, std::string_view whose,
                Breaches& breaches)
{
    if (!scene.aloud.has(seat) || offers.empty())
        return;
    const auto isWhole = [&](const Button& button) {
        return button.role != ButtonRole::action && std::ranges::any_of(offers, [&](const Offer& offer) {
                   return offer.picks.size() == 1 && offer.picks.front().kind == PickKind::button &&
                          offer.picks.front().id == button.id;
               });
    };
    if (std::ranges::none_of(scene.buttons, isWhole))
        breaches.report("offers",
                        std::string(whose) + " is asked aloud and has no button that wants nothing");
}

void checkSpotlight(const Event& event, const std::vector<Face>& faces, Breaches& breaches)
{
    if (!event.spotlight)
        return;
    const Name& face = event.spotlight->face;
    if (!face.empty() && std::ranges::find(faces, face, &Face::key) == faces.end())
        breaches.report("event", "the stage shows the face \"" + face + "\", which the game does not have");
    if (face.empty() && event.spotlight->sign.empty())
        breaches.report("event", "what rises on the stage has neither a card nor a sign");
    if (event.text.isEmpty() || event.spotlight->meaning.isEmpty())
        breaches.report("event", "what rises on the stage does not say what happened, or what that means");
}

} // namespace tablewood::kit
