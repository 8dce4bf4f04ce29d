#include "app/table/lesson/lesson_model.h"
#include "app/table/lesson/lesson_place.h"

#include <QSignalSpy>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

LessonStep step(const std::string& id, LessonPoint point)
{
    return {id, "Title of " + id, "Reach %1.", {}, std::move(point), {}};
}

/// A table of two with a board, a panel each, and a hand.
struct Table
{
    Table()
    {
        Scene& scene = view.scene;
        scene.boards.push_back({});
        scene.boards.back().id = "board";
        scene.boards.back().areas = {{"glow", {{1, 0}, {2, 0}}}};
        for (std::int8_t seat = 0; seat < 2; ++seat) {
            Panel panel;
            panel.id = "seat" + std::to_string(seat);
            panel.seat = Seat{seat};
            panel.score = Score{{}, 4, 13, 0};
            panel.items.push_back({});
            panel.items.back().id = "manna";
            scene.panels.push_back(panel);
            Piece piece;
            piece.id = static_cast<PieceId>(seat + 1);
            piece.figure = "tree";
            piece.seat = Seat{seat};
            piece.at = {"board", {seat, 3}, 0};
            scene.pieces.push_back(piece);
            Zone hand;
            hand.id = "hand" + std::to_string(seat);
            hand.kind = ZoneKind::hand;
            hand.seat = Seat{seat};
            scene.zones.push_back(hand);
        }
        Offer offer;
        offer.move = "grow";
        offer.picks = {Pick::ofCell("board", {5, 5})};
        view.offers = {offer, offer};
    }
    void teach(std::vector<LessonStep> steps, Seats persons = Seat{0})
    {
        lesson.teach({"game", kLessonFile, std::move(steps)}, persons, {});
        lesson.follow(Seat{0}, &view);
    }

    SeatView view;
    LessonModel lesson;
};

const QRectF kRoom(0, 0, 1280, 800);

} // namespace

TEST_CASE("A lesson finds what it points at in what the reader sees")
{
    Table table;
    const auto about = [&](LessonPoint point) {
        table.teach({step("one", std::move(point))});
        return table.lesson.thing();
    };
    const LessonModel& lesson = table.lesson;
    CHECK(about({LessonThing::area, "glow", {}, {}}) == "area");
    CHECK(lesson.name() == "board");
    CHECK(lesson.cells() == QList<QPoint>{{1, 0}, {2, 0}});
    about({LessonThing::figure, "tree", {}, {}});
    CHECK(lesson.cells() == QList<QPoint>{{0, 3}});
    about({LessonThing::figure, "tree", LessonSide::theirs, {}});
    CHECK(lesson.cells() == QList<QPoint>{{1, 3}});
    table.view.scene.pieces.front().seat = Seat::none();
    about({LessonThing::figure, "tree", {}, {}});
    CHECK(lesson.cells() == QList<QPoint>{{0, 3}});
    about({LessonThing::lit, {}, {}, {}});
    CHECK(lesson.cells() == QList<QPoint>{{5, 5}});
    about({LessonThing::item, "manna", {}, {}});
    CHECK(lesson.panel() == "seat0");
    about({LessonThing::item, "manna", LessonSide::theirs, {}});
    CHECK(lesson.panel() == "seat1");
    about({LessonThing::zone, "hand", {}, {}});
    CHECK(lesson.name() == "hand0");
    about({LessonThing::score, {}, LessonSide::anyone, {}});
    CHECK(lesson.seats() == QList<int>{0, 1});
    CHECK(lesson.title() == "Title of one");
    CHECK(lesson.text() == "Reach 13.");
    table.view.scene.panels.push_back(table.view.scene.panels.front());
    table.view.scene.panels.back().id = "notebook";
    about({LessonThing::panel, {}, {}, {}});
    CHECK(lesson.panel() == "seat0");
}

