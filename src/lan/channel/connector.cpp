#include "lan/channel/connector.h"

#include "lan/channel/socket_words.h"

#include <QtCore/QPointer>

#include <algorithm>

namespace tablewood::lan {

Connector::Connector(const Identity& identity, const Pace& pace)
    : m_configuration(tlsConfiguration(identity)), m_pace(pace)
{
    // So that what is wrong with the host's certificate is told: checkErrors decides.
    m_configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, [this] { tryNext(); });
}

void Connector::start(std::vector<TableAddress> addresses, const std::optional<Digest>& pin)
{
    stop();
    m_addresses = std::move(addresses);
    m_pin = pin;
    m_next = 0;
    m_why = Text(TW_TEXT("lan", "There is no address to try."));
    tryNext();
}

void Connector::stop()
{
    m_due.stop();
    while (!m_sockets.empty())
        drop(m_sockets.back());
}

void Connector::tryNext()
{
    if (m_next < m_addresses.size())
        begin(m_addresses[m_next++]);
    if (m_next < m_addresses.size())
        m_due.start(m_pace.nextAddress);
    else if (m_sockets.empty() && failed)
        failed(m_why);
}

void Connector::begin(const TableAddress& address)
{
    auto* const socket = m_sockets.emplace_back(new QSslSocket(this));
    socket->setSslConfiguration(m_configuration);
    // The name of a laptop may take long to be found, a handshake with a busy one to be done.
    const auto limit = [this, socket](std::chrono::milliseconds time) {
        auto* const timer = new QTimer(socket);
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this,
                [this, socket] { giveUp(socket, Text(TW_TEXT("lan", "Nobody answers at this address."))); });
        timer->start(time);
        return timer;
    };
    limit(m_pace.hello);
    connect(socket, &QSslSocket::hostFound, this, [this, socket, limit] {
        connect(socket, &QSslSocket::connected, limit(m_pace.reach), &QTimer::stop);
    });
    connect(socket, &QSslSocket::connected, this,
            [socket] { socket->setSocketOption(QAbstractSocket::LowDelayOption, 1); });
    connect(socket, &QSslSocket::sslErrors, this,
            [socket](const QList<QSslError>& errors) { checkErrors(socket, errors); });
    connect(socket, &QSslSocket::encrypted, this, [this, socket, address] { checkHost(socket, address); });
    // Not from within the socket's own signal; until then its time may have been over.
    connect(
        socket, &QSslSocket::errorOccurred, this,
        [this, failed = QPointer(socket)] {
            if (failed)
                giveUp(failed, whatWentWrong(*failed));
        },
        Qt::QueuedConnection);
    socket->connectToHostEncrypted(QString::fromStdString(address.host), address.port);
}

void Connector::checkErrors(QSslSocket* socket, const QList<QSslError>& errors)
{
    // A certificate that a host made for itself names nobody and is signed by nobody else: these two are as
    // they should be. Who the host is, its digest tells.
    QList<QSslError> expected;
    for (const QSslError& error : errors) {
        if (error.error() == QSslError::HostNameMismatch || error.error() == QSslError::SelfSignedCertificate)
            expected.append(error);
    }
    socket->ignoreSslErrors(expected);
}

void Connector::checkHost(QSslSocket* socket, const TableAddress& address)
{
    if (m_pin && digestOf(socket->peerCertificate()) != *m_pin) {
        giveUp(socket, Text(TW_TEXT("lan", "Somebody else answers at this address: the certificate is not "
                                           "the table's.")));
        return;
    }
    std::erase(m_sockets, socket);
    stop();
    socket->disconnect(this);
    socket->setParent(nullptr);
    reached(socket, address);
}

void Connector::giveUp(QSslSocket* socket, const Text& why)
{
    if (std::ranges::find(m_sockets, socket) == m_sockets.end())
        return;
    drop(socket);
    m_why = why;
    m_due.start(0);
}

void Connector::drop(QSslSocket* socket)
{
    std::erase(m_sockets, socket);
    socket->disconnect(this);
    socket->abort();
    socket->deleteLater();
}

} // namespace tablewood::lan
