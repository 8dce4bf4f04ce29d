#pragma once

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace tablewood {

/// Why the last wish was refused, in one sentence: for a while, and until something else is done.
class RefusalNote : public QObject
{
    Q_OBJECT

public:
    RefusalNote();

    /// Empty for none.
    QString text() const { return m_text; }
    void setTime(int milliseconds) { m_time.setInterval(milliseconds); }
    void say(const QString& text);
    void clear() { say({}); }
    /// Keeps what was refused until the news that came with it are shown, such as that a question is closed.
    void hold(const QString& text) { m_held = text; }
    /// The next refusal makes no sound.
    void whisper() { m_isWhispered = true; }
    /// Says what is held; true where it is to be heard as well.
    bool release();

Q_SIGNALS:
    void changed();

private:
    QString m_text;
    std::optional<QString> m_held;
    bool m_isWhispered = false;
    QTimer m_time;
};

} // namespace tablewood
