#include "app/home/sample_match.h"
#include "app/table/model/replay_model.h"
#include "kit/game_type_of.h"
#include "kuhn.h"
#include "short_match.h"
#include "storage/match_file.h"
#include "storage/played_content.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// What is watched now, once it is there.
ReplayModel& watched(Person& person)
{
    person.waitUntil("the replay is open", [&] { return !person.all("ReplayBar").isEmpty(); });
    auto* replay = person.all("ReplayBar").first()->property("replay").value<ReplayModel*>();
    REQUIRE(replay != nullptr);
    REQUIRE(replay->table() != nullptr);
    return *replay;
}

/// Presses a key of the replay and looks where it leads.
void checkKey(Person& person, const ReplayModel& replay, Qt::Key key, int position,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    person.pressKey(key, modifiers);
    CHECK(replay.position() == position);
}

QList<int> turnsOf(const ReplayModel& replay)
{
    QList<int> turns;
    for (const QVariant& turn : replay.turns())
        turns.append(turn.value<TurnMark>().position);
    return turns;
}

/// The newest line that is seen and says what no other does.
int rowOfItsOwn(Person& person, const EntryModel& log)
{
    QHash<QString, int> times;
    for (int row = 0; row < log.count(); ++row)
        ++times[log.at(row).value<LogLine>().plain];
    int found = log.count();
    person.waitUntil("a line stands there that says what no other does", [&] {
        for (found = 0; found < log.count(); ++found)
            if (const QString line = log.at(found).value<LogLine>().plain;
                times[line] == 1 && person.sees(line))
                return true;
        return false;
    });
    return found;
}

/// The program with a match of Arbor on the table that has ended.
struct EndedMatch
{
    EndedMatch()
    {
        const GameCatalog catalog;
        record = sampleMatch(*catalog.find("arbor"), 2, 5000);
        record.content = contentNow(catalog, record.game);
        const QString file = folder.filePath("ended.tablewood");
        writeMatchFile(file, record);
        program.emplace(folder, "ended", std::vector<const GameType*>{},
                        [&](StartOptions& options) { options.file = file; });
    }

    FreshFolder folder;
    MatchRecord record;
    std::optional<OpenedProgram> program;
};

} // namespace

TEST_CASE(
    "What has happened so far is watched from the table, by keys, buttons and the log, and the match goes on")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "replay");
    Person person(program, "replay");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    for (int deeds = 0; deeds < 14 || !forester.eyes().scene().isMyTurn(); ++deeds)
        REQUIRE(forester.act());
    const std::vector<JournalEntry> played = forester.eyes().table().record().moves;

    person.press("Watch what happened");
    ReplayModel& replay = watched(person);
    const int last = replay.last();
    REQUIRE(last > 8);
    CHECK(replay.position() == last);
    person.picture("as-it-stands");

    const QList<int> turns = turnsOf(replay);
    REQUIRE(turns.size() > 2);
    checkKey(person, replay, Qt::Key_Left, last - 1);
    checkKey(person, replay, Qt::Key_Home, 0);
    checkKey(person, replay, Qt::Key_Right, 1);
    checkKey(person, replay, Qt::Key_Left, 0);
    checkKey(person, replay, Qt::Key_Right, turns[1], Qt::ShiftModifier);
    checkKey(person, replay, Qt::Key_Right, turns[2], Qt::ControlModifier);
    checkKey(person, replay, Qt::Key_Left, turns[1], Qt::ShiftModifier);
    checkKey(person, replay, Qt::Key_End, last);

    // It plays to its end.
    replay.setPace(20);
    person.pressKey(Qt::Key_Home);
    person.pressKey(Qt::Key_4);
    CHECK(replay.speed() == 4);
    person.pressKey(Qt::Key_Minus);
    CHECK(replay.speed() == 2);
    person.pressKey(Qt::Key_Plus);
    person.pressKey(Qt::Key_Space);
    CHECK(replay.isPlaying());
    person.waitUntil("it has played to the end",
                     [&] { return !replay.isPlaying() && replay.position() == last; });

    // A press on the board takes no keys away, and nothing there can be done.
    person.pressAt(forester.eyes().middleOf({3, 3}));
    checkKey(person, replay, Qt::Key_Left, last - 1);

    person.press("To the beginning");
    CHECK(replay.position() == 0);
    person.press("A move on");
    CHECK(replay.position() == 1);
    person.press("A turn on");
    CHECK(replay.position() == *std::ranges::upper_bound(turns, 1));
    person.picture("a-turn-on");

    // What comes later stands in the log, too.
    person.press("Open the log");
    person.pressKey(Qt::Key_End);
    person.pressKey(Qt::Key_Left);
    person.pressKey(Qt::Key_Left);
    const int row = rowOfItsOwn(person, *replay.log());
    CHECK(row < replay.toldRow());
    person.press(replay.log()->at(row).value<LogLine>().plain);
    person.waitUntil("its line is told", [&] { return replay.toldRow() <= row; });
    person.picture("by-the-log");
    person.pressKey(Qt::Key_Left);
    CHECK(replay.toldRow() > row);

    person.press("As everybody saw it");
    CHECK(replay.table()->viewerSeat() == -1);
    person.picture("as-everybody-saw-it");

    // What lies over the replay goes first.
    person.pressKey(Qt::Key_F1);
    person.waitUntil("the help is open", [&] { return !person.all("HelpPage").isEmpty(); });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the replay is back", [&] { return !person.all("ReplayBar").isEmpty(); });
    checkKey(person, replay, Qt::Key_Home, 0);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the open log is folded", [&] { return person.sees("Open the log"); });
    CHECK(!person.all("ReplayBar").isEmpty());
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the replay is closed", [&] { return person.all("ReplayBar").isEmpty(); });
    CHECK(forester.eyes().table().record().moves == played);
    person.waitUntil("the match goes on", [&] {
        forester.act();
        return forester.eyes().table().record().moves.size() > played.size();
    });
}