TEST_CASE("Each who shares the screen has their own way through a lesson, and it ends when all have read it")
{
    Table table;
    Seats both = Seat{0};
    both.add(Seat{1});
    table.teach({step("one", {}), step("two", {})}, both);
    LessonModel& lesson = table.lesson;
    QSignalSpy ended(&lesson, &LessonModel::ended);
    lesson.next();
    CHECK(lesson.step() == "two");
    CHECK(lesson.number() == 2);
    CHECK(lesson.read() == QStringList{"0/one"});
    lesson.follow(Seat{1}, &table.view);
    CHECK(lesson.step() == "one");
    lesson.next();
    lesson.next();
    CHECK_FALSE(lesson.isShown());
    CHECK(ended.isEmpty());
    lesson.follow(Seat{0}, &table.view);
    CHECK(lesson.step() == "two");
    lesson.next();
    CHECK(ended.size() == 1);
    CHECK_FALSE(lesson.isShown());
}

TEST_CASE("Nobody is taught behind the gate, nor who only looks on")
{
    Table table;
    table.teach({step("one", {})});
    table.lesson.follow(Seat{0}, nullptr);
    CHECK_FALSE(table.lesson.isShown());
    table.lesson.follow(Seat::none(), &table.view);
    CHECK_FALSE(table.lesson.isShown());
    table.lesson.follow(Seat{0}, &table.view);
    CHECK(table.lesson.isShown());
}

TEST_CASE("A lesson that is stopped is over, and so is one whose match is")
{
    Table table;
    QSignalSpy ended(&table.lesson, &LessonModel::ended);
    table.teach({step("one", {})});
    table.lesson.stop();
    CHECK_FALSE(table.lesson.isShown());
    table.lesson.follow(Seat{0}, &table.view);
    CHECK_FALSE(table.lesson.isShown());
    CHECK(ended.size() == 1);

    table.teach({step("one", {})});
    table.view.scene.outcome = Outcome{};
    table.lesson.follow(Seat{0}, &table.view);
    CHECK_FALSE(table.lesson.isShown());
    CHECK(ended.size() == 2);
}

TEST_CASE("What explains lies beside what it is about, and not over it")
{
    const QRectF spot(600, 300, 56, 56);
    const QSizeF card(300, 160);
    const QRectF there(lessonPlace(card, {kRoom, {spot}, {}, {}, {}, {}}), card);
    CHECK_FALSE(there.intersects(spot));
    CHECK(there.adjusted(-40, -40, 40, 40).intersects(spot));
    CHECK(kRoom.contains(there));
}

TEST_CASE("What explains covers nothing that may be pressed, and buttons only where there is no other place")
{
    const QRectF spot(600, 300, 56, 56);
    const QSizeF card(300, 160);
    // All round the spot but far below.
    QList<QRectF> lit;
    for (int column = 0; column < 20; ++column)
        for (int row = 0; row < 9; ++row)
            lit.append(QRectF(column * 64, row * 64, 56, 56));
    const QRectF below(lessonPlace(card, {kRoom, {spot}, lit, {}, {}, {}}), card);
    CHECK(below.top() >= 8 * 64 + 56);
    const QRectF buttons(0, 580, 700, 220);
    const QRectF beside(lessonPlace(card, {kRoom, {spot}, lit, {buttons}, {}, {}}), card);
    CHECK_FALSE(beside.intersects(buttons));
    const QRectF most(0, 580, 1280, 220);
    const QRectF over(lessonPlace(card, {kRoom, {spot}, lit, {most}, {}, {}}), card);
    CHECK(over.intersects(most));
    CHECK(over.top() >= 8 * 64 + 56);
}

TEST_CASE("What explains stays in a window that is smaller than it")
{
    CHECK(lessonPlace({900, 700}, {QRectF(0, 0, 640, 480), {}, {}, {}, {}, {}}) == QPointF(16, 16));
}

TEST_CASE("What explains covers not a corner of a pile or a seat where there is a free place big enough")
{
    const QSizeF card(300, 160);
    // A table as it is: seats and piles at the left, what is asked at the right, the board in the middle.
    const LessonGround table{kRoom,
                             {QRectF(980, 720, 280, 50)},
                             {},
                             {QRectF(340, 12, 600, 62), QRectF(980, 300, 280, 160), QRectF(980, 640, 280, 62),
                              QRectF(400, 690, 480, 110), QRectF(980, 720, 280, 50)},
                             {QRectF(16, 86, 300, 66), QRectF(16, 164, 300, 66), QRectF(980, 86, 280, 66),
                              QRectF(18, 250, 250, 110)},
                             {QRectF(350, 86, 580, 580)}};
    const QRectF there(lessonPlace(card, table), card);
    for (const QList<QRectF>& things : {table.spots, table.busy, table.seen})
        for (const QRectF& thing : things)
            CHECK_FALSE(there.intersects(thing));
    // Of two free places the one beside the board, although the other is nearer.
    CHECK_FALSE(there.intersects(table.boards.first()));
}

