#include "app/night/night.h"
#include "app/night/night_tools.h"
#include "app/program.h"
#include "every_page.h"
#include "mixed_night.h"
#include "moderator/night_script_file.h"
#include "night_ear.h"
#include "person.h"
#include "proofreader.h"

#include <QAccessible>
#include <QScopeGuard>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// A picture of each step of a shipped night, in which every word can be read.
void seeSteps(const char* language, const std::string& script)
{
    const FreshFolder folder;
    const auto back = qScopeGuard([] { NightTools::hearWith({}); });
    OpenedProgram program(
        folder, "journey", {},
        [&](StartOptions& options) {
            options.language = language;
            options.isMuted = false;
        },
        Explaining::off,
        [](Program& opened) {
            opened.preferences().setVolume(0);
            NightTools::hearWith([] { return std::make_unique<MixedNight>(); });
        });
    Person person(program, QStringLiteral("night-steps-%1-%2").arg(language, QString::fromStdString(script)));
    Night& night = program.night();
    REQUIRE(program.window().setProperty("shownPage", "night"));
    person.waitUntil("the choices are there", [&] { return !person.all("NightChoice").isEmpty(); });
    night.setup()->setScript(QString::fromStdString(script));
    CHECK(night.setup()->language() == language);
    const auto steps = night.setup()->steps();
    night.start();
    for (int step = 0; step < steps.size(); ++step) {
        const auto entry = steps[step].value<NightStepEntry>();
        CAPTURE(entry.id.toStdString());
        person.waitUntil("its words stand there",
                         [&] { return night.step() == step && !night.caption().isEmpty(); });
        person.waitFor(entry.heading);
        QStringList faults;
        const auto isClean = [&] { return (faults = Proofreader(person.window()).faults()).isEmpty(); };
        if (!QTest::qWaitFor(isClean))
            FAIL_CHECK(faults.join('\n').toStdString());
        person.picture(entry.id);
        person.pressKey(Qt::Key_S);
    }
    person.waitUntil("the night is over", [&] { return night.isOver(); });
    person.picture("over");
}

} // namespace

TEST_CASE("Each step of every shipped night can be read in the window, in English and in German")
{
    for (const char* language : {"en", "de"})
        for (const std::string& script : shippedNights())
            seeSteps(language, script);
}

TEST_CASE("A night is chosen on Home, moderated with keys alone, left, and gone on with")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "night");
    Night& night = program.night();

    person.press("Moderate a night");
    person.waitFor("Which night");
    person.waitUntil("every line is there",
                     [&] { return person.sees("All lines are there, but everything is muted."); });
    person.picture("choice");
    person.press("Night of the werewolves");
    person.press("Only those in play");
    person.waitFor("Healer");
    person.press("Healer");
    CHECK(night.setup()->steps().size() == 4);
    person.waitUntil("every line is there",
                     [&] { return person.sees("All lines are there, but everything is muted."); });

    person.press("Start");
    person.waitFor("Night falls on the village. Everybody, close your eyes.");
    person.picture("runs");
    person.pressKey(Qt::Key_S);
    person.waitFor("Werewolves");
    person.pressKey(Qt::Key_Plus);
    CHECK(night.seconds() == 35);
    person.pressKey(Qt::Key_Space);
    CHECK(night.isPaused());
    person.waitFor("Werewolves (paused)");
    person.picture("paused");
    person.pressKey(Qt::Key_Escape);
    person.waitFor("It is paused and waits.");
    CHECK_FALSE(person.sees("It goes on while you read this."));
    person.picture("paused-question");
    person.press("Stay here");
    person.waitUntil("the question is gone", [&] { return !person.sees("End the night?"); });
    // Where nothing is heard the forest's picture shows nothing, and words grow with the window.
    CHECK(Person::nameOf(*person.all("NightPicture").front()) == "The forest is silent");
    const auto wordsSize = [&] { return person.all("NightCaption").front()->property("textSize").toReal(); };
    const qreal small = wordsSize();
    const QSize before = person.window().size();
    person.window().resize(1920, 1080);
    person.waitUntil("the words are larger", [&] { return wordsSize() > 1.3 * small; });
    person.picture("paused-1920");
    person.window().resize(before);
    person.pressKey(Qt::Key_U);
    CHECK(night.step() == 0);
    person.pressKey(Qt::Key_Space);
    CHECK_FALSE(night.isPaused());

    person.pressKey(Qt::Key_S);
    person.pressKey(Qt::Key_Escape);
    person.waitFor("End the night?");
    CHECK(person.sees("It goes on while you read this."));
    person.picture("question");
    person.press("Leave it here, to go on later");
    person.waitFor("Go on with this night");
    person.picture("kept");
    person.press("Go on with this night");
    person.waitFor("Werewolves (paused)");
    person.pressKey(Qt::Key_Escape);
    person.waitFor("End the night?");
    person.press("Leave it here, to go on later");
    person.waitFor("Go on with this night");
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Go on with the night");
    person.picture("kept-on-home");
    person.press("Go on with the night");
    person.waitFor("Werewolves (paused)");
    person.pressKey(Qt::Key_Space);
    CHECK_FALSE(night.isPaused());
    for (int step = night.step(); step < 4; ++step)
        person.pressKey(Qt::Key_S);
    person.waitFor("The night is over");
    person.picture("over");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Which night");
    CHECK_FALSE(person.sees("Go on with this night"));
}

