#include "app/words/option_entry.h"

#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

bool isOffered(const GameSheet& sheet, const Setup& setup, const OptionSpec& option)
{
    const auto fits = [&](const OptionChoice& choice) {
        return setup.seats >= choice.minSeats && setup.seats <= choice.maxSeats;
    };
    return isAsked(sheet, setup, option) && std::ranges::count_if(option.choices, fits) > 1;
}

OptionEntry optionEntry(const GameSheet& sheet, const Setup& setup, const OptionSpec& option,
                        const std::string& key)
{
    const std::string value = chosen(sheet, setup, key);
    OptionEntry entry;
    entry.key = QString::fromStdString(key);
    entry.icon = QString::fromStdString(option.icon);
    entry.label = shown(option.label);
    entry.isStandard = value == chosen(sheet, anew(sheet, {setup.seats, {}, {}}), key);
    for (const OptionChoice& choice : option.choices) {
        const QString label = shown(choice.label);
        if (choice.value == value) {
            entry.chosen = label;
            entry.current = static_cast<int>(entry.labels.size());
        }
        entry.labels.append(label);
        entry.values.append(QString::fromStdString(choice.value));
    }
    return entry;
}

} // namespace tablewood
