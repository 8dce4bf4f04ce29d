#pragma once

#include "kernel/text.h"
#include "lan/channel/certificate.h"
#include "lan/channel/pace.h"
#include "lan/find/known_tables.h"

#include <QSslSocket>
#include <QTimer>

#include <functional>

namespace tablewood::lan {

/// Reaches a host: tries its addresses, each a little after the one before, until a TLS handshake is done
/// with the right one. An address that does not answer holds up none after it.
class Connector final : public QObject
{
public:
    Connector(const Identity& identity, const Pace& pace);

    /// Takes a socket whose handshake is done, with the address it is connected to.
    std::function<void(QSslSocket*, const TableAddress&)> reached;
    /// No address led to the host.
    std::function<void(const Text& why)> failed;

    /// Begins. With a `pin` only the host with this certificate is taken.
    void start(std::vector<TableAddress> addresses, const std::optional<Digest>& pin);
    void stop();

private:
    void tryNext();
    void begin(const TableAddress& address);
    static void checkErrors(QSslSocket* socket, const QList<QSslError>& errors);
    void checkHost(QSslSocket* socket, const TableAddress& address);
    void giveUp(QSslSocket* socket, const Text& why);
    void drop(QSslSocket* socket);

    QSslConfiguration m_configuration;
    Pace m_pace;
    std::vector<TableAddress> m_addresses;
    std::size_t m_next = 0;
    std::optional<Digest> m_pin;
    /// The attempts under way.
    std::vector<QSslSocket*> m_sockets;
    /// When the next address is due.
    QTimer m_due;
    Text m_why;
};

} // namespace tablewood::lan
