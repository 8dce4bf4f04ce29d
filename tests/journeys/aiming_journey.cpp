#include "app/table/model/table_model.h"
#include "every_page.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody who holds a card that is aimed at a traveler, and has taken it up.
class Aiming
{
public:
    Aiming() : m_pages("en"), m_person(m_pages.person())
    {
        const auto page = std::ranges::find(m_pages.all(), QString("choosing-a-traveler"), &Page::name);
        REQUIRE(page != m_pages.all().end());
        m_pages.open(*page);
        m_person.waitUntil("travelers can be picked", [&] { return !targets().isEmpty(); });
    }

    QList<QQuickItem*> targets() const
    {
        QList<QQuickItem*> targets = m_person.all("PanelTarget");
        targets.removeIf([](const QQuickItem* item) { return !item->property("isLight").toBool(); });
        return targets;
    }
    TableModel& table() const
    {
        return *m_person.all("MatchView").first()->property("table").value<TableModel*>();
    }
    int cards() const { return table().scene()->hand().count; }
    Person& person() { return m_person; }
    /// A traveler was picked: the card has been played.
    void isPlayed(int cardsBefore)
    {
        m_person.waitUntil("the card is played", [&] { return cards() == cardsBefore - 1; });
        CHECK(targets().isEmpty());
    }

private:
    EveryPage m_pages;
    Person& m_person;
};

} // namespace

TEST_CASE("Whoever a card is aimed at is picked at their plate by mouse")
{
    Aiming aiming;
    CHECK(aiming.person().all("OptionChoice").isEmpty());
    const int cards = aiming.cards();
    aiming.person().press(*aiming.targets().last());
    aiming.isPlayed(cards);
}

TEST_CASE("Whoever a card is aimed at is picked at their plate by keys, and Esc puts the card back")
{
    Aiming aiming;
    Person& person = aiming.person();
    const int cards = aiming.cards();
    const QString card = aiming.table().pickedName() + ", can be played";
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("nobody can be picked", [&] { return aiming.targets().isEmpty(); });
    person.tabTo(card);
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the keys are at somebody", [&] { return person.focusedName().startsWith("Choose "); });
    const QString first = person.focusedName();
    person.pressKey(Qt::Key_Down);
    CHECK(person.focusedName().startsWith("Choose "));
    CHECK(person.focusedName() != first);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the keys are back at the card", [&] { return person.focusedName() == card; });
    CHECK(aiming.cards() == cards);
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the keys are at somebody", [&] { return person.focusedName() == first; });
    person.pressKey(Qt::Key_Return);
    aiming.isPlayed(cards);
}
