#pragma once

#include "kernel/game.h"
#include "kernel/offer.h"

#include <span>
#include <string>
#include <vector>

namespace tablewood::cli {

/// A view as lines of text: boards as grids with coordinates and a legend, panels, zones, what is asked now,
/// the moves that can be made. It knows no game; numbers of cards and diagrams of boards come from `faces`.
std::string sceneText(const Scene& scene, const std::vector<Offer>& offers, const Wording& wording,
                      std::span<const Face> faces = {});

} // namespace tablewood::cli
