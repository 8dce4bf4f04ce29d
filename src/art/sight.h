#pragma once

#include <QImage>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace tablewood {

/// Eyes that lack the cones for one light: protanopia, deuteranopia, tritanopia.
enum class Sight : std::uint8_t
{
    withoutRed,
    withoutGreen,
    withoutBlue
};

/// By its name, as in "without-green"; nothing if there is none of it.
std::optional<Sight> sightNamed(const QString& name);
QStringList sightNames();

/// The picture as such eyes see it (after Machado, Oliveira and Fernandes 2009, all cones of one kind
/// missing). Transparency stays.
QImage seen(const QImage& picture, Sight sight);

} // namespace tablewood
