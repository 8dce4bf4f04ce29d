#include "wire/scene_limits.h"

#include "kernel/move_text.h"
#include "kernel/plain_text.h"
#include "wire/lan_limits.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace tablewood {

namespace {

/// The badge of a piece is a number, or a few letters.
constexpr std::size_t kMaxBadgeValue = 64;

/// `of` names the board, panel or piece it is about.
void need(bool holds, std::string_view where, std::string_view of, const char* cause)
{
    if (!holds)
        throw InputError("scene, " + std::string(where) + " " + std::string(of), cause);
}

template <class T>
void needFew(const std::vector<T>& list, const char* what, std::string_view of = {},
             std::size_t most = kMaxParts)
{
    if (list.size() > most)
        throw InputError("scene, " + std::string(what) + " " + std::string(of),
                         "there are more than " + std::to_string(most));
}

bool isOn(const Board& board, Cell cell)
{
    const bool isFree = board.grid == Grid::free;
    return cell.column >= 0 && cell.row >= 0 && cell.column <= (isFree ? kMaxBoardSide : board.columns - 1) &&
           cell.row <= (isFree ? kMaxBoardSide : board.rows - 1);
}

void checkCells(const Board& board, const std::vector<Cell>& cells)
{
    needFew(cells, "spaces of board", board.id.letters(), kMaxSpacesOfBoard);
    need(std::ranges::all_of(cells, [&](Cell cell) { return isOn(board, cell); }), "board",
         board.id.letters(), "a space is not on it");
}

void checkBoards(const std::vector<Board>& boards)
{
    needFew(boards, "boards");
    std::vector<std::string_view> ids;
    for (const Board& board : boards) {
        ids.push_back(board.id.letters());
        need(board.columns >= 0 && board.columns <= kMaxBoardSide && board.rows >= 0 &&
                 board.rows <= kMaxBoardSide,
             "board", board.id.letters(), "its sides are 0 to 1000");
        need(board.grid == Grid::free ||
                 static_cast<std::size_t>(board.columns) * static_cast<std::size_t>(board.rows) <=
                     kMaxSpacesOfBoard,
             "board", board.id.letters(), "it has too many spaces");
        needFew(board.areas, "areas of board", board.id.letters());
        needFew(board.trails, "trails of board", board.id.letters());
        for (const Area& area : board.areas)
            checkCells(board, area.cells);
        for (const Trail& trail : board.trails) {
            checkCells(board, trail.cells);
            need(!trail.start || isOn(board, *trail.start), "board", board.id.letters(),
                 "a trail starts outside of it");
        }
    }
    std::ranges::sort(ids);
    need(std::ranges::adjacent_find(ids) == ids.end(), "boards", {}, "two have the same id");
}

/// A window loads a board into the piece that it lies on, and so on: that must come to an end.
void checkNesting(const Scene& scene)
{
    std::map<std::string_view, PieceId> pieceOfBoard;
    std::map<PieceId, std::string_view> placeOfPiece;
    for (const Board& board : scene.boards)
        if (board.onPiece != 0) {
            pieceOfBoard.emplace(board.id.letters(), board.onPiece);
            placeOfPiece.emplace(board.onPiece, std::string_view());
        }
    if (pieceOfBoard.empty())
        return;
    for (const Piece& piece : scene.pieces)
        if (const auto found = placeOfPiece.find(piece.id); found != placeOfPiece.end())
            found->second = piece.at.in.letters();
    for (const auto& [board, piece] : pieceOfBoard) {
        auto below = pieceOfBoard.find(placeOfPiece.at(piece));
        for (int boards = 2; below != pieceOfBoard.end(); ++boards) {
            need(boards < kMaxNestedBoards, "board", board, "it lies on too many others, or on itself");
            below = pieceOfBoard.find(placeOfPiece.at(below->second));
        }
    }
}

void checkPanels(const std::vector<Panel>& panels)
{
    needFew(panels, "panels");
    for (const Panel& panel : panels) {
        needFew(panel.items, "items of panel", panel.id.letters());
        for (const PanelItem& item : panel.items) {
            needFew(item.slots, "slots of panel", panel.id.letters());
            needFew(item.dice, "dice of panel", panel.id.letters());
        }
    }
}

void checkPieces(const std::vector<Piece>& pieces)
{
    needFew(pieces, "pieces", {}, kMaxPieces);
    std::vector<PieceId> ids;
    ids.reserve(pieces.size());
    for (const Piece& piece : pieces) {
        ids.push_back(piece.id);
        needFew(piece.badges, "badges of a piece");
        need(piece.width <= Shape::kLongestSide && piece.height <= Shape::kLongestSide, "piece",
             std::to_string(piece.id), "it covers more than 32 spaces on a side");
        need(piece.cells == 0 || piece.width * piece.height <= Shape::kMostCells, "piece",
             std::to_string(piece.id), "its box has more than 32 spaces");
    }
    std::ranges::sort(ids);
    need(std::ranges::adjacent_find(ids) == ids.end(), "pieces", {}, "two have the same id");
}

void makeName(std::string& name, std::size_t longest, const char* what)
{
    if (name.size() > longest)
        throw InputError("view", std::string(what) + " is too long");
    name = plainName(name);
}

void checkPlayer(Player& player)
{
    makeName(player.name, lan::kMaxName, "a name");
    makeName(player.bot, lan::kMaxEmblem, "the kind of a bot");
    makeName(player.emblem, lan::kMaxEmblem, "an emblem");
}

void checkOffers(const std::vector<Offer>& offers)
{
    needFew(offers, "offers", {}, kMaxOffers);
    for (const Offer& offer : offers) {
        needFew(offer.picks, "picks of an offer", {}, kMaxPicks);
        needFew(offer.firstToo, "first picks of an offer", {}, kMaxPicks);
        need(offer.move.size() <= kMaxMoveText, "offers", {}, "a move's text is too long");
    }
}

} // namespace

