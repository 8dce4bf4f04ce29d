#include "forester.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// The cards of which one is chosen, from the left.
QList<QQuickItem*> choices(const Person& person)
{
    QList<QQuickItem*> cards = person.all("IdentityCard");
    std::ranges::sort(cards, {}, [&](const QQuickItem* card) { return person.shownPart(*card).left(); });
    return cards;
}

} // namespace

TEST_CASE(
    "Whoever chooses an Ancient sees both large, side by side and whole, at each size of window and text")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "identity");
    Program::instance().preferences().setStageTime(static_cast<int>(StageTime::full));
    Person person(program, "identity");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    for (const auto& [wanted, percentage] :
         {std::pair(QSize(1280, 800), 100), std::pair(QSize(960, 600), 100), std::pair(QSize(1280, 800), 200),
          std::pair(QSize(960, 600), 300), std::pair(QSize(1920, 1080), 100)}) {
        const QSize size = wanted;
        const int percent = percentage;
        program.window().resize(size);
        Program::instance().preferences().setTextSize(percent);
        person.waitUntil("both cards are there", [&] { return choices(person).size() == 2; });
        person.letSettle(*choices(person).first());
        const QRectF window(QPointF(), person.window().contentItem()->size());
        const QRectF left = person.shownPart(*choices(person).first());
        const QRectF right = person.shownPart(*choices(person).last());
        person.picture(QStringLiteral("%1-%2").arg(size.width()).arg(percent).toUtf8().constData());
        CAPTURE(size.width());
        CAPTURE(percent);
        for (const QRectF& card : {left, right}) {
            CHECK(window.contains(card));
            CHECK(card.height() > size.height() * (percent == 300 ? 0.3 : 0.5));
            for (const QQuickItem* prompt : person.all("PromptPanel"))
                CHECK_FALSE(person.shownPart(*prompt).intersects(card));
        }
        CHECK(left.right() < right.left());
    }
    const QString other = choices(person).last()->property("entry").value<PieceEntry>().face.name;
    person.press(*choices(person).last());
    person.waitUntil("the table is laid", [&] { return choices(person).isEmpty(); });
    CHECK(forester.eyes().scene().myPanels()->at(0).value<PanelEntry>().title == other);
}

TEST_CASE(
    "A Role is learnt from a large card that is face down unless it is held, by the pointer or by Space")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "identity");
    Program::instance().preferences().setStageTime(static_cast<int>(StageTime::full));
    Person person(program, "identity-role");
    person.press("Play at this table");
    person.press(*person.find([](const QString& name) { return name.startsWith("Forsaken Forest, "); }));
    person.press("Start");
    person.waitUntil("a Role lies there", [&] { return choices(person).size() == 1; });
    QQuickItem* const card = choices(person).first();
    person.letSettle(*card);
    const QString role = card->property("entry").value<PieceEntry>().face.name;
    REQUIRE_FALSE(role.isEmpty());
    CHECK_FALSE(person.words().contains(role));
    person.picture("down");
    QTest::mousePress(&person.window(), Qt::LeftButton, {}, person.shownPart(*card).center().toPoint());
    CHECK(person.words().contains(role));
    person.picture("held");
    QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, person.shownPart(*card).center().toPoint());
    CHECK_FALSE(person.words().contains(role));
    person.tabTo("the Role", [&] { return person.focused() == card; });
    QTest::keyPress(&person.window(), Qt::Key_Space);
    CHECK(person.words().contains(role));
    QTest::keyRelease(&person.window(), Qt::Key_Space);
    CHECK_FALSE(person.words().contains(role));
    person.press("I know my Role");
    person.waitUntil("it is put away", [&] { return choices(person).isEmpty(); });
}
