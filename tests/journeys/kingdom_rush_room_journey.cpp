#include "app/lan/lan_table.h"
#include "far_window.h"
#include "loopback.h"
#include "pace.h"
#include "person.h"
#include "test_clock.h"

#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <array>
#include <utility>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr const char* kPlay = "Act, or be done";

/// A screen in the room hosts a table of Kingdom Rush and shows it; two people play at laptops of their own.
/// Time passes by this room's clock alone.
class DefendedRoom
{
public:
    DefendedRoom()
        : m_program(
              [this](StartOptions& options) {
                  options.dataDirectory = m_folders.front().path();
                  options.player = QStringLiteral("Living room");
              },
              lan::loopbackAt(m_port), [this](Program& opened) { opened.setPace(paceBy(m_clock)); }),
          person(m_program, QStringLiteral("kingdom-room"))
    {
        const QSize size(1920, 1080);
        person.window().resize(size);
        person.waitUntil("the window has its size",
                         [&] { return person.window().contentItem()->size().toSize() == size; });
        lan().host({{"game", "kingdom-rush"},
                    {"seats", 2},
                    {"tableName", "The gate"},
                    {"plays", false},
                    {"options", QVariantMap{{"scenario", "prologue"}}}});
        await("the host looks on at their own table", [&] { return lobby().isWatching(); });
        lobby().markSharedScreen(lobby().myself());
        await("it is the shared screen", [&] { return lobby().isSharedScreen(); });
    }

    LanTable& lan() const { return *person.window().findChild<LanTable*>(); }
    LobbyModel& lobby() const { return *lan().lobby(); }
    TableModel& table() const { return *lan().table(); }

    /// Their laptop finds the table, and they are let in.
    void comeIn(FarWindow& who)
    {
        who.start();
        who.press("Join: The gate");
        REQUIRE(comesAbout([&] { return lobby().knocks()->count() == 1; }));
        lobby().admit(lobby().knocks()->at(0).value<LobbyKnock>().number);
        who.waitUntilInside();
    }
    /// Lets things happen until it is so, also those that wait for no time.
    void await(const char* what, const std::function<bool()>& isSo)
    {
        const bool isNow = comesAbout([&] {
            m_clock.pass({});
            return isSo();
        });
        if (!isNow)
            person.giveUp(QStringLiteral("it does not come about that ") + QLatin1String(what));
    }
    void pass(std::chrono::seconds time) { m_clock.pass(time); }
    void picturesOfAll(const QString& step)
    {
        person.picture(step);
        mira.picture(step);
        jonas.picture(step);
    }

private:
    FarPlan planOf(const char* name, int folder)
    {
        FarPlan plan{name, m_folders[static_cast<std::size_t>(folder)].path(), m_port, "kingdom-room"};
        plan.isTimed = true;
        return plan;
    }

    std::array<QTemporaryDir, 3> m_folders;
    std::uint16_t m_port = lan::networkOfOurOwn().port;
    lan::TestClock m_clock;
    OpenedProgram m_program;

public:
    Person person;
    FarWindow mira{planOf("Mira", 1)};
    FarWindow jonas{planOf("Jonas", 2)};
};

} // namespace

TEST_CASE("Two laptops and a shared screen defend the gate of Kingdom Rush to the end, and who holds the "
          "others up is asked to go on")
{
    DefendedRoom room;
    FarWindow& mira = room.mira;
    FarWindow& jonas = room.jonas;
    room.comeIn(mira);
    room.comeIn(jonas);
    mira.press("I am ready");
    jonas.press("I am ready");
    room.await("all are ready", [&] { return room.lobby().canStart(); });
    room.picturesOfAll("lobby");
    room.person.press("Start the match");
    room.await("the table is laid",
               [&] { return room.lan().table() && !room.person.all("SharedPage").isEmpty(); });
    // Each reads the story, and closes it.
    for (FarWindow* const one : {&mira, &jonas})
        one->press("Close");
    room.picturesOfAll("council");
    for (FarWindow* const one : {&mira, &jonas})
        one->playAlong(true);
    room.await("the first round begins",
               [&] { return mira.question() == kPlay || jonas.question() == kPlay; });
    for (FarWindow* const one : {&mira, &jonas})
        one->playAlong(false);

    // Mira begins something, and does no more: nobody else can act until it is taken back.
    const auto isHeldUp = [&] { return jonas.question().isEmpty() && !mira.question().isEmpty(); };
    bool isPictured = false;
    room.await("Jonas may ask", [&] {
        const bool isHeld = isHeldUp();
        mira.playAlong(!isHeld);
        if (isHeld && !std::exchange(isPictured, true))
            room.picturesOfAll("open-action");
        room.pass(std::chrono::seconds(8));
        return jonas.sees("Ask Mira to go on");
    });
    jonas.press("Ask Mira to go on");
    room.await("Mira is asked", [&] { return mira.sees("I go on"); });
    room.picturesOfAll("asked");
    room.pass(std::chrono::seconds(21));
    room.await("it is taken back", [&] { return !jonas.question().isEmpty(); });

    mira.playAlong(true);
    jonas.playAlong(true);
    room.await("it is over", [&] {
        room.pass(std::chrono::seconds(2));
        return room.table().scene()->isOver();
    });
    room.picturesOfAll("end");
}
