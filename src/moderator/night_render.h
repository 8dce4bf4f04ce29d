#pragma once

#include "moderator/night_mix.h"
#include "moderator/night_plan.h"

#include <functional>
#include <map>
#include <span>
#include <string>

namespace tablewood {

/// The sounds beside the voice, as a person sets them.
struct NightSound
{
    std::uint64_t seed = 1;
    SoundscapeLevels levels;
    NightVolumes volumes;
    std::vector<TrackClip> tracks;
};

/// A quiet forest.
SoundscapeLevels usualLevels();

/// How the forest comes when eyes close.
inline constexpr float kDuskSeconds = 4.0F;
/// How long it is still heard behind the last word.
inline constexpr NightTime kAfterglow = std::chrono::seconds(6);

/// How a track comes and goes.
inline constexpr float kTrackFadeSeconds = 4.0F;

/// The frames of a night that nobody interrupts, with its afterglow.
std::int64_t framesOf(const NightPlan& plan);

/// Mixes a whole night: the voice with what is heard beside it, faster than it is heard. `take` gets the
/// frames, some at a time. The same arguments give the same frames.
void renderNight(const NightPlan& plan, const std::map<std::string, VoiceClip>& clips,
                 const NightSound& sound, const std::function<void(std::span<const StereoFrame>)>& take);

} // namespace tablewood
