#include "bots/search_bot.h"

#include <algorithm>
#include <cmath>

namespace tablewood {

namespace {

constexpr SearchStyle kStyle{12, 0.15F};
constexpr std::uint32_t kWhole = 1 << 16;
/// While all wait for the seat, as within an action that is taken step by step, a move has this part of its
/// time.
constexpr int kPartsWhileHeld = 8;

bool happens(float chance, Random& random)
{
    return static_cast<float>(random.below(kWhole)) < chance * static_cast<float>(kWhole);
}

/// How a move tempts: by the root of how often it was looked at, or longer thought would make carelessness no
/// fault.
std::uint32_t temptation(const Candidate& one)
{
    constexpr double kFineness = 100.0;
    return static_cast<std::uint32_t>(kFineness * std::sqrt(static_cast<double>(one.visits)));
}

/// Any of the moves, each as likely as it tempts.
const std::string& tempting(const std::vector<Candidate>& all, Random& random)
{
    std::uint32_t sum = 0;
    for (const Candidate& one : all)
        sum += temptation(one);
    std::uint32_t left = random.below(std::max(sum, 1U));
    for (const Candidate& one : all) {
        if (left < temptation(one))
            return one.move;
        left -= temptation(one);
    }
    return all.front().move;
}

} // namespace

SearchBot::SearchBot(const Strength& strength, const SearchLimits& limits)
    : m_strength(strength), m_limits(limits)
{
    const auto part = [&](auto whole) {
        return static_cast<std::int64_t>(static_cast<double>(whole) * double{strength.share});
    };
    m_limits.time = std::chrono::microseconds(part(limits.time.count()));
    if (limits.iterations > 0)
        m_limits.iterations = std::max<std::int64_t>(part(limits.iterations), 1);
}

std::string SearchBot::choose(const SeatView& view, const Match& imagined, Random& random,
                              const std::atomic<bool>& stop)
{
    if (view.offers.size() == 1)
        return view.offers.front().move;
    TreeSearch search(imagined, view.offers.front().seat, kStyle);
    SearchLimits limits = m_limits;
    limits.stop = &stop;
    if (imagined.holder() == view.offers.front().seat)
        limits.time /= kPartsWhileHeld;
    search.run(limits, random);
    const std::vector<Candidate> all = search.candidates();
    if (happens(m_strength.carelessness, random))
        return tempting(all, random);
    return std::ranges::max_element(all, {}, &Candidate::visits)->move;
}

} // namespace tablewood