TEST_CASE(
    "The keys of a night stay where they are when there is something to undo, and when there is no more")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "night-keys");
    Night& night = program.night();
    REQUIRE(program.window().setProperty("shownPage", "night"));
    person.waitUntil("the choices are there", [&] { return !person.all("NightChoice").isEmpty(); });
    night.start();
    const auto keys = [&] {
        QList<QQuickItem*> found;
        for (const QQuickItem* controls : person.all("NightControls"))
            for (QQuickItem* child : controls->childItems())
                if (child->property("deed").isValid() && child->isVisible())
                    found.append(child);
        return found;
    };
    person.waitUntil("the keys are there", [&] { return keys().size() >= 5; });
    const auto places = [&] {
        std::vector<QPointF> all;
        for (const QQuickItem* key : keys())
            all.push_back(key->mapToScene(QPointF()));
        return all;
    };
    person.waitFor(night.steps()[0].value<NightStepEntry>().heading);
    person.picture("nothing-to-undo");
    const auto before = places();
    person.pressKey(Qt::Key_S);
    person.waitUntil("it can be undone", [&] { return !night.undoHeading().isEmpty(); });
    person.picture("undo");
    CHECK(places() == before);
    person.pressKey(Qt::Key_U);
    CHECK(night.undoHeading().isEmpty());
    person.picture("undone");
    CHECK(places() == before);
}

TEST_CASE("What a sound check finds wrong stands there afterwards, and nothing says that all can be heard")
{
    const FreshFolder folder;
    const auto back = qScopeGuard([] { NightTools::hearWith({}); });
    NightEar* ear = nullptr;
    OpenedProgram program(
        folder, "journey", {}, [](StartOptions& options) { options.isMuted = false; }, Explaining::off,
        [&ear](Program& opened) {
            opened.preferences().setVolume(0);
            NightTools::hearWith([&ear] {
                auto outlet = std::make_unique<NightEar>();
                ear = outlet.get();
                return outlet;
            });
        });
    Person person(program, "night-check");
    person.press("Moderate a night");
    person.waitUntil("every line can be heard", [&] { return person.sees("All lines can be heard."); });
    REQUIRE(ear != nullptr);
    const QString wrong = "There is no sound: no loudspeaker is found.";
    person.press("Sound check");
    ear->become(NightSoundState::missing);
    person.waitFor(wrong);
    CHECK_FALSE(person.sees("All lines can be heard."));
    person.press("End the sound check");
    ear->become(NightSoundState::off);
    person.waitFor("Sound check");
    person.picture("over");
    CHECK(person.sees(wrong));
    CHECK_FALSE(person.sees("All lines can be heard."));
    person.press("Sound check");
    ear->become(NightSoundState::playing);
    person.waitFor("All lines can be heard.");
    CHECK_FALSE(person.sees(wrong));
}

