#pragma once

#include "lan/crypto.h"
#include "session/match_record.h"
#include "wire/lan_messages.h"

/// How a match gets a seed that nobody chose. The host and each person's guest draw 32 bytes. All say SHA-256
/// of theirs first; only when all of these are known to all do they open. So nobody, not even a host and a
/// guest together, could choose a part that makes the seed they want, as long as one other is honest. The
/// host opens its own part when the match is over, since whoever knows the seed knows every card.
namespace tablewood::lan {

/// What is said of a part before it is opened.
Digest sealOfHostPart(const Digest& part);
Digest sealOfPart(Seat seat, const Digest& part);

/// What was said of the parts before they were opened.
Sealed sealedOf(const Dealing& dealing);

/// The seed that follows from the parts.
Seed seedOf(const Dealing& dealing);

/// Why a record's seed is not the one that its dealing gives; nothing for a fair one, and for one that was
/// not dealt over a network.
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
    bool isSealed() const;
    Sealed sealed() const;
    /// Takes the part of a seat; false for one that is not as it was sealed.
    bool take(Seat seat, const Contribute& part);
    bool isComplete() const;
    /// Once it is complete.
    Dealing dealing() const;

private:
    struct Part
    {
        std::optional<Digest> seal;
        std::optional<Digest> bytes;
    };

    Seats m_persons;
    Digest m_part;
    std::array<Part, kMaxSeats> m_parts;
};

/// What a guest remembers of a deal to check it.
class DealWitness
{
public:
    /// The host deals: draws the guest's part and seals it for its seat.
    Seal begin(const Deal& deal, Seat seat, const Entropy& entropy);
    /// All are sealed: the guest's part, nothing if it has none in this deal. Throws InputError if the seals
    /// are not those that were said before.
    std::optional<Contribute> open(const Sealed& sealed);
    /// Why the match that the host has opened was not dealt from what was sealed; nothing if it was.
    std::optional<Text> whyUnfair(const MatchRecord& record) const;
    /// Whether there is anything to check.
    bool hasSeen() const { return m_sealed.has_value(); }

private:
    struct Own
    {
        Digest host{};
        Seat seat;
        Digest part{};
    };

    std::optional<Own> m_own;
    std::optional<Sealed> m_sealed;
};

} // namespace tablewood::lan
