#include "games/rise-of-the-forest/content.h"

#include <algorithm>

namespace tablewood::rise_of_the_forest {

std::vector<std::uint8_t> Content::leadersOf(Side side) const
{
    std::vector<std::uint8_t> leaders;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].side == side && cards[i].grade == Grade::leader)
            leaders.push_back(static_cast<std::uint8_t>(i));
    return leaders;
}

const CardKind* Content::kind(std::string_view key) const
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const CardKind& one) { return one.key == key; });
    return found == cards.end() ? nullptr : &*found;
}

Text nameOf(const Content& content, const Power& power)
{
    const KeywordText& text = content.textOf(power.keyword);
    return text.hasAmount ? Text(TW_TEXT("rise-of-the-forest", "%1 %2"), text.name, int{power.amount})
                          : text.name;
}

Text meaningOf(const Content& content, const Power& power)
{
    const KeywordText& text = content.textOf(power.keyword);
    TextParts parts;
    parts.context = "rise-of-the-forest";
    parts.source = text.text;
    if (text.hasAmount)
        parts.args.emplace_back(int{power.amount});
    return Text(std::move(parts));
}

} // namespace tablewood::rise_of_the_forest
