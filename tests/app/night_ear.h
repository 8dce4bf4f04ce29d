#pragma once

#include "sound/night_outlet.h"

#include <string>
#include <utility>
#include <vector>

namespace tablewood {

/// An outlet that notes what it is told.
class NightEar : public NightOutlet
{
public:
    void begin(const NightSound& sound) override
    {
        levels = sound.levels;
        volumes = sound.volumes;
        note("begin " + std::to_string(sound.tracks.size()));
    }
    void setHiding(bool isHiding) override { note(isHiding ? "hiding" : "open"); }
    void setLevels(const SoundscapeLevels& given) override { levels = given; }
    void setVolumes(const NightVolumes& given) override { volumes = given; }
    void say(const VoiceClip&, std::chrono::milliseconds in) override
    {
        note("say in " + std::to_string(in.count()));
    }
    void play(const TrackClip&) override { note("play"); }
    void hush() override { note("hush"); }
    void end(std::chrono::milliseconds) override { note("end"); }
    NightSoundState state() const override { return m_state; }

    void become(NightSoundState state)
    {
        m_state = state;
        Q_EMIT stateChanged();
    }
    std::vector<std::string> takeNotes() { return std::exchange(m_notes, {}); }

    NightVolumes volumes;
    SoundscapeLevels levels;

private:
    void note(std::string what) { m_notes.push_back(std::move(what)); }

    NightSoundState m_state = NightSoundState::off;
    std::vector<std::string> m_notes;
};

} // namespace tablewood
