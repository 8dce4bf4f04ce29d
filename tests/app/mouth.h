#pragma once

#include "sound/night_inlet.h"

#include <vector>

namespace tablewood {

/// A microphone into which a test speaks.
class Mouth : public NightInlet
{
public:
    void begin() override { become(isThere ? MicrophoneState::hearing : MicrophoneState::missing); }
    void end() override
    {
        become(MicrophoneState::off);
        Q_EMIT took(heard);
    }
    void giveUp() override { become(MicrophoneState::off); }
    MicrophoneState state() const override { return m_state; }
    float level() const override { return 0.5F; }

    bool isThere = true;
    Recording heard{nightSampleRate, 1, std::vector<std::int16_t>(nightSampleRate * 3 / 2, 9000)};

private:
    void become(MicrophoneState state)
    {
        m_state = state;
        Q_EMIT stateChanged();
    }
    MicrophoneState m_state = MicrophoneState::off;
};

} // namespace tablewood
