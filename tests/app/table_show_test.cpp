#include "app/program.h"
#include "app/table/model/table_model.h"
#include "content/game_catalog.h"

#include <QTemporaryDir>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A match of a person against a bot that is slow to show what it does.
struct SlowTable
{
    SlowTable()
    {
        StartOptions options;
        options.dataDirectory = directory.path();
        options.language = QStringLiteral("en");
        program.emplace(options, catalog.all());
        program->preferences().setStageTime(static_cast<int>(StageTime::none));
        MatchRecord record;
        record.id = "slow";
        record.game = "arbor";
        record.setup.seats = 2;
        record.setup.seed = Seed::fromText("slow");
        record.players = {{"Mira", PlayerKind::person, "", ""}, {"Wren", PlayerKind::bot, "random", ""}};
        table.emplace(Program::instance(), *catalog.find("arbor"), record, std::make_unique<NoJournal>());
        table->setBotPace(0);
        table->setStepPace(1'000'000);
    }

    /// Does the first thing that can be done, on the bot's turn nothing.
    void act()
    {
        const SceneModel& scene = *table->scene();
        if (scene.hasNextButton() && scene.nextButton().isEnabled)
            table->pressButton(scene.nextButton().id);
        else if (scene.hasHand() && scene.isMyTurn())
            table->pressPiece(scene.hand().pieces->at(0).value<PieceEntry>().id);
    }

    /// Goes on until several things have happened at once.
    void playUntilShowing()
    {
        for (int deeds = 0; deeds < 2000 && !table->isShowing(); ++deeds) {
            act();
            QTest::qWait(0);
        }
        REQUIRE(table->isShowing());
    }

    QTemporaryDir directory;
    GameCatalog catalog;
    std::optional<Program> program;
    std::optional<TableModel> table;
};

} // namespace

TEST_CASE("several things that happen in one move are shown one after the other, then what can be done")
{
    SlowTable slow;
    TableModel& table = *slow.table;
    slow.playUntilShowing();
    const std::size_t moves = table.record().moves.size();
    const int lines = table.log()->count();

    // Nothing is lit meanwhile, and the bots wait.
    CHECK(table.options()->count() == 0);
    const QString board = table.scene()->boards()->rows().front().key;
    CHECK(table.scene()->targetsOn(board)->count() == 0);
    QTest::qWait(20);
    CHECK(table.record().moves.size() == moves);
    CHECK(table.isShowing());

    // A touch hurries and does nothing else.
    table.pressSpace(board, 0, 0);
    CHECK_FALSE(table.isShowing());
    CHECK(table.record().moves.size() == moves);
    CHECK(table.refusal().isEmpty());
    CHECK(table.log()->count() > lines);
}

TEST_CASE("taking back during the show only hurries it")
{
    SlowTable slow;
    slow.playUntilShowing();
    const std::size_t moves = slow.table->record().moves.size();
    slow.table->undo();
    CHECK_FALSE(slow.table->isShowing());
    CHECK(slow.table->record().moves.size() == moves);
}

TEST_CASE("a touch while a bot is thinking lets it play at once")
{
    SlowTable slow;
    TableModel& table = *slow.table;
    table.setBotPace(1'000'000);
    table.setStepPace(0);
    const auto isBotThinking = [&] { return !table.scene()->isMyTurn() && !table.isShowing(); };
    for (int deeds = 0; deeds < 200 && !isBotThinking(); ++deeds)
        slow.act();
    REQUIRE(isBotThinking());
    const std::size_t moves = table.record().moves.size();
    table.pressSpace(table.scene()->boards()->rows().front().key, 0, 0);
    CHECK(table.record().moves.size() == moves + 1);
}

TEST_CASE("taking back that would take a bot's moves with it says so first")
{
    SlowTable slow;
    TableModel& table = *slow.table;
    table.setStepPace(0);
    // Until the bot has moved since the person's last move.
    const auto isMyTurnAgain = [&] {
        const std::vector<JournalEntry>& moves = table.record().moves;
        return table.scene()->isMyTurn() && !table.isShowing() && moves.size() > 4 &&
               moves.back().seat != Seat{0};
    };
    for (int deeds = 0; deeds < 2000 && !isMyTurnAgain(); ++deeds) {
        slow.act();
        QTest::qWait(1);
    }
    REQUIRE(isMyTurnAgain());
    const std::vector<JournalEntry> played = table.record().moves;

    table.undo();
    CHECK(table.undoing()->warning().contains("of Wren"));
    CHECK(table.record().moves == played);
    table.keepMoves();
    CHECK(table.undoing()->warning().isEmpty());
    CHECK(table.record().moves == played);

    table.undo();
    table.undo();
    CHECK(table.undoing()->warning().isEmpty());
    CHECK(table.record().moves.size() < played.size());
    REQUIRE(table.undoing()->canRedo());
    table.redo();
    CHECK(table.record().moves == played);
}

TEST_CASE("the bots of a table wait for who watches what has risen, and go on once it is put away")
{
    SlowTable slow;
    slow.program->preferences().setStageTime(static_cast<int>(StageTime::full));
    TableModel& table = *slow.table;
    table.setStepPace(0);
    table.stage()->setTimes({1'000'000, 0, 1'000'000});
    const auto isBotHeldUp = [&] {
        return table.stage()->isWatched() && !table.scene()->isMyTurn() && !table.isShowing();
    };
    for (int deeds = 0; deeds < 4000 && !isBotHeldUp(); ++deeds) {
        table.stage()->dismissAll();
        slow.act();
        QTest::qWait(1);
    }
    REQUIRE(isBotHeldUp());
    const std::size_t moves = table.record().moves.size();
    QTest::qWait(60);
    CHECK(table.record().moves.size() == moves);
    CHECK(table.stage()->dismissAll());
    CHECK(QTest::qWaitFor([&] { return table.record().moves.size() > moves; }));
}

TEST_CASE("the points of the scores are numbered as the rounds are, whatever came before the first")
{
    SlowTable slow;
    TableModel& table = *slow.table;
    table.setStepPace(0);
    const QString round = "round 3";
    for (int deeds = 0; deeds < 2000 && table.scene()->moment() != round; ++deeds) {
        slow.act();
        QTest::qWait(0);
    }
    REQUIRE(table.scene()->moment() == round);
    QStringList numbers;
    for (const QVariant& point : table.scoreCurve())
        numbers.append(point.value<CurvePoint>().number);
    CHECK(numbers == QStringList{"", "", "1", "2", "3"});
}
