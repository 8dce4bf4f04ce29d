#include "app/home/match_setup.h"
#include "app/lan/lan_table.h"
#include "app/table/model/replay_model.h"
#include "content/game_catalog.h"
#include "short_match.h"
#include "table_elsewhere.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Of a table on another laptop: all panes are on the way, which has a story.
const std::map<std::string, std::string> kAllPanes{{"panes", "all"}};

/// In a large and a small window, dark and light; what is seen there is named by it.
void inEachLook(Person& person, const std::function<void(const QString& look)>& see)
{
    for (const char* theme : {"night", "clearing"}) {
        Program::instance().preferences().setTheme(theme);
        for (const QSize size : {QSize(1280, 800), QSize(960, 600)}) {
            person.window().resize(size);
            person.waitUntil("the window has its size",
                             [&] { return person.window().contentItem()->size().toSize() == size; });
            see(QStringLiteral("%1-%2").arg(theme).arg(size.width()));
        }
    }
}

/// Sets up a match of Mosaic in which all panes are on the way, as the person does.
void chooseAllPanes(Person& person)
{
    person.press("Play at this table");
    person.tabTo("the scenario with a story", [&] {
        return person.all("ScenarioCard").contains(person.focused()) &&
               person.focused()->property("entry").value<ChoiceEntry>().value == QStringLiteral("all");
    });
    person.pressKey(Qt::Key_Space);
    person.waitFor("Read the story");
}

/// A page of a story is there, and the fade is over.
void waitForPage(Person& person, const QString& title)
{
    person.waitUntil("the page is clear", [&] {
        const QList<QQuickItem*> views = person.all("GuideView");
        if (views.size() != 1 || person.findIn(*views.first(), title) == nullptr)
            return false;
        for (const QQuickItem* item = views.first(); item; item = item->parentItem())
            if (item->opacity() < 1)
                return false;
        return true;
    });
}

bool isStoryShown(const Person& person) { return person.sees("The storm") || person.sees("What is new"); }

/// With what the person chooses for their seat in the lobby.
QQuickItem& ownStepper(Person& person)
{
    const QQuickItem* const choices = person.all("SeatChoices").first();
    for (QQuickItem* stepper : person.all("Stepper"))
        if (choices->isAncestorOf(stepper))
            return *stepper;
    person.giveUp("nothing is chosen for a seat");
}

} // namespace

TEST_CASE("What is chosen by key in the set-up keeps the keyboard")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "choice");
    Person person(program, "choice");
    person.press("Play at this table");
    person.press("Change the options");
    const auto isOption = [&](const char* type) {
        const QQuickItem* options = person.all("OptionsPanel").first();
        return person.all(type).contains(person.focused()) && options->isAncestorOf(person.focused());
    };
    person.tabTo("an option", [&] { return isOption("Segmented") || isOption("Stepper"); });
    const QQuickItem* option = person.focused();
    const QString before = person.focusedName();
    person.pressKey(Qt::Key_Right);
    CHECK(person.focused() == option);
    CHECK(person.focusedName() != before);
    person.picture("option");

    person.press("Fold the options");
    person.tabTo("another scenario", [&] {
        return person.all("ScenarioCard").contains(person.focused()) &&
               !person.focused()->property("entry").value<ChoiceEntry>().isChosen;
    });
    const QQuickItem* card = person.focused();
    person.pressKey(Qt::Key_Space);
    CHECK(person.focused() == card);
    CHECK(card->property("entry").value<ChoiceEntry>().isChosen);
    person.picture("scenario");
}

TEST_CASE("Two seats choose what each begins with, by mouse and by key")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "seats", {catalog.find("mosaic")});
    Person person(program, "seats");
    person.press("Play at this table");
    person.picture("begun");
    const auto steppers = [&] {
        QList<QQuickItem*> found;
        for (QQuickItem* row : person.all("SeatRow"))
            for (QQuickItem* stepper : person.all("Stepper"))
                if (row->isAncestorOf(stepper))
                    found.append(stepper);
        std::ranges::sort(found, {}, [](const QQuickItem* stepper) { return stepper->mapToScene({}).y(); });
        return found;
    };
    REQUIRE(steppers().size() == 2);
    QQuickItem* const first = steppers()[0];
    person.tabTo("what the first seat begins with", [&] { return person.focused() == first; });
    person.pressKey(Qt::Key_Right);
    person.pressKey(Qt::Key_Right);
    CHECK(person.focused() == first);
    CHECK(first->property("current").toInt() == 2);
    // The arrow to the next, at the right end.
    QQuickItem* const second = steppers()[1];
    person.pressAt(second->mapToScene({second->width() - second->height() / 2, second->height() / 2}));
    CHECK(second->property("current").toInt() == 1);
    person.picture("chosen");
    person.press("Start");
    person.waitUntil("the match is there", [&] { return !Program::instance().library().list().empty(); });
    const MatchRecord match =
        Program::instance().library().load(Program::instance().library().list().front().id);
    // Chance says who sits where; what each chose goes with them.
    for (std::size_t seat = 0; seat < 2; ++seat)
        CHECK(match.setup.options.at("first." + std::to_string(seat)) ==
              (match.players[seat].kind == PlayerKind::person ? "1" : "0"));
    person.picture("table");
}

