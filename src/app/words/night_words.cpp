#include "app/words/night_words.h"

#include "moderator/night_script_file.h"

#include <algorithm>
#include <map>

namespace tablewood {

const NightScript* shippedNight(const std::string& id)
{
    static std::map<std::string, NightScript> scripts;
    const auto found = scripts.find(id);
    if (found != scripts.end())
        return &found->second;
    const auto names = shippedNights();
    if (std::ranges::find(names, id) == names.end())
        return nullptr;
    return &scripts.emplace(id, nightScriptNamed(id)).first->second;
}

std::optional<NightLine> nightLineAt(const NightScreen& night, const std::string& language)
{
    const NightScript* const script = shippedNight(night.script);
    const NightStep* const step = script ? script->hooked(night.hook) : nullptr;
    if (!step)
        return std::nullopt;
    return night.part == NightPart::closing ? closingOf(*script, *step, language)
                                            : openingOf(*script, *step, language);
}

} // namespace tablewood
