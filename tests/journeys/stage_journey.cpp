#include "app/home/sample_match.h"
#include "app/program.h"
#include "board_eyes.h"
#include "laid_match.h"
#include "pace.h"
#include "session/played_match.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

/// Where the stage stands over the board.
constexpr Cell kUnderStage{6, 1};

/// The second Night is about to end, and a Path lies where the stage of the day comes up. Whose turn it is
/// then holds a Wander and nothing else.
ForsakenTable beforeDawn()
{
    auto table = ForsakenTable::atNightTwo();
    while (table.state.stage != NightStage::waking)
        table.close();
    table.state.paths.add(kUnderStage);
    table.state.smiths[std::size_t{kUnderStage.row} * kSide + kUnderStage.column] = table.state.upcoming;
    table.fetch(table.state.upcoming.index, "wander");
    return table;
}

/// A move of a seat that begins so; empty where there is none.
std::string moveOf(const Match& match, Seat seat, const std::string& begin)
{
    for (const std::string& move : match.legalMoves(seat))
        if (move.starts_with(begin))
            return move;
    return {};
}

/// So many cards of this face a seat holds.
auto handOf(const Match& match, Seat seat, const Name& face)
{
    const Name hand = "hand" + std::to_string(seat.index);
    return std::ranges::count_if(match.view(seat).pieces, [&](const Piece& piece) {
        return piece.at.in == hand && piece.face == face;
    });
}

/// A match of Arbor II in which another seat has just done something, before which a person sits.
class ArborMoment
{
public:
    /// The other's move begins with `deed`.
    ArborMoment(const char* name, const std::string& deed, const std::function<bool(const Match&)>& isWanted)
        : m_program(m_folder, name), m_person(m_program, QStringLiteral("stage-") + name), m_eyes(m_person)
    {
        Program& program = Program::instance();
        program.preferences().setStageTime(static_cast<int>(StageTime::full));
        program.preferences().setReducedMotion(false);
        const GameType& game = *program.catalog()->find("arbor");
        const auto isNear = [&](const Match& match) {
            return !moveOf(match, kOther, deed).empty() && isWanted(match);
        };
        std::shared_ptr<Match> match;
        MatchRecord record;
        for (int seed = 1; !match || !isNear(*match); ++seed) {
            REQUIRE(seed < 200);
            record = sampleMatch(game, 2, Seed::fromText(std::to_string(seed)), isNear);
            NoJournal journal;
            match = PlayedMatch(game, record, journal).match().clone();
        }
        JournalEntry entry{kOther, moveOf(*match, kOther, deed)};
        Log log;
        match->apply(entry.seat, entry.move, log);
        entry.hash = match->hash();
        entry.hasRevealed = log.hasRevealed();
        record.moves.push_back(entry);
        record.players[0].name = "Mira";
        record.players[1] = {"Jonas", PlayerKind::bot, "random", "fox"};
        record.content = program.contentNow("arbor");
        m_id = QString::fromStdString(program.library().add(record));
    }
    Person& person() { return m_person; }
    /// Opens it to go on with it.
    TableModel& sitDown()
    {
        QMetaObject::invokeMethod(&m_person.window(), "openMatch", Q_ARG(QString, m_id));
        m_person.waitUntil("the table is there", [&] { return !m_person.all("MatchView").isEmpty(); });
        m_eyes.table().setBotPace(kStill);
        return m_eyes.table();
    }
    /// Watches it again, up to before what the other did.
    TableModel& watch()
    {
        QMetaObject::invokeMethod(&m_person.window(), "replay", Q_ARG(QString, m_id),
                                  Q_ARG(tablewood::TableModel*, nullptr));
        m_person.waitUntil("the replay is open", [&] { return !m_person.all("ReplayBar").isEmpty(); });
        m_person.pressKey(Qt::Key_Left);
        return m_eyes.table();
    }

private:
    static constexpr Seat kOther{1};
    const FreshFolder m_folder;
    OpenedProgram m_program;
    Person m_person;
    BoardEyes m_eyes;
    QString m_id;
};

