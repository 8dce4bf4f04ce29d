#include "app/program.h"
#include "app/table/model/table_model.h"
#include "connect_four.h"
#include "kit/game_type_of.h"
#include "kuhn.h"
#include "lantern.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Keeps a match nowhere, or refuses to keep it.
class Drawer final : public Journal
{
public:
    explicit Drawer(bool isFull = false) : m_isFull(isFull) {}
    void append(const JournalEntry&) override
    {
        if (m_isFull)
            throw InputError("the drawer", "it is full", "Empty it");
    }
    void truncate(std::size_t) override {}
    void seat(const std::vector<Player>&) override {}

private:
    bool m_isFull;
};

struct Disk
{
    bool isFull = false;
    int attempts = 0;
};

/// Keeps a match nowhere, and counts how often that was tried.
class JournalOnDisk final : public Journal
{
public:
    explicit JournalOnDisk(std::shared_ptr<Disk> disk) : m_disk(std::move(disk)) {}
    void append(const JournalEntry&) override
    {
        ++m_disk->attempts;
        if (m_disk->isFull)
            throw InputError("the disk", "it is full", "Empty it");
    }
    void truncate(std::size_t) override {}
    void seat(const std::vector<Player>&) override {}

private:
    std::shared_ptr<Disk> m_disk;
};

Program& theProgram()
{
    static QTemporaryDir directory;
    static StartOptions options;
    options.dataDirectory = directory.path();
    options.language = QStringLiteral("en");
    static Program program(options, {});
    return program;
}

MatchRecord matchOf(const std::string& game, std::vector<PlayerKind> kinds)
{
    MatchRecord record;
    record.id = "one";
    record.game = game;
    record.setup.seats = static_cast<int>(kinds.size());
    record.setup.seed = Seed::fromText("table");
    const char* names[] = {"Mira", "Jonas"};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        record.players.push_back({names[i], kinds[i], kinds[i] == PlayerKind::bot ? "random" : "", ""});
    return record;
}

const GameType& connectFour()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    return type;
}

const GameType& kuhnPoker()
{
    static const GameTypeOf<kuhn::Kuhn> type{kuhn::Kuhn{}};
    return type;
}

QString boardOf(TableModel& table) { return table.scene()->boards()->rows().front().key; }

} // namespace

TEST_CASE("pressing a lit space plays it, and the piece lies there")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    const QString board = boardOf(table);
    REQUIRE(table.scene()->targetsOn(board)->count() == 7);
    const auto target = table.scene()->targetsOn(board)->at(3).value<TargetEntry>();
    table.pressSpace(board, target.column, target.row);
    CHECK(table.scene()->piecesIn(board)->count() == 1);
    CHECK(table.record().moves.size() == 1);
    CHECK(table.viewerSeat() == 1);
    CHECK_FALSE(table.isGateClosed());
}

TEST_CASE("a touch that no offer goes on with is explained and changes nothing")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    const QString board = boardOf(table);
    for (int i = 0; i < connect_four::kRows; ++i) {
        const auto target = table.scene()->targetsOn(board)->at(0).value<TargetEntry>();
        table.pressSpace(board, target.column, target.row);
    }
    const std::size_t moves = table.record().moves.size();
    table.pressSpace(board, 0, 0);
    CHECK_FALSE(table.refusal().isEmpty());
    CHECK(table.record().moves.size() == moves);
    REQUIRE(table.undoing()->canUndo());
}