TEST_CASE("Where no place is free what explains covers a seat rather than what is asked")
{
    const QRectF seats(0, 0, 640, 800);
    const QRectF asked(640, 0, 640, 800);
    const QSizeF card(300, 160);
    const QRectF there(lessonPlace(card, {kRoom, {}, {}, {asked}, {seats}, {}}), card);
    CHECK_FALSE(there.intersects(asked));
}

TEST_CASE("What explains stays where it is while no place covers less")
{
    const QSizeF card(300, 160);
    const QRectF spot(600, 300, 56, 56);
    const QPointF far(20, 600);
    CHECK(lessonPlace(card, {kRoom, {spot}, {}, {}, {}, {}}, far) == far);
    const QRectF pile(40, 620, 60, 90);
    CHECK(lessonPlace(card, {kRoom, {spot}, {}, {}, {pile}, {}}, far) != far);
}

TEST_CASE(
    "The pointer of a lesson ends at what it is about, and is not there where it would cross something else")
{
    const QRectF card(500, 100, 300, 160);
    const QRectF button(600, 720, 120, 40);
    const auto way = lessonWay(card, {kRoom, {button}, {}, {}, {}, {}});
    REQUIRE(way);
    CHECK(way->p1().y() == card.bottom());
    CHECK(way->p2().y() == button.top());
    const QRectF notebook(560, 640, 200, 60);
    CHECK_FALSE(lessonWay(card, {kRoom, {button}, {}, {notebook}, {}, {}}));
    // What holds the button does not stand before it.
    CHECK(lessonWay(card, {kRoom, {button}, {}, {QRectF(590, 700, 300, 80)}, {}, {}}));
    CHECK_FALSE(lessonWay(card, {kRoom, {}, {}, {}, {}, {}}));
}

TEST_CASE("The pointer of a lesson crosses no button, not even one beside the button that is meant")
{
    const QRectF card(500, 100, 300, 160);
    const QRectF meant(600, 720, 120, 40);
    const QRectF row(590, 640, 300, 130);
    const QRectF above(600, 660, 120, 40);
    CHECK(lessonWay(card, {kRoom, {meant}, {}, {row}, {}, {}, {}, {meant.adjusted(4, 4, -4, -4)}}));
    CHECK_FALSE(lessonWay(card, {kRoom, {meant}, {}, {row}, {}, {}, {}, {above}}));
    // A card lies where its pointer has a free way.
    const LessonGround ground{kRoom, {meant}, {}, {row}, {}, {}, {}, {above}};
    const QRectF place(lessonPlace(card.size(), ground), card.size());
    CHECK(lessonWay(place, ground));
}

TEST_CASE("What is told is counted in the order in which it is seen, and what comes again keeps its number")
{
    Table table;
    const auto inTurn = [](const std::string& id, LessonSide side) {
        LessonStep told = step(id, {});
        told.when = LessonWhen{};
        told.when->turn = side;
        return told;
    };
    const auto turnTo = [&](std::int8_t seat) {
        table.view.scene.active = Seat{seat};
        table.lesson.follow(Seat{0}, &table.view);
    };
    table.view.scene.active = Seat{1};
    table.teach({inTurn("mine", LessonSide::mine), inTurn("theirs", LessonSide::theirs),
                 inTurn("more", LessonSide::mine)});
    const LessonModel& lesson = table.lesson;
    CHECK(lesson.step() == "theirs");
    CHECK(lesson.number() == 1);
    turnTo(0);
    CHECK(lesson.step() == "mine");
    CHECK(lesson.number() == 2);
    turnTo(1);
    CHECK(lesson.step() == "theirs");
    CHECK(lesson.number() == 1);
    table.lesson.next();
    turnTo(0);
    CHECK(lesson.number() == 2);
    table.lesson.next();
    CHECK(lesson.step() == "more");
    CHECK(lesson.number() == 3);
    CHECK(lesson.count() == 3);
}
