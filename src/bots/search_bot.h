#pragma once

#include "bots/bot.h"
#include "bots/tree_search.h"

namespace tablewood {

/// How strong a bot that searches is.
struct Strength
{
    /// The part of its time that it uses.
    float share = 1.0F;
    /// How often it takes a move for its promise rather than the best one.
    float carelessness = 0.0F;
};

/// Thinks ahead over samples of what its seat does not know.
class SearchBot final : public Bot
{
public:
    SearchBot(const Strength& strength, const SearchLimits& limits);

    std::string choose(const SeatView& view, const Match& imagined, Random& random,
                       const std::atomic<bool>& stop) override;
    bool takesTime() const override { return true; }
    std::chrono::microseconds mostTime() const override { return m_limits.time; }

private:
    Strength m_strength;
    SearchLimits m_limits;
};

} // namespace tablewood
