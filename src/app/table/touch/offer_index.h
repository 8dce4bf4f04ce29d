#pragma once

#include "kernel/offer.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace tablewood {

/// Offers with their picks as numbers: equal for equal touches, so that a press among a thousand offers
/// compares numbers alone.
class OfferIndex
{
public:
    using Number = std::uint32_t;
    /// Of a touch that no offer has.
    static constexpr Number kUnknown = 0;

    OfferIndex() = default;
    explicit OfferIndex(std::vector<Offer> offers);

    const std::vector<Offer>& offers() const { return m_offers; }
    /// Gives the offers back; nothing is left here.
    std::vector<Offer> take();

    /// One number more than the greatest.
    std::size_t numberCount() const { return m_numbers.size() + 1; }
    Number numberOf(const Pick& pick) const;
    std::vector<Number> numbersOf(std::span<const Pick> picks) const;
    /// The number of a pick of an offer, and of what may be touched in place of its first.
    Number pickNumber(std::size_t offer, std::size_t pick) const { return m_lines[offer].picks[pick]; }
    Number firstTooNumber(std::size_t offer, std::size_t too) const { return m_lines[offer].firstToo[too]; }

    /// Whether the offer begins with what is chosen; `left` gets the places of its other picks, in their
    /// order.
    bool goesOn(std::size_t offer, std::span<const Number> chosen, std::vector<std::uint8_t>& left) const;
    /// Whether some offer begins so.
    bool beginsSome(std::span<const Number> chosen) const;
    /// How many of the picks that are left may come next: one while their order matters.
    std::size_t openCount(std::size_t offer, std::size_t chosen, std::size_t left) const;

private:
    struct Touch
    {
        PickKind kind = PickKind::cell;
        Name id;
        PieceId piece = 0;
        Cell cell;
        explicit Touch(const Pick& pick) : kind(pick.kind), id(pick.id), piece(pick.piece), cell(pick.cell) {}
        friend bool operator==(const Touch&, const Touch&) = default;
    };
    struct TouchHash
    {
        std::size_t operator()(const Touch& touch) const;
    };
    /// The picks of an offer as numbers; the order of the first `ordered` matters.
    struct Line
    {
        std::vector<Number> picks;
        std::vector<Number> firstToo;
        std::size_t ordered = 0;
        bool beginsWith(Number first) const;
    };

    Number numbered(const Pick& pick);

    std::vector<Offer> m_offers;
    std::vector<Line> m_lines;
    std::unordered_map<Touch, Number, TouchHash> m_numbers;
};

} // namespace tablewood
