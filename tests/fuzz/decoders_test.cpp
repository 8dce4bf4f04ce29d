#include "changed_seeds.h"
#include "decoders.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("Every seed of the fuzzer of the network, and what is like them, is read or refused")
{
    readWhatIsLikeSeeds("wire", 100'000, readAnything);
}
