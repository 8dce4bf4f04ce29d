#pragma once

#include <QJsonObject>

#include <chrono>
#include <deque>
#include <optional>

namespace tablewood {

/// Orders that came while an engine took its time, first come first done; each is answered once. Of what is
/// to be said or hushed only the last counts, and what says within how many milliseconds it can wait
/// ("within") is not said later.
class Orders
{
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Next
    {
        QJsonObject order;
        /// It is not to be done any more, only to be answered.
        bool isStale = false;
    };

    void put(QJsonObject order, Time now);
    std::optional<Next> next(Time now);

private:
    struct Waiting
    {
        QJsonObject order;
        Time since;
    };
    std::deque<Waiting> m_waiting;
};

} // namespace tablewood
