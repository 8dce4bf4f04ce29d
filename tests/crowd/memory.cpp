#include "memory.h"

#include <fstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
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
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    return privateMemory("self");
}

std::int64_t ownMemory(std::int64_t process) { return privateMemory(std::to_string(process)); }

} // namespace tablewood
