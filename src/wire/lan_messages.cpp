#include "wire/lan_messages.h"

#include "kernel/fault.h"
#include "wire/paper_limits.h"
#include "wire/word_limits.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace tablewood::lan {

namespace {

template <class Message>
Bytes lanPayload(const Message& message)
{
    Bytes bytes{static_cast<std::uint8_t>(PayloadKind::lan)};
    CborSink sink(bytes);
    writeValue(sink, message);
    return bytes;
}

template <class One, class... Others>
concept OneOf = (std::is_same_v<One, Others> || ...);

[[noreturn]] void refuse(const std::string& cause) { throw InputError("message", cause); }

/// No program of this version says so much.
[[noreturn]] void refuseLong(const std::string& cause)
{
    throw InputError("message", cause, "Use the same version of Tablewood on both sides");
}

void checkText(const std::string& text, std::size_t longest, const char* what)
{
    if (text.size() > longest)
        refuseLong(std::string(what) + " is longer than " + std::to_string(longest) + " bytes");
}

/// A name that people are shown and terminals print.
void checkName(std::string& name, std::size_t longest, const char* what)
{
    checkText(name, longest, what);
    name = plainName(name);
}

void checkPersona(Persona& persona)
{
    checkName(persona.name, kMaxName, "the name");
    checkName(persona.emblem, kMaxEmblem, "the emblem");
}

void checkAddresses(const std::vector<std::string>& addresses)
{
    if (addresses.size() > kMaxAddresses)
        refuse("no laptop has so many addresses");
    for (const std::string& address : addresses)
        checkText(address, kMaxAddress, "the address");
}

// Checks of messages that have the right shape.
void check(Greeting& greeting) { checkName(greeting.version, kMaxVersion, "the version"); }

void check(Hello& hello)
{
    checkPersona(hello.persona);
    if (hello.games.size() > kMaxGames)
        refuse("no program has more than " + std::to_string(kMaxGames) + " games");
    for (const GameVersion& game : hello.games)
        checkText(game.id, kMaxGameId, "the id of a game");
}

void check(Denied& denied) { checkSaid(denied.why); }
void check(Bye& bye) { checkSaid(bye.why); }

void check(Rename& rename) { checkPersona(rename.persona); }
void check(Sit& sit) { checkSeat(sit.seat); }
void check(PlayFor& play) { checkSeat(play.seat); }
void check(Trade& trade) { checkSeat(trade.seat); }
void check(Point& point) { point.place.in = plainName(point.place.in.letters()); }
void check(Pointed& pointed) { pointed.place.in = plainName(pointed.place.in.letters()); }
void check(Choose& choose)
{
    checkText(choose.key, kMaxOptionText, "the key of an option");
    checkText(choose.value, kMaxOptionText, "what is chosen for an option");
}
void check(HostsNow& now) { checkAddresses(now.addresses); }
void check(Moved& moved) { checkAddresses(moved.addresses); }

void check(Sealed& sealed)
{
    if (sealed.parts.size() > kMaxSeats)
        refuse("no table has so many seats");
    for (const SealedPart& part : sealed.parts)
        checkSeat(part.seat);
}

void check(Hinted& hinted) { checkText(hinted.move, kMaxMoveText, "the move"); }

void check(Brought& brought)
{
    if (const auto why = whyNoPapers(brought.papers, kMaxSeats))
        throw Fault("message", *why);
    for (const Paper& paper : brought.papers)
        if (paper.seat != Seat::none())
            throw InputError("message", "it tells what somebody has brought for their seat alone");
}
void check(LobbyNow& now) { checkLobby(now.lobby); }

// These have their shape alone.
template <class Message>
requires OneOf<Message, Open, Stand, Look, Ready, React, Seal, Contribute, GoHome, AnswerToHost, AskHint,
               Challenge, Admitted, Reacted, Deal, Opened, AskToHost, Handover, Compare, Lent>
void check(Message&) {}

template <class Message>
Message decode(std::span<const std::uint8_t> body)
{
    auto message = fromBytes<Message>(body);
    std::visit([](auto& one) { check(one); }, message);
    return message;
}

} // namespace

