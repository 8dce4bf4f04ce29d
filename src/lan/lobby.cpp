#include "lan/lobby.h"

#include "bots/bot.h"
#include "lan/crypto.h"

#include <algorithm>
#include <utility>

namespace tablewood::lan {

namespace {

Text noSeat() { return TW_TEXT("lan", "There is no such seat at this table."); }
Text noGuest() { return TW_TEXT("lan", "There is no such guest at this table."); }
Text isTaken(const LobbyGuest& holder) { return {TW_TEXT("lan", "%1 has this seat."), holder.name}; }
bool isBot(const std::string& kind)
{
    const auto names = botNames();
    return std::ranges::find(names, kind) != names.end();
}

Text fixed() { return TW_TEXT("lan", "The seats cannot be changed now."); }

} // namespace

Seats freeSeats(const LobbyView& lobby)
{
    Seats free = Seats::firstOf(static_cast<int>(lobby.bots.size()));
    for (const Seat seat : free)
        if (!lobby.bots[static_cast<std::size_t>(seat.index)].empty())
            free.remove(seat);
    for (const LobbyGuest& guest : lobby.guests)
        if (guest.seat.isPlayer())
            free.remove(guest.seat);
    return free;
}

Digest tokenDigest(const Token& token) { return sha256("tablewood token", {token}); }

Lobby::Lobby(const TableId& id, std::string table, std::string game, int seats,
             std::map<std::string, std::string> options)
    : m_id(id)
{
    m_shown.table = std::move(table);
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
    const auto isAway = [](const Member& one) { return one.token == Digest{} && !one.shown.isHere; };
    auto found = std::ranges::find_if(
        m_members, [&](const Member& one) { return isAway(one) && one.shown.id == m_shown.host; });
    if (found == m_members.end())
        found = std::ranges::find_if(
            m_members, [&](const Member& one) { return isAway(one) && one.shown.name == name; });
    return found == m_members.end() ? 0 : found->shown.id;
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
    if (member->seat.isPlayer() && bot(member->seat).empty())
        return {member->seat};
    if (member->seat.isPlayer() || member->watch != Watch::nothing)
        return {Viewer::publicView()};
    return {};
}

Seats Lobby::awaySeats() const
{
    Seats away;
    for (const Seat seat : Seats::firstOf(seats())) {
        const LobbyGuest* const person = holder(seat);
        if (bot(seat).empty() && !(person && person->isHere))
            away.add(seat);
    }
    return away;
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
    std::vector<Player> players(m_shown.bots.size());
    for (const Seat seat : Seats::firstOf(seats())) {
        Player& player = players[static_cast<std::size_t>(seat.index)];
        if (const LobbyGuest* const person = holder(seat)) {
            player.name = person->name;
            player.emblem = person->emblem;
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
    Member& member = m_members.emplace_back();
    member.shown.id = ++m_lastGuest;
    member.shown.name = std::move(persona.name);
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

std::optional<Text> Lobby::assign(GuestId guest, Seat seat)
{
    LobbyGuest* const member = own(guest);
    if (!member)
        return noGuest();
    if (!isSeat(seat))
        return noSeat();
    if (isFixed())
        return fixed();
    if (const LobbyGuest* const before = holder(seat); before && before != member)
        own(before->id)->seat = Seat::none();
    chair(seat).clear();
    member->seat = seat;
    member->watch = Watch::nothing;
    member->isReady = false;
    return std::nullopt;
}

std::optional<Text> Lobby::swap(Seat one, Seat other)
{
    if (!isSeat(one) || !isSeat(other))
        return noSeat();
    if (m_shown.stage != Stage::gathering)
        return fixed();
    for (Member& member : m_members) {
        Seat& seat = member.shown.seat;
        if (seat == one || seat == other)
            seat = seat == one ? other : one;
    }
    std::swap(chair(one), chair(other));
    return std::nullopt;
}

std::optional<Text> Lobby::free(Seat seat)
{
    const LobbyGuest* const person = holder(seat);
    if (!person)
        return isSeat(seat) ? Text(TW_TEXT("lan", "The seat is free.")) : noSeat();
    return stand(person->id);
}

std::optional<Text> Lobby::addBot(Seat seat, const std::string& kind)
{
    if (!isSeat(seat))
        return noSeat();
    if (isFixed())
        return fixed();
    const LobbyGuest* const person = holder(seat);
    if (person && m_shown.stage == Stage::gathering)
        return isTaken(*person);
    if (!isBot(kind))
        return Text(TW_TEXT("lan", "There is no bot called %1."), plainName(kind));
    chair(seat) = kind;
    m_standIns.remove(seat);
    return std::nullopt;
}

std::optional<Text> Lobby::standIn(Seat seat, const std::string& kind)
{
    auto why = addBot(seat, kind);
    if (!why)
        m_standIns.add(seat);
    return why;
}

std::optional<Text> Lobby::removeBot(Seat seat)
{
    if (!isSeat(seat))
        return noSeat();
    if (isFixed())
        return fixed();
    chair(seat).clear();
    return std::nullopt;
}

std::optional<Text> Lobby::remove(GuestId guest)
{
    if (!find(guest))
        return noGuest();
    std::erase_if(m_members, [guest](const Member& one) { return one.shown.id == guest; });
    if (m_shown.host == guest)
        m_shown.host = 0;
    return std::nullopt;
}

void Lobby::openSpectatorPlaces(bool isOpen)
{
    m_shown.takesSpectators = isOpen;
    for (Member& member : m_members) {
        if (!isOpen && member.shown.watch == Watch::spectator)
            member.shown.watch = Watch::nothing;
    }
}

std::optional<Text> Lobby::makeSharedScreen(GuestId guest)
{
    LobbyGuest* const screen = own(guest);
    if (!screen)
        return noGuest();
    if (screen->seat.isPlayer())
        return Text(TW_TEXT("lan", "Who has a seat cannot be the shared screen."));
    for (Member& member : m_members) {
        if (member.shown.watch == Watch::sharedScreen)
            member.shown.watch = m_shown.takesSpectators ? Watch::spectator : Watch::nothing;
    }
    screen->watch = Watch::sharedScreen;
    return std::nullopt;
}

void Lobby::setWhenAway(WhenAway whenAway, std::uint32_t seconds)
{
    m_shown.whenAway = whenAway;
    m_shown.awaySeconds = seconds;
}

std::optional<Text> Lobby::sit(GuestId guest, Seat seat)
{
    LobbyGuest* const member = own(guest);
    if (!member)
        return noGuest();
    if (!isSeat(seat))
        return noSeat();
    if (isFixed())
        return fixed();
    const LobbyGuest* const person = holder(seat);
    if (person && person != member)
        return isTaken(*person);
    if (person && bot(seat).empty())
        return std::nullopt;
    if (!person && !bot(seat).empty())
        return Text(TW_TEXT("lan", "A bot plays there. The host can give you the seat."));
    // Whoever takes a seat sees its cards: once they are dealt that is for the host to decide.
    if (!person && m_shown.stage != Stage::gathering)
        return Text(TW_TEXT("lan", "The match has begun. The host can give you the seat."));
    return assign(guest, seat);
}

std::optional<Text> Lobby::stand(GuestId guest)
{
    LobbyGuest* const member = own(guest);
    if (!member)
        return noGuest();
    if (isFixed())
        return fixed();
    member->seat = Seat::none();
    member->isReady = false;
    return std::nullopt;
}

std::optional<Text> Lobby::look(GuestId guest, Watch watch)
{
    LobbyGuest* const member = own(guest);
    if (!member)
        return noGuest();
    if (watch == Watch::sharedScreen)
        return Text(TW_TEXT("lan", "The host says which screen is the shared one."));
    if (watch == Watch::spectator && !m_shown.takesSpectators)
        return Text(TW_TEXT("lan", "The table takes no spectators."));
    if (member->seat.isPlayer() && watch != Watch::nothing) {
        if (auto why = stand(guest))
            return why;
    }
    member->watch = watch;
    return std::nullopt;
}

std::optional<Text> Lobby::rename(GuestId guest, Persona persona)
{
    LobbyGuest* const member = own(guest);
    if (!member)
        return noGuest();
    member->name = std::move(persona.name);
    member->emblem = std::move(persona.emblem);
    return std::nullopt;
}

std::optional<Text> Lobby::setReady(GuestId guest, bool isReady)
{
    LobbyGuest* const member = own(guest);
    if (!member)
        return noGuest();
    if (!member->seat.isPlayer())
        return Text(TW_TEXT("lan", "Take a seat first."));
    member->isReady = isReady;
    return std::nullopt;
}

void Lobby::setHere(GuestId guest)
{
    LobbyGuest* const member = own(guest);
    member->isHere = true;
    if (member->seat.isPlayer() && m_standIns.has(member->seat))
        chair(member->seat).clear();
}

void Lobby::setAway(GuestId guest)
{
    const auto member = std::ranges::find(m_members, guest, [](const Member& one) { return one.shown.id; });
    if (member == m_members.end())
        return;
    if (std::exchange(member->shown.isHere, false))
        member->left = ++m_lastLeft;
}

void Lobby::check() const
{
    const auto refuse = [](const char* cause) { throw InputError("lobby", cause); };
    if (m_shown.bots.empty() || m_shown.bots.size() > kMaxSeats || m_members.size() > kMaxGuests)
        refuse("no table has so many places");
    if (!std::ranges::all_of(m_shown.bots, [](const auto& kind) { return kind.empty() || isBot(kind); }))
        refuse("one of its bots is not known");
    Seats taken;
    for (const Member& member : m_members) {
        const Seat seat = member.shown.seat;
        if (member.shown.id == 0 || member.shown.id > m_lastGuest || find(member.shown.id) != &member.shown)
            refuse("two guests have one number");
        if (seat != Seat::none() && (!isSeat(seat) || taken.has(seat)))
            refuse("two guests have one seat");
        taken.add(seat);
    }
}

} // namespace tablewood::lan
