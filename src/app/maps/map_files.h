#pragma once

#include <QString>

#include <optional>
#include <string>

namespace tablewood {

/// More than that is no map of ours, and not read.
inline constexpr qint64 kMostMapBytes = 4 * 1024 * 1024;

/// A file's text; nothing where it cannot be read or is too long.
std::optional<std::string> mapFileText(const QString& file);
/// Writes a file whole or not at all. Why it could not be; empty where it is written.
QString writeMapFile(const QString& file, const std::string& text);

} // namespace tablewood
