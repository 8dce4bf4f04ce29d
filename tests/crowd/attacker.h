#pragma once

#include "lan/channel/certificate.h"
#include "lan/channel/comparison.h"
#include "wire/frame.h"
#include "wire/lan_messages.h"

#include <QSslSocket>
#include <QTimer>

#include <functional>
#include <optional>

namespace tablewood::lan {

/// A program of somebody else's that comes in at a host like a guest, and says then whatever it likes.
class Attacker
{
public:
    /// What it says of itself, and from which address of this laptop it comes.
    struct Guise
    {
        Hello hello;
        QString from = QStringLiteral("127.0.0.1");
        /// It says who it is; without, it is silent after the handshake.
        bool saysHello = true;
    };

    /// Without an identity it shows no certificate.
    Attacker(std::uint16_t port, const std::optional<Identity>& identity, Guise guise);

    void send(const Bytes& bytes);
    void sendFrame(const Bytes& payload);
    void say(const GuestSays& message) { sendFrame(payloadOf(message)); }
    /// Reads nothing from now on.
    void stopReading();
    bool isUp() const { return m_socket.isEncrypted(); }
    bool isInside() const { return m_isInside; }
    bool hasHeard() const { return m_hasHeard; }
    /// All that it said is on its way.
    bool hasSent() const { return m_socket.bytesToWrite() == 0 && m_socket.encryptedBytesToWrite() == 0; }
    bool isGone() const { return m_hasTried && m_socket.state() == QAbstractSocket::UnconnectedState; }

private:
    void read();

    Guise m_guise;
    QSslSocket m_socket;
    QTimer m_beat;
    FrameReader m_reader{kMaxHostFrame};
    bool m_hasTried = false;
    bool m_hasHeard = false;
    bool m_isInside = false;
};

/// Begins so many TLS handshakes at once, each from the next of the sixteen addresses 127.0.0.1 to 16, and
/// closes each without a word, half of them with a reset. `begun` is how many were begun before. After every
/// few of them it calls `meanwhile`: a host that is slow to take them holds up nobody who plays.
void halfOpen(std::uint16_t port, int count, int begun, const std::function<void()>& meanwhile);

} // namespace tablewood::lan
