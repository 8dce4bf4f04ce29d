#pragma once

#include "app/sound_way.h"

#include <chrono>
#include <memory>
#include <vector>

namespace tablewood::journeys {

using Moment = std::chrono::steady_clock::time_point;

/// Where a line was found in what was heard.
struct Found
{
    /// How long after the moment that was asked for it began; before it, less than nothing.
    std::chrono::milliseconds lateBy{};
    /// From 0 to 1: 1 where nothing but the line is heard.
    double likeness = 0;
    /// The line against what else is heard while it is, in decibels.
    double aboveForest = 0;
};

/// Listens to a night instead of a loudspeaker, in its own time: a sample is heard when a loudspeaker would
/// give it out.
class HeardNight
{
public:
    HeardNight();
    ~HeardNight();

    SoundWay::Maker way();
    /// All that was heard, both ears together.
    std::vector<float> takeSamples() const;
    /// Looks for a clip about a moment.
    Found find(const std::vector<float>& clip, const std::vector<float>& sound, Moment about) const;
    /// How loud a part of it is, below full scale.
    double decibels(const std::vector<float>& sound, Moment from, std::chrono::milliseconds length) const;

private:
    struct Tape;
    std::ptrdiff_t frameAt(Moment moment) const;

    std::shared_ptr<Tape> m_tape;
};

} // namespace tablewood::journeys
