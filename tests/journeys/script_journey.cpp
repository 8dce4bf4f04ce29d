#include "app/night/night.h"
#include "app/settings/key_map.h"
#include "moderator/night_script_file.h"
#include "moderator/wav.h"
#include "mouth.h"
#include "person.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QScopeGuard>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

QPointF middleOf(QQuickItem& item) { return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)); }

} // namespace

TEST_CASE("A shipped night is changed by mouse and keys as a copy, tried, mended and moderated")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "script");
    Night& night = program.night();
    const auto heading = [&](int row) {
        return night.editor()->steps()->at(row).value<ScriptStepEntry>().heading;
    };

    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Night of the werewolves");
    person.press("Read or change this night");
    person.waitFor("Add a step");
    person.picture("shipped");
    CHECK(person.sees("Stays as it is: your first change makes a copy of your own."));

    // The healer is called before the seer.
    QQuickItem* const healer = person.find("Step 4: Healer");
    REQUIRE(healer);
    QQuickItem* const seer = person.find("Step 3: Seer");
    REQUIRE(seer);
    person.drag(middleOf(*healer), middleOf(*seer) - QPointF(0, seer->height() / 2 + 4));
    person.waitUntil("the healer comes third", [&] { return heading(2) == "Healer"; });
    CHECK(night.editor()->isOwn());
    CHECK(night.editor()->step() == 2);
    person.picture("dragged");
    person.pressKey(Qt::Key_Down, Qt::AltModifier);
    CHECK(heading(3) == "Healer");
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    CHECK(heading(2) == "Healer");

    // What is said is typed anew; nothing said is told of at its step.
    person.tabTo("Said");
    person.pressKey(Qt::Key_A, Qt::ControlModifier);
    person.pressKey(Qt::Key_Delete);
    person.waitFor("1 thing to put right");
    CHECK(person.sees("Said: it is empty. Write what is said, or leave it out"));
    person.picture("faulty");
    person.pressKey(Qt::Key_H);
    person.pressKey(Qt::Key_I);
    person.waitFor("Use this night");
    CHECK(night.editor()->form().say.text == "hi");
    person.waitUntil("it is kept", [&] { return night.editor()->isKept(); });
    CHECK(readNightScript(night.editor()->script().toStdString()).steps[2].id == "healer");

    person.press("Speak this step");
    person.waitUntil("its words stand there", [&] { return night.editor()->trial()->caption() == "hi"; });
    // Here is no loudspeaker, and that is said.
    person.waitFor("There is no sound: no loudspeaker is found.");
    person.picture("tried");
    person.press("Enough");

    // What is no language is told of.
    person.tabTo("Code of a further language, such as fr");
    person.pressKey(Qt::Key_1);
    person.pressKey(Qt::Key_2);
    person.tabTo("Language");
    person.pressKey(Qt::Key_Space);
    person.waitFor("12 is no code of a language. One has two or three letters, such as fr or pt-br.");
    // The name of a role follows each key.
    person.tabTo("Name of role 1");
    person.pressKey(Qt::Key_End);
    person.pressKey(Qt::Key_X);
    CHECK(night.editor()->roles().first().value<ScriptRoleEntry>().name.endsWith('x'));
    person.pressKey(Qt::Key_Backspace);

    // The keys of the steps are the person's to choose.
    KeyMap& keys =
        *qmlEngine(&program.window())->singletonInstance<KeyMap*>(qmlTypeId("Tablewood.App", 1, 0, "KeyMap"));
    keys.give("stepCopy", Qt::Key_K, Qt::NoModifier);
    person.tabTo("Steps");
    const int steps = night.editor()->steps()->count();
    person.pressKey(Qt::Key_K);
    CHECK(night.editor()->steps()->count() == steps + 1);
    person.pressKey(Qt::Key_Delete);
    CHECK(night.editor()->steps()->count() == steps);
    keys.reset("stepCopy");

    person.press("Use this night");
    person.waitFor("Which night");
    CHECK(night.setup()->script() == night.editor()->script());
    person.picture("chosen");
    person.press("Start");
    person.waitFor("Night falls on the village. Everybody, close your eyes.");
    CHECK(night.steps().size() == 5);
    // A press on a step asks, and goes there.
    person.press("Step 3: Healer, saves somebody");
    person.waitFor("Go to step 3, Healer?");
    person.picture("go");
    person.press("Go there");
    person.waitUntil("the healer is called", [&] { return night.step() == 2 && !person.sees("Go there"); });
    person.pressKey(Qt::Key_B);
    CHECK(night.step() == 1);
}

