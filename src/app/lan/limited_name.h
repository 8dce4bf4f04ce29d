#pragma once

#include <QtCore/QString>

#include <string>

namespace tablewood {

/// As much of a name as fits into so many bytes.
inline std::string limitedName(QString name, std::size_t bytes)
{
    while (static_cast<std::size_t>(name.toUtf8().size()) > bytes)
        name.chop(1);
    return name.toStdString();
}

} // namespace tablewood
