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

namespace {

std::int64_t privateMemory(const std::string& process)
{
    std::ifstream file("/proc/" + process + "/smaps_rollup");
    std::int64_t total = 0;
    for (std::string word; file >> word;) {
        std::int64_t kilobytes = 0;
        if ((word == "Private_Clean:" || word == "Private_Dirty:") && file >> kilobytes)
            total += kilobytes * 1024;
    }
    return total;
}

} // namespace

std::int64_t ownMemory()
{
#ifdef TABLEWOOD_MEMORY_IS_HELD_BACK
    return 0;
#else
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    return privateMemory("self");
#endif
}

std::int64_t ownMemory(std::int64_t process) { return privateMemory(std::to_string(process)); }

} // namespace tablewood
