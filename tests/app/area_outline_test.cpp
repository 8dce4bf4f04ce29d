#include "app/table/scene/area_outline.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("the outline of one space is its four edges")
{
    CHECK(areaOutline(Grid::square, {QPoint(2, 3)}).toStdString() == "M2 3L3 3L3 4L2 4L2 3Z");
}

TEST_CASE("spaces side by side have one outline without the edge between them")
{
    const QString outline = areaOutline(Grid::square, {QPoint(0, 0), QPoint(1, 0)});
    CHECK(outline.count(QLatin1Char('M')) == 1);
    CHECK(outline.count(QLatin1Char('L')) == 6);
}

TEST_CASE("a hole has an edge of its own, and no space at all has none")
{
    QList<QPoint> ring;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            if (row != 1 || column != 1)
                ring.append(QPoint(column, row));
    CHECK(areaOutline(Grid::square, ring).count(QLatin1Char('Z')) == 2);
    CHECK(areaOutline(Grid::square, {}).isEmpty());
}

TEST_CASE("Ways join spaces that touch, and those that are there stay as spaces come")
{
    CHECK(areaWays({QPoint(0, 0)}).isEmpty());
    CHECK(areaWays({QPoint(0, 0), QPoint(1, 0)}).toStdString() == "M0.5 0.5Q1 0.4 1.5 0.5");
    CHECK(areaWays({QPoint(0, 0), QPoint(2, 0)}).isEmpty());
    for (const QList<QPoint>& corner :
         {QList{QPoint(0, 0), QPoint(1, 1)}, QList{QPoint(1, 0), QPoint(0, 1)}}) {
        const QStringList before = areaWays(corner).split(QLatin1Char('M'), Qt::SkipEmptyParts);
        CHECK(before.size() == 1);
        for (const QPoint more : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
            CHECK(areaWays(corner + QList{more}).contains(before.first()));
    }
}

TEST_CASE("The edge of hexes runs round all of them once, and round a hole in them")
{
    const auto corners = [](const QList<QPoint>& cells) { return areaOutline(Grid::hex, cells).count('L'); };
    CHECK(corners({{1, 1}}) == 6);
    CHECK(corners({{1, 1}, {2, 1}}) == 10);
    // In an odd row a hex touches those at and right of its column above.
    CHECK(corners({{1, 1}, {2, 0}}) == 10);
    CHECK(corners({{1, 1}, {0, 0}}) == 12);
    const QString ring = areaOutline(Grid::hex, {{1, 0}, {2, 0}, {0, 1}, {2, 1}, {1, 2}, {2, 2}});
    CHECK(ring.count('M') == 2);
    CHECK(ring.count('L') == 18 + 6);
}
