#include "kernel/sentences.h"

#include "kernel/plain_text.h"

namespace tablewood {

namespace {

constexpr unsigned char kFirstPrinted = 0x20;
constexpr unsigned char kDelete = 0x7f;

/// The signs of control characters are U+2400 and on, in their order; that of the last one is U+2421.
std::string signOf(unsigned char control)
{
    const int place = control == kDelete ? 0x21 : control;
    return {'\xe2', '\x90', static_cast<char>(0x80 + place)};
}

} // namespace

std::string readable(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool isControl = (byte < kFirstPrinted && letter != '\n' && letter != '\t') || byte == kDelete;
        if (isControl)
            result += signOf(byte);
        else
            result += letter;
    }
    return plainLines(result);
}

bool isEnded(std::string_view sentence)
{
    return sentence.ends_with('.') || sentence.ends_with('?') || sentence.ends_with('!') ||
           sentence.ends_with("…");
}

std::string ended(std::string sentence)
{
    if (!sentence.empty() && !isEnded(sentence))
        sentence += '.';
    return sentence;
}

std::string sentences(const std::string& first, const std::string& next)
{
    if (first.empty() || next.empty())
        return first + next;
    return ended(first) + " " + next;
}

} // namespace tablewood
