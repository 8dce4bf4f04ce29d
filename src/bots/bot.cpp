#include "bots/bot.h"

#include "bots/random_bot.h"
#include "bots/search_bot.h"
#include "kernel/input_error.h"

#include <array>

namespace tablewood {

namespace {

constexpr std::array<const char*, kMaxSeats> kNames{
    "Nettle", "Bramble", "Thistle", "Sorrel", "Hazel",   "Yarrow", "Teasel", "Bracken",
    "Clover", "Fennel",  "Juniper", "Mallow", "Burdock", "Tansy",  "Willow", "Rowan"};

constexpr const char* kRandom = "random";

struct Kind
{
    const char* name = "";
    Strength strength;
};
constexpr std::array<Kind, 3> kSearching{Kind{"mild", {0.02F, 0.8F}}, Kind{"fair", {0.15F, 0.5F}},
                                         Kind{"sharp", {1.0F, 0.0F}}};

} // namespace

std::string nameOfBot(Seat seat) { return kNames.at(static_cast<std::size_t>(seat.index)); }

std::vector<std::string> botNames()
{
    std::vector<std::string> names = botStrengths();
    names.insert(names.begin(), kRandom);
    return names;
}

std::vector<std::string> botStrengths()
{
    std::vector<std::string> names;
    names.reserve(std::size(kSearching));
    for (const Kind& kind : kSearching)
        names.emplace_back(kind.name);
    return names;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const SearchLimits& limits)
{
    if (name == kRandom)
        return std::make_unique<RandomBot>();
    for (const Kind& kind : kSearching)
        if (name == kind.name)
            return std::make_unique<SearchBot>(kind.strength, limits);
    std::string known;
    for (const std::string& one : botNames())
        known += (known.empty() ? "" : ", ") + one;
    throw InputError("bot", "\"" + std::string(name) + "\" is not known", "Known: " + known);
}

} // namespace tablewood
