#pragma once

#include <QStringView>

namespace tablewood {

/// A small generator for decoration only: the same seed draws the same picture on every machine.
class ArtRandom
{
public:
    explicit ArtRandom(quint32 seed) : m_state(seed) {}

    /// The next number in [0, 1).
    double next()
    {
        m_state += 0x6D2B79F5U;
        quint32 t = m_state;
        t = (t ^ (t >> 15)) * (t | 1U);
        t ^= t + (t ^ (t >> 7)) * (t | 61U);
        return (t ^ (t >> 14)) / 4294967296.0;
    }

    /// The next number in [-0.5, 0.5).
    double centred() { return next() - 0.5; }

private:
    quint32 m_state;
};

/// FNV-1a over UTF-16 units: a seed from a key.
inline quint32 artSeed(QStringView key)
{
    quint32 hash = 2166136261U;
    for (const QChar unit : key)
        hash = (hash ^ unit.unicode()) * 16777619U;
    return hash;
}

} // namespace tablewood
