#pragma once

#include "sound/night_outlet.h"

#include <QObject>
#include <QTimer>

namespace tablewood {

/// A line over the forest, to hear before a night how loud they are. Ends by itself.
class SoundCheck : public QObject
{
    Q_OBJECT

public:
    /// The outlet lives longer.
    SoundCheck(NightOutlet& outlet, QObject* parent);

    bool isOn() const { return m_isOn; }
    /// Without a clip the forest alone is heard.
    void begin(const NightSound& sound, const VoiceClip& clip);
    void end();
    /// Ends at once, for a microphone that is opened.
    void cut();
    /// A night takes over the forest.
    void giveWay();

Q_SIGNALS:
    void changed();

private:
    void end(std::chrono::milliseconds fade);

    NightOutlet& m_outlet;
    QTimer m_end;
    bool m_isOn = false;
};

} // namespace tablewood
