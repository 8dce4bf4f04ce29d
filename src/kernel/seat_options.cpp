#include "kernel/seat_options.h"

namespace tablewood {

namespace {

std::string keyOfSeat(std::string_view key, int seat)
{
    return std::string(key) + "." + std::to_string(seat);
}

} // namespace

std::vector<std::string> keysOf(const OptionSpec& option, int seats)
{
    if (!option.isOfSeat)
        return {option.key};
    std::vector<std::string> keys;
    for (int seat = 0; seat < seats; ++seat)
        keys.push_back(keyOfSeat(option.key, seat));
    return keys;
}

std::string chosen(const GameSheet& sheet, const Setup& setup, std::string_view key, Seat seat)
{
    return chosen(sheet, setup, keyOfSeat(key, seat.index));
}

} // namespace tablewood
