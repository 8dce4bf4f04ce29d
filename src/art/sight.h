#pragma once

#include <QImage>

namespace tablewood {

/// The picture as eyes without green cones see it (deuteranopia after Machado, Oliveira and Fernandes 2009).
/// Transparency stays.
QImage seenWithoutGreen(const QImage& picture);

} // namespace tablewood
