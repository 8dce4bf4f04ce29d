#include "forester.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTest>
#include <QWheelEvent>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

void turnWheel(Person& person, QPointF at, int steps, int sideSteps = 0)
{
    QWheelEvent wheel(at, person.window().mapToGlobal(at.toPoint()), {}, QPoint(120 * sideSteps, 120 * steps),
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&person.window(), &wheel);
    QCoreApplication::processEvents();
}

double distance(QPointF from, QPointF to) { return QLineF(from, to).length(); }

} // namespace

TEST_CASE("The board is zoomed at the pointer, moved with Space, held still and shown whole again")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "board");
    Person person(program, "board");
    Forester forester(person, Forester::Hands::mouse);
    forester.playToDay();
    const BoardEyes& eyes = forester.eyes();
    const auto moves = eyes.table().record().moves.size();
    const QPoint space(4, 3);
    const QPointF whole = eyes.middleOf(space);

    turnWheel(person, whole, 0, 3);
    CHECK(eyes.middleOf(space) == whole);
    turnWheel(person, whole, 1);
    turnWheel(person, whole, 1);
    turnWheel(person, whole, 1);
    turnWheel(person, whole, 1);
    CHECK(distance(eyes.middleOf(space), whole) < 12);
    CHECK(distance(eyes.middleOf(space), eyes.middleOf(space + QPoint(1, 0))) > 80);
    person.picture("zoomed");

    // Space makes the board what is dragged; no space of it is pressed.
    QTest::keyPress(&person.window(), Qt::Key_Space);
    const QPointF before = eyes.middleOf(space);
    person.drag(before, before + QPointF(60, 40));
    QTest::keyRelease(&person.window(), Qt::Key_Space);
    CHECK(distance(eyes.middleOf(space), before + QPointF(60, 40)) < 2);
    CHECK(eyes.table().record().moves.size() == moves);
    CHECK(eyes.table().refusal().isEmpty());

    person.press("Hold the board still");
    const QPointF held = eyes.middleOf(space);
    turnWheel(person, held, 2);
    CHECK(eyes.middleOf(space) == held);
    person.picture("held");
    person.pressKey(Qt::Key_L);
    turnWheel(person, held, 1);
    CHECK(eyes.middleOf(space + QPoint(1, 0)) != held);

    person.press("Show the whole board");
    CHECK(eyes.middleOf(space) == whole);
    CHECK_FALSE(person.sees("Hold the board still"));
}

TEST_CASE("A line of the log points at its spaces, and what just happened shows where")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "pointed");
    Person person(program, "pointed");
    Forester forester(person, Forester::Hands::mouse);
    forester.playToDay();
    const auto lights = [&] {
        return std::ranges::count_if(person.all("ArtImage"), [](const QQuickItem* image) {
            return image->property("art").toString().startsWith("light/last");
        });
    };
    person.waitUntil("nothing is marked", [&] { return lights() == 0; });
    person.pressAt(forester.eyes().litSpaces().first().middle);
    person.waitUntil("it is shown where", [&] { return lights() > 0; });
    person.picture("happened");
    person.waitUntil("and for a moment only", [&] { return lights() == 0; });

    person.press("Log");
    const auto grown = [&]() -> QQuickItem* {
        for (QQuickItem* words : person.all("BodyText"))
            if (words->property("text").toString().contains("grew a Tree"))
                return words;
        return nullptr;
    };
    person.waitUntil("a line tells of a Tree", [&] { return grown() != nullptr; });
    person.pointAt(*grown());
    person.waitUntil("its space is marked", [&] { return lights() == 1; });
    person.picture("line");
    QTest::mouseMove(&person.window(), QPoint(4, 4));
    person.waitUntil("and no longer", [&] { return lights() == 0; });
}

TEST_CASE("A long press looks at a card or a piece, and does not play it when it ends")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "held");
    Person person(program, "long-press");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    const BoardEyes& eyes = forester.eyes();
    const auto holdAt = [&](QPointF place) {
        QTest::mouseMove(&person.window(), place.toPoint());
        QTest::mousePress(&person.window(), Qt::LeftButton, {}, place.toPoint());
        QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 200);
        QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, place.toPoint());
        QCoreApplication::processEvents();
    };
    const auto isLooking = [&] {
        const auto details = person.all("CardDetail");
        return !details.isEmpty() && details.first()->property("isOpen").toBool();
    };

    holdAt(person.shownPart(*person.all("CardFace").first()).center());
    CHECK(isLooking());
    CHECK(eyes.table().record().moves.empty());
    person.picture("card");

    REQUIRE(forester.act());
    forester.awaitDay();
    const auto moves = eyes.table().record().moves.size();
    holdAt(eyes.middleOf(eyes.standing(eyes.table().viewerSeat())));
    CHECK(isLooking());
    CHECK(eyes.table().record().moves.size() == moves);
    person.picture("piece");
}

TEST_CASE("The keys begin at what is one's own: Tab on the hand, the arrows on the own Ancient")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "own");
    Person person(program, "own");
    person.press("Play at this table");
    person.press("Start");
    Forester forester(person, Forester::Hands::keys);
    const BoardEyes& eyes = forester.eyes();
    person.waitUntil("an Ancient is asked for",
                     [&] { return !person.all("MatchView").isEmpty() && eyes.scene().isMyTurn(); });
    eyes.table().setBotPace(1);
    person.pressKey(Qt::Key_Tab);
    CHECK(person.focusedName().endsWith(QStringLiteral(", can be played")));
    const QString choosing = eyes.scene().promptTitle();
    person.pressKey(Qt::Key_Return);
    person.waitUntil("I am asked again",
                     [&] { return eyes.scene().isMyTurn() && eyes.scene().promptTitle() != choosing; });

    // The card that had the keys is gone; the board has them.
    person.waitUntil("the board has the keys", [&] { return person.focused() == eyes.board(); });
    person.pressKey(Qt::Key_Up);
    CHECK(eyes.board()->property("cursor").toPointF().toPoint() == eyes.standing(eyes.table().viewerSeat()));
    person.picture("own");

    // Whatever Tab reaches can be seen and is named.
    for (int stop = 0; stop < 40; ++stop) {
        person.pressKey(Qt::Key_Tab);
        REQUIRE(person.focused());
        CAPTURE(person.focused()->metaObject()->className());
        CHECK_FALSE(person.focusedName().isEmpty());
        CHECK_FALSE(person.shownPart(*person.focused()).isEmpty());
    }
}
