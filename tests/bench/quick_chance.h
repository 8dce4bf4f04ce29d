#pragma once

#include <cstddef>
#include <cstdint>

namespace tablewood::bench {

/// Chance that costs next to nothing: what is measured are the rules.
class QuickChance
{
public:
    std::size_t below(std::size_t bound)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return static_cast<std::size_t>((m_state >> 32) * bound >> 32);
    }

private:
    std::uint64_t m_state = 88172645463325252;
};

} // namespace tablewood::bench
