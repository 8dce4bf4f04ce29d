#include "app/home/kept_matches.h"
#include "app/home/match_setup.h"
#include "app/home/shelf.h"
#include "started.h"
#include "storage/match_file.h"

#include <QDir>
#include <QLockFile>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

const GameType& firstType(const Started& started) { return *started.catalog.all().front(); }
const GameSheet& firstSheet(const Started& started) { return firstType(started).sheet(); }

} // namespace

TEST_CASE("a newcomer's match needs no choice: a person against a bot")
{
    Started started;
    MatchSetup setup;
    REQUIRE(setup.game().toStdString() == firstSheet(started).id);
    CHECK(setup.seats()->count() == 2);
    CHECK(setup.seats()->persons() == 1);
    CHECK(setup.isStandard());

    const QString id = setup.start();
    REQUIRE_FALSE(id.isEmpty());
    const MatchRecord record = started.program.library().load(id.toStdString());
    CHECK(record.players[0].kind == PlayerKind::person);
    CHECK(record.players[1].kind == PlayerKind::bot);
    CHECK(record.players[1].bot == "mild");
    CHECK(record.setup.seats == 2);
}

TEST_CASE("Where all play together against the game one person begins, and bots sit down only if asked for")
{
    Started started;
    MatchSetup setup;
    REQUIRE(setup.seats()->count() == 2);
    CHECK_FALSE(setup.isTogether());
    setup.setGame(QStringLiteral("kingdom-rush"));
    CHECK(setup.isTogether());
    CHECK(setup.seats()->count() == 1);
    CHECK(setup.seats()->persons() == 1);
    setup.setSeatCount(3);
    CHECK(setup.seats()->persons() == 3);
    setup.addSeat(false);
    CHECK(setup.seats()->persons() == 3);
    // Those who sit at the laptop stay from game to game, the bots do not.
    setup.setGame(QStringLiteral("arbor"));
    setup.setGame(QStringLiteral("kingdom-rush"));
    CHECK(setup.seats()->count() == 3);
    CHECK(setup.seats()->persons() == 3);
    setup.setSeatCount(1);
    setup.setGame(QStringLiteral("arbor"));
    CHECK(setup.seats()->count() == 2);
    CHECK(setup.seats()->persons() == 1);
}

TEST_CASE("A table that is opened for others has two seats at first, also where one could play alone")
{
    Started started;
    MatchSetup setup;
    setup.setProperty("isHosted", true);
    setup.setGame(QStringLiteral("kingdom-rush"));
    CHECK(setup.seats()->count() == 2);
    setup.setSeatCount(1);
    CHECK(setup.seats()->count() == 1);
}

TEST_CASE("Of scenarios that are played one after the other the first that nobody has won is proposed")
{
    Started started;
    Library& library = started.program.library();
    MatchSetup setup;
    setup.setGame(QStringLiteral("kingdom-rush"));
    const auto proposed = [&] {
        setup.lookAtWins();
        return setup.scenario().values[setup.scenario().current].toStdString();
    };
    CHECK(proposed() == "prologue");
    CHECK(setup.isStandard());
    const std::string id = setup.start().toStdString();
    CHECK(library.load(id).setup.options.at("scenario") == "prologue");
    CHECK(proposed() == "prologue");

    Scene end;
    end.outcome = Outcome{{}, Text::ofContent({}, "lost")};
    library.picture(id, end);
    CHECK(proposed() == "prologue");
    end.outcome = Outcome{Seat{0}, Text::ofContent({}, "won")};
    library.picture(id, end);
    CHECK(proposed() == "1");
    CHECK(setup.isStandard());
    // It stays won when the match is put away.
    library.remove(id);
    CHECK(proposed() == "1");

    // What somebody chose goes before what is proposed.
    setup.choose(QStringLiteral("scenario"), QStringLiteral("prologue"));
    CHECK(proposed() == "prologue");
    CHECK_FALSE(setup.isStandard());
    setup.chooseStandard();
    CHECK(proposed() == "1");
}

