#pragma once

#include "moderator/crickets_and_owls.h"
#include "moderator/fire_and_drone.h"
#include "moderator/forest_echo.h"
#include "moderator/wind_and_rain.h"

#include <cstdint>
#include <span>

namespace tablewood {

/// How much of each sound of the forest: 0 is off, 1 as loud as it sensibly is; half sounds about half as
/// loud.
struct SoundscapeLevels
{
    float wind = 0.0F;
    float rain = 0.0F;
    float crickets = 0.0F;
    float fire = 0.0F;
    float owls = 0.0F;
    float drone = 0.0F;

    friend bool operator==(const SoundscapeLevels&, const SoundscapeLevels&) = default;
};

/// The sounds of a forest at night, made from chance: endless, never twice the same, for two ears. The same
/// seed and the same levels set at the same samples give the same samples, however the buffers are cut.
/// Allocates nothing after it is made.
class Soundscape
{
public:
    /// A layer takes as long as this to come, to go, or to change.
    static constexpr float fadeSeconds = 2.0F;

    explicit Soundscape(std::uint64_t seed);

    /// Goes there in `fadeSeconds`, from the next whole block on. All layers are off at first.
    void setLevels(const SoundscapeLevels& levels);

    /// The next block.
    void make(sound::Block& out);

private:
    sound::Wind m_wind;
    sound::Rain m_rain;
    sound::Crickets m_crickets;
    sound::Fire m_fire;
    sound::Owls m_owls;
    sound::Drone m_drone;
    sound::ForestEcho m_echo;
    sound::Fade m_windLevel, m_rainLevel, m_cricketsLevel, m_fireLevel, m_owlsLevel, m_droneLevel;
};

} // namespace tablewood
