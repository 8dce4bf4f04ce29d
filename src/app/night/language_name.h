#pragma once

#include <QString>

namespace tablewood {

/// The language's name in itself: "Deutsch" for "de".
QString languageNamed(const QString& code);

} // namespace tablewood