TEST_CASE("What bots won alone nobody has won")
{
    Started started;
    MatchSetup setup;
    setup.setGame(QStringLiteral("kingdom-rush"));
    setup.seats()->setPerson(0, false);
    Scene end;
    end.outcome = Outcome{Seat{0}, Text::ofContent({}, "won")};
    started.program.library().picture(setup.start().toStdString(), end);
    setup.lookAtWins();
    CHECK(setup.scenario().current == 0);
}

TEST_CASE("the set-up says what the game thinks of seats and roles")
{
    Started started;
    MatchSetup setup;
    setup.setGame(QStringLiteral("forsaken"));
    setup.setSeatCount(8);
    CHECK(setup.remarks().front() == QStringLiteral("8 players, 2 of them Forsaken"));
    CHECK(setup.remarks().size() >= 3);
    setup.choose(QStringLiteral("forsaken"), QStringLiteral("3"));
    CHECK(setup.remarks().front() == QStringLiteral("8 players, 3 of them Forsaken"));
    setup.setGame(QStringLiteral("arbor"));
    CHECK(setup.remarks().isEmpty());
}

TEST_CASE("Who plays alone with bots is offered the nights in which nothing is said, until they are chosen")
{
    Started started;
    MatchSetup setup;
    CHECK(setup.offer().key.isEmpty());
    setup.setGame(QStringLiteral("forsaken"));
    REQUIRE(setup.seats()->persons() == 1);
    CHECK(setup.offer().choice == QStringLiteral("By the screens alone"));
    CHECK(setup.offer().hint == QStringLiteral("Half as long. Nothing is said."));
    setup.addSeat(true);
    CHECK(setup.offer().key.isEmpty());
    setup.seats()->removeAt(setup.seats()->count() - 1);
    setup.choose(setup.offer().key, setup.offer().value);
    CHECK(setup.offer().key.isEmpty());
    CHECK(setup.record({}).setup.options.at("night") == "brief");
}

TEST_CASE("roles are asked for one by one only while none are suggested")
{
    Started started;
    MatchSetup setup;
    setup.setGame(QStringLiteral("forsaken"));
    const int byHand = setup.options()->count();
    setup.choose(QStringLiteral("roles"), QStringLiteral("suggested"));
    CHECK(setup.options()->count() == byHand - 8);
    setup.choose(QStringLiteral("roles"), QStringLiteral("hand"));
    CHECK(setup.options()->count() == byHand);
}

TEST_CASE("each match has chance of its own")
{
    Started started;
    MatchSetup setup;
    Library& library = started.program.library();
    const auto seedOf = [&](const QString& id) { return library.load(id.toStdString()).setup.seed; };
    CHECK(seedOf(setup.start()) != seedOf(setup.start()));
}

TEST_CASE("seats are added up to the game's number and removed down to it")
{
    Started started;
    MatchSetup setup;
    for (int i = 0; i < 20; ++i)
        setup.addSeat(i % 2 == 0);
    CHECK(setup.seats()->count() == firstSheet(started).maxSeats);
    CHECK_FALSE(setup.start().isEmpty());
    setup.seats()->removeAt(0);
    CHECK(setup.seats()->count() == firstSheet(started).maxSeats - 1);
}

TEST_CASE("a scenario for another number of seats adds or drops seats, and seats choose the scenario")
{
    Started started;
    MatchSetup setup;
    const OptionEntry scenario = setup.scenario();
    REQUIRE(scenario.values.size() > 1);
    const QString last = scenario.values.last();
    setup.choose(scenario.key, last);
    CHECK(setup.scenario().values[setup.scenario().current] == last);
    CHECK(setup.seats()->count() > 2);
    CHECK_FALSE(setup.start().isEmpty());

    while (setup.seats()->count() > 2)
        setup.seats()->removeAt(2);
    CHECK(setup.scenario().current == 0);
    CHECK_FALSE(setup.start().isEmpty());
}

