#include "art/sight.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace tablewood {

namespace {

using Light = std::array<double, 3>;

/// The share of red, green and blue light that reaches each of them.
using Shares = std::array<Light, 3>;

constexpr std::array<const char*, 3> kSightNames{"without-red", "without-green", "without-blue"};
constexpr std::array<Shares, 3> kShares{
    {{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

std::array<double, 256> lightOfBytes()
{
    std::array<double, 256> light{};
    for (std::size_t i = 0; i < light.size(); ++i) {
        const double share = static_cast<double>(i) / 255;
        light[i] = share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    }
    return light;
}

int byteOf(double light)
{
    const double clamped = std::clamp(light, 0.0, 1.0);
    return static_cast<int>(std::lround(
        255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055)));
}

} // namespace

std::optional<Sight> sightNamed(const QString& name)
{
    const auto found = std::ranges::find_if(kSightNames, [&](const char* each) { return name == each; });
    if (found == kSightNames.end())
        return std::nullopt;
    return static_cast<Sight>(found - kSightNames.begin());
}

QStringList sightNames() { return {kSightNames.begin(), kSightNames.end()}; }

QImage seen(const QImage& picture, Sight sight)
{
    const Shares& shares = kShares.at(static_cast<std::size_t>(sight));
    const std::array<double, 256> light = lightOfBytes();
    QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < seen.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            const QRgb pixel = line[x];
            const Light had{light[static_cast<std::size_t>(qRed(pixel))],
                            light[static_cast<std::size_t>(qGreen(pixel))],
                            light[static_cast<std::size_t>(qBlue(pixel))]};
            std::array<int, 3> sees{};
            for (std::size_t i = 0; i < sees.size(); ++i)
                sees[i] = byteOf(shares[i][0] * had[0] + shares[i][1] * had[1] + shares[i][2] * had[2]);
            line[x] = qRgba(sees[0], sees[1], sees[2], qAlpha(pixel));
        }
    }
    return seen.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

} // namespace tablewood
