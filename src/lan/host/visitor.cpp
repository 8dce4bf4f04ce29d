#include "lan/host/visitor.h"

namespace tablewood::lan {

Visitor::Visitor(Channel* channel, Reception& reception, const Pace& pace)
    : adviser(pace.advising), m_channel(channel), m_reception(reception), m_clock(pace.time())
{
    m_channel->received = [this](std::span<const std::uint8_t> payload) { take(payload); };
    m_channel->lost = [this](const Text& why) { m_reception.gone(*this, why, Parting::silent); };
    m_channel->refused = [this](const Text& why) { m_reception.gone(*this, why, Parting::broken); };
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_reception.gone(*this, Text(TW_TEXT("lan", "You did not say who you are.")), Parting::forNow);
    });
    m_patience.start(pace.hello);
    say(m_reception.greeting());
}

Visitor::~Visitor()
{
    if (m_step != Step::gone)
        m_channel->close();
}

void Visitor::leave()
{
    for (const Bytes& piece : m_cloak.takeOff())
        m_channel->send(piece);
    m_step = Step::gone;
    m_patience.stop();
    m_channel->close();
    deleteLater();
}

void Visitor::sayPayload(std::span<const std::uint8_t> payload)
{
    if (isInside() && m_reception.isCloaked())
        m_cloak.putOn();
    if (!m_cloak.isOn()) {
        m_channel->send(payload);
        return;
    }
    m_cloak.put(payload);
    if (m_cloak.waiting() > kMaxQueuedBytes)
        QMetaObject::invokeMethod(
            this, [this] { drop(); }, Qt::QueuedConnection);
}

/// More waits for it than goes in pieces: it gets a fresh view when it comes back.
void Visitor::drop()
{
    if (m_step != Step::gone)
        m_reception.gone(*this, Text(TW_TEXT("lan", "The connection is too slow.")), Parting::forNow);
}

void Visitor::sayPiece()
{
    m_cloak.putOn();
    m_channel->send(m_cloak.next());
}

void Visitor::uncloak()
{
    if (!m_cloak.isOn())
        return;
    for (const Bytes& piece : m_cloak.takeOff())
        m_channel->send(piece);
    m_channel->send(endOfPieces());
}

void Visitor::knock(GuestId number)
{
    m_guest = number;
    m_step = Step::knocking;
    m_patience.stop();
    // Not before a person sees the pictures: whoever wants other ones has to knock again.
    if (!m_channel->isLocal())
        say(Compare{m_nonce});
}

void Visitor::comeIn(GuestId guest)
{
    m_guest = guest;
    m_step = Step::inside;
    m_patience.stop();
    m_channel->setFrameLimit(kMaxGuestFrame);
}

void Visitor::take(std::span<const std::uint8_t> payload)
{
    if (!m_messages.take(m_clock.now())) {
        m_reception.gone(*this, Text(TW_TEXT("lan", "Your program says too much at once.")), Parting::broken);
        return;
    }
    const PayloadKind kind = kindOf(payload);
    if (kind == PayloadKind::piece) {
        takePieces(payload);
        return;
    }
    const bool isOfTable = kind == PayloadKind::table;
    if (m_step != Step::inside) {
        if (isOfTable)
            throw InputError("message", "nothing was admitted yet");
        takeBefore(decodeGuest(bodyOf(payload)));
    } else if (isOfTable) {
        m_reception.wished(*this, bodyOf(payload));
    } else {
        m_reception.said(*this, decodeGuest(bodyOf(payload)));
    }
}

void Visitor::takePieces(std::span<const std::uint8_t> payload)
{
    if (m_step != Step::inside)
        throw InputError("piece", "nothing was admitted yet");
    for (const Bytes& said : m_cloak.taken(bodyOf(payload))) {
        if (m_step != Step::inside)
            return;
        if (kindOf(said) == PayloadKind::piece)
            throw InputError("piece", "there is a piece in it");
        take(said);
    }
}

void Visitor::takeBefore(const GuestSays& message)
{
    if (const auto* greeting = std::get_if<Greeting>(&message); greeting && m_step == Step::greeting) {
        m_greeting = *greeting;
        m_step = Step::hello;
        // The next messages may be anything in another version.
        if (const auto why = m_reception.whyNot(m_greeting))
            m_reception.gone(*this, *why, Parting::forGood);
    } else if (const auto* hello = std::get_if<Hello>(&message); hello && m_step == Step::hello) {
        takeHello(*hello);
    } else if (const auto* open = std::get_if<Open>(&message); open && m_step == Step::open) {
        takeOpen(*open);
    } else if (!std::holds_alternative<GoHome>(message)) {
        throw InputError("message", "it does not come at this point");
    } else {
        m_reception.gone(*this, {}, Parting::silent);
    }
}

void Visitor::takeHello(const Hello& hello)
{
    m_hello = hello;
    if (const auto why = m_reception.whyNot(m_greeting, hello)) {
        m_reception.gone(*this, *why, Parting::forGood);
        return;
    }
    if (hello.token || m_channel->isLocal())
        m_reception.arrived(*this);
    if (m_step != Step::hello)
        return;
    m_nonce = drawn<Nonce>(m_reception.entropy());
    m_step = Step::open;
    say(Challenge{sealOfHost(m_nonce)});
}

void Visitor::takeOpen(const Open& open)
{
    if (!isEqual(sealOf(open.nonce), m_hello.seal))
        throw InputError("open", "the nonce is not the one that was sealed");
    m_comparison = comparisonOf(m_reception.certificate(), m_channel->peer(), m_nonce, open.nonce);
    m_hello.token.reset();
    m_reception.arrived(*this);
}

} // namespace tablewood::lan
