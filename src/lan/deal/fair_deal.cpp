#include "lan/deal/fair_deal.h"

#include <algorithm>

namespace tablewood::lan {

namespace {

std::array<std::uint8_t, 1> byteOf(Seat seat) { return {static_cast<std::uint8_t>(seat.index)}; }

InputError changedSeals() { return InputError("deal", "the host changed what was sealed"); }

} // namespace

Digest sealOfHostPart(const Digest& part) { return sha256("tablewood host part", {part}); }

Digest sealOfPart(Seat seat, const Digest& part)
{
    return sha256("tablewood seat part", {byteOf(seat), part});
}

Sealed sealedOf(const Dealing& dealing)
{
    Sealed sealed{sealOfHostPart(dealing.host), {}};
    for (const Dealing::Part& part : dealing.parts)
        sealed.parts.push_back({part.seat, sealOfPart(part.seat, part.bytes)});
    return sealed;
}

Seed seedOf(const Dealing& dealing)
{
    Bytes parts;
    for (const Dealing::Part& part : dealing.parts) {
        parts.push_back(static_cast<std::uint8_t>(part.seat.index));
        parts.insert(parts.end(), part.bytes.begin(), part.bytes.end());
    }
    return Seed::fromText(hexOf(sha256("tablewood seed", {dealing.host, parts})));
}

DealtGame dealtGameOf(const MatchRecord& record)
{
    return {record.game, record.setup.seats, record.setup.options, papersOfAll(record.papers)};
}

std::optional<Text> whyUnfair(const MatchRecord& record)
{
    if (record.dealing && !record.position.empty())
        return Text(TW_TEXT("lan", "The match did not start from what its players drew."));
    if (record.dealing && !(seedOf(*record.dealing) == record.setup.seed))
        return Text(TW_TEXT("lan", "The seed of the match is not the one that its players drew."));
    return std::nullopt;
}

HostDeal::HostDeal(Seats persons, const Entropy& entropy) : m_persons(persons), m_part(drawn<Digest>(entropy))
{
}

bool HostDeal::take(Seat seat, const Seal& seal)
{
    if (!m_persons.has(seat))
        return false;
    Part& part = m_parts[static_cast<std::size_t>(seat.index)];
    if (part.seal)
        return false;
    part.seal = seal.digest;
    return true;
}

Seats HostDeal::missing(std::optional<Digest> Part::*what) const
{
    Seats seats;
    for (const Seat seat : m_persons) {
        if (!(m_parts[static_cast<std::size_t>(seat.index)].*what))
            seats.add(seat);
    }
    return seats;
}

Sealed HostDeal::sealed() const
{
    Sealed sealed{deal().seal, {}};
    for (const Seat seat : m_persons)
        sealed.parts.push_back({seat, *m_parts[static_cast<std::size_t>(seat.index)].seal});
    return sealed;
}

bool HostDeal::take(Seat seat, const Contribute& contribution)
{
    if (!m_persons.has(seat) || !isSealed())
        return false;
    Part& part = m_parts[static_cast<std::size_t>(seat.index)];
    if (part.bytes || !isEqual(*part.seal, sealOfPart(seat, contribution.part)))
        return false;
    part.bytes = contribution.part;
    return true;
}

Dealing HostDeal::dealing() const
{
    Dealing dealing{m_part, {}};
    for (const Seat seat : m_persons)
        dealing.parts.push_back({seat, *m_parts[static_cast<std::size_t>(seat.index)].bytes});
    return dealing;
}

std::optional<Seal> DealWitness::begin(const Deal& deal, Seat seat, const Entropy& entropy)
{
    ++m_deals;
    m_host = deal.seal;
    m_sealed.reset();
    m_own.reset();
    if (!seat.isPlayer())
        return std::nullopt;
    m_own = DealtPart{seat, drawn<Digest>(entropy)};
    return Seal{deal.seal, sealOfPart(seat, m_own->part)};
}

std::optional<Contribute> DealWitness::open(const Sealed& sealed, const DealtGame& game)
{
    const auto isIn = [&] {
        const SealedPart own{m_own->seat, sealOfPart(m_own->seat, m_own->part)};
        return std::ranges::find(sealed.parts, own) != sealed.parts.end();
    };
    if (!isWaiting() || !isEqual(sealed.seal, *m_host) || (m_own && !isIn()))
        throw changedSeals();
    m_sealed = sealed;
    m_game = game;
    return m_own ? std::optional(Contribute{*m_host, m_own->part}) : std::nullopt;
}

void DealWitness::compare(const Sealed& sealed) const
{
    if (m_sealed && !(*m_sealed == sealed))
        throw changedSeals();
}

std::optional<Text> DealWitness::whyUnfair(const MatchRecord& record) const
{
    if (m_sealed && (!record.dealing || !(sealedOf(*record.dealing) == *m_sealed)))
        return Text(TW_TEXT("lan", "The host did not deal from what was sealed before the match."));
    if (m_sealed && !(dealtGameOf(record) == m_game))
        return Text(TW_TEXT("lan", "The host dealt another game, or with other options, than it showed."));
    return lan::whyUnfair(record);
}

} // namespace tablewood::lan
