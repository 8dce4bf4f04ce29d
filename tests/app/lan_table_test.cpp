#include "app/lan/lan_table.h"
#include "app/program.h"
#include "connect_four.h"
#include "kit/game_type_of.h"
#include "loopback.h"

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

void startProgram()
{
    static QTemporaryDir directory;
    static StartOptions options;
    options.dataDirectory = directory.path();
    options.language = QStringLiteral("en");
    static const Program program(options, {});
    CHECK(program.games().empty());
}

const GameType& connectFour()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    return type;
}

/// A laptop with its own folder, and the window's place at a table on it.
class Window
{
public:
    explicit Window(std::string person, const lan::DiscoveryNetwork& network)
        : m_person(std::move(person)), m_place(m_folder.path(), network), m_library(m_folder.path())
    {
        open();
    }

    /// The program is killed and started again.
    void open()
    {
        m_table.reset();
        lan::Pace pace;
        pace.silence = std::chrono::seconds(120);
        pace.firstRetry = std::chrono::milliseconds(5);
        pace.lastRetry = std::chrono::milliseconds(50);
        const std::string game = connectFour().sheet().id;
        m_table = std::make_unique<LanTable>(
            Laptop{m_place,
                   m_library,
                   [game](const std::string& id) { return id == game ? &connectFour() : nullptr; },
                   {{game, 7}},
                   {},
                   pace,
                   [this](const QString&) {
                       ++m_awake;
                       return std::shared_ptr<void>(nullptr, [this](auto) { --m_awake; });
                   }});
        m_table->setPersona({m_person, ""});
    }
    void close() { m_table.reset(); }

    LanTable& operator*() { return *m_table; }
    LanTable* operator->() { return m_table.get(); }
    LobbyModel& lobby() { return *m_table->lobby(); }
    /// Waits until somebody knocks.
    LobbyKnock knock()
    {
        REQUIRE(lan::comesTo([this] { return lobby().knocks()->count() == 1; }));
        return lobby().knocks()->at(0).value<LobbyKnock>();
    }
    LobbySeat seat(int seat) { return lobby().seats()->at(seat).value<LobbySeat>(); }
    Library& library() { return m_library; }
    /// What lets guests back in cannot be stored in it any more.
    void breakLibrary()
    {
        {
            QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");
            other.setDatabaseName(m_folder.filePath("library.sqlite"));
            REQUIRE(other.open());
            QSqlQuery query(other);
            REQUIRE(query.exec("CREATE TRIGGER full BEFORE UPDATE OF hosting ON matches "
                               "BEGIN SELECT RAISE(FAIL, 'full'); END"));
        }
        QSqlDatabase::removeDatabase("other");
    }
    /// How often this laptop is kept from falling asleep.
    int awake() const { return m_awake; }

    bool comesTo(const char* state)
    {
        return lan::comesTo([&] { return m_table->state() == QLatin1String(state); });
    }
    /// Plays once its turn has come, and waits until the table has taken it.
    void play(int column)
    {
        press(column);
        const int before = pieces();
        REQUIRE(lan::comesTo([&] { return pieces() > before || !isAsked(); }));
    }
    void press(int column)
    {
        REQUIRE(lan::comesTo([&] { return m_table->table() && isAsked(); }));
        TableModel& table = *m_table->table();
        const QString board = table.scene()->boards()->rows().front().key;
        const auto target = table.scene()->targetsOn(board)->at(column).value<TargetEntry>();
        table.pressSpace(board, target.column, target.row);
    }
    bool isAsked() { return m_table->table()->scene()->isMyTurn() && !m_table->table()->isShowing(); }
    int pieces()
    {
        TableModel& table = *m_table->table();
        return table.scene()->piecesIn(table.scene()->boards()->rows().front().key)->count();
    }
    bool seesPieces(int count)
    {
        return lan::comesTo([&] { return m_table->table() && pieces() == count; });
    }

private:
    std::string m_person;
    int m_awake = 0;
    QTemporaryDir m_folder;
    LanPlace m_place;
    Library m_library;
    std::unique_ptr<LanTable> m_table;
};

/// Mira hosts, Jonas may join.
struct Two
{
    Two()
    {
        startProgram();
        mira->host({{"game", QString::fromStdString(connectFour().sheet().id)}, {"seats", 2}});
        REQUIRE(mira->why() == "");
        REQUIRE(mira.comesTo("lobby"));
        REQUIRE(lan::comesTo([&] { return mira.lobby().mySeat() == 0 && mira.lobby().isReady(); }));
    }

