#include "kernel/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace tablewood {

namespace {

/// Code points from the first to the last.
struct Range
{
    char32_t first = 0;
    char32_t last = 0;
};

/// Default_Ignorable_Code_Point and Bidi_Control of Unicode 15, the general category Cf but for the signs
/// that are seen before Arabic and Kaithi numbers, what stands for a missing object, a note without a head,
/// and the first noncharacters; sorted.
constexpr std::array kHidden{
    Range{0xad, 0xad},       Range{0x34f, 0x34f},     Range{0x61c, 0x61c},     Range{0x115f, 0x1160},
    Range{0x17b4, 0x17b5},   Range{0x180b, 0x180f},   Range{0x200b, 0x200f},   Range{0x202a, 0x202e},
    Range{0x2060, 0x206f},   Range{0x3164, 0x3164},   Range{0xfdd0, 0xfdef},   Range{0xfe00, 0xfe0f},
    Range{0xfeff, 0xfeff},   Range{0xffa0, 0xffa0},   Range{0xfff0, 0xfffc},   Range{0x13430, 0x1343f},
    Range{0x1bca0, 0x1bca3}, Range{0x1d159, 0x1d159}, Range{0x1d173, 0x1d17a}, Range{0xe0000, 0xe0fff}};
/// Marks that any letter can have, as many as one likes.
constexpr std::array kMarks{Range{0x300, 0x36f},   Range{0x483, 0x489},   Range{0x1ab0, 0x1aff},
                            Range{0x1dc0, 0x1dff}, Range{0x20d0, 0x20ff}, Range{0xfe20, 0xfe2f}};
/// Scripts whose letters a joiner shapes: Arabic to Myanmar, Khmer and Mongolian, and the later ones of
/// India.
constexpr std::array kJoined{Range{0x600, 0x109f}, Range{0x1780, 0x18af}, Range{0xa8e0, 0xa9ff},
                             Range{0x11000, 0x11fff}};
/// Signs that have a colourful form, or are part of one.
constexpr std::array kEmoji{Range{0xa9, 0xa9},     Range{0xae, 0xae},      Range{0x203c, 0x203c},
                            Range{0x2049, 0x2049}, Range{0x2122, 0x2b55},  Range{0x3030, 0x303d},
                            Range{0x3297, 0x3299}, Range{0x1f000, 0x1faff}};
constexpr std::array kIdeographs{Range{0x3400, 0x9fff}, Range{0xf900, 0xfaff}, Range{0x20000, 0x3ffff}};
constexpr std::array kMongolian{Range{0x1820, 0x18aa}};

constexpr char32_t kReplacement = 0xfffd;
constexpr char32_t kNonJoiner = 0x200c;
constexpr char32_t kJoiner = 0x200d;
constexpr char32_t kEmojiForm = 0xfe0f;
constexpr char32_t kKeycap = 0x20e3;
constexpr int kMostMarks = 4;

bool isIn(std::span<const Range> ranges, char32_t letter)
{
    return std::ranges::any_of(
        ranges, [letter](Range range) { return letter >= range.first && letter <= range.last; });
}

bool isHidden(char32_t letter)
{
    // The last two of each plane are no characters.
    return (letter & 0xfffe) == 0xfffe || isIn(kHidden, letter);
}

/// Controls, ends of lines and paragraphs, and what is a letter to a program and nothing to the eye.
bool isBlank(char32_t letter)
{
    return letter < 0x20 || (letter >= 0x7f && letter <= 0x9f) || letter == 0x2028 || letter == 0x2029 ||
           letter == 0x2800;
}

/// The general category Zs, and what is told as a space already.
bool isSpace(char32_t letter)
{
    constexpr std::array kSpaces{Range{' ', ' '},       Range{0xa0, 0xa0},     Range{0x1680, 0x1680},
                                 Range{0x2000, 0x200a}, Range{0x202f, 0x202f}, Range{0x205f, 0x205f},
                                 Range{0x3000, 0x3000}};
    return isIn(kSpaces, letter);
}

/// One letter of UTF-8 and how many bytes it has; nothing where there is none.
struct Letter
{
    char32_t code = 0;
    std::size_t bytes = 0;
};

std::optional<Letter> letterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return Letter{first, 1};
    const std::size_t bytes = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (bytes == 0 || bytes > text.size() - at)
        return std::nullopt;
    char32_t code = first & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return std::nullopt;
        code = code << 6 | (byte(i) & 0x3f);
    }
    constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (code < kLeast[bytes] || code > 0x10ffff || isSurrogate)
        return std::nullopt;
    return Letter{code, bytes};
}

