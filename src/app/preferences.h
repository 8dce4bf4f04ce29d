#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// What the person at this screen has set. Every change holds and is kept at once.
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "night", "clearing" or "system".
    Q_PROPERTY(QString theme MEMBER m_theme NOTIFY changed)
    /// Percent, 100 to 300.
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)
    /// "usual" or "safe" (told apart by colour-blind people).
    Q_PROPERTY(QString seatColours MEMBER m_seatColours NOTIFY changed)
    Q_PROPERTY(bool hasReducedMotion MEMBER m_hasReducedMotion NOTIFY changed)

public:
    static Preferences* create(QQmlEngine* engine, QJSEngine* scriptEngine);
    /// The one of this program.
    static Preferences& instance();

Q_SIGNALS:
    void changed();

private:
    explicit Preferences(QObject* parent = nullptr);

    QString m_theme = "night";
    int m_textSize = 100;
    QString m_seatColours = "usual";
    bool m_hasReducedMotion = false;
};

} // namespace tablewood
