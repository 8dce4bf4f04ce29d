#include "connect_four.h"
#include "kit/game_type_of.h"
#include "lan_windows.h"

#include <QSignalSpy>

using namespace tablewood;

namespace {

/// Connect Four at which nobody may point after the first move, until the second.
class SilentFour : public connect_four::ConnectFour
{
public:
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        if (state.moves == 1)
            scene.silence = Text(TW_TEXT("connect-four", "Hush."));
        return scene;
    }
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

TEST_CASE("two at two windows trade places once both say yes, and each sees who asks")
{
    Two two;
    two.admitJonas();
    REQUIRE(lan::comesTo([&] { return two.jonas.lobby().mySeat() == 1; }));
    two.jonas.lobby().ready(true);
    CHECK(two.jonas.seat(0).mayTrade);
    CHECK_FALSE(two.jonas.seat(1).mayTrade);
    for (const bool isTraded : {false, true}) {
        two.jonas.lobby().trade(0, true);
        REQUIRE(lan::comesTo([&] { return two.mira.seat(1).asksForMine; }));
        CHECK(two.mira.seat(1).status == "Asks you to trade places");
        REQUIRE(lan::comesTo([&] { return two.jonas.seat(0).isAsked; }));
        CHECK(two.jonas.seat(0).status == "You asked to trade places");
        two.mira.lobby().trade(1, isTraded);
        REQUIRE(lan::comesTo([&] { return !two.jonas.seat(isTraded ? 1 : 0).isAsked; }));
    }
    REQUIRE(lan::comesTo([&] { return two.jonas.lobby().mySeat() == 0; }));
    CHECK(two.mira.lobby().mySeat() == 1);
    CHECK(two.mira.lobby().startHint() == "Start when all are ready: Jonas, Mira");
}

TEST_CASE("a window that comes to a table without a window sits down at a free seat too, and one that "
          "watches does not")
{
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
    // Who has a seat is told why this cannot be.
    table.setSharedScreen(true);
    CHECK_FALSE(table.isSharedScreen());
    CHECK(table.refusal().contains("You have a seat here."));
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
            "Taken back, as Mira asked (agreed: Jonas): “Mira dropped"));
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

TEST_CASE("while the rules want silence nobody can point, and afterwards again")
{
    static const GameTypeOf<SilentFour> silentFour{SilentFour{}};
    Two two(silentFour);
    two.startMatch();
    TableModel& table = *two.jonas->table();
    CHECK(table.canPoint());
    QSignalSpy pointed(&table, &TableModel::pointed);
    const QString board = table.scene()->boards()->rows().front().key;
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(1));
    CHECK_FALSE(table.canPoint());
    table.point(board, 2, 1);
    CHECK(pointed.isEmpty());
    two.jonas.play(2);
    REQUIRE(lan::comesTo([&] { return table.canPoint(); }));
    table.point(board, 2, 1);
    CHECK(pointed.count() == 1);
}

TEST_CASE("who plays at another laptop asks a bot too, and is shown what to touch")
{
    Two two;
    two.playAMoveEach();
    CHECK_FALSE(two.jonas->table()->canAskHint());
    two.mira.play(3);
    REQUIRE(two.jonas.seesPieces(3));
    TableModel& table = *two.jonas->table();
    REQUIRE(lan::comesTo([&] { return table.canAskHint(); }));
    table.askHint();
    CHECK(table.hint()->isThinking());
    REQUIRE(lan::comesTo([&] { return !table.hint()->words().isEmpty(); }));
    CHECK(table.hint()->board() == table.scene()->boards()->rows().front().key);
    two.jonas.press(5);
    REQUIRE(two.mira.seesPieces(4));
    CHECK(lan::comesTo([&] { return table.hint()->words().isEmpty(); }));
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
