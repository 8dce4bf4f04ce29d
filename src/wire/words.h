#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablewood {

/// The texts that one side has said to the other, numbered from 0 in the order they came, so that each goes
/// over the wire once and by its number after that. Both sides keep the same list by the same rules.
class Words
{
public:
    /// Shorter texts take no more bytes than a number.
    static constexpr std::size_t kMinBytes = 3;
    /// The list begins anew when it would pass one of these: a whole match has some thousand texts, 15 KB.
    static constexpr std::size_t kMaxWords = 4096;
    static constexpr std::size_t kMaxBytes = std::size_t{64} << 10;

    std::size_t count() const { return m_ends.size(); }
    /// The text of a number below `count`; valid until the next `add`.
    std::string_view at(std::size_t number) const;
    std::optional<std::size_t> numberOf(std::string_view text) const;
    /// Takes a text up that has no number yet; nothing happens if it is too short or longer than a whole
    /// list.
    void add(std::string_view text);

    /// All texts in order, and the list that they make.
    std::vector<std::string> texts() const;
    /// Throws InputError for texts that no list has.
    static Words of(const std::vector<std::string>& texts);

private:
    /// Where in `m_sorted` the text is, or would be.
    std::vector<std::uint16_t>::const_iterator placeOf(std::string_view text) const;

    /// All texts one behind the other, and where each ends.
    std::string m_text;
    std::vector<std::uint32_t> m_ends;
    /// All numbers in the order of their texts.
    std::vector<std::uint16_t> m_sorted;
};

} // namespace tablewood
