#include "lan/host/knock_limit.h"

#include <algorithm>

namespace tablewood::lan {

bool KnockLimit::take(const std::string& address, Allowance::Time now)
{
    if (!m_knockers.contains(address) && m_knockers.size() == kMaxKnockAddresses)
        m_knockers.erase(
            std::ranges::min_element(m_knockers, {}, [](const auto& one) { return one.second.last; }));
    const auto known = m_knockers.find(address);
    const bool isNew = known == m_knockers.end() || now - known->second.last >= kNewAddressAgain;
    Knocker& knocker = m_knockers[address];
    knocker.last = now;
    if (!knocker.allowance.take(now))
        return false;
    return (isNew && m_new.take(now)) || m_all.take(now);
}

} // namespace tablewood::lan
