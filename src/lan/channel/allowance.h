#pragma once

#include <algorithm>
#include <chrono>

namespace tablewood::lan {

/// So many a second, and so many at once after a pause.
class Allowance
{
public:
    using Time = std::chrono::steady_clock::time_point;

    Allowance(double perSecond, double atOnce) : m_perSecond(perSecond), m_atOnce(atOnce), m_left(atOnce) {}

    /// Whether one more is allowed; it is then taken.
    bool take(Time now)
    {
        const double seconds = std::chrono::duration<double>(now - m_last).count();
        m_left = std::min(m_atOnce, m_left + std::max(0.0, seconds) * m_perSecond);
        m_last = now;
        if (m_left < 1)
            return false;
        m_left -= 1;
        return true;
    }

private:
    double m_perSecond;
    double m_atOnce;
    double m_left;
    Time m_last{};
};

} // namespace tablewood::lan
