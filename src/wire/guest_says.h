#pragma once

#include "wire/lan_limits.h"
#include "wire/lobby_view.h"

#include <variant>

/// Messages of a guest to a host.
namespace tablewood::lan {

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

/// Introduces the guest. `seal` is SHA-256 of the nonce that Open gives once the host has sealed its own.
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

/// Sits down at a free seat.
struct Sit
{
    static constexpr std::string_view name = "sit";
    Seat seat;
    friend bool operator==(const Sit&, const Sit&) = default;
    static void describe(auto& self, auto& visit) { visit("seat", self.seat); }
};

/// Leaves the seat, and stays at the table.
struct Stand
{
    static constexpr std::string_view name = "stand";
    friend bool operator==(const Stand&, const Stand&) = default;
    static void describe(auto&, auto&) {}
};

/// Watches without a seat, as a spectator or as the shared screen, or no longer.
struct Look
{
    static constexpr std::string_view name = "look";
    Watch watch = Watch::nothing;
    friend bool operator==(const Look&, const Look&) = default;
    static void describe(auto& self, auto& visit) { visit("watch", self.watch); }
};

/// Takes another name and picture.
struct Rename
{
    static constexpr std::string_view name = "rename";
    Persona persona;
    friend bool operator==(const Rename&, const Rename&) = default;
    static void describe(auto& self, auto& visit) { visit("persona", self.persona); }
};

/// Is ready for the match to begin, or not yet.
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

/// Asks what a bot would do in the place of the guest's seat.
struct AskHint
{
    static constexpr std::string_view name = "ask-hint";
    friend bool operator==(const AskHint&, const AskHint&) = default;
    static void describe(auto&, auto&) {}
};

/// Plays a seat besides its own while its person is away, or no longer.
struct PlayFor
{
    static constexpr std::string_view name = "play-for";
    Seat seat;
    bool isOn = false;
    friend bool operator==(const PlayFor&, const PlayFor&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("isOn", self.isOn);
    }
};

/// Chooses a value of an option that each seat has its own of, for the guest's seat and before the match.
struct Choose
{
    static constexpr std::string_view name = "choose";
    /// As the game calls the option: the same for each seat.
    std::string key;
    std::string value;
    friend bool operator==(const Choose&, const Choose&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("value", self.value);
    }
};

/// Asks whoever holds a seat to trade places before the match, or no longer. To somebody who asks for the
/// guest's own seat it says yes or no.
struct Trade
{
    static constexpr std::string_view name = "trade";
    Seat seat;
    bool isOn = false;
    friend bool operator==(const Trade&, const Trade&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("isOn", self.isOn);
    }
};

using GuestSays = std::variant<Greeting, Hello, Open, Sit, Stand, Look, Rename, Ready, Point, React, Seal,
                               Contribute, GoHome, AnswerToHost, HostsNow, AskHint, PlayFor, Choose, Trade>;

} // namespace tablewood::lan
