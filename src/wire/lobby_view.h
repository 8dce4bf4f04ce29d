#pragma once

#include "kernel/seat.h"
#include "wire/digest.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The people at a hosted table, as far as everybody there may know.
namespace tablewood::lan {

enum class Stage : std::uint8_t
{
    gathering,
    dealing,
    playing,
    /// The match goes to another laptop; nobody can move.
    moving,
    ended
};
constexpr auto enumNames(Stage)
{
    return std::array<std::string_view, 5>{"gathering", "dealing", "playing", "moving", "ended"};
}

/// How somebody without a seat looks on.
enum class Watch : std::uint8_t
{
    nothing,
    spectator,
    sharedScreen
};
constexpr auto enumNames(Watch)
{
    return std::array<std::string_view, 3>{"nothing", "spectator", "shared-screen"};
}

/// How the table goes on while somebody who has to move is away.
enum class WhenAway : std::uint8_t
{
    wait,
    bot,
    skip,
    /// Somebody who may by the game, and a bot where nobody is.
    partner
};
constexpr auto enumNames(WhenAway)
{
    return std::array<std::string_view, 4>{"wait", "bot", "skip", "partner"};
}

/// Somebody whom the host admitted.
struct LobbyGuest
{
    GuestId id = 0;
    std::string name;
    /// Names a picture; empty for the seat's own.
    std::string emblem;
    /// Held until the host says otherwise, also while the guest is away.
    Seat seat;
    Watch watch = Watch::nothing;
    bool isReady = false;
    bool isHere = false;
    /// Its laptop has got the whole match, secrets included: it was given the table to host, or hosted it.
    bool knowsAll = false;
    /// The seats of others that it plays besides its own until they are back.
    Seats playsFor;
    /// Whose holder it asks to trade places before the match.
    Seat asksFor;
    friend bool operator==(const LobbyGuest&, const LobbyGuest&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("name", self.name);
        visit("emblem", self.emblem);
        visit("seat", self.seat);
        visit("watch", self.watch);
        visit("isReady", self.isReady);
        visit("isHere", self.isHere);
        visit("knowsAll", self.knowsAll);
        visit("playsFor", self.playsFor);
        visit("asksFor", self.asksFor);
    }
};

struct LobbyView
{
    std::string table;
    std::string game;
    std::map<std::string, std::string> options;
    Stage stage = Stage::gathering;
    std::vector<LobbyGuest> guests;
    /// For each seat the kind of bot that plays there, empty for none. A bot on a guest's seat stands in.
    std::vector<std::string> bots;
    /// The guest that is the host's own window; 0 if the host does not play.
    GuestId host = 0;
    bool takesSpectators = true;
    WhenAway whenAway = WhenAway::wait;
    /// For WhenAway::bot and WhenAway::partner.
    std::uint32_t awaySeconds = 30;
    /// The host lets a night wait: no second of it passes.
    bool isHalted = false;
    /// For each seat those that may play it while its person is away, by the game; empty before the match.
    std::vector<Seats> partners;
    friend bool operator==(const LobbyView&, const LobbyView&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("table", self.table);
        visit("game", self.game);
        visit("options", self.options);
        visit("stage", self.stage);
        visit("guests", self.guests);
        visit("bots", self.bots);
        visit("host", self.host);
        visit("takesSpectators", self.takesSpectators);
        visit("whenAway", self.whenAway);
        visit("awaySeconds", self.awaySeconds);
        visit("isHalted", self.isHalted);
        visit("partners", self.partners);
    }
};

/// The seats that nobody holds and no bot plays on.
Seats freeSeats(const LobbyView& lobby);

/// Whose person is away, or who have none, and no bot plays there: a partner may.
Seats missingSeats(const LobbyView& lobby);

/// The guest who plays the seat besides their own; nobody where it has its own person or a bot.
const LobbyGuest* partnerAt(const LobbyView& lobby, Seat seat);

} // namespace tablewood::lan
