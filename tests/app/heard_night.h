#pragma once

#include "sound/sound_way.h"

#include <chrono>
#include <memory>
#include <vector>

namespace tablewood {

/// Where a line was found in what was heard.
struct FoundLine
{
    /// How long after the moment that was asked for it began; before it, less than nothing.
    std::chrono::milliseconds lateBy{};
    /// From 0 to 1: 1 where nothing but the line is heard.
    double likeness = 0;
    /// The line against what else is heard while it is, in decibels.
    double aboveForest = 0;
};

/// What was heard from a moment on, both ears together.
struct HeardSound
{
    using Moment = std::chrono::steady_clock::time_point;

    Moment begin;
    std::vector<float> samples;

    /// Looks for a clip about a moment, so far before and after it.
    FoundLine find(const std::vector<float>& clip, Moment about,
                   std::chrono::milliseconds reach = std::chrono::milliseconds(300)) const;
    /// Looks for a clip that begins from the one frame to the other. `lateBy` counts from the first.
    FoundLine findBetween(const std::vector<float>& clip, std::ptrdiff_t from, std::ptrdiff_t to) const;
    /// How loud a part of it is, below full scale; -200 where nothing was heard at all.
    double decibels(Moment from, std::chrono::milliseconds length) const;
    std::ptrdiff_t frameAt(Moment moment) const;
};

/// The loudest tenth of a second of a clip: short enough to be whole where a loudspeaker has gaps.
std::vector<float> loudestPart(const std::vector<float>& clip);

struct NightTape;

/// Listens to a night instead of a loudspeaker, in its own time: a sample is heard when a loudspeaker would
/// give it out.
class HeardNight
{
public:
    HeardNight();
    ~HeardNight();

    SoundWay::Maker way();
    /// All that was heard since the way was opened; nothing while it was pulled out.
    HeardSound sound() const;
    /// From now on there is no device, until it is plugged in again.
    void pullOut();
    void plugIn();

private:
    std::shared_ptr<NightTape> m_tape;
};

} // namespace tablewood
