#pragma once

#include <QString>

namespace tablewood {

/// What a language is called in itself: "Deutsch" for "de".
QString languageNamed(const QString& code);

} // namespace tablewood
