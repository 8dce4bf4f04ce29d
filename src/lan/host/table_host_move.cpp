#include "lan/host/table_host.h"

#include <QSslSocket>

/// The part of a host that gives its table to another laptop. Nobody is told to go before the table there is
/// open and reached, and nobody is left behind: this one goes on answering.
namespace tablewood::lan {

namespace {

/// A person decides.
constexpr std::chrono::seconds kAskTime{60};
/// A guest that has got everything opens its door in no time; then it is not coming.
constexpr std::chrono::seconds kMoveTime{10};

Text stays() { return TW_TEXT("lan", "The table stays where it is."); }

} // namespace

std::optional<Text> TableHost::askToHost(GuestId guest)
{
    Visitor* const visitor = inside(guest);
    if (!visitor || visitor->channel().isLocal() || visitor->channel().peer() == Digest{})
        return Text(TW_TEXT("lan", "Only a guest at another laptop who is here can take the table over."));
    if (m_lobby.stage() != Stage::playing)
        return Text(TW_TEXT("lan", "A table moves during a match."));
    if (isDark())
        return areEyesClosed();
    if (m_successor != 0)
        return Text(TW_TEXT("lan", "%1 is being asked."), m_lobby.find(m_successor)->name);
    m_successor = guest;
    m_moveTimer.start(kAskTime);
    visitor->say(AskToHost{});
    return std::nullopt;
}

void TableHost::takeAnswer(Visitor& visitor, const AnswerToHost& answer)
{
    // What somebody wished before the table goes belongs to what is handed over. It may end the match.
    if (answer.isYes && visitor.guest() == m_successor && m_lobby.stage() == Stage::playing)
        m_match->drawLots();
    if (visitor.guest() != m_successor || m_lobby.stage() != Stage::playing) {
        if (answer.isYes)
            visitor.say(Denied{stays()});
        return;
    }
    // In the dark nobody is to notice a laptop that gets everything.
    if (!answer.isYes || isDark()) {
        if (answer.isYes)
            visitor.say(Denied{stays()});
        stopMoving(Text(TW_TEXT("lan", "The table stays where it is: nobody took it over.")));
        return;
    }
    m_lobby.setStage(Stage::moving);
    // It stays so also if the table does not move after all: everybody sees who knows the cards.
    m_lobby.setKnowsAll(m_successor);
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
        lobby.setKnowsAll(other->guest());
    }
    lobby.entrust(m_successor, {}, {});
    lobby.setHost(m_successor);
    lobby.setStage(Stage::playing);
    m_isHandedOver = true;
    m_moveTimer.start(kMoveTime);
    visitor.say(Handover{toBytes(m_match->table().record()), encode(Hosting{lobby, 0, std::nullopt, false})});
    sync();
}

void TableHost::takeHostsNow(Visitor& visitor, const HostsNow& now)
{
    if (visitor.guest() != m_successor || !m_isHandedOver) {
        visitor.say(Denied{stays()});
        return;
    }
    Moved to{{visitor.channel().address()}, now.port, visitor.channel().peer(), std::nullopt};
    to.addresses.insert(to.addresses.end(), now.addresses.begin(),
                        now.addresses.begin() +
                            static_cast<std::ptrdiff_t>(std::min(now.addresses.size(), kMaxAddresses - 1)));
    std::vector<TableAddress> addresses = tableAddresses(to.addresses, to.port);
    to.addresses.clear();
    for (const TableAddress& address : addresses)
        to.addresses.push_back(address.host);
    m_trial.reached = [this, to](QSslSocket* socket, const TableAddress&) {
        socket->abort();
        socket->deleteLater();
        finishMoving(to);
    };
    m_trial.failed = [this](const Text& why) {
        stopMoving(Text(TW_TEXT("lan", "The table stays where it is: nobody would reach it there. %1"), why));
    };
    m_trial.start(std::move(addresses), to.certificate);
}

void TableHost::finishMoving(const Moved& to)
{
    m_moveTimer.stop();
    m_movedTo = to;
    // Before anybody goes: two tables with the same match would be worse than none.
    if (!keep()) {
        m_movedTo.reset();
        stopMoving(stays());
        return;
    }
    m_isMoveKept = true;
    m_successor = 0;
    const auto visitors = m_visitors;
    for (Visitor* visitor : visitors) {
        if (visitor->isInside())
            sendOn(*visitor);
        else if (visitor->isKnocking())
            gone(*visitor, isElsewhere(), Parting::forGood);
    }
    if (moved)
        moved(to);
}

void TableHost::takeOver()
{
    m_isPromised = false;
    keep();
}

void TableHost::stopMoving(const Text& why)
{
    m_trial.stop();
    m_moveTimer.stop();
    if (Visitor* const successor = inside(std::exchange(m_successor, 0)); successor && m_isHandedOver)
        successor->say(Denied{why});
    m_isHandedOver = false;
    if (isMoving())
        m_lobby.setStage(Stage::playing);
    for (const GuestId guest : std::exchange(m_wentHome, {}))
        m_lobby.remove(guest);
    sync();
    letWaitingIn();
    if (troubled)
        troubled(why);
}

std::unique_ptr<TableHost> hostHandedOver(HostPlan plan, const Identity& identity, HostStore& store,
                                          const Handover& handover)
{
    auto record = decodeRecord(handover.record);
    auto hosting = decodeHosting(handover.hosting, record.setup.seats);
    if (!hosting || hosting->moved)
        throw InputError("handover", "it does not say who is at the table");
    record.id.clear();
    // All at the table have the same.
    record.content = plan.packed;
    plan.name = hosting->lobby.view().table;
    plan.seats = record.setup.seats;
    plan.options = record.setup.options;
    // All of it is looked over before anything of it is stored.
    auto host = std::make_unique<TableHost>(std::move(plan), identity, store, record, hosting);
    host->m_isPromised = true;
    store.takeOver(record, encode(host->hosting()));
    return host;
}

} // namespace tablewood::lan
