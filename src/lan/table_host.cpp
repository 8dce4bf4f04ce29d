#include "lan/table_host.h"

#include "kernel/hash.h"
#include "lan/address.h"
#include "lan/interfaces.h"

#include <QHostAddress>

#include <algorithm>

namespace tablewood::lan {

namespace {

Text isElsewhere() { return TW_TEXT("lan", "The table is on another laptop now."); }

Text tooManyKnock() { return TW_TEXT("lan", "Too many knock at this table. Try again later."); }

} // namespace

Text TableHost::isOnItsWay() { return TW_TEXT("lan", "The table is on its way to another laptop."); }

TableHost::TableHost(HostPlan plan, const Identity& identity, HostStore& store)
    : m_plan(std::move(plan)), m_store(store),
      m_certificate(digestOf(identity.certificate)), m_greeting{kProtocol, m_plan.version},
      m_door(identity, m_plan.pace), m_lobby(drawn<TableId>(m_plan.entropy), m_plan.name,
                                             m_plan.type->sheet().id, m_plan.seats, m_plan.options),
      m_trial(identity, m_plan.pace)
{
    m_dealTimer.setSingleShot(true);
    connect(&m_dealTimer, &QTimer::timeout, this, &TableHost::endSlowDeal);
    m_moveTimer.setSingleShot(true);
    connect(&m_moveTimer, &QTimer::timeout, this, [this] {
        stopMoving(Text(TW_TEXT("lan", "The table stays where it is: nobody took it over.")));
    });
    const auto run = drawn<std::array<std::uint8_t, 7>>(m_plan.entropy);
    for (const std::uint8_t byte : run)
        m_run = m_run << 8 | byte;
    m_door.entered = [this](QSslSocket* socket) {
        welcome(new TlsChannel(socket, m_plan.pace, kMaxKnockFrame));
    };
    m_door.strangers = [this] {
        std::vector<std::string> addresses;
        for (const Visitor* visitor : m_visitors) {
            if (!visitor->isInside() && !visitor->isKnocking())
                addresses.push_back(visitor->channel().address());
        }
        return addresses;
    };
}

namespace {
std::uint64_t hashOf(const std::optional<PackedContent>& content) { return content ? content->hash : 0; }
} // namespace

TableHost::TableHost(HostPlan plan, const Identity& identity, HostStore& store, MatchRecord record,
                     const std::optional<Hosting>& hosting)
    : TableHost(std::move(plan), identity, store)
{
    // Guests have the content of now: they could not follow it.
    if (hashOf(record.content) != hashOf(m_plan.packed))
        throw InputError("content", "the match was begun with other content: packs came or went since",
                         "Have the packs as they were then, or play it at this screen");
    if (hosting) {
        goOnAs(*hosting);
        if (m_movedTo)
            return;
    } else {
        for (std::size_t i = 0; i < record.players.size(); ++i) {
            if (record.players[i].kind != PlayerKind::bot)
                continue;
            if (const auto why = m_lobby.addBot(Seat{static_cast<std::int8_t>(i)}, record.players[i].bot))
                throw InputError("players", words(*why));
        }
    }
    hostMatch(std::move(record),
              hosting && hosting->lobby.stage() != Stage::gathering ? Stage::playing : Stage::gathering);
}

TableHost::TableHost(HostPlan plan, const Identity& identity, HostStore& store, const Hosting& hosting)
    : TableHost(std::move(plan), identity, store)
{
    goOnAs(hosting);
}

void TableHost::goOnAs(const Hosting& hosting)
{
    m_lobby = hosting.lobby;
    // A table that moves has none.
    if (hosting.port != 0)
        m_portBefore = hosting.port;
    m_movedTo = hosting.moved;
    m_isMoveKept = hosting.moved.has_value();
    m_isPromised = hosting.isPromised;
    for (const Member& member : hosting.lobby.members())
        m_lobby.setAway(member.shown.id);
}

TableHost::~TableHost() { qDeleteAll(m_visitors); }

std::optional<Text> TableHost::listen(std::uint16_t port)
{
    // Where it was before, where people look for it, else anywhere. Both kinds of addresses where the system
    // has them.
    const std::vector<std::uint16_t> ports =
        port != 0 ? std::vector{port} : std::vector<std::uint16_t>{m_portBefore, kTablePort, 0};
    for (const std::uint16_t one : ports) {
        if (m_door.listen(QHostAddress::Any, one))
            return std::nullopt;
    }
    return Text(TW_TEXT("lan", "The table cannot be opened at port %1: %2"), int{ports.front()},
                m_door.errorString().toStdString());
}

Announcement TableHost::announcement(const InstanceId& instance) const
{
    Announcement announcement;
    announcement.instance = instance;
    announcement.table = m_lobby.id();
    announcement.version = m_plan.version;
    announcement.title = m_lobby.view().table;
    announcement.game = m_plan.type->sheet().id;
    announcement.seats = static_cast<std::uint32_t>(m_lobby.seats());
    announcement.freeSeats = static_cast<std::uint32_t>(freeSeats(m_lobby.view()).count());
    announcement.port = port();
    announcement.certificate = m_certificate;
    return announcement;
}

TableLink TableHost::link() const
{
    return {addressesForOthers(usesOf(systemInterfaces())), port(), m_lobby.id(), m_certificate};
}

Channel* TableHost::joinLocally()
{
    const auto [here, there] = LocalChannel::makePair();
    welcome(here);
    return there;
}

void TableHost::welcome(Channel* channel) { m_visitors.push_back(new Visitor(channel, *this, m_plan.pace)); }

// ---- Who comes in
// ---------------------------------------------------------------------------------------------

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
                           "one of the two was changed. Install Tablewood %4 anew on both."),
            m_plan.type->sheet().name, hashText(m_plan.content), hashText(game->content), m_plan.version);
    return Text(TW_TEXT("lan", "The table plays %1 with other content than yours. The table's is Tablewood "
                               "%2, yours is Tablewood %3: use the same on both."),
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
    const bool isAsked = !m_plan.admitsAll && !visitor.channel().isLocal();
    if (isAsked && !m_knocks.take(visitor.channel().address(), std::chrono::steady_clock::now())) {
        gone(visitor, tooManyKnock(), Parting::forNow);
        return;
    }
    if (const auto why = whyFull(visitor)) {
        gone(visitor, *why, Parting::forGood);
        return;
    }
    visitor.knock(++m_lastKnock);
    if (isAsked || isMoving())
        sync();
    else
        letIn(visitor);
}

