#pragma once

#include "kernel/offer.h"

#include <string>
#include <vector>

namespace tablewood::cli {

/// A view as lines of text: boards as grids with coordinates and a legend, panels, zones, what is asked now,
/// the moves that can be made. It knows no game.
std::string sceneText(const Scene& scene, const std::vector<Offer>& offers, const Wording& wording);

} // namespace tablewood::cli
