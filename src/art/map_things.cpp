#include "art/map_things.h"

#include "art/brushwork.h"
#include "art/map_tracks.h"
#include "art/piece.h"
#include "art/stroke_letters.h"

namespace tablewood {

namespace {

constexpr QRgb kInk = 0xFFF3E2;

void paintLabel(QPainter& painter, const MapMark& mark, const FigureLook& figure)
{
    if (figure.label)
        return paintLetters(painter, mark.label, *figure.label, QColor(kInk));
    // On a small disc in the corner.
    const QPainterPath disc = circlePath(80, 80, 16);
    painter.fillPath(disc, QColor(0x2B231A));
    strokePath(painter, disc, QColor(0xE9D9B4), 2.5);
    paintLetters(painter, mark.label, {70, 71, 20, 18}, QColor(kInk));
}

} // namespace

void paintMapMark(QPainter& painter, const MapMark& mark, double cell, const GameLook& look,
                  const ArtCatalog& catalog)
{
    const PainterScope scope(painter);
    painter.scale(cell / 100, cell / 100);
    if (const TerrainLook* const terrain = look.terrain(mark.terrain); terrain && terrain->plate) {
        terrain->plate->paint(painter, {look.words({})});
        return;
    }
    const FigureLook* const figure = look.figure(mark.figure);
    if (figure == nullptr)
        return;
    PieceArt piece;
    piece.figure = mark.figure;
    piece.variant = mark.variant;
    piece.covered = SpaceSet(1, 1);
    piece.covered.insert(0, 0);
    piece.seat = catalog.seatColours(0, false);
    {
        const PainterScope own(painter);
        paintPiece(painter, piece, look, catalog);
    }
    if (mark.wayBegins != 0)
        strokePath(painter, circlePath(50, 50, 38.5), wayColour(mark.wayBegins), 5.5);
    if (!mark.label.isEmpty())
        paintLabel(painter, mark, *figure);
}

QString coordinateAt(const MapPicture& picture, int column, int row)
{
    if (row == -2 && column >= 0 && column < picture.columns()) {
        std::string name = Cell{static_cast<std::int16_t>(column), 0}.text();
        name.pop_back();
        return QString::fromStdString(name);
    }
    if (column == -2 && row >= 0 && row < picture.rows())
        return QString::number(row + 1);
    return {};
}

void paintCoordinate(QPainter& painter, const QString& text, bool isColumn, double cell)
{
    const double height = cell * 0.23;
    const QPointF middle = isColumn ? QPointF(cell * 0.5, cell * 0.75) : QPointF(cell * 0.75, cell * 0.5);
    paintLetters(painter, text,
                 QRectF(middle - QPointF(cell * 0.24, height / 2), QSizeF(cell * 0.48, height)),
                 QColor(0xD8D0B8));
}

} // namespace tablewood
