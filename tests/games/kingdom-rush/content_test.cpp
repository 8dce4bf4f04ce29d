#include "games/kingdom-rush/content/horde_grids.h"
#include "games/kingdom-rush/content/reader.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

const std::string kFolder = std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games/kingdom-rush";

std::string said(const Faults& faults)
{
    std::string all;
    for (const Fault& fault : faults)
        all += std::string(fault.what()) + "\n";
    return all;
}

} // namespace

TEST_CASE("the grids of the hordes are as their waves and colours ask, and can be covered")
{
    ContentFolder folder(kFolder);
    Faults faults;
    const Content box = readBox(folder, faults);
    CHECK(said(faults) == "");
    CHECK(said(gridFaults(box, "hordes.json")) == "");
}
