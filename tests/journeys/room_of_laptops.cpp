#include "room_of_laptops.h"

#include "app/program.h"
#include "lan/host/library_store.h"
#include "loopback.h"
#include "pace.h"

#include <doctest/doctest.h>

namespace tablewood::journeys {

RoomOfLaptops::RoomOfLaptops(const QString& journey, const QString& host)
    : m_port(lan::networkOfOurOwn().port),
      m_program(
          [&](StartOptions& options) {
              options.dataDirectory = m_folders.front().path();
              options.player = host;
          },
          lan::loopbackAt(m_port), [this](Program& opened) { opened.setPace(paceBy(m_clock)); }),
      person(m_program, journey)
{
}

void RoomOfLaptops::host(const QVariantMap& plan)
{
    lan().host(plan);
    await("the table is open", [&] { return lan().state() == QLatin1String("lobby"); });
}

void RoomOfLaptops::goOn(MatchRecord match)
{
    match.content = Program::instance().contentNow(match.game);
    lan::LibraryStore store(Program::instance().library());
    store.takeOver(match, {0});
    lan().hostAgain(QString::fromStdString(store.id()));
    await("the table is open", [&] { return lobby().mySeat() == 0; });
}

void RoomOfLaptops::showToAll()
{
    const QSize size(1920, 1080);
    person.window().resize(size);
    person.waitUntil("the window has its size",
                     [&] { return person.window().contentItem()->size().toSize() == size; });
    if (lobby().mySeat() >= 0)
        lobby().watch(true);
    await("the host looks on at their own table", [&] { return lobby().isWatching(); });
    lobby().markSharedScreen(lobby().myself());
    await("it is the shared screen", [&] { return lobby().isSharedScreen(); });
}

FarPlan RoomOfLaptops::laptopOf(const char* name, const QString& journey)
{
    FarPlan plan{name, m_folders.emplace_back().path(), m_port, journey};
    plan.isTimed = true;
    return plan;
}

void RoomOfLaptops::knock(FarWindow& who, const QString& wayIn)
{
    who.press(QStringLiteral("%1: %2").arg(wayIn, lobby().title()));
    REQUIRE(comesAbout([&] { return lobby().knocks()->count() == 1; }));
}

void RoomOfLaptops::letIn(FarWindow& who)
{
    lobby().admit(lobby().knocks()->at(0).value<LobbyKnock>().number);
    who.waitUntilInside();
}

void RoomOfLaptops::start()
{
    person.press("Start the match");
    await("the table is laid", [&] {
        return lan().table() && (!person.all("SharedPage").isEmpty() || !person.all("MatchView").isEmpty());
    });
}

void RoomOfLaptops::await(const char* what, const std::function<bool()>& isSo)
{
    const bool isNow = comesAbout([&] {
        m_clock.pass({});
        return isSo();
    });
    if (!isNow)
        person.giveUp(QStringLiteral("it does not come about that ") + QLatin1String(what));
}

} // namespace tablewood::journeys
