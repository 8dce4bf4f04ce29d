#pragma once

#include "lan/channel/clock.h"

#include <QCoreApplication>
#include <QEvent>

#include <optional>
#include <vector>

namespace tablewood::lan {

/// A clock that stands still until the test lets time pass.
class TestClock final : public Clock
{
public:
    Time now() const override { return m_now; }
    std::unique_ptr<Alarm> alarm(std::function<void()> rings) override
    {
        return std::make_unique<One>(*this, std::move(rings));
    }

    /// Lets all happen that waits for no time.
    static void settle()
    {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::sendPostedEvents();
    }
    /// Lets time pass, from alarm to alarm.
    void pass(std::chrono::nanoseconds time)
    {
        const Time end = m_now + time;
        settle();
        while (One* const next = first(end)) {
            m_now = std::max(m_now, *next->due);
            next->due.reset();
            next->rings();
            settle();
        }
        m_now = end;
    }

private:
    struct One final : Alarm
    {
        One(TestClock& owner, std::function<void()> what) : clock(owner), rings(std::move(what))
        {
            clock.m_alarms.push_back(this);
        }
        ~One() override { std::erase(clock.m_alarms, this); }
        One(const One&) = delete;
        One& operator=(const One&) = delete;
        void set(std::chrono::nanoseconds after) override { due = clock.now() + after; }
        void stop() override { due.reset(); }
        bool isSet() const override { return due.has_value(); }

        TestClock& clock;
        std::function<void()> rings;
        std::optional<Time> due;
    };

    One* first(Time end) const
    {
        One* first = nullptr;
        for (One* one : m_alarms)
            if (one->due && *one->due <= end && (!first || *one->due < *first->due))
                first = one;
        return first;
    }

    Time m_now{};
    std::vector<One*> m_alarms;
};

} // namespace tablewood::lan
