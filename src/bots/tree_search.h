#pragma once

#include "kernel/match.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tablewood {

/// How a search looks ahead.
struct SearchStyle
{
    /// Moves of a playout before the position is judged.
    int playoutMoves = 0;
    /// How much a move that was tried seldom is preferred to one that did well.
    float curiosity = 0.0F;
};

/// When a search ends: after so many iterations or so much time, whatever comes first; 0 for no limit. At
/// once when `stop` becomes true.
struct SearchLimits
{
    std::int64_t iterations = 0;
    std::chrono::microseconds time{0};
    const std::atomic<bool>* stop = nullptr;
    /// The clock; a test turns its own.
    std::chrono::steady_clock::time_point (*now)() = &std::chrono::steady_clock::now;
};

/// A move that a search has looked at: how often, and what it was worth to its seat on average, from 0 to 1.
struct Candidate
{
    std::string move;
    std::uint32_t visits = 0;
    float worth = 0.0F;
};

/// Information-set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse 2012): each
/// iteration draws anew what the seat does not know, so that the search knows no more than the seat. Chance
/// is not in the tree: a node stands for the moves that lead to it. It works for any number of seats, each of
/// which plays for itself. Where the game says which moves are worth a thought (NarrowsSearch) the tree has
/// these alone; what follows beyond it may be any move.
class TreeSearch
{
public:
    /// `imagined` is a match that the seat cannot tell from the true one, and outlives the search.
    TreeSearch(const Match& imagined, Seat seat, const SearchStyle& style);

    /// Looks ahead until a limit is reached, or until the move that was looked at most often would stay that
    /// one up to the limit. Can be called again to go on.
    void run(const SearchLimits& limits, Random& random);

    std::int64_t iterations() const { return m_iterations; }
    /// The seat's moves that are worth a thought, in the game's order, without those that the game calls
    /// folly if there are others.
    std::vector<Candidate> candidates() const;

private:
    /// A move of a position, as far as it is known. `node` is what comes after it, 0 while nothing is known
    /// of it.
    struct Branch
    {
        std::uint64_t key = 0;
        float sum = 0.0F;
        std::uint32_t visits = 0;
        /// How often it could be chosen.
        std::uint32_t chances = 0;
        std::uint32_t node = 0;
    };
    using Node = std::vector<Branch>;
    struct Step
    {
        std::uint32_t node = 0;
        std::uint32_t branch = 0;
        Seat seat;
    };

    /// Whether no other move can be looked at more often within so many iterations.
    bool isDecided(std::int64_t left) const;
    void iterate(Random& random);
    /// Plays the clock's moves, then returns the seat that moves next; `none` when the match is over.
    Seat mover(Random& random);
    /// Finds the branches of the seat's listed moves that are worth a thought and says which of these to
    /// follow, by its place among them.
    std::size_t choose(Node& node, Seat seat, Random& random);
    /// The branch of this key, which is likely to be the one at `guess`.
    std::uint32_t branchOf(Node& node, std::uint64_t key, std::size_t guess);

    const Match& m_root;
    Seat m_seat;
    SearchStyle m_style;
    std::unique_ptr<Match> m_match;
    std::vector<Node> m_nodes;
    std::size_t m_branches = 0;
    std::vector<Step> m_path;
    /// The listed moves of the match that are worth a thought, by their numbers, and the branch of each.
    std::vector<std::uint32_t> m_sensible;
    std::vector<std::uint32_t> m_branchOf;
    std::array<float, kMaxSeats> m_worths{};
    std::int64_t m_iterations = 0;
};

} // namespace tablewood
