#include "app/night/night.h"

#include "heard_night.h"
#include "kernel/random.h"
#include "mixed_night.h"
#include "moderator/night_script_file.h"
#include "moderator/wav.h"
#include "night_ear.h"
#include "sound/night_loudspeaker.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

using Notes = std::vector<std::string>;

/// A laptop with a clock that a test turns, and a folder that outlives the program on it.
class Room
{
public:
    Room() : preferences(m_folder.path()) {}

    /// The program is started (again).
    void open()
    {
        open([this] {
            auto outlet = std::make_unique<NightEar>();
            ear = outlet.get();
            return outlet;
        });
    }
    /// The same, and heard by this.
    void open(const std::function<std::unique_ptr<NightOutlet>()>& outlet)
    {
        night.reset();
        NightTools tools;
        tools.now = [this] { return now; };
        tools.outlet = outlet();
        tools.keepAwake = [this](const QString&) { return awake = std::make_shared<int>(1); };
        tools.folder = m_folder.path();
        tools.engine = "";
        tools.ticks = false;
        night = std::make_unique<Night>(std::move(tools), preferences);
    }
    /// The same, and the werewolves' night is chosen; with a recording of a second for each line.
    void openWithVoice()
    {
        open();
        record("werewolves-night");
        choose();
        REQUIRE(QTest::qWaitFor([&] { return !night->setup()->isPreparing(); }, 20'000));
    }
    /// Every line of a script has a recording of a second.
    void record(const QString& script) const
    {
        record(script, std::vector<StereoFrame>(nightSampleRate, {0.1F, 0.1F}));
    }
    /// Every line has this one.
    void record(const QString& script, const std::vector<StereoFrame>& frames) const
    {
        const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
        const auto body = wavFrames(frames);
        const QString own = NightFolder(m_folder.path()).recordings(script, "en") + '/';
        QDir().mkpath(own);
        for (const NightLine& line : linesOf(nightScriptNamed(script.toStdString()), "en")) {
            QFile file(own + QString::fromStdString(line.id) + ".wav");
            REQUIRE(file.open(QIODevice::WriteOnly));
            file.write(header.data(), header.size());
            file.write(body.data(), static_cast<qint64>(body.size()));
        }
    }
    void choose()
    {
        night->setup()->setLanguage("en");
        night->setup()->setScript("werewolves-night");
    }
    /// The night is started, and its first step has just begun.
    void start()
    {
        night->start();
        now += NightVoice::kAhead;
        night->tick();
    }
    /// Time passes as it does, in small steps.
    void pass(NightTime time)
    {
        for (const NightTime end = now + time; now < end;) {
            now += 20ms;
            night->tick();
        }
    }
    /// Time passes as it does for everybody, until it is so.
    bool comesTo(const std::function<bool()>& isSo)
    {
        constexpr auto kPatience = 30s;
        const auto moment = [] { return std::chrono::steady_clock::now(); };
        const auto begin = moment();
        const NightTime before = now;
        while (!isSo()) {
            if (moment() - begin > kPatience)
                return false;
            QTest::qWait(10);
            now = before + std::chrono::duration_cast<NightTime>(moment() - begin);
            night->tick();
        }
        return true;
    }
    /// A script of one's own, chosen by the name that comes back.
    QString write(const QString& name, const QByteArray& script) const
    {
        QDir().mkpath(path("nights"));
        QFile file(path("nights/" + name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(script);
        return file.fileName();
    }
    NightPlan plan() const { return night->setup()->plan(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;

public:
    Preferences preferences;
    NightTime now = 1h;
    std::shared_ptr<void> awake;
    std::unique_ptr<Night> night;
    NightEar* ear = nullptr;
};

} // namespace

TEST_CASE("A night begins with its first line, counts, and keeps the laptop awake until it is over")
{
    Room room;
    room.openWithVoice();
    room.ear->takeNotes();
    room.start();
    CHECK(room.ear->takeNotes() == Notes{"begin 0", "hiding", "say in 450"});
    CHECK(room.night->caption() == "Night falls on the village. Everybody, close your eyes.");
    CHECK(room.night->heading() == "Everybody");
    CHECK(room.night->isSpeaking());
    CHECK(room.awake.use_count() == 2);
    room.pass(room.plan().steps[0].speaking + 1500ms);
    CHECK(room.night->isCounting());
    CHECK(room.night->secondsLeft() == 4);
    CHECK(room.night->seconds() == 5);
    room.pass(room.plan().length());
    CHECK(room.night->isOver());
    CHECK(room.night->secondsToDawn() == 0);
    CHECK(room.awake.use_count() == 1);
    CHECK(room.ear->takeNotes().back() == "end");
}

TEST_CASE("Until its first step begins a night is dark and says nothing, and a key does not wait for it")
{
    Room room;
    room.openWithVoice();
    room.ear->takeNotes();
    room.night->start();
    CHECK(room.night->isShown());
    CHECK(room.night->caption().isEmpty());
    CHECK(room.ear->takeNotes() == Notes{"begin 0", "hiding", "say in 450"});
    room.pass(200ms);
    CHECK(room.ear->takeNotes().empty());
    room.night->addTime();
    CHECK(room.ear->takeNotes() == Notes{"hush", "say in 0"});
    CHECK(room.night->caption() == "Night falls on the village. Everybody, close your eyes.");
    CHECK(room.night->seconds() == 15);
}

TEST_CASE("The mix knows each line before it begins, and begins it within 50 milliseconds of its step")
{
    Room room;
    room.openWithVoice();
    room.start();
    room.ear->takeNotes();
    std::vector<NightTime> heard;
    const NightTime start = room.now;
    for (NightTime end = room.now + room.plan().length(); room.now < end;) {
        room.now += 20ms;
        room.night->tick();
        for (const std::string& note : room.ear->takeNotes())
            if (note.starts_with("say in "))
                heard.push_back(room.now - start + NightTime(std::stoi(note.substr(7))));
    }
    const NightPlan plan = room.plan();
    std::vector<NightTime> due;
    for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        if (i > 0)
            due.push_back(plan.beginOf(i));
        if (plan.steps[i].closing)
            due.push_back(plan.beginOf(i) + plan.steps[i].speaking + plan.steps[i].counting);
    }
    CHECK(heard == due);
}

TEST_CASE("A night without any voice and without any sound takes exactly the same time")
{
    Room loud;
    loud.openWithVoice();
    Room silent;
    silent.open();
    silent.choose();
    REQUIRE(QTest::qWaitFor([&] { return !silent.night->setup()->isPreparing(); }, 20'000));
    silent.ear->become(NightSoundState::missing);
    loud.start();
    silent.start();
    while (!loud.night->isOver()) {
        loud.pass(20ms);
        silent.pass(20ms);
        REQUIRE(loud.night->step() == silent.night->step());
        REQUIRE(loud.night->secondsLeft() == silent.night->secondsLeft());
        REQUIRE(loud.night->caption() == silent.night->caption());
    }
    CHECK(silent.night->isOver());
    CHECK(silent.night->sound()->notice().startsWith("There is no sound: no loudspeaker is found."));
}

TEST_CASE("Who has died and what was ticked is not heard: such nights sound the same to the sample")
{
    // One step after another in a few seconds each; what is to be heard of the toad alone is told.
    const char* const script = R"({"format": 1, "title": {"text": "Swamp"},
        "roles": [{"id": "witch", "name": {"text": "Witch"}}, {"id": "toad", "name": {"text": "Toad"}}],
        "steps": [
            {"id": "sleep", "heading": {"text": "All"}, "say": {"text": "Sleep."}, "seconds": 1},
            {"id": "brew", "calls": ["witch"], "say": {"text": "Witch."}, "seconds": 2, "closing": {"text": "Sleep."}},
            {"id": "jump", "calls": ["toad"], "when": "%1", "say": {"text": "Toad."}, "seconds": 2, "choice": "seat"},
            {"id": "wake", "heading": {"text": "All"}, "say": {"text": "Wake."}, "seconds": 0}],
        "lines": {}})";
    // A night in which those roles are held by nobody any more, heard whole; it is chosen by `choose`.
    const auto soundOf = [&](const char* when, const std::vector<std::string>& gone,
                             const std::function<void(NightSetup&)>& choose = {}) {
        Room room;
        MixedNight* ear = nullptr;
        room.open([&ear] {
            auto outlet = std::make_unique<MixedNight>();
            ear = outlet.get();
            return outlet;
        });
        const QString name = room.write("swamp.json", QString::fromUtf8(script).arg(when).toUtf8());
        room.record(name);
        NightSetup& setup = *room.night->setup();
        REQUIRE(setup.take({name.toStdString(), "en", {std::nullopt, gone}, {}}));
        if (choose)
            choose(setup);
        REQUIRE(QTest::qWaitFor([&] { return !setup.isPreparing(); }, 20'000));
        room.night->start();
        while (!room.night->isOver()) {
            room.now += 20ms;
            room.night->tick();
            ear->pass(0.02);
        }
        CHECK(ear->lines() >= 4);
        CHECK(ear->level(1, 2) > -60);
        return ear->frames();
    };
    const auto whole = soundOf("in-play", {});
    const auto tick = [](const char* role, bool onlyThose) {
        return [=](NightSetup& setup) {
            setup.setCallsInPlayOnly(true);
            setup.setInPlay(role, false);
            setup.setCallsInPlayOnly(onlyThose);
        };
    };
    const bool isDeathSilent = whole == soundOf("in-play", {"toad"});
    CHECK(isDeathSilent);
    const bool areAllDeathsSilent = whole == soundOf("in-play", {"witch", "toad"});
    CHECK(areAllDeathsSilent);
    const bool isTickSilent = whole == soundOf("in-play", {"witch"}, tick("toad", false));
    CHECK(isTickSilent);
    // What a script and its group choose to tell is heard, so that the same would be noticed above.
    const bool isHeldTold = soundOf("held", {}) != soundOf("held", {"toad"});
    CHECK(isHeldTold);
    const bool isPlayTold = whole != soundOf("in-play", {}, tick("toad", true));
    CHECK(isPlayTold);
}

TEST_CASE("A sound server that freezes in the night is said on the screen, and the night goes on")
{
    Room room;
    room.open();
    room.choose();
    room.start();
    room.ear->become(NightSoundState::playing);
    CHECK(room.night->sound()->notice().isEmpty());
    CHECK(room.night->sound()->isHeard());
    room.ear->become(NightSoundState::frozen);
    CHECK(room.night->sound()->notice().contains("does not answer"));
    room.pass(room.plan().length());
    CHECK(room.night->isOver());
}

TEST_CASE(
    "A loudspeaker that is pulled out in a line is said to be missing, the clock goes on, and once it is "
    "back the rest of the line is heard at its time")
{
    constexpr auto kLine = 14s;
    constexpr auto kTail = 4s;
    // No part of it is like another; a few frames beside its place it is still known.
    constexpr std::size_t kAlike = 24;
    std::vector<StereoFrame> line(static_cast<std::size_t>(kLine.count()) * nightSampleRate);
    Random random(Seed::fromText("line"), "hiss");
    for (std::size_t i = 0; i < line.size(); ++i)
        line[i].left = line[i].right =
            i % kAlike != 0 ? line[i - 1].left : static_cast<float>(random.below(1000)) / 2500.0F - 0.2F;
    Room room;
    HeardNight heard;
    room.open([&heard] { return std::make_unique<NightLoudspeaker>(heard.way()); });
    room.record("werewolves-night", line);
    room.choose();
    REQUIRE(QTest::qWaitFor([&] { return !room.night->setup()->isPreparing(); }, 20'000));
    Night& night = *room.night;
    night.start();
    REQUIRE(room.comesTo([&] { return night.isVoiceHeard(); }));
    night.skip(); // to a step that is longer than the line
    REQUIRE(room.comesTo([&] { return night.caption().startsWith("Werewolves") && night.isVoiceHeard(); }));
    const auto begin = std::chrono::steady_clock::now();
    const QString words = night.caption();
    REQUIRE(room.comesTo([&] { return std::chrono::steady_clock::now() > begin + 1s; }));

    heard.pullOut();
    REQUIRE(room.comesTo([&] { return !night.sound()->notice().isEmpty(); }));
    CHECK(night.sound()->notice().startsWith("There is no sound: no loudspeaker is found."));
    CHECK_FALSE(night.isVoiceHeard());
    const auto gone = std::chrono::steady_clock::now();
    const int left = night.secondsToDawn();
    REQUIRE(room.comesTo([&] { return night.secondsToDawn() < left; }));
    CHECK_FALSE(night.isPaused());
    CHECK(night.caption() == words);

    heard.plugIn();
    REQUIRE(room.comesTo([&] { return night.sound()->notice().isEmpty(); }));
    CHECK(night.isVoiceHeard());
    CHECK(std::chrono::steady_clock::now() - begin < kLine - kTail);
    REQUIRE(room.comesTo([&] { return !night.isVoiceHeard(); }));
    CHECK(night.step() == 1);
    CHECK(night.isCounting());
    const HeardSound sound = heard.sound();
    CHECK(sound.decibels(gone, 500ms) <= -200);
    std::vector<float> tail;
    for (auto frame = line.end() - kTail.count() * nightSampleRate; frame != line.end(); ++frame)
        tail.push_back(frame->left);
    const FoundLine found = sound.find(tail, begin + kLine - kTail);
    MESSAGE("after ", kLine.count() - kTail.count(), " s of the line the rest is ", found.lateBy.count(),
            " ms late, likeness ", found.likeness);
    CHECK(found.likeness > 0.85);
    CHECK(std::abs(found.lateBy.count()) <= 100);
}

TEST_CASE("The words of a line that a press begins stand there when it is heard, and at once without a sound")
{
    Room room;
    room.openWithVoice();
    room.start();
    room.ear->become(NightSoundState::playing);
    room.pass(2s);
    room.ear->takeNotes();
    room.night->skip();
    CHECK(room.ear->takeNotes() == Notes{"hush", "say in 80"});
    CHECK(room.night->heading() == "Werewolves");
    CHECK(room.night->caption().isEmpty());
    CHECK_FALSE(room.night->isVoiceHeard());
    room.pass(60ms);
    CHECK(room.night->caption().isEmpty());
    room.pass(20ms);
    CHECK(room.night->caption().startsWith("Werewolves, open your eyes"));
    CHECK(room.night->isVoiceHeard());
    // Whoever pauses before that reads them all the same.
    room.night->repeatLine();
    CHECK(room.night->caption().isEmpty());
    room.night->pause();
    CHECK(room.night->caption().startsWith("Werewolves, open your eyes"));
    room.ear->become(NightSoundState::missing);
    room.night->resume();
    CHECK(room.night->caption().startsWith("Werewolves, open your eyes"));
}

TEST_CASE("A line that was announced is taken back when seconds are added before it")
{
    Room room;
    room.openWithVoice();
    room.start();
    const NightPlan plan = room.plan();
    room.pass(plan.beginOf(1) + plan.steps[1].speaking + plan.steps[1].counting - 200ms);
    CHECK(room.ear->takeNotes().back().starts_with("say in "));
    room.night->addTime();
    CHECK(room.ear->takeNotes() == Notes{"hush"});
    CHECK(room.night->secondsLeft() == 11);
    room.pass(9s);
    CHECK(room.ear->takeNotes().empty());
    room.pass(1s);
    CHECK(room.ear->takeNotes().size() == 1);
}

TEST_CASE("After the program was killed the night is offered again and goes on at its step")
{
    Room room;
    room.open();
    room.choose();
    room.night->setup()->setInPlay("healer", false);
    room.start();
    room.pass(room.plan().beginOf(1) + room.plan().steps[1].speaking + 10s);
    CHECK(room.night->heading() == "Werewolves");
    // What a kill leaves: the file as it was kept last.
    REQUIRE(QFile::copy(room.path("night.json"), room.path("left.json")));
    room.night->stop();
    CHECK(room.night->keptTitle().isEmpty());
    REQUIRE(QFile::copy(room.path("left.json"), room.path("night.json")));

    room.open();
    CHECK(room.night->keptTitle() == "Night of the werewolves");
    CHECK(room.night->keptHeading() == "Werewolves");
    room.night->takeUp();
    CHECK(room.night->isShown());
    CHECK(room.night->isPaused());
    CHECK(room.night->heading() == "Werewolves");
    CHECK(room.night->steps().size() == 4);
    CHECK(room.night->secondsLeft() >= 15);
    CHECK(room.night->secondsLeft() <= 18);
    room.now += 1h;
    room.night->tick();
    CHECK(room.night->isPaused());
    room.night->resume();
    CHECK(room.night->caption().startsWith("Werewolves, open your eyes"));
    room.pass(room.plan().length());
    CHECK(room.night->isOver());
    CHECK_FALSE(QFile::exists(room.path("night.json")));
}

TEST_CASE("A window that is closed in the middle of a night keeps it")
{
    Room room;
    room.open();
    room.choose();
    room.start();
    room.pass(3s);
    room.open();
    CHECK(room.night->keptTitle() == "Night of the werewolves");
    room.night->forget();
    CHECK(room.night->keptTitle().isEmpty());
}

TEST_CASE("A kept night that is damaged is offered to nobody")
{
    Room room;
    const auto write = [&](const char* text) {
        QFile file(room.path("night.json"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("no json");
    room.open();
    CHECK(room.night->keptTitle().isEmpty());
    room.night->takeUp();
    CHECK_FALSE(room.night->isShown());
    CHECK(room.night->keptFault().isEmpty());
}

TEST_CASE("A night whose script is gone or faulty says so with its remedy, and goes on once that is done")
{
    Room room;
    room.open();
    const QString script = room.path("ours.json");
    REQUIRE(QFile::copy(QString::fromStdString(shippedNightFile("werewolves-night")), script));
    room.night->setup()->setLanguage("en");
    room.night->setup()->takeScript(QUrl::fromLocalFile(script));
    room.start();
    room.pass(room.plan().beginOf(1) + 1s);
    room.open();
    REQUIRE(room.night->keptTitle() == "Night of the werewolves");

    // It goes between the look and the press.
    const QString chosen = room.night->setup()->script();
    REQUIRE(QFile::rename(script, room.path("away.json")));
    room.night->takeUp();
    CHECK_FALSE(room.night->isShown());
    CHECK(room.night->keptTitle().isEmpty());
    CHECK(room.night->keptFault().contains("its script is not there any more: " + script));
    CHECK(room.night->keptFault().contains("Put the file back there"));
    CHECK(room.night->setup()->script() == chosen);
    CHECK(room.night->setup()->fault().isEmpty());

    room.open();
    CHECK(room.night->keptFault().contains(script));
    QFile faulty(script);
    REQUIRE(faulty.open(QIODevice::WriteOnly));
    faulty.write("{}");
    faulty.close();
    room.night->takeUp();
    CHECK(room.night->keptFault().contains("its script cannot be used: "));
    CHECK(room.night->keptFault().contains("Mend the script"));

    REQUIRE(faulty.remove());
    REQUIRE(QFile::rename(room.path("away.json"), script));
    room.night->takeUp();
    CHECK(room.night->isShown());
    CHECK(room.night->heading() == "Werewolves");
    CHECK(room.night->keptFault().isEmpty());
}

TEST_CASE("A script that is wrong begins no night, and says each fault with its step")
{
    Room room;
    room.open();
    QFile file(QString::fromStdString(shippedNightFile("werewolves-night")));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QByteArray script = file.readAll();
    const QByteArray right = "\"seconds\": 25";
    REQUIRE(script.count(right) == 1);
    script.replace(right, "\"seconds\": -5");
    QFile wrong(room.path("wrong.json"));
    REQUIRE(wrong.open(QIODevice::WriteOnly));
    wrong.write(script);
    wrong.close();
    room.night->setup()->takeScript(QUrl::fromLocalFile(wrong.fileName()));
    CHECK(room.night->setup()->fault().contains("econds"));
    room.night->start();
    CHECK_FALSE(room.night->isShown());
    room.night->checkSound();
    CHECK_FALSE(room.night->isChecking());
    CHECK(room.awake == nullptr);
}

TEST_CASE("A laptop that slept finds the night waiting")
{
    Room room;
    room.open();
    room.choose();
    room.start();
    room.pass(2s);
    room.now += 1h;
    room.night->tick();
    CHECK(room.night->isPaused());
    CHECK(room.night->step() == 0);
    CHECK(room.night->notice() == "The laptop slept. The night has waited.");
    room.night->resume();
    room.pass(1s);
    CHECK_FALSE(room.night->isPaused());
    CHECK(room.night->notice().isEmpty());
}

TEST_CASE("A mistaken skip is undone, also from the morning back into the night")
{
    Room room;
    room.open();
    room.choose();
    room.start();
    room.pass(room.plan().beginOf(3) + 1s);
    room.ear->takeNotes();
    room.night->skip();
    CHECK(room.night->step() == 4);
    CHECK(room.night->undoHeading() == "Healer");
    CHECK(room.ear->takeNotes() == Notes{"hush", "end"});
    room.night->undoSkip();
    CHECK(room.night->step() == 3);
    CHECK(room.ear->takeNotes() == Notes{"hush", "begin 0", "hiding"});
    CHECK(room.night->undoHeading().isEmpty());
    room.night->goTo(0);
    CHECK(room.night->step() == 0);
    room.night->goTo(99);
    CHECK(room.night->step() == 0);
}

TEST_CASE("A night that comes back from its end keeps the laptop awake again")
{
    Room room;
    room.open();
    room.choose();
    room.start();
    for (std::size_t skips = 0; skips < room.plan().steps.size(); ++skips)
        room.night->skip();
    CHECK(room.awake.use_count() == 1);
    room.night->undoSkip();
    CHECK(room.awake.use_count() == 2);
}

TEST_CASE("The sound check lets forest and voice be heard and ends by itself or by a second press")
{
    Room room;
    room.openWithVoice();
    room.ear->takeNotes();
    room.night->checkSound();
    CHECK(room.night->isChecking());
    CHECK(room.ear->takeNotes() == Notes{"begin 0", "hiding", "say in 2000"});
    room.night->checkSound();
    CHECK_FALSE(room.night->isChecking());
    CHECK(room.ear->takeNotes() == Notes{"hush", "end"});
}

TEST_CASE("What a sound check finds wrong stays said until something is heard")
{
    Room room;
    room.open();
    room.choose();
    NightSoundModel& sound = *room.night->sound();
    room.night->checkSound();
    room.ear->become(NightSoundState::opening);
    CHECK(sound.notice().isEmpty());
    room.ear->become(NightSoundState::missing);
    const QString found = sound.notice();
    CHECK(found.startsWith("There is no sound: no loudspeaker is found."));
    room.night->checkSound();
    room.ear->become(NightSoundState::off);
    CHECK(sound.notice() == found);
    room.night->checkSound();
    room.ear->become(NightSoundState::opening);
    CHECK(sound.notice() == found);
    room.ear->become(NightSoundState::playing);
    CHECK(sound.notice().isEmpty());
    room.ear->become(NightSoundState::off);
    CHECK(sound.notice().isEmpty());
}

TEST_CASE(
    "Only roles on whose being in play something hangs are asked for, and of the others it is said why not")
{
    Room room;
    room.open();
    NightSetup& setup = *room.night->setup();
    setup.open();
    setup.setLanguage("en");
    const auto ofRoles = [&](bool NightRoleEntry::*which) {
        QStringList ids;
        for (const QVariant& role : setup.roles()->entries())
            if (const auto entry = role.value<NightRoleEntry>(); entry.*which)
                ids.append(entry.id);
        return ids;
    };
    setup.setScript("forsaken-night-one");
    CHECK(setup.asksForRoles());
    CHECK(ofRoles(&NightRoleEntry::isAskedFor) == QStringList{"shrouded", "coward", "navigator", "cursed"});
    CHECK_FALSE(ofRoles(&NightRoleEntry::hasCall).contains("silencer"));
    CHECK(setup.rolesNote() == "“Forsaken” is called in any case, and wakes: Forsaken, Silencer.");
    setup.setScript("forsaken-night-two");
    CHECK(ofRoles(&NightRoleEntry::isAskedFor) == QStringList{"oracle", "priest", "silencer", "navigator"});
    CHECK(setup.rolesNote() == "“Forsaken” is called in any case, and wakes: Forsaken, Shrouded.");

    setup.setScript(room.write("swamp.json", R"({"format": 1, "title": {"text": "Swamp"},
        "roles": [{"id": "witch", "name": {"text": "Witch"}}, {"id": "toad", "name": {"text": "Toad"}}],
        "steps": [{"id": "brew", "calls": ["witch"], "when": "always", "say": {"text": "Witch."}, "seconds": 2}], "lines": {}})"));
    CHECK_FALSE(setup.asksForRoles());
    CHECK(setup.rolesNote() ==
          "“Witch” is called in any case, and wakes: Witch. Not called in this night: Toad.");
}

TEST_CASE("A role that is not in play is not called, and the choice holds until another script is chosen")
{
    Room room;
    room.open();
    room.choose();
    NightSetup& setup = *room.night->setup();
    CHECK(setup.roles()->count() == 3);
    CHECK(setup.steps().size() == 5);
    setup.setInPlay("seer", false);
    CHECK(setup.steps().size() == 4);
    CHECK_FALSE(setup.roles()->at(1).value<NightRoleEntry>().isInPlay);
    setup.setInPlay("seer", true);
    CHECK(setup.steps().size() == 5);
    setup.setLanguage("de");
    CHECK(setup.roles()->at(1).value<NightRoleEntry>().name == "Seherin");
    CHECK(setup.languageNames() == QStringList{"Deutsch", "English"});
}

TEST_CASE("Each role of a shipped night has a sign, at its steps too, and one that the art does not know is "
          "left out")
{
    Room room;
    room.open();
    NightSetup& setup = *room.night->setup();
    for (const std::string& script : shippedNights()) {
        setup.setScript(QString::fromStdString(script));
        for (const QVariant& step : setup.steps()) {
            const auto entry = step.value<NightStepEntry>();
            CAPTURE(entry.id.toStdString());
            const bool isForAll = entry.id == "close-eyes" || entry.id == "wake";
            CHECK(entry.emblem.isEmpty() == isForAll);
        }
    }
    setup.setScript(room.write("swamp.json", R"({"format": 1, "title": {"text": "Swamp"},
        "roles": [{"id": "witch", "name": {"text": "Witch"}, "emblem": "cauldron"}],
        "steps": [{"id": "brew", "calls": ["witch"], "when": "always", "say": {"text": "Witch."}, "seconds": 2}], "lines": {}})"));
    REQUIRE(setup.fault().isEmpty());
    CHECK(setup.steps().front().value<NightStepEntry>().emblem.isEmpty());
}

TEST_CASE("A script of one's own is listed with what is wrong with it")
{
    Room room;
    room.open();
    QFile file(room.path("swamp.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "title": {"text": "Swamp"}, "roles": [], "steps": []})");
    file.close();
    NightSetup& setup = *room.night->setup();
    setup.takeScript(QUrl::fromLocalFile(file.fileName()));
    CHECK(setup.scripts().size() == 4);
    CHECK(setup.fault() == "Steps: there are 0 steps. Give 1 to 60");
    room.start();
    CHECK_FALSE(room.night->isShown());
}

TEST_CASE("Scripts of one's own are removed and brought back in turn, with the night that was cut off in one")
{
    Room room;
    room.open();
    NightSetup& setup = *room.night->setup();
    ScriptEditor& editor = *room.night->editor();
    const auto write = [&](const char* title) {
        editor.create();
        editor.setWords("title", title);
        editor.close();
        return editor.script();
    };
    const QString owls = write("Night of the owls");
    const QString bats = write("Night of the bats");
    setup.setScript(owls);
    room.start();
    room.night->close();
    CHECK(room.night->keptTitle() == "Night of the owls");

    setup.remove();
    CHECK(setup.removed() == "Night of the owls");
    CHECK(setup.scripts().size() == 4);
    CHECK(setup.script() == bats);
    CHECK_FALSE(QFile::exists(owls));
    CHECK(room.night->keptTitle().isEmpty());
    // A new one does not take its name, which is that of its recordings.
    CHECK(write("Night of the mice") != owls);
    setup.setScript(editor.script());
    setup.remove();
    setup.setScript(bats);
    setup.remove();
    CHECK(setup.removed() == "Night of the bats");
    // What comes with Tablewood stays.
    CHECK(setup.script() == "werewolves-night");
    CHECK_FALSE(setup.isOwn());
    setup.remove();
    CHECK(setup.scripts().size() == 3);

    setup.bringBack();
    CHECK(setup.script() == bats);
    CHECK(setup.removed() == "Night of the mice");
    setup.bringBack();
    setup.bringBack();
    CHECK(setup.removed().isEmpty());
    CHECK(setup.script() == owls);
    CHECK(setup.title() == "Night of the owls");
    CHECK(room.night->keptTitle() == "Night of the owls");
    setup.bringBack();
    CHECK(setup.scripts().size() == 6);
}

TEST_CASE("A script that the disk keeps is not removed or brought back, and why is said")
{
    Room room;
    room.open();
    NightSetup& setup = *room.night->setup();
    room.night->editor()->create();
    room.night->editor()->close();
    const QString script = room.night->editor()->script();
    setup.setScript(script);
    REQUIRE(QDir().mkpath(script + ".removed/full")); // where it would go
    setup.remove();
    CHECK(setup.removed().isEmpty());
    CHECK(setup.script() == script);
    CHECK(setup.removingFault().startsWith("The nights cannot be changed: the folder "));
    REQUIRE(QDir(script + ".removed").removeRecursively());
    setup.remove();
    CHECK(setup.removingFault().isEmpty());
    CHECK_FALSE(setup.removed().isEmpty());
}

TEST_CASE("A script that somebody else has removed is said to be gone, and keeps no other from coming back")
{
    Room room;
    room.open();
    NightSetup& setup = *room.night->setup();
    ScriptEditor& editor = *room.night->editor();
    const auto write = [&](const char* title) {
        editor.create();
        editor.setWords("title", title);
        editor.close();
        setup.setScript(editor.script());
        return editor.script();
    };
    const QString owls = write("Night of the owls");
    setup.remove();
    const QString bats = write("Night of the bats");
    setup.remove();
    REQUIRE(QFile::remove(bats + ".removed"));
    setup.bringBack();
    CHECK(setup.removingFault() ==
          "“Night of the bats” is not there any more: somebody has removed its file.");
    CHECK(setup.removed() == "Night of the owls");
    setup.bringBack();
    CHECK(setup.removingFault().isEmpty());
    CHECK(setup.script() == owls);
    REQUIRE(QFile::remove(owls));
    setup.remove();
    CHECK(setup.removingFault() ==
          "“Night of the owls” is not there any more: somebody has removed its file.");
    CHECK(setup.removed().isEmpty());
    CHECK(setup.script() == "werewolves-night");
}

TEST_CASE("The three volumes are kept, and muting the program mutes the night")
{
    Room room;
    room.open();
    NightSoundModel& sound = *room.night->sound();
    sound.setVoice(50);
    sound.setMaster(100);
    CHECK(room.ear->volumes.voice == doctest::Approx(0.25));
    CHECK(room.ear->volumes.master == doctest::Approx(1.0));
    sound.setLayer("rain", 30);
    room.preferences.setMuted(true);
    CHECK(room.ear->volumes.master == 0.0F);
    room.open();
    CHECK(room.night->sound()->voice() == 50);
    CHECK(room.night->sound()->layers()->at(1).value<NightLayerEntry>().level == 30);
}

TEST_CASE("A track that is no sound is refused with the reason")
{
    Room room;
    room.open();
    QFile file(room.path("song.mp3"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("ID3");
    file.close();
    room.night->sound()->addTrack(QUrl::fromLocalFile(file.fileName()));
    CHECK(room.night->sound()->isReadingTrack());
    REQUIRE(QTest::qWaitFor([&] { return !room.night->sound()->isReadingTrack(); }, 20'000));
    CHECK(room.night->sound()->tracks().isEmpty());
    CHECK(room.night->sound()->trackFault().startsWith("song.mp3 cannot be read"));
}

TEST_CASE("A track that is removed while it is read does not come back")
{
    Room room;
    room.open();
    QFile file(room.path("song.wav"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    const std::vector<StereoFrame> frames(20 * nightSampleRate, {0.1F, 0.1F});
    const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
    const auto body = wavFrames(frames);
    file.write(header.data(), header.size());
    file.write(body.data(), static_cast<qint64>(body.size()));
    file.close();
    room.preferences.setNightTracks({file.fileName()});
    NightSoundModel& sound = *room.night->sound();
    sound.readTracks();
    REQUIRE(sound.isReadingTrack());
    sound.removeTrack(0);
    CHECK_FALSE(sound.isReadingTrack());
    QTest::qWait(1500);
    CHECK(sound.tracks().isEmpty());
}
