#include "forsaken_table.h"

#include "kernel/hash.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

/// Reads the position as one that nobody vouches for.
std::string faultOfPosition(const State& state)
{
    try {
        const Bytes bytes = toBytes(state);
        CborSource source(bytes);
        return hashOf(readState(shippedGame(), state.seats(), source)) == hashOf(state) ? ""
                                                                                        : "another state";
    } catch (const InputError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("Whatever is dug out in the Fugue Phase, each position of it can be kept and goes on")
{
    for (const int seats : {6, 7, 12}) {
        for (const Card& card : shippedGame().content().cards) {
            if (card.deck() != Deck::artifacts)
                continue;
            CAPTURE(seats);
            CAPTURE(card.key.text());
            ForsakenTable table(seats);
            table.untilDay();
            table.stack({card.key.text()});
            for (const char* const cell : {"F6", "E5", "D4", "D3", "D2", "D1"}) {
                table.play(table.state.active.index, std::string("forge ") + cell);
                CHECK(faultOfPosition(table.state) == "");
            }
            while (!table.state.matters.empty()) {
                table.play(table.state.matters.back().awaited.first().index, "enough");
                CHECK(faultOfPosition(table.state) == "");
            }
            CHECK((table.state.step == Step::draw) == (seats == 6));
        }
    }
}