TEST_CASE("The story of a scenario is read in the set-up, page by page, by the keyboard alone")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "story", {catalog.find("mosaic")});
    Person person(program, "story");
    person.press("Play at this table");
    CHECK_FALSE(person.sees("Read the story"));
    person.tabTo("the scenario with a story", [&] {
        return person.all("ScenarioCard").contains(person.focused()) &&
               person.focused()->property("entry").value<ChoiceEntry>().value == QStringLiteral("all");
    });
    person.pressKey(Qt::Key_Space);
    person.waitFor("Read the story");
    inEachLook(person, [&](const QString& look) {
        person.picture("set-up-" + look);
        person.tabTo("Read the story");
        person.pressKey(Qt::Key_Return);
        waitForPage(person, "The storm");
        person.picture("first-" + look);
        person.pressKey(Qt::Key_Return);
        waitForPage(person, "What is new");
        person.picture("last-" + look);
        person.pressKey(Qt::Key_Return);
        person.waitUntil("the story is closed", [&] { return !person.sees("What is new"); });
    });
    CHECK(Program::instance().library().list().empty());
}

TEST_CASE("A match that begins tells its story once before the first move, and the help has it from then on")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "begun-story", {catalog.find("mosaic")});
    Person person(program, "begun-story");
    chooseAllPanes(person);
    person.press("Start");
    waitForPage(person, "The storm");
    const auto& table = *person.all("MatchView").first()->property("table").value<TableModel*>();
    inEachLook(person, [&](const QString& look) { person.picture("told-" + look); });
    // The bots wait for who reads.
    CHECK(table.isCovered());
    person.pressKey(Qt::Key_Return);
    waitForPage(person, "What is new");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the story is closed", [&] { return !isStoryShown(person); });
    CHECK_FALSE(table.isCovered());
    person.waitUntil("the table has the keyboard", [&] {
        return person.all("MatchView").first()->hasActiveFocus() ||
               person.all("MatchView").first()->isAncestorOf(person.focused());
    });
    person.picture("table");

    inEachLook(person, [&](const QString& look) {
        person.pressKey(Qt::Key_F1);
        waitForPage(person, "The storm");
        REQUIRE(person.all("GuideView").size() == 1);
        CHECK(person.findIn(*person.all("GuideView").first(), "The storm") != nullptr);
        person.picture("help-" + look);
        person.pressKey(Qt::Key_Escape);
        person.waitUntil("the help is gone", [&] { return person.all("HelpPage").isEmpty(); });
    });

    // Whoever comes back to the match knows it.
    QMetaObject::invokeMethod(&person.window(), "goHome");
    const std::string id = Program::instance().library().list().front().id;
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, QString::fromStdString(id)));
    person.waitUntil("the table is laid", [&] { return !person.all("Boards").isEmpty(); });
    person.picture("again");
    CHECK_FALSE(isStoryShown(person));
    QMetaObject::invokeMethod(&person.window(), "goHome");
    person.pressKey(Qt::Key_F1);
    person.waitFor("Panes with gaps");
    CHECK_FALSE(isStoryShown(person));
}

TEST_CASE("The story of a match that begins is put away by Esc or by a press beside it")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "story-away", {catalog.find("mosaic")});
    Person person(program, "story-away");
    chooseAllPanes(person);
    person.press("Start");
    waitForPage(person, "The storm");
    SUBCASE("Esc") { person.pressKey(Qt::Key_Escape); }
    SUBCASE("a press") { person.pressAt({6, 400}); }
    person.waitUntil("the story is closed", [&] { return !isStoryShown(person); });
    CHECK_FALSE(person.all("MatchView").isEmpty());
}

