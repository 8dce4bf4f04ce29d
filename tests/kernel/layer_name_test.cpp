#include "kernel/layer_name.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("What is always seen is of no layer") { CHECK(readLayer({}).empty()); }

TEST_CASE("A layer of the scene, a piece, and two pieces at once are told apart, and each of several is one")
{
    const std::vector<LayerTerm> terms = readLayer("ranges|#12|#7#40");
    REQUIRE(terms.size() == 3);
    CHECK(terms[0].layer == "ranges");
    CHECK(terms[0].pieces.empty());
    CHECK(terms[1].layer.empty());
    CHECK(terms[1].pieces == std::vector<PieceId>{12});
    CHECK(terms[2].pieces == std::vector<PieceId>{7, 40});
}

TEST_CASE("What is no list of pieces is the name of a layer, even if it begins like one")
{
    for (const Name word :
         {Name("#"), Name("#x"), Name("#12x"), Name("#0"), Name("#99999999999"), Name("#1##2")}) {
        const std::vector<LayerTerm> terms = readLayer(word);
        REQUIRE(terms.size() == 1);
        CHECK(terms[0].layer == word);
        CHECK(terms[0].pieces.empty());
    }
}