TEST_CASE("Who writes a night sees words alone: no key of a line and no id of a step")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "script-words");
    const NightScript script = nightScriptNamed("werewolves-night");
    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Night of the werewolves");
    person.press("Read or change this night");
    person.waitFor("Add a step");
    QStringList keys;
    for (const auto& [key, texts] : script.lines)
        keys.append(QString::fromStdString(key));
    for (const NightStep& step : script.steps)
        keys.append(QString::fromStdString(step.id));
    for (int step = 0; step < static_cast<int>(script.steps.size()); ++step) {
        program.night().editor()->setStep(step);
        person.waitUntil("the step is shown", [&] { return program.night().editor()->step() == step; });
        QStringList written = person.words();
        for (const char* box : {"TextBox", "TextSheet"})
            for (const QQuickItem* each : person.all(box))
                written.append(each->property("text").toString());
        for (const QString& key : keys)
            CHECK_MESSAGE(!written.contains(key), key.toStdString());
    }
    person.picture("words");
    // What two places say can be parted again.
    program.night().editor()->setStep(0);
    person.waitFor("also in 1 other place");
    person.press("Heading: Words of its own here");
    person.waitUntil("it is said here alone", [&] { return !person.sees("also in 1 other place"); });
    CHECK(program.night().editor()->form().heading.otherUses == 0);
    person.picture("parted");
}

TEST_CASE("A role without a name is called by its number, and nowhere by its id")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "script-nameless");
    const NightScript script = nightScriptNamed("werewolves-night");
    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Night of the werewolves");
    person.press("Read or change this night");
    person.waitFor("Add a step");
    person.tabTo("Name of role 1");
    person.pressKey(Qt::Key_A, Qt::ControlModifier);
    person.pressKey(Qt::Key_Delete);
    program.night().editor()->setStep(0);
    person.waitFor("Called: Role 1");
    person.waitFor("Remove the role 1");
    CHECK_FALSE(person.words().contains(QString::fromStdString(script.roles.front().id)));
    person.picture("numbered");
}

TEST_CASE("A night of one's own is removed and brought back, by mouse and by keys alone")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "remove-script");
    const NightSetup& setup = *program.night().setup();
    const QString own = QStringLiteral("A night of our own");
    const auto isSaid = [&] {
        return person.find(
            [&](const QString& name) { return name.contains(own) && name.contains("removed"); });
    };
    person.press("Moderate a night");
    person.waitFor("Which night");
    // Only one's own can be removed.
    CHECK_FALSE(person.sees("Remove this night"));
    person.press("A new night");
    // A step in which nothing is written yet says what to write, not what is wrong with it, and where roles
    // come from.
    person.press("Add a step");
    person.waitFor(
        "A new step: choose who is called, or write what stands on the screen; then write what is said.");
    CHECK(person.sees("This night has no roles yet. Add them under “Roles”, where the night has its name."));
    CHECK(person.sees("Nothing is said in this step yet."));
    person.picture("new-step");
    program.night().editor()->removeStep();
    person.press("Use this night");
    person.waitFor("Remove this night");
    CHECK(setup.isOwn());
    person.picture("own");
    person.press("Remove this night");
    person.waitUntil("it is said", [&] { return isSaid() != nullptr; });
    CHECK(setup.scripts().size() == 3);
    person.picture("removed");
    person.press("Bring it back");
    person.waitUntil("it is there", [&] { return setup.isOwn(); });
    CHECK_FALSE(isSaid());

    // The keyboard is at the night that came back.
    person.waitUntil("the keyboard is there", [&] { return person.focusedName() == own; });
    person.pressKey(Qt::Key_Delete);
    CHECK(setup.removed() == own);
    person.waitUntil("the keyboard is at another night",
                     [&] { return person.focusedName() == "Night of the werewolves"; });
    person.pressKey(Qt::Key_Delete);
    CHECK(setup.scripts().size() == 3);
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    person.waitUntil("it is there again", [&] { return person.focusedName() == own; });
    CHECK(setup.removed().isEmpty());
}

