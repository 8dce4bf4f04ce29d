#include "app/table/model/ways_on.h"

#include "app/words/wording.h"
#include "kernel/input_error.h"

#include <QCoreApplication>

#include <algorithm>

namespace tablewood {

namespace {

struct WayWords
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::WayOn)
};

/// The choice that lies so many steps after the one of this setup and can be dealt; null for none.
const OptionChoice* choiceAfter(const GameType& type, const Setup& setup, const OptionSpec& option, int step)
{
    const auto now =
        std::ranges::find(option.choices, chosen(type.sheet(), setup, option.key), &OptionChoice::value);
    const auto place = now - option.choices.begin() + step;
    if (now == option.choices.end() || place < 0 || place >= std::ssize(option.choices))
        return nullptr;
    const OptionChoice& choice = option.choices[static_cast<std::size_t>(place)];
    Setup next = setup;
    next.options[option.key] = choice.value;
    try {
        type.newMatch(next);
    } catch (const InputError&) {
        return nullptr;
    }
    return &choice;
}

/// The way to a neighbour of the choice, of an option in this order.
std::optional<WayOn> wayTo(const GameType& type, const Setup& setup, OptionOrder order, int step,
                           const QString& text, const QString& icon)
{
    for (const OptionSpec& option : type.sheet().options) {
        if (option.order != order || option.isOfSeat || !isAsked(type.sheet(), setup, option))
            continue;
        if (const OptionChoice* choice = choiceAfter(type, setup, option, step))
            return WayOn{text,
                         shown(choice->label),
                         icon,
                         {{QString::fromStdString(option.key), QString::fromStdString(choice->value)}},
                         false};
    }
    return std::nullopt;
}

} // namespace

std::vector<WayOn> waysOn(const GameType& type, const Setup& setup, bool isWon)
{
    const WayOn again{
        WayWords::tr("Again"), WayWords::tr("the same seats"), QStringLiteral("refresh"), {}, false};
    if (!type.sheet().isTogether)
        return {again};
    std::vector<WayOn> ways;
    const auto add = [&](const std::optional<WayOn>& way) {
        if (way)
            ways.push_back(*way);
    };
    const auto anotherDeal = [&] {
        WayOn way = again;
        way.detail = WayWords::tr("shuffled anew");
        return way;
    };
    if (isWon) {
        add(wayTo(type, setup, OptionOrder::road, 1, WayWords::tr("Next"), QStringLiteral("playF")));
        add(wayTo(type, setup, OptionOrder::ladder, 1, WayWords::tr("Again, harder"),
                  QStringLiteral("sword")));
        add(anotherDeal());
    } else {
        add(anotherDeal());
        add(WayOn{WayWords::tr("Again, the same"),
                  WayWords::tr("the same cards"),
                  QStringLiteral("cards"),
                  {},
                  true});
        add(wayTo(type, setup, OptionOrder::ladder, -1, WayWords::tr("A level easier"),
                  QStringLiteral("leaf")));
    }
    return ways;
}

} // namespace tablewood
