#pragma once

#include <chrono>

namespace tablewood::lan {

/// How long things take on a network. Tests use shorter times.
struct Pace
{
    /// For the handshake of a connection, and so long again until its guest has said who it is.
    std::chrono::milliseconds hello{5000};
    /// A sign of life each way.
    std::chrono::milliseconds beat{1000};
    /// Nothing heard for so long: the peer is lost. With a beat, at which it is looked for, it shows to all
    /// within 5 s.
    std::chrono::milliseconds silence{3500};
    /// Until a connection is tried again: the first time, doubled each time up to the last.
    std::chrono::milliseconds firstRetry{250};
    std::chrono::milliseconds lastRetry{5000};
    /// How long the last words of a closing connection may take.
    std::chrono::milliseconds closing{900};
    /// For all laptops to draw the deal. Programs do it by themselves, a few messages long.
    std::chrono::milliseconds deal{10000};
    /// What a bot waits before it moves, so that people can follow.
    std::chrono::milliseconds bot{0};
};

} // namespace tablewood::lan
