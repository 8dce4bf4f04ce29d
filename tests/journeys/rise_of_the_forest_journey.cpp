#include "app/table/model/hint_model.h"
#include "app/table/model/run_model.h"
#include "forest_player.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody at a table of Rise of the Forest with a bot, who does by mouse what the hint says.
class Follower
{
public:
    Follower(Person& person, std::map<std::string, std::string> options) : m_person(person), m_eyes(person)
    {
        openForestMatch(person, std::move(options));
        table().setSecond(20);
    }

    TableModel& table() const { return m_eyes.table(); }
    const BoardEyes& eyes() const { return m_eyes; }
    const SceneModel& scene() const { return m_eyes.scene(); }
    bool isAsked() const { return !table().isShowing() && table().canAskHint(); }

    /// Does what the hint says, until it is played; waits for what others and the run do before.
    void act()
    {
        m_person.waitUntil("something can be done, or it is over",
                           [&] { return isAsked() || scene().isOver(); });
        if (scene().isOver())
            return;
        const std::size_t before = table().record().moves.size();
        m_person.pressKey(Qt::Key_H);
        for (int touches = 0; table().record().moves.size() == before; ++touches) {
            if (touches == 8)
                m_person.giveUp(QStringLiteral("the hint leads nowhere: ") + table().hint()->words());
            m_person.waitUntil("the hint says something", [&] {
                return !table().hint()->words().isEmpty() || table().record().moves.size() > before;
            });
            const QList<QQuickItem*> lights = m_person.all("HintLight");
            if (table().record().moves.size() > before)
                return;
            // What is held has to be turned first.
            if (lights.isEmpty())
                m_person.pressKey(Qt::Key_Z);
            else
                m_person.press(*lights.first());
        }
    }

private:
    Person& m_person;
    BoardEyes m_eyes;
};

} // namespace

TEST_CASE(
    "A track of Rise of the Forest is laid by mouse, each tile in the hand at once, up to the first run")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-track");
    Person person(program, "rise-track");
    Follower follower(person, {{"sides", "shadowborn"}});
    bool wasRefused = false;
    const RunModel& run = *follower.table().run();
    while (!run.isOn()) {
        person.waitUntil("something can be done", [&] { return follower.isAsked() || run.isOn(); });
        if (run.isOn())
            break;
        if (follower.table().held()->isHeld() && !wasRefused) {
            QTest::mouseMove(&person.window(), follower.eyes().middleOf({0, 0}).toPoint());
            person.waitUntil("it is said why it may not lie there", [&] {
                return follower.table().refusal() == "A tile goes on from one of the two open ends.";
            });
            person.picture("refused");
            wasRefused = true;
        }
        follower.act();
    }
    CHECK(wasRefused);
    person.picture("run");
}

TEST_CASE("A guided match of Rise of the Forest is played by mouse to its end, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-guided");
    Person person(program, "rise-guided");
    Follower follower(person, {{"start", "guided"}});
    int moves = 0;
    while (!follower.scene().isOver()) {
        follower.act();
        if (++moves == 8)
            person.picture("later");
        REQUIRE(moves < 200);
    }
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}
