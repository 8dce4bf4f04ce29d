#include "lan/doctor/port_probe.h"

#include "lan/channel/certificate.h"

#include <QSslCertificate>

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

PortProbe::PortProbe(const TableAddress& address, const std::optional<Digest>& meant, QObject* parent)
    : QObject(parent), m_meant(meant)
{
    // The digest of a certificate tells whose it is.
    m_socket.setSslConfiguration(tlsConfiguration({QSslCertificate(), QSslKey()}));
    connect(&m_socket, &QSslSocket::encrypted, this, [this] { finish(seen()); });
    connect(&m_socket, &QSslSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        finish(m_isConnected ? Reached::stranger : reachedBy(error));
    });
    connect(&m_socket, &QSslSocket::connected, this, [this] { m_isConnected = true; });
    connect(&m_patience, &QTimer::timeout, this,
            [this] { finish(m_isConnected ? Reached::stranger : Reached::silent); });
    m_patience.setSingleShot(true);
    m_patience.start(kPatienceMs);
    // Nothing may be told before the caller listens.
    QMetaObject::invokeMethod(
        this,
        [this, address] {
            m_socket.connectToHostEncrypted(QString::fromStdString(address.host), address.port);
        },
        Qt::QueuedConnection);
}

Reached PortProbe::seen() const
{
    const QSslCertificate certificate = m_socket.peerCertificate();
    if (!certificate.subjectInfo(QSslCertificate::CommonName).contains(kCommonName))
        return Reached::stranger;
    return m_meant && digestOf(certificate) != *m_meant ? Reached::otherCertificate : Reached::open;
}

void PortProbe::finish(Reached reached)
{
    m_patience.stop();
    disconnect(&m_socket, nullptr, this, nullptr);
    m_socket.abort();
    Q_EMIT done(reached);
}

} // namespace tablewood::lan
