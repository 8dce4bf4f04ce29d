#include "app/settings/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

namespace tablewood {

QString Languages::spoken(const QString& wish)
{
    const QLocale locale = wish.isEmpty() ? QLocale::system() : QLocale(wish);
    return locale.language() == QLocale::German ? "de" : "en";
}

void Languages::speak(const QString& wish, QQmlEngine* engine)
{
    const QString language = spoken(wish);
    if (language == m_current)
        return;
    m_current = language;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load("qtbase_" + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_program.load(":/i18n/tablewood_" + language + ".qm"))
        QCoreApplication::installTranslator(&m_program);
    QLocale::setDefault(QLocale(language));
    if (engine)
        engine->retranslate();
}

} // namespace tablewood
