#pragma once

#include "wire/seat_view.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// A seat that all wait for and that does nothing for long (Reminder in wire/seat_view.h), in words.
class ReminderModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(ReminderModel)
    QML_UNCREATABLE("A TableModel has it")
    /// Who does nothing, where somebody at this screen may ask them to go on; else empty.
    Q_PROPERTY(QString idle READ idle NOTIFY changed)
    /// Who was asked to go on, unless it is somebody at this screen; else empty.
    Q_PROPERTY(QString asked READ asked NOTIFY changed)
    /// Who asks a person of this screen to go on; else empty.
    Q_PROPERTY(QString askedBy READ askedBy NOTIFY changed)
    /// How many seconds whoever is asked still has.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY ticked)

public:
    explicit ReminderModel(QObject* parent = nullptr);

    /// Takes what stands at the table, the seats of those at this screen, and whether they may be heard.
    void follow(const SeatView& view, Seats here, bool canAsk);

    QString idle() const { return m_idle; }
    QString asked() const { return m_asked; }
    QString askedBy() const { return m_askedBy; }
    int secondsLeft() const { return m_secondsLeft; }
    /// Somebody at this screen does something: whoever is asked here is there.
    void stir();

    /// Asks whoever does nothing to go on.
    Q_INVOKABLE void ask() { Q_EMIT wanted(Seat::none()); }
    /// Whoever is asked here goes on.
    Q_INVOKABLE void goOn() { stir(); }

Q_SIGNALS:
    void changed();
    void ticked();
    /// A seat of this screen says that it is there; without a seat whoever is heard here asks.
    void wanted(tablewood::Seat by);

private:
    void count(const SeatView& view);
    void setSecondsLeft(int seconds);

    QTimer m_ticks;
    int m_secondsLeft = 0;
    /// What is counted, and what was left of it when it was first seen here.
    Reminder m_counted;
    int m_toldLeft = 0;
    QString m_idle;
    QString m_asked;
    QString m_askedBy;
    Seat m_own;
};

} // namespace tablewood
