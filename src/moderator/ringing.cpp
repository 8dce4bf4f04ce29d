#include "moderator/ringing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tablewood::sound {

namespace {

constexpr float audibleDecays = 7.0F; // e^-7 is -61 dB

}

Ringing::Ringing(std::size_t limit) : m_limit(limit) { m_voices.reserve(limit); }

void Ringing::strike(const Tap& tap)
{
    if (m_voices.size() == m_limit)
        return;
    const float angle = 2.0F * std::numbers::pi_v<float> * tap.hertz / nightSampleRate;
    const float decay = std::exp(-1.0F / (tap.seconds * nightSampleRate));
    m_voices.push_back({1.0F, 0.0F, decay * std::cos(angle), decay * std::sin(angle), 1.0F,
                        std::exp(-1.0F / (tap.softness * nightSampleRate)), tap.gain, tap.at,
                        static_cast<std::size_t>(audibleDecays * tap.seconds * nightSampleRate)});
}

void Ringing::addTo(Block& out)
{
    for (Voice& voice : m_voices) {
        const std::size_t end = std::min(blockFrames, voice.at + voice.left);
        voice.left -= end - voice.at;
        for (std::size_t i = voice.at; i < end; ++i) {
            const float sample = voice.sine * (1.0F - voice.onset);
            out.left[i] += sample * voice.gain.left;
            out.right[i] += sample * voice.gain.right;
            const float cosine = voice.cosine * voice.turnCosine - voice.sine * voice.turnSine;
            voice.sine = voice.sine * voice.turnCosine + voice.cosine * voice.turnSine;
            voice.cosine = cosine;
            voice.onset *= voice.onsetDecay;
        }
        voice.at = 0;
    }
    std::erase_if(m_voices, [](const Voice& voice) { return voice.left == 0; });
}

} // namespace tablewood::sound
