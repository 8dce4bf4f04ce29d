#pragma once

namespace tablewood {

/// How loud a sound is made whose slider stands at this part of the whole. The ear hears by powers: the
/// square is close to what the slider's position promises.
constexpr float loudnessOf(double part) { return static_cast<float>(part * part); }

} // namespace tablewood