TEST_CASE("options other than the rulebook's are kept with the match and can be set back")
{
    Started started;
    MatchSetup setup;
    REQUIRE(setup.options()->count() > 0);
    const auto option = setup.options()->at(0).value<OptionEntry>();
    const QString other = option.values[option.current == 0 ? 1 : 0];
    setup.choose(option.key, other);
    CHECK_FALSE(setup.isStandard());
    const MatchRecord record = setup.record({});
    CHECK(record.setup.options.at(option.key.toStdString()) == other.toStdString());
    setup.chooseStandard();
    CHECK(setup.isStandard());
}

TEST_CASE("Each seat chooses for itself, and takes its choice along when another leaves")
{
    Started started;
    MatchSetup setup;
    setup.setGame(QStringLiteral("mosaic"));
    setup.setSeatCount(3);
    REQUIRE(setup.optionsOf(2)->count() == 1);
    CHECK(setup.optionsOf(3)->count() == 0);
    const auto entryOf = [&](int seat) { return setup.optionsOf(seat)->at(0).value<OptionEntry>(); };
    CHECK(entryOf(1).isStandard);
    setup.choose(entryOf(1).key, QStringLiteral("2"));
    setup.choose(entryOf(2).key, QStringLiteral("5"));
    CHECK(entryOf(0).isStandard);
    CHECK(entryOf(1).chosen == QStringLiteral("Bar"));
    CHECK_FALSE(setup.isStandard());
    CHECK(setup.record({}).setup.options.at("first.2") == "5");

    setup.seats()->removeAt(1);
    CHECK(setup.seats()->count() == 2);
    CHECK(entryOf(1).chosen == QStringLiteral("Ell"));
    CHECK(setup.record({}).setup.options == std::map<std::string, std::string>{{"first.1", "5"}});
    CHECK(setup.optionsOf(2)->count() == 0);
    CHECK_FALSE(setup.start().isEmpty());

    setup.chooseStandard();
    CHECK(entryOf(1).isStandard);
}

TEST_CASE(
    "the lesson that fits the choices is offered, and its match begins as it has it unless somebody chose")
{
    Started started;
    MatchSetup setup;
    setup.setGame(QStringLiteral("mosaic"));
    const auto options = [&] { return setup.record({}).setup.options; };
    using Options = std::map<std::string, std::string>;
    CHECK(setup.canExplain());
    CHECK(setup.explains());
    CHECK(options().empty());
    setup.choose(QStringLiteral("panes"), QStringLiteral("all"));
    CHECK(setup.explains());
    CHECK(options() == Options{{"panes", "all"}, {"first.0", "1"}});
    CHECK(setup.optionsOf(0)->at(0).value<OptionEntry>().chosen == QStringLiteral("Pair"));
    setup.setExplains(false);
    CHECK(options() == Options{{"panes", "all"}});
    // Each lesson is offered until it was given.
    setup.choose(QStringLiteral("panes"), QStringLiteral("some"));
    CHECK(setup.explains());
    setup.choose(QStringLiteral("panes"), QStringLiteral("all"));
    CHECK_FALSE(setup.explains());
    setup.setExplains(true);
    setup.choose(QStringLiteral("first.0"), QStringLiteral("2"));
    CHECK_FALSE(setup.canExplain());
    CHECK(options() == Options{{"panes", "all"}, {"first.0", "2"}});
    setup.choose(QStringLiteral("first.0"), QStringLiteral("1"));
    setup.setSeatCount(2);
    CHECK(options() == Options{{"panes", "all"}, {"first.0", "1"}});
    setup.chooseStandard();
    setup.setGame(QStringLiteral("hex"));
    CHECK_FALSE(setup.canExplain());
}

TEST_CASE("a name, an emblem and a bot go into the match")
{
    Started started;
    started.program.preferences().setPlayerName("Mira");
    started.program.preferences().setPlayerEmblem("owl");
    MatchSetup setup;
    setup.seats()->setPerson(1, true);
    setup.seats()->rename(1, "  Jonas ");
    setup.seats()->setEmblem(1, "fish");
    const MatchRecord record = setup.record({});
    CHECK(record.players[0].name == "Mira");
    CHECK(record.players[0].emblem == "owl");
    CHECK(record.players[1].name == "Jonas");
    CHECK(record.players[1].emblem == "fish");
    CHECK(record.players[1].kind == PlayerKind::person);
    CHECK(record.players[1].bot.empty());
}

