#include "voice/orders.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

bool isSpeech(const QJsonObject& order) { return !order.contains(QStringLiteral("voices")); }

} // namespace

void Orders::put(QJsonObject order, Time now) { m_waiting.push_back({std::move(order), now}); }

std::optional<Orders::Next> Orders::next(Time now)
{
    if (m_waiting.empty())
        return std::nullopt;
    const Waiting first = std::move(m_waiting.front());
    m_waiting.pop_front();
    const bool isOvertaken =
        isSpeech(first.order) &&
        std::ranges::any_of(m_waiting, [](const Waiting& later) { return isSpeech(later.order); });
    const QJsonValue within = first.order[QStringLiteral("within")];
    const bool isLate =
        within.isDouble() && now - first.since > std::chrono::milliseconds(within.toInteger());
    return Next{first.order, isOvertaken || isLate};
}

} // namespace tablewood
