#include "copies.h"
#include "test_file.h"

#include <stdexcept>

using namespace tablewood::copying;

namespace {

std::string invented(const char* name) { return contentOf(kSources / "tests/words/invented" / name); }

RowList inventedRows()
{
    RowList list;
    list.add(invented("rulebook.txt"));
    return list;
}

const Copy kRolled{3, "each player rolls the acorn die and moves their hedgehog by as many paving stones as"};
const Copy kCarried{5, "whoever carries the last pear over the kerb wins if"};
const Copy kNamed{7, "the great pear of lower hedgerow lane second edition"};

} // namespace

TEST_CASE("A copy that is planted in a text is found, with its line and its words, however it is broken up")
{
    CHECK(copiesIn(invented("planted.txt"), inventedRows()) == std::vector<Copy>{kRolled, kCarried, kNamed});
    CHECK(copiesIn(invented("planted.txt"), RowList()).empty());
    CHECK(copiesIn("Each player rolls", inventedRows()).empty());
}

TEST_CASE("What is excepted with a reason is no copy, and what goes beyond it is one again")
{
    const Exceptions name(
        "# for readers\n\nThe Great Pear of Lower Hedgerow Lane, Second Edition: its title\n");
    CHECK(copiesIn(invented("planted.txt"), inventedRows(), name) == std::vector<Copy>{kRolled, kCarried});
    const Exceptions half("each player rolls the acorn die and moves: a term");
    const std::vector<Copy> left = copiesIn(invented("planted.txt"), inventedRows(), half);
    REQUIRE(left.size() == 3);
    CHECK(left[0].words == "player rolls the acorn die and moves their hedgehog by as many paving stones as");
    CHECK_THROWS_AS(Exceptions("the great pear of lower hedgerow lane second edition"), std::runtime_error);
    CHECK_THROWS_AS(Exceptions("the great pear of lower hedgerow lane second edition: "), std::runtime_error);
}
