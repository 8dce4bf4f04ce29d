#include "games/forsaken/cast.h"

#include <numeric>

namespace tablewood::forsaken {

int playersOf(const Cast& cast) { return std::accumulate(cast.begin(), cast.end(), 0); }

int forsakenOf(const Cast& cast)
{
    return countOf(cast, Role::forsaken) + countOf(cast, Role::silencer) + countOf(cast, Role::shrouded);
}

Cast castOf(int players, int forsaken, const std::vector<Role>& specials)
{
    Cast cast{};
    countOf(cast, Role::forsaken) = static_cast<std::int8_t>(forsaken);
    countOf(cast, Role::commonfolk) = static_cast<std::int8_t>(players - forsaken);
    for (const Role role : specials) {
        ++countOf(cast, role);
        --countOf(cast, isForsaken(role) ? Role::forsaken : Role::commonfolk);
    }
    return cast;
}

Text listOf(const Content& content, const Cast& cast)
{
    Text list;
    for (const RoleSheet& role : content.roles)
        if (const int count = countOf(cast, role.role); count > 0)
            list = list.isEmpty()
                       ? Text(TW_TEXT("forsaken", "%1: %2"), role.name, count)
                       : Text(TW_TEXT("forsaken", "%1, %2: %3"), std::move(list), role.name, count);
    return list;
}

Balance balanceOf(const Content& content, const Cast& cast)
{
    Balance balance;
    for (const RoleSheet& sheet : content.roles)
        (sheet.weighsFor == Team::villagers ? balance.villagers : balance.forsaken) +=
            sheet.halves * countOf(cast, sheet.role);
    // From 2 to below 8:3 is even: so every row of the rulebook's table comes out as printed but one, 9 to 3,
    // which it calls even although its scale says that 3:1 favours the Villagers. What is suggested follows
    // the scale alone: kept matches hang on that.
    if (balance.villagers < 2 * balance.forsaken)
        balance.advantage = Advantage::forsaken;
    else if (3 * balance.villagers >= 8 * balance.forsaken)
        balance.advantage = Advantage::villagers;
    balance.isWithinRange =
        2 * balance.villagers >= 3 * balance.forsaken && balance.villagers <= 3 * balance.forsaken;
    return balance;
}

Advantage advantageOf(const Content& content, const Cast& cast)
{
    const int players = playersOf(cast);
    const int forsaken = countOf(cast, Role::forsaken);
    if (countOf(cast, Role::commonfolk) + forsaken == players)
        for (const Distribution& row : content.distributions)
            if (row.players == players && row.forsaken == forsaken)
                return row.advantage;
    return balanceOf(content, cast).advantage;
}

std::vector<Role> suggestedRoles(const Content& content, int players, int forsaken)
{
    // One role for each side draws the Villagers down towards 2 for 1; two for them and one against keep it
    // there.
    static const std::vector<std::vector<Role>> together{{Role::oracle, Role::silencer},
                                                         {Role::priest, Role::shrouded},
                                                         {Role::navigator, Role::coward},
                                                         {Role::blessed, Role::cursed},
                                                         {Role::oracle, Role::priest, Role::silencer},
                                                         {Role::navigator, Role::blessed, Role::shrouded}};
    static const std::vector<std::vector<Role>> forVillagers{
        {Role::oracle}, {Role::priest}, {Role::navigator}, {Role::blessed}};
    static const std::vector<std::vector<Role>> forForsaken{
        {Role::silencer}, {Role::shrouded}, {Role::coward}, {Role::cursed}};

    std::vector<Role> roles;
    const auto advantageWith = [&](const std::vector<Role>& specials) {
        return balanceOf(content, castOf(players, forsaken, specials)).advantage;
    };
    const auto add = [&](const std::vector<Role>& group, const auto& isFair) {
        std::vector<Role> more = roles;
        more.insert(more.end(), group.begin(), group.end());
        // The others stay who they seem to be.
        const bool areFew = 2 * static_cast<int>(more.size()) <= players + 1;
        if (areFew && !refuseCast(content, castOf(players, forsaken, more)) && isFair(advantageWith(more)))
            roles = std::move(more);
    };
    for (const auto& group : together)
        add(group, [](Advantage advantage) { return advantage == Advantage::even; });
    const Advantage plain = advantageWith({});
    for (const auto& group : plain == Advantage::forsaken ? forVillagers : forForsaken)
        if (advantageWith(roles) != Advantage::even)
            add(group,
                [&](Advantage advantage) { return advantage == plain || advantage == Advantage::even; });
    return roles;
}

std::optional<Text> refuseCast(const Content& content, const Cast& cast)
{
    const int forsaken = forsakenOf(cast);
    if (forsaken < 1)
        return Text(TW_TEXT("forsaken", "At least one of the players is a Forsaken"));
    if (2 * forsaken >= playersOf(cast))
        return Text(TW_TEXT("forsaken", "There are fewer Forsaken than other players"));
    for (const RoleSheet& sheet : content.roles) {
        int count = countOf(cast, sheet.role);
        if (count < 0)
            return Text(TW_TEXT("forsaken", "There are more special roles than players for them"));
        // Night One takes one more card for those who exchange theirs.
        if (sheet.role == Role::commonfolk)
            count += countOf(cast, Role::shrouded);
        if (sheet.role == Role::forsaken)
            count += countOf(cast, Role::cursed);
        if (count > sheet.cards || (isSpecial(sheet.role) && count > 1))
            return Text(TW_TEXT("forsaken", "There are not so many cards of one role"));
    }
    return std::nullopt;
}

} // namespace tablewood::forsaken
