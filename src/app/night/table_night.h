#pragma once

#include "app/night/night_folder.h"
#include "app/night/night_sound_model.h"
#include "app/night/night_speaker.h"
#include "app/night/voice_room.h"
#include "kernel/scene.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tablewood {

/// The sound of a match's night. The forest rustles while people sit in the dark, so that nobody hears who
/// presses something. If this laptop speaks, a voice says the lines of the night's script. Nothing waits for
/// it.
class TableNight : public QObject
{
public:
    /// Where lines come from: who speaks, where its lines and people's own lie, the language.
    struct Voice
    {
        NightSpeaker& speaker;
        NightFolder folder;
        std::function<std::string()> language;
        /// Any clock that never goes back.
        std::function<NightTime()> now;
        /// Keeps the laptop awake for as long as what it returns lives.
        std::function<std::shared_ptr<void>()> keepAwake;
    };

    /// All that is given lives longer than this.
    TableNight(NightOutlet& outlet, NightSoundModel& sound, Preferences& preferences, Voice voice,
               QObject* parent);

    /// Takes where the match's night is, nothing by day. `isHosting` says that this laptop has the table.
    void follow(const std::optional<NightScreen>& night, bool isHosting);
    bool isDark() const { return m_night.has_value(); }
    /// This laptop is the one that speaks, and is heard.
    bool canSayAgain() const { return m_night && m_isHeard && !m_isEnding && m_speaks; }
    /// Says the line of the running step once more.
    void sayAgain();

private:
    void begin();
    void end(NightTime in);
    /// Follows the setting in the night that runs.
    void rustle();
    void prepare(const NightScreen& night);
    void speak();
    bool speaks(bool isHosting) const;

    NightOutlet& m_outlet;
    NightSoundModel& m_sound;
    Preferences& m_preferences;
    Voice m_voice;
    VoiceRoom m_room;
    /// The script, language and voice whose lines are ready, or being made so.
    std::string m_prepared;
    std::optional<NightScreen> m_night;
    std::shared_ptr<void> m_awake;
    bool m_speaks = false;
    bool m_isRepeated = false;
    bool m_isHeard = false;
    bool m_isEnding = false;
    bool m_rustles = true;
    /// The line that is still to be said, and since when.
    std::optional<NightLine> m_line;
    NightTime m_since{};
};

} // namespace tablewood
