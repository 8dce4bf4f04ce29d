#include "lan/find/table_code.h"

#include <algorithm>
#include <array>

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

constexpr int kLeast = 10;
constexpr int kNumbers = 90;

std::string codeOf(std::string_view first, std::string_view second, int number)
{
    return std::string(first) + ' ' + std::string(second) + ' ' + std::to_string(number);
}

std::string bare(std::string_view typed)
{
    std::string letters;
    for (const char c : typed) {
        if (c >= 'a' && c <= 'z')
            letters += static_cast<char>(c - 'a' + 'A');
        else if (c != ' ' && c != '-' && c != '\t')
            letters += c;
    }
    return letters;
}

} // namespace

std::string codeOf(const TableId& table)
{
    // The id is drawn, so that any of its bytes are as good as others.
    const auto first = kFirst[table[0] % kFirst.size()];
    const auto second = kSecond[table[1] % kSecond.size()];
    return codeOf(first, second, kLeast + table[2] % kNumbers);
}

std::string codeFrom(std::string_view typed)
{
    constexpr std::size_t kDigits = 2;
    const std::string letters = bare(typed);
    if (letters.size() <= kDigits)
        return {};
    const std::string words = letters.substr(0, letters.size() - kDigits);
    const std::string digits = letters.substr(words.size());
    if (!std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }) || digits.front() == '0')
        return {};
    for (const std::string_view first : kFirst)
        for (const std::string_view second : kSecond)
            if (words.size() == first.size() + second.size() && words.starts_with(first) &&
                words.ends_with(second))
                return codeOf(first, second, std::stoi(digits));
    return {};
}

} // namespace tablewood::lan
