#include "decoders.h"
#include "file_readers.h"

#include <cstddef>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    tablewood::FUZZ_READER({data, size});
    return 0;
}
