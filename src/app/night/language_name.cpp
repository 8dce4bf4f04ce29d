#include "app/night/language_name.h"

#include <QLocale>

namespace tablewood {

QString languageNamed(const QString& code)
{
    if (code == QLatin1String("en")) // Qt calls plain English American
        return QStringLiteral("English");
    const QString name = QLocale(code).nativeLanguageName();
    return name.isEmpty() || QLocale(code).language() == QLocale::C ? code
                                                                    : name.left(1).toUpper() + name.mid(1);
}

} // namespace tablewood
