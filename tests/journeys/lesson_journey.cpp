#include "forester.h"

#include "app/program.h"
#include "app/table/model/table_model.h"
#include "every_page.h"
#include "lesson_line.h"
#include "proofreader.h"

#include <QRegularExpression>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody in their first match of Arbor II, who is told what is what.
struct Newcomer
{
    explicit Newcomer(const QString& journey, const char* seed = "journey", const char* language = "en",
                      int textSize = 100)
        : program(folder, seed, {}, {}, Explaining::asItComes), person(program, journey)
    {
        Program::instance().preferences().setLanguage(QString::fromUtf8(language));
        Program::instance().preferences().setTextSize(textSize);
    }

    void sitDown()
    {
        person.press("Play at this table");
        person.press("Start");
        person.waitUntil("something is explained",
                         [&] { return !person.all("MatchView").isEmpty() && forester.lesson() != nullptr; });
        eyes().table().setBotPace(1);
    }
    const BoardEyes& eyes() const { return forester.eyes(); }
    LessonModel& lesson() const { return *eyes().table().lesson(); }
    /// Plays and reads on until this is explained.
    void playUntil(Forester& hands, const QString& step)
    {
        for (int deeds = 0; deeds < 200; ++deeds) {
            person.waitUntil("something is to be done", [&] { return hands.isWaited(); });
            if (lesson().step() == step)
                return;
            REQUIRE(hands.act());
        }
        person.giveUp(QStringLiteral("%1 is not explained").arg(step));
    }
    /// Where the card lies, once it lies still.
    QRectF card()
    {
        // It looks for its place again once all has come to rest.
        QTest::qWait(500);
        QQuickItem* const holder = forester.lesson();
        REQUIRE(holder);
        QQuickItem* const card = person.findIn(*holder, lesson().title());
        REQUIRE(card);
        person.letSettle(*card);
        return card->mapRectToScene(QRectF(0, 0, card->width(), card->height()));
    }

    FreshFolder folder;
    OpenedProgram program;
    Person person;
    Forester forester{person, Forester::Hands::mouse};
};

/// What lies under a card and must not: lit spaces, and what it is about.
QStringList covered(Newcomer& newcomer, const QRectF& card)
{
    QStringList names;
    for (const LitSpace& space : newcomer.eyes().litSpaces())
        if (card.contains(space.middle))
            names.append(space.label);
    for (QQuickItem* light : newcomer.person.all("LessonLight")) {
        const QRectF spot = newcomer.person.shownPart(*light);
        if (spot.width() * spot.height() < 300'000 && card.adjusted(6, 6, -6, -6).intersects(spot))
            names.append(QStringLiteral("what is explained"));
    }
    return names;
}

bool isExplained() { return Program::instance().preferences().explains(QStringLiteral("arbor")); }

/// Plays on and reads everything, with a picture of each new thing, until so many were told or the match is
/// over.
std::set<QString> readAll(Newcomer& newcomer, std::size_t most)
{
    std::set<QString> told;
    for (int deeds = 0; deeds < 500 && told.size() < most; ++deeds) {
        newcomer.person.waitUntil("something is to be done", [&] { return newcomer.forester.isWaited(); });
        if (newcomer.forester.lesson() && told.insert(newcomer.lesson().step()).second) {
            const QRectF card = newcomer.card();
            newcomer.person.picture(newcomer.lesson().step());
            CAPTURE(newcomer.lesson().step().toStdString());
            CHECK(QRectF(QPointF(), newcomer.person.window().size()).contains(card));
            CHECK(covered(newcomer, card) == QStringList{});
            CHECK(buttonsUnderLine(newcomer.person, *newcomer.forester.lesson()) == QStringList{});
            CHECK(newcomer.person.sees("The table waits while you read"));
        }
        // What is to be done is done, and not just said to be known.
        const bool isToDo = newcomer.forester.lesson() && !newcomer.lesson().isForReading();
        if (isToDo && !newcomer.eyes().litSpaces().isEmpty())
            newcomer.forester.pressSpace(newcomer.eyes().litSpaces().first().cell);
        else if (!newcomer.forester.act())
            break;
    }
    return told;
}

} // namespace