/// A press belongs for so long to what the stage covers. It is not to be seen yet.
void setSettleTime(const Person& person, int milliseconds)
{
    for (QQuickItem* const item : person.all("MatchView").first()->findChildren<QQuickItem*>())
        if (item->property("settleTime").isValid())
            item->setProperty("settleTime", milliseconds);
}

} // namespace

TEST_CASE("A press that comes as something rises goes to the space under it, and later ones put it away")
{
    const auto match = beforeDawn();
    for (const bool isLate : {false, true}) {
        CAPTURE(isLate);
        const FreshFolder folder;
        OpenedProgram program(folder, "plate");
        Person person(program, isLate ? "stage-settled" : "stage-coming");
        layMatch(person, match.state, match.state.upcoming, kNightRoles);
        const BoardEyes eyes(person);
        TableModel& table = eyes.table();
        table.setBotPace(kStill);
        table.setSecond(kHurried);
        person.waitUntil("it is day", [&] { return person.sees("Draw"); });
        person.press("Draw");
        person.waitUntil("a card can be played", [&] { return person.sees("End the Action Phase"); });
        table.setSecond(kStill);
        Program::instance().preferences().setStageTime(static_cast<int>(StageTime::full));
        table.stage()->setTimes({kStill, 0, kStill});
        setSettleTime(person, isLate ? 0 : kStill);
        table.stage()->takeBack(match.state.upcoming, 0);
        person.press("Wander");
        table.handTo(match.state.upcoming);
        person.waitUntil("what is new rises", [&] { return table.stage()->isUp(); });
        person.waitUntil("spaces are lit", [&] { return !eyes.litSpaces().isEmpty(); });
        const QRectF stage = person.shownPart(*person.all("Stage").first());
        const auto lit = eyes.litSpaces();
        const auto space = std::ranges::find_if(
            lit, [&](const LitSpace& one) { return stage.contains(eyes.middleOf(one.cell)); });
        REQUIRE(space != lit.end());
        person.picture("comes");
        const std::size_t moves = table.record().moves.size();
        person.pressAt(eyes.middleOf(space->cell));
        CHECK(table.record().moves.size() == moves + (isLate ? 0 : 1));
        CHECK(table.stage()->isUp() == !isLate);
        person.picture("pressed");
    }
}

TEST_CASE("A Star that another played rises where a match is watched again, with what it does to the viewer")
{
    ArborMoment moment("star", "play thunder ",
                       [](const Match& match) { return handOf(match, Seat{0}, "fate") == 0; });
    Person& person = moment.person();
    TableModel& table = moment.watch();
    CHECK_FALSE(table.stage()->isUp());
    person.pressKey(Qt::Key_Right);
    person.waitUntil("it rises", [&] { return table.stage()->isUp(); });
    QTest::qWait(120);
    person.picture("rises");
    QTest::qWait(400);
    person.picture("stands");
    const StageEntry entry = table.stage()->entry();
    CHECK(entry.title.contains("Song of Thunder"));
    CHECK(entry.meaning.startsWith("You get 2 manna less"));
    CHECK(entry.card.face.name == "Shai'al");
    CHECK(person.words().contains(entry.meaning));
    person.press(*person.all("Stage").first());
    CHECK_FALSE(table.stage()->isUp());
    QTest::qWait(120);
    person.picture("goes");
}

TEST_CASE("What the viewer may answer to stays on the stage, its targets marked, until they have answered")
{
    ArborMoment moment("answer", "play flame ",
                       [](const Match& match) { return handOf(match, Seat{0}, "fate") > 0; });
    Person& person = moment.person();
    TableModel& table = moment.sitDown();
    person.waitUntil("it is raised", [&] { return table.stage()->isRaised(); });
    QTest::qWait(600);
    person.picture("raised");
    const auto* const attention = person.all("BoardMarks").first()->property("attention").value<QObject*>();
    REQUIRE(attention != nullptr);
    CHECK(attention->property("litBoard").toString() == table.stage()->entry().board);
    person.press("Let it happen");
    person.waitUntil("it goes", [&] { return !table.stage()->isRaised(); });
    QTest::qWait(600);
    person.picture("answered");
    CHECK(table.recap()->words().startsWith("Jonas: burned 2"));
}
