#include "art/map_grain.h"

#include "art/art_random.h"
#include "art/brushwork.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tablewood {

namespace {

/// Random values on a lattice that repeats itself, with smooth passages between them.
class Lattice
{
public:
    Lattice(int side, quint32 seed) : m_side(side), m_values(static_cast<std::size_t>(side * side))
    {
        ArtRandom random(seed);
        for (float& value : m_values)
            value = static_cast<float>(random.centred());
    }

    /// Adds a row of `length` values, of which the whole width of the lattice is as long.
    void addRow(std::vector<float>& row, double down, float strength) const
    {
        const double y = down * m_side;
        const int above = static_cast<int>(y);
        const float share = smooth(static_cast<float>(y - above));
        const std::size_t length = row.size();
        for (std::size_t i = 0; i < length; ++i) {
            const float x = static_cast<float>(i) * static_cast<float>(m_side) / static_cast<float>(length);
            const int left = static_cast<int>(x);
            const float across = smooth(x - static_cast<float>(left));
            const float top = between(at(left, above), at(left + 1, above), across);
            const float foot = between(at(left, above + 1), at(left + 1, above + 1), across);
            row[i] += strength * between(top, foot, share);
        }
    }

private:
    static float smooth(float t) { return t * t * (3 - 2 * t); }
    static float between(float from, float to, float share) { return from + (to - from) * share; }
    float at(int column, int row) const
    {
        return m_values[static_cast<std::size_t>(row % m_side * m_side + column % m_side)];
    }

    int m_side;
    std::vector<float> m_values;
};

/// So many places a side have a value of their own, which counts so much. Numbers without a common measure
/// let no squares be seen.
struct Octave
{
    int places;
    float strength;
};
constexpr std::array kOctaves{Octave{5, 0.42F}, Octave{11, 0.36F}, Octave{23, 0.30F}, Octave{47, 0.24F},
                              Octave{101, 0.22F}};

} // namespace

QImage terrainGrain(const TerrainLook& look, int spaces, int cell, quint32 seed)
{
    std::vector<Lattice> lattices;
    for (const Octave& octave : kOctaves)
        lattices.emplace_back(octave.places, seed * 31 + static_cast<quint32>(octave.places));
    const QColor middle = mix(look.top, look.foot, 0.5);
    const QColor dark = mix(look.foot, Qt::black, 0.20);
    const QColor light = mix(look.top, Qt::white, 0.12);
    constexpr int kShades = 256;
    std::array<QRgb, kShades> shades{};
    for (int shade = 0; shade < kShades; ++shade) {
        const double t = shade / (kShades - 1.0) * 2 - 1;
        shades[static_cast<std::size_t>(shade)] =
            (t < 0 ? mix(middle, dark, -t) : mix(middle, light, t)).rgb();
    }
    const int side = spaces * cell;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    std::vector<float> row(static_cast<std::size_t>(side));
    for (int y = 0; y < side; ++y) {
        std::ranges::fill(row, 0.0F);
        for (std::size_t i = 0; i < lattices.size(); ++i)
            lattices[i].addRow(row, static_cast<double>(y) / side, kOctaves[i].strength);
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (std::size_t x = 0; x < row.size(); ++x) {
            const float shade = std::clamp(row[x] * 1.25F + 0.5F, 0.0F, 1.0F);
            line[x] = shades[static_cast<std::size_t>(shade * (kShades - 1))];
        }
    }
    return image;
}

} // namespace tablewood
