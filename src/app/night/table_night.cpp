#include "app/night/table_night.h"

#include "app/words/night_words.h"

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// The forest sinks before a line.
constexpr NightTime kAhead = 450ms;
/// A line whose sound comes so late is still said whole: a step has time to spare, above all the one in which
/// eyes close, before which lines are made.
constexpr NightTime kLate = 1500ms;
constexpr NightTime kLateFirst = 8s;
/// The hooks with which eyes close and open.
constexpr const char* kSleeping = "sleep";
constexpr const char* kWaking = "wake";

} // namespace

TableNight::TableNight(NightOutlet& outlet, NightSoundModel& sound, Preferences& preferences, Voice voice,
                       QObject* parent)
    : QObject(parent), m_outlet(outlet), m_sound(sound), m_preferences(preferences),
      m_voice(std::move(voice)), m_room(this)
{
    connect(&m_room, &VoiceRoom::changed, this, &TableNight::speak);
    connect(&m_voice.speaker, &NightSpeaker::changed, this, [this] {
        // Where the system's voice has failed, the engine says what comes next.
        if (m_night && m_isHeard && !m_prepared.empty())
            prepare(*m_night);
        speak();
    });
    connect(&preferences, &Preferences::changed, this, &TableNight::rustle);
}

bool TableNight::speaks(bool isHosting) const
{
    const QString where = m_preferences.nightVoice();
    return where == QLatin1String("here") || (where == QLatin1String("host") && isHosting);
}

void TableNight::follow(const std::optional<NightScreen>& night, bool isHosting)
{
    const bool isNewPlace = night && (!m_night || m_night->script != night->script ||
                                      m_night->hook != night->hook || m_night->part != night->part);
    m_speaks = speaks(isHosting);
    if (night && !m_night)
        begin();
    if (!night && m_night && !m_isEnding)
        end(kAfterglow);
    m_night = night;
    if (!isNewPlace || !m_isHeard)
        return;
    const auto line = nightLineAt(*night, m_voice.language());
    if (night->hook == kWaking && line)
        end(speakingTime(line->text) + kAfterglow);
    m_line.reset();
    if (!m_speaks)
        return;
    prepare(*night);
    if (night->part == NightPart::acting)
        return;
    // A line said again may last longer than its step.
    if (std::exchange(m_isRepeated, false))
        m_outlet.hush();
    m_line = line;
    m_since = m_voice.now();
    speak();
}

void TableNight::sayAgain()
{
    if (!canSayAgain())
        return;
    m_outlet.hush();
    m_isRepeated = true;
    m_line = nightLineAt(*m_night, m_voice.language());
    m_since = m_voice.now();
    speak();
}

void TableNight::begin()
{
    m_isEnding = false;
    m_awake = m_voice.keepAwake();
    // Whoever wants no sound at all is not asked for a loudspeaker.
    m_isHeard = !m_preferences.isMuted();
    if (!m_isHeard)
        return;
    m_rustles = m_preferences.rustlesAtNight();
    m_outlet.begin(m_sound.sound(m_rustles));
    m_outlet.setHiding(m_rustles);
}

void TableNight::rustle()
{
    if (!m_night || !m_isHeard || m_isEnding || m_rustles == m_preferences.rustlesAtNight())
        return;
    m_rustles = !m_rustles;
    m_sound.setForest(m_rustles);
    m_outlet.setHiding(m_rustles);
}

void TableNight::end(NightTime in)
{
    m_isEnding = true;
    m_awake.reset();
    if (m_isHeard)
        m_outlet.end(in);
}

void TableNight::prepare(const NightScreen& night)
{
    const std::string language = m_voice.language();
    const NightScript* const script = shippedNight(night.script);
    if (!script)
        return;
    VoiceSource source = m_voice.speaker.source(m_voice.folder, language,
                                                m_voice.folder.recordingsIfAny(night.script, language));
    const std::string wanted = night.script + " " + language + " " + source.live;
    if (wanted == m_prepared)
        return;
    m_prepared = wanted;
    m_room.prepare(linesOf(*script, language), language, std::move(source));
}

void TableNight::speak()
{
    if (!m_line || m_room.isBusy() || m_voice.speaker.isOpening(QString::fromStdString(m_voice.language())))
        return;
    const auto& clips = m_room.narration().clips;
    const auto clip = clips.find(m_line->id);
    m_line.reset();
    if (clip == clips.end())
        return;
    const NightTime late = m_voice.now() - m_since;
    const NightTime most = m_night && m_night->hook == kSleeping ? kLateFirst : kLate;
    m_outlet.say(clip->second, late <= most ? kAhead : -late);
}

} // namespace tablewood
