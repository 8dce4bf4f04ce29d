#pragma once

#include "kernel/plain_text.h"

#include <QtCore/QString>

#include <string>

namespace tablewood {

/// As much of a name as fits into so many units of UTF-16, without half a letter at its end.
inline QString limitedName(QString name, qsizetype units)
{
    name.truncate(units);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    return name;
}

/// As much of a name as fits into so many bytes. A field of the window may have cut its last letter in half
/// before.
inline std::string limitedBytes(const QString& name, std::size_t bytes)
{
    return std::string(beginningOf(limitedName(name, name.size()).toStdString(), bytes));
}

} // namespace tablewood
