#include "memory.h"

#include <fstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

// What a sanitizer keeps back of what is free is no memory of the program's.
#if defined(__SANITIZE_ADDRESS__)
#define TABLEWOOD_MEMORY_IS_HELD_BACK
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TABLEWOOD_MEMORY_IS_HELD_BACK
#endif
#endif

namespace tablewood {

std::int64_t memoryInUse()
{
#if defined(__GLIBC__) && !defined(TABLEWOOD_MEMORY_IS_HELD_BACK)
    const struct mallinfo2 info = mallinfo2();
    return static_cast<std::int64_t>(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

std::int64_t ownMemory(std::int64_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/smaps_rollup");
    std::int64_t total = 0;
    for (std::string word; file >> word;) {
        std::int64_t kilobytes = 0;
        if ((word == "Private_Clean:" || word == "Private_Dirty:") && file >> kilobytes)
            total += kilobytes * 1024;
    }
    return total;
}

} // namespace tablewood
