#include "lan/channel/clock.h"

#include <QTimer>

namespace tablewood::lan {

namespace {

class LaptopAlarm final : public Alarm
{
public:
    explicit LaptopAlarm(std::function<void()> rings)
    {
        m_timer.setSingleShot(true);
        // A coarse one may be seconds late where it is set to a minute.
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, std::move(rings));
    }
    void set(std::chrono::nanoseconds after) override
    {
        m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(after));
    }
    void stop() override { m_timer.stop(); }
    bool isSet() const override { return m_timer.isActive(); }

private:
    QTimer m_timer;
};

class LaptopClock final : public Clock
{
public:
    Time now() const override { return std::chrono::steady_clock::now(); }
    std::unique_ptr<Alarm> alarm(std::function<void()> rings) override
    {
        return std::make_unique<LaptopAlarm>(std::move(rings));
    }
};

} // namespace

Clock& Clock::ofLaptop()
{
    static LaptopClock clock;
    return clock;
}

} // namespace tablewood::lan
