#include "cli/arguments.h"

#include "content/json_fields.h"
#include "kernel/sentences.h"

#include <algorithm>
#include <charconv>

namespace tablewood::cli {

namespace {

/// "-1" and the like are values, not options.
bool isOption(const std::string& word)
{
    return word.size() > 1 && word[0] == '-' && (word[1] < '0' || word[1] > '9');
}

} // namespace

std::string listed(const std::vector<std::string>& words, const std::string& beforeLast)
{
    std::string list;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (at > 0)
            list += at + 1 == words.size() ? " " + beforeLast + " " : ", ";
        list += words[at];
    }
    return list;
}

std::string suggestion(const std::string& word, const std::vector<std::string>& known)
{
    const std::string near = nearestWord(word, known);
    return near.empty() ? std::string{} : " Did you mean \"" + near + "\"?";
}

int numberFrom(const std::string& text, const std::string& what, int least, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        throw UsageError(what + " takes a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most) + ", not \"" + text + "\".");
    return number;
}

Arguments::Arguments(const Form& form, std::span<const std::string> words)
{
    std::vector<std::string> placed;
    bool areOptionsOver = false;
    while (!words.empty()) {
        const std::string word = words.front();
        words = words.subspan(1);
        if (!areOptionsOver && word == "--")
            areOptionsOver = true;
        else if (!areOptionsOver && isOption(word))
            takeOption(form, word, words);
        else
            placed.push_back(word);
    }
    std::size_t next = 0;
    for (const PlaceForm& place : form.places) {
        if (next == placed.size()) {
            if (place.kind != PlaceForm::Kind::optional)
                throw UsageError(ended(place.name + " is missing: " + place.help));
            continue;
        }
        if (place.kind == PlaceForm::Kind::several) {
            m_lists[place.name].assign(placed.begin() + static_cast<std::ptrdiff_t>(next), placed.end());
            next = placed.size();
            continue;
        }
        std::string& value = m_places[place.name] = placed[next++];
        while (place.kind == PlaceForm::Kind::rest && next < placed.size())
            value += " " + placed[next++];
    }
    if (next < placed.size())
        throw UsageError("\"" + placed[next] + "\" is more than this command takes.");
    for (const OptionForm& option : form.options) {
        if (option.isNeeded && !has(option.name))
            throw UsageError(ended("--" + option.name + " " + option.value + " is missing: " + option.help));
    }
}

void Arguments::takeOption(const Form& form, const std::string& word, std::span<const std::string>& rest)
{
    const std::size_t equals = word.find('=');
    const std::string name = word.starts_with("--") ? word.substr(2, equals - 2) : word;
    const auto option = std::ranges::find(form.options, name, &OptionForm::name);
    if (option == form.options.end()) {
        std::vector<std::string> known;
        for (const OptionForm& each : form.options)
            known.push_back("--" + each.name);
        throw UsageError("There is no option " + word.substr(0, equals) + "." +
                         suggestion(word.substr(0, equals), known));
    }
    std::string value;
    if (option->value.empty()) {
        if (equals != std::string::npos)
            throw UsageError("--" + name + " takes no value.");
    } else if (equals != std::string::npos) {
        value = word.substr(equals + 1);
    } else {
        if (rest.empty())
            throw UsageError("--" + name + " needs a value: --" + name + " " + option->value + ".");
        value = rest.front();
        rest = rest.subspan(1);
    }
    std::vector<std::string>& values = m_options[name];
    if (!values.empty() && !option->isRepeatable)
        throw UsageError("--" + name + " is given twice.");
    values.push_back(value);
}

std::optional<std::string> Arguments::value(const std::string& option) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::nullopt : std::optional(found->second.front());
}

std::vector<std::string> Arguments::values(const std::string& option) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::vector<std::string>{} : found->second;
}

std::optional<int> Arguments::number(const std::string& option, int least, int most) const
{
    const auto text = value(option);
    return text ? std::optional(numberFrom(*text, "--" + option, least, most)) : std::nullopt;
}

std::optional<std::string> Arguments::place(const std::string& name) const
{
    const auto found = m_places.find(name);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

} // namespace tablewood::cli
