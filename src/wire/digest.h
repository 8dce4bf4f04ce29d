#pragma once

#include <array>
#include <cstdint>

namespace tablewood::lan {

/// SHA-256 of something, and anything else that has 32 bytes: nonces, tokens, parts of a seed.
using Digest = std::array<std::uint8_t, 32>;
using Nonce = Digest;
using Token = Digest;

/// Names a table for as long as it exists, on whichever laptop it is.
using TableId = std::array<std::uint8_t, 16>;

/// Names one of a table's guests. 0 is nobody.
using GuestId = std::uint32_t;

} // namespace tablewood::lan
