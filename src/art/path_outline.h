#pragma once

#include <QPainterPath>
#include <QString>

#include <optional>
#include <utility>

namespace tablewood {

/// Reads path data as in SVG (M L H V C S Q T A Z, absolute and relative).
/// Nothing when the data are not such a path.
std::optional<QPainterPath> pathOutline(const QString& data);

/// An outline that threads paint at the same time. A QPainterPath, and each plain copy of it, keeps what it
/// works out while it is painted, without a lock; so whoever paints this one gets a path of their own.
class SharedOutline
{
public:
    SharedOutline() = default;
    explicit SharedOutline(QPainterPath path) : m_path(std::move(path)) {}

    bool isEmpty() const { return m_path.isEmpty(); }

    /// A path that has only its points in common with what other threads hold.
    QPainterPath own() const;

private:
    QPainterPath m_path;
};

} // namespace tablewood
