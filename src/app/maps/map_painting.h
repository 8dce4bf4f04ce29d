#pragma once

#include "art/game_look.h"
#include "art/map_painter.h"
#include "content/map_document.h"

#include <QHash>
#include <QImage>
#include <QString>

namespace tablewood {

/// Paints maps, and what can be laid on them, as a game looks.
class MapPainting
{
public:
    explicit MapPainting(const QString& game);

    MapPainter& painter() { return m_painter; }
    /// A stamp of several spaces as it looks when it is laid, with `cell` pixels a space. Kept from then on.
    QImage stamp(const MapMaker& maker, const MapStamp& stamp, int cell);
    /// The first map of a document, for one player, small.
    QImage whole(const MapDocument& map, int cell);

private:
    QImage painted(const MapPicture& picture, int cell, int edge);

    GameLook m_look;
    MapPainter m_painter;
    /// Pictures of small size are not worth the room that those of the map need.
    MapPainter m_smallPainter;
    QHash<QString, QImage> m_stamps;
};

} // namespace tablewood
