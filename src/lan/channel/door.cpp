#include "lan/door.h"

#include "lan/limits.h"

#include <QHostAddress>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace tablewood::lan {

Door::Door(const Identity& identity, const Pace& pace)
    : m_configuration(tlsConfiguration(identity)), m_pace(pace)
{
    // Such as too many open files: Qt takes nobody any more then, until it is told to.
    connect(this, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(m_pace.beat, this, &QTcpServer::resumeAccepting); });
}

std::string shownAddress(const QHostAddress& address)
{
    bool isVersion4 = false;
    const QHostAddress plain(address.toIPv4Address(&isVersion4));
    return (isVersion4 ? plain : address).toString().toStdString();
}

Door::~Door()
{
    // A socket that is deleted tells that it is disconnected.
    for (QSslSocket* socket : std::exchange(m_unfinished, {})) {
        disconnect(socket, nullptr, this, nullptr);
        delete socket;
    }
}

bool Door::hasRoomFor(const QSslSocket& socket) const
{
    std::vector<std::string> addresses = strangers ? strangers() : std::vector<std::string>{};
    for (const QSslSocket* other : m_unfinished)
        addresses.push_back(shownAddress(other->peerAddress()));
    return addresses.size() < static_cast<std::size_t>(kMaxHandshakes) &&
           std::ranges::count(addresses, shownAddress(socket.peerAddress())) < kMaxHandshakesOfAddress;
}

void Door::incomingConnection(qintptr descriptor)
{
    auto* const socket = new QSslSocket;
    if (!socket->setSocketDescriptor(descriptor) || !hasRoomFor(*socket)) {
        socket->abort();
        delete socket;
        return;
    }
    // Only now: the option is of the descriptor, and setting it before does nothing.
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSslConfiguration(m_configuration);
    m_unfinished.push_back(socket);
    connect(socket, &QSslSocket::encrypted, this, [this, socket] {
        forget(socket);
        entered(socket);
    });
    const auto drop = [this, socket] {
        forget(socket);
        socket->deleteLater();
    };
    connect(socket, &QSslSocket::disconnected, this, drop);
    connect(socket, &QSslSocket::errorOccurred, this, drop);
    auto* const patience = new QTimer(socket);
    patience->setSingleShot(true);
    connect(patience, &QTimer::timeout, socket, [socket] { socket->abort(); });
    connect(socket, &QSslSocket::encrypted, patience, &QObject::deleteLater);
    patience->start(m_pace.hello);
    socket->startServerEncryption();
}

void Door::forget(QSslSocket* socket)
{
    std::erase(m_unfinished, socket);
    disconnect(socket, nullptr, this, nullptr);
}

} // namespace tablewood::lan
