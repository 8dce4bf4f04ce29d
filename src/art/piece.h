#pragma once

#include "art/art_catalog.h"
#include "art/game_look.h"
#include "art/space_set.h"

#include <QStringList>

class QPainter;

namespace tablewood {

/// Measures of a piece's picture, as shares of its space. QML mirrors them: a picture is placed with its
/// middle on the middle of the space.
struct PieceGeometry
{
    static constexpr double picture = 1.6; ///< side of the square picture
    static constexpr double tile = 0.88;   ///< side of a tile
    static constexpr double thickness = 0.085;
    static constexpr double corner = 0.13;
};

/// One piece on its space.
struct PieceArt
{
    QString figure;
    QString variant; ///< form of the figure: a number or a form's name; also the seed of scattered marks
    SeatColours seat;
    int seatIndex = 0;
    QString emblem;     ///< the seat's when empty
    bool isCut = false; ///< out of play for now: grey, dashed, with a broken link
    bool isEternal = false;
    bool isLifted = false;
    /// Its box in spaces, and which of them it covers; a slab is as large, all others stand on one.
    int columns = 1;
    int rows = 1;
    SpaceSet covered{0, 0};
};

/// Paints a piece in units of a hundredth of a space, the top left corner of its box in the origin.
/// False when the look has no such figure.
bool paintPiece(QPainter& painter, const PieceArt& piece, const GameLook& look, const ArtCatalog& catalog);

} // namespace tablewood
