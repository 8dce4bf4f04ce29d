#pragma once

#include <cstdlib>

namespace tablewood {

/// Ends the program where this is not so, as a fuzzer wants it.
inline void need(bool isSo)
{
    if (!isSo)
        std::abort();
}

} // namespace tablewood
