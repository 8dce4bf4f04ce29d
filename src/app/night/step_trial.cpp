#include "app/night/step_trial.h"

#include "app/night/night_voice.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// The forest is heard before the first line, and between two.
constexpr NightTime kLeadIn = 700ms;
constexpr NightTime kBetween = 1200ms;
constexpr NightTime kTrialFade = 1200ms;

} // namespace

StepTrial::StepTrial(NightOutlet& outlet, std::function<NightSound()> sound, QObject* parent)
    : QObject(parent), m_outlet(outlet), m_sound(std::move(sound)), m_room(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StepTrial::next);
    connect(&m_room, &VoiceRoom::changed, this, [this] {
        if (m_isOn && !m_room.isBusy() && m_next == 0 && !m_isSaid)
            speak();
    });
}

void StepTrial::begin(std::vector<NightLine> lines, const std::string& language, const VoiceSource& source)
{
    end();
    std::erase_if(lines, [](const NightLine& line) { return line.text.empty(); });
    if (lines.empty())
        return;
    Q_EMIT begins();
    m_isOn = true;
    m_notice.clear();
    m_lines = std::move(lines);
    m_next = 0;
    m_isSaid = false;
    m_room.prepare(m_lines, language, source);
    Q_EMIT changed();
}

void StepTrial::speak()
{
    QStringList notices;
    for (const Text& notice : m_room.narration().notices)
        notices.append(shown(notice));
    m_notice = notices.join('\n');
    m_outlet.begin(m_sound());
    m_timer.start(kLeadIn);
    Q_EMIT changed();
}

/// The next line, or the pause behind the one that was said.
void StepTrial::next()
{
    if (m_isSaid) {
        m_isSaid = false;
        m_caption.clear();
        if (m_next == m_lines.size()) {
            // The system's voice may have begun late: it speaks on while the forest goes.
            leave(kTrialFade);
            return;
        }
        m_timer.start(kBetween);
    } else {
        const NightLine& line = m_lines[m_next++];
        const auto clip = m_room.narration().clips.find(line.id);
        NightTime length = speakingTime(line.text);
        if (clip != m_room.narration().clips.end()) {
            m_outlet.say(clip->second, {});
            length = lengthOf(clip->second) + 300ms;
        }
        m_caption = QString::fromStdString(line.text);
        m_isSaid = true;
        m_timer.start(length);
    }
    Q_EMIT changed();
}

void StepTrial::end()
{
    hush();
    leave(kTrialFade);
}

void StepTrial::cut()
{
    hush();
    leave({});
}

void StepTrial::hush()
{
    if (m_isOn)
        m_outlet.hush();
}

void StepTrial::leave(std::chrono::milliseconds fade)
{
    if (!m_isOn)
        return;
    m_isOn = false;
    m_isSaid = false;
    m_timer.stop();
    m_caption.clear();
    m_outlet.end(fade);
    Q_EMIT changed();
}

} // namespace tablewood
