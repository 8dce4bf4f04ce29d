#include "art/space_outline.h"

#include <doctest/doctest.h>

#include <QPolygonF>

#include <cmath>
#include <numbers>

using namespace tablewood;

namespace {

/// Spaces that are written as stars.
SpaceSet spacesOf(const QStringList& rows)
{
    SpaceSet spaces(static_cast<int>(rows.first().size()), static_cast<int>(rows.size()));
    for (int row = 0; row < rows.size(); ++row)
        for (int column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == QLatin1Char('*'))
                spaces.insert(column, row);
    return spaces;
}

QPainterPath outlineOf(const QStringList& rows, const GrownEdge& edge)
{
    return grownOutline(spacesOf(rows), static_cast<int>(rows.first().size()), static_cast<int>(rows.size()),
                        edge);
}

const QStringList kBend{"*******", "******.", "......*", "*******", "**.*.**", "***.***"};

double areaOf(const QPainterPath& path)
{
    double twice = 0;
    for (const QPolygonF& polygon : path.toSubpathPolygons())
        for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
            twice += polygon[i].x() * polygon[i + 1].y() - polygon[i + 1].x() * polygon[i].y();
    // Holes go round the other way.
    return std::abs(twice) / 2;
}

} // namespace

TEST_CASE("Grown spaces are whole at every size, also where they lie round others or meet in a corner alone")
{
    for (double side = 12; side < 140; side += 0.37) {
        CAPTURE(side);
        const QPainterPath outline = outlineOf(kBend, {side, side * 0.02, side * 0.28});
        for (int row = 0; row < kBend.size(); ++row)
            for (int column = 0; column < kBend[row].size(); ++column)
                CHECK(outline.contains(QPointF(column + 0.5, row + 0.5) * side) ==
                      (kBend[row][column] == QLatin1Char('*')));
    }
}

TEST_CASE("A grown edge reaches as far as it shall, round at its corners and sharp where it bends inwards")
{
    constexpr double kRound = 20;
    const auto cut = [](double radius) { return (4 - std::numbers::pi) * radius * radius / 4; };
    const QPainterPath block = outlineOf({"**", "**"}, {100, 10, kRound});
    CHECK(block.boundingRect() == QRectF(-10, -10, 220, 220));
    CHECK(areaOf(block) == doctest::Approx(220 * 220 - 4 * cut(kRound)).epsilon(0.001));
    const QPainterPath within = outlineOf({"*"}, {100, -4, 9});
    CHECK(within.boundingRect() == QRectF(4, 4, 92, 92));
    const QPainterPath bent = outlineOf({"**", "*."}, {100, 0, kRound});
    CHECK(areaOf(bent) == doctest::Approx(30000 - 5 * cut(kRound)).epsilon(0.001));
    CHECK_FALSE(bent.contains(QPointF(101, 101)));
    CHECK(bent.contains(QPointF(99, 99)));
    const QPainterPath ring = outlineOf({"***", "*.*", "***"}, {100, 0, kRound});
    CHECK(areaOf(ring) == doctest::Approx(80000 - 4 * cut(kRound)).epsilon(0.001));
    CHECK(outlineOf({"..", ".."}, {100, 0, kRound}).isEmpty());
}
