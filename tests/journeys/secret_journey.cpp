#include "../app/night_ear.h"
#include "app/night/night_tools.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
#include "laid_match.h"
#include "pace.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

bool isHeldLarge(const Person& person) { return !person.all("CardDetail").isEmpty(); }

void stop(const Person& person)
{
    auto* const table = person.all("MatchView").first()->property("table").value<TableModel*>();
    table->setSecond(kStill);
    table->setBotPace(kStill);
}

} // namespace

TEST_CASE("In large type, too, a guarded card is seen for as long as the key is held, and no longer than it "
          "has the keyboard")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "secret");
    Program::instance().preferences().setTextSize(200);
    Person person(program, "secret-column");
    layMatch(person, ForsakenTable::atFirstTurn(6).state, Seat{1});
    stop(person);
    person.waitUntil("the column is there", [&] { return !person.all("ColumnForm").isEmpty(); });
    person.all("ColumnForm").first()->setProperty("drawer", "seat1");
    const QString role = "Role card: face down, hold to look";
    person.tabTo(role);
    QTest::keyPress(&person.window(), Qt::Key_Space);
    person.waitUntil("the card is large", [&] { return isHeldLarge(person); });
    person.picture("held");
    QTest::keyRelease(&person.window(), Qt::Key_Space);
    person.waitUntil("nothing is large", [&] { return !isHeldLarge(person); });
    QTest::keyPress(&person.window(), Qt::Key_Space);
    person.waitUntil("the card is large again", [&] { return isHeldLarge(person); });
    person.pressKey(Qt::Key_Tab);
    CHECK(person.focusedName() != role);
    person.waitUntil("nothing is large again", [&] { return !isHeldLarge(person); });
    QTest::keyRelease(&person.window(), Qt::Key_Space);
}

TEST_CASE("A match that is watched again leaves the night of a table that goes on")
{
    NightEar* ear = nullptr;
    NightTools::hearWith([&] {
        auto made = std::make_unique<NightEar>();
        ear = made.get();
        return made;
    });
    {
        const FreshFolder folder;
        OpenedProgram program(folder, "secret", {}, [](StartOptions& options) { options.isMuted = false; });
        Program::instance().preferences().setVolume(0);
        Person person(program, "secret-replay");
        ForsakenTable table = ForsakenTable::atNightTwo();
        table.untilCall(forsaken::Call::oracleReads);
        layMatch(person, table.state, Seat{0}, kNightRoles);
        stop(person);
        person.waitUntil("it is dark", [&] { return !person.all("NightPage").isEmpty(); });
        REQUIRE(ear != nullptr);
        const std::vector<std::string> notes = ear->takeNotes();
        CHECK(std::ranges::count(notes, "hiding") == 1);
        QMetaObject::invokeMethod(person.all("MatchView").first()->property("ways").value<QObject*>(),
                                  "replay");
        person.waitUntil("the replay is open", [&] { return !person.all("ReplayBar").isEmpty(); });
        person.picture("replay");
        QMetaObject::invokeMethod(&person.window(), "closeReplay");
        person.waitUntil("the replay is closed", [&] { return person.all("ReplayBar").isEmpty(); });
        const std::vector<std::string> after = ear->takeNotes();
        CHECK(std::ranges::count(after, "end") == 0);
        CHECK(std::ranges::count(after, "begin 0") == 0);
    }
    NightTools::hearWith({});
}
