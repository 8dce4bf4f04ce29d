#pragma once

#include "kernel/seat.h"

/// Whom the tests of one window look at.
inline constexpr tablewood::Seat kMira{0};
inline constexpr tablewood::Seat kJonas{1};
