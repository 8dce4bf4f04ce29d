#pragma once

#include "lan/address.h"

#include <QTcpSocket>
#include <QTimer>

#include <array>

namespace tablewood::lan {

/// What came of knocking at a port.
enum class Reached : std::uint8_t
{
    open,
    /// The laptop is there and lets nobody in at this port.
    refused,
    /// Nothing came back.
    silent,
    /// There is no way to such an address.
    noWay,
    noSuchName
};
constexpr auto enumNames(Reached)
{
    return std::array<std::string_view, 5>{"open", "refused", "silent", "no-way", "no-such-name"};
}

/// Opens a connection to a port and closes it again.
class PortProbe : public QObject
{
    Q_OBJECT

public:
    /// Longer than any laptop in the same network takes, also one that wakes its wireless adapter first.
    static constexpr int kPatienceMs = 2000;

    PortProbe(const TableAddress& address, QObject* parent);

Q_SIGNALS:
    void done(tablewood::lan::Reached reached);

private:
    void finish(Reached reached);

    QTcpSocket m_socket;
    QTimer m_patience;
};

} // namespace tablewood::lan