TEST_CASE(
    "A first match explains each thing when it comes, beside what it is about, until nothing is left to say")
{
    Newcomer newcomer("lesson");
    newcomer.person.press("Play at this table");
    newcomer.person.waitFor("Explain as we play");
    newcomer.person.picture("set-up");
    newcomer.person.press("Start");
    newcomer.person.waitUntil("something is explained", [&] {
        return !newcomer.person.all("MatchView").isEmpty() && newcomer.forester.lesson() != nullptr;
    });
    newcomer.eyes().table().setBotPace(1);
    const std::set<QString> told = readAll(newcomer, 100);
    for (const std::string step : {"goal", "ancient", "start", "turn", "dice", "manna", "grow", "chain",
                                   "others", "move", "stars", "guardian", "glory"}) {
        CAPTURE(step);
        CHECK(told.contains(QString::fromStdString(step)));
    }
    newcomer.person.picture("after");
}

TEST_CASE("How an Ancient is chosen is explained beside the large cards, and in large type at the table")
{
    Newcomer newcomer("lesson-identity");
    Program::instance().preferences().setStageTime(static_cast<int>(StageTime::full));
    newcomer.sitDown();
    Person& person = newcomer.person;
    REQUIRE(newcomer.lesson().step() == "goal");
    CHECK(person.all("IdentityCard").isEmpty());
    person.press("Got it");
    for (const auto& [wanted, percentage] :
         {std::pair(QSize(1280, 800), 200), std::pair(QSize(960, 600), 300), std::pair(QSize(1280, 800), 100),
          std::pair(QSize(960, 600), 100), std::pair(QSize(1920, 1080), 100)}) {
        const QSize size = wanted;
        const int percent = percentage;
        CAPTURE(size.width());
        CAPTURE(percent);
        person.window().resize(size);
        Program::instance().preferences().setTextSize(percent);
        const qsizetype cards = percent > 100 ? 0 : 2;
        person.waitUntil("the page fits the type",
                         [&] { return person.all("IdentityCard").size() == cards; });
        REQUIRE(newcomer.lesson().step() == "ancient");
        const QRectF card = newcomer.card();
        person.picture(QStringLiteral("%1-%2").arg(size.width()).arg(percent).toUtf8().constData());
        CHECK(QRectF(QPointF(), person.window().size()).contains(card));
        for (const QQuickItem* const choice : person.all("IdentityCard"))
            CHECK_FALSE(card.intersects(person.shownPart(*choice)));
    }
    person.press(*person.all("IdentityCard").first());
    person.waitUntil("the table is laid", [&] { return person.all("IdentityCard").isEmpty(); });
    CHECK(newcomer.lesson().step() != "ancient");
}

TEST_CASE("Bots wait while one reads, and go on when it is read")
{
    Newcomer newcomer("lesson-bots");
    newcomer.sitDown();
    newcomer.playUntil(newcomer.forester, QStringLiteral("others"));
    const std::size_t moves = newcomer.eyes().table().record().moves.size();
    QTest::qWait(300);
    CHECK(newcomer.eyes().table().record().moves.size() == moves);
    // It says for whom they wait.
    CHECK(newcomer.person.sees("It goes on when you have read what is explained."));
    CHECK(newcomer.person.sees("The table waits while you read"));
    newcomer.forester.readLesson();
    newcomer.person.waitUntil("the bot goes on", [&] {
        return newcomer.eyes().table().record().moves.size() > moves || newcomer.eyes().scene().isMyTurn();
    });
}

