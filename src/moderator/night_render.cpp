#include "moderator/night_render.h"

#include "moderator/night_engine.h"

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

constexpr std::int64_t kChunk = 480;
/// A line is known this long before it begins, so that the ambience has sunk by then.
constexpr std::int64_t kAhead = nightSampleRate / 2;

std::int64_t frameAt(NightTime time) { return time.count() * nightSampleRate / 1000; }

} // namespace

SoundscapeLevels usualLevels()
{
    SoundscapeLevels levels;
    levels.wind = 0.6F;
    levels.crickets = 0.45F;
    levels.fire = 0.4F;
    levels.owls = 0.2F;
    return levels;
}

std::int64_t framesOf(const NightPlan& plan) { return frameAt(plan.length() + kAfterglow); }

void renderNight(const NightPlan& plan, const std::map<std::string, VoiceClip>& clips,
                 const NightSound& sound, const std::function<void(std::span<const StereoFrame>)>& take)
{
    NightEngine night(plan);
    night.start({});
    std::vector<NightEvent> said = night.advance(plan.length());
    std::erase_if(said, [](const NightEvent& event) { return event.kind != NightEventKind::line; });

    NightMix mix(sound.seed);
    mix.setLevels(sound.levels);
    mix.setVolumes(sound.volumes);
    mix.setHiding(true);
    mix.fadeAmbience(0.0F, 0.0F);
    mix.fadeAmbience(1.0F, kDuskSeconds);
    for (const TrackClip& track : sound.tracks)
        mix.play(track, 1.0F, kTrackFadeSeconds);

    const std::int64_t frames = framesOf(plan);
    const std::int64_t dawn = frameAt(plan.beginOf(plan.dawn()));
    bool isDawn = false;
    auto next = said.begin();
    std::array<StereoFrame, kChunk> chunk{};
    while (mix.position() < frames) {
        if (!isDawn && mix.position() >= dawn) {
            isDawn = true;
            mix.setHiding(false);
            const auto left = static_cast<float>(frames - mix.position()) / nightSampleRate;
            mix.fadeAmbience(0.0F, left);
            mix.stopTracks(left);
        }
        for (; next != said.end() && frameAt(next->at) < mix.position() + kAhead; ++next)
            if (const auto clip = clips.find(next->line.id); clip != clips.end()) {
                if (mix.isSpeaking()) // a long recording gives way
                    mix.fallSilent();
                mix.speak(clip->second, frameAt(next->at));
            }
        const auto part =
            std::span(chunk).first(static_cast<std::size_t>(std::min(kChunk, frames - mix.position())));
        mix.fill(part);
        take(part);
    }
}

} // namespace tablewood
