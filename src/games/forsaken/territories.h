#pragma once

#include "kernel/cell.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

/// The board: 13 by 13 territories around the start, with eight Destinations and eight Excavation Sites on
/// its edge.
namespace tablewood::forsaken {

inline constexpr int kSide = 13;
inline constexpr Cell kStart{6, 6};
/// The number of Destinations, and of Excavation Sites.
inline constexpr std::size_t kLandmarks = 8;

/// Both clockwise from the upper left corner.
inline constexpr std::array<Cell, kLandmarks> kDestinations{
    {{0, 0}, {6, 0}, {12, 0}, {12, 6}, {12, 12}, {6, 12}, {0, 12}, {0, 6}}};
inline constexpr std::array<Cell, kLandmarks> kSites{
    {{3, 0}, {9, 0}, {12, 3}, {12, 9}, {9, 12}, {3, 12}, {0, 9}, {0, 3}}};

constexpr bool isOnBoard(Cell c) { return c.column >= 0 && c.row >= 0 && c.column < kSide && c.row < kSide; }
/// The place of a cell in a list of landmarks.
constexpr std::optional<std::size_t> placeIn(const std::array<Cell, kLandmarks>& landmarks, Cell c)
{
    for (std::size_t i = 0; i < kLandmarks; ++i)
        if (landmarks[i] == c)
            return i;
    return std::nullopt;
}
constexpr bool isLandmark(Cell c) { return placeIn(kDestinations, c) || placeIn(kSites, c); }

/// A set of territories.
class Territories
{
public:
    constexpr Territories() = default;
    constexpr Territories(Cell c) { add(c); }

    constexpr void add(Cell c) { row(c) = static_cast<std::uint16_t>(row(c) | bit(c)); }
    constexpr void remove(Cell c) { row(c) = static_cast<std::uint16_t>(row(c) & ~bit(c)); }
    constexpr bool has(Cell c) const
    {
        return isOnBoard(c) && (m_rows[static_cast<std::size_t>(c.row)] & bit(c)) != 0;
    }
    constexpr int count() const
    {
        int sum = 0;
        for (const std::uint16_t one : m_rows)
            sum += std::popcount(one);
        return sum;
    }
    constexpr bool isEmpty() const { return *this == Territories(); }
    /// With all that is one step away, in eight directions.
    constexpr Territories grown() const
    {
        constexpr auto all = static_cast<std::uint16_t>((1u << kSide) - 1u);
        std::array<std::uint16_t, kSide> wide{};
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            wide[i] = static_cast<std::uint16_t>((m_rows[i] | m_rows[i] << 1 | m_rows[i] >> 1) & all);
        Territories result;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            result.m_rows[i] = static_cast<std::uint16_t>(wide[i] | (i > 0 ? wide[i - 1] : 0) |
                                                          (i + 1 < wide.size() ? wide[i + 1] : 0));
        return result;
    }
    /// In reading order.
    constexpr void forEach(auto&& visit) const
    {
        for (std::int16_t row = 0; row < kSide; ++row)
            for (std::uint16_t left = m_rows[static_cast<std::size_t>(row)]; left != 0;
                 left = static_cast<std::uint16_t>(left & (left - 1)))
                visit(Cell{static_cast<std::int16_t>(std::countr_zero(left)), row});
    }
    /// The nth in reading order; there are more than `n`.
    constexpr Cell at(std::uint32_t n) const
    {
        Cell found;
        forEach([&](Cell c) {
            if (n-- == 0)
                found = c;
        });
        return found;
    }

    friend constexpr Territories operator|(Territories a, const Territories& b)
    {
        for (std::size_t i = 0; i < a.m_rows.size(); ++i)
            a.m_rows[i] = static_cast<std::uint16_t>(a.m_rows[i] | b.m_rows[i]);
        return a;
    }
    friend constexpr Territories operator-(Territories a, const Territories& b)
    {
        for (std::size_t i = 0; i < a.m_rows.size(); ++i)
            a.m_rows[i] = static_cast<std::uint16_t>(a.m_rows[i] & ~b.m_rows[i]);
        return a;
    }
    friend constexpr bool operator==(const Territories&, const Territories&) = default;
    static void describe(auto& self, auto& visit) { visit("rows", self.m_rows); }

    /// Nothing lies beside the board, where a set was read from outside.
    constexpr bool isWithinBoard() const
    {
        for (const std::uint16_t one : m_rows)
            if (one >> kSide != 0)
                return false;
        return true;
    }

private:
    static constexpr std::uint16_t bit(Cell c) { return static_cast<std::uint16_t>(1u << c.column); }
    constexpr std::uint16_t& row(Cell c) { return m_rows[static_cast<std::size_t>(c.row)]; }
    std::array<std::uint16_t, kSide> m_rows{};
};

/// The territories of the edge, and all landmarks.
constexpr Territories edge()
{
    Territories all;
    for (std::int16_t i = 0; i < kSide; ++i)
        for (const Cell c : {Cell{i, 0}, Cell{i, kSide - 1}, Cell{0, i}, Cell{kSide - 1, i}})
            all.add(c);
    return all;
}
constexpr Territories landmarks()
{
    Territories all;
    for (std::size_t i = 0; i < kLandmarks; ++i) {
        all.add(kDestinations[i]);
        all.add(kSites[i]);
    }
    return all;
}

} // namespace tablewood::forsaken
