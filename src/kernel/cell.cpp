#include "kernel/cell.h"

#include <charconv>
#include <limits>

namespace tablewood {

namespace {
constexpr int kLetters = 26;
/// As long as the largest cell's name is: "AVLH32768".
constexpr std::size_t kMostLetters = 4;
constexpr std::size_t kMostDigits = 5;
constexpr int kMostSpaces = std::numeric_limits<std::int16_t>::max() + 1;
} // namespace

std::string Cell::text() const
{
    std::string letters;
    for (int left = column + 1; left > 0; left = (left - 1) / kLetters)
        letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % kLetters));
    return letters + std::to_string(row + 1);
}

std::optional<Cell> Cell::fromText(std::string_view text)
{
    std::size_t letters = 0;
    int column = 0;
    while (letters < text.size() && letters < kMostLetters) {
        const char upper = static_cast<char>(text[letters] & ~0x20);
        if (upper < 'A' || upper > 'Z')
            break;
        column = column * kLetters + (upper - 'A' + 1);
        ++letters;
    }
    const std::string_view digits = text.substr(letters);
    if (letters == 0 || digits.empty() || digits.size() > kMostDigits || digits.front() == '0')
        return std::nullopt;
    int row = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), row);
    if (error != std::errc{} || end != digits.data() + digits.size() || row < 1 || row > kMostSpaces ||
        column > kMostSpaces)
        return std::nullopt;
    return Cell{static_cast<std::int16_t>(column - 1), static_cast<std::int16_t>(row - 1)};
}

} // namespace tablewood