TEST_CASE("Whoever has had enough stops it with one press, and is not explained to again unless they want it")
{
    Newcomer newcomer("lesson-stop");
    newcomer.sitDown();
    newcomer.person.press("Stop explaining");
    newcomer.person.waitUntil("nothing is explained", [&] { return newcomer.forester.lesson() == nullptr; });
    CHECK_FALSE(isExplained());
    REQUIRE(newcomer.forester.act());
    newcomer.forester.awaitDay();
    CHECK(newcomer.forester.lesson() == nullptr);
    newcomer.person.picture("stopped");

    newcomer.person.press("Home; the match is kept");
    newcomer.person.press("Play at this table");
    newcomer.person.waitFor("you know this game");
    newcomer.person.picture("set-up-again");
    newcomer.person.press("Explain as we play");
    CHECK(isExplained());
    newcomer.person.press("Start");
    newcomer.person.waitUntil("it is explained again", [&] {
        return !newcomer.person.all("MatchView").isEmpty() && newcomer.forester.lesson() != nullptr;
    });
    CHECK(newcomer.lesson().step() == QStringLiteral("goal"));
}

TEST_CASE("Who switches explaining off in the settings is told nothing, and can have it all again")
{
    Newcomer newcomer("lesson-settings");
    newcomer.person.press("Settings");
    newcomer.person.press("Player");
    newcomer.person.press("Explain games in the first match");
    CHECK_FALSE(isExplained());
    newcomer.person.picture("settings");
    newcomer.person.press("Explain again");
    newcomer.person.waitFor("Every game is explained in its next match.");
    CHECK(isExplained());
}

TEST_CASE("With the keys alone one reads on with Enter, and the keyboard goes back to the board")
{
    Newcomer newcomer("lesson-keys");
    Forester keys(newcomer.person, Forester::Hands::keys);
    newcomer.person.tabTo("Play at this table");
    newcomer.person.pressKey(Qt::Key_Return);
    newcomer.person.tabTo("Start");
    newcomer.person.pressKey(Qt::Key_Return);
    newcomer.person.waitUntil("something is explained", [&] {
        return !newcomer.person.all("MatchView").isEmpty() && keys.lesson() != nullptr;
    });
    newcomer.eyes().table().setBotPace(1);
    const auto isOn = [&](const char* name) {
        return newcomer.person.focusedName() == QString::fromUtf8(name);
    };
    newcomer.person.waitUntil("the keyboard is on the way on", [&] { return isOn("Got it"); });
    newcomer.person.picture("first");
    newcomer.person.pressKey(Qt::Key_Return);
    newcomer.person.waitUntil("the next thing is said",
                              [&] { return newcomer.lesson().step() == "ancient"; });
    newcomer.playUntil(keys, QStringLiteral("manna"));
    newcomer.person.waitUntil("the keyboard is on the way on", [&] { return isOn("Got it"); });
    newcomer.person.picture("manna");
    newcomer.person.pressKey(Qt::Key_Escape);
    newcomer.person.waitUntil("Esc reads on as well", [&] { return newcomer.lesson().step() == "grow"; });
    newcomer.person.waitUntil("the board has the keyboard",
                              [&] { return newcomer.person.focused() == newcomer.eyes().board(); });
    keys.pressSpace(newcomer.eyes().litSpaces().first().cell);
    newcomer.person.waitUntil("it is done", [&] { return newcomer.lesson().step() != "grow"; });
    newcomer.person.picture("grown");
}

TEST_CASE("While something is explained Enter says that it was read, and presses nothing else")
{
    Newcomer newcomer("lesson-entered");
    newcomer.sitDown();
    newcomer.playUntil(newcomer.forester, QStringLiteral("grow"));
    CHECK_FALSE(newcomer.lesson().isForReading());
    for (QQuickItem* button : newcomer.person.all("WoodButton"))
        if (button->property("hasEnter").toBool())
            CHECK(Person::nameOf(*button) == "Got it");
    newcomer.person.picture("grow");
    const std::size_t moves = newcomer.eyes().table().record().moves.size();
    newcomer.person.pressKey(Qt::Key_Return);
    newcomer.person.waitUntil("it was read", [&] { return newcomer.lesson().step() != "grow"; });
    CHECK(newcomer.eyes().table().record().moves.size() == moves);
}