std::optional<Text> whyNotUnderstood(const Greeting& table, const Greeting& guest)
{
    if (table.protocol == guest.protocol)
        return std::nullopt;
    return Text(TW_TEXT("lan", "The table speaks version %1 of the network's language (Tablewood %2), you "
                               "speak version %3 (Tablewood %4). Use the same Tablewood on both."),
                static_cast<int>(table.protocol), table.version, static_cast<int>(guest.protocol),
                guest.version);
}

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

Seats missingSeats(const LobbyView& lobby)
{
    Seats missing = Seats::firstOf(static_cast<int>(lobby.bots.size()));
    for (const Seat seat : missing)
        if (!lobby.bots[static_cast<std::size_t>(seat.index)].empty())
            missing.remove(seat);
    for (const LobbyGuest& guest : lobby.guests)
        if (guest.isHere)
            missing.remove(guest.seat);
    return missing;
}

const LobbyGuest* partnerAt(const LobbyView& lobby, Seat seat)
{
    const auto found =
        std::ranges::find_if(lobby.guests, [seat](const auto& one) { return one.playsFor.has(seat); });
    return found == lobby.guests.end() ? nullptr : &*found;
}

void checkLobby(LobbyView& lobby)
{
    if (lobby.bots.size() > kMaxSeats || lobby.guests.size() > kMaxGuests)
        refuse("no table has so many places");
    if (lobby.awaySeconds > kMaxAwaySeconds)
        refuse("nobody is waited for so long");
    checkName(lobby.table, kMaxName, "the name of the table");
    checkName(lobby.game, kMaxGameId, "the id of a game");
    if (lobby.options.size() > kMaxOptions)
        refuseLong("no game has more than " + std::to_string(kMaxOptions) + " options");
    std::map<std::string, std::string> options;
    for (const auto& [name, chosen] : lobby.options) {
        std::string key = name;
        std::string value = chosen;
        checkName(key, kMaxOptionText, "the key of an option");
        checkName(value, kMaxOptionText, "what is chosen for an option");
        options[std::move(key)] = std::move(value);
    }
    lobby.options = std::move(options);
    for (std::string& bot : lobby.bots)
        checkName(bot, kMaxEmblem, "the kind of a bot");
    for (LobbyGuest& guest : lobby.guests) {
        checkName(guest.name, kMaxName, "the name");
        checkName(guest.emblem, kMaxEmblem, "the emblem");
        if (guest.seat.index >= static_cast<int>(lobby.bots.size()))
            refuse("somebody sits where there is no seat");
        for (const Seat seat : guest.playsFor)
            if (seat.index >= static_cast<int>(lobby.bots.size()))
                refuse("somebody plays where there is no seat");
        if (guest.asksFor.index >= static_cast<int>(lobby.bots.size()))
            refuse("somebody asks for a seat that is not there");
    }
    if (!lobby.partners.empty() && lobby.partners.size() != lobby.bots.size())
        refuse("seats that are not there have partners");
    for (const Seats partners : lobby.partners)
        for (const Seat seat : partners)
            if (seat.index >= static_cast<int>(lobby.bots.size()))
                refuse("a partner sits where there is no seat");
}

Bytes endOfPieces() { return {static_cast<std::uint8_t>(PayloadKind::piece)}; }

Bytes payloadOf(const GuestSays& message) { return lanPayload(message); }

Bytes payloadOf(const HostSays& message) { return lanPayload(message); }

Bytes tablePayload(std::span<const std::uint8_t> message)
{
    Bytes bytes;
    bytes.reserve(message.size() + 1);
    bytes.push_back(static_cast<std::uint8_t>(PayloadKind::table));
    bytes.insert(bytes.end(), message.begin(), message.end());
    return bytes;
}

PayloadKind kindOf(std::span<const std::uint8_t> payload)
{
    if (payload.empty() || payload.front() > static_cast<std::uint8_t>(PayloadKind::piece))
        refuse("its kind is not known");
    return static_cast<PayloadKind>(payload.front());
}

std::span<const std::uint8_t> bodyOf(std::span<const std::uint8_t> payload) { return payload.subspan(1); }

GuestSays decodeGuest(std::span<const std::uint8_t> body) { return decode<GuestSays>(body); }

HostSays decodeHost(std::span<const std::uint8_t> body) { return decode<HostSays>(body); }

} // namespace tablewood::lan
