#pragma once

#include "sample_match.h"

namespace tablewood {

/// How many moves the match of the writer has after its deed of this number, when it had so many before: most
/// deeds are moves, some take moves back.
inline std::size_t movesAfterDeed(std::size_t deed, std::size_t moves)
{
    if (deed % 7 == 6 && moves >= 2)
        return moves - 2;
    return moves + 1;
}

} // namespace tablewood
