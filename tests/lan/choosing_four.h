#pragma once

#include "../kit/connect_four.h"

namespace tablewood::lan {

/// Connect Four in which each seat has a colour of its own.
class ChoosingFour : public connect_four::ConnectFour
{
public:
    const GameSheet& sheet() const;
    State setUp(const Setup& setup) const;
};

} // namespace tablewood::lan
