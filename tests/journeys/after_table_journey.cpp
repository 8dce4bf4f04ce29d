#include "app/home/sample_match.h"
#include "app/program.h"
#include "person.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("After a table was open with other sizes of text every page opens, also those never seen before")
{
    const FreshFolder folder;
    OpenedProgram opened(folder, "after-table");
    Person person(opened, "after-table");
    Program& program = Program::instance();
    MatchRecord match = sampleMatch(*program.games().front(), 3, 60);
    match.content = program.contentNow(match.game);
    const QString id = QString::fromStdString(program.library().add(match));
    for (const int size : {100, 200, 300}) {
        program.preferences().setTextSize(size);
        QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
        person.waitUntil("the table is there", [&] { return !person.all("MatchView").isEmpty(); });
        person.window().setProperty("layer", "settings");
        person.waitUntil("the settings are there", [&] { return !person.all("SettingsPage").isEmpty(); });
        person.window().setProperty("layer", "");
        person.window().setProperty("shownPage", "home");
        person.waitUntil("the home page is there", [&] { return !person.all("HomePage").isEmpty(); });
    }
    program.preferences().setTextSize(100);
    for (const auto& [page, type] : {std::pair("night", "ModeratorPage"), std::pair("join", "JoinPage"),
                                     std::pair("setup", "SetupPage")}) {
        person.window().setProperty("shownPage", page);
        person.waitUntil(page, [&, type = type] { return !person.all(type).isEmpty(); });
    }
}
