#include "lan/host/visitors.h"

#include <algorithm>

namespace tablewood::lan {

namespace {

Visitor* oneOf(const std::vector<Visitor*>& all, const auto& isIt)
{
    const auto found = std::ranges::find_if(all, isIt);
    return found == all.end() ? nullptr : *found;
}

bool isStranger(const Visitor* one) { return !one->isInside() && !one->isKnocking(); }

} // namespace

Visitor* Visitors::inside(GuestId guest) const
{
    return oneOf(m_all, [guest](const Visitor* one) { return one->isInside() && one->guest() == guest; });
}

Visitor* Visitors::knocking(GuestId number) const
{
    return oneOf(m_all, [number](const Visitor* one) { return one->isKnocking() && one->guest() == number; });
}

std::vector<std::string> Visitors::addressesOfStrangers() const
{
    std::vector<std::string> addresses;
    for (const Visitor* visitor : m_all) {
        if (isStranger(visitor))
            addresses.push_back(visitor->channel().address());
    }
    return addresses;
}

Visitor* Visitors::firstStrangerFrom(const std::string& address) const
{
    return oneOf(m_all,
                 [&](const Visitor* one) { return isStranger(one) && one->channel().address() == address; });
}

bool Visitors::isFull() const { return std::ranges::count_if(m_all, &Visitor::isKnocking) >= kMaxKnocking; }

int Visitors::knocksFrom(const std::string& address) const
{
    return static_cast<int>(std::ranges::count_if(
        m_all, [&](const Visitor* one) { return one->isKnocking() && one->channel().address() == address; }));
}

bool Visitors::mayKnock(const Visitor& visitor) const
{
    return knocksFrom(visitor.channel().address()) < kMaxKnockingOfAddress &&
           (!isFull() || makesRoomFor(visitor));
}

Visitor* Visitors::makesRoomFor(const Visitor& visitor) const
{
    if (!isFull())
        return nullptr;
    Visitor* last = nullptr;
    int most = knocksFrom(visitor.channel().address()) + 1;
    for (Visitor* const one : m_all) {
        const int fromThere = one->isKnocking() ? knocksFrom(one->channel().address()) : 0;
        if (fromThere > most || (last && fromThere == most)) {
            most = fromThere;
            last = one;
        }
    }
    return last;
}

int Visitors::countInside() const
{
    return static_cast<int>(std::ranges::count_if(m_all, &Visitor::isInside));
}

std::size_t Visitors::waiting() const
{
    std::size_t bytes = 0;
    for (const Visitor* visitor : m_all)
        bytes += visitor->channel().waiting();
    return bytes;
}

void Visitors::say(const HostSays& message) const
{
    const Bytes payload = payloadOf(message);
    for (Visitor* visitor : m_all) {
        if (visitor->isInside())
            visitor->sayPayload(payload);
    }
}

} // namespace tablewood::lan
