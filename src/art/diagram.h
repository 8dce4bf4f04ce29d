#pragma once

#include "art/art_catalog.h"
#include "art/game_look.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace tablewood {

/// A space of a diagram: what it is, and what stands on it.
struct DiagramSpace
{
    int column = 0;
    int row = 0;
    QString style; ///< a terrain of the look, or a style that every game has (see docs/art.md)
    QString icon;  ///< an icon or an emblem
    QString value;
};

/// "column.row.style.icon.value", several separated by commas, each word percent-encoded. What is none is
/// passed over.
std::vector<DiagramSpace> diagramSpaces(const QString& text);

/// Paints one space of a diagram in its square. False when the icon is unknown.
bool paintDiagramSpace(QPainter& painter, const QRectF& square, const DiagramSpace& space,
                       const GameLook& look, const ArtCatalog& catalog);

/// A small board on a card.
struct DiagramPlate
{
    int columns = 1;
    int rows = 1;
    std::vector<DiagramSpace> spaces;
};

/// Paints a plate with all of its spaces, as large as fits in the middle of the picture. False when an icon
/// is unknown.
bool paintDiagram(QPainter& painter, QSizeF size, const DiagramPlate& plate, const GameLook& look,
                  const ArtCatalog& catalog);

} // namespace tablewood
