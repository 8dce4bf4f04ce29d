#include "bots/search_bot.h"

#include <algorithm>

namespace tablewood {

namespace {

constexpr SearchStyle kStyle{12, 0.15F};
constexpr std::uint32_t kWhole = 1 << 16;

bool happens(float chance, Random& random)
{
    return static_cast<float>(random.below(kWhole)) < chance * static_cast<float>(kWhole);
}

/// Any of the moves, each as likely as it was looked at.
const std::string& tempting(const std::vector<Candidate>& all, Random& random)
{
    std::uint32_t visits = 0;
    for (const Candidate& one : all)
        visits += one.visits;
    std::uint32_t left = random.below(std::max(visits, 1U));
    for (const Candidate& one : all) {
        if (left < one.visits)
            return one.move;
        left -= one.visits;
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
    search.run(limits, random);
    const std::vector<Candidate> all = search.candidates();
    if (happens(m_strength.carelessness, random))
        return tempting(all, random);
    return std::ranges::max_element(all, {}, &Candidate::visits)->move;
}

} // namespace tablewood
