#include "lan_windows.h"

using namespace tablewood;

namespace {

/// What Qt prints as long as it is there.
class Printed
{
public:
    Printed() : m_before(qInstallMessageHandler(take)) { lines().clear(); }
    ~Printed() { qInstallMessageHandler(m_before); }
    Printed(const Printed&) = delete;
    Printed& operator=(const Printed&) = delete;

    static QStringList& lines()
    {
        static QStringList all;
        return all;
    }

private:
    static void take(QtMsgType, const QMessageLogContext&, const QString& line) { lines().append(line); }

    QtMessageHandler m_before;
};

} // namespace

TEST_CASE("A window that ends while its table is open says so, and one whose table was closed does not")
{
    const QString words =
        "The table on this laptop is open no more: its window has ended. Its guests look for it until "
        "it is hosted again.";
    for (const bool isClosed : {true, false}) {
        Two two;
        if (isClosed)
            two.mira->goHome();
        const Printed printed;
        two.jonas.close();
        CHECK(Printed::lines().empty());
        two.mira.close();
        CHECK(Printed::lines().contains(words) != isClosed);
    }
}

TEST_CASE("who drops out is shown away, comes back by itself to the seat, and plays on")
{
    Two two;
    two.startMatch();
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    two.jonas.close();
    REQUIRE(lan::comesTo([&] { return !two.mira.seat(1).isHere; }));
    CHECK(two.mira.seat(1).status == "Away, seat kept");
    CHECK(two.mira.lobby().awayLine() == "Away: Jonas. The seat is kept.");
    const auto banner = [&] { return two.mira->table()->scene()->seats()->at(1).value<SeatEntry>(); };
    CHECK(lan::comesTo([&] { return banner().isAway; }));
    two.jonas.open();
    two.jonas->join(two.link(), "seat");
    REQUIRE(two.jonas.comesTo("table"));
    CHECK(two.jonas->table()->viewerSeat() == 1);
    two.jonas.play(0);
    REQUIRE(two.mira.seesPieces(2));
    CHECK(two.mira.lobby().awayLine().isEmpty());
    CHECK(lan::comesTo([&] { return !banner().isAway; }));
}

TEST_CASE("a host that was killed opens its match again, and the guests come back by themselves")
{
    Two two;
    two.startMatch();
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    const QString match = two.mira->matchId();
    REQUIRE_FALSE(match.isEmpty());
    two.mira.close();
    REQUIRE(two.jonas.comesTo("lost"));
    REQUIRE(two.jonas->table());
    // In words of ours: the system speaks its own language.
    CHECK(lan::comesTo([&] { return two.jonas->why() == "No table is open there now."; }));
    // Nothing is played into the void.
    two.jonas.press(2);
    CHECK(two.jonas->table()->refusal() == "The table cannot be reached now. It is tried again.");
    two.mira.open();
    two.mira->hostAgain(match);
    REQUIRE(two.mira->why() == "");
    REQUIRE(two.mira.comesTo("table"));
    CHECK(two.mira->table()->viewerSeat() == 0);
    REQUIRE(two.jonas.comesTo("table"));
    two.jonas.play(2);
    REQUIRE(two.mira.seesPieces(2));
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(3));
}

TEST_CASE(
    "a hosted match that cannot be stored begins, waits for the host's word, and is stored once it can be")
{
    Two two;
    CHECK(two.mira.library().list().empty());
    two.mira.breakLibrary("INSERT");
    two.startMatch();
    CHECK(two.mira->storageProblem().contains("it is broken"));
    CHECK_FALSE(two.mira->isUnstored());
    // Nobody plays what may be lost before the host was asked.
    two.mira.press(3);
    CHECK(lan::comesTo([&] { return two.mira->table()->refusal().contains("it is broken"); }));
    CHECK(two.mira.pieces() == 0);

    two.mira->goOnUnstored();
    CHECK(two.mira->isUnstored());
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    two.jonas.play(2);
    REQUIRE(two.mira.seesPieces(2));
    CHECK(two.mira->isUnstored());

    two.mira.mendLibrary();
    two.mira.play(4);
    REQUIRE(two.jonas.seesPieces(3));
    CHECK_FALSE(two.mira->isUnstored());
    CHECK(two.mira->storageProblem().isEmpty());
    // Who is at the table was stored with it: the host is killed, and the guest comes back.
    const QString match = two.mira->matchId();
    CHECK(two.mira.library().load(match.toStdString()).moves.size() == 3);
    two.mira.close();
    REQUIRE(two.jonas.comesTo("lost"));
    two.mira.open();
    two.mira->hostAgain(match);
    REQUIRE(two.jonas.comesTo("table"));
    two.jonas.play(2);
    REQUIRE(two.mira.seesPieces(4));
}