TEST_CASE("A replay tells no story, neither as it is opened nor at the beginning that it goes back to")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "replay-story", {catalog.find("mosaic")});
    Person person(program, "replay-story");
    chooseAllPanes(person);
    person.press("Start");
    waitForPage(person, "The storm");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the story is closed", [&] { return !isStoryShown(person); });
    person.press("Done");
    person.press("Watch what happened");
    person.waitUntil("the replay is open", [&] { return !person.all("ReplayBar").isEmpty(); });
    const auto& replay = *person.all("ReplayBar").first()->property("replay").value<ReplayModel*>();
    REQUIRE(replay.last() > 0);
    const auto isTold = [&] {
        return isStoryShown(person) || std::ranges::any_of(person.all("StoryLayer"), &QQuickItem::isVisible);
    };
    CHECK_FALSE(isTold());
    person.pressKey(Qt::Key_Home);
    CHECK(replay.position() == 0);
    person.letSettle(*person.all("MatchView").first());
    CHECK_FALSE(isTold());
    person.picture("beginning");
    person.pressKey(Qt::Key_Right);
    CHECK(replay.position() == 1);
    CHECK_FALSE(isTold());

    // Nor does the match once it is there again, nor the replay of one that is opened again.
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the replay is closed", [&] { return person.all("ReplayBar").isEmpty(); });
    CHECK_FALSE(isTold());
    const std::string id = Program::instance().library().list().front().id;
    QMetaObject::invokeMethod(&person.window(), "goHome");
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, QString::fromStdString(id)));
    person.waitFor("Watch what happened");
    person.press("Watch what happened");
    person.waitUntil("the replay is open", [&] { return !person.all("ReplayBar").isEmpty(); });
    person.pressKey(Qt::Key_Home);
    person.letSettle(*person.all("MatchView").first());
    CHECK_FALSE(isTold());
}

TEST_CASE("The lesson that fits the scenario is given, in a match that begins as it says")
{
    const GameCatalog catalog;
    for (const char* theme : {"night", "clearing"})
        for (const QSize size : {QSize(1280, 800), QSize(960, 600)}) {
            const FreshFolder folder;
            const QString look = QStringLiteral("%1-%2").arg(theme).arg(size.width());
            OpenedProgram program(folder, "scenario-lesson", {catalog.find("mosaic")}, {},
                                  Explaining::asItComes);
            Program::instance().preferences().setTheme(theme);
            Person person(program, "scenario-lesson-" + look);
            person.window().resize(size);
            chooseAllPanes(person);
            person.picture("set-up");
            person.press("Start");
            waitForPage(person, "The storm");
            person.pressKey(Qt::Key_Escape);
            person.waitFor("Twelve at once");
            person.waitUntil("the story is closed", [&] { return !isStoryShown(person); });
            person.letSettle(*person.find("Twelve at once"));
            person.picture("given");
            const auto& table = *person.all("MatchView").first()->property("table").value<TableModel*>();
            CHECK(table.record().setup.options.at("first.0") == "1");
            person.press("Stop explaining");
            person.waitUntil("nothing is explained", [&] { return !table.lesson()->isShown(); });
            QMetaObject::invokeMethod(&person.window(), "goHome");
            person.press("Play at this table");
            person.waitFor("you know this game");
            person.press("Start");
            waitForPage(person, "The storm");
            person.pressKey(Qt::Key_Escape);
            person.waitUntil("the story is closed", [&] { return !isStoryShown(person); });
            const auto& known = *person.all("MatchView").first()->property("table").value<TableModel*>();
            CHECK_FALSE(known.lesson()->isTeaching());
            QMetaObject::invokeMethod(&person.window(), "goHome");
            person.press("Play at this table");
            person.tabTo("the other scenario", [&] {
                return person.all("ScenarioCard").contains(person.focused()) &&
                       !person.focused()->property("entry").value<ChoiceEntry>().isChosen;
            });
            person.pressKey(Qt::Key_Space);
            person.waitUntil("its lesson is offered", [&] { return !person.sees("you know this game"); });
            person.press("Start");
            person.waitFor("Mend the panes");
            person.picture("any");
        }
}

