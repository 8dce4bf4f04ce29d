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

const OptionChoice* picturedChoice(const GameSheet& sheet, const Setup& setup)
{
    const auto option = std::ranges::find(sheet.options, true, &OptionSpec::isPictured);
    if (option == sheet.options.end())
        return nullptr;
    const auto choice =
        std::ranges::find(option->choices, valueOf(sheet, setup, option->key), &OptionChoice::value);
    return choice == option->choices.end() ? nullptr : &*choice;
}

std::vector<OptionEntry> tableOptions(const GameSheet& sheet, const Setup& setup)
{
    std::vector<OptionEntry> entries;
    try {
        for (const OptionSpec& option : sheet.options) {
            if (option.isOfSeat || !isOffered(sheet, setup, option))
                continue;
            const OptionEntry all = optionEntry(sheet, setup, option, option.key);
            OptionEntry& entry = entries.emplace_back(all);
            entry.labels.clear();
            entry.values.clear();
            for (std::size_t i = 0; i < option.choices.size(); ++i) {
                const OptionChoice& choice = option.choices[i];
                if (setup.seats < choice.minSeats || setup.seats > choice.maxSeats)
                    continue;
                const auto place = static_cast<qsizetype>(i);
                if (place == all.current)
                    entry.current = static_cast<int>(entry.values.size());
                entry.labels.append(all.labels[place]);
                entry.values.append(all.values[place]);
            }
        }
    } catch (const InputError&) {
        return {};
    }
    return entries;
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
