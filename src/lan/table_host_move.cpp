#include "lan/table_host.h"

/// The part of a host that gives its table to another laptop.
namespace tablewood::lan {

namespace {

/// A guest that has got everything opens its door in no time; then it is not coming.
constexpr std::chrono::seconds kMoveTime{10};

} // namespace

std::optional<Text> TableHost::askToHost(GuestId guest)
{
    Visitor* const visitor = inside(guest);
    if (!visitor || visitor->channel().isLocal())
        return Text(TW_TEXT("lan", "Only a guest at another laptop who is here can take the table over."));
    if (m_lobby.stage() != Stage::playing)
        return Text(TW_TEXT("lan", "A table moves during a match."));
    m_successor = guest;
    visitor->say(AskToHost{});
    return std::nullopt;
}

void TableHost::takeAnswer(Visitor& visitor, const AnswerToHost& answer)
{
    if (visitor.guest() != m_successor || m_lobby.stage() != Stage::playing)
        return;
    if (!answer.isYes) {
        stopMoving();
        return;
    }
    Lobby lobby = m_lobby;
    for (const Member& member : m_lobby.members())
        lobby.setAway(member.shown.id);
    m_localTokens.clear();
    for (const Visitor* other : m_visitors) {
        if (!other->isInside() || !other->channel().isLocal())
            continue;
        const auto token = drawn<Token>(m_plan.entropy);
        m_localTokens.emplace_back(other->guest(), token);
        lobby.entrust(other->guest(), tokenDigest(token), m_certificate);
    }
    lobby.entrust(m_successor, {}, {});
    lobby.setHost(m_successor);
    m_lobby.setStage(Stage::moving);
    m_isHandedOver = true;
    m_moveTimer.setSingleShot(true);
    m_moveTimer.callOnTimeout(this, [this] { stopMoving(); });
    m_moveTimer.start(kMoveTime);
    visitor.say(Handover{toBytes(m_match->table().record()), encode(Hosting{lobby, 0})});
    sync();
}

void TableHost::takeHostsNow(Visitor& visitor, const HostsNow& now)
{
    if (visitor.guest() != m_successor || !m_isHandedOver) {
        visitor.say(Denied{Text(TW_TEXT("lan", "The table stays where it is."))});
        return;
    }
    m_moveTimer.stop();
    Moved message{{visitor.channel().address()}, now.port, visitor.channel().peer(), std::nullopt};
    message.addresses.insert(message.addresses.end(), now.addresses.begin(),
                             now.addresses.begin() + static_cast<std::ptrdiff_t>(
                                                         std::min(now.addresses.size(), kMaxAddresses - 1)));
    sayToAll(message);
    for (const auto& [guest, token] : m_localTokens) {
        message.token = token;
        if (Visitor* const local = inside(guest))
            local->say(message);
    }
    m_successor = 0;
    const auto visitors = m_visitors;
    for (Visitor* other : visitors)
        sendAway(*other, Text(TW_TEXT("lan", "The table is on another laptop now.")), false);
    m_door.close();
    message.token.reset();
    if (moved)
        moved(message);
}

void TableHost::stopMoving()
{
    m_successor = 0;
    m_isHandedOver = false;
    m_moveTimer.stop();
    if (m_lobby.stage() == Stage::moving)
        m_lobby.setStage(Stage::playing);
    sync();
    if (troubled)
        troubled(Text(TW_TEXT("lan", "The table stays where it is.")));
}

std::unique_ptr<TableHost> hostHandedOver(HostPlan plan, const Identity& identity, HostStore& store,
                                          const Handover& handover)
{
    auto record = fromBytes<MatchRecord>(handover.record);
    const auto hosting = decodeHosting(handover.hosting, record.setup.seats);
    if (!hosting)
        throw InputError("handover", "it does not say who is at the table");
    record.id.clear();
    plan.name = hosting->lobby.view().table;
    plan.seats = record.setup.seats;
    plan.options = record.setup.options;
    store.begin(record);
    return std::make_unique<TableHost>(std::move(plan), identity, store, std::move(record), hosting);
}

} // namespace tablewood::lan
