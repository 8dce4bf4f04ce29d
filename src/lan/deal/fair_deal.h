#pragma once

#include "lan/channel/crypto.h"
#include "session/match_record.h"
#include "wire/lan_messages.h"

#include <map>
#include <string>

/// How a match gets a seed that nobody chose. The host and each person's guest draw 32 bytes. All say SHA-256
/// of theirs first; only when all of these are known to all do they open. So nobody, not even a host and a
/// guest together, could choose a part that makes the seed they want, as long as one other is honest. The
/// host opens its own part when the match is over, since whoever knows the seed knows every card.
namespace tablewood::lan {

/// The seal of a part, said before the part is opened.
Digest sealOfHostPart(const Digest& part);
Digest sealOfPart(Seat seat, const Digest& part);

/// The seals of all parts of a dealing.
Sealed sealedOf(const Dealing& dealing);

/// The seed that follows from the parts.
Seed seedOf(const Dealing& dealing);

/// The game that is dealt, as everybody at the table is shown it.
struct DealtGame
{
    std::string game;
    int seats = 0;
    std::map<std::string, std::string> options;
    /// What was brought to it for the whole table.
    std::vector<Paper> papers;
    friend bool operator==(const DealtGame&, const DealtGame&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("game", self.game);
        visit("seats", self.seats);
        visit("options", self.options);
        visit("papers", self.papers);
    }
};
DealtGame dealtGameOf(const MatchRecord& record);

/// Why a record's match does not start from the seed that its dealing gives; nothing for a fair one, and for
/// one that was not dealt over a network.
std::optional<Text> whyUnfair(const MatchRecord& record);

/// The host's side.
class HostDeal
{
public:
    /// Begins a deal with these seats' persons.
    HostDeal(Seats persons, const Entropy& entropy);

    Seats persons() const { return m_persons; }
    Deal deal() const { return {sealOfHostPart(m_part)}; }
    /// Takes the seal of a seat; false for one that is not asked for.
    bool take(Seat seat, const Seal& seal);
    bool isSealed() const { return isSaid(&Part::seal); }
    Sealed sealed() const;
    /// Takes the part of a seat; false for one that is not as it was sealed.
    bool take(Seat seat, const Contribute& part);
    bool isComplete() const { return isSaid(&Part::bytes); }
    /// Seats whose seal has not come; once all are sealed, those whose part has not.
    Seats waitingFor() const { return missing(isSealed() ? &Part::bytes : &Part::seal); }
    /// Once it is complete.
    Dealing dealing() const;

private:
    struct Part
    {
        std::optional<Digest> seal;
        std::optional<Digest> bytes;
    };

    Seats missing(std::optional<Digest> Part::*what) const;
    bool isSaid(std::optional<Digest> Part::*what) const { return missing(what).isEmpty(); }

    Seats m_persons;
    Digest m_part;
    std::array<Part, kMaxSeats> m_parts;
};

/// A guest's own part of a deal, and the seat it is for.
struct DealtPart
{
    Seat seat;
    Digest part{};
    friend bool operator==(const DealtPart&, const DealtPart&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("part", self.part);
    }
};

/// A guest's memory of a deal, to check it by, also after its program was started again.
class DealWitness
{
public:
    /// The host deals: draws the guest's part and seals it for its seat; nothing without a seat.
    std::optional<Seal> begin(const Deal& deal, Seat seat, const Entropy& entropy);
    /// Whether a deal has begun and is not sealed.
    bool isWaiting() const { return m_host.has_value() && !m_sealed; }
    /// All are sealed while the guest is there: its part, nothing if it has none in this deal. Throws
    /// InputError if the seals are not those that were said before.
    std::optional<Contribute> open(const Sealed& sealed, const DealtGame& game);
    /// Throws InputError if the seals that somebody who comes back is told are not those it knows.
    void compare(const Sealed& sealed) const;
    /// Why the match that the host has opened was not dealt from what was sealed; nothing if it was.
    std::optional<Text> whyUnfair(const MatchRecord& record) const;
    /// Whether the guest was there when the deal was sealed.
    bool hasSeen() const { return m_sealed.has_value(); }
    /// How many players drew a part of the deal beside the host, as the guest saw it; 0 if it was not there.
    int parts() const { return m_sealed ? static_cast<int>(m_sealed->parts.size()) : 0; }
    /// How many deals have begun.
    int deals() const { return static_cast<int>(m_deals); }

    friend bool operator==(const DealWitness&, const DealWitness&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("host", self.m_host);
        visit("own", self.m_own);
        visit("sealed", self.m_sealed);
        visit("game", self.m_game);
        visit("deals", self.m_deals);
    }

private:
    std::optional<Digest> m_host;
    std::optional<DealtPart> m_own;
    std::optional<Sealed> m_sealed;
    DealtGame m_game;
    std::uint32_t m_deals = 0;
};

} // namespace tablewood::lan
