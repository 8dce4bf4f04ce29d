#pragma once

#include "bots/adviser.h"
#include "lan/channel/allowance.h"
#include "lan/channel/channel.h"
#include "lan/channel/cloak.h"
#include "lan/channel/comparison.h"
#include "lan/channel/limits.h"
#include "lan/channel/pace.h"
#include "session/table.h"
#include "wire/lan_messages.h"

#include <QTimer>

namespace tablewood::lan {

class Visitor;

/// The last words to a visitor whose connection ends.
enum class Parting
{
    /// Nothing: it is gone already, or knows.
    silent,
    /// Why; it may come back.
    forNow,
    /// The same, and the host's person is told too: its program makes no sense, or says too much.
    broken,
    /// Why. Coming back makes no sense.
    forGood
};

/// Looks after visitors.
class Reception
{
public:
    /// The greeting of the host's side, and the source of its nonces.
    virtual const Greeting& greeting() const = 0;
    virtual const Entropy& entropy() const = 0;
    virtual Digest certificate() const = 0;
    /// Why somebody who speaks so, or has these games, cannot play here.
    virtual std::optional<Text> whyNot(const Greeting& theirs) const = 0;
    virtual std::optional<Text> whyNot(const Greeting& theirs, const Hello& hello) const = 0;

    /// The visitor has said who it is. Sets it inside, or leaves it knocking.
    virtual void arrived(Visitor& visitor) = 0;
    /// Somebody inside says something, or wishes something of the table. May throw InputError.
    virtual void said(Visitor& visitor, const GuestSays& message) = 0;
    virtual void wished(Visitor& visitor, std::span<const std::uint8_t> message) = 0;
    /// Whether all that is said inside goes in pieces.
    virtual bool isCloaked() const = 0;
    /// The connection is gone, or has to be.
    virtual void gone(Visitor& visitor, const Text& why, Parting parting) = 0;

protected:
    ~Reception() = default;
};

/// One connection at a host: goes with it through greeting, hello and comparison, and passes on what it says
/// then.
class Visitor final : public QObject, public Guest
{
public:
    Visitor(Channel* channel, Reception& reception, const Pace& pace);
    ~Visitor() override;

    /// The hello that it said; once it has arrived.
    const Hello& hello() const { return m_hello; }
    /// The pictures to compare; for a visitor that knocks.
    const Comparison& comparison() const { return m_comparison; }
    bool isKnocking() const { return m_step == Step::knocking; }
    bool isInside() const { return m_step == Step::inside; }
    /// Which guest it is; the number of its knock before it is inside.
    GuestId guest() const { return m_guest; }
    const Channel& channel() const { return *m_channel; }

    void knock(GuestId number);
    void comeIn(GuestId guest);
    void say(const HostSays& message) { sayPayload(payloadOf(message)); }
    /// Says it at once, in the dark with the next pieces.
    void sayPayload(std::span<const std::uint8_t> payload);
    /// The first word inside, openly: before it nobody takes pieces.
    void admit(const Admitted& admitted) { m_channel->send(payloadOf(HostSays(admitted))); }
    /// In the dark: says one piece, whether or not there is something to say.
    void sayPiece();
    /// Says openly from now on.
    void uncloak();
    /// Nothing comes from it any more; it deletes itself.
    void leave();
    /// Whether one more ping or reaction is shown.
    bool maySignal() { return m_signals.take(m_clock.now()); }

    /// Whether one more change of its place, name or readiness is done.
    bool mayChange() { return m_changes.take(m_clock.now()); }

    void receive(std::span<const std::uint8_t> message) override { sayPayload(tablePayload(message)); }

    /// Viewers whose views it gets from the table now.
    std::vector<Viewer> viewers;
    /// For which seats it has spoken: what it wished while it lost one may arrive yet.
    Seats seatsHad;
    /// Thinks about the hints that the guest asks for.
    Adviser adviser;

private:
    enum class Step
    {
        greeting,
        hello,
        open,
        knocking,
        inside,
        gone
    };

    void drop();
    void take(std::span<const std::uint8_t> payload);
    void takePieces(std::span<const std::uint8_t> payload);
    void takeBefore(const GuestSays& message);
    void takeHello(const Hello& hello);
    void takeOpen(const Open& open);

    Channel* m_channel;
    Reception& m_reception;
    const Clock& m_clock;
    Step m_step = Step::greeting;
    QTimer m_patience;
    Greeting m_greeting;
    Hello m_hello;
    Nonce m_nonce{};
    Comparison m_comparison{};
    GuestId m_guest = 0;
    Cloak m_cloak{kHostPiece, kMaxGuestFrame};
    Allowance m_messages{kMessagesPerSecond, kMessagesAtOnce};
    Allowance m_changes{kChangesPerSecond, kChangesAtOnce};
    Allowance m_signals{kSignalsPerSecond, kSignalsAtOnce};
};

} // namespace tablewood::lan
