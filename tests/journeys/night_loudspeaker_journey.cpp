#include "app/night/night.h"
#include "person.h"
#include "sound_server.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

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

constexpr int kLinePatience = 60'000;
/// What is recorded comes later than what is shown, by as much as the sound server keeps.
constexpr auto kServerKeeps = 400ms;
/// All lines come equally late, but for a machine that is busy.
constexpr auto kSpread = 150ms;

/// A person with the boxed game plays a shipped night, and each line is listened to. They do not wait for
/// the seconds of those who are called.
void moderate(SoundServer& server, const NightWords& words)
{
    const FreshFolder folder;
    OpenedProgram program(folder, "journey", {}, [&](StartOptions& options) {
        options.isMuted = false;
        options.language = words.language;
    });
    Person person(program, QStringLiteral("night-loudspeaker-") + words.language);
    Night& night =
        *qmlEngine(&program.window())->singletonInstance<Night*>(qmlTypeId("Tablewood.App", 1, 0, "Night"));
    person.press(words.home);
    person.waitFor(words.choice);
    person.press(words.title);
    person.waitUntil(
        "every line can be heard", [&] { return person.sees(words.ready); }, kLinePatience);
    person.picture("choice");

    server.listen();
    const auto before = std::chrono::steady_clock::now();
    std::map<std::string, HeardSound::Moment> captions;
    QObject::connect(&night, &Night::changed, &person.window(), [&] {
        if (!night.caption().isEmpty())
            captions.try_emplace(night.caption().toStdString(), std::chrono::steady_clock::now());
    });
    person.press(words.start);
    const NightPlan plan = night.setup()->plan();
    const int steps = static_cast<int>(plan.steps.size());
    for (int step = 0; step < steps; ++step) {
        person.waitUntil(
            "a line is said", [&] { return night.step() == step && night.isVoiceHeard(); }, kLinePatience);
        person.picture(QString::fromStdString(plan.steps[static_cast<std::size_t>(step)].id));
        person.waitUntil(
            "it was said whole",
            [&] { return night.isOver() || (night.isCounting() && !night.isVoiceHeard()); }, kLinePatience);
        // The second line comes by itself.
        if (step > 0 && step + 1 < steps)
            person.pressKey(Qt::Key_S);
    }
    person.waitUntil(
        "the night is over", [&] { return night.isOver(); }, kLinePatience);
    QObject::disconnect(&night, nullptr, &person.window(), nullptr);
    person.picture("over");
    CHECK(night.sound()->notice().isEmpty());

    std::vector<std::chrono::milliseconds> late;
    for (const PlannedStep& step : plan.steps) {
        const std::string& text = step.opening.text;
        INFO("line ", text);
        REQUIRE(captions.contains(text));
        const VoiceClip clip = night.setup()->clip(step.opening);
        REQUIRE(clip);
        const FoundLine found = server.sound().find(clip->samples, captions[text], kServerKeeps);
        MESSAGE(text, ": recorded ", found.lateBy.count(), " ms after its caption, likeness ", found.likeness,
                ", ", found.aboveForest, " dB above the forest");
        CHECK(found.likeness > 0.7);
        CHECK(found.aboveForest > 8);
        late.push_back(found.lateBy);
    }
    const auto [first, last] = std::ranges::minmax(late);
    CHECK(last - first <= kSpread);
    // Before the night there is silence, and the forest where nobody speaks.
    const auto said = lengthOf(night.setup()->clip(plan.steps[0].opening));
    CHECK(server.sound().decibels(before - 100ms, 100ms) < -90);
    CHECK(server.sound().decibels(captions[plan.steps[0].opening.text] + said + 2s, 500ms) > -60);
    person.press(words.done);
    person.waitFor(words.choice);
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
