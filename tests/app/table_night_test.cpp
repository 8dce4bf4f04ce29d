#include "app/night/table_night.h"

#include "app/words/night_words.h"
#include "moderator/wav.h"
#include "night_ear.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

using Notes = std::vector<std::string>;

/// Where a night is.
NightScreen at(const char* hook, NightPart part)
{
    NightScreen night;
    night.script = "forsaken-night-one";
    night.hook = hook;
    night.part = part;
    return night;
}
NightScreen calling(const char* hook) { return at(hook, NightPart::opening); }

/// A laptop at a table, with a clock that a test turns and a voice of a tone.
class NightLaptop
{
public:
    /// `does` is what the voice does with a line; by itself it makes a second of sound.
    explicit NightLaptop(const QByteArray& does = {})
        : preferences(m_folder.path()),
          speaker(m_folder.filePath("voice").toStdString(), liveVoice, preferences, nullptr)
    {
        const std::vector<StereoFrame> frames(nightSampleRate, {0.1F, 0.1F});
        const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
        const auto body = wavFrames(frames);
        write("tone.wav", QByteArray(header.data(), header.size()) +
                              QByteArray(body.data(), static_cast<qsizetype>(body.size())));
        // espeak-ng's words are: -v LANGUAGE -s PACE -g GAP -b 1 -w FILE --stdin
        const QByteArray speaks = "cp '" + m_folder.filePath("tone.wav").toUtf8() + "' \"${10}\"";
        write("voice", "#!/bin/sh\n" + (does.isEmpty() ? speaks : does) + "\n");
        QFile(m_folder.filePath("voice")).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        sound.emplace(ear, preferences, nullptr);
        night.emplace(ear, *sound, preferences,
                      TableNight::Voice{speaker, NightFolder(m_folder.path()), [this] { return language; },
                                        [this] { return now; },
                                        [this] {
                                            auto awake = std::make_shared<int>();
                                            isAwake = awake;
                                            return awake;
                                        }},
                      nullptr);
    }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    /// What is heard until a line is said; nothing if none is for so long.
    Notes untilSaid(int milliseconds = 20'000)
    {
        Notes all;
        (void)QTest::qWaitFor(
            [&] {
                for (std::string& note : ear.takeNotes())
                    all.push_back(std::move(note));
                return !all.empty() && all.back().starts_with("say");
            },
            milliseconds);
        return all;
    }

private:
    QTemporaryDir m_folder;

public:
    Preferences preferences;
    LiveVoice liveVoice{QString()};
    NightSpeaker speaker;
    NightEar ear;
    NightTime now = 1h;
    std::string language = "en";
    /// Alive while the laptop is kept from falling asleep.
    std::weak_ptr<void> isAwake;
    std::optional<NightSoundModel> sound;
    std::optional<TableNight> night;
};

} // namespace

TEST_CASE("At a table that is here a voice says each line once, as its part begins, over the forest")
{
    NightLaptop laptop;
    laptop.night->follow(calling("sleep"), true);
    CHECK(laptop.untilSaid() == Notes{"begin 0", "hiding", "say in 450"});
    laptop.night->follow(calling("sleep"), true);
    laptop.night->follow(at("forsaken-place", NightPart::opening), true);
    laptop.night->follow(at("forsaken-place", NightPart::acting), true);
    CHECK(laptop.ear.takeNotes() == Notes{"say in 450"});
    laptop.night->follow(at("forsaken-place", NightPart::closing), true);
    CHECK(laptop.ear.takeNotes() == Notes{"say in 450"});
    laptop.night->follow(calling("wake"), true);
    CHECK(laptop.ear.takeNotes() == Notes{"end", "say in 450"});
    laptop.night->follow(std::nullopt, true);
    CHECK(laptop.ear.takeNotes().empty());
    laptop.night->follow(calling("sleep"), true);
    CHECK(laptop.untilSaid() == Notes{"begin 0", "hiding", "say in 450"});
}

TEST_CASE("What was said is said again where somebody wants it, and not where another laptop speaks")
{
    NightLaptop laptop;
    laptop.night->follow(calling("sleep"), true);
    laptop.untilSaid();
    laptop.night->sayAgain();
    CHECK(laptop.untilSaid() == Notes{"hush", "say in 450"});
    // Also while people choose, when it was said a while ago.
    laptop.night->follow(at("forsaken-place", NightPart::acting), true);
    laptop.night->sayAgain();
    CHECK(laptop.untilSaid() == Notes{"hush", "say in 450"});
    // What comes next is said alone.
    laptop.night->follow(at("forsaken-place", NightPart::closing), true);
    CHECK(laptop.untilSaid() == Notes{"hush", "say in 450"});
    laptop.night->follow(at("coward-looks", NightPart::acting), false);
    CHECK_FALSE(laptop.night->canSayAgain());
    laptop.night->sayAgain();
    CHECK(laptop.ear.takeNotes().empty());
}

