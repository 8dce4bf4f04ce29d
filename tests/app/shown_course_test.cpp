#include "app/table/model/shown_course.h"
#include "app/table/scene/scene_words.h"

#include "mira.h"
#include "paper_table.h"

#include <QSignalSpy>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Trees stand at these columns.
Scene trees(const std::vector<std::int16_t>& columns)
{
    Scene scene;
    for (const std::int16_t column : columns) {
        Piece piece;
        piece.id = static_cast<PieceId>(column + 1);
        piece.figure = "tree";
        piece.at = {"board", {column, 0}, 0};
        scene.pieces.push_back(piece);
    }
    return scene;
}

Event burns(std::int16_t column)
{
    Event event;
    event.seat = kMira;
    event.board = "board";
    event.cells = {{column, 0}};
    return event;
}

/// Mira looks at three trees, of which two then burn.
struct Forest
{
    Forest()
    {
        table.showAll(trees({0, 1, 2}));
        QObject::connect(&course, &ShownCourse::arrived, &course, [this] { course.land(); });
        course.setPace(1'000'000);
        course.land();
    }
    void burn(const ViewChange& change = {})
    {
        table.showAll(trees({2}));
        table.of(kMira).log = {burns(0), burns(1)};
        course.take(Viewer(kMira), change);
        REQUIRE(course.hasNews());
        course.catchUp();
        CHECK_FALSE(course.hasNews());
    }

    PaperTable table{kMira};
    ScreenSeats seats{table, false};
    ShownCourse course{seats};
    QSignalSpy happened{&course, &ShownCourse::happened};
};

} // namespace

TEST_CASE("What happened comes on the screen one thing after the other, and a press tells the rest at once")
{
    Forest forest;
    CHECK_FALSE(forest.course.hurry());
    forest.burn();
    CHECK(forest.course.isShowing());
    CHECK(forest.course.told().size() == 1);
    CHECK(forest.course.scene().pieces.size() == 2);
    CHECK(forest.course.hurry());
    CHECK_FALSE(forest.course.isShowing());
    CHECK(forest.course.told().size() == 2);
    CHECK(forest.course.scene() == trees({2}));
    CHECK(forest.happened.count() == 2);
}

TEST_CASE("What comes while something is shown is shown after it")
{
    Forest forest;
    forest.burn();
    forest.table.showAll(trees({}));
    forest.table.of(kMira).log.push_back(burns(2));
    forest.course.take(Viewer(kMira), {});
    forest.course.catchUp();
    CHECK(forest.course.told().size() == 1);
    CHECK(forest.course.hurry());
    CHECK(forest.course.scene() == trees({}));
    CHECK(forest.happened.count() == 3);
}

TEST_CASE("A view that came whole, or in which something was taken back, is just there")
{
    for (const bool isWhole : {true, false}) {
        CAPTURE(isWhole);
        Forest forest;
        ViewChange change;
        change.isWhole = isWhole;
        change.wasUndone = !isWhole;
        forest.burn(change);
        CHECK_FALSE(forest.course.isShowing());
        CHECK(forest.course.scene() == trees({2}));
        CHECK(forest.happened.isEmpty());
    }
}

TEST_CASE("Nothing flies for who looks after somebody else, and it is said that another one looks")
{
    Forest forest;
    int flights = 0;
    QObject::connect(&forest.course, &ShownCourse::flying, &forest.course, [&] { ++flights; });
    forest.table.of(Viewer::publicView()).scene = trees({7});
    forest.seats.share(true);
    CHECK(forest.course.land());
    CHECK_FALSE(forest.course.land());
    CHECK(flights == 0);
    CHECK(forest.course.scene() == trees({7}));
}

TEST_CASE("What stands behind a dash in a cue is for lessons alone: it sounds like what stands before")
{
    CHECK(soundOf("burn-base") == soundOf("burn"));
    CHECK(soundOf("burn-base") != QString());
    CHECK(soundOf("taken") == QString());
    CHECK(soundOf("") == QString());
}