TEST_CASE("While something is only to be read Enter says so from the board too, and presses no space of it")
{
    Newcomer newcomer("lesson-read-on");
    Forester keys(newcomer.person, Forester::Hands::keys);
    newcomer.sitDown();
    newcomer.playUntil(keys, QStringLiteral("manna"));
    CHECK(newcomer.lesson().isForReading());
    newcomer.eyes().board()->forceActiveFocus(Qt::TabFocusReason);
    newcomer.person.pressKey(Qt::Key_Right);
    CHECK(newcomer.person.focused() == newcomer.eyes().board());
    const std::size_t moves = newcomer.eyes().table().record().moves.size();
    newcomer.person.pressKey(Qt::Key_Return);
    newcomer.person.waitUntil("it was read", [&] { return newcomer.lesson().step() != "manna"; });
    CHECK(newcomer.eyes().table().pickedName().isEmpty());
    CHECK(newcomer.eyes().table().record().moves.size() == moves);
}

TEST_CASE("While something is only to be read neither Enter on a marked button nor a digit plays")
{
    Newcomer newcomer("lesson-marked");
    newcomer.sitDown();
    newcomer.playUntil(newcomer.forester, QStringLiteral("manna"));
    REQUIRE(newcomer.lesson().isForReading());
    Person& person = newcomer.person;
    const SceneModel& scene = newcomer.eyes().scene();
    REQUIRE(scene.nextButton().isEnabled);
    QQuickItem* const wayOn = person.findIn(*person.all("ActionButtons").first(), scene.nextButton().label);
    REQUIRE(wayOn);
    wayOn->forceActiveFocus(Qt::TabFocusReason);
    person.picture("marked");
    const std::size_t moves = newcomer.eyes().table().record().moves.size();
    for (int digit = 1; digit <= 9; ++digit)
        person.pressKey(static_cast<Qt::Key>(Qt::Key_0 + digit));
    CHECK(newcomer.eyes().table().record().moves.size() == moves);
    CHECK(newcomer.eyes().table().pickedName().isEmpty());
    CHECK(newcomer.lesson().step() == "manna");
    // Enter stands on what it presses.
    CHECK(person.find("Got it")->property("hasEnter").toBool());
    person.pressKey(Qt::Key_Return);
    CHECK(newcomer.lesson().step() != "manna");
    CHECK(newcomer.eyes().table().record().moves.size() == moves);
}

TEST_CASE("The way out of all that is explained takes Enter while it is marked")
{
    Newcomer newcomer("lesson-way-out");
    newcomer.sitDown();
    newcomer.person.tabTo("Stop explaining");
    CHECK_FALSE(newcomer.person.find("Got it")->property("hasEnter").toBool());
    newcomer.person.pressKey(Qt::Key_Return);
    newcomer.person.waitUntil("nothing is explained", [&] { return newcomer.forester.lesson() == nullptr; });
    CHECK_FALSE(isExplained());
}

TEST_CASE("What was read before the window was closed does not come again")
{
    const FreshFolder folder;
    for (const bool isFirst : {true, false}) {
        OpenedProgram program(folder, "journey", {}, {}, Explaining::asItComes);
        Person person(program, isFirst ? "lesson-before" : "lesson-after");
        Forester forester(person, Forester::Hands::mouse);
        if (isFirst) {
            person.press("Play at this table");
            person.press("Start");
        } else {
            person.press("Sit down");
        }
        person.waitUntil("something is explained",
                         [&] { return !person.all("MatchView").isEmpty() && forester.lesson() != nullptr; });
        CHECK(forester.eyes().table().lesson()->step() == (isFirst ? "goal" : "ancient"));
        if (isFirst)
            forester.readLesson();
    }
}