TEST_CASE("whose seat a bot takes over is told so, and can take it back")
{
    Two two;
    two.startMatch();
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    CHECK(two.jonas->notice() == "");
    two.mira.lobby().addBot(1, 0);
    REQUIRE(lan::comesTo([&] { return two.jonas->notice().startsWith("A bot plays on your seat now"); }));
    CHECK(two.mira->notice() == "");
    REQUIRE(two.mira.seesPieces(2));
    two.jonas.lobby().sit(1);
    REQUIRE(lan::comesTo([&] { return two.jonas->notice() == ""; }));
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(3));
    two.jonas.play(2);
    REQUIRE(two.mira.seesPieces(4));
}

TEST_CASE("who goes home leaves the seat, and a bot or somebody new takes it without stopping the match")
{
    Two two;
    two.startMatch();
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    two.jonas->goHome();
    CHECK(two.jonas->state() == "idle");
    CHECK(two.jonas->table() == nullptr);
    REQUIRE(lan::comesTo([&] { return two.mira.seat(1).isFree; }));
    two.mira.lobby().addBot(1, 0);
    CHECK(two.mira.seat(1).name == "Bramble");
    REQUIRE(two.mira.seesPieces(2));
    CHECK(two.mira->table()->scene()->seats()->at(1).value<SeatEntry>().name == "Bramble");
    Window noor("Noor", two.network);
    noor->join(two.link(), "watch");
    REQUIRE(noor.comesTo("comparing"));
    two.mira.lobby().admit(two.mira.knock().number);
    REQUIRE(noor.comesTo("table"));
    CHECK(noor->table()->viewerSeat() == -1);
    const auto watcher = two.mira.lobby().watchers()->at(0).value<LobbyWatcher>();
    CHECK(watcher.name == "Noor");
    two.mira.lobby().markSharedScreen(watcher.guest);
    REQUIRE(lan::comesTo([&] { return noor->table()->isSharedScreen(); }));
    two.mira.lobby().seatGuest(watcher.guest, 1);
    REQUIRE(lan::comesTo([&] { return noor->table() && noor->table()->viewerSeat() == 1; }));
    CHECK_FALSE(noor->table()->isSharedScreen());
    two.mira.play(0);
    REQUIRE(noor.seesPieces(3));
    noor.play(0);
    REQUIRE(two.mira.seesPieces(4));
}

TEST_CASE("a seat that becomes free while a match runs is named to all, until somebody has it")
{
    Two two;
    two.startMatch();
    CHECK(two.mira.lobby().awayLine().isEmpty());
    two.mira.lobby().kick(two.mira.seat(1).guest);
    REQUIRE(two.jonas.comesTo("ended"));
    CHECK(two.jonas->notice().isEmpty());
    CHECK(two.mira.lobby().awayLine() == "Free seat: 2. The table waits until somebody takes it.");
    two.mira.lobby().addBot(1, 0);
    CHECK(two.mira.lobby().awayLine().isEmpty());
}

TEST_CASE("a host that leaves gives the table to a guest, who hosts on with everybody in their seats")
{
    Two two;
    two.startMatch();
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    two.moveToJonas();
    CHECK(two.jonas->table()->viewerSeat() == 1);
    CHECK(two.mira->table()->viewerSeat() == 0);
    CHECK(two.mira->notice() == "The table is on Jonas's laptop now. It goes on by itself.");
    CHECK_FALSE(two.jonas->notice().isEmpty());
    CHECK(two.mira.library().list().empty());
    CHECK(two.jonas.library().list().size() == 1);
    two.jonas.play(0);
    REQUIRE(two.mira.seesPieces(2));
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(3));
}

