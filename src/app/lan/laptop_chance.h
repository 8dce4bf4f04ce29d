#pragma once

#include "lan/channel/crypto.h"

namespace tablewood {

/// Where this laptop's part of the chance at tables in the network comes from: the system.
class LaptopChance
{
public:
    static lan::Entropy entropy();
    /// From now on it comes from there, in tests that need the same evening each time. An empty one leads it
    /// back to the system.
    static void drawFrom(lan::Entropy entropy);
};

} // namespace tablewood
