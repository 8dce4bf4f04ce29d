#include "app/table/model/refusal_note.h"

#include "app/words/reading_time.h"

#include <utility>

namespace tablewood {

RefusalNote::RefusalNote()
{
    m_time.setInterval(kReadingTime);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &RefusalNote::clear);
}

void RefusalNote::say(const QString& text)
{
    if (text.isEmpty())
        m_time.stop();
    else
        m_time.start();
    if (text == m_text)
        return;
    m_text = text;
    Q_EMIT changed();
}

bool RefusalNote::release()
{
    const auto held = std::exchange(m_held, {});
    if (!held)
        return false;
    say(*held);
    return !std::exchange(m_isWhispered, false);
}

} // namespace tablewood
