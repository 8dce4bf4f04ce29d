#pragma once

#include "lan/channel/door.h"
#include "party.h"
#include "wire/frame.h"

#include <QSslSocket>

#include <algorithm>
#include <memory>

namespace tablewood::lan {

/// A host's program of somebody else's, which says whatever it likes to the guest that came last.
class FakeHost
{
public:
    FakeHost();

    std::uint16_t port() const { return m_door.serverPort(); }
    Digest certificate() const { return digestOf(m_identity.certificate); }

    void say(const HostSays& message) { sendFrame(payloadOf(message)); }
    void tell(const DownMessage& message) { sendFrame(tablePayload(encode(message))); }
    /// The piece without a body that ends the dark.
    void endDark() { sendFrame({static_cast<std::uint8_t>(PayloadKind::piece)}); }
    /// Lets the guest in as number 1, and tells it the lobby.
    void admit(const LobbyView& lobby, std::uint64_t run = 1);
    void drop();

    template <class Message>
    std::vector<Message> heard() const
    {
        std::vector<Message> found;
        for (const GuestSays& message : said) {
            if (const auto* one = std::get_if<Message>(&message))
                found.push_back(*one);
        }
        return found;
    }

    /// A table of Connect Four with this guest on the first seat.
    static LobbyView lobby(Stage stage);
    static inline const TableId kTable{7, 7, 7};

    /// Called for each guest that has said hello; it was greeted before.
    std::function<void()> helloed;
    int connections = 0;
    /// What it says first.
    Greeting greeting{kProtocol, "0.1.0"};
    /// What the guest that came last has said.
    std::vector<GuestSays> said;
    std::vector<UpMessage> wishes;
    /// How many pieces of the dark came.
    int pieces = 0;

private:
    void sendFrame(const Bytes& payload);
    void read();

    Identity m_identity = makeIdentity();
    Door m_door{m_identity, patient()};
    std::unique_ptr<QSslSocket> m_socket;
    FrameReader m_reader{kMaxHostFrame};
};

} // namespace tablewood::lan
