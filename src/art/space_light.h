#pragma once

#include "art/art_catalog.h"

#include <QPointF>
#include <QStringList>

class QPainter;

namespace tablewood {

/// The colours of light: lantern, leaf, ember, moon, violet, water, amber (the lantern on paper).
QStringList lightTints();
/// Nothing for an unknown tint.
std::optional<QColor> lightTint(const QString& name);

/// The outline of a space.
enum class SpaceShape
{
    Square,
    Hex,
    Round
};

/// The lights of a space: target, rim, choice, chosen, aura, halo, focus, last.
QStringList spaceLightNames();
/// Paints a light in units of a hundredth of a space, its top left corner in the origin; the picture is as
/// large as a piece's. False when there is no light of that name.
bool paintSpaceLight(QPainter& painter, const QString& name, SpaceShape shape, const QColor& tint);

/// A ring of carved light on a square picture, for the token of who wins: the token is 52 % of the side.
void paintRays(QPainter& painter, double side, const QColor& tint);

/// A small round mark: its icon or, when given, a short text.
bool paintMark(QPainter& painter, QPointF centre, double radius, const MarkLook& mark, const QString& label,
               const ArtCatalog& catalog);

} // namespace tablewood
