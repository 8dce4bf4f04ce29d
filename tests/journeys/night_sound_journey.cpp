#include "app/night/night.h"
#include "heard_night.h"
#include "person.h"

#include <QDir>
#include <QFile>
#include <doctest/doctest.h>

#include <cmath>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace std::chrono_literals;

namespace {

/// A short night for a boxed game, in the data folder as a person's own script.
void writeScript(const FreshFolder& folder)
{
    REQUIRE(QDir(folder.path()).mkpath("nights"));
    QFile file(folder.filePath("nights/swamp.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "title": {"text": "Night in the swamp"},
        "roles": [{"id": "witch", "name": {"text": "Witch"}}],
        "steps": [
            {"id": "sleep", "heading": {"text": "All"}, "say": {"text": "Close your eyes."}, "seconds": 2},
            {"id": "brew", "calls": ["witch"], "say": {"text": "Witch, wake up."}, "seconds": 2,
             "closing": {"text": "Witch, sleep."}},
            {"id": "wake", "heading": {"text": "All"}, "say": {"text": "Good morning."}, "seconds": 0}],
        "lines": {}})");
}

/// What stands on the screen, and since when.
struct Caption
{
    std::string text;
    HeardSound::Moment since;
};

} // namespace

TEST_CASE("A boxed game's night is moderated from Home, and every line is heard at its time above the forest")
{
    const FreshFolder folder;
    writeScript(folder);
    HeardNight heard;
    NightTools::leadSound(heard.way());
    OpenedProgram program(folder, "journey", {}, [](StartOptions& options) { options.isMuted = false; });
    Person person(program, "night-sound");
    Night& night = program.night();

    person.press("Moderate a night");
    person.waitFor("Which night");
    person.press("Night in the swamp");
    person.waitUntil("every line can be heard", [&] { return person.sees("All lines can be heard."); });

    std::vector<Caption> captions;
    bool wasVoiceHeard = false;
    QObject::connect(&night, &Night::changed, &person.window(), [&] {
        const std::string now = night.caption().toStdString();
        if (!now.empty() && (captions.empty() || captions.back().text != now))
            captions.push_back({now, std::chrono::steady_clock::now()});
    });
    QObject::connect(&night, &Night::heardChanged, &person.window(),
                     [&] { wasVoiceHeard = wasVoiceHeard || night.isVoiceHeard(); });
    person.press("Start");
    person.waitUntil("the night is over", [&] { return night.isOver(); });
    QObject::disconnect(&night, nullptr, &person.window(), nullptr);
    person.picture("over");
    CHECK(wasVoiceHeard);

    const HeardSound sound = heard.sound();
    const NightPlan plan = night.setup()->plan();
    std::vector<NightLine> lines;
    for (const PlannedStep& step : plan.steps) {
        lines.push_back(step.opening);
        if (step.closing)
            lines.push_back(*step.closing);
    }
    REQUIRE(captions.size() == lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        INFO("line ", lines[i].text);
        CHECK(captions[i].text == lines[i].text);
        const VoiceClip clip = night.setup()->clip(lines[i]);
        REQUIRE(clip);
        const FoundLine found = sound.find(clip->samples, captions[i].since);
        MESSAGE(lines[i].text, ": begins ", found.lateBy.count(), " ms after its caption, likeness ",
                found.likeness, ", ", found.aboveForest, " dB above the forest");
        // It is this line that is heard, and hardly anything else while it is.
        CHECK(found.likeness > 0.85);
        CHECK(std::abs(found.lateBy.count()) <= 50);
        CHECK(found.aboveForest > 12);
    }
    // The forest rustles before anybody speaks and where nobody does.
    CHECK(sound.decibels(captions[0].since + 4s, 200ms) > -50);
    person.press("Done");
    person.waitFor("Which night");

    // A line that a press begins is heard together with its words.
    person.press("Start");
    person.waitUntil("the first line is said", [&] { return night.caption() == "Close your eyes."; });
    person.waitUntil("it was said", [&] { return !night.isVoiceHeard() && night.isCounting(); });
    HeardSound::Moment pressed;
    HeardSound::Moment shown;
    QObject::connect(&night, &Night::changed, &person.window(), [&] {
        if (shown == HeardSound::Moment() && night.caption() == "Witch, wake up.")
            shown = std::chrono::steady_clock::now();
    });
    pressed = std::chrono::steady_clock::now();
    person.pressKey(Qt::Key_S);
    person.waitUntil("it was said whole", [&] { return night.step() == 1 && night.isCounting(); });
    QObject::disconnect(&night, nullptr, &person.window(), nullptr);
    const VoiceClip clip = night.setup()->clip(plan.steps[1].opening);
    REQUIRE(clip);
    const FoundLine found = heard.sound().find(clip->samples, shown);
    MESSAGE("A line that a press begins: ", found.lateBy.count(), " ms after its words, which stand there ",
            std::chrono::duration_cast<std::chrono::milliseconds>(shown - pressed).count(),
            " ms after the press");
    CHECK(found.likeness > 0.85);
    CHECK(std::abs(found.lateBy.count()) <= 50);
    NightTools::leadSound({});
}
