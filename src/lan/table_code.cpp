#include "lan/table_code.h"

#include <string_view>

namespace tablewood::lan {

namespace {

constexpr std::array<std::string_view, 32> kFirst{
    "ALOE",  "APRIL",  "ASTER", "ATOLL", "AURORA", "BASALT", "CANYON", "DELTA",  "FJORD", "GOLD",  "INDIGO",
    "IRIS",  "KIWI",   "LAVA",  "LOTUS", "MANGO",  "METEOR", "NEST",   "NOVA",   "OLIVE", "OPAL",  "OREGANO",
    "ORION", "PAPAYA", "POLAR", "SAND",  "SEPIA",  "STEPPE", "TAIGA",  "TUNDRA", "WIND",  "WINTER"};
constexpr std::array<std::string_view, 32> kSecond{
    "BEAGLE",  "BISON", "DINGO", "EMU",    "GECKO",   "GIBBON", "GNU",     "GORILLA",
    "HAMSTER", "HUSKY", "IBIS",  "JAGUAR", "KOALA",   "LEMUR",  "LEOPARD", "MAMBA",
    "OKAPI",   "ORCA",  "OTTER", "PANDA",  "PIRANHA", "PONY",   "PUMA",    "PYTHON",
    "TAPIR",   "TIGER", "VIPER", "WAPITI", "WOLF",    "WOMBAT", "YAK",     "ZEBRA"};

} // namespace

std::string codeOf(const TableId& table)
{
    // The id is drawn, so that any of its bytes are as good as others.
    const auto first = kFirst[table[0] % kFirst.size()];
    const auto second = kSecond[table[1] % kSecond.size()];
    constexpr int kLeast = 10;
    constexpr int kNumbers = 90;
    return std::string(first) + ' ' + std::string(second) + ' ' +
           std::to_string(kLeast + table[2] % kNumbers);
}

} // namespace tablewood::lan
