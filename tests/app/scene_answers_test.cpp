#include "app/table/scene/scene_answers.h"

#include "app/table/model/table_answers.h"
#include "app/words/wording.h"
#include "mira.h"
#include "paper_table.h"

#include <QSignalSpy>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Text plainly(const char* words) { return Text(TextKey{"", "%1"}, words); }

Piece pieceOf(PieceId id, Seat seat, const char* name, const tablewood::Place& at)
{
    Piece piece;
    piece.id = id;
    piece.seat = seat;
    piece.name = plainly(name);
    piece.at = at;
    return piece;
}

Board boardOf(const char* id, Grid grid, std::int16_t columns, std::int16_t rows)
{
    Board board;
    board.id = id;
    board.grid = grid;
    board.columns = columns;
    board.rows = rows;
    return board;
}

/// A board of hexes with a stone of each, and a wall between them.
Scene stones()
{
    Scene scene;
    scene.boards = {boardOf("board", Grid::hex, 4, 4)};
    scene.pieces = {pieceOf(1, kMira, "Stone", {"board", {1, 1}, 0}),
                    pieceOf(2, kJonas, "Stone", {"board", {2, 1}, 0}),
                    pieceOf(3, kMira, "Stone", {"board", {0, 0}, 0}),
                    pieceOf(4, Seat::none(), "Wall", {"board", {1, 0}, 0})};
    return scene;
}

std::vector<Player> players()
{
    std::vector<Player> players(2);
    players[0].name = "Mira";
    players[1].name = "Jonas";
    return players;
}

const std::vector<Player> kPlayers = players();

SceneAnswers answersOf(const Scene& scene, Viewer viewer = kMira)
{
    return {scene, viewer, kPlayers, [](const Piece& piece) { return shown(piece.name); }};
}

Event eventOf(const char* text, Seat seat, std::vector<Cell> cells = {}, std::vector<PieceId> pieces = {})
{
    Event event;
    event.text = plainly(text);
    event.seat = seat;
    event.board = "board";
    event.cells = std::move(cells);
    event.pieces = std::move(pieces);
    return event;
}

} // namespace

TEST_CASE(
    "What is next to a space is what lies on it and on those that touch it, of which the empty ones are "
    "counted")
{
    const Scene scene = stones();
    // Row 2 is shifted to the right: B2 touches B1 and C1, A1 not.
    CHECK(answersOf(scene).beside("board", {1, 1}) ==
          "B2: Stone (you). Next to it: C2 Stone (Jonas); B1 Wall; 4 empty space(s).");
    CHECK(answersOf(scene).beside("board", {3, 3}) == "D4: empty. Next to it: 2 empty space(s).");
    CHECK(answersOf(scene).beside("elsewhere", {0, 0}) == "Go to a space with the arrow keys first.");
}

TEST_CASE(
    "On squares the eight around it are next to a space, but none that is missing, and a thing is on all "
    "that it covers")
{
    Scene scene;
    scene.boards = {boardOf("way", Grid::square, 5, 5), boardOf("pane", Grid::square, 3, 3)};
    scene.boards[1].name = plainly("Pane 1");
    scene.boards[1].areas.push_back({"missing", {{0, 0}, {1, 0}}});
    scene.pieces = {pieceOf(1, kMira, "Ell", {"pane", {1, 1}, 0})};
    scene.pieces[0].width = 2;
    scene.pieces[0].height = 2;
    scene.pieces[0].cells = 0b0111;
    CHECK(answersOf(scene).beside("pane", {0, 1}) ==
          "Pane 1, A2: empty. Next to it: B2 Ell (you); B3 Ell (you); 1 empty space(s).");
    CHECK(answersOf(scene).beside("pane", {2, 1}).startsWith("Pane 1, C2: Ell (you)."));
    CHECK(answersOf(scene).beside("pane", {2, 2}).startsWith("Pane 1, C3: empty."));
}

TEST_CASE("On a free board it is said what lies nearest")
{
    Scene scene;
    scene.boards = {boardOf("meadow", Grid::free, 6, 4)};
    CHECK(answersOf(scene).beside("meadow", {500, 500}) == "Nothing lies here.");
    scene.pieces = {pieceOf(1, kJonas, "Fox", {"meadow", {900, 500}, 0}),
                    pieceOf(2, kMira, "Hen", {"meadow", {520, 500}, 0})};
    CHECK(answersOf(scene).beside("meadow", {500, 500}) == "Nearest: Hen (you), Fox (Jonas).");
}

