#pragma once

#include "games/arbor/content.h"

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

namespace tablewood::arbor {

/// A set of spaces of a board, walked through in reading order. A row takes 16 bits, one more than it can
/// have spaces: what steps over an edge lands there and is forgotten.
class Spaces
{
public:
    constexpr Spaces() = default;
    constexpr Spaces(Cell c) { add(c); }
    /// The first columns and rows.
    static constexpr Spaces rectangle(int columns, int rows)
    {
        Spaces spaces;
        for (int row = 0; row < rows; ++row)
            spaces.m_words[static_cast<std::size_t>(row / kRowsOfWord)] |= ((std::uint64_t{1} << columns) - 1)
                                                                           << (row % kRowsOfWord * kStride);
        return spaces;
    }

    constexpr bool has(Cell c) const
    {
        return c.column >= 0 && c.row >= 0 && c.column < kMaxSide && c.row < kMaxSide &&
               (m_words[wordOf(c)] & bitOf(c)) != 0;
    }
    /// The space has to be one that a board can have.
    constexpr void add(Cell c) { m_words[wordOf(c)] |= bitOf(c); }
    constexpr void remove(Cell c) { m_words[wordOf(c)] &= ~bitOf(c); }
    constexpr bool isEmpty() const { return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) == 0; }
    constexpr int count() const
    {
        int sum = 0;
        for (const std::uint64_t word : m_words)
            sum += std::popcount(word);
        return sum;
    }

    friend constexpr Spaces operator&(const Spaces& a, const Spaces& b)
    {
        return wordByWord(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
    }
    friend constexpr Spaces operator|(const Spaces& a, const Spaces& b)
    {
        return wordByWord(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
    }
    /// Spaces that are in only one of the two.
    friend constexpr Spaces operator^(const Spaces& a, const Spaces& b)
    {
        return wordByWord(a, b, [](std::uint64_t x, std::uint64_t y) { return x ^ y; });
    }
    /// The spaces of the first that are not in the second.
    friend constexpr Spaces operator-(const Spaces& a, const Spaces& b)
    {
        return wordByWord(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
    }
    constexpr Spaces& operator|=(const Spaces& other) { return *this = *this | other; }
    friend constexpr bool operator==(const Spaces&, const Spaces&) = default;

    /// The spaces whose right, left and lower neighbour is in this set.
    constexpr Spaces leftOf() const { return earlier(1) & board(); }
    constexpr Spaces rightOf() const { return later(1) & board(); }
    constexpr Spaces above() const { return earlier(kStride); }
    /// This set and the spaces across an edge of it.
    constexpr Spaces withNeighbours() const
    {
        return (*this | earlier(1) | later(1) | earlier(kStride) | later(kStride)) & board();
    }
    /// This set and the spaces across an edge or a corner of it.
    constexpr Spaces withAllNeighbours() const
    {
        const Spaces row = *this | leftOf() | rightOf();
        return (row | row.earlier(kStride) | row.later(kStride)) & board();
    }

    class Iterator
    {
    public:
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const Cell*;
        using reference = Cell;
        constexpr Iterator() = default;
        constexpr explicit Iterator(const Spaces& spaces)
            : m_spaces(&spaces), m_word(0), m_left(spaces.m_words[0])
        {
            skipEmptyWords();
        }
        constexpr Cell operator*() const
        {
            const auto bit = static_cast<int>(m_word) * 64 + std::countr_zero(m_left);
            return {static_cast<std::int16_t>(bit % kStride), static_cast<std::int16_t>(bit / kStride)};
        }
        constexpr Iterator& operator++()
        {
            m_left &= m_left - 1;
            skipEmptyWords();
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b)
        {
            return a.m_word == b.m_word && a.m_left == b.m_left;
        }

    private:
        constexpr void skipEmptyWords()
        {
            while (m_left == 0 && ++m_word < kWords)
                m_left = m_spaces->m_words[m_word];
        }
        const Spaces* m_spaces = nullptr;
        std::size_t m_word = kWords;
        std::uint64_t m_left = 0;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const { return {}; }

private:
    static constexpr int kStride = 16;
    static constexpr int kRowsOfWord = 4;
    static constexpr std::size_t kWords = 4;
    static_assert(kMaxSide < kStride && kMaxSide <= kRowsOfWord * static_cast<int>(kWords));

    static constexpr std::size_t wordOf(Cell c) { return static_cast<std::size_t>(c.row / kRowsOfWord); }
    static constexpr std::uint64_t bitOf(Cell c)
    {
        return std::uint64_t{1} << (c.row % kRowsOfWord * kStride + c.column);
    }
    static constexpr Spaces board() { return rectangle(kMaxSide, kMaxSide); }
    static constexpr Spaces wordByWord(const Spaces& a, const Spaces& b, auto combine)
    {
        return Spaces({combine(a.m_words[0], b.m_words[0]), combine(a.m_words[1], b.m_words[1]),
                       combine(a.m_words[2], b.m_words[2]), combine(a.m_words[3], b.m_words[3])});
    }
    constexpr Spaces earlier(int bits) const
    {
        const auto& [a, b, c, d] = m_words;
        const int rest = 64 - bits;
        return Spaces({a >> bits | b << rest, b >> bits | c << rest, c >> bits | d << rest, d >> bits});
    }
    constexpr Spaces later(int bits) const
    {
        const auto& [a, b, c, d] = m_words;
        const int rest = 64 - bits;
        return Spaces({a << bits, b << bits | a >> rest, c << bits | b >> rest, d << bits | c >> rest});
    }
    constexpr explicit Spaces(const std::array<std::uint64_t, kWords>& words) : m_words(words) {}

    std::array<std::uint64_t, kWords> m_words{};
};

} // namespace tablewood::arbor
