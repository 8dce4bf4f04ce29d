#pragma once

#include "lan/channel/certificate.h"
#include "lan/channel/comparison.h"
#include "wire/frame.h"
#include "wire/lan_messages.h"

#include <QSslSocket>

#include <memory>

namespace tablewood::lan {

/// A program of somebody else's that speaks TLS to a host and says whatever it likes.
class Stranger
{
public:
    /// Connects from this address of the laptop; without an identity it shows no certificate. Waits for the
    /// handshake.
    explicit Stranger(std::uint16_t port, const std::optional<Identity>& identity = makeIdentity(),
                      const QString& from = QStringLiteral("127.0.0.1"));

    void send(const Bytes& bytes);
    void sendFrame(const Bytes& payload);
    void say(const GuestSays& message) { sendFrame(payloadOf(message)); }
    /// Says hello as it should be, and opens the nonce when it is asked to.
    void knock(const Hello& hello = goodHello());
    /// The same until it is inside.
    Admitted comeIn();
    /// The same with a token it was given before, to the place it had.
    void comeBack(const Token& token);
    bool isGone() const { return m_socket->state() == QAbstractSocket::UnconnectedState; }
    /// What the host said last before it ended the connection; empty if nothing.
    std::string lastWords() const;

    template <class Message>
    std::optional<Message> heard() const
    {
        for (const HostSays& said : told) {
            if (const auto* one = std::get_if<Message>(&said))
                return *one;
        }
        return std::nullopt;
    }

    /// For a table of Connect Four with content 1.
    static Hello goodHello();
    static inline const Nonce kNonce{1, 2, 3};

    std::vector<HostSays> told;
    /// What the table said.
    std::vector<Bytes> news;
    /// How many signs of life without a message came.
    std::size_t beats = 0;

private:
    void read();

    std::unique_ptr<QSslSocket> m_socket;
    FrameReader m_reader{kMaxHostFrame};
    bool m_opens = false;
};

} // namespace tablewood::lan
