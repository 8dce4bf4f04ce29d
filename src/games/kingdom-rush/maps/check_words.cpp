#include "games/kingdom-rush/maps/checked_map.h"

#include "games/kingdom-rush/content/read_words.h"

/// Checks of what a map says, and of the rules that it asks for.
namespace tablewood::kingdom_rush {

namespace {

/// The path of a module, or of a way to lose, in the list that has its name.
std::string pathOfName(const CheckedMap& map, const std::string& list, std::string_view name)
{
    const std::size_t count = map.at(list).size();
    for (std::size_t i = 0; i < count; ++i)
        if (map.textAt(list + "/" + std::to_string(i)) == name)
            return list + "/" + std::to_string(i);
    return list;
}

MapFault& addAwaiting(Findings& found, std::string path, std::string_view name)
{
    return found.add(
        MapGravity::warning, "awaits-rules", std::move(path), TW_TEXT("kingdom-rush", "Not yet"),
        Text(TW_TEXT("kingdom-rush", "The rules of \"%1\" are not there yet: this map can be drawn and kept, "
                                     "and not be played."),
             std::string(name)));
}

/// Whether what lies on the table may need the rules of a module, so that it cannot simply go.
bool isNeeded(Module module)
{
    return module == Module::events || module == Module::twoMaps || module == Module::faults ||
           module == Module::lateSpawn || module == Module::eventTokens || module == Module::water;
}

} // namespace

void checkTranslations(const CheckedMap& map, Findings& found)
{
    const std::vector<std::string> words = wordsOf(map.scenario());
    for (const ScenarioWords& language : map.scenario().translations)
        if (language.words.size() < words.size())
            found
                .add(MapGravity::note, "translation-incomplete", "/texts/" + language.language,
                     TW_TEXT("kingdom-rush", "Translation with gaps"),
                     Text(TW_TEXT("kingdom-rush",
                                  "%1 of %2 texts are there in the language \"%3\". The others are read as "
                                  "they stand."),
                          static_cast<std::int64_t>(language.words.size()),
                          static_cast<std::int64_t>(words.size()), language.language))
                .field = "texts." + language.language;
}

void checkRules(const CheckedMap& map, Findings& found)
{
    const Scenario& scenario = map.scenario();
    if (!hasRules(scenario.win))
        addAwaiting(found, "/win/kind", enumNames(Win{})[static_cast<std::size_t>(scenario.win)]).field =
            "win.kind";
    for (std::size_t i = 0; i < enumNames(Loss{}).size(); ++i)
        if (scenario.loss.has(static_cast<Loss>(i)) && !hasRules(static_cast<Loss>(i)))
            addAwaiting(found, pathOfName(map, "/loss/kinds", enumNames(Loss{})[i]), enumNames(Loss{})[i])
                .field = "loss.kinds";
    for (std::size_t i = 0; i < enumNames(Module{}).size(); ++i) {
        const auto module = static_cast<Module>(i);
        if (!scenario.modules.has(module) || hasRules(module))
            continue;
        const std::string name(enumNames(Module{})[i]);
        MapFault& fault = addAwaiting(found, pathOfName(map, "/modules", name), name);
        fault.field = "modules";
        if (!isNeeded(module))
            mend(fault, "remove-module " + name, TW_TEXT("kingdom-rush", "Do without"));
    }
}

} // namespace tablewood::kingdom_rush