void append(std::string& text, char32_t letter)
{
    const auto put = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (letter < 0x80) {
        put(letter);
    } else if (letter < 0x800) {
        put(0xc0 | letter >> 6);
        put(0x80 | (letter & 0x3f));
    } else if (letter < 0x10000) {
        put(0xe0 | letter >> 12);
        put(0x80 | (letter >> 6 & 0x3f));
        put(0x80 | (letter & 0x3f));
    } else {
        put(0xf0 | letter >> 18);
        put(0x80 | (letter >> 12 & 0x3f));
        put(0x80 | (letter >> 6 & 0x3f));
        put(0x80 | (letter & 0x3f));
    }
}

/// Whether a sign that is not seen itself shapes what is seen, between these two.
bool shapes(char32_t letter, char32_t before, char32_t after)
{
    if (letter == kNonJoiner || letter == kJoiner) {
        if (isHidden(after) || isBlank(after))
            return false;
        const bool isEmoji = (isIn(kEmoji, before) || before == kEmojiForm) && isIn(kEmoji, after);
        return (isIn(kJoined, before) && isIn(kJoined, after)) || (letter == kJoiner && isEmoji);
    }
    if (letter >= 0xfe0e && letter <= kEmojiForm) {
        const bool isKey = (before >= '0' && before <= '9') || before == '#' || before == '*';
        return isIn(kEmoji, before) || (isKey && after == kKeycap);
    }
    if (letter >= 0xe0100 && letter <= 0xe01ef)
        return isIn(kIdeographs, before);
    if ((letter >= 0x180b && letter <= 0x180d) || letter == 0x180f)
        return isIn(kMongolian, before);
    return false;
}

/// ASCII that is shown as it is; most texts are nothing else.
bool isPlainAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; });
}

} // namespace

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const auto letter = letterAt(text, at);
        if (!letter)
            return false;
        at += letter->bytes;
    }
    return true;
}

std::string plainLine(std::string_view text)
{
    if (isPlainAscii(text))
        return std::string(text);
    std::string plain;
    plain.reserve(text.size());
    char32_t before = ' ';
    int marks = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at).value_or(Letter{kReplacement, 1});
        at += letter.bytes;
        if (letter.code >= ' ' && letter.code <= '~') {
            plain += static_cast<char>(letter.code);
            before = letter.code;
            marks = 0;
            continue;
        }
        const char32_t shown = isBlank(letter.code) ? U' ' : letter.code;
        if (isHidden(shown)) {
            // The next letter is taken as it was written: joiners one after the other shape nothing.
            const auto next = at < text.size() ? letterAt(text, at) : std::nullopt;
            if (!shapes(shown, before, next ? next->code : U' '))
                continue;
        } else if (isIn(kMarks, shown)) {
            if (isSpace(before) || ++marks > kMostMarks)
                continue;
        } else {
            marks = 0;
        }
        append(plain, shown);
        before = shown;
    }
    return plain;
}

std::string plainLines(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        plain += plainLine(text.substr(at, end - at));
        if (end < text.size())
            plain += '\n';
        at = end + 1;
    }
    return plain;
}

std::string singleSpaced(std::string_view line)
{
    std::string spaced;
    bool isWordOver = false;
    for (std::size_t at = 0; at < line.size();) {
        const Letter letter = letterAt(line, at).value_or(Letter{kReplacement, 1});
        at += letter.bytes;
        if (isSpace(letter.code)) {
            isWordOver = !spaced.empty();
            continue;
        }
        if (std::exchange(isWordOver, false))
            spaced += ' ';
        append(spaced, letter.code);
    }
    return spaced;
}

std::string plainJson(std::string_view json)
{
    if (isPlainAscii(json))
        return std::string(json);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string plain;
    const auto escape = [&plain, kDigits](char32_t unit) {
        plain += "\\u";
        for (int shift = 12; shift >= 0; shift -= 4)
            plain += kDigits[unit >> shift & 0xf];
    };
    for (std::size_t at = 0; at < json.size();) {
        const Letter letter = letterAt(json, at).value_or(Letter{kReplacement, 1});
        at += letter.bytes;
        // Controls that a text could hold are escaped already; the others stand between its values.
        const bool isPlain = letter.code < 0x20 || (!isHidden(letter.code) && !isBlank(letter.code));
        if (isPlain) {
            append(plain, letter.code);
        } else if (letter.code < 0x10000) {
            escape(letter.code);
        } else {
            escape(0xd800 + ((letter.code - 0x10000) >> 10));
            escape(0xdc00 + ((letter.code - 0x10000) & 0x3ff));
        }
    }
    return plain;
}

std::string_view beginningOf(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    std::size_t end = bytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return text.substr(0, end);
}

} // namespace tablewood
