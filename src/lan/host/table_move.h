#pragma once

#include "lan/channel/connector.h"
#include "wire/lan_messages.h"

#include <QTimer>

namespace tablewood::lan {

/// The way of a table to another laptop: the guest that takes it over, how far it is, and whether others
/// reach the table there.
class TableMove
{
public:
    TableMove(const Identity& identity, const Pace& pace);

    /// The guest that is asked, or takes the table over; 0 for none.
    GuestId successor() const { return m_successor; }
    /// Whether it is this guest, who has got everything.
    bool awaits(GuestId guest) const { return m_isHandedOver && guest == m_successor; }
    /// A person decides.
    void ask(GuestId guest);
    /// The guest gets everything now.
    void handOver();
    /// Its table is open there: tries whether it can be reached.
    void tryOut(const std::string& address, const Digest& certificate, const HostsNow& now);
    /// It is over; returns the guest if it had got everything, else 0.
    GuestId end();

    /// Why a table stays where it is when nobody comes to take it.
    static Text nobodyCame();
    /// Others reach the table there.
    std::function<void(const Moved&)> reached;
    /// The table stays, and why.
    std::function<void(const Text&)> failed;

private:
    GuestId m_successor = 0;
    bool m_isHandedOver = false;
    QTimer m_time;
    Connector m_trial;
};

} // namespace tablewood::lan
