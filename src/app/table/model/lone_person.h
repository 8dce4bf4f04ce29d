#pragma once

#include "app/table/model/screen_seats.h"
#include "app/table/touch/gesture.h"

#include <QtCore/QTimer>

namespace tablewood {

/// The person who has a screen for themself: what they are asked in a window of all nobody else could learn
/// from it. Where they play alone with bots, nobody waits for it either.
class LonePerson : public QObject
{
    Q_OBJECT

public:
    /// `seats` outlives them.
    explicit LonePerson(const ScreenSeats& seats);

    /// They are asked in a window of all, and waited for.
    bool isAskedUnseen() const;
    /// So are they who play with bots, at this program's table.
    bool isAskedAlone() const { return m_seats.source().isLocal() && isAskedUnseen(); }
    /// The use of a veil on the screen, and for their hand now.
    VeilUse veil() const { return m_seats.isWatchedByOne() ? unseenVeil() : VeilUse::hides; }
    VeilUse handVeil() const { return isAskedUnseen() ? unseenVeil() : VeilUse::hides; }
    /// The pass of who is asked alone and can do nothing else.
    std::optional<std::string> vainPass() const;
    /// Waits so many milliseconds to pass in vain, as long as they may.
    void waitToPass(bool mayPass, int milliseconds);

Q_SIGNALS:
    /// They have waited long enough.
    void passed(const std::string& move);

private:
    VeilUse unseenVeil() const { return m_seats.source().isLocal() ? VeilUse::none : VeilUse::announces; }

    const ScreenSeats& m_seats;
    QTimer m_wait;
};

} // namespace tablewood
