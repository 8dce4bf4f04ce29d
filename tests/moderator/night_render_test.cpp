#include "moderator/night_render.h"

#include "moderator/night_engine.h"
#include "moderator/night_script_file.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

std::vector<StereoFrame> rendered(const NightPlan& plan, const std::map<std::string, VoiceClip>& clips,
                                  const NightSound& sound)
{
    std::vector<StereoFrame> all;
    renderNight(plan, clips, sound,
                [&](std::span<const StereoFrame> part) { all.insert(all.end(), part.begin(), part.end()); });
    return all;
}

/// Half a second of a loud tone for each line.
std::map<std::string, VoiceClip> tonesFor(const NightScript& script)
{
    const auto tone = std::make_shared<SpokenLine>(SpokenLine{std::vector<float>(nightSampleRate / 2)});
    for (std::size_t i = 0; i < tone->samples.size(); ++i)
        tone->samples[i] = 0.3F * std::cos(0.1F * static_cast<float>(i));
    std::map<std::string, VoiceClip> clips;
    for (const NightLine& line : linesOf(script, "en"))
        clips.emplace(line.id, tone);
    return clips;
}

} // namespace

TEST_CASE("Each line begins within 50 milliseconds of its step")
{
    const NightScript script = nightScriptNamed("werewolves-night");
    const NightPlan plan = planOf(script, {}, "en");
    NightSound still;
    still.volumes.ambience = 0.0F;
    const auto frames = rendered(plan, tonesFor(script), still);
    CHECK(static_cast<std::int64_t>(frames.size()) == framesOf(plan));
    for (std::size_t step = 0; step < plan.steps.size(); ++step) {
        const auto begin = static_cast<std::size_t>(plan.beginOf(step).count()) * (nightSampleRate / 1000);
        std::size_t heard = begin > 4800 ? begin - 4800 : 0;
        // Louder than the leaves that hide clicks.
        while (std::abs(frames[heard].left) < 0.2F)
            ++heard;
        CAPTURE(plan.steps[step].id);
        CHECK(std::abs(static_cast<double>(heard) - static_cast<double>(begin)) / nightSampleRate < 0.05);
    }
}

TEST_CASE("A night takes the same time with a voice, without one and with one that talks too long")
{
    const NightScript script = nightScriptNamed("werewolves-night");
    const NightPlan plan = planOf(script, {{{"werewolf"}}, {}}, "en");
    auto endless = tonesFor(script);
    for (auto& [id, clip] : endless)
        clip = std::make_shared<SpokenLine>(SpokenLine{std::vector<float>(nightSampleRate * 100, 0.1F)});
    CHECK(rendered(plan, {}, {}).size() == rendered(plan, tonesFor(script), {}).size());
    CHECK(rendered(plan, {}, {}).size() == rendered(plan, endless, {}).size());
}

TEST_CASE("The same night with the same seed is rendered to the same sound")
{
    const NightScript script = nightScriptNamed("werewolves-night");
    const NightPlan plan = planOf(script, {{{"werewolf"}}, {}}, "en");
    const NightSound sound{7, usualLevels(), {}, {}};
    CHECK(rendered(plan, tonesFor(script), sound) == rendered(plan, tonesFor(script), sound));
}
