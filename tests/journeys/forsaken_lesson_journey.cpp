#include "board_eyes.h"
#include "laid_match.h"
#include "pace.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody in their first match of Forsaken Forest, who reads everything and does what is asked.
class FirstTraveler
{
public:
    explicit FirstTraveler(const QString& journey)
        : m_program(m_folder, "fugue", {}, {}, Explaining::asItComes), m_person(m_program, journey),
          m_eyes(m_person)
    {
    }

    /// Starts a match with three bots.
    void sitDown()
    {
        const auto isBox = [](const QString& name) { return name.startsWith("Forsaken Forest, "); };
        m_person.press("Play at this table");
        m_person.waitUntil("the box is on the shelf", [&] { return m_person.find(isBox) != nullptr; });
        m_person.press(*m_person.find(isBox));
        m_person.waitUntil("four sit down", [&] { return m_person.all("SeatRow").size() == 4; });
        m_person.press("Start");
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("MatchView").isEmpty(); });
        setPace(1, kHurried);
    }
    /// Comes to the first turn of a match, which is theirs. The others do nothing.
    void comeToTurn()
    {
        layMatch(m_person, forsaken::ForsakenTable::atFirstTurn(6).state, Seat{0});
        setPace(kStill, kStill);
    }

    /// Plays until these were told, or for long.
    std::set<QString> readAll(const std::set<QString>& wanted)
    {
        std::set<QString> told;
        const auto hasAll = [&] { return std::ranges::includes(told, wanted); };
        for (int deeds = 0; deeds < 400 && !hasAll() && !m_eyes.scene().isOver(); ++deeds) {
            m_person.waitUntil(
                "something is to be done or read", [&] { return isRead() || canAct(); }, 40'000);
            if (isRead() && told.insert(lesson().step()).second)
                look();
            if (isRead())
                read();
            else
                act();
        }
        return told;
    }

private:
    void setPace(int bots, int second)
    {
        m_second = second;
        m_eyes.table().setBotPace(bots);
        m_eyes.table().setSecond(second);
    }
    LessonModel& lesson() const { return *m_eyes.table().lesson(); }
    QQuickItem* holder() const
    {
        const QList<QQuickItem*> cards = m_person.all("LessonCard");
        return cards.isEmpty() || !cards.first()->property("isOpen").toBool() ? nullptr : cards.first();
    }
    bool isRead() const { return !m_eyes.table().isShowing() && lesson().isShown() && holder() != nullptr; }
    bool canAct() const
    {
        const SceneModel& scene = m_eyes.scene();
        return !m_eyes.table().isShowing() && !scene.night().isDark &&
               (m_person.sees("Go on") || scene.isOver() || scene.isMyTurn() ||
                scene.promptButtons()->count() > 0);
    }
    static QRectF spotOf(const QQuickItem& item)
    {
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    }

    void look()
    {
        m_eyes.table().setSecond(kStill);
        // It looks for its place again once all has come to rest.
        QTest::qWait(500);
        const QString step = lesson().step();
        CAPTURE(step.toStdString());
        QQuickItem* const found = holder() ? m_person.findIn(*holder(), lesson().title()) : nullptr;
        REQUIRE(found);
        m_person.letSettle(*found);
        m_person.picture(step);
        const QRectF card = spotOf(*found);
        CHECK(QRectF(QPointF(), m_person.window().size()).contains(card));
        const QList<QQuickItem*> lights = m_person.all("LessonLight");
        CHECK(!lights.isEmpty());
        for (const QQuickItem* light : lights)
            CHECK_FALSE(card.adjusted(6, 6, -6, -6).intersects(m_person.shownPart(*light)));
        for (const char* kind : {"SeatPlate", "ActionButtons", "PromptPanel"})
            for (const QQuickItem* part : m_person.all(kind))
                CHECK_FALSE(card.intersects(m_person.shownPart(*part)));
        m_eyes.table().setSecond(m_second);
    }

    void read()
    {
        const QString before = lesson().step();
        if (!lesson().isForReading() && !m_eyes.litSpaces().isEmpty()) {
            act();
            return;
        }
        if (m_person.sees("Got it"))
            m_person.press("Got it");
        (void)QTest::qWaitFor([&] { return lesson().step() != before; }, 1000);
    }

    /// Presses a lit space, the first lit card or the way on.
    void act()
    {
        const SceneModel& scene = m_eyes.scene();
        if (scene.isOver())
            return;
        m_eyes.table().setSecond(kStill);
        if (m_person.sees("Go on")) {
            m_person.press("Go on");
        } else if (const QList<LitSpace> spaces = m_eyes.litSpaces(); !spaces.isEmpty()) {
            m_person.letSettle(*m_eyes.board());
            m_person.pressAt(m_eyes.middleOf(spaces.first().cell));
        } else if (scene.hasNextButton() && scene.nextButton().isEnabled) {
            const QString name = scene.nextButton().label;
            if (QQuickItem* button = m_person.all("ActionButtons").isEmpty()
                                         ? nullptr
                                         : m_person.findIn(*m_person.all("ActionButtons").first(), name))
                m_person.pressAt(m_person.shownPart(*button).center());
        } else if (QQuickItem* wander =
                       m_person.find([](const QString& name) { return name == "Wander, can be played"; })) {
            m_person.press(*wander);
        } else if (m_person.sees("Pass")) {
            m_person.press("Pass");
        } else if (QQuickItem* up = m_person.all("BallotChoice").isEmpty()
                                        ? nullptr
                                        : m_person.all("BallotChoice").first()) {
            m_person.press(*up);
        }
        m_eyes.table().setSecond(m_second);
        QTest::qWait(50);
    }

    FreshFolder m_folder;
    OpenedProgram m_program;
    mutable Person m_person;
    BoardEyes m_eyes;
    int m_second = kHurried;
};

} // namespace

TEST_CASE(
    "A first match of Forsaken Forest explains Role, Night and first Path when they come, beside what they "
    "are about, and lights it")
{
    FirstTraveler traveler("forsaken-lesson");
    traveler.sitDown();
    const std::set<QString> wanted{"role", "dark", "first-path", "goal"};
    CHECK(traveler.readAll(wanted) == wanted);
}

TEST_CASE(
    "In the first turn of Forsaken Forest drawing and playing are explained, and the end of the Action Phase "
    "not yet")
{
    FirstTraveler traveler("forsaken-turn-lesson");
    traveler.comeToTurn();
    const std::set<QString> told = traveler.readAll({"draw", "action"});
    CHECK(told.contains("draw"));
    CHECK(told.contains("action"));
    CHECK_FALSE(told.contains("end"));
}
