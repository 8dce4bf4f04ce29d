#pragma once

#include "wire/lan_limits.h"
#include "wire/lobby_view.h"

#include <variant>

/// What a guest and a host say to each other around the messages of the table (wire/messages.h). A payload of
/// a frame is empty, which says that its sender is alive, or begins with a byte that tells what follows.
namespace tablewood::lan {

enum class PayloadKind : std::uint8_t
{
    /// A GuestSays or a HostSays.
    lan,
    /// An UpMessage or a DownMessage.
    table
};

/// The first that each side says. It stays as it is in every version, so that any two understand it.
struct Greeting
{
    static constexpr std::string_view name = "greeting";
    std::uint32_t protocol = kProtocol;
    /// For people: "0.1.0".
    std::string version;
    friend bool operator==(const Greeting&, const Greeting&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("protocol", self.protocol);
        visit("version", self.version);
    }
};

/// Why a guest does not understand a table; nothing where they speak the same.
std::optional<Text> whyNotUnderstood(const Greeting& table, const Greeting& guest);

/// A game that a side has, and the hash of its content.
struct GameVersion
{
    std::string id;
    std::uint64_t content = 0;
    friend bool operator==(const GameVersion&, const GameVersion&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("content", self.content);
    }
};

/// How a guest is shown. `emblem` names a picture; empty means the seat's own.
struct Persona
{
    std::string name;
    std::string emblem;
    friend bool operator==(const Persona&, const Persona&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("name", self.name);
        visit("emblem", self.emblem);
    }
};

// ---- What a guest says
// -------------------------------------------------------------------------------------

/// Who comes. `seal` is SHA-256 of the nonce that Open gives once the host has sealed its own.
struct Hello
{
    static constexpr std::string_view name = "hello";
    std::vector<GameVersion> games;
    Persona persona;
    Watch wants = Watch::nothing;
    Digest seal{};
    /// Lets back in who was admitted before.
    std::optional<Token> token;
    friend bool operator==(const Hello&, const Hello&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("games", self.games);
        visit("persona", self.persona);
        visit("wants", self.wants);
        visit("seal", self.seal);
        visit("token", self.token);
    }
};

struct Open
{
    static constexpr std::string_view name = "open";
    Nonce nonce{};
    friend bool operator==(const Open&, const Open&) = default;
    static void describe(auto& self, auto& visit) { visit("nonce", self.nonce); }
};

struct Sit
{
    static constexpr std::string_view name = "sit";
    Seat seat;
    friend bool operator==(const Sit&, const Sit&) = default;
    static void describe(auto& self, auto& visit) { visit("seat", self.seat); }
};

struct Stand
{
    static constexpr std::string_view name = "stand";
    friend bool operator==(const Stand&, const Stand&) = default;
    static void describe(auto&, auto&) {}
};

struct Look
{
    static constexpr std::string_view name = "look";
    Watch watch = Watch::nothing;
    friend bool operator==(const Look&, const Look&) = default;
    static void describe(auto& self, auto& visit) { visit("watch", self.watch); }
};

struct Rename
{
    static constexpr std::string_view name = "rename";
    Persona persona;
    friend bool operator==(const Rename&, const Rename&) = default;
    static void describe(auto& self, auto& visit) { visit("persona", self.persona); }
};

struct Ready
{
    static constexpr std::string_view name = "ready";
    bool isReady = false;
    friend bool operator==(const Ready&, const Ready&) = default;
    static void describe(auto& self, auto& visit) { visit("isReady", self.isReady); }
};

/// Shows a place to everybody.
struct Point
{
    static constexpr std::string_view name = "point";
    Place place;
    friend bool operator==(const Point&, const Point&) = default;
    static void describe(auto& self, auto& visit) { visit("place", self.place); }
};

enum class Reaction : std::uint8_t
{
    applause,
    laugh,
    surprise,
    thinking,
    thanks,
    sorry
};
constexpr auto enumNames(Reaction)
{
    return std::array<std::string_view, 6>{"applause", "laugh", "surprise", "thinking", "thanks", "sorry"};
}

struct React
{
    static constexpr std::string_view name = "react";
    Reaction kind = Reaction::applause;
    friend bool operator==(const React&, const React&) = default;
    static void describe(auto& self, auto& visit) { visit("kind", self.kind); }
};

/// SHA-256 of the guest's part of the seed. `deal` is the host's seal: a deal that was broken off meanwhile
/// is another one.
struct Seal
{
    static constexpr std::string_view name = "seal";
    Digest deal{};
    Digest digest{};
    friend bool operator==(const Seal&, const Seal&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("deal", self.deal);
        visit("digest", self.digest);
    }
};

struct Contribute
{
    static constexpr std::string_view name = "contribute";
    Digest deal{};
    Digest part{};
    friend bool operator==(const Contribute&, const Contribute&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("deal", self.deal);
        visit("part", self.part);
    }
};

/// Goes home for good: the seat is free.
struct GoHome
{
    static constexpr std::string_view name = "go-home";
    friend bool operator==(const GoHome&, const GoHome&) = default;
    static void describe(auto&, auto&) {}
};

/// Whether the guest takes the table over when the host leaves.
struct AnswerToHost
{
    static constexpr std::string_view name = "answer-to-host";
    bool isYes = false;
    friend bool operator==(const AnswerToHost&, const AnswerToHost&) = default;
    static void describe(auto& self, auto& visit) { visit("isYes", self.isYes); }
};

/// The guest has taken the table over and hosts it at this port of its laptop.
struct HostsNow
{
    static constexpr std::string_view name = "hosts-now";
    std::uint16_t port = 0;
    std::vector<std::string> addresses;
    friend bool operator==(const HostsNow&, const HostsNow&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("port", self.port);
        visit("addresses", self.addresses);
    }
};

using GuestSays = std::variant<Greeting, Hello, Open, Sit, Stand, Look, Rename, Ready, Point, React, Seal,
                               Contribute, GoHome, AnswerToHost, HostsNow>;

// ---- What a host says
// --------------------------------------------------------------------------------------

/// SHA-256 of the host's nonce. The guest answers with Open.
struct Challenge
{
    static constexpr std::string_view name = "challenge";
    Digest seal{};
    friend bool operator==(const Challenge&, const Challenge&) = default;
    static void describe(auto& self, auto& visit) { visit("seal", self.seal); }
};

/// The guest is in. `run` changes when the host starts again: what was not acknowledged before is not said
/// again then.
struct Admitted
{
    static constexpr std::string_view name = "admitted";
    TableId table{};
    GuestId guest = 0;
    std::uint64_t run = 0;
    /// For coming back; missing where the guest came by it.
    std::optional<Token> token;
    friend bool operator==(const Admitted&, const Admitted&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("table", self.table);
        visit("guest", self.guest);
        visit("run", self.run);
        visit("token", self.token);
    }
};

struct LobbyNow
{
    static constexpr std::string_view name = "lobby";
    LobbyView lobby;
    friend bool operator==(const LobbyNow&, const LobbyNow&) = default;
    static void describe(auto& self, auto& visit) { visit("lobby", self.lobby); }
};

/// What the guest asked for last is not possible.
struct Denied
{
    static constexpr std::string_view name = "denied";
    Text why;
    friend bool operator==(const Denied&, const Denied&) = default;
    static void describe(auto& self, auto& visit) { visit("why", self.why); }
};

struct Pointed
{
    static constexpr std::string_view name = "pointed";
    GuestId guest = 0;
    Place place;
    friend bool operator==(const Pointed&, const Pointed&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("guest", self.guest);
        visit("place", self.place);
    }
};

struct Reacted
{
    static constexpr std::string_view name = "reacted";
    GuestId guest = 0;
    Reaction kind = Reaction::applause;
    friend bool operator==(const Reacted&, const Reacted&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("guest", self.guest);
        visit("kind", self.kind);
    }
};

/// The match is about to be dealt: SHA-256 of the host's part of the seed. Every guest on a seat answers with
/// a Seal.
struct Deal
{
    static constexpr std::string_view name = "deal";
    Digest seal{};
    friend bool operator==(const Deal&, const Deal&) = default;
    static void describe(auto& self, auto& visit) { visit("seal", self.seal); }
};

struct SealedPart
{
    Seat seat;
    Digest seal{};
    friend bool operator==(const SealedPart&, const SealedPart&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("seal", self.seal);
    }
};

/// All parts are sealed: each guest on a seat opens its own by a Contribute. Also tells who comes later what
/// the match was dealt from.
struct Sealed
{
    static constexpr std::string_view name = "sealed";
    Digest seal{};
    std::vector<SealedPart> parts;
    friend bool operator==(const Sealed&, const Sealed&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seal", self.seal);
        visit("parts", self.parts);
    }
};

/// The match is over: the whole of it and what it was dealt from, for everybody to check.
struct Opened
{
    static constexpr std::string_view name = "opened";
    /// The canonical bytes of a MatchRecord.
    Bytes record;
    friend bool operator==(const Opened&, const Opened&) = default;
    static void describe(auto& self, auto& visit) { visit("record", self.record); }
};

/// The host wants to leave: does this guest take the table over?
struct AskToHost
{
    static constexpr std::string_view name = "ask-to-host";
    friend bool operator==(const AskToHost&, const AskToHost&) = default;
    static void describe(auto&, auto&) {}
};

/// All that the host held: the match, secrets included, and who may come back. To the guest that takes over.
struct Handover
{
    static constexpr std::string_view name = "handover";
    /// The canonical bytes of a MatchRecord and of a Hosting.
    Bytes record;
    Bytes hosting;
    friend bool operator==(const Handover&, const Handover&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("record", self.record);
        visit("hosting", self.hosting);
    }
};

/// The table is on another laptop from now on.
struct Moved
{
    static constexpr std::string_view name = "moved";
    std::vector<std::string> addresses;
    std::uint16_t port = 0;
    Digest certificate{};
    /// For a guest that had none: the old host's own window.
    std::optional<Token> token;
    friend bool operator==(const Moved&, const Moved&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("addresses", self.addresses);
        visit("port", self.port);
        visit("certificate", self.certificate);
        visit("token", self.token);
    }
};

/// The last that a host says to a guest; the connection ends.
struct Bye
{
    static constexpr std::string_view name = "bye";
    Text why;
    /// Coming back makes no sense: refused, sent away, the table is closed.
    bool isFinal = false;
    friend bool operator==(const Bye&, const Bye&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("why", self.why);
        visit("isFinal", self.isFinal);
    }
};

/// The host's nonce: its person sees the pictures now, and so does the guest.
struct Compare
{
    static constexpr std::string_view name = "compare";
    Nonce nonce{};
    friend bool operator==(const Compare&, const Compare&) = default;
    static void describe(auto& self, auto& visit) { visit("nonce", self.nonce); }
};

using HostSays = std::variant<Greeting, Challenge, Admitted, LobbyNow, Denied, Pointed, Reacted, Deal, Sealed,
                              Opened, AskToHost, Handover, Moved, Bye, Compare>;

/// A payload that says this.
Bytes payloadOf(const GuestSays& message);
Bytes payloadOf(const HostSays& message);
/// A payload that carries a message of the table.
Bytes tablePayload(std::span<const std::uint8_t> message);

/// What a payload is of; throws InputError for one that is empty or of no known kind.
PayloadKind kindOf(std::span<const std::uint8_t> payload);
/// What follows the kind of a payload.
std::span<const std::uint8_t> bodyOf(std::span<const std::uint8_t> payload);

/// Makes the names of a lobby plain; throws InputError for a lobby past a limit.
void checkLobby(LobbyView& lobby);

/// Read a body that anybody may have sent; throw InputError for what is no such message or is past a limit.
GuestSays decodeGuest(std::span<const std::uint8_t> body);
HostSays decodeHost(std::span<const std::uint8_t> body);

} // namespace tablewood::lan
