#include "app/preferences.h"

#include <QJSEngine>

namespace tablewood {

Preferences::Preferences(QObject* parent) : QObject(parent) {}

Preferences& Preferences::instance()
{
    static Preferences preferences;
    return preferences;
}

Preferences* Preferences::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

} // namespace tablewood