TEST_CASE("Who hosts chooses for their own seat in the lobby, and sees what the others choose")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(
        folder, "host-choice", {catalog.find("mosaic")},
        [](StartOptions& options) { options.player = "Mira"; }, Explaining::off, bePatient);
    Person person(program, "host-choice");
    auto& lan = *person.window().findChild<LanTable*>();
    lan.host({{"game", "mosaic"}, {"seats", 4}, {"tableName", "The hall"}});
    person.waitFor("You choose for your seat");
    Elsewhere noor("Noor");
    noor.guest.join(static_cast<std::uint16_t>(lan.port()));
    person.waitFor("The same, let Noor in");
    person.press("The same, let Noor in");
    noor.guest.take(1);
    noor.guest.guest().say(lan::Choose{"first", "5"});
    person.waitFor("First tile: Ell");
    QQuickItem& stepper = ownStepper(person);
    person.tabTo("the choice", [&] { return person.focused() == &stepper; });
    person.pressKey(Qt::Key_Right);
    person.waitFor("First tile: Chip");
    CHECK(person.focused() == &stepper);
    inEachLook(person, [&](const QString& look) { person.picture("lobby-" + look); });
    Program::instance().preferences().setTextSize(200);
    person.picture("lobby-large");
    Program::instance().preferences().setTextSize(100);
    for (int seat : {2, 3})
        lan.lobby()->addBot(seat, 0);
    person.waitUntil("it can begin", [&] { return lan.lobby()->canStart(); });
    lan.lobby()->start();
    REQUIRE(lan::until([&] { return noor.guest.view() != nullptr; }));
    CHECK(lan.table()->setup().options.at("first.0") == "0");
    CHECK(lan.table()->setup().options.at("first.1") == "5");
    CHECK(person.all("SeatChoices").isEmpty());
}

TEST_CASE("A guest chooses for their seat and reads the story as the match begins, while others play on")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(
        folder, "guest-choice", {catalog.find("mosaic")},
        [](StartOptions& options) { options.player = "Sami"; }, Explaining::off, bePatient);
    Person person(program, "guest-choice");
    TableElsewhere elsewhere(2, kAllPanes);
    Elsewhere noor("Noor");
    noor.guest.join(elsewhere.host.port());
    noor.guest.take(0);
    auto& lan = *person.window().findChild<LanTable*>();
    lan.join(QString::fromStdString(textOf(elsewhere.host.link())), "seat");
    person.waitUntil("the lobby is there", [&] { return !person.all("LobbyRoom").isEmpty(); });
    CHECK_FALSE(person.sees("You choose for your seat"));
    lan.lobby()->sit(1);
    person.waitFor("You choose for your seat");
    QQuickItem& stepper = ownStepper(person);
    person.tabTo("the choice", [&] { return person.focused() == &stepper; });
    person.pressKey(Qt::Key_Right);
    person.waitFor("First tile: Chip");
    CHECK(elsewhere.host.lobby().view().options.at("first.1") == "0");
    inEachLook(person, [&](const QString& look) { person.picture("lobby-" + look); });
    lan.lobby()->ready(true);
    person.waitUntil("it can begin", [&] { return !elsewhere.host.lobby().whyNotStart(); });
    REQUIRE(!elsewhere.host.start());
    waitForPage(person, "The storm");
    noor.guest.act("done");
    person.waitUntil("Noor has played", [&] { return lan.table()->log()->count() > 0; });
    person.picture("story");
    CHECK(isStoryShown(person));
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the story is closed", [&] { return !isStoryShown(person); });
}

TEST_CASE("A shared screen tells the story too, and shows the table once somebody plays")
{
    const FreshFolder folder;
    const GameCatalog catalog;
    OpenedProgram program(folder, "screen-story", {catalog.find("mosaic")}, {}, Explaining::off, bePatient);
    Person person(program, "screen-story");
    TableElsewhere elsewhere(1, kAllPanes);
    auto& lan = *person.window().findChild<LanTable*>();
    lan.join(QString::fromStdString(textOf(elsewhere.host.link())), "shared-screen");
    person.waitUntil("the lobby is there", [&] { return !person.all("LobbyRoom").isEmpty(); });
    Elsewhere noor("Noor");
    noor.guest.join(elsewhere.host.port());
    noor.guest.take(0);
    REQUIRE(!elsewhere.host.start());
    waitForPage(person, "The storm");
    person.picture("story");
    noor.guest.act("done");
    person.waitUntil("the table is shown", [&] { return !isStoryShown(person); });
    person.picture("table");
}

TEST_CASE("The window may grow and shrink, and the theme change, while the table waits for who reads")
{
    const GameCatalog catalog;
    const FreshFolder folder;
    OpenedProgram program(folder, "resized-lesson", {catalog.find("mosaic")}, {}, Explaining::asItComes);
    Person person(program, "resized-lesson");
    chooseAllPanes(person);
    person.press("Start");
    waitForPage(person, "The storm");
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Twelve at once");
    for (const char* theme : {"night", "clearing"})
        for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
            person.window().resize(size);
            person.picture("sized");
            Program::instance().preferences().setTheme(theme);
        }
    // The table goes as it was left.
    QMetaObject::invokeMethod(&person.window(), "goHome");
    person.waitFor("Play at this table");
}
