#pragma once

#include "kernel/game.h"
#include "kit/breaches.h"

namespace tablewood::kit {

/// What the table relies on when it draws a scene: piece ids are unique, every piece lies on a board, in a
/// zone or on a piece that is there, within its board; names of faces are in the catalogue.
void checkScene(const Scene& scene, const std::vector<Face>& faces, std::string_view whose,
                Breaches& breaches);

/// What the table relies on when it lights offers: each has picks, no two of them the same, and what is
/// picked is in the scene.
void checkOffers(const std::vector<Offer>& offers, const Scene& scene, std::string_view whose,
                 Breaches& breaches);

} // namespace tablewood::kit