TEST_CASE("Next to a card of a field are those left and right of it, and what is attached")
{
    Scene scene;
    Zone row;
    row.id = "row";
    row.name = plainly("Your row");
    row.kind = ZoneKind::field;
    row.seat = kMira;
    scene.zones = {row};
    scene.pieces = {pieceOf(1, kMira, "Squire", {"row", {1, 0}, 0}),
                    pieceOf(2, kMira, "Archer", {"row", {0, 0}, 0}), pieceOf(3, kMira, "Bow", {"#1", {}, 0})};
    CHECK(answersOf(scene).besideCard(1) ==
          "Squire (you). To the left: Archer (you). To the right: nothing. On it: Bow (you).");
    CHECK(answersOf(scene).mine() == "Yours: Your row: Archer; Squire.");
}

TEST_CASE("The own things are said board by board, each name once with all its spaces")
{
    Scene scene = stones();
    CHECK(answersOf(scene).mine() == "Yours: Stone on A1, B2.");
    CHECK(answersOf(scene, kJonas).mine() == "Yours: Stone on C2.");
    scene.boards[0].name = plainly("Below");
    scene.boards.push_back(boardOf("pane", Grid::square, 3, 3));
    scene.boards.back().name = plainly("Pane 1");
    scene.pieces.push_back(pieceOf(9, kMira, "Bar", {"pane", {0, 2}, 0}));
    CHECK(answersOf(scene).mine() == "Yours: Below: Stone on A1, B2. Pane 1: Bar on A3.");
    scene.pieces.clear();
    CHECK(answersOf(scene).mine() == "You have nothing on the table.");
    CHECK(answersOf(scene, Viewer::publicView()).mine() ==
          "The screen is for everybody now, and nothing on it is yours.");
}

TEST_CASE("What has changed is told with the places that the words do not name, of many things the last")
{
    const Scene scene = stones();
    CHECK(answersOf(scene).changed({}) == "Nothing new has happened.");
    std::vector<Event> told{eventOf("Mira placed a stone", kMira, {{1, 1}}, {1}),
                            eventOf("Jonas placed a stone on C2", kJonas, {{2, 1}}, {2}),
                            eventOf("Jonas saw something.", kJonas, {{0, 2}, {0, 3}}, {4})};
    CHECK(answersOf(scene).changed(std::span(told).subspan(1)) ==
          "Jonas placed a stone on C2. Jonas saw something (A3, A4, Wall).");
    CHECK(answersOf(scene).changed(std::span(told).first(1)) == "Mira placed a stone (B2).");
    // A detail is folded up with what it belongs to, and of many things the last are told.
    told.push_back(eventOf("It was a crow", Seat::none()));
    told.back().isDetail = true;
    for (int i = 0; i < 3; ++i)
        told.push_back(eventOf("Jonas waited", kJonas));
    CHECK(answersOf(scene).changed(told) == "6 thing(s) happened, the last of them: Jonas saw something (A3, "
                                            "A4, Wall). Jonas waited. Jonas waited. Jonas waited.");
}

TEST_CASE(
    "An answer stays until it is forgotten, is given anew when it is asked for again, and none in the dark")
{
    PaperTable table(kMira);
    Scene scene = stones();
    table.showAll(scene);
    const ScreenSeats seats{table, false};
    ShownCourse course{seats};
    course.land();
    LastActs acts;
    TableAnswers answers(
        seats, course, acts, [](const Piece& piece) { return shown(piece.name); }, nullptr);
    QSignalSpy changes(&answers, &TableAnswers::changed);
    answers.sayMine();
    CHECK(answers.text() == "Yours: Stone on A1, B2.");
    CHECK(changes.count() == 1);
    answers.sayMine();
    CHECK(changes.count() == 3);
    answers.forget();
    CHECK(answers.text().isEmpty());
    table.of(kMira).log = {eventOf("Mira moved", kMira), eventOf("A fight", kMira), eventOf("A fall", kMira)};
    table.showAll(scene);
    course.land();
    answers.sayChanged();
    CHECK(answers.text() == "Mira moved. A fight. A fall.");
    std::vector<Event>& log = table.of(kMira).log;
    // What was refused changes nothing, and what they did themself they know.
    acts.act(kMira, 0);
    acts.refuse(kMira);
    acts.hear(kMira, log);
    answers.sayChanged();
    CHECK(answers.text() == "Mira moved. A fight. A fall.");
    acts.act(kMira, 0);
    acts.hear(kMira, log);
    answers.sayChanged();
    CHECK(answers.text() == "A fight. A fall.");
    acts.act(kMira, 3);
    acts.hear(kMira, log);
    answers.sayChanged();
    CHECK(answers.text() == "Nothing new has happened.");
    // Others take back, and something else happens.
    log.resize(1);
    acts.hear(kMira, log);
    log.push_back(eventOf("Jonas moved", kJonas));
    table.showAll(scene);
    course.land();
    acts.hear(kMira, log);
    answers.sayChanged();
    CHECK(answers.text() == "Jonas moved.");
    answers.forget();
    scene.night = NightScreen();
    table.showAll(scene);
    course.land();
    answers.sayMine();
    CHECK(answers.text().isEmpty());
}
