#include "lan/host/table_host.h"

#include "kernel/hash.h"

#include <algorithm>

/// The part of a host that lets people in: whom it understands, who knocks, who comes back.
namespace tablewood::lan {

namespace {

Text tooManyKnock() { return TW_TEXT("lan", "Too many knock at this table. Try again later."); }

} // namespace

void TableHost::welcome(Channel* channel) { m_visitors.add(new Visitor(channel, *this, m_plan.pace)); }

bool TableHost::endStranger(const std::string& address)
{
    Visitor* const first = m_visitors.firstStrangerFrom(address);
    if (first)
        gone(*first, tooManyKnock(), Parting::forNow);
    return first != nullptr;
}

std::optional<Text> TableHost::whyNot(const Greeting& theirs) const
{
    return whyNotUnderstood(m_greeting, theirs);
}

std::optional<Text> TableHost::whyNot(const Greeting& theirs, const Hello& hello) const
{
    const auto game = std::ranges::find(hello.games, m_plan.type->sheet().id, &GameVersion::id);
    if (game == hello.games.end())
        return Text(TW_TEXT("lan",
                            "The table plays %1, which your Tablewood %2 does not have. The table's is "
                            "Tablewood %3: use the same on both."),
                    m_plan.type->sheet().name, theirs.version, m_plan.version);
    if (game->content == m_plan.content)
        return std::nullopt;
    if (theirs.version == m_plan.version)
        return Text(
            TW_TEXT("lan", "The table plays %1 with content %2, yours is %3, though both are Tablewood %4: "
                           "the packs of the two differ, or one was changed. Use the same packs on both, or "
                           "install Tablewood %4 anew."),
            m_plan.type->sheet().name, hashText(m_plan.content), hashText(game->content), m_plan.version);
    return Text(TW_TEXT("lan", "The table plays %1 with other content than yours. The table's is Tablewood "
                               "%2, yours is Tablewood %3: use the same, and the same packs, on both."),
                m_plan.type->sheet().name, m_plan.version, theirs.version);
}

void TableHost::arrived(Visitor& visitor)
{
    const Hello& hello = visitor.hello();
    const GuestId before = visitor.channel().isLocal() ? m_lobby.awayLocal(hello.persona.name)
                           : hello.token               ? m_lobby.owner(*hello.token, visitor.channel().peer())
                                                       : 0;
    if (before != 0) {
        letBack(visitor, before);
        return;
    }
    // A token that is not good: the visitor knocks like anybody.
    if (hello.token)
        return;
    if (m_movedTo) {
        gone(visitor, isElsewhere(), Parting::forGood);
        return;
    }
    const bool isAsked = isAskedAbout(visitor);
    if (isAsked && !m_knocks.take(visitor.channel().address(), std::chrono::steady_clock::now())) {
        gone(visitor, tooManyKnock(), Parting::forNow);
        return;
    }
    if (const auto away = whyTurnedAway(visitor)) {
        gone(visitor, away->why, away->parting);
        return;
    }
    if (Visitor* const other = m_visitors.makesRoomFor(visitor))
        gone(*other, tooManyKnock(), Parting::forNow);
    visitor.knock(++m_lastKnock);
    if (isAsked || isMoving())
        sync();
    else
        letIn(visitor);
}

bool TableHost::isAskedAbout(const Visitor& visitor) const
{
    const Channel& channel = visitor.channel();
    return !channel.isLocal() &&
           (!m_plan.admitsAll || m_lobby.wasSentAway(channel.peer(), channel.address()));
}

std::optional<TableHost::TurnedAway> TableHost::whyTurnedAway(const Visitor& visitor) const
{
    if (!m_visitors.mayKnock(visitor))
        return TurnedAway{tooManyKnock(), Parting::forNow};
    if (visitor.hello().wants == Watch::spectator && !m_lobby.view().takesSpectators)
        return TurnedAway{TW_TEXT("lan", "The table takes no spectators."), Parting::forGood};
    return std::nullopt;
}

std::vector<Knock> TableHost::knocks() const
{
    std::vector<Knock> knocks;
    // Each by the name it would have at the table.
    const auto shown = [this](const Visitor& visitor) {
        Persona persona = visitor.hello().persona;
        persona.name = m_lobby.nameFor(persona.name);
        return persona;
    };
    for (const Visitor* visitor : m_visitors.all()) {
        if (visitor->isKnocking())
            knocks.push_back({visitor->guest(), shown(*visitor), visitor->hello().wants,
                              visitor->comparison(), visitor->channel().address(),
                              m_lobby.wasSentAway(visitor->channel().peer(), visitor->channel().address())});
    }
    return knocks;
}

std::optional<Text> TableHost::admit(GuestId knock, Seat seat)
{
    Visitor* const visitor = m_visitors.knocking(knock);
    if (!visitor)
        return Text(TW_TEXT("lan", "Nobody knocks any more."));
    if (isMoving())
        return isOnItsWay();
    return letIn(*visitor, seat);
}

void TableHost::refuse(GuestId knock)
{
    if (Visitor* const visitor = m_visitors.knocking(knock))
        gone(*visitor, Text(TW_TEXT("lan", "The host did not let you in.")), Parting::forGood);
}

std::optional<Text> TableHost::letIn(Visitor& visitor, Seat seat)
{
    if (!m_lobby.makeRoom()) {
        const Text why = TW_TEXT("lan", "The table is full.");
        gone(visitor, why, Parting::forGood);
        return why;
    }
    const Hello& hello = visitor.hello();
    const bool isLocal = visitor.channel().isLocal();
    std::optional<Token> token;
    Digest kept{};
    if (!isLocal) {
        token = drawn<Token>(m_plan.entropy);
        kept = tokenDigest(*token);
    }
    visitor.comeIn(m_lobby.admit(hello.persona, hello.wants, kept, visitor.channel().peer()));
    if (isLocal && m_lobby.view().host == 0)
        m_lobby.setHost(visitor.guest());
    if (freeSeats(m_lobby.view()).has(seat))
        m_lobby.assign(visitor.guest(), seat);
    settle(visitor, token);
    return std::nullopt;
}

void TableHost::letWaitingIn()
{
    const auto visitors = m_visitors.all();
    for (Visitor* visitor : visitors) {
        if (visitor->isKnocking() && !isAskedAbout(*visitor))
            letIn(*visitor);
    }
}

/// Tells a guest that is inside where the table is now.
void TableHost::sendOn(Visitor& visitor)
{
    Moved told = *m_movedTo;
    for (const auto& [guest, token] : m_localTokens) {
        if (visitor.channel().isLocal() && guest == visitor.guest())
            told.token = token;
    }
    visitor.say(told);
    gone(visitor, isElsewhere(), Parting::forNow);
}

void TableHost::letBack(Visitor& visitor, GuestId guest)
{
    if (Visitor* const before = m_visitors.inside(guest))
        gone(*before, Text(TW_TEXT("lan", "You came back by another connection.")), Parting::forGood);
    visitor.comeIn(guest);
    settle(visitor, std::nullopt);
}

void TableHost::settle(Visitor& visitor, const std::optional<Token>& token)
{
    m_lobby.setHere(visitor.guest());
    std::erase_if(m_cameFrom, [this](const auto& one) { return !m_lobby.find(one.first); });
    m_cameFrom[visitor.guest()] = visitor.channel().address();
    visitor.admit({m_lobby.id(), visitor.guest(), m_run, token});
    if (const std::vector<Paper> papers = papersOfAll(m_plan.papers); !papers.empty())
        visitor.say(Brought{papers});
    if (m_sealed)
        visitor.say(*m_sealed);
    if (m_movedTo) {
        sendOn(visitor);
        return;
    }
    // Coming in is told to all, the newcomer too; in the dark only to the newcomer.
    if (m_told == shownLobby())
        visitor.say(LobbyNow{m_dusk.lobbyFor(visitor.guest())});
    sync();
    if (m_lobby.stage() == Stage::ended)
        visitor.say(Opened{toBytes(m_match->table().record())});
}

} // namespace tablewood::lan
