#pragma once

#include <QString>

namespace tablewood {

/// A title as a file can be called on every system; `otherwise` where nothing of it is left.
inline QString plainName(const QString& title, const QString& otherwise)
{
    QString name;
    for (const QChar c : title.toLower())
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith('-'))
            name += '-';
    name.truncate(40);
    while (name.endsWith('-'))
        name.chop(1);
    return name.isEmpty() ? otherwise : name;
}

} // namespace tablewood
