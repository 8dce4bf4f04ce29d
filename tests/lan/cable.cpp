#include "cable.h"

#include <QHostAddress>

namespace tablewood::lan {

void Cable::incomingConnection(qintptr descriptor)
{
    auto* const near = new QTcpSocket(this);
    auto* const far = new QTcpSocket(this);
    near->setSocketDescriptor(descriptor);
    far->connectToHost(QHostAddress::LocalHost, m_target);
    m_sockets.emplace_back(near);
    m_sockets.emplace_back(far);
    carry(near, far);
    carry(far, near);
    connect(near, &QTcpSocket::bytesWritten, this,
            [this](qint64 bytes) { m_carriedBack += static_cast<std::size_t>(bytes); });
}

void Cable::carry(QTcpSocket* from, QTcpSocket* to)
{
    const auto pass = [this, from, to] {
        if (!m_isHeld && from->isOpen() && to->state() == QAbstractSocket::ConnectedState)
            to->write(from->readAll());
    };
    connect(from, &QTcpSocket::readyRead, to, pass);
    connect(to, &QTcpSocket::connected, from, pass);
    connect(from, &QTcpSocket::disconnected, to, [this, to, pass] {
        pass();
        if (!m_isHeld)
            to->disconnectFromHost();
    });
    connect(from, &QTcpSocket::errorOccurred, to, [this, to] {
        if (!m_isHeld)
            to->disconnectFromHost();
    });
}

void Cable::cut()
{
    m_isHeld = false;
    const auto sockets = std::exchange(m_sockets, {});
    for (const auto& socket : sockets) {
        if (socket) {
            socket->abort();
            socket->deleteLater();
        }
    }
}

} // namespace tablewood::lan