TEST_CASE("The page before a night fills a laptop and has no button as wide as a wall on a large screen")
{
    for (const char* language : {"en", "de"}) {
        CAPTURE(language);
        const FreshFolder folder;
        OpenedProgram program(folder, "journey", {},
                              [&](StartOptions& options) { options.language = language; });
        Person person(program, QStringLiteral("night-page-%1").arg(language));
        REQUIRE(program.window().setProperty("shownPage", "night"));
        person.waitUntil("the choices are there", [&] { return !person.all("NightChoice").isEmpty(); });
        for (const char* theme : {"night", "clearing"}) {
            Program::instance().preferences().setTheme(theme);
            for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)}) {
                program.window().resize(size);
                person.waitUntil("the window has its size",
                                 [&] { return program.window().contentItem()->size().toSize() == size; });
                person.letSettle(*person.all("NightChoice").front());
                person.picture(QStringLiteral("%1-%2").arg(theme).arg(size.width()));
                for (const QQuickItem* button : person.all("WoodButton")) {
                    CAPTURE(Person::nameOf(*button).toStdString());
                    CHECK(button->width() <= 520);
                }
                // Its columns are of about one height.
                qreal least = 1e9;
                qreal most = 0;
                for (const char* column : {"script", "course", "sound"}) {
                    const auto* const item =
                        person.all("NightChoice").front()->findChild<QQuickItem*>(column);
                    REQUIRE(item != nullptr);
                    least = std::min(least, item->height());
                    most = std::max(most, item->height());
                }
                if (size.width() >= 1280)
                    CHECK(least > 0.6 * most);
            }
        }
    }
}

TEST_CASE("In a small window Pause and Skip stay in sight and in reach while a night runs")
{
    for (const int textSize : {100, 150, 200}) {
        CAPTURE(textSize);
        const FreshFolder folder;
        OpenedProgram program(folder);
        Program::instance().preferences().setTextSize(textSize);
        program.window().resize(960, 600);
        Person person(program, QStringLiteral("night-small-%1").arg(textSize));
        person.press("Moderate a night");
        person.press("Night of the werewolves");
        person.press("Start");
        person.waitUntil("the night runs", [&] { return !person.all("NightRun").isEmpty(); });
        const Night& night = program.night();
        for (const char* name : {"Pause", "Skip"}) {
            QQuickItem* const button = person.find(name);
            REQUIRE(button != nullptr);
            person.letSettle(*button);
            CHECK(person.shownPart(*button).height() == doctest::Approx(button->height()));
            CHECK(person.shownPart(*button).bottom() <= 600);
        }
        person.picture("runs");
        person.press("Pause");
        person.waitUntil("it is paused", [&] { return night.isPaused(); });
    }
}

TEST_CASE("In large type, too, a step is gone to by the list of them")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Program::instance().preferences().setTextSize(200);
    Person person(program, "night-large");
    Night& night = program.night();
    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Night of the werewolves");
    person.press("Start");
    person.waitUntil("the night runs", [&] { return !person.all("NightRun").isEmpty(); });
    person.tabTo("Step 3: Seer, learns whether somebody is a werewolf");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Go to step 3, Seer?");
    person.press("Go there");
    person.waitUntil("the seer is called", [&] { return night.step() == 2; });
    person.picture("step-3");
}

TEST_CASE("In the dark a traveller is chosen with the keys, and with what a screen reader presses")
{
    EveryPage pages("en");
    Person& person = pages.person();
    const auto dark = std::ranges::find(pages.all(), QStringLiteral("dark-with-travellers"), &Page::name);
    REQUIRE(dark != pages.all().end());
    const auto isChosen = [&](const QString& name) {
        for (QQuickItem* spot : person.all("NightSpot"))
            if (Person::nameOf(*spot) == name)
                return QAccessible::queryAccessibleInterface(spot)
                    ->text(QAccessible::Description)
                    .contains("chosen");
        return false;
    };

    pages.open(*dark);
    // Those who can be chosen at this moment of the match, in the order of the ring.
    QList<QQuickItem*> spots = person.all("NightSpot");
    std::ranges::sort(spots, {}, [](const QQuickItem* spot) { return spot->property("index").toInt(); });
    QStringList travelers;
    for (QQuickItem* spot : spots)
        if (spot->isEnabled())
            travelers.append(Person::nameOf(*spot));
    REQUIRE(travelers.size() >= 3);
    // Nothing is marked yet.
    person.pressKey(Qt::Key_Return);
    CHECK_FALSE(isChosen(travelers[0]));
    person.tabTo(travelers[1]);
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the second is chosen", [&] { return isChosen(travelers[1]); });
    CHECK(person.focusedName() == travelers[1]);
    person.pressKey(Qt::Key_Right);
    CHECK(person.focusedName() == travelers[2]);
    person.picture("in-the-dark");

    pages.open(*dark);
    for (QQuickItem* spot : person.all("NightSpot"))
        if (Person::nameOf(*spot) == travelers.last())
            QAccessible::queryAccessibleInterface(spot)->actionInterface()->doAction(
                QAccessibleActionInterface::pressAction());
    person.waitUntil("the last is chosen", [&] { return isChosen(travelers.last()); });
}
