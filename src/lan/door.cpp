#include "lan/door.h"

#include "lan/limits.h"

#include <QHostAddress>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>

namespace tablewood::lan {

Door::Door(const Identity& identity, const Pace& pace)
    : m_configuration(tlsConfiguration(identity)), m_pace(pace)
{
}

Door::~Door() { qDeleteAll(m_unfinished); }

bool Door::hasRoomFor(const QSslSocket& socket) const
{
    const auto fromThere = std::ranges::count_if(
        m_unfinished, [&](const QSslSocket* other) { return other->peerAddress() == socket.peerAddress(); });
    return unfinished() < kMaxHandshakes && fromThere < kMaxHandshakesOfAddress;
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
