#pragma once

#include "kernel/random.h"
#include "kernel/scene.h"

namespace tablewood {

/// A scene with something of everything, for checks that must hold for any scene.
Scene randomScene(Random& random, std::size_t pieces);
/// The same scene with a few things changed: pieces gone, come, moved, marked or in another order, parts
/// replaced.
Scene changedScene(const Scene& scene, Random& random);

} // namespace tablewood
