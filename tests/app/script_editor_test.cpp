#include "app/night/night.h"

#include "moderator/night_script_file.h"
#include "moderator/wav.h"
#include "mouth.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

/// A loudspeaker that nobody hears.
class Silence : public NightOutlet
{
public:
    void begin(const NightSound&) override { ++begun; }
    void setHiding(bool) override {}
    void setLevels(const SoundscapeLevels&) override {}
    void setVolumes(const NightVolumes&) override {}
    void say(const VoiceClip& clip, std::chrono::milliseconds) override { said.push_back(clip); }
    void play(const TrackClip&) override {}
    void hush() override { ++hushed; }
    void end(std::chrono::milliseconds in) override { fades.push_back(in); }
    NightSoundState state() const override { return NightSoundState::playing; }

    int begun = 0;
    int hushed = 0;
    std::vector<std::chrono::milliseconds> fades;
    std::vector<VoiceClip> said;
};

/// A program with a data folder that outlives it.
class EditorDesk
{
public:
    EditorDesk() : preferences(m_folder.path()) { open(); }

    void open()
    {
        night.reset();
        NightTools tools;
        tools.now = [] { return NightTime(1h); };
        auto outlet = std::make_unique<Silence>();
        silence = outlet.get();
        tools.outlet = std::move(outlet);
        tools.inlet = [this] {
            auto inlet = std::make_unique<Mouth>();
            mouth = inlet.get();
            mouth->isThere = hasMicrophone;
            return inlet;
        };
        tools.folder = m_folder.path();
        tools.engine = "";
        tools.ticks = false;
        night = std::make_unique<Night>(std::move(tools), preferences);
        night->setup()->setLanguage("en");
    }
    ScriptEditor& editor() { return *night->editor(); }
    ScriptRecordings& recordings() { return *night->recordings(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList scripts() const { return QDir(path("nights")).entryList(QDir::Files); }
    RecordingEntry line(const QString& id)
    {
        for (const QVariant& entry : recordings().lines()->entries())
            if (entry.value<RecordingEntry>().line == id)
                return entry.value<RecordingEntry>();
        FAIL("no such line");
        return {};
    }

private:
    QTemporaryDir m_folder;

public:
    Preferences preferences;
    bool hasMicrophone = true;
    Silence* silence = nullptr;
    Mouth* mouth = nullptr;
    std::unique_ptr<Night> night;
};

/// Half a second of sound, or something else, as a file.
QUrl write(const QString& path, bool isSound = true)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    const std::vector<StereoFrame> frames(nightSampleRate / 2, {0.2F, 0.2F});
    const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
    const auto body = wavFrames(frames);
    if (isSound) {
        file.write(header.data(), header.size());
        file.write(body.data(), static_cast<qint64>(body.size()));
    } else {
        file.write("no sound");
    }
    return QUrl::fromLocalFile(path);
}

ScriptStepEntry step(ScriptEditor& editor, int row)
{
    return editor.steps()->at(row).value<ScriptStepEntry>();
}

} // namespace

TEST_CASE("A script that comes along is read without a copy, and its first change makes one")
{
    EditorDesk desk;
    CHECK(desk.editor().open("werewolves-night", "en").isEmpty());
    CHECK_FALSE(desk.editor().isOwn());
    CHECK(desk.editor().steps()->count() == 5);
    CHECK(step(desk.editor(), 1).heading == "Werewolves");
    CHECK(desk.scripts().isEmpty());
    desk.editor().setStep(2);
    desk.editor().setSeconds(40);
    CHECK(desk.editor().isOwn());
    CHECK_FALSE(desk.editor().isKept());
    REQUIRE(QTest::qWaitFor([&] { return desk.editor().isKept(); }, 5000));
    CHECK(desk.scripts() == QStringList{"night-of-the-werewolves.json"});
    CHECK(readNightScript(desk.editor().script().toStdString()).steps[2].seconds == 40);
    CHECK(nightScriptNamed("werewolves-night").steps[2].seconds == 15);
    CHECK(desk.night->setup()->scripts().size() == 4);
}

