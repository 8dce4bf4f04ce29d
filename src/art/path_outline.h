#pragma once

#include <QPainterPath>
#include <QString>

#include <optional>

namespace tablewood {

/// Reads path data as in SVG (M L H V C S Q T A Z, absolute and relative).
/// Nothing when the data are not such a path.
std::optional<QPainterPath> pathOutline(const QString& data);

} // namespace tablewood
