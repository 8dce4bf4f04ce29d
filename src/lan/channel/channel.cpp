#include "lan/channel/channel.h"

#include <utility>

namespace tablewood::lan {

void Channel::deliver(std::span<const std::uint8_t> payload)
{
    if (m_isDone || !received)
        return;
    try {
        received(payload);
    } catch (const std::exception& error) {
        reject(error);
    }
}

void Channel::reject(const std::exception& error)
{
    if (m_isDone)
        return;
    const Text why(TW_TEXT("lan", "What arrived made no sense: %1"), error.what());
    if (refused)
        refused(why);
    else
        fail(why);
}

void Channel::fail(const Text& why)
{
    if (!std::exchange(m_isDone, true) && lost)
        lost(why);
}

} // namespace tablewood::lan
