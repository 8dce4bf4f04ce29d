#include "art/path_outline.h"

#include <doctest/doctest.h>

#include <QPointF>

using namespace tablewood;

namespace {

QRectF boundsOf(const char* data)
{
    const std::optional<QPainterPath> path = pathOutline(QString::fromLatin1(data));
    REQUIRE(path);
    return path->boundingRect();
}

void checkSame(const char* one, const char* other)
{
    CAPTURE(one);
    const auto first = pathOutline(QString::fromLatin1(one));
    const auto second = pathOutline(QString::fromLatin1(other));
    REQUIRE(first);
    REQUIRE(second);
    REQUIRE(first->elementCount() == second->elementCount());
    for (int index = 0; index < first->elementCount(); ++index) {
        CHECK(first->elementAt(index).x == doctest::Approx(second->elementAt(index).x));
        CHECK(first->elementAt(index).y == doctest::Approx(second->elementAt(index).y));
    }
}

} // namespace

TEST_CASE("relative and absolute path data draw the same")
{
    checkSame("M10 10l5 0 0 5h-5v-5z", "M10 10L15 10L15 15H10V10Z");
    checkSame("M10 10c1 2 3 4 5 6s7 8 9 10", "M10 10C11 12 13 14 15 16S22 24 24 26");
    checkSame("m1 1q2 0 2 2t2 2", "M1 1Q3 1 3 3T5 5");
    checkSame("M4 4 8 8", "M4 4L8 8");
}

TEST_CASE("numbers may stand together as they do in small files")
{
    checkSame("M.5.5-1-1", "M0.5 0.5L-1 -1");
    checkSame("M12 13a2 2 0 1 0-.01 0", "M12 13A2 2 0 1 0 11.99 13");
}

TEST_CASE("an arc is a part of its circle")
{
    const QRectF half = boundsOf("M0 0A5 5 0 0 1 10 0");
    CHECK(half.width() == doctest::Approx(10).epsilon(0.01));
    CHECK(half.height() == doctest::Approx(5).epsilon(0.01));
    CHECK(half.top() == doctest::Approx(-5).epsilon(0.01));
    CHECK(boundsOf("M0 0A5 5 0 0 0 10 0").bottom() == doctest::Approx(5).epsilon(0.01));
    const QRectF large = boundsOf("M0 0A5 5 0 1 1 5 5");
    CHECK(large.width() == doctest::Approx(10).epsilon(0.02));
    CHECK(boundsOf("M0 0A1 1 0 0 1 10 0").width() == doctest::Approx(10).epsilon(0.01));
}

TEST_CASE("what is no path is refused")
{
    for (const char* data :
         {"M", "M1", "M1 2 3", "hello", "M0 0A5 5 0 2 0 1 1", "1 2", "M0 0Z 5", "M0 0C1 1 2 2"}) {
        CAPTURE(data);
        CHECK(!pathOutline(QString::fromLatin1(data)));
    }
}