std::optional<Text> TableHost::whyFull(const Visitor& visitor) const
{
    int all = 0;
    int fromThere = 0;
    for (const Visitor* other : m_visitors) {
        if (!other->isKnocking())
            continue;
        ++all;
        if (other->channel().address() == visitor.channel().address())
            ++fromThere;
    }
    if (all >= kMaxKnocking || fromThere >= kMaxKnockingOfAddress)
        return tooManyKnock();
    if (visitor.hello().wants == Watch::spectator && !m_lobby.view().takesSpectators)
        return Text(TW_TEXT("lan", "The table takes no spectators."));
    return std::nullopt;
}

std::vector<Knock> TableHost::knocks() const
{
    std::vector<Knock> knocks;
    for (const Visitor* visitor : m_visitors) {
        if (visitor->isKnocking())
            knocks.push_back({visitor->guest(), visitor->hello().persona, visitor->hello().wants,
                              visitor->comparison(), visitor->channel().address()});
    }
    return knocks;
}

std::optional<Text> TableHost::admit(GuestId knock, Seat seat)
{
    Visitor* const visitor = knocking(knock);
    if (!visitor)
        return Text(TW_TEXT("lan", "Nobody knocks any more."));
    if (isMoving())
        return isOnItsWay();
    return letIn(*visitor, seat);
}

