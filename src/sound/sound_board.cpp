#include "sound/sound_board.h"

#include "sound/loudness.h"
#include "sound/sound_output.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

constexpr auto longestDelay = 400ms; // a sound that comes later belongs to nothing on the screen
constexpr int unansweredLimit = 8;   // past this the sound server hangs: asking on would only fill memory

constexpr QLatin1String soundFolder(":/sounds");

} // namespace

SoundBoard::SoundBoard(QObject* parent) : QObject(parent) {}

QStringList SoundBoard::cues()
{
    QStringList names =
        QDir(QString(soundFolder)).entryList({QStringLiteral("*.wav")}, QDir::Files, QDir::Name);
    for (QString& name : names)
        name.chop(4);
    return names;
}

SoundClip SoundBoard::clip(const QString& cue)
{
    QFile file(soundFolder + u'/' + cue + QLatin1String(".wav"));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const QByteArray bytes = file.readAll();
    return readSound({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void SoundBoard::play(const QString& cue)
{
    if (!isAudible() || m_unanswered >= unansweredLimit)
        return;
    if (!m_clips.contains(cue))
        m_clips.insert(cue, clip(cue));
    const SoundClip sound = m_clips.value(cue);
    if (!sound)
        return;
    openOutput();
    ++m_unanswered;
    QMetaObject::invokeMethod(m_output,
                              [output = m_output, sound, volume = gain(),
                               until = QDeadlineTimer(longestDelay)] { output->play(sound, volume, until); });
}

void SoundBoard::setEffectsVolume(double volume)
{
    const double bounded = std::clamp(volume, 0.0, 1.0);
    if (std::isnan(bounded) || bounded == m_effectsVolume)
        return;
    m_effectsVolume = bounded;
    passOnVolume();
    Q_EMIT effectsVolumeChanged();
}

void SoundBoard::setMuted(bool muted)
{
    if (muted == m_muted)
        return;
    m_muted = muted;
    passOnVolume();
    Q_EMIT mutedChanged();
}

void SoundBoard::openOutput()
{
    if (m_output)
        return;
    m_output = new SoundOutput;
    connect(m_output, &SoundOutput::answered, this, [this] { --m_unanswered; });
    m_thread.start(m_output);
}

void SoundBoard::passOnVolume()
{
    if (!m_output || m_unanswered >= unansweredLimit)
        return;
    ++m_unanswered;
    QMetaObject::invokeMethod(m_output, [output = m_output, volume = gain()] { output->setVolume(volume); });
}

float SoundBoard::gain() const { return isAudible() ? loudnessOf(m_effectsVolume) : 0.0F; }

} // namespace tablewood
