#pragma once

#include "games/kingdom-rush/walking.h"

/// What the rules allow just now, for those who list, judge and carry out moves.
namespace tablewood::kingdom_rush {

inline constexpr int kCrystalsOfFirst = 2;
inline constexpr int kCrystalsOfSecond = 3;
inline constexpr int kGoldOfMod = 2;
/// So often a seat takes it back in a phase that it is done: a phase comes to its end.
inline constexpr std::uint8_t kMostWaits = 8;
inline constexpr int kAbilityTiers = 2;

/// Who may move now.
Seats actingIn(const State& state);
/// Who is waited for.
Seats awaitedIn(const State& state);
/// Whether a colour of sites is in play.
bool isColourInPlay(const Box& box, const State& state, SiteColour colour);
/// Whether a hero may be taken: no guest of the scenario.
bool isHeroThere(const Box& box, const State& state, std::uint8_t kind);
/// Whether an ability may be taken along.
bool isAbilityThere(const Box& box, const State& state, const Hero& hero, std::uint8_t ability);
/// Whether a horde may come to lie on a space of its way (rulings 4, 19 and 20).
bool isFreeForHorde(const Box& box, const State& state, std::uint8_t space, bool isFlying);
/// The card in the supply that a tower becomes in the Council; kNone for none.
std::uint8_t raisedInCouncil(const Box& box, const State& state, std::uint8_t card);
/// Whether one more seat may say that it is ready: nothing is owed, and what lies in the middle is left to
/// others who are not.
bool isCouncilSettled(const State& state);

/// Whether the number of towers on a site leaves room for this one.
bool hasRoomOnSite(const Box& box, const State& state, std::uint8_t card, std::uint8_t site);
/// Whether a site is free of figures and features but blossoms.
bool isSiteFree(const State& state, std::uint8_t site);
/// Whether a card can be what a passed tower is raised to, the first of its like.
bool isRaise(const Box& box, const State& state, std::uint8_t from, std::uint8_t to);
/// Whether a card is the first of those in the supply with its kind and mods.
bool isFirstOfItsLike(const Box& box, const State& state, std::uint8_t card);
/// Not in the Iron Challenge of some scenarios.
bool isFirstLevelSold(const Box& box, const State& state);
/// What a tower costs in the supply; 0 for one that is not sold.
int costOf(const Box& box, const State& state, std::uint8_t card);
/// Whether a mod can go on a tower.
bool takesMod(const Box& box, const State& state, std::uint8_t card);
/// Whether anything could be bought.
bool canBuyAny(const Box& box, const State& state);

/// What a hero does, by `OpenAction::act`; none for a passive ability.
const HeroAct& actOf(const Box& box, const Hero& hero, std::uint8_t act);
/// Whether the hero can use this ability now.
bool canUse(const Box& box, const State& state, std::size_t figure, std::uint8_t ability);
/// Spaces and heroes to choose from for the effect that the open action asks a target of.
SpaceSet targets(const Box& box, const State& state);
Seats helped(const Box& box, const State& state);
/// Whether a blossom that the hero crossed can act.
bool canBloom(const State& state, std::uint8_t space);
/// Blossoms that are exhausted.
SpaceSet exhausted(const State& state);
int protectionsLeft(const Box& box, const State& state);

} // namespace tablewood::kingdom_rush
