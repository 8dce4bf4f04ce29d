#pragma once

#include "games/kingdom-rush/state.h"

#include <vector>

/// What phase 4 would bring if everybody were done now, as far as it follows from what lies on the table: no
/// champion's card, and heroes retreat as they like.
namespace tablewood::kingdom_rush {

struct Forecast
{
    std::uint8_t horde = 0;
    std::uint8_t from = 0;
    /// kNone for one that escapes; the same space for one that stays.
    std::uint8_t to = 0;
    /// Hearts that it costs.
    std::uint8_t hearts = 0;
    /// So many tiles fall off, as it heals itself and those beside it.
    int fallen = 0;
    /// Somebody holds it, at the cost of 1 damage.
    bool isHeld = false;
    /// It stays and hits a hero: `shot` where it is the only one on the map.
    bool isShooting = false;
    std::uint8_t shot = kNone;
    /// What its champion's card does is not known.
    bool isOpen = false;
};
/// In the order of the rules.
std::vector<Forecast> forecast(const Box& box, const State& state);

} // namespace tablewood::kingdom_rush
