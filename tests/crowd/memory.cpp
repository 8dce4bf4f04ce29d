#include "memory.h"

#include <fstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace tablewood {

std::int64_t ownMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    std::ifstream file("/proc/self/smaps_rollup");
    std::int64_t total = 0;
    for (std::string word; file >> word;) {
        std::int64_t kilobytes = 0;
        if ((word == "Private_Clean:" || word == "Private_Dirty:") && file >> kilobytes)
            total += kilobytes * 1024;
    }
    return total;
}

} // namespace tablewood
