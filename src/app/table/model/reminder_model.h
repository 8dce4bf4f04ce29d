#pragma once

#include "wire/seat_view.h"

#include <QtCore/QObject>
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
    /// How many seconds whoever is asked has.
    Q_PROPERTY(int seconds READ seconds CONSTANT)

public:
    explicit ReminderModel(QObject* parent = nullptr) : QObject(parent) {}

    /// Takes what stands at the table, the seats of those at this screen, and whether they may be heard.
    void follow(const SeatView& view, Seats here, bool canAsk);

    QString idle() const { return m_idle; }
    QString asked() const { return m_asked; }
    QString askedBy() const { return m_askedBy; }
    static int seconds();
    /// Somebody at this screen does something: whoever is asked here is there.
    void stir();

    /// Asks whoever does nothing to go on.
    Q_INVOKABLE void ask() { Q_EMIT wanted(Seat::none()); }
    /// Whoever is asked here goes on.
    Q_INVOKABLE void goOn() { stir(); }

Q_SIGNALS:
    void changed();
    /// A seat of this screen says that it is there; without a seat whoever is heard here asks.
    void wanted(tablewood::Seat by);

private:
    QString m_idle;
    QString m_asked;
    QString m_askedBy;
    Seat m_own;
};

} // namespace tablewood
