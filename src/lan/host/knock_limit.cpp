#include "lan/knock_limit.h"

#include <algorithm>

namespace tablewood::lan {

bool KnockLimit::take(const std::string& address, Allowance::Time now)
{
    if (!m_knockers.contains(address) && m_knockers.size() == kMaxKnockAddresses)
        m_knockers.erase(
            std::ranges::min_element(m_knockers, {}, [](const auto& one) { return one.second.last; }));
    Knocker& knocker = m_knockers[address];
    knocker.last = now;
    return knocker.allowance.take(now) && m_all.take(now);
}

} // namespace tablewood::lan
