#include "app/program.h"
#include "app/table/model/table_model.h"
#include "laid_match.h"

#include <QTest>
#include <doctest/doctest.h>

#include <limits>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

TEST_CASE(
    "However many are asked around one screen, in the largest type too the question stands in the window, "
    "and everybody is reached")
{
    constexpr int kTravelers = 11;
    const FreshFolder folder;
    OpenedProgram program(folder, "asking");
    Program::instance().preferences().setTextSize(300);
    Person person(program, "asking");
    const QSize least(960, 600);
    person.window().resize(least);
    person.waitUntil("the window has its size",
                     [&] { return person.window().contentItem()->size().toSize() == least; });
    auto match = ForsakenTable::atFirstTurn(kTravelers);
    match.cast(9, Role::forsaken);
    match.play(0, "draw");
    match.of(0).hand = {};
    auto& deck = match.state.deck;
    std::swap(*std::ranges::find(deck, shippedGame().content().find(Word("pillory"))), deck.back());
    deck.pop_back();
    match.hold(0, {"pillory"});
    match.play(0, "play pillory seat-2");
    match.passAll();
    match.close();
    layMatch(person, match.state, Seats::firstOf(kTravelers));
    auto& table = *person.all("MatchView").first()->property("table").value<TableModel*>();
    table.setSecond(std::numeric_limits<int>::max());
    person.waitUntil("all are asked", [&] { return !person.all("SharedAsking").isEmpty(); });
    QQuickItem& asking = *person.all("SharedAsking").first();
    person.picture("asked");
    CHECK(person.shownPart(asking) == asking.mapRectToScene(QRectF(0, 0, asking.width(), asking.height())));
    QQuickItem* const question = person.findIn(asking, Person::nameOf(asking));
    REQUIRE(question != nullptr);
    CHECK(person.shownPart(*question).height() > 30);
    for (int seat = 1; seat <= kTravelers; ++seat) {
        const QString thumb = QStringLiteral("Traveler %1: Up").arg(seat);
        person.tabTo(thumb);
        person.letSettle(*person.focused());
        const QRectF part = person.shownPart(*person.focused());
        CHECK(part.height() >= person.focused()->height() - 1);
        person.pressKey(Qt::Key_Space);
    }
    person.picture("entered");
}