    QString link() { return QStringLiteral("127.0.0.1:%1").arg(mira->port()); }

    void admitJonas()
    {
        jonas->join(link(), "seat");
        REQUIRE(jonas.comesTo("comparing"));
        mira.lobby().admit(mira.knock().number);
        REQUIRE(jonas.comesTo("lobby"));
    }

    void startMatch()
    {
        admitJonas();
        REQUIRE(lan::comesTo([&] { return jonas.lobby().mySeat() == 1; }));
        jonas.lobby().ready(true);
        REQUIRE(lan::comesTo([&] { return mira.lobby().canStart(); }));
        mira.lobby().start();
        REQUIRE(mira.comesTo("table"));
        REQUIRE(jonas.comesTo("table"));
    }

    void playAMoveEach()
    {
        startMatch();
        mira.play(3);
        REQUIRE(jonas.seesPieces(1));
        jonas.play(2);
        REQUIRE(mira.seesPieces(2));
    }

    void moveToJonas()
    {
        mira.lobby().askToHost(mira.seat(1).guest);
        REQUIRE(lan::comesTo([&] { return jonas->isAskedToHost(); }));
        jonas->answerToHost(true);
        REQUIRE(lan::comesTo([&] { return jonas->isHost() && jonas->table(); }));
        REQUIRE(lan::comesTo([&] { return !mira->isHost() && mira->state() == "table"; }));
    }

    /// Mira reads what taking back would take with it, and asks for it.
    void askBack()
    {
        mira->table()->undo();
        CHECK(mira->table()->undoing()->warning().startsWith("It takes back your last move and all since."));
        CHECK(jonas->table()->undoing()->asker().seat == -1);
        mira->table()->undo();
    }

    lan::DiscoveryNetwork network = lan::networkOfOurOwn();
    Window mira{"Mira", network};
    Window jonas{"Jonas", network};
};

} // namespace

TEST_CASE("who hosts sits down ready, and the lobby says what the start waits for")
{
    Two two;
    CHECK(two.mira->isHost());
    CHECK(two.mira.lobby().title() == "Mira's table");
    CHECK(two.mira.seat(0).status == "Host, ready");
    CHECK(two.mira.seat(1).isFree);
    CHECK(two.mira.seat(1).status == "Add a bot");
    CHECK_FALSE(two.mira.lobby().canStart());
    CHECK(two.mira.lobby().startHint() == "Start when every seat is taken");
    CHECK(two.mira.lobby().summary() == "1 of 2 seated, 1 ready");
    two.mira.lobby().addBot(1, 0);
    CHECK(two.mira.seat(1).status == "Mild bot, ready");
    CHECK(two.mira.lobby().canStart());
    CHECK(two.mira.lobby().startHint() == "Start the match");
}

TEST_CASE("somebody knocks, both screens show the same pictures, and who is let in sits at the seat shown")
{
    Two two;
    QSignalSpy knocked(two.mira->lobby(), &LobbyModel::knocked);
    two.jonas->join(two.link(), "seat");
    REQUIRE(two.jonas.comesTo("comparing"));
    const LobbyKnock knock = two.mira.knock();
    REQUIRE(knocked.count() == 1);
    CHECK(knocked.first().first().toString() == "Jonas");
    REQUIRE(knock.pictures.size() == 3);
    CHECK(knock.pictures == two.jonas->comparison());
    CHECK_FALSE(knock.pictures[0].value<ComparedPicture>().name.isEmpty());
    CHECK(knock.seat == 1);
    CHECK(two.mira.seat(1).isKnocking);
    CHECK(two.mira.seat(1).name == "Jonas");
    two.mira.lobby().admit(knock.number);
    REQUIRE(two.jonas.comesTo("lobby"));
    REQUIRE(lan::comesTo([&] { return two.jonas.lobby().mySeat() == 1; }));
    CHECK(two.mira.lobby().knocks()->count() == 0);
    CHECK(two.jonas.seat(1).isMine);
    CHECK(two.jonas.lobby().startHint() == "It begins when Jonas is ready");
    CHECK(two.mira.lobby().startHint() == "Start when Jonas is ready");
}

