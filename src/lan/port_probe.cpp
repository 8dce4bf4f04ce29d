#include "lan/port_probe.h"

namespace tablewood::lan {

namespace {

Reached reachedBy(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return Reached::refused;
    case QAbstractSocket::HostNotFoundError:
        return Reached::noSuchName;
    case QAbstractSocket::SocketTimeoutError:
        return Reached::silent;
    default:
        return Reached::noWay;
    }
}

} // namespace

PortProbe::PortProbe(const TableAddress& address, QObject* parent) : QObject(parent)
{
    connect(&m_socket, &QTcpSocket::connected, this, [this] { finish(Reached::open); });
    connect(&m_socket, &QTcpSocket::errorOccurred, this,
            [this](QAbstractSocket::SocketError error) { finish(reachedBy(error)); });
    connect(&m_patience, &QTimer::timeout, this, [this] { finish(Reached::silent); });
    m_patience.setSingleShot(true);
    m_patience.start(kPatienceMs);
    // Nothing may be told before the caller listens.
    QMetaObject::invokeMethod(
        this, [this, address] { m_socket.connectToHost(QString::fromStdString(address.host), address.port); },
        Qt::QueuedConnection);
}

void PortProbe::finish(Reached reached)
{
    m_patience.stop();
    disconnect(&m_socket, nullptr, this, nullptr);
    m_socket.abort();
    Q_EMIT done(reached);
}

} // namespace tablewood::lan