TEST_CASE("a laptop whose table has moved sends on who slept, also when its program was started again")
{
    Two two;
    two.startMatch();
    Window noor("Noor", two.network);
    const QString before = two.link();
    noor->join(before, "watch");
    REQUIRE(noor.comesTo("comparing"));
    two.mira.lobby().admit(two.mira.knock().number);
    REQUIRE(noor.comesTo("table"));
    noor.close();
    two.moveToJonas();
    two.mira.close();
    two.mira.open();
    CHECK(two.mira->state() == "idle");
    noor.open();
    noor->join(before, "watch");
    REQUIRE(noor.comesTo("table"));
    const auto isThere = [&] {
        EntryModel& watchers = *two.jonas.lobby().watchers();
        return watchers.count() == 1 && watchers.at(0).value<LobbyWatcher>().isHere;
    };
    CHECK(lan::comesTo(isThere));
}

TEST_CASE("only somebody who is here at another laptop can be asked to host, with a seat or without, and by "
          "the host during a match")
{
    Two two;
    two.admitJonas();
    REQUIRE(lan::comesTo([&] { return two.mira.seat(1).guest != 0; }));
    CHECK_FALSE(two.mira.seat(1).mayHost);
    two.jonas.lobby().ready(true);
    REQUIRE(lan::comesTo([&] { return two.mira.lobby().canStart(); }));
    two.mira.lobby().start();
    REQUIRE(two.jonas.comesTo("table"));
    CHECK(two.mira.seat(1).mayHost);
    CHECK_FALSE(two.mira.seat(0).mayHost);
    CHECK_FALSE(two.jonas.seat(0).mayHost);
    Window ola("Ola", two.network);
    ola->join(two.link(), "watch");
    two.mira.lobby().admit(two.mira.knock().number);
    REQUIRE(ola.comesTo("table"));
    const auto mayOlaHost = [&] {
        EntryModel& watchers = *two.mira.lobby().watchers();
        return watchers.count() == 1 && watchers.at(0).value<LobbyWatcher>().mayHost;
    };
    CHECK(lan::comesTo(mayOlaHost));
    two.jonas.close();
    CHECK(lan::comesTo([&] { return !two.mira.seat(1).mayHost; }));
    CHECK(mayOlaHost());
}

TEST_CASE("a match that did not move after all leaves no second one at the laptop that would have hosted it")
{
    Two two;
    two.startMatch();
    two.mira.breakLibrary("UPDATE OF hosting");
    two.mira.lobby().askToHost(two.mira.seat(1).guest);
    REQUIRE(lan::comesTo([&] { return two.jonas->isAskedToHost(); }));
    two.jonas->answerToHost(true);
    REQUIRE(lan::comesTo([&] { return two.mira->notice().contains("stays where it is"); }));
    CHECK(lan::comesTo([&] { return two.jonas.lobby().stage() == "playing"; }));
    CHECK(two.jonas.library().list().empty());
    CHECK(two.mira->isHost());
    CHECK_FALSE(two.jonas->isHost());
    CHECK(two.jonas->state() == "table");
}

TEST_CASE("a match that was only promised to a laptop is not hosted there, and goes where the others play on")
{
    Two two;
    two.startMatch();
    const std::string match = two.mira->matchId().toStdString();
    auto hosting = lan::decodeHosting(two.mira.library().hosting(match), 2);
    REQUIRE(hosting);
    hosting->isPromised = true;
    const std::string copy = two.jonas.library().add(two.mira.library().load(match));
    two.jonas.library().keepHosting(copy, lan::encode(*hosting));
    two.jonas.close();
    two.jonas.open();
    two.jonas->hostAgain(QString::fromStdString(copy));
    REQUIRE(two.jonas.comesTo("table"));
    CHECK_FALSE(two.jonas->isHost());
    CHECK(two.jonas->table()->viewerSeat() == 1);
    CHECK(two.jonas.library().list().empty());
}

TEST_CASE("who is at a table that its host closes reads that the match and the seat are kept")
{
    Two two;
    two.startMatch();
    two.mira->goHome();
    REQUIRE(two.jonas.comesTo("ended"));
    CHECK(two.jonas->why().startsWith("The host closed the table. The match is kept, and so is your seat"));
}
