#pragma once

#include "lan/channel/crypto.h"

namespace tablewood::lan {

/// How many pictures there are to compare, and how many are shown.
inline constexpr int kComparisonPictures = 32;
inline constexpr std::size_t kComparedPictures = 3;

/// The pictures that people on both sides compare, by their numbers from 0. A person in the middle has other
/// certificates and so, but for one time in 32,768, other pictures. It learns them only when they are shown:
/// each try is a knock that the host's person sees, or pictures that the guest's person sees.
using Comparison = std::array<std::uint8_t, kComparedPictures>;

/// The seal of a nonce. Each side says it before it knows the other's nonce: somebody in the middle has to
/// choose their own before they see the others.
Digest sealOf(const Nonce& nonce);
Digest sealOfHost(const Nonce& nonce);

Comparison comparisonOf(const Digest& hostCertificate, const Digest& guestCertificate, const Nonce& host,
                        const Nonce& guest);

} // namespace tablewood::lan
