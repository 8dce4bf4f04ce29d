#pragma once

#include "kernel/text.h"
#include "lan/channel/allowance.h"
#include "lan/channel/certificate.h"
#include "lan/channel/limits.h"
#include "lan/channel/pace.h"

#include <QSslConfiguration>
#include <QTcpServer>
#include <QTimer>

#include <functional>

class QHostAddress;
class QSslSocket;

namespace tablewood::lan {

/// An address as people know it: one of IPv4 that came to a door for both kinds is shown as such.
std::string shownAddress(const QHostAddress& address);

/// Where connections come in: does the TLS handshake with each, and turns away who brings too many that have
/// not said who they are.
class Door final : public QTcpServer
{
public:
    Door(const Identity& identity, const Pace& pace);
    ~Door() override;

    /// Takes a socket whose handshake is done.
    std::function<void(QSslSocket*)> entered;
    /// Nobody comes in for the moment, and why: told now and then while that lasts. The door tries again by
    /// itself.
    std::function<void(const Text& why)> stuck;
    /// The addresses, as shownAddress gives them, of connections that count still: their handshake is done,
    /// and they have not said who they are.
    std::function<std::vector<std::string>()> strangers;
    /// Ends the oldest of them that comes from this address; false if there is none.
    std::function<bool(const std::string& address)> endStranger;

    /// How many handshakes are not finished.
    int unfinished() const { return static_cast<int>(m_unfinished.size()); }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    /// Whether there is room, which an address with many connections makes for one with fewer.
    bool makeRoomFor(const QSslSocket& socket);
    bool endOldestOf(const std::string& address);
    void tellStuck(const Text& why);
    void forget(QSslSocket* socket);

    QSslConfiguration m_configuration;
    Pace m_pace;
    std::vector<QSslSocket*> m_unfinished;
    QTimer m_pause;
    Allowance m_told{kStuckDoorsPerSecond, 1};
};

} // namespace tablewood::lan
