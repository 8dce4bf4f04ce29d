#pragma once

#include "art/map_painter.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace tablewood {

/// So many pixels a picture of a map may have, 256 MB of them: a map as large as there are would need far
/// more memory at the largest scale.
inline constexpr qint64 kMostMapPixels = 64'000'000;

/// A picture of all maps of a document, side by side, as a file.
class MapExport
{
public:
    /// `scale`: pixels a space.
    MapExport(const MapDocument& document, MapView view, int scale);

    QSize size() const { return m_size; }
    /// Whether it has no more than kMostMapPixels.
    bool fits() const { return qint64{m_size.width()} * m_size.height() <= kMostMapPixels; }
    QByteArray png(const GameLook& look) const;
    QByteArray svg(const GameLook& look, const QString& title) const;

private:
    void paint(QPainter& painter, const GameLook& look) const;

    int m_scale;
    std::vector<MapPicture> m_pictures;
    QSize m_size{0, 0};
};

} // namespace tablewood
