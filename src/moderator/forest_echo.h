#pragma once

#include "moderator/sound_shapes.h"

#include <array>
#include <vector>

namespace tablewood::sound {

/// The echo of trunks and slopes: four delays that feed each other and dull what they return.
class ForestEcho
{
public:
    ForestEcho();

    /// Adds the echo of `in` to `out`.
    void addTo(Block& out, const Samples& in);

private:
    static constexpr std::size_t paths = 4;

    std::array<std::vector<float>, paths> m_paths;
    std::array<std::size_t, paths> m_at{};
    std::array<LowPass, paths> m_dull;
};

} // namespace tablewood::sound
