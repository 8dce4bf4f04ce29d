#pragma once

#include "kernel/game.h"
#include "kit/breaches.h"

namespace tablewood::kit {

/// Checks what the table relies on when it draws a scene: piece ids are unique; every piece lies on a board,
/// in a zone or on a piece that is there, within its board; names of faces are in the catalogue.
void checkScene(const Scene& scene, const std::vector<Face>& faces, std::string_view whose,
                Breaches& breaches);

/// Checks what the table relies on when it lights offers: each has picks, no two have the same, and all picks
/// are in the scene.
void checkOffers(const std::vector<Offer>& offers, const Scene& scene, std::string_view whose,
                 Breaches& breaches);

/// Checks that a seat that is asked aloud and may answer has a button that wants nothing (Scene::aloud).
void checkAloud(const std::vector<Offer>& offers, const Scene& scene, Seat seat, std::string_view whose,
                Breaches& breaches);

/// Checks that what an event puts on the stage has a meaning, and a card that is in the catalogue.
void checkSpotlight(const Event& event, const std::vector<Face>& faces, Breaches& breaches);

} // namespace tablewood::kit
