#include "app/words/option_entry.h"

#include "app/words/wording.h"

namespace tablewood {

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