TEST_CASE("A laptop stays awake for as long as a match's night runs, muted or not")
{
    for (const bool isMuted : {false, true}) {
        NightLaptop laptop;
        laptop.preferences.setMuted(isMuted);
        CHECK(laptop.isAwake.expired());
        laptop.night->follow(calling("sleep"), false);
        CHECK_FALSE(laptop.isAwake.expired());
        laptop.night->follow(std::nullopt, false);
        CHECK(laptop.isAwake.expired());
    }
}

TEST_CASE("A line that is ready late is joined in the middle, and one of a part that is over is not said")
{
    NightLaptop laptop;
    laptop.night->follow(calling("forsaken-place"), true);
    laptop.now += 3s;
    CHECK(laptop.untilSaid().back() == "say in -3000");

    // There is time enough while eyes close.
    NightLaptop first;
    first.night->follow(calling("sleep"), true);
    first.now += 3s;
    CHECK(first.untilSaid().back() == "say in 450");

    NightLaptop slow("sleep 0.2; exit 1");
    slow.night->follow(calling("sleep"), true);
    slow.night->follow(at("forsaken-place", NightPart::acting), true);
    CHECK(slow.untilSaid(1500) == Notes{"begin 0", "hiding"});
}

TEST_CASE("One laptop speaks: whose table it is, or which one was told to")
{
    NightLaptop guest;
    guest.night->follow(calling("sleep"), false);
    CHECK(guest.untilSaid(300) == Notes{"begin 0", "hiding"});
    NightLaptop speaker;
    speaker.preferences.setNightVoice("here");
    speaker.night->follow(calling("sleep"), false);
    CHECK(speaker.untilSaid().back() == "say in 450");
    NightLaptop silent;
    silent.preferences.setNightVoice("nowhere");
    silent.night->follow(calling("sleep"), true);
    CHECK(silent.untilSaid(300) == Notes{"begin 0", "hiding"});
}

TEST_CASE("Without the forest the voice is heard all the same, and muted there is no sound at all")
{
    NightLaptop laptop;
    laptop.preferences.setRustlesAtNight(false);
    laptop.night->follow(calling("sleep"), true);
    CHECK(laptop.untilSaid() == Notes{"begin 0", "open", "say in 450"});
    CHECK(laptop.ear.volumes.ambience == 0.0F);
    NightLaptop muted;
    muted.preferences.setMuted(true);
    muted.night->follow(calling("sleep"), true);
    muted.night->follow(calling("wake"), true);
    muted.night->follow(std::nullopt, true);
    CHECK(muted.untilSaid(300).empty());
}

TEST_CASE("A forest that is not to rustle stays away whatever is set, and comes and goes in the night as it "
          "is told")
{
    NightLaptop laptop;
    laptop.preferences.setRustlesAtNight(false);
    laptop.night->follow(calling("sleep"), true);
    CHECK(laptop.untilSaid() == Notes{"begin 0", "open", "say in 450"});
    laptop.sound->setLayer("wind", 70);
    laptop.sound->setAmbience(60);
    CHECK(laptop.ear.volumes.ambience == 0.0F);
    laptop.preferences.setMuted(true);
    laptop.preferences.setMuted(false);
    CHECK(laptop.ear.volumes.ambience == 0.0F);
    CHECK(laptop.ear.volumes.voice > 0.0F);
    laptop.preferences.setRustlesAtNight(true);
    CHECK(laptop.ear.takeNotes() == Notes{"hiding"});
    CHECK(laptop.ear.volumes.ambience > 0.3F);
    CHECK(laptop.ear.levels.wind == 0.7F);
    laptop.preferences.setRustlesAtNight(false);
    CHECK(laptop.ear.takeNotes() == Notes{"open"});
    CHECK(laptop.ear.volumes.ambience == 0.0F);
    // A night that is moderated has its forest.
    CHECK(laptop.sound->sound().volumes.ambience > 0.3F);
}

TEST_CASE("A voice that hangs, or is missing, changes nothing but what is said")
{
    NightLaptop hanging("sleep 60");
    hanging.night->follow(calling("sleep"), true);
    hanging.night->follow(at("forsaken-place", NightPart::opening), true);
    hanging.night->follow(calling("wake"), true);
    hanging.night->follow(std::nullopt, true);
    CHECK(hanging.ear.takeNotes() == Notes{"begin 0", "hiding", "end"});
}

TEST_CASE("A table says where its night is by names of shipped scripts alone")
{
    CHECK(shippedNight("forsaken-night-two") != nullptr);
    CHECK(shippedNight("/etc/passwd") == nullptr);
    CHECK(shippedNight("") == nullptr);
    NightScreen night = at("oracle-reads", NightPart::opening);
    CHECK_FALSE(nightLineAt(night, "en").has_value());
    night.script = "forsaken-night-two";
    CHECK(nightLineAt(night, "de")->text.starts_with("Orakel, öffne die Augen"));
    night.part = NightPart::acting;
    CHECK(nightLineAt(night, "en")->text.starts_with("Oracle, open your eyes"));
    night.part = NightPart::closing;
    CHECK(nightLineAt(night, "en")->text == "Oracle, close your eyes.");
}
