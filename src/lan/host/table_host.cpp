#include "lan/host/table_host.h"

#include "content/faults.h"
#include "lan/find/address.h"
#include "lan/find/interfaces.h"

#include <QHostAddress>

#include <algorithm>

namespace tablewood::lan {

namespace {

std::uint64_t hashOf(const std::optional<PackedContent>& content) { return content ? content->hash : 0; }

} // namespace

Text TableHost::isElsewhere() { return TW_TEXT("lan", "The table is on another laptop now."); }

Text TableHost::isOnItsWay() { return TW_TEXT("lan", "The table is on its way to another laptop."); }

Text TableHost::areEyesClosed() { return TW_TEXT("lan", "All eyes are closed. Wait until dawn."); }

TableHost::TableHost(HostPlan plan, const Identity& identity, HostStore& store)
    : m_plan(std::move(plan)), m_store(store),
      m_certificate(digestOf(identity.certificate)), m_greeting{kProtocol, m_plan.version},
      m_door(identity, m_plan.pace), m_lobby(drawn<TableId>(m_plan.entropy), m_plan.name,
                                             m_plan.type->sheet().id, m_plan.seats, m_plan.options),
      m_dusk(m_lobby, m_visitors, m_plan.pace,
             [this] { return m_match && m_lobby.stage() == Stage::playing && m_match->table().isDark(); }),
      m_awayWatch([this](Seat seat) { fill(seat); }), m_move(identity, m_plan.pace)
{
    m_dealTimer.setSingleShot(true);
    connect(&m_dealTimer, &QTimer::timeout, this, &TableHost::endSlowDeal);
    m_move.reached = [this](const Moved& to) { finishMoving(to); };
    m_move.failed = [this](const Text& why) { stopMoving(why); };
    const auto run = drawn<std::array<std::uint8_t, 7>>(m_plan.entropy);
    for (const std::uint8_t byte : run)
        m_run = m_run << 8 | byte;
    m_door.entered = [this](QSslSocket* socket) {
        welcome(new TlsChannel(socket, m_plan.pace, kMaxKnockFrame));
    };
    m_door.stuck = [this](const Text& why) {
        if (troubled)
            troubled(why);
    };
    m_door.strangers = [this] { return m_visitors.addressesOfStrangers(); };
    m_door.endStranger = [this](const std::string& address) { return endStranger(address); };
}

TableHost::TableHost(HostPlan plan, const Identity& identity, HostStore& store, MatchRecord record,
                     const std::optional<Hosting>& hosting)
    : TableHost(std::move(plan), identity, store)
{
    m_plan.papers = record.papers;
    // Guests have the content of now: they could not follow it.
    if (hashOf(record.content) != hashOf(m_plan.packed))
        throw Fault("content",
                    TW_TEXT("lan", "the match was begun with other content: packs came or went since, or "
                                   "Tablewood has another edition now"),
                    TW_TEXT("lan", "Have the packs as they were then, or play it at this screen"));
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

JoinLink TableHost::link() const
{
    return {addressesForOthers(usesOf(systemInterfaces())), port(), m_lobby.id(), m_certificate};
}

Channel* TableHost::joinLocally()
{
    const auto [here, there] = LocalChannel::makePair();
    welcome(here);
    return there;
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
    m_visitors.remove(visitor);
    if (m_match)
        m_match->table().leave(visitor);
    visitor.leave();
    if (guest != 0 && !m_visitors.inside(guest)) {
        m_lobby.setAway(guest);
        if (guest == m_move.successor() && !m_movedTo)
            stopMoving(TableMove::nobodyCame());
    }
    sync();
}

std::optional<Text> TableHost::kick(GuestId guest)
{
    if (isMoving())
        return isOnItsWay();
    if (Visitor* const visitor = m_visitors.inside(guest))
        gone(*visitor, Text(TW_TEXT("lan", "The host sent you away.")), Parting::forGood);
    const auto from = m_cameFrom.find(guest);
    const std::string address = from == m_cameFrom.end() ? std::string() : from->second;
    return change([&](Lobby& lobby) { return lobby.sendAway(guest, address); });
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

std::optional<Text> TableHost::choose(const Choose& choice)
{
    if (m_match)
        return Text(TW_TEXT("lan", "The match has begun."));
    return change([&](Lobby& lobby) { return lobby.chooseForAll(*m_plan.type, choice); });
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
    const auto visitors = m_visitors.all();
    for (Visitor* visitor : visitors)
        gone(*visitor, why, Parting::forGood);
}

} // namespace tablewood::lan
