#pragma once

#include "kernel/seat.h"

namespace tablewood {

inline constexpr Seat kFirst{0};
inline constexpr Seat kSecond{1};

} // namespace tablewood