TEST_CASE("a bot whose move cannot be stored says so and waits for the person to try again")
{
    const auto disk = std::make_shared<Disk>();
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::bot}),
                     std::make_unique<JournalOnDisk>(disk));
    table.setBotPace(0);
    table.setStepPace(0);
    const QString board = boardOf(table);
    const auto target = table.scene()->targetsOn(board)->at(3).value<TargetEntry>();
    table.pressSpace(board, target.column, target.row);
    REQUIRE(table.record().moves.size() == 1);
    disk->isFull = true;
    REQUIRE(QTest::qWaitFor([&] { return !table.problem().isEmpty(); }, 60'000));
    CHECK(table.problem().contains("it is full"));
    QTest::qWait(50);
    CHECK(disk->attempts == 2);
    disk->isFull = false;
    table.pressSpace(board, 0, 0);
    REQUIRE(QTest::qWaitFor([&] { return table.record().moves.size() == 2; }, 60'000));
    CHECK(table.problem().isEmpty());
}

TEST_CASE("a person who does not want to take back is named to the one who asked")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    table.setStepPace(0);
    const QString board = boardOf(table);
    for (int move = 0; move < 2; ++move) {
        REQUIRE(QTest::qWaitFor([&] { return !table.isShowing(); }, 60'000));
        const auto target = table.scene()->targetsOn(board)->at(3).value<TargetEntry>();
        table.pressSpace(board, target.column, target.row);
    }
    REQUIRE(QTest::qWaitFor([&] { return !table.isShowing(); }, 60'000));
    REQUIRE(table.viewerSeat() == 0);
    table.undo();
    REQUIRE(table.undoing()->answerer().name == "Jonas");
    table.answerUndo(false);
    CHECK(table.refusal() == "Jonas does not want to take back.");
}

TEST_CASE("the clock of a step stands still while a question is open, and goes on with what was left")
{
    static const GameTypeOf<lantern::Lantern> type{lantern::Lantern{}};
    TableModel table(theProgram(), type, matchOf("lantern", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    table.setStepPace(0);
    const auto press = [&](const char* button) {
        REQUIRE(QTest::qWaitFor([&] { return !table.isShowing(); }, 60'000));
        table.pressButton(button);
    };
    table.openGate();
    press("ring");
    press("peek");
    REQUIRE(QTest::qWaitFor([&] { return !table.isShowing() && table.secondsLeft() < 15; }, 60'000));
    table.undo();
    REQUIRE(table.undoing()->asker().seat == 0);
    const int left = table.secondsLeft();
    CHECK(left > 0);
    table.answerUndo(false);
    CHECK(table.undoing()->asker().seat < 0);
    CHECK(table.secondsLeft() <= left);
}

TEST_CASE("where the game is explained no seconds run while somebody reads or can answer")
{
    static const GameTypeOf<lantern::Lantern> type{lantern::Lantern{}};
    TableModel table(theProgram(), type, matchOf("lantern", {PlayerKind::person, PlayerKind::bot}),
                     std::make_unique<Drawer>());
    table.setStepPace(0);
    table.setBotPace(1'000'000);
    table.setSecond(1);
    const auto press = [&](const char* button) {
        REQUIRE(QTest::qWaitFor([&] { return !table.isShowing(); }, 60'000));
        table.pressButton(button);
        REQUIRE(QTest::qWaitFor([&] { return !table.isShowing(); }, 60'000));
    };
    LessonStep ringing{"ring", "Ring", "Somebody rang.", LessonWhen{}, {}, {}};
    ringing.when->event = "ring";
    LessonStep never{"never", "Never", "Nobody sees this.", LessonWhen{}, {}, {}};
    never.when->event = "never";
    table.teach({"lantern", kLessonFile, {ringing, never}}, {});
    press("ring");
    CHECK(table.lesson()->isShown());
    CHECK(table.isWaitingForReader());
    CHECK(table.isUnhurried());
    CHECK(table.secondsLeft() == 0);
    table.lesson()->next();
    CHECK_FALSE(table.lesson()->isShown());
    CHECK_FALSE(table.isWaitingForReader());
    CHECK(table.isUnhurried());
    QTest::qWait(100);
    CHECK(table.source().view(Viewer(Seat{0})).timer.has_value());
    press("answer");
    CHECK_FALSE(table.isUnhurried());
    REQUIRE(QTest::qWaitFor([&] { return !table.source().view(Viewer(Seat{0})).timer; }, 60'000));

    // Who has had enough of it is in the same hurry as all others.
    press("ring");
    CHECK(table.isUnhurried());
    table.lesson()->stop();
    CHECK_FALSE(table.isUnhurried());
    REQUIRE(QTest::qWaitFor([&] { return !table.source().view(Viewer(Seat{0})).timer; }, 60'000));
}

TEST_CASE("a refusal is said until something else is chosen, or for a while")
{
    TableModel table(theProgram(), kuhnPoker(), matchOf("kuhn", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    table.openGate();
    table.pressButton("call");
    CHECK_FALSE(table.refusal().isEmpty());
    table.setRefusalTime(0);
    QSignalSpy gone(&table, &TableModel::refusalChanged);
    table.pressButton("call");
    REQUIRE(gone.wait(5000));
    CHECK(table.refusal().isEmpty());

    table.setRefusalTime(1'000'000);
    table.pressButton("call");
    CHECK_FALSE(table.refusal().isEmpty());
    table.pressButton("check");
    CHECK(table.refusal().isEmpty());
}

TEST_CASE("bots play one after the other at their pace, and only when they are asked")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::bot}),
                     std::make_unique<Drawer>());
    table.setBotPace(0);
    const QString board = boardOf(table);
    const auto target = table.scene()->targetsOn(board)->at(3).value<TargetEntry>();
    QSignalSpy turnCame(&table, &TableModel::turnCame);
    table.pressSpace(board, target.column, target.row);
    CHECK(table.record().moves.size() == 1);
    REQUIRE(turnCame.wait(5000));
    CHECK(table.record().moves.size() == 2);
    CHECK(table.scene()->isMyTurn());
}

TEST_CASE("bots wait while something lies over the table")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::bot}),
                     std::make_unique<Drawer>());
    table.setBotPace(0);
    const QString board = boardOf(table);
    const auto target = table.scene()->targetsOn(board)->at(3).value<TargetEntry>();
    table.pressSpace(board, target.column, target.row);
    table.setCovered(true);
    for (int rounds = 0; rounds < 20; ++rounds)
        QTest::qWait(1);
    CHECK(table.record().moves.size() == 1);
    QSignalSpy turnCame(&table, &TableModel::turnCame);
    table.setCovered(false);
    REQUIRE(turnCame.wait(5000));
    CHECK(table.record().moves.size() == 2);
}

TEST_CASE("behind the closed gate there is nobody's card")
{
    TableModel table(theProgram(), kuhnPoker(), matchOf("kuhn", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    CHECK(table.isGateClosed());
    CHECK(table.viewerSeat() == -1);
    CHECK_FALSE(table.scene()->hasHand());
    const int awaited = table.awaited().seat;
    table.openGate();
    CHECK_FALSE(table.isGateClosed());
    CHECK(table.viewerSeat() == awaited);
    REQUIRE(table.scene()->promptButtons()->count() + table.scene()->actionButtons()->count() > 0);
    table.pressButton(table.scene()->buttonOfDigit(1));
    CHECK(table.isGateClosed());
    CHECK(table.viewerSeat() == -1);
    CHECK(table.awaited().seat != awaited);
}

TEST_CASE("where people want it the table is covered between them although nothing is hidden")
{
    MatchRecord record = matchOf("connect-four", {PlayerKind::person, PlayerKind::person});
    Preferences& preferences = theProgram().preferences();
    preferences.setCoversTable(true);
    TableModel covered(theProgram(), connectFour(), record, std::make_unique<Drawer>());
    preferences.setCoversTable(false);
    TableModel open(theProgram(), connectFour(), record, std::make_unique<Drawer>());
    CHECK(covered.isGateClosed());
    CHECK_FALSE(open.isGateClosed());
    covered.openGate();
    const auto target = covered.scene()->targetsOn(boardOf(covered))->at(3).value<TargetEntry>();
    covered.pressSpace(boardOf(covered), target.column, target.row);
    CHECK(covered.isGateClosed());
}

TEST_CASE("the shared screen shows the public's view, and the gate is closed when it ends")
{
    TableModel table(theProgram(), kuhnPoker(), matchOf("kuhn", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    table.openGate();
    const int seat = table.viewerSeat();
    table.setSharedScreen(true);
    CHECK(table.viewerSeat() == -1);
    CHECK_FALSE(table.scene()->hasHand());
    table.setSharedScreen(false);
    CHECK(table.isGateClosed());
    table.openGate();
    CHECK(table.viewerSeat() == seat);
}

TEST_CASE("a move that cannot be kept is not played, and the problem is named")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>(true));
    const QString board = boardOf(table);
    const auto target = table.scene()->targetsOn(board)->at(0).value<TargetEntry>();
    table.pressSpace(board, target.column, target.row);
    CHECK(table.scene()->piecesIn(board)->count() == 0);
    CHECK(table.record().moves.empty());
    CHECK((table.problem() + table.refusal()).contains("full"));
}

TEST_CASE("the keys begin at a piece of one's own")
{
    TableModel table(theProgram(), connectFour(),
                     matchOf("connect-four", {PlayerKind::person, PlayerKind::bot}),
                     std::make_unique<Drawer>());
    table.setBotPace(1'000'000);
    const QString board = boardOf(table);
    const auto target = table.scene()->targetsOn(board)->at(6).value<TargetEntry>();
    const auto first = table.scene()->targetsOn(board)->at(0).value<TargetEntry>();
    CHECK(table.homeOf(board) == QPoint(first.column, first.row));
    table.pressSpace(board, target.column, target.row);
    const auto piece = table.scene()->piecesIn(board)->at(0).value<PieceEntry>();
    CHECK(table.homeOf(board) == QPoint(piece.column, piece.row));
}

TEST_CASE("the gate closes before who takes the hand, where what they see is theirs alone")
{
    static const GameTypeOf<lantern::Lantern> type{lantern::Lantern{}};
    TableModel table(theProgram(), type, matchOf("lantern", {PlayerKind::person, PlayerKind::person}),
                     std::make_unique<Drawer>());
    table.openGate();
    REQUIRE(table.viewerSeat() == 0);
    CHECK(table.nextHand().seat == -1);
    table.takeHand(1);
    CHECK(table.viewerSeat() == 0);
    table.pressButton("ring");
    table.hurry();
    REQUIRE(table.nextHand().name == "Jonas");
    table.takeNextHand();
    CHECK(table.isGateClosed());
    CHECK(table.awaited().name == "Jonas");
    table.openGate();
    CHECK(table.viewerSeat() == 1);
}
