#include "kernel/hash.h"

namespace tablewood {

std::string hashText(std::uint64_t hash)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, hash >>= 4)
        text[static_cast<std::size_t>(i)] = digits[hash & 0xf];
    return text;
}

} // namespace tablewood
