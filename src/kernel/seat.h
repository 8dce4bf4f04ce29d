#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace tablewood {

/// A place at the table, counted from 0. `Seat::none()` is nobody, `Seat::clock()` plays the closing of timed
/// steps.
struct Seat
{
    std::int8_t index = -1;

    static constexpr Seat none() { return {-1}; }
    static constexpr Seat clock() { return {-2}; }
    constexpr bool isPlayer() const { return index >= 0; }
    friend constexpr auto operator<=>(Seat, Seat) = default;
    static void describe(auto& self, auto& visit) { visit("seat", self.index); }
};

/// No game seats more than this many players.
inline constexpr int kMaxSeats = 16;

/// A set of seats.
class Seats
{
public:
    constexpr Seats() = default;
    constexpr Seats(Seat seat) { add(seat); }
    static constexpr Seats firstOf(int count)
    {
        Seats all;
        all.m_bits = static_cast<std::uint16_t>((1u << count) - 1u);
        return all;
    }

    constexpr void add(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits | bit(seat)); }
    constexpr void remove(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits & ~bit(seat)); }
    constexpr bool has(Seat seat) const { return (m_bits & bit(seat)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int count() const { return std::popcount(m_bits); }
    /// The lowest seat of the set, `Seat::none()` of an empty one.
    constexpr Seat first() const
    {
        return isEmpty() ? Seat::none() : Seat{static_cast<std::int8_t>(std::countr_zero(m_bits))};
    }

    friend constexpr bool operator==(Seats, Seats) = default;
    static void describe(auto& self, auto& visit) { visit("seats", self.m_bits); }

    class Iterator
    {
    public:
        using value_type = Seat;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const Seat*;
        using reference = Seat;
        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint16_t bits) : m_left(bits) {}
        constexpr Seat operator*() const { return Seat{static_cast<std::int8_t>(std::countr_zero(m_left))}; }
        constexpr Iterator& operator++()
        {
            m_left = static_cast<std::uint16_t>(m_left & (m_left - 1));
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint16_t m_left = 0;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    static constexpr std::uint16_t bit(Seat seat)
    {
        return seat.isPlayer() && seat.index < kMaxSeats ? static_cast<std::uint16_t>(1u << seat.index)
                                                         : std::uint16_t{0};
    }
    std::uint16_t m_bits = 0;
};

/// The eyes that a view is for: one seat's, or the public's (the shared screen, spectators).
struct Viewer
{
    Seat seat = Seat::none();

    static constexpr Viewer publicView() { return {}; }
    constexpr Viewer() = default;
    constexpr Viewer(Seat s) : seat(s) {}
    constexpr bool is(Seat s) const { return seat.isPlayer() && seat == s; }
    friend constexpr bool operator==(Viewer, Viewer) = default;
    static void describe(auto& self, auto& visit) { visit("seat", self.seat); }
};

} // namespace tablewood