void TableHost::refuse(GuestId knock)
{
    if (Visitor* const visitor = knocking(knock))
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
    const auto visitors = m_visitors;
    for (Visitor* visitor : visitors) {
        if (visitor->isKnocking() && (m_plan.admitsAll || visitor->channel().isLocal()))
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
    if (Visitor* const before = inside(guest))
        gone(*before, Text(TW_TEXT("lan", "You came back by another connection.")), Parting::forGood);
    visitor.comeIn(guest);
    settle(visitor, std::nullopt);
}

void TableHost::settle(Visitor& visitor, const std::optional<Token>& token)
{
    m_lobby.setHere(visitor.guest());
    visitor.say(Admitted{m_lobby.id(), visitor.guest(), m_run, token});
    if (m_sealed)
        visitor.say(*m_sealed);
    if (m_movedTo) {
        sendOn(visitor);
        return;
    }
    // Coming in is told to all, the newcomer too.
    m_told.reset();
    sync();
    if (m_lobby.stage() == Stage::ended)
        visitor.say(Opened{toBytes(m_match->table().record())});
}

// ---- Who goes
// -----------------------------------------------------------------------------------------------------

void TableHost::gone(Visitor& visitor, const Text& why, Parting parting)
{
    const GuestId guest = visitor.isInside() ? visitor.guest() : 0;
    if (parting != Parting::silent)
        visitor.say(Bye{why, parting == Parting::forGood});
    if (parting == Parting::broken && guest != 0 && troubled)
        troubled(Text(TW_TEXT("lan", "%1 was sent away: %2"), m_lobby.find(guest)->name, why));
    std::erase(m_visitors, &visitor);
    if (m_match)
        m_match->table().leave(visitor);
    visitor.leave();
    if (guest != 0 && !inside(guest)) {
        m_lobby.setAway(guest);
        if (guest == m_successor && !m_movedTo)
            stopMoving(Text(TW_TEXT("lan", "The table stays where it is: nobody took it over.")));
    }
    sync();
}

std::optional<Text> TableHost::kick(GuestId guest)
{
    if (isMoving())
        return isOnItsWay();
    if (Visitor* const visitor = inside(guest))
        gone(*visitor, Text(TW_TEXT("lan", "The host sent you away.")), Parting::forGood);
    return change([guest](Lobby& lobby) { return lobby.remove(guest); });
}

std::optional<Text> TableHost::change(const std::function<std::optional<Text>(Lobby&)>& command)
{
    if (isMoving())
        return isOnItsWay();
    const auto why = command(m_lobby);
    if (!why)
        sync();
    return why;
}

void TableHost::close()
{
    m_door.close();
    const Text why =
        m_lobby.stage() == Stage::playing
            ? Text(TW_TEXT(
                  "lan", "The host closed the table. The match is kept, and so is your seat: as soon as the "
                         "table is open again, it stands under the tables nearby."))
            : Text(TW_TEXT("lan", "The host closed the table."));
    const auto visitors = m_visitors;
    for (Visitor* visitor : visitors)
        gone(*visitor, why, Parting::forGood);
}

Visitor* TableHost::inside(GuestId guest) const
{
    const auto found = std::ranges::find_if(
        m_visitors, [guest](const Visitor* one) { return one->isInside() && one->guest() == guest; });
    return found == m_visitors.end() ? nullptr : *found;
}

Visitor* TableHost::knocking(GuestId number) const
{
    const auto found = std::ranges::find_if(
        m_visitors, [number](const Visitor* one) { return one->isKnocking() && one->guest() == number; });
    return found == m_visitors.end() ? nullptr : *found;
}

int TableHost::visitorsInside() const
{
    return static_cast<int>(std::ranges::count_if(m_visitors, &Visitor::isInside));
}

std::size_t TableHost::waiting() const
{
    std::size_t bytes = 0;
    for (const Visitor* visitor : m_visitors)
        bytes += visitor->channel().waiting();
    return bytes;
}

void TableHost::sayToAll(const HostSays& message)
{
    const Bytes payload = payloadOf(message);
    for (Visitor* visitor : m_visitors) {
        if (visitor->isInside())
            visitor->sayPayload(payload);
    }
}

} // namespace tablewood::lan
