#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tablewood {

/// A word of at most 15 letters, such as the key of a card, that lies where it is declared: for moves, which
/// are listed by the million.
class Word
{
public:
    static constexpr std::size_t kMaxLetters = 15;

    constexpr Word() = default;
    /// Throws std::length_error for a longer word.
    constexpr Word(std::string_view letters) : m_count(static_cast<std::uint8_t>(letters.size()))
    {
        if (letters.size() > kMaxLetters)
            throw std::length_error("a word is longer than it can be");
        std::copy(letters.begin(), letters.end(), m_letters.begin());
    }
    static std::optional<Word> fromText(std::string_view letters)
    {
        return letters.size() <= kMaxLetters ? std::optional(Word(letters)) : std::nullopt;
    }
    std::string text() const { return std::string(letters()); }
    constexpr std::string_view letters() const { return {m_letters.data(), m_count}; }

    constexpr const char* begin() const { return m_letters.data(); }
    constexpr const char* end() const { return begin() + m_count; }

    friend constexpr bool operator==(const Word&, const Word&) = default;

private:
    std::array<char, kMaxLetters> m_letters{};
    std::uint8_t m_count = 0;
};

} // namespace tablewood
