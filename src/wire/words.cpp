#include "wire/words.h"

#include "kernel/input_error.h"

#include <algorithm>

namespace tablewood {

std::string_view Words::at(std::size_t number) const
{
    const std::size_t from = number == 0 ? 0 : m_ends[number - 1];
    return std::string_view(m_text).substr(from, m_ends[number] - from);
}

std::optional<std::size_t> Words::numberOf(std::string_view text) const
{
    const auto place = placeOf(text);
    return place != m_sorted.end() && at(*place) == text ? std::optional<std::size_t>(*place) : std::nullopt;
}

void Words::add(std::string_view text)
{
    if (text.size() < kMinBytes || text.size() > kMaxBytes)
        return;
    if (count() == kMaxWords || m_text.size() + text.size() > kMaxBytes)
        *this = {};
    m_sorted.insert(placeOf(text), static_cast<std::uint16_t>(count()));
    m_text += text;
    m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
}

std::vector<std::string> Words::texts() const
{
    std::vector<std::string> texts;
    texts.reserve(count());
    for (std::size_t number = 0; number < count(); ++number)
        texts.emplace_back(at(number));
    return texts;
}

Words Words::of(const std::vector<std::string>& texts)
{
    Words words;
    for (const std::string& text : texts) {
        const std::size_t before = words.count();
        if (!words.numberOf(text))
            words.add(text);
        if (words.count() != before + 1)
            throw InputError("words", "no list of words has these");
    }
    return words;
}

std::vector<std::uint16_t>::const_iterator Words::placeOf(std::string_view text) const
{
    return std::ranges::lower_bound(m_sorted, text, {}, [this](std::uint16_t number) { return at(number); });
}

} // namespace tablewood
