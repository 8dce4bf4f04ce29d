#include "changed_seeds.h"
#include "file_readers.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("Every match file among the seeds, and what is like them, is read or refused")
{
    readWhatIsLikeSeeds("matches", 1'000, readMatchBytes);
}

TEST_CASE("Every position among the seeds, and what is like them, is read or refused")
{
    readWhatIsLikeSeeds("positions", 1'000, readPositionBytes);
}

TEST_CASE("All content among the seeds, and what is like it, is read or refused")
{
    readWhatIsLikeSeeds("content", 500, readContentBytes);
}

TEST_CASE("Every night's script among the seeds, and what is like it, is read or refused")
{
    readWhatIsLikeSeeds("nights", 3'000, readNightBytes);
}

TEST_CASE("Every map among the seeds, and what is like it, is checked, opened and played, or refused")
{
    readWhatIsLikeSeeds("maps", 1'000, readMapBytes);
}

TEST_CASE("Every settings.ini among the seeds, and what is like them, is read or set aside")
{
    readWhatIsLikeSeeds("settings", 200, readSettingsBytes);
}
