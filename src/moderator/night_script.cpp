#include "moderator/night_script.h"

#include <algorithm>

namespace tablewood {

bool isNightWord(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

bool isNightLanguage(std::string_view code)
{
    const bool isPlain = std::ranges::all_of(code, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
    return isPlain && code.size() >= 2 && code.size() <= 12 && code.front() != '-';
}

const NightRole* NightScript::role(const std::string& id) const
{
    const auto found = std::ranges::find(roles, id, &NightRole::id);
    return found == roles.end() ? nullptr : &*found;
}

const NightStep* NightScript::hooked(const std::string& hook) const
{
    const auto found = std::ranges::find(steps, hook, &NightStep::hook);
    return found == steps.end() ? nullptr : &*found;
}

std::vector<std::string> NightScript::languages() const
{
    std::map<std::string, std::size_t> counts;
    for (const auto& [key, texts] : lines)
        for (const auto& [language, text] : texts)
            ++counts[language];
    std::vector<std::string> whole;
    for (const auto& [language, count] : counts)
        if (count == lines.size())
            whole.push_back(language);
    return whole;
}

std::string NightScript::words(const NightWords& what, const std::string& language) const
{
    if (what.text)
        return *what.text;
    const auto line = what.key ? lines.find(*what.key) : lines.end();
    if (line == lines.end() || line->second.empty())
        return {};
    for (const std::string& wanted : {language, std::string("en")})
        if (const auto text = line->second.find(wanted); text != line->second.end())
            return text->second;
    return line->second.begin()->second;
}

std::string NightScript::headingOf(const NightStep& step, const std::string& language) const
{
    if (step.heading)
        return words(*step.heading, language);
    std::string names;
    for (const std::string& id : step.calls.value_or(std::vector<std::string>{}))
        if (const NightRole* called = role(id))
            names += (names.empty() ? "" : ", ") + words(called->name, language);
    return names;
}

} // namespace tablewood
