#include "app/lan/lobby_options.h"

#include "app/words/wording.h"
#include "kernel/input_error.h"
#include "kernel/seat_options.h"

#include <algorithm>

namespace tablewood {

namespace {

/// The value of an option; empty for an impossible one.
std::string valueOf(const GameSheet& sheet, const Setup& setup, const std::string& key)
{
    try {
        return chosen(sheet, setup, key);
    } catch (const InputError&) {
        return {};
    }
}

} // namespace

QString optionsLine(const GameSheet& sheet, const Setup& setup)
{
    const Setup standard = anew(sheet, {setup.seats, {}, {}});
    QStringList words;
    for (const OptionSpec& option : sheet.options) {
        if (option.isOfSeat || !isAsked(sheet, setup, option))
            continue;
        const std::string value = valueOf(sheet, setup, option.key);
        if (value == valueOf(sheet, standard, option.key) && !option.isPictured)
            continue;
        const auto choice = std::ranges::find(option.choices, value, &OptionChoice::value);
        if (choice == option.choices.end())
            continue;
        words.append(option.isPictured ? shown(choice->label)
                                       : shown(option.label) + ": " + shown(choice->label));
    }
    return words.join(QStringLiteral(" · "));
}

std::vector<OptionEntry> seatOptions(const GameSheet& sheet, const Setup& setup, int seat)
{
    std::vector<OptionEntry> entries;
    try {
        for (const OptionSpec& option : sheet.options) {
            if (!option.isOfSeat || !isOffered(sheet, setup, option))
                continue;
            const std::string key = keysOf(option, setup.seats)[static_cast<std::size_t>(seat)];
            entries.push_back(optionEntry(sheet, setup, option, key));
            entries.back().key = QString::fromStdString(option.key);
        }
    } catch (const InputError&) {
        return {};
    }
    return entries;
}

} // namespace tablewood
