#include "kernel/fault.h"
#include "kernel/seat_options.h"
#include "lan/channel/limits.h"
#include "lan/host/lobby.h"

#include <algorithm>
#include <utility>

/// Commands of the host and the guests to a lobby.
namespace tablewood::lan {

namespace {

Text noSeat() { return TW_TEXT("lan", "There is no such seat at this table."); }
Text noGuest() { return TW_TEXT("lan", "There is no such guest at this table."); }
Text isTaken(const LobbyGuest& holder) { return {TW_TEXT("lan", "%1 has this seat."), holder.name}; }
Text fixed() { return TW_TEXT("lan", "The seats cannot be changed now."); }

} // namespace

std::optional<Text> Lobby::whyNotSeated(const LobbyGuest* guest, Seat seat) const
{
    if (!guest)
        return noGuest();
    if (!isSeat(seat))
        return noSeat();
    return isFixed() ? std::optional(fixed()) : std::nullopt;
}

std::optional<Text> Lobby::assign(GuestId guest, Seat seat)
{
    LobbyGuest* const member = own(guest);
    if (auto why = whyNotSeated(member, seat))
        return why;
    if (const LobbyGuest* const before = holder(seat); before && before != member)
        own(before->id)->seat = Seat::none();
    chair(seat).clear();
    if (std::exchange(member->seat, seat) != seat) {
        member->playsFor = {};
        forgetTrades(seat);
    }
    for (Member& other : m_members)
        other.shown.playsFor.remove(seat);
    member->watch = Watch::nothing;
    member->isReady = false;
    endLoans();
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
    for (const Seat seat : {one, other})
        forgetTrades(seat);
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
    endLoans();
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

std::optional<Text> Lobby::lend(GuestId guest, Seat seat)
{
    LobbyGuest* const member = own(guest);
    if (auto why = whyNotSeated(member, seat))
        return why;
    if (m_shown.stage != Stage::playing)
        return Text(TW_TEXT("lan", "There is no match to play now."));
    const LobbyView now = view();
    if (const LobbyGuest* const partner = partnerAt(now, seat))
        return Text(TW_TEXT("lan", "%1 plays this seat."), partner->name);
    if (!missingSeats(now).has(seat))
        return Text(TW_TEXT("lan", "Somebody plays this seat."));
    if (!isPlaying(*member))
        return Text(TW_TEXT("lan", "Only who plays a seat can play another one besides."));
    member->playsFor.add(seat);
    return std::nullopt;
}

std::optional<Text> Lobby::takeBack(Seat seat)
{
    if (!isSeat(seat))
        return noSeat();
    for (Member& member : m_members)
        member.shown.playsFor.remove(seat);
    return std::nullopt;
}

std::optional<Text> Lobby::remove(GuestId guest)
{
    if (!find(guest))
        return noGuest();
    std::erase_if(m_members, [guest](const Member& one) { return one.shown.id == guest; });
    if (m_shown.host == guest)
        m_shown.host = 0;
    endTrades();
    return std::nullopt;
}

std::optional<Text> Lobby::sendAway(GuestId guest, const std::string& address)
{
    const auto member = std::ranges::find(m_members, guest, [](const Member& one) { return one.shown.id; });
    if (member == m_members.end())
        return noGuest();
    // The host's own program has no token.
    const bool canBeKnown = member->certificate != Digest{} || !address.empty();
    if (member->token != Digest{} && canBeKnown) {
        if (m_sentAway.size() == kMaxSentAway)
            m_sentAway.erase(m_sentAway.begin());
        m_sentAway.push_back({member->certificate, address});
    }
    return remove(guest);
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
    m_shown.awaySeconds = std::min(seconds, kMaxAwaySeconds);
}

std::optional<Text> Lobby::sit(GuestId guest, Seat seat)
{
    LobbyGuest* const member = own(guest);
    if (auto why = whyNotSeated(member, seat))
        return why;
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
    endLoans();
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
    member->name = nameFor(persona.name, guest);
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

std::optional<Text> Lobby::trade(GuestId guest, Seat seat, bool isOn)
{
    LobbyGuest* const member = own(guest);
    if (auto why = whyNotSeated(member, seat))
        return why;
    if (m_shown.stage != Stage::gathering)
        return fixed();
    if (!member->seat.isPlayer())
        return Text(TW_TEXT("lan", "Take a seat first."));
    const LobbyGuest* const person = holder(seat);
    if (!person || person == member)
        return Text(TW_TEXT("lan", "Nobody else has this seat."));
    if (!person->isHere)
        return Text(TW_TEXT("lan", "%1 is away."), person->name);
    LobbyGuest* const other = own(person->id);
    const bool isAsked = other->asksFor == member->seat;
    if (isOn && isAsked) {
        member->isReady = other->isReady = false;
        return swap(member->seat, seat);
    }
    if (isOn)
        member->asksFor = seat;
    else if (member->asksFor == seat)
        member->asksFor = Seat::none();
    else if (isAsked)
        other->asksFor = Seat::none();
    return std::nullopt;
}

std::optional<Text> Lobby::choose(GuestId guest, const GameType& type, const Choose& choice)
{
    const LobbyGuest* const member = find(guest);
    if (!member)
        return noGuest();
    if (!member->seat.isPlayer())
        return Text(TW_TEXT("lan", "Take a seat first."));
    if (m_shown.stage != Stage::gathering)
        return Text(TW_TEXT("lan", "The match has begun."));
    const std::vector<OptionSpec>& options = type.sheet().options;
    const auto option = std::ranges::find(options, choice.key, &OptionSpec::key);
    const Setup setup{seats(), m_shown.options, {}};
    if (option == options.end() || !option->isOfSeat || !isAsked(type.sheet(), setup, *option))
        return Text(TW_TEXT("lan", "This is not chosen for a seat."));
    return take(type, keysOf(*option, seats())[static_cast<std::size_t>(member->seat.index)], choice.value);
}

std::optional<Text> Lobby::chooseForAll(const GameType& type, const Choose& choice)
{
    if (m_shown.stage != Stage::gathering)
        return Text(TW_TEXT("lan", "The match has begun."));
    const std::vector<OptionSpec>& options = type.sheet().options;
    const auto option = std::ranges::find(options, choice.key, &OptionSpec::key);
    const Setup setup{seats(), m_shown.options, {}};
    if (option == options.end() || option->isOfSeat || !isAsked(type.sheet(), setup, *option))
        return Text(TW_TEXT("lan", "This is not chosen for the table."));
    const auto before = m_shown.options;
    if (auto why = take(type, choice.key, choice.value))
        return why;
    if (before != m_shown.options)
        for (Member& member : m_members)
            if (member.shown.id != m_shown.host)
                member.shown.isReady = false;
    return std::nullopt;
}

/// Takes a value if a match can be dealt with it.
std::optional<Text> Lobby::take(const GameType& type, const std::string& key, const std::string& value)
{
    Setup setup{seats(), m_shown.options, {}};
    setup.options[key] = value;
    try {
        type.newMatch(setup);
    } catch (const InputError& error) {
        return reasonOf(error);
    }
    m_shown.options = std::move(setup.options);
    return std::nullopt;
}

} // namespace tablewood::lan
