#include "moderator/forest_echo.h"

namespace tablewood::sound {

namespace {

constexpr std::array<std::size_t, 4> lengths{2579, 3559, 4813,
                                             6473}; // 54 to 135 ms, without a common divisor
constexpr float returned = 0.62F;
constexpr float barely = 1e-18F; // keeps silence away from the numbers that processors are slow with

} // namespace

ForestEcho::ForestEcho()
{
    for (std::size_t i = 0; i < paths; ++i)
        m_paths[i].assign(lengths[i], 0.0F);
}

void ForestEcho::addTo(Block& out, const Samples& in)
{
    const float dullness = smoothing(2600.0F);
    for (std::size_t n = 0; n < blockFrames; ++n) {
        std::array<float, paths> back{};
        float sum = 0.0F;
        for (std::size_t i = 0; i < paths; ++i) {
            back[i] = m_dull[i].next(m_paths[i][m_at[i]] + barely, dullness);
            sum += back[i];
        }
        for (std::size_t i = 0; i < paths; ++i) {
            m_paths[i][m_at[i]] = in[n] + returned * (back[i] - 0.5F * sum);
            m_at[i] = m_at[i] + 1 == lengths[i] ? 0 : m_at[i] + 1;
        }
        out.left[n] += back[0] - back[2];
        out.right[n] += back[1] - back[3];
    }
}

} // namespace tablewood::sound
