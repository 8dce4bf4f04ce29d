#include "moderator/soundscape.h"

namespace tablewood {

using namespace sound;

namespace {

// How loud a layer is at level 1, beside the others.
constexpr float windGain = 0.9F;
constexpr float rainGain = 0.36F;
constexpr float cricketsGain = 0.5F;
constexpr float fireGain = 1.0F;
constexpr float owlsGain = 0.6F;
constexpr float droneGain = 0.035F;

// How much of it the forest gives back.
constexpr float cricketsEcho = 0.15F;
constexpr float owlsEcho = 0.35F;

} // namespace

Soundscape::Soundscape(std::uint64_t seed)
    : m_wind(seed), m_rain(seed), m_crickets(seed), m_fire(seed), m_owls(seed), m_drone(seed)
{
}

void Soundscape::setLevels(const SoundscapeLevels& levels)
{
    const auto set = [](Fade& fade, float level, float gain) {
        const float within = std::clamp(level, 0.0F, 1.0F);
        fade.to(within * within * gain, fadeSeconds);
    };
    set(m_windLevel, levels.wind, windGain);
    set(m_rainLevel, levels.rain, rainGain);
    set(m_cricketsLevel, levels.crickets, cricketsGain);
    set(m_fireLevel, levels.fire, fireGain);
    set(m_owlsLevel, levels.owls, owlsGain);
    set(m_droneLevel, levels.drone, droneGain);
}

void Soundscape::make(Block& out)
{
    out = {};
    Block layer;
    Samples echoed{};
    const auto addLayer = [&](auto& source, Fade& fade, float echo) {
        const Ramp gain = fade.next();
        if (gain.isSilent())
            return;
        source.make(layer);
        add(out, layer, gain);
        if (echo > 0.0F) {
            for (std::size_t i = 0; i < blockFrames; ++i)
                echoed[i] += (layer.left[i] + layer.right[i]) * echo * gain.at(i);
        }
    };
    addLayer(m_wind, m_windLevel, 0.0F);
    addLayer(m_rain, m_rainLevel, 0.0F);
    addLayer(m_fire, m_fireLevel, 0.0F);
    addLayer(m_drone, m_droneLevel, 0.0F);
    addLayer(m_crickets, m_cricketsLevel, cricketsEcho);
    addLayer(m_owls, m_owlsLevel, owlsEcho);
    m_echo.addTo(out, echoed);
}

} // namespace tablewood
