#include "lan/channel/local_channel.h"

namespace tablewood::lan {

std::pair<LocalChannel*, LocalChannel*> LocalChannel::makePair()
{
    auto* const one = new LocalChannel;
    auto* const other = new LocalChannel;
    one->m_other = other;
    other->m_other = one;
    return {one, other};
}

LocalChannel::~LocalChannel()
{
    if (m_other)
        QMetaObject::invokeMethod(
            m_other, [other = m_other.data()] { other->fail(Text(TW_TEXT("lan", "The table was closed."))); },
            Qt::QueuedConnection);
}

void LocalChannel::send(std::span<const std::uint8_t> payload)
{
    if (!m_other)
        return;
    QMetaObject::invokeMethod(
        m_other,
        [other = m_other.data(), bytes = Bytes(payload.begin(), payload.end())] { other->deliver(bytes); },
        Qt::QueuedConnection);
}

void LocalChannel::close()
{
    beDone();
    deleteLater();
}

} // namespace tablewood::lan