TEST_CASE("what went wrong with a file stays to be read when the list is read anew")
{
    Started started;
    KeptMatches kept;
    CHECK(kept.open(QUrl::fromLocalFile(QStringLiteral("/nowhere.tablewood"))).isEmpty());
    const QString problem = kept.problem();
    REQUIRE_FALSE(problem.isEmpty());
    kept.refresh();
    CHECK(kept.problem() == problem);
    kept.dismiss();
    CHECK(kept.problem().isEmpty());
}

TEST_CASE("a kept match is listed, can be removed, and can be brought back whole")
{
    Started started;
    KeptMatches kept;
    CHECK(kept.latest().id.isEmpty());
    const QString id = kept.addSample("arbor", 2, 20);
    REQUIRE(kept.count() == 1);
    CHECK(kept.latest().id == id);
    CHECK(kept.latest().line.contains("Jonas"));
    CHECK_FALSE(kept.latest().scene.isEmpty());

    const MatchRecord before = started.program.library().load(id.toStdString());
    kept.remove(id);
    CHECK(kept.count() == 0);
    CHECK_FALSE(kept.removed().isEmpty());
    kept.bringBack();
    CHECK(kept.removed().isEmpty());
    REQUIRE(kept.count() == 1);
    CHECK(started.program.library().load(id.toStdString()) == before);
}

TEST_CASE("again is the same match with other chance and no moves")
{
    Started started;
    KeptMatches kept;
    MatchSetup setup;
    const QString id = setup.start();
    const MatchRecord before = started.program.library().load(id.toStdString());
    const QString next = kept.again(id);
    REQUIRE_FALSE(next.isEmpty());
    const MatchRecord after = started.program.library().load(next.toStdString());
    CHECK(after.players == before.players);
    CHECK(after.setup.options == before.setup.options);
    CHECK(after.setup.seed != before.setup.seed);
    CHECK(after.moves.empty());
}

TEST_CASE("What an old match had no option for is in its new one as in any new match")
{
    Started started;
    KeptMatches kept;
    const QString id = kept.addSample("arbor", 2, 20);
    const MatchRecord before = started.program.library().load(id.toStdString());
    REQUIRE(before.setup.options.empty());
    const QString next = kept.again(id);
    REQUIRE_FALSE(next.isEmpty());
    const MatchRecord after = started.program.library().load(next.toStdString());
    const GameSheet& sheet = started.program.game("arbor")->sheet();
    CHECK(after.setup.options == anew(sheet, {2, {}, {}}).options);
    CHECK(chosen(sheet, before.setup, "first") != chosen(sheet, after.setup, "first"));
}

