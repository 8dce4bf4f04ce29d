#include "wire/words.h"

#include "kernel/input_error.h"

#include <functional>

namespace tablewood {

std::string_view Words::at(std::size_t number) const
{
    const std::size_t from = number == 0 ? 0 : m_ends[number - 1];
    return std::string_view(m_text).substr(from, m_ends[number] - from);
}

std::optional<std::size_t> Words::numberOf(std::string_view text) const
{
    if (m_ends.empty())
        return std::nullopt;
    const std::uint16_t found = m_slots[slotOf(text)];
    return found == 0 ? std::nullopt : std::optional<std::size_t>(found - 1);
}

void Words::add(std::string_view text)
{
    if (text.size() < kMinBytes || text.size() > kMaxBytes)
        return;
    if (count() == kMaxWords || m_text.size() + text.size() > kMaxBytes)
        *this = {};
    makeRoom();
    m_slots[slotOf(text)] = static_cast<std::uint16_t>(count() + 1);
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

std::size_t Words::slotOf(std::string_view text) const
{
    std::size_t slot = std::hash<std::string_view>()(text) % m_slots.size();
    while (m_slots[slot] != 0 && at(m_slots[slot] - std::size_t{1}) != text)
        slot = (slot + 1) % m_slots.size();
    return slot;
}

void Words::makeRoom()
{
    constexpr std::size_t kSlotsOfWord = 2;
    constexpr std::size_t kFewest = 16;
    if ((count() + 1) * kSlotsOfWord <= m_slots.size())
        return;
    m_slots.assign(std::max(kFewest, m_slots.size() * 2), 0);
    for (std::size_t number = 0; number < count(); ++number)
        m_slots[slotOf(at(number))] = static_cast<std::uint16_t>(number + 1);
}

} // namespace tablewood
