#pragma once

#include <QString>

namespace tablewood {

/// The settings of a person take some kilobytes.
inline constexpr qint64 kMaxSettingsBytes = qint64{256} * 1024;

/// The path from which settings are read and to which they are stored: the given one. What lies there and
/// cannot be settings that Tablewood wrote is set aside first, as "settings-set-aside.ini": a file that is
/// too large, that is no plain file, or that holds values of kinds which QSettings builds from bytes without
/// a limit.
QString settingsFile(const QString& path);

} // namespace tablewood
