#pragma once

#include "kernel/seat.h"

#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <memory>

namespace tablewood::lan {

/// Waits for those who are away from their seats.
class AwayWatch
{
public:
    /// `stayedAway` is told of a seat whose person has not come back in time.
    explicit AwayWatch(std::function<void(Seat)> stayedAway) : m_stayedAway(std::move(stayedAway)) {}

    /// Waits so long for each of these, from when it was first away, and for nobody else.
    void follow(Seats away, std::chrono::seconds time);

private:
    std::function<void(Seat)> m_stayedAway;
    std::array<std::unique_ptr<QTimer>, kMaxSeats> m_timers;
};

} // namespace tablewood::lan
