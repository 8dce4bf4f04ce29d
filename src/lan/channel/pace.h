#pragma once

#include "bots/bot.h"
#include "lan/channel/clock.h"

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
    /// An address that does not take the connection for so long is given up: a laptop in the network answers
    /// in milliseconds, and what waits on a network that was away asks again only after seconds.
    std::chrono::milliseconds reach{1000};
    /// So long after one address the next is tried beside it. RFC 8305 recommends 250 ms for all of the
    /// internet and allows 100.
    std::chrono::milliseconds nextAddress{100};
    /// From one try to the next, at least the first after it has failed: doubled each time up to the last.
    /// A guest with eight addresses of a table is back within 2 s of the network: it tries seven for `reach`
    /// each, after `firstRetry`.
    std::chrono::milliseconds firstRetry{250};
    std::chrono::milliseconds lastRetry{1000};
    /// How long the last words of a closing connection may take.
    std::chrono::milliseconds closing{900};
    /// For all laptops to draw the deal. Programs do it by themselves, a few messages long.
    std::chrono::milliseconds deal{10000};
    /// How long a bot waits before it moves, so that people can follow.
    std::chrono::milliseconds bot{0};
    /// How long a bot thinks about a move.
    SearchLimits thinking = kThinking;
    /// How long one thinks about a hint.
    SearchLimits advising = kAdvising;
    /// A second of a timed step.
    std::chrono::milliseconds second{1000};
    /// Lots are drawn among moves that race so long after the first of them.
    std::chrono::milliseconds lots{300};
    /// From one piece to the next in the dark: whoever chooses there sees it within two of them.
    std::chrono::milliseconds tick{200};
    /// By which a hosted match goes, and which outlives it; the laptop's own where there is none.
    Clock* clock = nullptr;

    Clock& time() const { return clock ? *clock : Clock::ofLaptop(); }
};

} // namespace tablewood::lan
