#pragma once

namespace tablewood {

/// Milliseconds in which a sentence can be read twice.
inline constexpr int kReadingTime = 6000;

} // namespace tablewood
