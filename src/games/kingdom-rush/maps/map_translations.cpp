#include "games/kingdom-rush/maps/map_translations.h"

#include <algorithm>
#include <set>

namespace tablewood::kingdom_rush {

namespace {

/// All that a map says to people.
std::set<std::string> wordsSaid(const MapState& state)
{
    const ScenarioEntry& rest = *state.rest;
    std::set<std::string> words{rest.name, rest.win.text, rest.loss.text};
    for (const LineEntry& line : rest.story)
        words.insert(line.line);
    if (rest.iron)
        words.insert(rest.iron->text);
    for (const PageEntry& page : rest.pages) {
        words.insert(page.title);
        words.insert(page.text);
    }
    for (const Shared<DrawnMap>& map : state.maps)
        words.insert(map->name);
    if (rest.boss)
        words.insert(rest.boss->name);
    words.erase(std::string());
    return words;
}

std::vector<std::string> without(const std::set<std::string>& some, const std::set<std::string>& others)
{
    std::vector<std::string> left;
    std::ranges::set_difference(some, others, std::back_inserter(left));
    return left;
}

} // namespace

void carryTexts(const MapState& before, MapState& state)
{
    if (!state.texts->is_object())
        return;
    const std::set<std::string> was = wordsSaid(before);
    const std::set<std::string> is = wordsSaid(state);
    const std::vector<std::string> gone = without(was, is);
    const std::vector<std::string> come = without(is, was);
    if (gone.empty())
        return;
    Json texts = Json::object();
    for (const auto& [language, words] : state.texts->items()) {
        if (!words.is_object()) {
            texts[language] = words;
            continue;
        }
        Json& kept = texts[language] = Json::object();
        for (const auto& [source, translation] : words.items()) {
            const bool isGone = std::ranges::find(gone, source) != gone.end();
            if (!isGone)
                kept[source] = translation;
            else if (gone.size() == 1 && come.size() == 1)
                kept[come.front()] = translation;
        }
    }
    if (texts != *state.texts)
        state.texts.edit() = std::move(texts);
}

} // namespace tablewood::kingdom_rush
