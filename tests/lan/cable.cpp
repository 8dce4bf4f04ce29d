#include "cable.h"

#include <QHostAddress>
#include <QTimer>

#include <deque>
#include <memory>

namespace tablewood::lan {

namespace {

/// What is under way in one direction of a connection: what came first arrives first.
struct UnderWay
{
    std::deque<std::function<void()>> waiting;
    bool isGoing = false;
};

} // namespace

void Cable::incomingConnection(qintptr descriptor)
{
    auto* const near = new QTcpSocket(this);
    near->setSocketDescriptor(descriptor);
    m_sockets.emplace_back(near);
    if (m_isBroken) {
        ++m_turnedAway;
        return near->abort();
    }
    auto* const far = new QTcpSocket(this);
    far->connectToHost(QHostAddress::LocalHost, m_target);
    m_sockets.emplace_back(far);
    ++m_connections;
    carry(near, far, false, m_connections);
    carry(far, near, true, m_connections);
    connect(near, &QTcpSocket::bytesWritten, this,
            [this](qint64 bytes) { m_carriedBack += static_cast<std::size_t>(bytes); });
}

void Cable::carry(QTcpSocket* from, QTcpSocket* to, bool isBack, int connection)
{
    const auto underWay = std::make_shared<UnderWay>();
    const auto goOn = std::make_shared<std::function<void()>>();
    *goOn = [this, to, underWay, next = std::weak_ptr(goOn)] {
        if (underWay->isGoing || underWay->waiting.empty())
            return;
        const auto step = [underWay, next] {
            underWay->isGoing = false;
            const auto arrive = std::move(underWay->waiting.front());
            underWay->waiting.pop_front();
            arrive();
            if (const auto again = next.lock())
                (*again)();
        };
        underWay->isGoing = true;
        const std::uint32_t delay = m_chance ? m_chance->below(m_mostDelay + 1) : 0;
        if (delay == 0)
            return step();
        ++m_delayed;
        QTimer::singleShot(static_cast<int>(delay), to, step);
    };
    const auto later = [underWay, goOn](std::function<void()> what) {
        underWay->waiting.push_back(std::move(what));
        (*goOn)();
    };
    const auto pass = [this, from, to, isBack, connection, later] {
        if (isHeld(isBack) || !from->isOpen() || to->state() != QAbstractSocket::ConnectedState)
            return;
        const QByteArray heard = from->readAll();
        if (overheard)
            overheard(connection, isBack, heard);
        later([to, bytes = heard] {
            // It may have been cut meanwhile.
            if (to->state() == QAbstractSocket::ConnectedState)
                to->write(bytes);
        });
    };
    connect(from, &QTcpSocket::readyRead, to, pass);
    connect(to, &QTcpSocket::connected, from, pass);
    const auto end = [this, to, isBack, later] {
        if (!isHeld(isBack))
            later([to] { to->disconnectFromHost(); });
    };
    connect(from, &QTcpSocket::disconnected, to, [pass, end] {
        pass();
        end();
    });
    connect(from, &QTcpSocket::errorOccurred, to, end);
}

void Cable::cut()
{
    m_isHeld = false;
    m_isBackHeld = false;
    m_isForthHeld = false;
    const auto sockets = std::exchange(m_sockets, {});
    for (const auto& socket : sockets) {
        if (socket) {
            socket->abort();
            socket->deleteLater();
        }
    }
}

void Cable::breakDown()
{
    m_isBroken = true;
    cut();
}

} // namespace tablewood::lan
