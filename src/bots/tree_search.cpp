#include "bots/tree_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace tablewood {

namespace {

/// The tree grows no further than this, some 100 MB: beyond it positions are played out from where it ends.
constexpr std::size_t kMostBranches = 4'000'000;
/// A course of moves longer than this ends the iteration where it is.
constexpr std::size_t kMostSteps = 1000;
/// How many iterations pass between two looks at the clock.
constexpr std::int64_t kIterationsBetweenLooks = 8;
/// And how many between two looks at whether the choice is made already.
constexpr std::int64_t kIterationsBetweenCounts = 64;

/// The natural logarithm, roughly: a bonus needs no more.
float roughLog(std::uint32_t number)
{
    constexpr float ln2 = 0.6931F;
    return static_cast<float>(std::bit_width(number)) * ln2;
}

/// Where a listed move is among those worth a thought; where all are, at its own number.
std::optional<std::size_t> placeAmong(const std::vector<std::uint32_t>& sensible, std::size_t move)
{
    if (move < sensible.size() && sensible[move] == move)
        return move;
    const auto found = std::ranges::find(sensible, move);
    if (found == sensible.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - sensible.begin());
}

} // namespace

TreeSearch::TreeSearch(const Match& imagined, Seat seat, const SearchStyle& style)
    : m_root(imagined), m_seat(seat), m_style(style), m_match(imagined.clone()), m_nodes(1)
{
}

void TreeSearch::run(const SearchLimits& limits, Random& random)
{
    constexpr auto endless = std::numeric_limits<std::int64_t>::max();
    const auto start = limits.now();
    std::int64_t inTime = endless;
    for (std::int64_t done = 0;; ++done) {
        if (limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed))
            return;
        if (limits.time.count() > 0 && done > 0 && done % kIterationsBetweenLooks == 0) {
            const std::chrono::duration<double> passed = limits.now() - start;
            inTime = std::llround(static_cast<double>(done) * (limits.time / passed - 1.0));
        }
        const std::int64_t left =
            std::min(inTime, limits.iterations > 0 ? limits.iterations - done : endless);
        if (left <= 0 || (done % kIterationsBetweenCounts == 0 && isDecided(left)))
            return;
        iterate(random);
    }
}

bool TreeSearch::isDecided(std::int64_t left) const
{
    std::uint32_t most = 0;
    std::uint32_t next = 0;
    for (const Branch& branch : m_nodes.front()) {
        next = std::max(next, std::min(most, branch.visits));
        most = std::max(most, branch.visits);
    }
    return most - next > left;
}

std::vector<Candidate> TreeSearch::candidates() const
{
    const auto match = m_root.clone();
    std::vector<Candidate> sensible;
    std::vector<Candidate> follies;
    match->listMoves(m_seat);
    std::vector<std::uint32_t> worthAThought;
    match->listSensible(m_seat, worthAThought);
    for (const std::uint32_t i : worthAThought) {
        Candidate one;
        one.move = match->listedText(i);
        for (const Branch& branch : m_nodes.front())
            if (branch.key == match->listedKey(i) && branch.visits > 0) {
                one.visits = branch.visits;
                one.worth = branch.sum / static_cast<float>(branch.visits);
            }
        (match->isListedFolly(m_seat, i) ? follies : sensible).push_back(std::move(one));
    }
    return sensible.empty() ? follies : sensible;
}

void TreeSearch::iterate(Random& random)
{
    m_match->becomeSample(m_root, m_seat, random);
    m_path.clear();
    for (std::uint32_t node = 0; m_path.size() < kMostSteps;) {
        const Seat seat = node == 0 ? m_seat : mover(random);
        const std::size_t moves = seat.isPlayer() ? m_match->listMoves(seat) : 0;
        if (moves == 0)
            break;
        const std::size_t chosen = choose(m_nodes[node], seat, random);
        const std::uint32_t branch = m_branchOf[chosen];
        m_match->playListed(seat, m_sensible[chosen]);
        m_path.push_back({node, branch, seat});
        const std::uint32_t next = m_nodes[node][branch].node;
        if (next == 0) {
            if (m_branches < kMostBranches) {
                m_nodes[node][branch].node = static_cast<std::uint32_t>(m_nodes.size());
                m_nodes.emplace_back();
            }
            m_match->playOn(m_style.playoutMoves, random);
            break;
        }
        node = next;
    }
    m_match->judge(m_worths);
    for (const Step& step : m_path) {
        Branch& branch = m_nodes[step.node][step.branch];
        branch.sum += m_worths[static_cast<std::size_t>(step.seat.index)];
        ++branch.visits;
    }
    ++m_iterations;
}

Seat TreeSearch::mover(Random& random)
{
    Seat seat = m_match->mover();
    while (seat == Seat::clock() && m_match->playOn(1, random) > 0)
        seat = m_match->mover();
    return seat;
}

std::size_t TreeSearch::choose(Node& node, Seat seat, Random& random)
{
    m_match->listSensible(seat, m_sensible);
    m_branchOf.resize(m_sensible.size());
    float sum = 0.0F;
    std::uint32_t visits = 0;
    for (std::size_t i = 0; i < m_sensible.size(); ++i) {
        m_branchOf[i] = branchOf(node, m_match->listedKey(m_sensible[i]), i);
        Branch& branch = node[m_branchOf[i]];
        ++branch.chances;
        sum += branch.sum;
        visits += branch.visits;
    }
    // The move that the game thinks likely is tried first; where it is worth no thought, the best one. A move
    // that was never tried is thought to be as good as the others on average.
    const std::size_t likely = placeAmong(m_sensible, m_match->likelyListed(seat, random)).value_or(0);
    if (node[m_branchOf[likely]].visits == 0)
        return likely;
    const float usual = sum / static_cast<float>(visits);
    std::size_t best = 0;
    float most = -1.0F;
    for (std::size_t i = 0; i < m_sensible.size(); ++i) {
        const Branch& branch = node[m_branchOf[i]];
        const float tries = branch.visits == 0 ? 1.0F : static_cast<float>(branch.visits);
        const float worth = branch.visits == 0 ? usual : branch.sum / tries;
        const float value = worth + m_style.curiosity * std::sqrt(roughLog(branch.chances) / tries);
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}

std::uint32_t TreeSearch::branchOf(Node& node, std::uint64_t key, std::size_t guess)
{
    // The same moves in the same order are the rule; else it is looked for.
    if (guess < node.size() && node[guess].key == key)
        return static_cast<std::uint32_t>(guess);
    for (std::size_t i = 0; i < node.size(); ++i)
        if (node[i].key == key)
            return static_cast<std::uint32_t>(i);
    node.push_back({key, 0.0F, 0, 0, 0});
    ++m_branches;
    return static_cast<std::uint32_t>(node.size() - 1);
}

} // namespace tablewood
