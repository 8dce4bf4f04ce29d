#pragma once

#include "app/night/voice_room.h"
#include "sound/night_outlet.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace tablewood {

/// Lets some lines be heard over the forest, one after the other, each with its words on the screen: those
/// of a step that is being written, or a recording.
class StepTrial : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor of scripts has it")
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    /// The voice still speaks into its file.
    Q_PROPERTY(bool isPreparing READ isPreparing NOTIFY changed)
    /// The words being said; empty between the lines.
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    /// Tells what is missing of the voice; empty if nothing is.
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// The outlet lives longer.
    StepTrial(NightOutlet& outlet, std::function<NightSound()> sound, QObject* parent);

    bool isOn() const { return m_isOn; }
    bool isPreparing() const { return m_isOn && m_room.isBusy(); }
    QString caption() const { return m_caption; }
    QString notice() const { return m_notice; }

    void begin(std::vector<NightLine> lines, const std::string& language, const VoiceSource& source);
    Q_INVOKABLE void end();
    /// Ends at once, for a microphone that is opened.
    void cut();

Q_SIGNALS:
    void changed();
    /// Something will be heard in a moment.
    void begins();

private:
    void hush();
    void leave(std::chrono::milliseconds fade);
    void speak();
    void next();

    NightOutlet& m_outlet;
    std::function<NightSound()> m_sound;
    VoiceRoom m_room;
    QTimer m_timer;
    std::vector<NightLine> m_lines;
    /// The line that comes next.
    std::size_t m_next = 0;
    bool m_isOn = false;
    bool m_isSaid = false;
    QString m_caption;
    QString m_notice;
};

} // namespace tablewood
