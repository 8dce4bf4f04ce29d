#pragma once

#include "bots/tree_search.h"
#include "kernel/random.h"
#include "wire/seat_view.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tablewood {

/// How long a bot waits before it moves where people play with it. They see what it did, and need not wait
/// for it.
inline constexpr std::chrono::milliseconds kBotPace{900};
/// How long a bot may think about a move unless it is told otherwise.
inline constexpr SearchLimits kThinking{0, std::chrono::milliseconds(1500)};
/// The same for a hint: short, since the person who asked waits.
inline constexpr SearchLimits kAdvising{0, std::chrono::milliseconds(800)};

/// A player for an empty seat, who knows what its seat sees and nothing more.
class Bot
{
public:
    virtual ~Bot() = default;
    /// The text of one of the view's offers; there is at least one. `imagined` is a match that the seat
    /// cannot tell from the true one. `random` is the bot's own chance, never the match's. Once `stop` is
    /// true it decides at once.
    virtual std::string choose(const SeatView& view, const Match& imagined, Random& random,
                               const std::atomic<bool>& stop) = 0;
    /// Whether choosing takes so long that nobody should wait for it.
    virtual bool takesTime() const { return false; }
    /// How long it takes at most, as everybody may know who knows its kind.
    virtual std::chrono::microseconds mostTime() const { return {}; }
};

/// The names of the kinds of bots, the weakest first: "random" takes anything that is offered.
std::vector<std::string> botNames();
/// Those among them that people play with, the weakest first.
std::vector<std::string> botStrengths();
/// The bot of a seat for which nobody has chosen another.
inline constexpr const char* kStandardBot = "mild";
/// How the bot on a seat is called, where nobody has given it a name: another on each seat.
std::string nameOfBot(Seat seat);
/// A bot by its name, which thinks within these limits about each move; throws InputError for a name that is
/// not known.
std::unique_ptr<Bot> makeBot(std::string_view name, const SearchLimits& limits = kThinking);

} // namespace tablewood
