#include "app/night/night.h"
#include "person.h"
#include "sound/loudspeaker.h"
#include "sound_server.h"

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <mutex>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace std::chrono_literals;

namespace {

/// How a language calls what is pressed and read.
struct NightWords
{
    const char* language;
    const char* home;
    const char* choice;
    const char* ready;
    const char* title;
    const char* start;
    const char* done;
};

/// A line's words may stand there so long before or after it is heard, on a machine that is busy.
constexpr auto kBusy = 2s;
constexpr std::ptrdiff_t kBusyFrames = kBusy.count() * nightSampleRate;

/// What is mixed for the loudspeaker, frame by frame: it is the same however busy the machine is.
class MixedTape
{
public:
    SoundWay::Maker way()
    {
        return [this](const SoundWay::Fill& fill) {
            return std::make_unique<Loudspeaker>(
                [this, fill](std::span<StereoFrame> frames) {
                    fill(frames);
                    take(frames);
                },
                NightOutlet::kHandedOn);
        };
    }
    std::ptrdiff_t length() const
    {
        const std::scoped_lock lock(m_mutex);
        return static_cast<std::ptrdiff_t>(m_sound.samples.size());
    }
    HeardSound sound() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_sound;
    }

private:
    void take(std::span<const StereoFrame> frames)
    {
        const std::scoped_lock lock(m_mutex);
        for (const StereoFrame& frame : frames)
            m_sound.samples.push_back((frame.left + frame.right) / 2.0F);
    }

    mutable std::mutex m_mutex;
    HeardSound m_sound;
};

/// When the words of a line came, and how much was mixed by then.
struct MixedCaption
{
    HeardSound::Moment since;
    std::ptrdiff_t mixed = 0;
};

/// A person with the boxed game plays a shipped night, and each line is listened to. They do not wait for
/// the seconds of those who are called.
void moderate(SoundServer& server, const NightWords& words)
{
    const FreshFolder folder;
    MixedTape tape;
    NightTools::leadSound(tape.way());
    OpenedProgram program(folder, "journey", {}, [&](StartOptions& options) {
        options.isMuted = false;
        options.language = words.language;
    });
    Person person(program, QStringLiteral("night-loudspeaker-") + words.language);
    Night& night = program.night();
    person.press(words.home);
    person.waitFor(words.choice);
    person.press(words.title);
    person.waitUntil("every line can be heard", [&] { return person.sees(words.ready); });
    person.picture("choice");

    server.listen();
    // Before the night nothing is mixed.
    CHECK(tape.length() == 0);
    std::map<std::string, MixedCaption> captions;
    QObject::connect(&night, &Night::changed, &person.window(), [&] {
        if (!night.caption().isEmpty())
            captions.try_emplace(night.caption().toStdString(),
                                 MixedCaption{std::chrono::steady_clock::now(), tape.length()});
    });
    person.press(words.start);
    const NightPlan plan = night.setup()->plan();
    const int steps = static_cast<int>(plan.steps.size());
    for (int step = 0; step < steps; ++step) {
        person.waitUntil("a line is said", [&] { return night.step() == step && night.isVoiceHeard(); });
        person.picture(QString::fromStdString(plan.steps[static_cast<std::size_t>(step)].id));
        person.waitUntil("it was said whole",
                         [&] { return night.isOver() || (night.isCounting() && !night.isVoiceHeard()); });
        // The second line comes by itself.
        if (step > 0 && step + 1 < steps)
            person.pressKey(Qt::Key_S);
    }
    person.waitUntil("the night is over", [&] { return night.isOver(); });
    QObject::disconnect(&night, nullptr, &person.window(), nullptr);
    person.picture("over");
    CHECK(night.sound()->notice().isEmpty());

    const HeardSound mixed = tape.sound();
    for (const PlannedStep& step : plan.steps) {
        const std::string& text = step.opening.text;
        INFO("line ", text);
        REQUIRE(captions.contains(text));
        const MixedCaption caption = captions[text];
        const VoiceClip clip = night.setup()->clip(step.opening);
        REQUIRE(clip);
        const FoundLine found =
            mixed.findBetween(clip->samples, caption.mixed - kBusyFrames, caption.mixed + kBusyFrames);
        const FoundLine given = server.sound().find(
            loudestPart(clip->samples), caption.since + lengthOf(clip) / 2, lengthOf(clip) / 2 + kBusy);
        MESSAGE(text, ": mixed with likeness ", found.likeness, ", ", found.aboveForest,
                " dB above the forest; given out with likeness ", given.likeness);
        CHECK(found.likeness > 0.7);
        CHECK(found.aboveForest > 8);
        CHECK(given.likeness > 0.7);
    }
    // The forest is there where nobody speaks.
    const VoiceClip first = night.setup()->clip(plan.steps[0].opening);
    const MixedCaption began = captions[plan.steps[0].opening.text];
    HeardSound::Moment forest{};
    forest += std::chrono::seconds((began.mixed + kBusyFrames) / nightSampleRate) + lengthOf(first);
    CHECK(mixed.decibels(forest, 500ms) > -60);
    person.press(words.done);
    person.waitFor(words.choice);
    NightTools::leadSound({});
}

} // namespace

TEST_CASE(
    "From Home a night of the boxed game is played on the system's loudspeaker, in English and in German, "
    "and what that gives out has each line at its time above the forest")
{
    if (!SoundServer::isInstalled()) {
        MESSAGE("Skipped: pulseaudio and parec (of pulseaudio-utils) are not both installed.");
        return;
    }
    // The system's sound is found once for a program.
    SoundServer server;
    moderate(server, {"en", "Moderate a night", "Which night", "All lines can be heard.",
                      "Night of the werewolves", "Start", "Done"});
    moderate(server, {"de", "Eine Nacht leiten", "Welche Nacht", "Alle Zeilen sind zu hören.",
                      "Nacht der Werwölfe", "Start", "Fertig"});
}
