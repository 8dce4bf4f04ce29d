#include "lan/host/table_host.h"

#include "lan/deal/sent_record.h"
#include "session/played_match.h"

/// The part of a host that gives its table to another laptop. Nobody is told to go before the table there is
/// open and reached, and nobody is left behind: this one goes on answering.
namespace tablewood::lan {

namespace {

Text stays() { return TW_TEXT("lan", "The table stays where it is."); }

} // namespace

bool TableHost::mayHost(GuestId guest) const
{
    const Visitor* const visitor = m_visitors.inside(guest);
    return m_lobby.stage() == Stage::playing && visitor && !visitor->channel().isLocal() &&
           visitor->channel().peer() != Digest{};
}

std::optional<Text> TableHost::askToHost(GuestId guest)
{
    if (m_lobby.stage() != Stage::playing)
        return Text(TW_TEXT("lan", "A table moves during a match."));
    if (!mayHost(guest))
        return Text(TW_TEXT("lan", "Only a guest at another laptop who is here can take the table over."));
    if (isDark())
        return areEyesClosed();
    if (m_move.successor() != 0)
        return Text(TW_TEXT("lan", "%1 is being asked."), m_lobby.find(m_move.successor())->name);
    m_move.ask(guest);
    m_visitors.inside(guest)->say(AskToHost{});
    return std::nullopt;
}

void TableHost::takeAnswer(Visitor& visitor, const AnswerToHost& answer)
{
    // A wish that came before the table goes belongs to what is handed over. It may end the match.
    if (answer.isYes && visitor.guest() == m_move.successor() && m_lobby.stage() == Stage::playing)
        m_match->drawLots();
    const GuestId successor = m_move.successor();
    if (visitor.guest() != successor || m_lobby.stage() != Stage::playing) {
        if (answer.isYes)
            visitor.say(Denied{stays()});
        return;
    }
    // In the dark nobody is to notice a laptop that gets everything.
    if (!answer.isYes || isDark()) {
        if (answer.isYes)
            visitor.say(Denied{stays()});
        stopMoving(TableMove::nobodyCame());
        return;
    }
    m_lobby.setStage(Stage::moving);
    // It stays so also if the table does not move after all: everybody sees who knows the cards.
    m_lobby.setKnowsAll(successor);
    Lobby lobby = m_lobby;
    for (const Member& member : m_lobby.members())
        lobby.setAway(member.shown.id);
    m_localTokens.clear();
    for (const Visitor* other : m_visitors.all()) {
        if (!other->isInside() || !other->channel().isLocal())
            continue;
        const auto token = drawn<Token>(m_plan.entropy);
        m_localTokens.emplace_back(other->guest(), token);
        lobby.entrust(other->guest(), tokenDigest(token), m_certificate);
        lobby.setKnowsAll(other->guest());
    }
    lobby.entrust(successor, {}, {});
    lobby.setHost(successor);
    lobby.setStage(Stage::playing);
    m_move.handOver();
    visitor.say(Handover{toBytes(m_match->table().record()), encode(Hosting{lobby, 0, std::nullopt, false})});
    sync();
}

void TableHost::takeHostsNow(Visitor& visitor, const HostsNow& now)
{
    if (m_move.awaits(visitor.guest()))
        m_move.tryOut(visitor.channel().address(), visitor.channel().peer(), now);
    else
        visitor.say(Denied{stays()});
}

void TableHost::finishMoving(const Moved& to)
{
    m_movedTo = to;
    // Before anybody goes: two tables with the same match would be worse than none.
    if (!keep()) {
        m_movedTo.reset();
        stopMoving(stays());
        return;
    }
    m_isMoveKept = true;
    m_move.end();
    const auto visitors = m_visitors.all();
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
    if (Visitor* const successor = m_visitors.inside(m_move.end()))
        successor->say(Denied{why});
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
    plan.papers = record.papers;
    // All at the table have the same.
    record.content = plan.packed;
    plan.name = hosting->lobby.view().table;
    plan.seats = record.setup.seats;
    plan.options = record.setup.options;
    // All of it is looked over before anything of it is stored, and stored before it goes on.
    const GameType& type = *plan.type;
    NoJournal nowhere;
    const PlayedMatch lookedOver(type, record, nowhere);
    auto host = std::make_unique<TableHost>(std::move(plan), identity, store, *hosting);
    host->m_isPromised = true;
    store.takeOver(record, encode(host->hosting()));
    host->hostMatch(std::move(record),
                    hosting->lobby.stage() == Stage::gathering ? Stage::gathering : Stage::playing);
    return host;
}

} // namespace tablewood::lan