void checkSeat(Seat seat)
{
    if (!seat.isPlayer() || seat.index >= kMaxSeats)
        throw InputError("message", "there is no seat " + std::to_string(seat.index));
}

void checkScene(const Scene& scene)
{
    checkPieces(scene.pieces);
    checkBoards(scene.boards);
    checkNesting(scene);
    checkPanels(scene.panels);
    needFew(scene.zones, "zones");
    needFew(scene.arrows, "arrows");
    needFew(scene.layers, "layers");
    needFew(scene.buttons, "buttons");
    needFew(scene.phases, "phases");
    needFew(scene.standing, "standing answers");
    needFew(scene.coming, "coming steps");
    needFew(scene.cycle, "turns of the cycle");
    if (scene.ballot) {
        needFew(scene.ballot->slips, "slips of the ballot");
        needFew(scene.ballot->facts, "facts of the ballot");
    }
    if (scene.night)
        needFew(scene.night->spots, "spots of the night");
}

void checkSituation(Situation& situation)
{
    if (situation.players.size() > static_cast<std::size_t>(kMaxSeats))
        throw InputError("view", "there are more players than seats");
    for (Player& player : situation.players)
        checkPlayer(player);
    if (situation.undo.moves.size() > static_cast<std::size_t>(kMaxSeats))
        throw InputError("view", "more players than seats take back");
    checkScene(situation.scene);
    for (Piece& piece : situation.scene.pieces)
        for (Badge& badge : piece.badges)
            makeName(badge.value, kMaxBadgeValue, "the value of a badge");
    checkOffers(situation.offers);
    if (const auto& timer = situation.timer) {
        need(timer->move.size() <= kMaxMoveText, "timer", {}, "a move's text is too long");
        const auto isTime = [](std::int32_t seconds) { return seconds >= 0 && seconds <= kMaxTimerSeconds; };
        need(isTime(timer->seconds) && isTime(timer->before) &&
                 (isTime(timer->after) || timer->after == Timer::kNoEnd),
             "timer", {}, "a time is negative or longer than a day");
    }
}

void checkEvents(const std::vector<Event>& events)
{
    needFew(events, "log", {}, kMaxLogLines);
    for (const Event& event : events) {
        needFew(event.cells, "spaces of a line of the log", {}, kMaxSpacesOfBoard);
        needFew(event.pieces, "pieces of a line of the log", {}, kMaxPieces);
        needFew(event.tally, "what a line of the log adds up", {}, kMaxTally);
        if (event.spotlight)
            needFew(event.spotlight->special, "what something means to each", {},
                    static_cast<std::size_t>(kMaxSeats));
    }
}

std::string plainName(std::string_view name) { return singleSpaced(plainLine(name)); }

void makePlain(Text& text)
{
    TextParts parts = text.parts();
    parts.context = plainLine(parts.context);
    parts.source = plainLine(parts.source);
    for (TextArg& arg : parts.args) {
        arg.plain = plainLine(arg.plain);
        for (Text& inner : arg.text)
            makePlain(inner);
    }
    text = Text(std::move(parts));
}

} // namespace tablewood
