#include "kernel/game.h"

#include "kernel/fault.h"
#include "kernel/seat_options.h"

#include <algorithm>

namespace tablewood {

namespace {

bool fits(const OptionChoice& choice, int seats)
{
    return seats >= choice.minSeats && seats <= choice.maxSeats;
}

/// The option that a setup for so many seats means by a name.
const OptionSpec& specOf(const GameSheet& sheet, std::string_view key, int seats)
{
    const auto spec = std::ranges::find_if(sheet.options, [&](const OptionSpec& option) {
        const std::vector<std::string> keys = keysOf(option, seats);
        return std::ranges::find(keys, key) != keys.end();
    });
    if (spec == sheet.options.end()) {
        std::string known;
        for (const OptionSpec& option : sheet.options)
            for (const std::string& one : keysOf(option, seats))
                known += (known.empty() ? "" : ", ") + one;
        throw Fault("option " + std::string(key), Text(TW_TEXT("setup", "%1 has no such option"), sheet.id),
                    Text(TW_TEXT("setup", "It has: %1"), known));
    }
    return *spec;
}

/// The choice that is wanted, or the first that fits the number of seats; null where none does.
const OptionChoice* fitting(const OptionSpec& spec, const std::string& wanted, int seats)
{
    const auto choice = std::ranges::find(spec.choices, wanted, &OptionChoice::value);
    if (choice != spec.choices.end() && fits(*choice, seats))
        return &*choice;
    const auto first =
        std::ranges::find_if(spec.choices, [&](const OptionChoice& one) { return fits(one, seats); });
    return first == spec.choices.end() ? nullptr : &*first;
}

/// The value of an option that a setup does not name.
const std::string& unnamedValue(const OptionSpec& spec)
{
    return spec.before.empty() ? spec.standard : spec.before;
}

} // namespace

Setup anew(const GameSheet& sheet, Setup setup)
{
    for (const OptionSpec& spec : sheet.options)
        if (!spec.before.empty())
            if (const OptionChoice* choice = fitting(spec, spec.standard, setup.seats))
                for (const std::string& key : keysOf(spec, setup.seats))
                    setup.options.try_emplace(key, choice->value);
    return setup;
}

std::string chosen(const GameSheet& sheet, const Setup& setup, std::string_view key)
{
    const OptionSpec& spec = specOf(sheet, key, setup.seats);
    const std::string name(key);
    const auto given = setup.options.find(name);
    if (given != setup.options.end()) {
        const auto choice = std::ranges::find(spec.choices, given->second, &OptionChoice::value);
        if (choice != spec.choices.end() && fits(*choice, setup.seats))
            return choice->value;
        std::string known;
        for (const OptionChoice& possible : spec.choices)
            if (fits(possible, setup.seats))
                known += (known.empty() ? "" : ", ") + possible.value;
        throw Fault(
            "option " + name,
            Text(TW_TEXT("setup", "\"%1\" is not possible with %2 seats"), given->second, setup.seats),
            Text(TW_TEXT("setup", "Possible: %1"), known));
    }
    if (const OptionChoice* choice = fitting(spec, unnamedValue(spec), setup.seats))
        return choice->value;
    throw Fault("option " + name, Text(TW_TEXT("setup", "no choice fits %1 seats"), setup.seats));
}

bool isAsked(const GameSheet& sheet, const Setup& setup, const OptionSpec& option)
{
    if (setup.seats < option.minSeats)
        return false;
    if (!option.onlyWhile)
        return true;
    const auto given = setup.options.find(option.onlyWhile->key);
    const std::string& value = given == setup.options.end()
                                   ? unnamedValue(specOf(sheet, option.onlyWhile->key, setup.seats))
                                   : given->second;
    return value == option.onlyWhile->value;
}

namespace {

/// Every choice that is made in a setup, also those that nobody named.
template <class Visit>
void forEachChoice(const GameSheet& sheet, const Setup& setup, const Visit& visit)
{
    for (const OptionSpec& option : sheet.options)
        for (const std::string& key : keysOf(option, setup.seats)) {
            const auto choice =
                std::ranges::find(option.choices, chosen(sheet, setup, key), &OptionChoice::value);
            if (choice != option.choices.end())
                visit(*choice);
        }
}

} // namespace

bool isEndless(const GameSheet& sheet, const Setup& setup)
{
    bool isEndless = false;
    forEachChoice(sheet, setup,
                  [&](const OptionChoice& choice) { isEndless = isEndless || choice.isEndless; });
    return isEndless;
}

int minutesOf(const GameSheet& sheet, const Setup& setup)
{
    int minutes = sheet.minutes;
    forEachChoice(sheet, setup, [&](const OptionChoice& choice) {
        if (choice.minutes > 0)
            minutes = choice.minutes;
    });
    return minutes;
}

void checkSetup(const GameSheet& sheet, const Setup& setup)
{
    if (setup.seats < sheet.minSeats || setup.seats > sheet.maxSeats)
        throw Fault("seats", Text(TW_TEXT("setup", "%1 cannot play %2"), setup.seats, sheet.id),
                    Text(TW_TEXT("setup", "Use %1 to %2"), sheet.minSeats, sheet.maxSeats));
    for (const auto& [key, value] : setup.options)
        specOf(sheet, key, setup.seats);
    for (const OptionSpec& spec : sheet.options)
        for (const std::string& key : keysOf(spec, setup.seats))
            chosen(sheet, setup, key);
}

} // namespace tablewood
