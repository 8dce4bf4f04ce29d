#include "bots/bot.h"

#include "bots/random_bot.h"
#include "kernel/input_error.h"

#include <array>

namespace tablewood {

namespace {

constexpr std::array<const char*, kMaxSeats> kNames{
    "Nettle", "Bramble", "Thistle", "Sorrel", "Hazel",   "Yarrow", "Teasel", "Bracken",
    "Clover", "Fennel",  "Juniper", "Mallow", "Burdock", "Tansy",  "Willow", "Rowan"};

} // namespace

std::string nameOfBot(Seat seat) { return kNames.at(static_cast<std::size_t>(seat.index)); }

std::vector<std::string> botNames() { return {"random"}; }

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    std::string known;
    for (const std::string& one : botNames())
        known += (known.empty() ? "" : ", ") + one;
    throw InputError("bot", "\"" + std::string(name) + "\" is not known", "Known: " + known);
}

} // namespace tablewood
