#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace tablewood {

/// A word of at most `kMost` letters that lies where it is declared, so that it is copied and compared
/// without a look elsewhere.
template <std::size_t kMost>
class ShortWord
{
    static_assert((kMost + 1) % sizeof(std::uint64_t) == 0 && kMost < 128);

public:
    static constexpr std::size_t kMaxLetters = kMost;

    constexpr ShortWord() = default;
    /// A literal that is too long does not compile.
    template <std::size_t kSize>
    constexpr ShortWord(const char (&word)[kSize]) : ShortWord(std::string_view(word))
    {
        static_assert(kSize - 1 <= kMaxLetters, "the word is longer than kMaxLetters");
    }
    /// Throws std::length_error for a longer word.
    constexpr ShortWord(const std::convertible_to<std::string_view> auto& word)
    {
        const std::string_view letters = word;
        if (letters.size() > kMaxLetters)
            throw std::length_error("\"" + std::string(letters) + "\" has " + std::to_string(letters.size()) +
                                    " letters. Shorten it to " + std::to_string(kMaxLetters) +
                                    ", which is the most here");
        std::copy(letters.begin(), letters.end(), m_bytes.begin());
        m_bytes.back() = static_cast<char>(letters.size());
    }
    static std::optional<ShortWord> fromText(std::string_view letters)
    {
        return letters.size() <= kMaxLetters ? std::optional(ShortWord(letters)) : std::nullopt;
    }
    std::string text() const { return std::string(letters()); }
    constexpr std::string_view letters() const { return {m_bytes.data(), size()}; }
    constexpr bool empty() const { return size() == 0; }

    constexpr const char* begin() const { return m_bytes.data(); }
    constexpr const char* end() const { return begin() + size(); }

    friend constexpr bool operator==(const ShortWord& a, const ShortWord& b)
    {
        const auto first = std::bit_cast<Numbers>(a.m_bytes);
        const auto second = std::bit_cast<Numbers>(b.m_bytes);
        std::uint64_t difference = 0;
        for (std::size_t i = 0; i < first.size(); ++i)
            difference |= first[i] ^ second[i];
        return difference == 0;
    }
    friend constexpr bool operator==(const ShortWord& word,
                                     const std::convertible_to<std::string_view> auto& text)
    {
        return word.letters() == text;
    }
    friend std::string operator+(std::string text, const ShortWord& word) { return text += word.letters(); }
    friend constexpr auto operator<=>(const ShortWord& a, const ShortWord& b)
    {
        return a.letters() <=> b.letters();
    }

private:
    using Numbers = std::array<std::uint64_t, (kMost + 1) / sizeof(std::uint64_t)>;
    constexpr std::size_t size() const { return static_cast<std::size_t>(m_bytes.back()); }

    /// The letters, and behind them how many they are; what is between is 0. As numbers they are compared at
    /// once.
    alignas(std::uint64_t) std::array<char, kMost + 1> m_bytes{};
};

/// Such as the key of a card: for moves, which are listed by the million.
using Word = ShortWord<15>;

/// The name of a figure, a face, a board or a zone. It is short, since a view has hundreds of pieces.
using Name = ShortWord<23>;

namespace detail {
template <class T>
struct IsShortWord : std::false_type
{
};
template <std::size_t N>
struct IsShortWord<ShortWord<N>> : std::true_type
{
};
} // namespace detail

} // namespace tablewood
