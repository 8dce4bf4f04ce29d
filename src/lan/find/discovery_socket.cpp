#include "lan/find/discovery_socket.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QRandomGenerator>

namespace tablewood::lan {

namespace {

/// So many are read before the program does something else, however many come.
constexpr int kDatagramsAtOnce = 256;

} // namespace

InstanceId freshInstance()
{
    InstanceId id;
    std::array<std::uint32_t, id.size() / 4> words;
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    std::memcpy(id.data(), words.data(), id.size());
    return id;
}

DiscoverySocket::DiscoverySocket(DiscoveryNetwork network, Port port, QObject* parent)
    : QObject(parent), m_network(std::move(network)), m_port(port)
{
    for (QUdpSocket* socket : {&m_ipv4, &m_ipv6})
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { read(*socket); });
}

void DiscoverySocket::refresh()
{
    std::vector<InterfaceUse> uses = usesOf(m_network.interfaces());
    const bool isSame = uses == m_uses;
    m_uses = std::move(uses);
    // A socket of our own hears what is sent to it alone, whatever the interfaces do.
    if (!m_isOpen || (!isSame && m_port == Port::shared))
        open();
}

void DiscoverySocket::close()
{
    m_ipv4.close();
    m_ipv6.close();
    m_isOpen = false;
}

void DiscoverySocket::open()
{
    close();
    m_problem.clear();
    const bool hasIpv4 = bind(m_ipv4, QHostAddress(QHostAddress::AnyIPv4));
    const bool hasIpv6 = bind(m_ipv6, QHostAddress(QHostAddress::AnyIPv6));
    // A laptop may well have only one of the two.
    m_isOpen = hasIpv4 || hasIpv6;
    if (m_port == Port::shared)
        joinGroups();
}

bool DiscoverySocket::bind(QUdpSocket& socket, const QHostAddress& address)
{
    const bool isBound =
        m_port == Port::own
            ? socket.bind(address)
            : socket.bind(address, m_network.port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint);
    if (!isBound && m_problem.isEmpty())
        m_problem = socket.errorString();
    return isBound;
}

void DiscoverySocket::joinGroups()
{
    for (const Outlet& outlet : outletsOf(m_uses)) {
        const QNetworkInterface adapter = QNetworkInterface::interfaceFromIndex(outlet.interfaceIndex);
        // A group that cannot be joined is not heard; the other ways remain.
        if (outlet.way == Outlet::Way::multicast && m_ipv4.state() == QUdpSocket::BoundState)
            m_ipv4.joinMulticastGroup(QHostAddress(QString::fromStdString(outlet.to)), adapter);
        else if (outlet.way == Outlet::Way::multicastIpv6 && m_ipv6.state() == QUdpSocket::BoundState)
            m_ipv6.joinMulticastGroup(QHostAddress(QString::fromStdString(outlet.to)), adapter);
    }
}

void DiscoverySocket::read(QUdpSocket& socket)
{
    for (int i = 0; i < kDatagramsAtOnce && socket.hasPendingDatagrams(); ++i) {
        // One byte more than is allowed tells the longer ones.
        const QNetworkDatagram datagram = socket.receiveDatagram(kMaxDatagram + 1);
        if (!datagram.isValid())
            return;
        const QByteArray data = datagram.data();
        if (static_cast<std::size_t>(data.size()) <= kMaxDatagram)
            Q_EMIT heard(Bytes(data.begin(), data.end()), datagram.senderAddress(),
                         static_cast<quint16>(datagram.senderPort()));
    }
    if (socket.hasPendingDatagrams())
        QMetaObject::invokeMethod(
            this, [this, &socket] { read(socket); }, Qt::QueuedConnection);
}

void DiscoverySocket::sendToAll(const std::vector<Bytes>& datagrams)
{
    if (datagrams.empty())
        return;
    for (const Outlet& outlet : outlets()) {
        for (const Bytes& bytes : datagrams)
            sendThrough(outlet, bytes);
    }
}

bool DiscoverySocket::sendThrough(const Outlet& outlet, const Bytes& bytes)
{
    QHostAddress address(QString::fromStdString(outlet.to));
    if (outlet.way == Outlet::Way::multicastIpv6)
        address.setScopeId(QString::fromStdString(outlet.interfaceName));
    else if (outlet.way == Outlet::Way::multicast && m_ipv4.state() == QUdpSocket::BoundState)
        m_ipv4.setMulticastInterface(QNetworkInterface::interfaceFromIndex(outlet.interfaceIndex));
    return sendTo(bytes, address, m_network.port);
}

bool DiscoverySocket::sendTo(const Bytes& bytes, const QHostAddress& address, std::uint16_t port)
{
    QUdpSocket& socket = address.protocol() == QAbstractSocket::IPv6Protocol ? m_ipv6 : m_ipv4;
    const auto* data = reinterpret_cast<const char*>(bytes.data());
    const auto size = static_cast<qint64>(bytes.size());
    return socket.state() == QUdpSocket::BoundState &&
           socket.writeDatagram(data, size, address, port) == size;
}

} // namespace tablewood::lan
