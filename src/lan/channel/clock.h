#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace tablewood::lan {

/// Rings once when its time is over, then again when it is set again. It rings from the event loop.
class Alarm
{
public:
    virtual ~Alarm() = default;
    /// From now on; what it was set to before is forgotten.
    virtual void set(std::chrono::nanoseconds after) = 0;
    virtual void stop() = 0;
    virtual bool isSet() const = 0;
};

/// The time by which a table goes. Tests let it pass as they like.
class Clock
{
public:
    using Time = std::chrono::steady_clock::time_point;

    virtual ~Clock() = default;
    virtual Time now() const = 0;
    /// The alarm calls `rings` for as long as it is there.
    virtual std::unique_ptr<Alarm> alarm(std::function<void()> rings) = 0;

    /// The laptop's own, exact to some milliseconds.
    static Clock& ofLaptop();
};

} // namespace tablewood::lan