TEST_CASE("What was changed a moment ago is kept when the program ends")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setWords("say", "Sleep, all of you.");
    const QString script = desk.editor().script();
    desk.open();
    CHECK(desk.editor().open(script, "en").isEmpty());
    CHECK(desk.editor().form().say.text == "Sleep, all of you.");
    CHECK(desk.editor().isKept());
}

TEST_CASE("What is wrong is told at its step, is kept all the same, and is taken back")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setStep(3);
    desk.editor().setWords("say", "");
    CHECK(desk.editor().faultCount() == 1);
    CHECK(desk.editor().faultyStep() == 3);
    CHECK(step(desk.editor(), 3).faults == 1);
    CHECK(desk.editor().form().faults ==
          QStringList{"Said: it is empty. Write what is said, or leave it out"});
    desk.editor().close();
    const QString script = desk.editor().script();
    CHECK(desk.editor().open(script, "en").isEmpty());
    CHECK(desk.editor().faultCount() == 1);
    desk.editor().setStep(3);
    desk.editor().setWords("say", "Healer, wake up.");
    CHECK(desk.editor().faultCount() == 0);
    desk.editor().undo();
    CHECK(desk.editor().faultCount() == 1);
}

TEST_CASE("A folder that takes nothing is told of, and what was written stays and is kept later")
{
    EditorDesk desk;
    QFile file(desk.path("nights")); // where the folder should be
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.close();
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    desk.editor().close();
    CHECK(desk.editor().keepFault().startsWith("The script cannot be kept"));
    CHECK_FALSE(desk.editor().open("forsaken-night-one", "en").isEmpty());
    CHECK(desk.editor().form().seconds == 9);
    file.remove();
    desk.editor().close();
    CHECK(desk.editor().isKept());
    CHECK(desk.editor().keepFault().isEmpty());
}

TEST_CASE("A new script says that eyes are closed and opened, and grows")
{
    EditorDesk desk;
    desk.editor().create();
    CHECK(desk.editor().faultCount() == 0);
    CHECK(desk.scripts().size() == 1);
    desk.editor().addStep();
    CHECK(desk.editor().step() == 1);
    desk.editor().addRole("Witch");
    desk.editor().setCalled("witch", true);
    desk.editor().setWords("say", "Witch,\nwake up.");
    CHECK(desk.editor().form().say.text == "Witch, wake up.");
    CHECK(desk.editor().form().name == "Witch");
    CHECK(desk.editor().faultCount() == 0);
    desk.editor().moveStep(1, 2);
    CHECK(desk.editor().step() == 2);
    desk.editor().removeStep();
    CHECK(desk.editor().steps()->count() == 2);
    desk.editor().undo();
    CHECK(desk.editor().steps()->count() == 3);
}

