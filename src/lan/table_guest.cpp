#include "lan/table_guest.h"

#include "lan/host_store.h"
#include "session/played_match.h"

#include <algorithm>

namespace tablewood::lan {

TableGuest::TableGuest(GuestPlan plan) : m_plan(std::move(plan)) {}

TableGuest::~TableGuest() { detach(); }

void TableGuest::attach(Channel* channel, const std::optional<Token>& token)
{
    detach();
    m_channel = channel;
    m_token = token;
    m_isGreeted = m_isInside = false;
    m_comparison.reset();
    m_channel->received = [this](std::span<const std::uint8_t> payload) { take(payload); };
    m_channel->lost = [this](const Text& why) { lose(why, false); };
    m_nonce = drawn<Nonce>(m_plan.entropy);
    say(Greeting{kProtocol, m_plan.version});
    say(Hello{m_plan.games, m_plan.persona, m_plan.wants, sealOf(m_nonce), m_token});
}

void TableGuest::detach()
{
    if (m_channel)
        m_channel->close();
    m_channel.clear();
}

const LobbyGuest* TableGuest::self() const
{
    const auto found = std::ranges::find(m_lobby.guests, m_id, &LobbyGuest::id);
    return found == m_lobby.guests.end() ? nullptr : &*found;
}

void TableGuest::say(const GuestSays& message)
{
    if (m_channel)
        m_channel->send(payloadOf(message));
}

void TableGuest::wish(Wish wish)
{
    if (!m_view || !m_view->viewer().seat.isPlayer())
        return;
    Bytes bytes = m_view->write(std::move(wish));
    if (isInside())
        m_channel->send(tablePayload(bytes));
    m_unanswered.push_back({m_view->lastNumber(), std::move(bytes)});
}

void TableGuest::lose(const Text& why, bool isFinal)
{
    detach();
    if (events.lost)
        events.lost(why, isFinal);
}

void TableGuest::take(std::span<const std::uint8_t> payload)
{
    if (kindOf(payload) == PayloadKind::table) {
        takeNews(decodeDown(bodyOf(payload)));
        return;
    }
    const HostSays message = decodeHost(bodyOf(payload));
    const auto tell = [](const auto& event, const auto&... what) {
        if (event)
            event(what...);
    };
    if (const auto* greeting = std::get_if<Greeting>(&message)) {
        greeted(*greeting);
    } else if (!m_isGreeted) {
        throw InputError("message", "it comes before the greeting");
    } else if (const auto* challenge = std::get_if<Challenge>(&message)) {
        say(Open{m_nonce});
        m_comparison = comparisonOf(m_channel->peer(), m_channel->own(), challenge->nonce, m_nonce);
        tell(events.compared, *m_comparison);
    } else if (const auto* admitted = std::get_if<Admitted>(&message)) {
        m_isInside = true;
        m_comparison.reset();
        if (m_run != admitted->run || m_id != admitted->guest) {
            m_unanswered.clear();
            if (m_view)
                m_view->forgetNumbers();
        }
        m_run = admitted->run;
        m_id = admitted->guest;
        m_channel->setFrameLimit(kMaxHostFrame);
        tell(events.admitted, *admitted);
    } else if (const auto* lobby = std::get_if<LobbyNow>(&message)) {
        m_lobby = lobby->lobby;
        tell(events.lobbyChanged);
    } else if (const auto* denied = std::get_if<Denied>(&message)) {
        tell(events.denied, denied->why);
    } else if (const auto* pointed = std::get_if<Pointed>(&message)) {
        tell(events.pointed, *pointed);
    } else if (const auto* reacted = std::get_if<Reacted>(&message)) {
        tell(events.reacted, *reacted);
    } else if (const auto* deal = std::get_if<Deal>(&message)) {
        if (const LobbyGuest* one = self(); one && one->seat.isPlayer())
            say(m_witness.begin(*deal, one->seat, m_plan.entropy));
    } else if (const auto* sealed = std::get_if<Sealed>(&message)) {
        if (const auto part = m_witness.open(*sealed))
            say(*part);
    } else if (const auto* opened = std::get_if<Opened>(&message)) {
        takeOpened(*opened);
    } else if (std::holds_alternative<AskToHost>(message)) {
        tell(events.askedToHost);
    } else if (const auto* handover = std::get_if<Handover>(&message)) {
        tell(events.handedOver, *handover);
    } else if (const auto* moved = std::get_if<Moved>(&message)) {
        tell(events.moved, *moved);
    } else if (const auto* bye = std::get_if<Bye>(&message)) {
        lose(bye->why, bye->isFinal);
    }
}

void TableGuest::greeted(const Greeting& greeting)
{
    m_isGreeted = true;
    if (greeting.protocol != kProtocol)
        lose(Text(TW_TEXT("lan", "The table speaks version %1 of the network's language (Tablewood %2), you "
                                 "speak version %3 (Tablewood %4). Use the same Tablewood on both."),
                  static_cast<int>(greeting.protocol), greeting.version, static_cast<int>(kProtocol),
                  m_plan.version),
             true);
}

void TableGuest::takeNews(const DownMessage& message)
{
    if (!m_isInside)
        throw InputError("message", "nothing was admitted yet");
    const bool isWhole = std::holds_alternative<Whole>(message.news);
    if (isWhole && (!m_view || !(m_view->viewer() == message.viewer))) {
        m_view.emplace(message.viewer);
        m_unanswered.clear();
    }
    if (!m_view)
        throw InputError("message", "there is no view that it changes");
    const ViewChange change = m_view->take(message);
    while (!m_unanswered.empty() && m_unanswered.front().number <= message.number)
        m_unanswered.pop_front();
    if (isWhole) {
        for (const Unanswered& wish : m_unanswered)
            m_channel->send(tablePayload(wish.bytes));
    }
    if (events.viewChanged)
        events.viewChanged(change);
}

void TableGuest::takeOpened(const Opened& opened)
{
    OpenedMatch match;
    match.record = fromBytes<MatchRecord>(opened.record);
    match.isDealChecked = m_witness.hasSeen();
    match.why = m_witness.hasSeen() ? m_witness.whyUnfair(match.record) : whyUnfair(match.record);
    if (const GameType* type = m_plan.gameOf ? m_plan.gameOf(match.record.game) : nullptr) {
        NoStore store;
        try {
            const PlayedMatch played(*type, match.record, store);
            match.hash = played.match().hash();
            if (m_view && !(played.match().view(m_view->viewer()) == m_view->now().scene) && !match.why)
                match.why = Text(TW_TEXT("lan", "The match that the host opened is not the one you saw."));
        } catch (const InputError& error) {
            match.why = Text(TW_TEXT("lan", "The match that the host opened does not fit: %1"), error.what());
        }
    }
    if (events.opened)
        events.opened(match);
}

} // namespace tablewood::lan
