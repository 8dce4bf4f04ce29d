#pragma once

#include "kernel/paper.h"
#include "wire/guest_says.h"

/// Messages of a host to a guest.
namespace tablewood::lan {

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

/// What was brought to the match for the whole table: it comes before the lobby, and only where there is
/// something.
struct Brought
{
    static constexpr std::string_view name = "brought";
    std::vector<Paper> papers;
    friend bool operator==(const Brought&, const Brought&) = default;
    static void describe(auto& self, auto& visit) { visit("papers", self.papers); }
};

struct LobbyNow
{
    static constexpr std::string_view name = "lobby";
    LobbyView lobby;
    friend bool operator==(const LobbyNow&, const LobbyNow&) = default;
    static void describe(auto& self, auto& visit) { visit("lobby", self.lobby); }
};

/// The guest's last request is not possible.
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

/// A bot's move for the seat's view of this revision, chosen from what the view shows alone.
struct Hinted
{
    static constexpr std::string_view name = "hinted";
    std::uint32_t revision = 0;
    std::string move;
    friend bool operator==(const Hinted&, const Hinted&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("revision", self.revision);
        visit("move", self.move);
    }
};

/// The seats that the guest plays besides its own from now on: their whole views follow. It has none of the
/// others any more.
struct Lent
{
    static constexpr std::string_view name = "lent";
    Seats seats;
    friend bool operator==(const Lent&, const Lent&) = default;
    static void describe(auto& self, auto& visit) { visit("seats", self.seats); }
};

using HostSays = std::variant<Greeting, Challenge, Admitted, LobbyNow, Denied, Pointed, Reacted,
                              Deal, Sealed, Opened, AskToHost, Handover, Moved, Bye, Compare, Hinted, Lent, Brought>;

} // namespace tablewood::lan