TEST_CASE("A script that is no script cannot be written, and why is told")
{
    EditorDesk desk;
    QFile file(desk.path("no.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": 1, \"steps\": 5}");
    file.close();
    CHECK_FALSE(desk.editor().open(file.fileName(), "en").isEmpty());
    CHECK_FALSE(desk.editor().isOpen());
}

TEST_CASE("A step is tried with its words, and without a voice by captions")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setStep(1);
    desk.editor().tryStep();
    REQUIRE(QTest::qWaitFor([&] { return !desk.editor().trial()->caption().isEmpty(); }, 10'000));
    CHECK(desk.editor().trial()->caption().startsWith("Werewolves, open your eyes"));
    CHECK(desk.silence->begun == 1);
    CHECK(desk.editor().trial()->notice().startsWith("There is no voice"));
    desk.editor().tryStep();
    CHECK_FALSE(desk.editor().trial()->isOn());
}

TEST_CASE(
    "A trial that comes to its end lets the voice say its last word, and one that is ended is silent at once")
{
    Silence silence;
    StepTrial trial(
        silence, [] { return NightSound(); }, nullptr);
    const auto begin = [&] { trial.begin({{"say", "Wake."}}, "en", {}); };
    begin();
    REQUIRE(QTest::qWaitFor([&] { return !trial.caption().isEmpty(); }, 10'000));
    REQUIRE(QTest::qWaitFor([&] { return !trial.isOn(); }, 20'000));
    CHECK(silence.hushed == 0);
    REQUIRE(silence.fades.size() == 1);
    CHECK(silence.fades.front() >= 1s);
    begin();
    trial.end();
    CHECK(silence.hushed == 1);
}

TEST_CASE("A line is recorded, heard in the night, played, removed and brought back")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    CHECK(desk.recordings().count() == 8);
    desk.recordings().record("say-seer");
    CHECK(desk.recordings().isHearing());
    desk.recordings().record("say-seer");
    CHECK(desk.recordings().recorded() == 1);
    CHECK(desk.line("say-seer").tenths == 10);
    REQUIRE(QTest::qWaitFor([&] { return !desk.night->setup()->isPreparing(); }, 20'000));
    CHECK(desk.night->setup()->clip({"say-seer", ""}));
    desk.recordings().play("say-seer");
    REQUIRE(QTest::qWaitFor([&] { return !desk.silence->said.empty(); }, 10'000));
    desk.recordings().remove("say-seer");
    CHECK(desk.recordings().recorded() == 0);
    CHECK(desk.line("say-seer").isRemoved);
    desk.recordings().bringBack("say-seer");
    CHECK(desk.recordings().recorded() == 1);
    // Who copies the script has its recordings too.
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    CHECK(desk.recordings().recorded() == 1);
}

TEST_CASE("Without a microphone, and where nothing is heard, recording says so")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    desk.hasMicrophone = false;
    desk.recordings().record("say-seer");
    CHECK(desk.recordings().fault().startsWith("There is no microphone"));
    CHECK(desk.recordings().recording().isEmpty());
    desk.mouth->isThere = true;
    desk.mouth->heard.samples.assign(nightSampleRate, 3);
    desk.recordings().record("say-seer");
    desk.recordings().record("say-seer");
    CHECK(desk.recordings().fault().startsWith("Nothing was heard"));
    CHECK(desk.recordings().recorded() == 0);
}

TEST_CASE("Sounds are taken from files and by their names from a folder, and what is none is told of")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    const auto isDone = [&] { return !desk.recordings().isReading(); };
    desk.recordings().take("say-seer", write(desk.path("anything.wav")));
    REQUIRE(QTest::qWaitFor(isDone, 20'000));
    CHECK(desk.line("say-seer").tenths == 5);
    desk.recordings().take("say-healer", write(desk.path("broken.ogg"), false));
    REQUIRE(QTest::qWaitFor(isDone, 20'000));
    CHECK(desk.recordings().fault().startsWith("broken.ogg cannot be read"));
    QDir().mkpath(desk.path("ours"));
    write(desk.path("ours/say-wake.wav"));
    write(desk.path("ours/say-close.wav"));
    write(desk.path("ours/else.wav"));
    desk.recordings().takeFolder(QUrl::fromLocalFile(desk.path("ours")));
    REQUIRE(QTest::qWaitFor([&] { return desk.recordings().recorded() == 3; }, 20'000));
}

TEST_CASE(
    "A script from elsewhere reaches no sound but its own recordings, whatever its lines and languages are "
    "called")
{
    EditorDesk desk;
    const QString own = desk.path("own.wav");
    write(own);
    QFile file(own);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    const auto tryAll = [&](const QString& line, const std::string& language) {
        CAPTURE(line.toStdString());
        CAPTURE(language);
        NightScript script;
        script.steps.emplace_back().id = "close-eyes";
        script.steps.back().say.key = line.toStdString();
        script.lines[line.toStdString()][language] = "Everybody, close your eyes.";
        desk.recordings().show(desk.path("foreign.json"), script, QString::fromStdString(language));
        CHECK(desk.recordings().recorded() == 0);
        desk.recordings().remove(line);
        CHECK_FALSE(desk.recordings().fault().isEmpty());
        desk.recordings().record(line);
        CHECK(desk.recordings().recording().isEmpty());
        desk.recordings().take(line, write(desk.path("other.wav")));
        REQUIRE(QTest::qWaitFor([&] { return !desk.recordings().isReading(); }, 20'000));
        desk.recordings().bringBack(line);
        REQUIRE(file.open(QIODevice::ReadOnly));
        CHECK(file.readAll() == before);
        file.close();
        CHECK(QDir(desk.path("")).entryList({"own*"}).size() == 1);
    };
    tryAll(desk.path("own"), "en");
    tryAll("../../../own", "en");
    tryAll("own", "../..");
}

TEST_CASE("A script that is larger than any night is not opened, and why is told at once")
{
    EditorDesk desk;
    NightScript script;
    script.title.text = "Too long";
    for (int i = 0; i < 4'000; ++i) {
        NightStep& step = script.steps.emplace_back();
        step.id = "s" + std::to_string(i);
        step.say.text = "Hush.";
    }
    QFile file(desk.path("huge.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(nightScriptText(script).c_str());
    file.close();
    QElapsedTimer time;
    time.start();
    CHECK(desk.editor().open(file.fileName(), "en").contains("there are 4000 steps"));
    CHECK(time.elapsed() < 5000);
    CHECK_FALSE(desk.editor().isOpen());
}

TEST_CASE("A recording stays with its line, however that is called, and is no other line's")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    const auto record = [&](const QString& line) {
        desk.recordings().record(line);
        desk.recordings().record(line);
    };
    desk.editor().setStep(2);
    record("say-seer");
    REQUIRE(desk.recordings().recorded() == 1);
    desk.editor().setTranslated("say", false);
    CHECK(desk.recordings().recorded() == 1);
    CHECK(desk.line(desk.editor().form().say.line).isRecorded);
    desk.editor().undo();
    CHECK(desk.line("say-seer").isRecorded);
    desk.editor().setKey("say", "say-first");
    CHECK(desk.line("say-first").isRecorded);
    // Of a line that two say both have it.
    desk.editor().setStep(3);
    desk.editor().setKey("say", "say-first");
    desk.editor().setKey("say", "say-second");
    CHECK(desk.line("say-first").isRecorded);
    CHECK(desk.line("say-second").isRecorded);
    // A step that takes the place of a removed one is not called like it.
    desk.editor().addStep();
    desk.editor().setWords("say", "Hush.");
    record("step");
    CHECK(desk.line("step").isRecorded);
    desk.editor().removeStep();
    desk.editor().addStep();
    desk.editor().setWords("say", "Hush again.");
    CHECK(desk.editor().form().say.line != "step");
    CHECK_FALSE(desk.line(desk.editor().form().say.line).isRecorded);
}

TEST_CASE("A new script is called like none that comes along and like none that left recordings")
{
    const QTemporaryDir folder;
    const NightFolder nights(folder.path());
    CHECK(QFileInfo(nights.freshScript("Werewolves night")).fileName() == "werewolves-night-2.json");
    QDir(folder.path()).mkpath("recordings/our-night/en");
    CHECK(QFileInfo(nights.freshScript("Our night")).fileName() == "our-night-2.json");
}

TEST_CASE("What is recorded over can be brought back, and the newer one then too")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    const auto record = [&] {
        desk.recordings().record("say-seer");
        desk.recordings().record("say-seer");
    };
    record();
    CHECK_FALSE(desk.line("say-seer").isRemoved);
    desk.recordings().take("say-seer", write(desk.path("anything.wav")));
    REQUIRE(QTest::qWaitFor([&] { return !desk.recordings().isReading(); }, 20'000));
    CHECK(desk.line("say-seer").tenths == 5);
    CHECK(desk.line("say-seer").isRemoved);
    desk.recordings().bringBack("say-seer");
    CHECK(desk.line("say-seer").tenths == 10);
    CHECK(desk.line("say-seer").isRemoved);
    desk.recordings().bringBack("say-seer");
    CHECK(desk.line("say-seer").tenths == 5);
}

TEST_CASE("Of what is tried, played, recorded and checked, the one that begins ends the others")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    desk.editor().open("werewolves-night", "en");
    desk.editor().setStep(1);
    desk.editor().tryStep();
    CHECK(desk.editor().trial()->isOn());
    desk.night->checkSound();
    CHECK(desk.night->isChecking());
    CHECK_FALSE(desk.editor().trial()->isOn());
    desk.recordings().record("say-seer");
    CHECK_FALSE(desk.night->isChecking());
    CHECK(desk.recordings().recording() == "say-seer");
    desk.editor().tryStep();
    CHECK(desk.editor().trial()->isOn());
    CHECK(desk.recordings().recording().isEmpty());
    desk.recordings().record("say-seer");
    CHECK_FALSE(desk.editor().trial()->isOn());
    desk.recordings().record("say-seer");
    desk.night->checkSound();
    desk.recordings().play("say-seer");
    CHECK_FALSE(desk.night->isChecking());
    CHECK(desk.recordings().playing() == "say-seer");
    desk.night->checkSound();
    CHECK(desk.recordings().playing().isEmpty());
}

TEST_CASE("What is typed without a pause is kept while it is typed")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    for (int key = 0; key < 10; ++key) {
        desk.editor().setWords("say", QString(key + 1, 'a'));
        QTest::qWait(100);
    }
    CHECK(desk.scripts().size() == 1);
}

TEST_CASE("What does not fit is told in the words of the page, without a key of the file")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setStep(0);
    desk.editor().setChoice(1);
    CHECK(desk.editor().form().faults ==
          QStringList{"They choose: nobody is called who could choose. Name roles in “Called”"});
    desk.editor().undo();
    desk.editor().setWords("say", "");
    CHECK(desk.editor().form().faults ==
          QStringList{"Said: it is empty. Write what is said, or leave it out"});
    desk.editor().undo();
    desk.editor().setRoleName(1, "");
    REQUIRE(desk.editor().faults().size() == 1);
    CHECK(desk.editor().faults().first() == "Role 2, Name: it is empty. Write what is said, or leave it out");
}

TEST_CASE("Where the disk takes nothing, a new script says why it is none")
{
    EditorDesk desk;
    write(desk.path("nights"), false); // where the folder should be
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    CHECK(desk.editor().create().startsWith("The script cannot be kept"));
    CHECK(desk.editor().form().seconds == 9);
}

TEST_CASE("A line that is called like one that is gone keeps its own recording, and that one's waits for it")
{
    EditorDesk desk;
    const auto record = [&](const QString& line, std::int16_t length) {
        desk.recordings().record(line);
        desk.mouth->heard.samples.assign(static_cast<std::size_t>(nightSampleRate * length), 9000);
        desk.recordings().record(line);
    };
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    record("say-seer", 2);
    record("say-seer", 3);
    record("say-healer", 4);
    CHECK(desk.line("say-seer").tenths == 25);
    CHECK(desk.line("say-healer").tenths == 35);
    desk.editor().setStep(2);
    REQUIRE(desk.editor().form().say.key == "say-seer");
    desk.editor().removeStep();
    desk.editor().setStep(2);
    REQUIRE(desk.editor().form().say.key == "say-healer");
    desk.editor().setKey("say", "say-seer");
    CHECK(desk.line("say-seer").tenths == 35);
    CHECK_FALSE(desk.line("say-seer").isRemoved);
    // Nor does a third line get what waits now under the name that is free.
    desk.editor().setStep(1);
    record("say-werewolves", 5);
    desk.editor().setKey("say", "say-healer");
    CHECK(desk.line("say-healer").tenths == 45);
    desk.editor().undo();
    desk.editor().undo();
    CHECK(desk.line("say-healer").tenths == 35);
    desk.editor().undo();
    CHECK(desk.line("say-seer").tenths == 25);
    CHECK(desk.line("say-healer").tenths == 35);
    CHECK(desk.line("say-werewolves").tenths == 45);
    desk.recordings().bringBack("say-seer");
    CHECK(desk.line("say-seer").tenths == 15);
}

TEST_CASE("A line that said another's words and says its own again does not speak with that one's recording")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    desk.recordings().record("say-seer");
    desk.recordings().record("say-seer");
    desk.editor().setStep(3);
    desk.editor().setKey("say", "say-seer");
    desk.editor().undo();
    CHECK_FALSE(desk.line("say-healer").isRecorded);
    CHECK(desk.line("say-seer").isRecorded);
}

TEST_CASE("What was removed goes along when its line is called otherwise")
{
    EditorDesk desk;
    desk.editor().open("werewolves-night", "en");
    desk.editor().setSeconds(9);
    desk.recordings().record("say-seer");
    desk.recordings().record("say-seer");
    desk.recordings().remove("say-seer");
    desk.editor().setStep(2);
    desk.editor().setKey("say", "say-first");
    CHECK(desk.line("say-first").isRemoved);
    desk.recordings().bringBack("say-first");
    CHECK(desk.line("say-first").isRecorded);
}

TEST_CASE("Of two sounds for a line at once one is taken, and the group's own stays to be brought back")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    desk.recordings().record("say-wake");
    desk.recordings().record("say-wake");
    QDir().mkpath(desk.path("ours"));
    write(desk.path("ours/say-wake.wav"));
    write(desk.path("ours/say-wake.aiff"));
    write(desk.path("ours/say-wake.zip"), false);
    desk.recordings().takeFolder(QUrl::fromLocalFile(desk.path("ours")));
    REQUIRE(QTest::qWaitFor([&] { return !desk.recordings().isReading(); }, 20'000));
    CHECK(desk.recordings().fault().isEmpty());
    CHECK(desk.line("say-wake").tenths == 5);
    desk.recordings().bringBack("say-wake");
    CHECK(desk.line("say-wake").tenths == 10);
    // The last of two that are chosen in a hurry.
    desk.recordings().take("say-wake", write(desk.path("one.wav"), false));
    desk.recordings().take("say-wake", write(desk.path("two.wav")));
    REQUIRE(QTest::qWaitFor([&] { return !desk.recordings().isReading(); }, 20'000));
    CHECK(desk.recordings().fault().isEmpty());
    desk.recordings().bringBack("say-wake");
    CHECK(desk.line("say-wake").tenths == 10);
}

TEST_CASE("What is heard ends at once before a microphone is opened")
{
    EditorDesk desk;
    desk.night->setup()->setScript("werewolves-night");
    desk.night->checkSound();
    desk.recordings().record("say-seer");
    CHECK(desk.silence->fades == std::vector<std::chrono::milliseconds>{0ms});
    desk.recordings().record("say-seer");
    desk.editor().open("werewolves-night", "en");
    desk.editor().tryStep();
    desk.recordings().record("say-seer");
    CHECK(desk.silence->fades == std::vector<std::chrono::milliseconds>{0ms, 0ms});
    desk.recordings().record("say-seer");
    desk.recordings().play("say-seer");
    desk.recordings().record("say-seer");
    CHECK(desk.silence->fades == std::vector<std::chrono::milliseconds>{0ms, 0ms, 0ms});
}
