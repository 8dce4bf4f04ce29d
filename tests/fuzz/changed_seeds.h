#pragma once

#include <cstdint>
#include <span>

namespace tablewood {

/// Gives a reader each seed of a fuzzer, and so many byte sequences that are like them. TABLEWOOD_FUZZ_ROUNDS
/// says another number.
void readWhatIsLikeSeeds(const char* fuzzer, int rounds, void (*read)(std::span<const std::uint8_t>));

} // namespace tablewood
