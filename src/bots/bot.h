#pragma once

#include "kernel/random.h"
#include "wire/seat_view.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tablewood {

/// What a bot waits before it moves where people play with it: slow enough to see what it did, quick enough
/// not to wait for it.
inline constexpr std::chrono::milliseconds kBotPace{900};

/// A player for an empty seat, who knows what its seat sees and nothing more.
class Bot
{
public:
    virtual ~Bot() = default;
    /// The text of one of the view's offers; there is at least one. `random` is the bot's own chance, never
    /// the match's.
    virtual std::string choose(const SeatView& view, Random& random) = 0;
};

/// The names of the kinds of bots.
std::vector<std::string> botNames();
/// How the bot on a seat is called, where nobody has given it a name: another on each seat.
std::string nameOfBot(Seat seat);
/// A bot by its name; throws InputError for a name that is not known.
std::unique_ptr<Bot> makeBot(std::string_view name);

} // namespace tablewood
