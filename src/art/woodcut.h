#pragma once

#include "art/art_catalog.h"

#include <QSizeF>

#include <vector>

class QPainter;

namespace tablewood {

/// An emblem that stands by the first in a pose, both names of the catalogue.
struct StandingEmblem
{
    QString emblem;
    QString pose;
};

/// A picture like a coloured woodcut: ground, carved light, foliage from below, an emblem or several.
struct Woodcut
{
    QString emblem;
    /// Each is set by what stands there already, as if that were one.
    std::vector<StandingEmblem> with;
    QString palette = QStringLiteral("forest");
    QString seed;         ///< decides marks and leaves
    double size = 0.66;   ///< of the emblem, as a share of the shorter side
    double centreX = 0.5; ///< of the emblem, as a share of the width
    double centreY = 0.5;
    double carving = 0.30; ///< opacity of the carved marks
    bool hasTrees = false;
    bool hasFoliage = true;
    bool hasDisc = false; ///< a dark disc under the emblem
};

/// Takes in emblems written as "wolf+wolf.flanking+moon.behind": the first, then each other with its pose.
void setEmblems(Woodcut& woodcut, const QString& written);

/// False when an emblem, a pose or the palette is unknown. `size` is the picture's size in units of about a
/// screen pixel.
bool paintWoodcut(QPainter& painter, QSizeF size, const Woodcut& woodcut, const ArtCatalog& catalog);

/// The back of a card, framed and with round corners. An empty emblem means the palette's own.
bool paintCardBack(QPainter& painter, QSizeF size, const QString& palette, const QString& emblem,
                   const ArtCatalog& catalog);

} // namespace tablewood
