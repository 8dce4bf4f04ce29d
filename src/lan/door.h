#pragma once

#include "lan/certificate.h"
#include "lan/pace.h"

#include <QSslConfiguration>
#include <QTcpServer>

#include <functional>

class QSslSocket;

namespace tablewood::lan {

/// Where connections come in: does the TLS handshake with each, and turns away who brings too many that are
/// not finished.
class Door final : public QTcpServer
{
public:
    Door(const Identity& identity, const Pace& pace);
    ~Door() override;

    /// Takes a socket whose handshake is done.
    std::function<void(QSslSocket*)> entered;

    /// How many handshakes are not finished.
    int unfinished() const { return static_cast<int>(m_unfinished.size()); }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    bool hasRoomFor(const QSslSocket& socket) const;
    void forget(QSslSocket* socket);

    QSslConfiguration m_configuration;
    Pace m_pace;
    std::vector<QSslSocket*> m_unfinished;
};

} // namespace tablewood::lan
