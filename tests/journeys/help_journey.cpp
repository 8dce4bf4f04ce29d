#include "laid_match.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Opens the help with its key, looks that it begins with what this game says first, and closes it.
void checkHelp(Person& person, const QString& where, const QString& game, const QString& title)
{
    CAPTURE(where.toStdString());
    person.pressKey(Qt::Key_F1);
    person.waitUntil("the help is there", [&] { return !person.all("HelpPage").isEmpty(); });
    person.picture(where);
    const QList<QQuickItem*> guides = person.all("GuideView");
    REQUIRE(guides.size() == 1);
    CHECK(person.findIn(*guides.first(), game) != nullptr);
    CHECK(person.findIn(*guides.first(), title) != nullptr);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the help is gone", [&] { return person.all("HelpPage").isEmpty(); });
}

void chooseBox(Person& person, const QString& game)
{
    const auto isBox = [&](const QString& name) { return name.startsWith(game + ", "); };
    person.waitUntil("the box is on the shelf", [&] { return person.find(isBox) != nullptr; });
    person.press(*person.find(isBox));
}

} // namespace

TEST_CASE("Help opens at the guide of the game that is set up, waits in a lobby, or is played")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "help");
    Person person(program, "help");
    checkHelp(person, "home", "Arbor II", "What you play for");

    person.press("Play at this table");
    chooseBox(person, "Forsaken Forest");
    checkHelp(person, "set-up", "Forsaken Forest", "Who you are");
    chooseBox(person, "Arbor II");
    checkHelp(person, "set-up-again", "Arbor II", "What you play for");
    person.pressKey(Qt::Key_Escape);

    layMatch(person, forsaken::ForsakenTable::atFirstTurn(6).state, Seat{1});
    checkHelp(person, "match", "Forsaken Forest", "Who you are");

    QMetaObject::invokeMethod(&person.window(), "goHome");
    person.press("Host");
    chooseBox(person, "Forsaken Forest");
    checkHelp(person, "host", "Forsaken Forest", "Who you are");
    person.press("Open the table");
    person.waitUntil("the lobby is there", [&] { return !person.all("LobbyRoom").isEmpty(); });
    checkHelp(person, "lobby", "Forsaken Forest", "Who you are");
}

TEST_CASE("In the help no entry of the list runs under its bar, chosen or not")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "help");
    Person person(program, "help-list");
    person.pressKey(Qt::Key_F1);
    person.waitUntil("the help is there", [&] { return !person.all("TabButton").isEmpty(); });
    person.picture("open");
    QQuickItem* holder = person.all("TabButton").front();
    while (holder && !QByteArray(holder->metaObject()->className()).startsWith("ScrollArea"))
        holder = holder->parentItem();
    REQUIRE(holder != nullptr);
    REQUIRE(holder->property("isLong").toBool());
    const auto parts = holder->childItems();
    const auto bar =
        std::ranges::find_if(parts, [](const QQuickItem* part) { return part->inherits("QQuickScrollBar"); });
    REQUIRE(bar != parts.end());
    const qreal left = (*bar)->mapToScene(QPointF()).x();
    bool hasChosen = false;
    for (const QQuickItem* tab : person.all("TabButton")) {
        hasChosen = hasChosen || tab->property("isCurrent").toBool();
        CHECK(tab->mapToScene(QPointF(tab->width(), 0)).x() <= left);
    }
    CHECK(hasChosen);
}
