#pragma once

#include "bots/bot.h"

namespace tablewood {

/// Any of the offers of a view that has some, each as likely as the others.
inline const std::string& anyOffer(const SeatView& view, Random& random)
{
    return view.offers[random.below(static_cast<std::uint32_t>(view.offers.size()))].move;
}

/// Takes any of its offers, each as likely as the others.
class RandomBot final : public Bot
{
public:
    std::string choose(const SeatView& view, const Match&, Random& random, const std::atomic<bool>&) override
    {
        return anyOffer(view, random);
    }
};

} // namespace tablewood