TEST_CASE("a window that comes to a table without a window sits down at a free seat too, and one that "
          "watches does not")
{
    startProgram();
    const lan::DiscoveryNetwork network = lan::networkOfOurOwn();
    lan::HostPlan plan;
    plan.type = &connectFour();
    plan.content = 7;
    plan.name = "Terminal";
    plan.version = "1";
    plan.admitsAll = true;
    const lan::Identity identity = lan::makeIdentity();
    lan::NoStore store;
    lan::TableHost host(plan, identity, store);
    REQUIRE(!host.listen());
    const QString where = QStringLiteral("127.0.0.1:%1").arg(host.port());
    Window noor("Noor", network);
    noor->join(where, "watch");
    REQUIRE(noor.comesTo("lobby"));
    Window jonas("Jonas", network);
    jonas->join(where, "seat");
    REQUIRE(jonas.comesTo("lobby"));
    REQUIRE(lan::comesTo([&] { return jonas.lobby().mySeat() == 0; }));
    CHECK_FALSE(jonas.lobby().isReady());
    CHECK(noor.lobby().mySeat() == -1);
}

TEST_CASE("who is refused is told so, and who is sent away too")
{
    Two two;
    two.jonas->join(two.link(), "seat");
    REQUIRE(two.jonas.comesTo("comparing"));
    two.mira.lobby().refuse(two.mira.knock().number);
    REQUIRE(two.jonas.comesTo("ended"));
    CHECK(two.jonas->why() == "The host did not let you in.");
    two.admitJonas();
    REQUIRE(lan::comesTo([&] { return two.mira.seat(1).guest != 0; }));
    two.mira.lobby().kick(two.mira.seat(1).guest);
    REQUIRE(two.jonas.comesTo("ended"));
    CHECK(two.jonas->why() == "The host sent you away.");
    CHECK(two.mira.seat(1).isFree);
}

TEST_CASE("an address that is none ends with the reason")
{
    Two two;
    two.jonas->join("not an address", "seat");
    CHECK(two.jonas->state() == "ended");
    CHECK_FALSE(two.jonas->why().isEmpty());
}

TEST_CASE("a match is played from both windows, each with its own view and without the record")
{
    Two two;
    two.startMatch();
    CHECK(two.mira->table()->viewerSeat() == 0);
    CHECK(two.jonas->table()->viewerSeat() == 1);
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    two.jonas.play(2);
    REQUIRE(two.mira.seesPieces(2));
    // A touch that nothing goes on with is explained by the table far away.
    REQUIRE(lan::comesTo([&] { return !two.jonas.isAsked(); }));
    TableModel& table = *two.jonas->table();
    table.pressSpace(table.scene()->boards()->rows().front().key, 0, 0);
    REQUIRE(lan::comesTo([&] { return !table.refusal().isEmpty(); }));
    CHECK(two.jonas.pieces() == 2);
    CHECK_FALSE(table.isSharedScreen());
    table.setSharedScreen(true);
    CHECK_FALSE(table.isSharedScreen());
}

TEST_CASE("taking back asks the other laptop, which agrees")
{
    Two two;
    two.playAMoveEach();
    two.askBack();
    REQUIRE(lan::comesTo([&] { return two.jonas->table()->undoing()->asker().name == "Mira"; }));
    CHECK(two.jonas->table()->undoing()->answerer().name == "Jonas");
    CHECK(two.mira->table()->undoing()->answerer().seat == -1);
    CHECK(two.jonas->table()->undoing()->extent() == "“Mira dropped a disc into column 4” and all since: 1 "
                                                     "move of Mira, 1 move of yours, 2 lines of the log.");
    two.jonas->table()->answerUndo(true);
    REQUIRE(two.mira.seesPieces(0));
    REQUIRE(two.jonas.seesPieces(0));
    for (const TableModel* const table : {two.mira->table(), two.jonas->table()}) {
        REQUIRE(table->log()->count() == 1);
        CHECK(table->log()->at(0).value<LogLine>().plain.startsWith(
            "Taken back, as Mira asked and all agreed: “Mira dropped"));
    }
}

TEST_CASE("who asks to take back over a network and is refused learns by whom")
{
    Two two;
    two.playAMoveEach();
    two.askBack();
    REQUIRE(lan::comesTo([&] { return two.jonas->table()->undoing()->asker().name == "Mira"; }));
    two.jonas->table()->answerUndo(false);
    REQUIRE(lan::comesTo([&] { return two.mira->table()->undoing()->asker().seat == -1; }));
    CHECK(lan::comesTo([&] { return two.mira->table()->refusal() == "Jonas does not want to take back."; }));
}

