#include "lan/guest/table_client.h"

#include "wire/delta.h"

#include <algorithm>
#include <type_traits>

namespace tablewood::lan {

namespace {

template <class... Kinds>
struct Are
{
    template <class Message>
    static constexpr bool have = (std::is_same_v<Message, Kinds> || ...);
};

/// Messages for a guest that is not admitted yet, and for no other.
using BeforeAdmission = Are<Greeting, Challenge, Compare, Admitted>;

template <class... What>
void tell(const std::function<void(const What&...)>& event, const What&... what)
{
    if (event)
        event(what...);
}

} // namespace

TableClient::TableClient(GuestPlan plan) : m_plan(std::move(plan)) {}

TableClient::~TableClient() { detach(); }

void TableClient::attach(Channel* channel, const std::optional<Token>& token)
{
    detach();
    m_channel = channel;
    m_token = token;
    m_isGreeted = m_isInside = false;
    if (m_own)
        m_own->isSeated = false;
    // The table says again what is lent.
    dropLent({});
    m_offer = Offer::none;
    m_sealOfHost.reset();
    m_comparison.reset();
    m_channel->received = [this](std::span<const std::uint8_t> payload) { take(payload); };
    m_channel->lost = [this](const Text& why) { lose(why, false); };
    m_nonce = drawn<Nonce>(m_plan.entropy);
    say(Greeting{kProtocol, m_plan.version});
    say(Hello{m_plan.games, m_plan.persona, m_plan.wants, sealOf(m_nonce), m_token});
}

void TableClient::detach()
{
    uncloak();
    if (m_channel)
        m_channel->close();
    m_channel.clear();
}

void TableClient::send(std::span<const std::uint8_t> payload)
{
    if (m_cloak.isOn())
        m_cloak.put(payload);
    else
        m_channel->send(payload);
}

void TableClient::uncloak()
{
    for (const Bytes& piece : m_cloak.takeOff())
        if (m_channel)
            m_channel->send(piece);
    m_cloak = Cloak(kGuestPiece, kMaxHostFrame);
}

/// Each piece is answered by one before anything is done about what is said in it, so that the answer's time
/// tells nothing.
void TableClient::takePiece(std::span<const std::uint8_t> payload)
{
    if (!m_isInside)
        throw InputError("piece", "nothing was admitted yet");
    if (bodyOf(payload).empty()) {
        uncloak();
        return;
    }
    m_cloak.putOn();
    m_channel->send(m_cloak.next());
    for (const Bytes& said : m_cloak.taken(bodyOf(payload))) {
        if (!isInside())
            return;
        if (kindOf(said) == PayloadKind::piece)
            throw InputError("piece", "there is a piece in it");
        take(said);
    }
}

const LobbyGuest* TableClient::self() const
{
    const auto found = std::ranges::find(m_lobby.guests, m_id, &LobbyGuest::id);
    return found == m_lobby.guests.end() ? nullptr : &*found;
}

const TableClient::Place* TableClient::placeOf(Viewer viewer) const
{
    if (m_own && m_own->view.viewer() == viewer)
        return &*m_own;
    const auto lent =
        std::ranges::find(m_lent, viewer, [](const Place& place) { return place.view.viewer(); });
    return lent == m_lent.end() ? nullptr : &*lent;
}

TableClient::Place* TableClient::placeOf(Viewer viewer)
{
    return const_cast<Place*>(std::as_const(*this).placeOf(viewer));
}

const SeatView* TableClient::view(Viewer viewer) const
{
    const Place* const place = placeOf(viewer);
    return place ? &place->view.now() : nullptr;
}

Seats TableClient::persons() const
{
    Seats persons = viewer().seat;
    for (const Place& place : m_lent)
        persons.add(place.view.viewer().seat);
    return persons;
}

std::size_t TableClient::unanswered() const
{
    std::size_t wishes = m_own ? m_own->unanswered.size() : 0;
    for (const Place& place : m_lent)
        wishes += place.unanswered.size();
    return wishes;
}

void TableClient::say(const GuestSays& message)
{
    if (const auto* answer = std::get_if<AnswerToHost>(&message))
        m_offer = answer->isYes && m_offer == Offer::asked ? Offer::agreed : Offer::none;
    // Where a person decides, nothing is done for them any more.
    if (std::holds_alternative<Sit>(message) || std::holds_alternative<Stand>(message) ||
        std::holds_alternative<Look>(message))
        m_plan.seat.reset();
    if (m_channel)
        send(payloadOf(message));
}

/// Until it has a seat, or decides about one itself.
void TableClient::sitDown()
{
    const LobbyGuest* const one = self();
    if (!m_plan.seat || !one)
        return;
    if (one->seat.isPlayer()) {
        m_plan.seat.reset();
        return;
    }
    const Seats free = freeSeats(m_lobby);
    const Seat wanted = m_plan.seat->isPlayer() ? *m_plan.seat : free.first();
    if (m_lobby.stage == Stage::gathering && wanted.isPlayer() && free.has(wanted) && m_channel)
        send(payloadOf(GuestSays(Sit{wanted})));
}

std::optional<Text> TableClient::wish(Seat seat, Wish wish)
{
    Place* const place = placeOf(seat);
    if (!place || !seat.isPlayer())
        return Text(TW_TEXT("lan", "You have no seat in a match that has begun."));
    if (place->unanswered.size() >= kMaxUnanswered)
        return Text(TW_TEXT("lan", "The table does not answer. Wait until it does."));
    Bytes bytes = place->view.write(std::move(wish));
    if (isInside() && place->isSeated)
        send(tablePayload(bytes));
    place->unanswered.push_back({place->view.lastNumber(), std::move(bytes)});
    return std::nullopt;
}

/// Unanswered wishes are not said again: the table does not know their numbers any more, and a move that was
/// played before would be played twice.
void TableClient::leaveOpen(Place& place)
{
    const std::size_t wishes = std::exchange(place.unanswered, {}).size();
    if (wishes > 0 && events.leftOpen)
        events.leftOpen(place.view.viewer().seat, wishes);
}

/// Has none of the seats any more that were lent, but for these.
void TableClient::dropLent(Seats kept)
{
    m_lentSeats = kept;
    std::deque<Place> gone;
    for (Place& place : std::exchange(m_lent, {}))
        (kept.has(place.view.viewer().seat) ? m_lent : gone).push_back(std::move(place));
    if (!gone.empty() && events.lentChanged)
        events.lentChanged();
    for (Place& place : gone)
        leaveOpen(place);
}

void TableClient::checkWeight() const
{
    std::size_t weight = m_own ? m_own->view.weight() : 0;
    for (const Place& place : m_lent)
        weight += place.view.weight();
    if (weight > kMaxViewBytes)
        throw InputError("message", "the views grow too large");
}

void TableClient::lose(const Text& why, bool isFinal)
{
    detach();
    if (events.lost)
        events.lost(why, isFinal);
}

void TableClient::take(std::span<const std::uint8_t> payload)
{
    const PayloadKind kind = kindOf(payload);
    if (kind == PayloadKind::piece) {
        takePiece(payload);
        return;
    }
    if (kind == PayloadKind::table) {
        takeNews(decodeDown(bodyOf(payload)));
        return;
    }
    std::visit(
        [this](const auto& message) {
            using Message = std::decay_t<decltype(message)>;
            constexpr bool isBye = std::is_same_v<Message, Bye>;
            const bool isInTime = m_isGreeted ? isBye || BeforeAdmission::have<Message> != m_isInside
                                              : std::is_same_v<Message, Greeting>;
            if (!isInTime)
                throw InputError("message", std::string(Message::name) + " does not come at this point");
            heard(message);
        },
        decodeHost(bodyOf(payload)));
}

void TableClient::heard(const Greeting& greeting)
{
    if (std::exchange(m_isGreeted, true))
        throw InputError("message", "the host greets twice");
    if (const auto why = whyNotUnderstood(greeting, {kProtocol, m_plan.version}))
        lose(*why, true);
}

void TableClient::heard(const Challenge& challenge)
{
    if (m_sealOfHost)
        throw InputError("message", "the host has sealed its nonce already");
    m_sealOfHost = challenge.seal;
    say(Open{m_nonce});
}

void TableClient::heard(const Compare& compare)
{
    if (!m_sealOfHost || m_comparison || !isEqual(sealOfHost(compare.nonce), *m_sealOfHost))
        throw InputError("message", "the nonce is not the one that was sealed");
    m_comparison = comparisonOf(m_channel->peer(), m_channel->own(), compare.nonce, m_nonce);
    tell(events.compared, *m_comparison);
}

void TableClient::heard(const Admitted& admitted)
{
    m_isInside = true;
    m_comparison.reset();
    if (m_run != admitted.run || m_id != admitted.guest) {
        if (m_own) {
            m_own->view.forgetNumbers();
            leaveOpen(*m_own);
        }
    }
    m_run = admitted.run;
    m_id = admitted.guest;
    m_channel->setFrameLimit(kMaxHostFrame);
    tell(events.admitted, admitted);
}

void TableClient::heard(const Brought& brought)
{
    // Each one is read, and what was read stays: a host that changes them would fill the guest's memory.
    if (!m_papers.empty() && m_papers != brought.papers)
        throw InputError("message", "it brings something else to the match than before");
    m_papers = brought.papers;
    m_arePapersRead = false;
}

void TableClient::heard(const LobbyNow& now)
{
    const bool isRenamed = m_lobby.table != now.lobby.table;
    // A host may be anybody's program: what was brought is read before anything is shown of it.
    if (!m_papers.empty() && !m_arePapersRead && m_plan.gameOf)
        m_plan.gameOf(now.lobby.game, m_papers);
    m_arePapersRead = true;
    m_lobby = now.lobby;
    m_isDealt = m_isDealt || m_lobby.stage >= Stage::playing;
    sitDown();
    if (isRenamed && events.learned)
        events.learned();
    if (events.lobbyChanged)
        events.lobbyChanged();
    const LobbyGuest* const one = self();
    if (!one || (!one->seat.isPlayer() && one->watch == Watch::nothing)) {
        dropLent({});
        if (m_own)
            leaveOpen(*m_own);
        m_own.reset();
    }
}

void TableClient::heard(const Denied& denied) { tell(events.denied, denied.why); }

void TableClient::heard(const Pointed& pointed) { tell(events.pointed, pointed); }

void TableClient::heard(const Reacted& reacted) { tell(events.reacted, reacted); }

void TableClient::heard(const Hinted& hinted) { tell(events.hinted, hinted); }

/// A host may be anybody's program: it lends no more than what nobody at the table plays.
void TableClient::heard(const Lent& lent)
{
    const LobbyGuest* const one = self();
    const Seats missing = missingSeats(m_lobby);
    for (const Seat seat : lent.seats)
        if (!one || !one->seat.isPlayer() || one->seat == seat || !missing.has(seat))
            throw InputError("message", "it lends a seat that somebody plays");
    dropLent(lent.seats);
}

DealtGame TableClient::gameInLobby() const
{
    return {m_lobby.game, static_cast<int>(m_lobby.bots.size()), m_lobby.options, m_papers};
}

void TableClient::heard(const Deal& deal)
{
    if (m_lobby.stage != Stage::dealing || m_isDealt)
        throw InputError("deal", "the match is not dealt now");
    const LobbyGuest* const one = self();
    const auto seal = m_witness.begin(deal, one ? one->seat : Seat::none(), m_plan.entropy);
    if (events.learned)
        events.learned();
    if (seal)
        say(*seal);
}

void TableClient::heard(const Sealed& sealed)
{
    if (m_lobby.stage != Stage::dealing || !m_witness.isWaiting()) {
        m_witness.compare(sealed);
        return;
    }
    const auto part = m_witness.open(sealed, gameInLobby());
    if (events.learned)
        events.learned();
    if (part)
        say(*part);
}

void TableClient::heard(const Opened& opened)
{
    if (m_lobby.stage != Stage::ended)
        throw InputError("message", "a match is opened when it has ended");
    tell(events.opened,
         lookedOver(opened.record, m_witness, gameInLobby(), m_plan.gameOf, m_own ? &m_own->view : nullptr));
}

void TableClient::heard(const AskToHost&)
{
    m_offer = Offer::asked;
    if (events.askedToHost)
        events.askedToHost();
}

void TableClient::heard(const Handover& handover)
{
    if (m_offer != Offer::agreed)
        throw InputError("handover", "this guest has not agreed to host the table");
    m_offer = Offer::handedOver;
    tell(events.handedOver, handover);
}

void TableClient::heard(const Moved& moved) { tell(events.moved, moved); }

void TableClient::heard(const Bye& bye) { lose(bye.why, bye.isFinal); }

void TableClient::takeNews(const DownMessage& message)
{
    if (!m_isInside)
        throw InputError("message", "nothing was admitted yet");
    const bool isWhole = std::holds_alternative<Whole>(message.news);
    Place* place = placeOf(message.viewer);
    if (isWhole && !place && m_lentSeats.has(message.viewer.seat)) {
        place = &m_lent.emplace_back(message.viewer);
    } else if (isWhole && !place) {
        if (m_own)
            leaveOpen(*m_own);
        place = &m_own.emplace(message.viewer);
    }
    if (!place)
        throw InputError("message", "there is no view that it changes");
    const std::uint32_t lastNumber = place->view.lastNumber();
    const ViewChange change = place->view.take(message);
    checkWeight();
    m_isDealt = true;
    // Somebody else has played here meanwhile: the number says nothing of what was wished before.
    if (isWhole && message.number > lastNumber)
        leaveOpen(*place);
    while (!place->unanswered.empty() && place->unanswered.front().number <= message.number)
        place->unanswered.pop_front();
    if (isWhole) {
        place->isSeated = true;
        for (const Unanswered& wish : place->unanswered)
            send(tablePayload(wish.bytes));
    }
    if (events.viewChanged)
        events.viewChanged(message.viewer, change);
}

} // namespace tablewood::lan
