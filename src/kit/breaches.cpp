#include "kit/breaches.h"

#include <algorithm>

namespace tablewood::kit {

namespace {
/// One fault shows at many positions; the first few say enough.
constexpr std::size_t kMostBreaches = 20;
} // namespace

Breaches::Breaches(const Setup& setup)
{
    m_setup = "seed " + setup.seed.text() + ", " + std::to_string(setup.seats) + " seats";
    for (const auto& [key, value] : setup.options)
        m_setup += ", " + key + "=" + value;
    setPosition(0, {});
}

void Breaches::setPosition(std::size_t movesPlayed, std::string lastMove)
{
    m_position = movesPlayed == 0
                     ? "at the start"
                     : "after move " + std::to_string(movesPlayed) + " \"" + std::move(lastMove) + "\"";
}

void Breaches::report(std::string_view check, const std::string& what)
{
    if (m_list.size() >= kMostBreaches)
        return;
    std::string breach = std::string(check) + ": " + what + " (" + m_position + "; " + m_setup + ")";
    if (std::ranges::find(m_list, breach) == m_list.end())
        m_list.push_back(std::move(breach));
}

} // namespace tablewood::kit
