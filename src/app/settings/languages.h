#pragma once

#include <QString>
#include <QTranslator>

class QQmlEngine;

namespace tablewood {

/// Installs the translations of a language and tells the windows.
class Languages
{
public:
    /// The language of a wish ("de", "en", empty for the system's) that the program speaks.
    static QString spoken(const QString& wish);

    /// Speaks this language from now on; an engine's texts change at once.
    void speak(const QString& wish, QQmlEngine* engine = nullptr);
    const QString& current() const { return m_current; }

private:
    QString m_current;
    QTranslator m_program;
    QTranslator m_qt;
};

} // namespace tablewood