TEST_CASE("who asks to take back over a network may think better of it")
{
    Two two;
    two.playAMoveEach();
    two.askBack();
    REQUIRE(lan::comesTo([&] { return two.mira->table()->undoing()->isOurs(); }));
    CHECK(two.mira->table()->undoing()->awaited() == "Jonas");
    REQUIRE(lan::comesTo([&] { return two.jonas->table()->undoing()->asker().seat == 0; }));
    CHECK_FALSE(two.jonas->table()->undoing()->isOurs());
    two.mira->table()->answerUndo(false);
    REQUIRE(lan::comesTo([&] { return two.jonas->table()->undoing()->asker().seat == -1; }));
    CHECK_FALSE(two.mira->table()->undoing()->isOurs());
    CHECK(two.mira.seesPieces(2));
}

TEST_CASE("a laptop stays awake while it hosts, and no longer")
{
    Two two;
    CHECK(two.mira.awake() == 1);
    two.startMatch();
    CHECK(two.jonas.awake() == 0);
    SUBCASE("the table is closed")
    {
        two.mira->goHome();
        CHECK(lan::comesTo([&] { return two.mira.awake() == 0; }));
    }
    SUBCASE("the table goes to another laptop")
    {
        two.mira.lobby().askToHost(two.mira.seat(1).guest);
        REQUIRE(lan::comesTo([&] { return two.jonas->isAskedToHost(); }));
        two.jonas->answerToHost(true);
        CHECK(lan::comesTo([&] { return two.jonas.awake() == 1 && two.mira.awake() == 0; }));
    }
    SUBCASE("the program ends")
    {
        two.mira.close();
        CHECK(two.mira.awake() == 0);
    }
}

TEST_CASE("who takes another name at the table is called so by all")
{
    Two two;
    two.admitJonas();
    two.jonas->setPersona({"Joni", "fox"});
    CHECK(lan::comesTo([&] { return two.mira.seat(1).name == "Joni" && two.mira.seat(1).emblem == "fox"; }));
}

TEST_CASE("all who play are told how the match was dealt")
{
    Two two;
    CHECK(two.mira->dealing().isEmpty());
    two.startMatch();
    for (Window* const one : {&two.mira, &two.jonas})
        CHECK((*one)->dealing() ==
              "2 persons at this table drew the deal together: nobody could choose it, not even the host.");
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

TEST_CASE("pointing and reactions reach all screens with who made them")
{
    Two two;
    two.startMatch();
    QSignalSpy reacted(&*two.jonas, &LanTable::reacted);
    const QString board = two.mira->table()->scene()->boards()->rows().front().key;
    two.mira->table()->point(board, 2, 1);
    two.mira->react("thanks");
    EntryModel& pings = *two.jonas->table()->pings();
    REQUIRE(lan::comesTo([&] { return pings.count() == 1 && reacted.count() == 1; }));
    CHECK(pings.at(0).value<PingEntry>() == PingEntry{0, "Mira", board, QPoint(2, 1)});
    REQUIRE(lan::comesTo([&] { return pings.count() == 0; }));
    CHECK(reacted.first() == QList<QVariant>{0, "Mira", "thanks"});
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

TEST_CASE("a match that did not move after all leaves no second one at the laptop that would have hosted it")
{
    Two two;
    two.startMatch();
    two.mira.breakLibrary();
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

TEST_CASE("the end is opened to all, checked, and stays to be looked at when the host has gone")
{
    Two two;
    two.startMatch();
    for (int round = 0; round < 3; ++round) {
        two.mira.play(3);
        two.jonas.play(2);
        REQUIRE(two.mira.seesPieces(2 * round + 2));
    }
    two.mira.play(3);
    REQUIRE(lan::comesTo([&] { return two.jonas->table()->scene()->isOver(); }));
    REQUIRE(lan::comesTo([&] { return !two.jonas->fairness().isEmpty(); }));
    CHECK_FALSE(two.jonas->isUnfair());
    CHECK(two.jonas->fairness() == "The deal was fair: this laptop has checked it.");
    two.mira->goHome();
    REQUIRE(two.jonas.comesTo("ended"));
    REQUIRE(two.jonas->table());
    CHECK(two.jonas->table()->scene()->isOver());
}
