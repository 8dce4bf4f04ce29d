#pragma once

#include "kernel/random.h"

namespace tablewood {

/// 256 bits that nobody can guess, from the system's chance.
Seed freshSeed();

} // namespace tablewood