TEST_CASE("Who leaves the page of nights leaves the script that was written, and no recording goes on")
{
    const FreshFolder folder;
    Mouth* mouth = nullptr;
    NightTools::speakInto([&mouth] {
        auto made = std::make_unique<Mouth>();
        mouth = made.get();
        return made;
    });
    const auto back = qScopeGuard([] { NightTools::speakInto({}); });
    OpenedProgram program(folder);
    Person person(program, "left-script");
    Night& night = program.night();
    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Read or change this night");
    person.waitFor("Add a step");
    night.editor()->setSeconds(9);
    const auto record = [&] {
        person.press("All lines: 0 of 11 recorded");
        person.waitFor("0 of 11 lines recorded");
        person.press("Record: line 1");
        person.waitFor("Speak now");
        REQUIRE(mouth);
        CHECK(mouth->state() == MicrophoneState::hearing);
    };
    record();
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Add a step");
    CHECK(mouth->state() == MicrophoneState::off);
    CHECK(night.recordings()->recording().isEmpty());
    CHECK(night.editor()->isOpen());
    record();
    program.window().setProperty("shownPage", "home");
    CHECK(mouth->state() == MicrophoneState::off);
    CHECK(night.recordings()->recording().isEmpty());
    CHECK(night.recordings()->recorded() == 0);
    CHECK(night.editor()->isKept());
    CHECK_FALSE(night.editor()->isOpen());
}

TEST_CASE("Without a microphone the page of voices says so, and a file gives a line its recording")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "voices");
    Night& night = program.night();
    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Your own voices");
    person.waitFor("0 of 11 lines recorded");
    person.picture("none");
    person.press("Record: line 1");
    person.waitUntil("there is no microphone", [&] { return !night.recordings()->fault().isEmpty(); });
    person.picture("no-microphone");

    // A sound is dropped on a line.
    const QString sound = QDir(folder.path()).filePath("voice.wav");
    QFile file(sound);
    REQUIRE(file.open(QIODevice::WriteOnly));
    const std::vector<StereoFrame> frames(nightSampleRate / 2, {0.2F, 0.2F});
    const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
    const auto body = wavFrames(frames);
    file.write(header.data(), header.size());
    file.write(body.data(), static_cast<qint64>(body.size()));
    file.close();
    QQuickItem* const row = person.all("RecordingRow").last(); // the first one: seen from above
    person.letSettle(*row);
    QMimeData what;
    what.setUrls({QUrl::fromLocalFile(sound)});
    const QPoint place = middleOf(*row).toPoint();
    QDragEnterEvent enters(place, Qt::CopyAction, &what, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&person.window(), &enters);
    CHECK(enters.isAccepted());
    QDragMoveEvent moves(place, Qt::CopyAction, &what, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&person.window(), &moves);
    QDropEvent drops(place, Qt::CopyAction, &what, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&person.window(), &drops);
    person.waitFor("1 of 11 lines recorded");
    CHECK(person.findIn(*row, "recorded, 0.5 s") != nullptr);
    person.picture("dropped");
    person.pressKey(Qt::Key_Escape);
    person.waitFor("Which night");
}
