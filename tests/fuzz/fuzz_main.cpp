#include "decoders.h"

#include <cstddef>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    tablewood::readAnything({data, size});
    return 0;
}