TEST_CASE("What is explained can be read in German, in large type and in a small window")
{
    for (const int textSize : {100, 200, 300}) {
        Newcomer newcomer(QStringLiteral("lesson-de-%1").arg(textSize), "journey", "de", textSize);
        newcomer.program.window().setProperty("shownPage", "setup");
        if (textSize == 200)
            newcomer.program.window().resize(1024, 700);
        newcomer.person.press(QStringLiteral("Los"));
        newcomer.person.waitUntil("something is explained", [&] {
            return !newcomer.person.all("MatchView").isEmpty() && newcomer.forester.lesson() != nullptr;
        });
        newcomer.eyes().table().setBotPace(1);
        for (int steps = 0; steps < 6 && newcomer.forester.lesson(); ++steps) {
            const QRectF card = newcomer.card();
            newcomer.person.picture(newcomer.lesson().step());
            CHECK(QRectF(QPointF(), newcomer.person.window().size()).contains(card));
            QStringList faults;
            const auto isClean = [&] {
                // The card lies over words that are not needed now.
                faults = Proofreader(newcomer.person.window())
                             .faults()
                             .filter(QRegularExpression(QStringLiteral("^(?!.*lies under something)")));
                return faults.isEmpty();
            };
            CHECK_MESSAGE(QTest::qWaitFor(isClean, 1500), faults.join('\n').toStdString());
            const QString step = newcomer.lesson().step();
            if (newcomer.lesson().isForReading()) {
                newcomer.person.press(QStringLiteral("Verstanden"));
            } else if (!newcomer.eyes().litSpaces().isEmpty()) {
                newcomer.forester.pressSpace(newcomer.eyes().litSpaces().first().cell);
            } else if (QQuickItem* const ancient = newcomer.person.find(
                           [](const QString& name) { return name.endsWith(QStringLiteral(", spielbar")); })) {
                newcomer.person.press(*ancient);
            } else {
                // Who begins is named by a panel, or by an Ancient that may lie under the card.
                newcomer.person.press(QStringLiteral("Verstanden"));
            }
            newcomer.person.waitUntil("it goes on", [&] { return newcomer.lesson().step() != step; });
            QTest::qWait(200);
        }
    }
}

TEST_CASE(
    "Where the Gallows are explained no answer lies under the card, in large type and in a small window")
{
    EveryPage pages("de");
    Person& person = pages.person();
    const auto page = std::ranges::find(pages.all(), QString("gallows-explained"), &Page::name);
    REQUIRE(page != pages.all().end());
    for (const auto& [wanted, percentage] :
         {std::pair(QSize(1280, 800), 100), std::pair(QSize(1280, 800), 200),
          std::pair(QSize(1280, 800), 300), std::pair(QSize(1024, 700), 100),
          std::pair(QSize(1920, 1080), 300)}) {
        const QSize size = wanted;
        const int percent = percentage;
        CAPTURE(size.width());
        CAPTURE(percent);
        Program::instance().preferences().setTextSize(percent);
        pages.window().resize(size);
        person.waitUntil("the window has its size",
                         [&, size = size] { return pages.window().contentItem()->size().toSize() == size; });
        pages.open(*page);
        const auto card = [&] {
            const QList<QQuickItem*> lessons = person.all("LessonCard");
            REQUIRE(!lessons.isEmpty());
            const QList<QQuickItem*> sheets = lessons.first()->childItems();
            return *std::ranges::find_if(sheets, [](const QQuickItem* sheet) {
                return sheet->inherits("QQuickRectangle") && !Person::nameOf(*sheet).isEmpty();
            });
        };
        person.letSettle(*card());
        person.picture(QStringLiteral("gallows-%1-%2").arg(size.width()).arg(percent));
        const QList<QQuickItem*> answers = person.all("BallotChoice");
        CHECK(answers.size() == 2);
        for (const QQuickItem* answer : answers)
            CHECK(!person.shownPart(*card()).intersects(person.shownPart(*answer)));
    }
}
