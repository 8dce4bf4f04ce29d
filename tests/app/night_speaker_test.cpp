#include "app/night/night_speaker.h"

#include "app/night/night.h"
#include "night_ear.h"
#include "sound/live_outlet.h"

#include <doctest/doctest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

/// What a program in the place of tablewood-voice does with a line of orders.
constexpr const char* kTellsVoices = R"(*voices*en*) echo '{"language":"en","voices":["Anna","Ben"]}';;
                                        *voices*) echo '{"language":"de","voices":[]}';;)";
constexpr const char* kSpeaks = R"(*say*) echo "$line" >> "$0.said"; echo '{"said":true}';; *) echo '{}';;)";
constexpr const char* kHangs = R"(*say*) echo "$line" >> "$0.said"; sleep 600;; *) echo '{}';;)";
constexpr const char* kFails = R"(*say*) echo "$line" >> "$0.said"; exit 3;; *) echo '{}';;)";
constexpr const char* kIsSlow =
    R"(*say*) echo "$line" >> "$0.said"; sleep 0.3; echo '{"said":true}';; *) echo '{}';;)";

void writeProgram(const QString& file, const QByteArray& does)
{
    QFile program(file);
    REQUIRE(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\n" + does + "\n");
    program.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
}

/// A program that does this with each line of orders.
void writeSpeaker(const QString& file, const QByteArray& does)
{
    writeProgram(file, "while read -r line; do case \"$line\" in\n" + does + "\nesac; done");
}

QByteArrayList saidBy(const QString& speaker)
{
    QFile file(speaker + ".said");
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QByteArrayList();
}

/// A laptop whose system has a voice that does as a test says, and a clock that the test turns.
class SpeakingRoom
{
public:
    /// Without anything there is no program that speaks.
    explicit SpeakingRoom(const QByteArray& does = {}) : preferences(m_folder.path())
    {
        if (!does.isEmpty())
            writeSpeaker(voice(), does);
        NightTools tools;
        tools.now = [this] { return now; };
        auto outlet = std::make_unique<NightEar>();
        ear = outlet.get();
        tools.outlet = std::move(outlet);
        tools.folder = m_folder.path();
        tools.engine = "";
        tools.liveVoice = does.isEmpty() ? QString() : voice();
        tools.ticks = false;
        night = std::make_unique<Night>(std::move(tools), preferences);
        night->setup()->setScript("werewolves-night");
        night->setup()->setLanguage("en");
    }
    NightSpeaker& speaker() const { return *night->speaker(); }
    /// The system's voice is chosen, and known to be there.
    void chooseLive()
    {
        speaker().useLive(true);
        REQUIRE(QTest::qWaitFor([&] { return speaker().isLive(); }, 20'000));
        REQUIRE(QTest::qWaitFor([&] { return !night->setup()->isPreparing(); }, 20'000));
    }
    /// What the program was told to say, a line of JSON each.
    QByteArrayList said() const { return saidBy(voice()); }

private:
    QString voice() const { return m_folder.filePath("voice"); }
    QTemporaryDir m_folder;

public:
    Preferences preferences;
    NightTime now = 1h;
    NightEar* ear = nullptr;
    std::unique_ptr<Night> night;
};

/// What a night shows at a time, and when the forest makes room for a line.
struct NightMoment
{
    NightTime at;
    int step;
    int secondsLeft;
    QString caption;
    std::vector<std::string> notes;
    friend bool operator==(const NightMoment&, const NightMoment&) = default;
};

/// Plays the night, fifty times faster than it is, or as slow as the first line needs to come to a voice.
std::vector<NightMoment> playedThrough(SpeakingRoom& room)
{
    std::vector<NightMoment> all;
    const NightTime begin = room.now;
    room.ear->become(NightSoundState::playing);
    room.ear->takeNotes();
    room.night->start();
    if (room.speaker().isLive())
        REQUIRE(QTest::qWaitFor([&] { return !room.said().isEmpty(); }, 20'000));
    for (int tick = 0; !room.night->isOver(); ++tick) {
        room.now += 20ms;
        room.night->tick();
        if (tick % 5 == 0)
            QTest::qWait(2);
        NightMoment now{room.now - begin, room.night->step(), room.night->secondsLeft(),
                        room.night->caption(), room.ear->takeNotes()};
        if (all.empty() || !now.notes.empty() || now.step != all.back().step ||
            now.secondsLeft != all.back().secondsLeft || now.caption != all.back().caption)
            all.push_back(std::move(now));
    }
    return all;
}

} // namespace

TEST_CASE("The computer's voice is chosen only where it speaks the language, and else the page says what to "
          "install")
{
    SpeakingRoom room(QByteArray(kTellsVoices) + kSpeaks);
    CHECK_FALSE(room.speaker().isLive());
    CHECK(room.speaker().notice().isEmpty());
    room.chooseLive();
    CHECK(room.speaker().voices() == QStringList{"Anna", "Ben"});
    CHECK(room.speaker().voice() == 0);
    room.speaker().useVoice(1);
    CHECK(room.preferences.nightSpeaker("en") == "Ben");
    room.speaker().useLive(true); // pressed again
    CHECK(room.preferences.nightSpeaker("en") == "Ben");
    room.night->setup()->setLanguage("de");
    CHECK_FALSE(room.speaker().isLive());
    room.speaker().useLive(true);
    REQUIRE(QTest::qWaitFor([&] { return !room.speaker().notice().isEmpty(); }, 20'000));
    CHECK_FALSE(room.speaker().isLive());
    CHECK(room.speaker().notice().startsWith("This computer has no voice for the language Deutsch."));
    CHECK(room.preferences.nightSpeaker("de").isEmpty());
    CHECK(room.preferences.nightSpeaker("en") == "Ben");
}

TEST_CASE("Without a program that speaks the page says so, and lines have the voice they had")
{
    SpeakingRoom room;
    room.speaker().useLive(true);
    CHECK_FALSE(room.speaker().isLive());
    CHECK_FALSE(room.speaker().canBeLive());
    CHECK(room.speaker().notice().startsWith("This Tablewood was built without the computer's voice."));
    room.speaker().useLive(false);
    CHECK(room.speaker().notice().isEmpty());
}

TEST_CASE("The computer's voice says each line at its time, and the forest makes room for as long as its "
          "words have")
{
    SpeakingRoom room(QByteArray(kTellsVoices) + kSpeaks);
    room.chooseLive();
    const NightPlan plan = room.night->setup()->plan();
    const NightLine& first = plan.steps[0].opening;
    const VoiceClip clip = room.night->setup()->clip(first);
    REQUIRE(clip);
    CHECK(lengthOf(clip) == speakingTime(first.text));
    CHECK(std::ranges::all_of(clip->samples, [](float sample) { return sample == 0.0F; }));
    CHECK(clip->live == LiveWords{first.text, "en", "Anna"});

    room.ear->become(NightSoundState::playing);
    room.ear->takeNotes();
    room.night->start();
    CHECK(room.ear->takeNotes().back() == "say in 450");
    CHECK(room.said().isEmpty());
    REQUIRE(QTest::qWaitFor([&] { return !room.said().isEmpty(); }, 20'000));
    CHECK(room.said().front().contains("Night falls on the village. Everybody, close your eyes."));
}

TEST_CASE("A night takes the same time and shows the same words whether the computer's voice speaks, is "
          "missing, slow, hangs or fails")
{
    SpeakingRoom silent;
    REQUIRE(QTest::qWaitFor([&] { return !silent.night->setup()->isPreparing(); }, 20'000));
    auto wanted = playedThrough(silent);
    const auto withoutNotes = [](std::vector<NightMoment> all) {
        for (NightMoment& shown : all)
            shown.notes.clear();
        all.erase(std::unique(all.begin(), all.end(),
                              [](const NightMoment& one, const NightMoment& other) {
                                  return one.step == other.step && one.secondsLeft == other.secondsLeft &&
                                         one.caption == other.caption;
                              }),
                  all.end());
        return all;
    };
    for (const char* does : {kSpeaks, kIsSlow, kHangs, kFails}) {
        CAPTURE(does);
        SpeakingRoom room(QByteArray(kTellsVoices) + does);
        room.chooseLive();
        const auto shown = playedThrough(room);
        CHECK(withoutNotes(shown) == withoutNotes(wanted));
    }
}

TEST_CASE("A computer's voice that fails in the night is said on the screen and asked again only when the "
          "page is opened")
{
    SpeakingRoom room(QByteArray(kTellsVoices) + kFails);
    room.chooseLive();
    room.night->start();
    REQUIRE(QTest::qWaitFor([&] { return !room.speaker().notice().isEmpty(); }, 20'000));
    CHECK(room.speaker().notice().startsWith("The computer's voice has failed."));
    CHECK_FALSE(room.speaker().isLive());
    CHECK(room.said().size() == 1);
    room.night->stop();
    room.night->setup()->open();
    CHECK(QTest::qWaitFor([&] { return room.speaker().isLive(); }, 20'000));
    CHECK(room.speaker().notice().isEmpty());
}

TEST_CASE("A computer's voice that does not answer is ended and said to be silent, and nobody waits for it")
{
    QTemporaryDir folder;
    writeProgram(folder.filePath("voice"), "exec sleep 600");
    LiveVoice voice(folder.filePath("voice"), {300ms, 300ms});
    voice.ask("en", {});
    CHECK(voice.state() == LiveVoiceState::opening);
    CHECK(QTest::qWaitFor([&] { return voice.state() == LiveVoiceState::frozen; }, 20'000));
    voice.ask("en", {}); // it is not waited for again
    CHECK(voice.state() == LiveVoiceState::frozen);
}

TEST_CASE("A voice that hangs in a line is noticed also while another language is asked for")
{
    QTemporaryDir folder;
    const QString program = folder.filePath("voice");
    writeSpeaker(program, QByteArray(kTellsVoices) + kHangs);
    LiveVoice voice(program, {5000ms, 300ms});
    voice.ask("en", {});
    REQUIRE(QTest::qWaitFor([&] { return voice.state() == LiveVoiceState::ready; }, 20'000));
    voice.say({"Hello.", "en", "Anna"}, 1.0F);
    voice.ask("de", {});
    voice.hush();
    CHECK(QTest::qWaitFor([&] { return voice.state() == LiveVoiceState::frozen; }, 20'000));
}

TEST_CASE(
    "Orders that overtake each other are all answered, and a healthy voice is not taken for one that hangs")
{
    QTemporaryDir folder;
    const QString program = folder.filePath("voice");
    writeSpeaker(program, QByteArray(kTellsVoices) + kSpeaks);
    LiveVoice voice(program, {20'000ms, 400ms});
    voice.ask("en", {});
    voice.ask("de", {});
    REQUIRE(QTest::qWaitFor([&] { return voice.state() == LiveVoiceState::ready; }, 20'000));
    CHECK(voice.voices("en") == QStringList{"Anna", "Ben"});
    CHECK(voice.voices("de") == QStringList{});
    for (int i = 0; i < 20; ++i) {
        voice.say({"Hello.", "en", "Anna"}, 1.0F);
        voice.hush();
    }
    REQUIRE(QTest::qWaitFor([&] { return saidBy(program).size() == 20; }, 20'000));
    QTest::qWait(600);
    CHECK(voice.state() == LiveVoiceState::ready);
}

TEST_CASE("A voice that was left goes on speaking until its last line is over, and no longer than the forest")
{
    QTemporaryDir folder;
    const QString program = folder.filePath("voice");
    writeSpeaker(program, QByteArray(kTellsVoices) + R"(*) echo "$line" >> "$0.said"; echo '{}';;)");
    LiveVoice voice(program);
    NightEar below;
    LiveOutlet outlet(below, voice);
    voice.ask("en", {});
    outlet.begin({});
    outlet.say(std::make_shared<const SpokenLine>(
                   SpokenLine{std::vector<float>(100), LiveWords{"Wake up.", "en", "Anna"}}),
               0ms);
    REQUIRE(QTest::qWaitFor([&] { return saidBy(program).size() == 1; }, 20'000));
    outlet.end(50ms);
    REQUIRE(QTest::qWaitFor([&] { return saidBy(program).size() == 2; }, 20'000));
    CHECK(saidBy(program).back().contains("hush"));
}

TEST_CASE("A line that is joined in its middle is not said by the computer's voice")
{
    QTemporaryDir folder;
    const QString program = folder.filePath("voice");
    writeSpeaker(program, QByteArray(kTellsVoices) + kSpeaks);
    LiveVoice voice(program);
    NightEar below;
    LiveOutlet outlet(below, voice);
    voice.ask("en", {});
    const auto line = std::make_shared<const SpokenLine>(
        SpokenLine{std::vector<float>(100), LiveWords{"Late.", "en", "Anna"}});
    const auto soon = std::make_shared<const SpokenLine>(
        SpokenLine{std::vector<float>(100), LiveWords{"Now.", "en", "Anna"}});
    outlet.begin({});
    outlet.say(line, -400ms);
    QTest::qWait(100);
    outlet.say(soon, 10ms);
    REQUIRE(QTest::qWaitFor([&] { return !saidBy(program).isEmpty(); }, 20'000));
    CHECK(saidBy(program).size() == 1);
    CHECK(saidBy(program).front().contains("Now."));
    CHECK(below.takeNotes() == std::vector<std::string>{"begin 0", "say in -400", "say in 10"});
}
