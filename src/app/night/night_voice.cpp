#include "app/night/night_voice.h"

#include <QString>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// The forest comes back some time after a line.
constexpr NightTime kBehind = 1000ms;
constexpr NightTime kStopFade = 1500ms;

} // namespace

CaptionPart partSaid(const std::string& line, double share)
{
    const QString text = QString::fromStdString(line);
    const auto said = static_cast<double>(speakingTime(line).count()) * share;
    CaptionPart part;
    for (int at = 0; at < text.size(); ++at) {
        const bool isEnd =
            at + 1 == text.size() || (QStringLiteral(",;:.!?").contains(text[at]) && text[at + 1].isSpace());
        if (!isEnd)
            continue;
        part.end = at + 1;
        if (static_cast<double>(speakingTime(text.left(part.end).toStdString()).count()) > said ||
            part.end == text.size())
            break;
        part.begin = part.end;
    }
    return part;
}

NightVoice::NightVoice(NightOutlet& outlet, std::function<NightSound()> sound, Clips clips)
    : m_outlet(outlet), m_sound(std::move(sound)), m_clips(std::move(clips))
{
}

void NightVoice::begin()
{
    m_announced.reset();
    m_isDawn = false;
    m_begin = m_end = {};
    m_outlet.begin(m_sound());
    m_outlet.setHiding(true);
}

void NightVoice::follow(const NightEngine& night, const std::vector<NightEvent>& events)
{
    for (const NightEvent& event : events) {
        switch (event.kind) {
        case NightEventKind::step:
            beginStep(night, event.step);
            break;
        case NightEventKind::line:
            beginLine(night, event);
            break;
        case NightEventKind::silence:
            m_announced.reset();
            if (m_coming)
                setCaption(std::move(m_coming->caption));
            hush();
            break;
        case NightEventKind::count:
            break;
        case NightEventKind::over:
            if (!m_isDawn)
                m_outlet.end(kStopFade);
            break;
        }
    }
}

void NightVoice::beginLine(const NightEngine& night, const NightEvent& event)
{
    const VoiceClip clip = m_clips(event.line);
    const bool isKnown = m_announced == event.line;
    m_announced.reset();
    setCaption(event.line.text);
    m_captionLength = clip ? lengthOf(clip) : speakingTime(event.line.text);
    m_captionBegin = event.at;
    if (isKnown)
        return;
    const bool isHeardLater = clip && m_outlet.state() == NightSoundState::playing;
    if (isHeardLater) {
        m_captionBegin += NightOutlet::kHandedOn;
        m_coming = Coming{event.line.text, m_captionBegin};
        m_caption.clear();
    }
    say(event.line, m_captionBegin, m_captionBegin - night.elapsed());
}

void NightVoice::setCaption(std::string caption)
{
    m_coming.reset();
    m_caption = std::move(caption);
}

bool NightVoice::showDue(const NightEngine& night)
{
    if (!m_coming || (night.isRunning() && night.elapsed() < m_coming->at))
        return false;
    setCaption(std::move(m_coming->caption));
    return true;
}

void NightVoice::beginStep(const NightEngine& night, std::size_t step)
{
    const bool isDawn = step >= night.plan().dawn();
    if (isDawn && !m_isDawn) {
        m_isDawn = true;
        m_outlet.end(night.left() + kAfterglow);
    } else if (!isDawn && m_isDawn) { // back into the night
        begin();
    }
}

void NightVoice::announce(const NightEngine& night)
{
    if (m_announced || !night.isRunning())
        return;
    const auto coming = night.comingLine();
    if (!coming || coming->in > kAhead)
        return;
    m_announced = coming->line;
    say(coming->line, night.elapsed() + coming->in, coming->in);
}

void NightVoice::announce(const NightLine& line, NightTime in)
{
    m_announced = line;
    say(line, {}, in);
}

void NightVoice::takeBack()
{
    if (m_announced)
        hush();
    m_announced.reset();
}

void NightVoice::end()
{
    m_announced.reset();
    hush();
    m_outlet.end(kStopFade);
}

void NightVoice::say(const NightLine& line, NightTime at, NightTime in)
{
    const VoiceClip clip = m_clips(line);
    if (!clip)
        return;
    m_begin = at;
    m_end = at + lengthOf(clip);
    m_outlet.say(clip, in);
}

void NightVoice::hush()
{
    m_begin = m_end = {};
    m_outlet.hush();
}

CaptionPart NightVoice::part(const NightEngine& night) const
{
    const NightTime gone = night.elapsed() - m_captionBegin;
    if (gone > m_captionLength || m_captionLength <= NightTime{}) {
        const int end = static_cast<int>(QString::fromStdString(m_caption).size());
        return {end, end};
    }
    return partSaid(m_caption,
                    static_cast<double>(gone.count()) / static_cast<double>(m_captionLength.count()));
}

bool NightVoice::isSpeaking(const NightEngine& night) const
{
    return night.isRunning() && m_outlet.state() == NightSoundState::playing && night.elapsed() >= m_begin &&
           night.elapsed() < m_end;
}

bool NightVoice::isDucked(const NightEngine& night) const
{
    return night.isRunning() && m_outlet.state() == NightSoundState::playing && m_end > m_begin &&
           night.elapsed() >= m_begin - kAhead && night.elapsed() < m_end + kBehind;
}

} // namespace tablewood
