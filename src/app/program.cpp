#include "app/program.h"

#include <QCoreApplication>
#include <QJSEngine>
#include <QQmlEngine>

namespace tablewood {

Program& Program::instance()
{
    static Program program;
    return program;
}

Program* Program::create(QQmlEngine* engine, QJSEngine*)
{
    instance().m_engine = engine;
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

void Program::start(const StartOptions& options)
{
    m_options = options;
    setLanguage(options.language);
}

QString Program::version() const { return QCoreApplication::applicationVersion(); }

void Program::setLanguage(const QString& language)
{
    const QString before = m_languages.current();
    m_languages.speak(language, m_engine);
    if (m_languages.current() != before)
        Q_EMIT languageChanged();
}

} // namespace tablewood
