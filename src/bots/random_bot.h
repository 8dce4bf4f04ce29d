#pragma once

#include "bots/bot.h"

namespace tablewood {

/// Takes any of its offers, each as likely as the others.
class RandomBot final : public Bot
{
public:
    std::string choose(const SeatView& view, Random& random) override
    {
        return view.offers[random.below(static_cast<std::uint32_t>(view.offers.size()))].move;
    }
};

} // namespace tablewood
