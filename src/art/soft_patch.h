#pragma once

#include <QColor>
#include <QImage>

#include <optional>

namespace tablewood {

/// A nine-patch of a blurred rounded rectangle: a shadow or a glow to stand behind a thing.
struct SoftPatch
{
    int core = 0;   ///< side of the sharp rectangle, in pixels
    int pad = 0;    ///< room round it
    int radius = 0; ///< its corner
    double blur = 0;
    QColor colour;
    double strength = 1; ///< opacity in the middle

    /// The shadow of a level from 1 to 3. Nothing for another level.
    static std::optional<SoftPatch> shadow(int level);
    /// The glow of something that can be pressed.
    static SoftPatch glow(const QColor& tint);

    int side() const { return core + 2 * pad; }
    /// Keeps its colour where it is transparent, so that no dark fringe appears.
    QImage image(double scale) const;
};

} // namespace tablewood
