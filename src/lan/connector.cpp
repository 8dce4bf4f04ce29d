#include "lan/connector.h"

#include "lan/socket_words.h"

namespace tablewood::lan {

Connector::Connector(const Identity& identity, const Pace& pace)
    : m_configuration(tlsConfiguration(identity)), m_pace(pace)
{
    // So that what is wrong with the host's certificate is told: checkErrors decides.
    m_configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this,
            [this] { giveUp(Text(TW_TEXT("lan", "Nobody answers at this address."))); });
}

void Connector::start(std::vector<TableAddress> addresses, const std::optional<Digest>& pin)
{
    stop();
    ++m_starts;
    m_addresses = std::move(addresses);
    m_pin = pin;
    m_next = 0;
    m_why = Text(TW_TEXT("lan", "There is no address to try."));
    tryNext();
}

void Connector::stop()
{
    m_patience.stop();
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket->abort();
        m_socket->deleteLater();
        m_socket.clear();
    }
}

void Connector::tryNext()
{
    stop();
    if (m_next == m_addresses.size()) {
        if (failed)
            failed(m_why);
        return;
    }
    const TableAddress& address = m_addresses[m_next++];
    m_socket = new QSslSocket(this);
    m_socket->setSslConfiguration(m_configuration);
    connect(m_socket, &QSslSocket::connected, this,
            [this] { m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1); });
    connect(m_socket, &QSslSocket::sslErrors, this, &Connector::checkErrors);
    connect(m_socket, &QSslSocket::encrypted, this, &Connector::checkHost);
    connect(m_socket, &QSslSocket::errorOccurred, this, [this] { giveUp(whatWentWrong(*m_socket)); });
    m_patience.start(m_pace.hello);
    m_socket->connectToHostEncrypted(QString::fromStdString(address.host), address.port);
}

void Connector::checkErrors(const QList<QSslError>& errors)
{
    // A certificate that a host made for itself names nobody and is signed by nobody else: these two are as
    // they should be. Who the host is, its digest tells.
    QList<QSslError> expected;
    for (const QSslError& error : errors) {
        if (error.error() == QSslError::HostNameMismatch || error.error() == QSslError::SelfSignedCertificate)
            expected.append(error);
    }
    m_socket->ignoreSslErrors(expected);
}

void Connector::checkHost()
{
    if (m_pin && digestOf(m_socket->peerCertificate()) != *m_pin) {
        giveUp(Text(
            TW_TEXT("lan", "Somebody else answers at this address: the certificate is not the table's.")));
        return;
    }
    m_patience.stop();
    QSslSocket* const socket = m_socket;
    m_socket.clear();
    socket->disconnect(this);
    socket->setParent(nullptr);
    reached(socket, m_addresses[m_next - 1]);
}

void Connector::giveUp(const Text& why)
{
    m_why = why;
    // Not from within the socket's own signal.
    QMetaObject::invokeMethod(
        this,
        [this, start = m_starts] {
            if (start == m_starts)
                tryNext();
        },
        Qt::QueuedConnection);
    stop();
}

} // namespace tablewood::lan
