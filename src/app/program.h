#pragma once

#include "app/languages.h"
#include "app/start_options.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// The running program: how it was started and the language it speaks.
class Program : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(bool isFullscreen READ isFullscreen CONSTANT)
    /// The match file to open first; empty if none was named.
    Q_PROPERTY(QString file READ file CONSTANT)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

public:
    static Program* create(QQmlEngine* engine, QJSEngine* scriptEngine);
    static Program& instance();

    void start(const StartOptions& options);
    QString version() const;
    bool isFullscreen() const { return m_options.isFullscreen; }
    QString file() const { return m_options.file; }
    QString language() const { return m_languages.current(); }
    /// "de", "en", or empty for the system's.
    void setLanguage(const QString& language);

Q_SIGNALS:
    void languageChanged();

private:
    Program() = default;

    StartOptions m_options;
    Languages m_languages;
    QQmlEngine* m_engine = nullptr;
};

} // namespace tablewood