TEST_CASE("A match that has ended is watched again from everybody's place")
{
    EndedMatch ended;
    Person person(*ended.program, "replay-ended");
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
    person.press("Watch again");
    ReplayModel& replay = watched(person);
    CHECK(replay.position() == 0);
    CHECK(person.all("EndPage").isEmpty());
    person.picture("beginning");

    const int middle = replay.last() / 2;
    replay.go(middle);
    for (const char* viewer : {"As Mira saw it", "As Jonas saw it", "As everybody saw it"}) {
        person.press(viewer);
        CHECK(replay.table()->viewerSeat() == (QString(viewer).contains("Mira")    ? 0
                                               : QString(viewer).contains("Jonas") ? 1
                                                                                   : -1));
        CHECK_FALSE(replay.table()->isGateClosed());
    }
    person.picture("middle");
    person.pressKey(Qt::Key_End);
    CHECK(replay.table()->scene()->isOver());
    CHECK(person.all("EndPage").isEmpty());
    person.picture("last-move");

    // The timeline is a slider for keys, too.
    person.tabTo("the timeline", [&] {
        return person.focused() &&
               QString(person.focused()->metaObject()->className()).startsWith("ReplayTimeline");
    });
    checkKey(person, replay, Qt::Key_Left, replay.last() - 1);
    checkKey(person, replay, Qt::Key_Home, 0);
    person.tabTo("Play");
    person.pressKey(Qt::Key_Return);
    CHECK(replay.isPlaying());
    person.press("Close the replay (Esc)");
    person.waitUntil("the end is shown again", [&] { return !person.all("EndPage").isEmpty(); });

    // The window may be closed over it.
    person.press("Watch again");
    watched(person).setPlaying(true);
}

TEST_CASE("In a replay of what two hide from each other the gate stands between them")
{
    const GameTypeOf<kuhn::Kuhn> poker{kuhn::Kuhn{}};
    const FreshFolder folder;
    OpenedProgram program(folder, "replay-gate", {&poker});
    Person person(program, "replay-gate");
    person.press("Play at this table");
    person.waitFor("Who sits down");
    seatTwoPeople(person, Forester::Hands::mouse);
    person.press("Start");
    Forester forester(person, Forester::Hands::mouse);
    forester.openGate();
    TableModel& table = forester.eyes().table();
    REQUIRE(table.viewerSeat() == 0);
    person.press("Check");
    forester.openGate();
    REQUIRE(table.viewerSeat() == 1);

    person.press("Watch what happened");
    ReplayModel& replay = watched(person);
    CHECK(replay.table()->viewerSeat() == 1);
    replay.lookAs(0);
    person.waitUntil("the gate is closed", [&] { return !person.all("Cover").isEmpty(); });
    CHECK(person.all("HandView").isEmpty());
    CHECK(person.all("ReplayBar").isEmpty());
    person.picture("gate");
    person.waitUntil("Enter opens the gate", [&] {
        person.pressKey(Qt::Key_Return);
        return !replay.table()->isGateClosed();
    });
    CHECK(replay.table()->viewerSeat() == 0);
    person.waitUntil("the bar is back", [&] { return !person.all("ReplayBar").isEmpty(); });
    person.waitUntil("the gate is away", [&] { return person.all("Cover").isEmpty(); });
    checkKey(person, replay, Qt::Key_Home, 0);
    person.picture("opened");

    // The other one's cards lie behind the gate of the table.
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table is back", [&] { return person.all("ReplayBar").isEmpty(); });
    CHECK(table.isGateClosed());
    CHECK(person.all("HandView").isEmpty());
}
