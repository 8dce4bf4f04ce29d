#pragma once

#include "games/forsaken/content.h"

/// The roles in a match: how many of each, and how heavy the two sides are.
namespace tablewood::forsaken {

/// How many of each role there are, by their order.
using Cast = std::array<std::int8_t, kRoles>;

inline std::int8_t& countOf(Cast& cast, Role role) { return cast[static_cast<std::size_t>(role)]; }
inline int countOf(const Cast& cast, Role role) { return cast[static_cast<std::size_t>(role)]; }
int playersOf(const Cast& cast);
/// Forsaken, Silencers and Shrouded.
int forsakenOf(const Cast& cast);

/// So many players of whom so many are Forsaken, among them the special roles: each takes the place of a
/// Commonfolk or, of the Silencer and the Shrouded, of a Forsaken.
Cast castOf(int players, int forsaken, const std::vector<Role>& specials);

/// The roles in play, such as "The Commonfolk: 3, The Forsaken: 1".
Text listOf(const Content& content, const Cast& cast);

/// The weights of both sides, in halves, and what they say by the rulebook's scale.
struct Balance
{
    int villagers = 0;
    int forsaken = 0;
    Advantage advantage = Advantage::even;
    /// Between 1.5 and 3 of the Villagers for 1 of the Forsaken.
    bool isWithinRange = true;
    friend bool operator==(const Balance&, const Balance&) = default;
};
Balance balanceOf(const Content& content, const Cast& cast);

/// The side that the roles favour: without special roles as the rulebook's table has it, where it has a row
/// for so many players and Forsaken, else by the weights (ruling 31).
Advantage advantageOf(const Content& content, const Cast& cast);

/// Special roles for so many players: for both sides, so that neither is favoured; where that cannot be, for
/// the weaker side alone. At most half of the players, rounded up, have one. A kept match asks again at each
/// replay, so that another answer ends every match with the old one.
std::vector<Role> suggestedRoles(const Content& content, int players, int forsaken);

/// Why nobody can play with these roles; nothing if they can.
std::optional<Text> refuseCast(const Content& content, const Cast& cast);

} // namespace tablewood::forsaken
