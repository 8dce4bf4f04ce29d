#include "art/soft_patch.h"

#include "art/brushwork.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tablewood {

namespace {

constexpr QRgb shadowColour = 0xFF030605;

using Plane = std::vector<float>;

std::size_t indexOf(int x, int y, int side)
{
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x);
}

std::vector<float> bell(double blur)
{
    const int reach = static_cast<int>(std::ceil(blur * 3));
    std::vector<float> weights;
    double sum = 0;
    for (int at = -reach; at <= reach; ++at) {
        const double weight = std::exp(-at * at / (2 * blur * blur));
        weights.push_back(static_cast<float>(weight));
        sum += weight;
    }
    for (float& weight : weights)
        weight /= static_cast<float>(sum);
    return weights;
}

// Blurs along the rows and gives the turned picture, so that doing it twice blurs both ways.
Plane blurredAndTurned(const Plane& plane, int side, const std::vector<float>& weights)
{
    const int reach = static_cast<int>(weights.size()) / 2;
    Plane result(plane.size());
    std::vector<float> blurred(static_cast<std::size_t>(side));
    for (int y = 0; y < side; ++y) {
        const float* const row = &plane[indexOf(0, y, side)];
        if (std::all_of(row, row + side, [](float value) { return value == 0; }))
            continue;
        std::ranges::fill(blurred, 0.F);
        // Weight by weight along the whole row: the compiler adds several places at once.
        for (int at = -reach; at <= reach; ++at) {
            const float weight = weights[static_cast<std::size_t>(at + reach)];
            for (int x = std::max(0, -at); x < std::min(side, side - at); ++x)
                blurred[static_cast<std::size_t>(x)] += weight * row[x + at];
        }
        for (int x = 0; x < side; ++x)
            result[indexOf(y, x, side)] = blurred[static_cast<std::size_t>(x)];
    }
    return result;
}

} // namespace

std::optional<SoftPatch> SoftPatch::shadow(int level)
{
    switch (level) {
    case 1:
        return SoftPatch{40, 24, 8, 5, QColor(shadowColour), 0.60};
    case 2:
        return SoftPatch{56, 48, 10, 11, QColor(shadowColour), 0.62};
    case 3:
        return SoftPatch{80, 80, 14, 20, QColor(shadowColour), 0.70};
    default:
        return std::nullopt;
    }
}

SoftPatch SoftPatch::glow(const QColor& tint) { return {44, 36, 12, 10, tint, 0.95}; }

QImage SoftPatch::image(double scale) const
{
    const int pixels = std::max(1, qRound(side() * scale));
    QImage mask(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    {
        QPainter painter(&mask);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(roundedPath(pad * scale, pad * scale, core * scale, core * scale, radius * scale),
                         Qt::white);
    }
    Plane plane(static_cast<std::size_t>(pixels) * pixels);
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x)
            plane[indexOf(x, y, pixels)] = static_cast<float>(qAlpha(mask.pixel(x, y)) / 255.0);
    }
    const std::vector<float> weights = bell(blur * scale);
    plane = blurredAndTurned(blurredAndTurned(plane, pixels, weights), pixels, weights);
    QImage patch(pixels, pixels, QImage::Format_ARGB32);
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            const double alpha = plane[indexOf(x, y, pixels)] * strength;
            patch.setPixel(x, y, qRgba(colour.red(), colour.green(), colour.blue(), qRound(alpha * 255)));
        }
    }
    return patch;
}

} // namespace tablewood