TEST_CASE("times lie back in minutes, hours and days")
{
    Started started;
    CHECK(timeAgo(-5) == "just now");
    CHECK(timeAgo(59'000) == "just now");
    CHECK(timeAgo(60'000) == "1 minute ago");
    CHECK(timeAgo(20 * 60'000) == "20 minutes ago");
    CHECK(timeAgo(3 * 3'600'000) == "3 hours ago");
    CHECK(timeAgo(50 * 3'600'000LL) == "2 days ago");
}

TEST_CASE("a set-up that nobody can be dealt says why before anybody tries, in the language of the window")
{
    Started started;
    started.program.preferences().setLanguage("de");
    MatchSetup setup;
    setup.setGame("forsaken");
    setup.setSeatCount(4);
    CHECK(setup.obstacle() == "");
    CHECK_FALSE(setup.remarks().isEmpty());
    for (const char* role : {"silencer", "shrouded"})
        setup.choose(role, "on");
    CHECK(setup.obstacle() == "Es gibt mehr besondere Rollen als Leute dafür. Wähle andere Rollen");
    CHECK(setup.remarks().isEmpty());
    CHECK(setup.start().isEmpty());
    CHECK_FALSE(setup.problem().contains(".."));
    CHECK(started.program.library().list().empty());
    setup.choose("silencer", "off");
    CHECK(setup.obstacle() == "");
    CHECK_FALSE(setup.start().isEmpty());
    started.program.preferences().setLanguage("en");
}

TEST_CASE("a file that is no match is refused with what is wrong")
{
    Started started;
    KeptMatches kept;
    CHECK(kept.takeIn(started.directory.filePath("none.tablewood")).isEmpty());
    CHECK(kept.problem().contains("cannot be opened as a match"));
    CHECK(kept.detail().contains("none.tablewood"));
    CHECK(kept.count() == 0);
}

TEST_CASE("games of the program stand before those that are only announced, none twice")
{
    Started started;
    const Shelf shelf;
    const QVariantList boxes = shelf.boxes();
    REQUIRE(boxes.size() > 1);
    CHECK(boxes.first().value<BoxEntry>().isHere);
    CHECK_FALSE(boxes.last().value<BoxEntry>().isHere);
    QStringList ids;
    for (const QVariant& box : boxes)
        ids.append(box.value<BoxEntry>().id);
    CHECK(ids.removeDuplicates() == 0);
}

TEST_CASE("what is set is kept, and the language changes at once")
{
    Started started;
    Preferences& preferences = started.program.preferences();
    preferences.setTheme("clearing");
    preferences.setTextSize(150);
    preferences.setSeatColours("safe");
    preferences.setLanguage("de");
    CHECK(started.program.language() == "de");
    const Preferences again(started.directory.path());
    CHECK(again.theme() == "clearing");
    CHECK(again.textSize() == 150);
    CHECK(again.seatColours() == "safe");
    preferences.reset("look");
    CHECK(preferences.theme() == "night");
    CHECK(preferences.textSize() == 100);
    CHECK(preferences.language() == "de");
    preferences.undoReset();
    CHECK(preferences.theme() == "clearing");
    CHECK(preferences.textSize() == 150);
    preferences.reset("all");
    CHECK(preferences.seatColours() == "usual");
    CHECK(preferences.language().isEmpty());
    CHECK(preferences.canUndoReset());
    // What is set afterwards is not overwritten.
    preferences.setTextSize(200);
    CHECK_FALSE(preferences.canUndoReset());
    preferences.undoReset();
    CHECK(preferences.textSize() == 200);
    preferences.setLanguage("en");
    CHECK(started.program.language() == "en");
}

TEST_CASE("the person at this laptop is the first who sits, and is called as the settings say")
{
    Started started;
    MatchSetup setup;
    SeatList& seats = *setup.seats();
    seats.setPerson(1, true);
    const auto isFirst = [&](int seat) {
        return seats.data(seats.index(seat), SeatList::isFirstPersonRole).toBool();
    };
    CHECK(isFirst(0));
    CHECK_FALSE(isFirst(1));
    started.program.preferences().setPlayerName("Mira");
    CHECK(seats.players()[0].name == "Mira");
    CHECK(seats.players()[1].name.empty());
    seats.rename(0, "Tomas");
    started.program.preferences().setPlayerName("Jonas");
    CHECK(seats.players()[0].name == "Tomas");
    seats.setPerson(0, false);
    CHECK(isFirst(1));
}

TEST_CASE("the name of a person is not cut in the middle of an emoji, at a seat or at the start")
{
    Started started;
    MatchSetup setup;
    const QString most = QString(Settings::kMaxPlayerName - 1, 'a');
    const QString name = most + QStringLiteral("\U0001F98A");
    setup.seats()->rename(0, name);
    CHECK(setup.seats()->players()[0].name == most.toStdString());
    started.program.preferences().usePlayerName(name);
    CHECK(started.program.preferences().playerName() == most);
}

TEST_CASE("a program that finds its folder in use says so with the remedy, and works")
{
    QTemporaryDir directory;
    QLockFile other(directory.filePath("tablewood.lock"));
    REQUIRE(other.tryLock());
    StartOptions options;
    options.dataDirectory = directory.path();
    options.language = "en";
    const GameCatalog catalog;
    {
        Program second(options, catalog.all());
        CHECK(second.isSecond());
        KeptMatches kept;
        CHECK(kept.problem().contains("close the other first"));
        CHECK_FALSE(kept.addSample("arbor", 2, 2).isEmpty());
        CHECK(kept.count() == 1);
    }
    other.unlock();
    const Program alone(options, catalog.all());
    CHECK_FALSE(alone.isSecond());
}

TEST_CASE("a file is taken in only if its match can be played here, and then with its picture")
{
    Started started;
    MatchSetup setup;
    KeptMatches kept;
    MatchRecord good = started.program.library().load(setup.start().toStdString());
    const QString path = QDir(started.directory.path()).filePath("match.tablewood");
    writeMatchFile(path, good);
    const QString id = kept.takeIn(path);
    REQUIRE_FALSE(id.isEmpty());
    CHECK(kept.count() == 2);
    CHECK_FALSE(started.program.library().list().at(0).scene.boards.empty());

    const auto isRefused = [&](const char* what) {
        CAPTURE(what);
        CHECK(kept.takeIn(path).isEmpty());
        CHECK_FALSE(kept.problem().isEmpty());
        CHECK(kept.count() == 2);
    };
    const auto refuses = [&](const char* what, const auto& change) {
        MatchRecord bad = good;
        change(bad);
        writeMatchFile(path, bad);
        isRefused(what);
    };
    refuses("game", [](MatchRecord& match) { match.game = "chess"; });
    refuses("option", [](MatchRecord& match) { match.setup.options["glory"] = "-4"; });
    refuses("bot", [](MatchRecord& match) { match.players[1].bot = "clever"; });
    refuses("move", [](MatchRecord& match) { match.moves.push_back({Seat{0}, "fly away", 0, false}); });
    refuses("hash", [&](MatchRecord& match) {
        const auto played = firstType(started).newMatch(match.setup);
        match.moves.push_back({Seat{0}, played->legalMoves(Seat{0}).front(), 1, false});
    });
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": 1e999, \"program\": \"Tablewood\"}");
    file.close();
    isRefused("number");
    CHECK(kept.detail().contains("larger than any"));
}

TEST_CASE("a table for other laptops has a name, its seats and the chosen options")
{
    Started started;
    MatchSetup setup;
    CHECK_FALSE(setup.hostPlan()["tableName"].toString().isEmpty());
    started.program.preferences().setPlayerName("Mira");
    started.program.preferences().setPlayerEmblem("fox");
    CHECK(setup.usualTableName() == "Mira's table");
    setup.setSeatCount(3);
    const OptionSpec& option = firstSheet(started).options.back();
    const OptionChoice& choice = option.choices.back();
    setup.choose(QString::fromStdString(option.key), QString::fromStdString(choice.value));
    setup.setProperty("plays", false);

    QVariantMap plan = setup.hostPlan();
    CHECK(plan["game"].toString() == setup.game());
    CHECK(plan["seats"].toInt() == setup.seats()->count());
    CHECK(plan["options"].toMap()[QString::fromStdString(option.key)].toString().toStdString() ==
          choice.value);
    CHECK(plan["name"].toString() == "Mira");
    CHECK(plan["emblem"].toString() == "fox");
    CHECK(plan["tableName"].toString() == "Mira's table");
    CHECK_FALSE(plan["plays"].toBool());

    setup.setProperty("tableName", " The long evening ");
    setup.setSeatCount(99);
    plan = setup.hostPlan();
    CHECK(plan["tableName"].toString() == "The long evening");
    CHECK(plan["seats"].toInt() == setup.maxSeats());
}

TEST_CASE("a match that this laptop hosts is known as one until it is over")
{
    Started started;
    MatchSetup setup;
    const QString local = setup.start();
    const QString hosted = setup.start();
    started.program.library().keepHosting(hosted.toStdString(), Bytes{1});
    KeptMatches kept;
    CHECK_FALSE(kept.isHosted(local));
    CHECK(kept.isHosted(hosted));
    CHECK_FALSE(kept.isHosted("no such match"));
}
