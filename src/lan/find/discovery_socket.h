#pragma once

#include "lan/find/interfaces.h"
#include "wire/announcement.h"

#include <QHostAddress>
#include <QUdpSocket>

#include <functional>

namespace tablewood::lan {

/// The network in which tables are announced and looked for; tests have one of their own.
struct DiscoveryNetwork
{
    std::uint16_t port = kDiscoveryPort;
    std::function<std::vector<Interface>()> interfaces = systemInterfaces;
};

/// Draws the name of this run of the program.
InstanceId freshInstance();

/// Datagrams to everybody and from anybody, with IPv4 and IPv6, through every interface that is used.
class DiscoverySocket : public QObject
{
    Q_OBJECT

public:
    enum class Port
    {
        /// The network's port, which all programs on this laptop share: hears what is said to everybody.
        shared,
        /// A port that nobody else has: hears answers.
        own
    };
    DiscoverySocket(DiscoveryNetwork network, Port port, QObject* parent = nullptr);

    /// Follows the laptop's interfaces, which come and go. Opens the socket on the first call.
    void refresh();
    void close();
    bool isOpen() const { return m_isOpen; }
    /// Why it is not open, in the system's words.
    QString problem() const { return m_problem; }
    const std::vector<InterfaceUse>& uses() const { return m_uses; }

    /// The ways to everybody, as they were at the last refresh().
    std::vector<Outlet> outlets() const { return outletsOf(m_uses); }
    /// Sends these to everybody.
    void sendToAll(const std::vector<Bytes>& datagrams);
    /// Sends to everybody behind one outlet; false if the system did not take it.
    bool sendThrough(const Outlet& outlet, const Bytes& bytes);
    bool sendTo(const Bytes& bytes, const QHostAddress& address, std::uint16_t port);

Q_SIGNALS:
    /// A datagram of at most kMaxDatagram bytes came, from whomever.
    void heard(const tablewood::Bytes& bytes, const QHostAddress& from, quint16 port);

private:
    void open();
    bool bind(QUdpSocket& socket, const QHostAddress& address);
    void joinGroups();
    void read(QUdpSocket& socket);

    DiscoveryNetwork m_network;
    Port m_port;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    std::vector<InterfaceUse> m_uses;
    bool m_isOpen = false;
    QString m_problem;
};

} // namespace tablewood::lan
