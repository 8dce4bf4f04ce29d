#pragma once

#include <QPainterPath>

#include <array>

namespace tablewood {

/// How the ground of a space ends at one of its corners, counted clockwise from the upper right one.
enum class GroundCorner
{
    along, ///< both sides go on, or one does
    notch, ///< both go on, but what lies across the corner does not
    cut    ///< round, in the corner of the square itself
};

/// Ground that lies on a square space and ends at some sides of it, with round corners and, where it is worn,
/// edges that are not quite straight. At the edges of the square it meets the like on the neighbours.
struct GroundShape
{
    double side = 100;
    /// Where it ends, a side counted clockwise from the upper one.
    std::array<bool, 4> ends{};
    std::array<GroundCorner, 4> corners{};
    double inset = 0;    ///< from the side where it ends
    double rounding = 0; ///< between two sides where it ends
    double cutting = 0;  ///< of a corner that is cut
    double wear = 0;     ///< how far its edge goes astray
    quint32 seed = 0;    ///< by which it does

    QPainterPath area() const;
    /// The sides where it ends and its notches, as lines.
    QPainterPath edge() const;

private:
    struct Walk;
    Walk walk() const;
    void turn(Walk& walk, std::size_t corner) const;
    void follow(Walk& walk, std::size_t sideOfSpace, QPointF to) const;
};

} // namespace tablewood
