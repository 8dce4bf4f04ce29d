#pragma once

#include "app/words/entry_model.h"
#include "wire/messages.h"

#include <QtCore/QObject>

namespace tablewood {

/// A run in words: steps that follow one another by themselves (Timer::isRun), and how whoever sits at the
/// table paces them. It is the table's: all see the same.
class RunModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(RunModel)
    QML_UNCREATABLE("A TableModel has it")
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(bool isWaiting READ isWaiting NOTIFY changed)
    /// Somebody at this screen may say how it goes on.
    Q_PROPERTY(bool canPace READ canPace NOTIFY changed)
    /// Calm, brisk or fast, from 0.
    Q_PROPERTY(int speed READ speed NOTIFY changed)
    /// How long a step lasts at this speed, in milliseconds, and which it is.
    Q_PROPERTY(int stepTime READ stepTime NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    /// Who lets it wait; empty while it goes on.
    Q_PROPERTY(QString waitsFor READ waitsFor NOTIFY changed)
    /// The steps to come, of PhaseEntry.
    Q_PROPERTY(tablewood::EntryModel* coming READ coming CONSTANT)

public:
    explicit RunModel(QObject* parent = nullptr) : QObject(parent), m_coming(new EntryModel(this)) {}

    /// Takes what the viewer of this screen has before them, whether they may be heard, and whether it is
    /// known here who is.
    void follow(const SeatView& view, bool isSeen, bool canPace, bool isNamed);
    /// How long a second of the usual speed lasts.
    void setSecond(int milliseconds) { m_second = milliseconds; }

    bool isOn() const { return m_isOn; }
    bool isWaiting() const { return m_pace.isWaiting; }
    bool canPace() const { return m_canPace; }
    int speed() const { return static_cast<int>(m_pace.speed); }
    int stepTime() const;
    int step() const { return m_timer.step; }
    QString waitsFor() const { return m_waitsFor; }
    EntryModel* coming() const { return m_coming; }

    Q_INVOKABLE void pause() { order(m_pace.isWaiting ? RunOrder::goOn : RunOrder::wait); }
    Q_INVOKABLE void goOneStep() { order(RunOrder::step); }
    Q_INVOKABLE void goToEnd() { order(RunOrder::toEnd); }
    /// 0 for calm, 1 for brisk, 2 for fast.
    Q_INVOKABLE void setSpeed(int speed);

Q_SIGNALS:
    void changed();
    /// Somebody presses: what is still to be shown is shown now, so that they press for what they see then.
    void pressed();
    void ordered(const tablewood::PaceRun& said);

private:
    void order(RunOrder what);

    EntryModel* m_coming;
    bool m_isOn = false;
    bool m_canPace = false;
    int m_second = 1000;
    Timer m_timer;
    RunPace m_pace;
    QString m_waitsFor;
};

} // namespace tablewood
