#include "lan/host/lobby.h"

#include "bots/bot.h"
#include "lan/channel/crypto.h"
#include "lan/channel/limits.h"
#include "lan/host/look_alike.h"

#include <algorithm>
#include <utility>

namespace tablewood::lan {

namespace {

/// Whether somebody shows the certificate of who was sent away; none at all is nobody's.
bool isCertificateOf(const Digest& certificate, const SentAway& one)
{
    return certificate != Digest{} && one.certificate == certificate;
}

} // namespace

std::string botName(const LobbyView& lobby, Seat seat)
{
    std::vector<std::string> others;
    others.reserve(lobby.guests.size());
    for (const LobbyGuest& guest : lobby.guests)
        others.push_back(guest.name);
    return toldApart(nameOfBot(seat), others, kMaxName);
}

Digest tokenDigest(const Token& token) { return sha256("tablewood token", {token}); }

Lobby::Lobby(const TableId& id, const std::string& table, std::string game, int seats,
             std::map<std::string, std::string> options)
    : m_id(id)
{
    m_shown.table = plainName(table);
    m_shown.game = std::move(game);
    m_shown.options = std::move(options);
    m_shown.bots.resize(static_cast<std::size_t>(seats));
}

LobbyView Lobby::view() const
{
    LobbyView view = m_shown;
    view.guests.clear();
    for (const Member& member : m_members)
        view.guests.push_back(member.shown);
    return view;
}

const LobbyGuest* Lobby::find(GuestId guest) const
{
    const auto found = std::ranges::find(m_members, guest, [](const Member& one) { return one.shown.id; });
    return found == m_members.end() ? nullptr : &found->shown;
}

LobbyGuest* Lobby::own(GuestId guest) { return const_cast<LobbyGuest*>(std::as_const(*this).find(guest)); }

GuestId Lobby::owner(const Token& token, const Digest& certificate) const
{
    const Digest digest = tokenDigest(token);
    GuestId owner = 0;
    for (const Member& member : m_members) {
        if (isEqual(member.token, digest) && isEqual(member.certificate, certificate))
            owner = member.shown.id;
    }
    return owner;
}

GuestId Lobby::awayLocal(const std::string& name) const
{
    const auto away = [&](const auto& is) {
        const auto found = std::ranges::find_if(m_members, [&](const Member& one) {
            return one.token == Digest{} && !one.shown.isHere && is(one.shown);
        });
        return found == m_members.end() ? GuestId{0} : found->shown.id;
    };
    GuestId guest = away([&](const LobbyGuest& one) { return one.id == m_shown.host; });
    if (guest == 0)
        guest = away([&](const LobbyGuest& one) { return one.name == name; });
    if (guest == 0)
        guest = away([&](const LobbyGuest& one) { return isToldApart(one.name, name, kMaxName); });
    return guest;
}

std::string Lobby::nameFor(const std::string& name, GuestId guest) const
{
    std::vector<std::string> others;
    for (const Member& member : m_members)
        if (member.shown.id != guest)
            others.push_back(member.shown.name);
    const LobbyView shown = view();
    for (const Seat seat : Seats::firstOf(seats()))
        if (!bot(seat).empty() && !holder(seat))
            others.push_back(botName(shown, seat));
    return toldApart(name, others, kMaxName);
}

bool Lobby::wasSentAway(const Digest& certificate, const std::string& address) const
{
    return std::ranges::any_of(m_sentAway, [&](const SentAway& one) {
        return isCertificateOf(certificate, one) || (!address.empty() && one.address == address);
    });
}

const LobbyGuest* Lobby::holder(Seat seat) const
{
    const auto found = std::ranges::find(m_members, seat, [](const Member& one) { return one.shown.seat; });
    return !seat.isPlayer() || found == m_members.end() ? nullptr : &found->shown;
}

std::vector<Viewer> Lobby::viewersOf(GuestId guest) const
{
    const LobbyGuest* const member = find(guest);
    if (!member)
        return {};
    if (member->seat.isPlayer() && bot(member->seat).empty()) {
        std::vector<Viewer> viewers{member->seat};
        for (const Seat seat : member->playsFor)
            viewers.emplace_back(seat);
        return viewers;
    }
    if (member->seat.isPlayer() || member->watch != Watch::nothing)
        return {Viewer::publicView()};
    return {};
}

Seats Lobby::awaySeats() const
{
    Seats away = missingSeats(view());
    for (const Member& member : m_members)
        for (const Seat seat : member.shown.playsFor)
            away.remove(seat);
    return away;
}

Seats Lobby::emptySeats() const
{
    Seats empty;
    for (const Seat seat : Seats::firstOf(seats()))
        if (!holder(seat) && bot(seat).empty())
            empty.add(seat);
    return empty;
}

std::optional<Text> Lobby::whyNotStart() const
{
    if (m_shown.stage != Stage::gathering)
        return Text(TW_TEXT("lan", "The match has begun."));
    for (const Seat seat : Seats::firstOf(seats())) {
        const LobbyGuest* const person = holder(seat);
        if (!bot(seat).empty())
            continue;
        if (!person)
            return Text(TW_TEXT("lan", "Seat %1 is free."), seat.index + 1);
        if (!person->isHere)
            return Text(TW_TEXT("lan", "%1 is away."), person->name);
        if (!person->isReady)
            return Text(TW_TEXT("lan", "%1 is not ready."), person->name);
    }
    return std::nullopt;
}

std::vector<Player> Lobby::players() const
{
    const LobbyView shown = view();
    std::vector<Player> players(m_shown.bots.size());
    for (const Seat seat : Seats::firstOf(seats())) {
        Player& player = players[static_cast<std::size_t>(seat.index)];
        if (const LobbyGuest* const person = holder(seat)) {
            player.name = person->name;
            player.emblem = person->emblem;
        } else if (!bot(seat).empty()) {
            player.name = botName(shown, seat);
        }
        if (!bot(seat).empty()) {
            player.kind = PlayerKind::bot;
            player.bot = bot(seat);
        }
    }
    return players;
}

GuestId Lobby::admit(Persona persona, Watch wants, const Digest& token, const Digest& certificate)
{
    std::erase_if(m_sentAway, [&](const SentAway& one) { return isCertificateOf(certificate, one); });
    std::string name = nameFor(persona.name);
    Member& member = m_members.emplace_back();
    member.shown.id = ++m_lastGuest;
    member.shown.name = std::move(name);
    member.shown.emblem = std::move(persona.emblem);
    member.token = token;
    member.certificate = certificate;
    const GuestId id = member.shown.id;
    // A newcomer does not take the mark from the screen that has it.
    const bool hasScreen = std::ranges::any_of(
        m_members, [](const Member& one) { return one.shown.watch == Watch::sharedScreen; });
    if (wants == Watch::sharedScreen && !hasScreen)
        member.shown.watch = wants;
    else if (wants != Watch::nothing && m_shown.takesSpectators)
        member.shown.watch = Watch::spectator;
    return id;
}

void Lobby::setKnowsAll(GuestId guest)
{
    if (LobbyGuest* const member = own(guest))
        member->knowsAll = true;
}

bool Lobby::makeRoom()
{
    if (m_members.size() < kMaxGuests)
        return true;
    auto longest = m_members.end();
    for (auto one = m_members.begin(); one != m_members.end(); ++one) {
        const LobbyGuest& shown = one->shown;
        const bool canGo = !shown.isHere && !shown.seat.isPlayer() && shown.id != m_shown.host;
        if (canGo && (longest == m_members.end() || one->left < longest->left))
            longest = one;
    }
    if (longest == m_members.end())
        return false;
    m_members.erase(longest);
    return true;
}

void Lobby::entrust(GuestId guest, const Digest& token, const Digest& certificate)
{
    for (Member& member : m_members) {
        if (member.shown.id == guest) {
            member.token = token;
            member.certificate = certificate;
        }
    }
}

void Lobby::setHere(GuestId guest)
{
    LobbyGuest* const member = own(guest);
    member->isHere = true;
    if (member->seat.isPlayer() && m_standIns.has(member->seat))
        chair(member->seat).clear();
    endLoans();
}

void Lobby::setAway(GuestId guest)
{
    const auto member = std::ranges::find(m_members, guest, [](const Member& one) { return one.shown.id; });
    if (member == m_members.end())
        return;
    if (std::exchange(member->shown.isHere, false))
        member->left = ++m_lastLeft;
    endLoans();
}

void Lobby::endLoans()
{
    const Seats missing = missingSeats(view());
    for (Member& member : m_members)
        for (const Seat seat : member.shown.playsFor)
            if (!missing.has(seat) || !isPlaying(member.shown))
                member.shown.playsFor.remove(seat);
    endTrades();
}

void Lobby::endTrades()
{
    for (Member& member : m_members) {
        const LobbyGuest* const other = holder(member.shown.asksFor);
        if (m_shown.stage != Stage::gathering || !isPlaying(member.shown) || !other || !isPlaying(*other))
            member.shown.asksFor = Seat::none();
    }
}

void Lobby::forgetTrades(Seats seats)
{
    for (Member& member : m_members)
        if (seats.has(member.shown.seat) || seats.has(member.shown.asksFor))
            member.shown.asksFor = Seat::none();
}

void Lobby::setStage(Stage stage)
{
    m_shown.stage = stage;
    endTrades();
}

bool Lobby::isBot(const std::string& kind)
{
    const auto names = botNames();
    return std::ranges::find(names, kind) != names.end();
}

void Lobby::check() const
{
    const auto refuse = [](const char* cause) { throw InputError("lobby", cause); };
    if (m_shown.bots.empty() || m_shown.bots.size() > kMaxSeats || m_members.size() > kMaxGuests ||
        m_sentAway.size() > kMaxSentAway)
        refuse("no table has so many places");
    if (!std::ranges::all_of(m_shown.bots, [](const auto& kind) { return kind.empty() || isBot(kind); }))
        refuse("one of its bots is not known");
    if (std::ranges::any_of(m_sentAway, [](const auto& one) { return one.address.size() > kMaxAddress; }))
        refuse("no address is so long");
    Seats taken;
    for (const Member& member : m_members) {
        const Seat seat = member.shown.seat;
        if (member.shown.id == 0 || member.shown.id > m_lastGuest || find(member.shown.id) != &member.shown)
            refuse("two guests have one number");
        if (seat != Seat::none() && (!isSeat(seat) || taken.has(seat)))
            refuse("two guests have one seat");
        taken.add(seat);
        // Nobody is here when it is read.
        if (!member.shown.playsFor.isEmpty())
            refuse("somebody who is away plays for others");
        if (member.shown.asksFor != Seat::none())
            refuse("somebody who is away asks for a seat");
    }
    LobbyView told = view();
    checkLobby(told);
    if (!(told == view()))
        refuse("one of its names is not plain");
}

} // namespace tablewood::lan
