#pragma once

#include "kernel/text.h"
#include "lan/certificate.h"
#include "lan/known_tables.h"
#include "lan/pace.h"

#include <QPointer>
#include <QSslSocket>
#include <QTimer>

#include <functional>

namespace tablewood::lan {

/// Reaches a host: tries addresses one after the other until a TLS handshake is done with the right one.
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
    void checkErrors(const QList<QSslError>& errors);
    void checkHost();
    void giveUp(const Text& why);

    QSslConfiguration m_configuration;
    Pace m_pace;
    std::vector<TableAddress> m_addresses;
    std::size_t m_next = 0;
    /// Which start an attempt belongs to.
    int m_starts = 0;
    std::optional<Digest> m_pin;
    QPointer<QSslSocket> m_socket;
    QTimer m_patience;
    Text m_why;
};

} // namespace tablewood::lan
