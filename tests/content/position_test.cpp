#include "content/game_catalog.h"
#include "content/json_fields.h"

#include <doctest/doctest.h>

using namespace tablewood;

// A position goes to JSON as `show --as table` writes it, and comes back as `new --position` reads it. Every
// game of the catalogue is asked here, since the kit knows no JSON.

namespace {

/// Each position costs some hundred times a move.
constexpr int kEvery = 3;
constexpr int kMostMoves = 1500;

/// Any value of each option, as long as matches can begin with them.
Setup anySetup(const GameType& type, int seats, Random& random)
{
    Setup setup{seats, {}, Seed::fromText(type.sheet().id + " in " + std::to_string(seats))};
    for (const OptionSpec& option : type.sheet().options) {
        const Setup before = setup;
        const auto choice = random.below(static_cast<std::uint32_t>(option.choices.size()));
        setup.options[option.key] = option.choices[choice].value;
        try {
            type.newMatch(setup);
        } catch (const InputError&) {
            setup = before;
        }
    }
    return setup;
}

/// Plays one move: a likely one, or any.
void playOne(Match& match, bool isLikely, Random& random)
{
    if (isLikely || match.toAct().isEmpty()) {
        match.playOn(1, random);
        return;
    }
    for (const Seat seat : match.toAct()) {
        const std::size_t moves = match.listMoves(seat);
        if (moves > 0 && random.below(2) == 0) {
            match.playListed(seat, random.below(static_cast<std::uint32_t>(moves)));
            return;
        }
    }
    match.playOn(1, random);
}

/// What is wrong with a position once it was written and read; nothing where it is the same.
std::string faultOf(const Match& match, Match& reader)
{
    try {
        JsonSink sink;
        match.write(sink);
        const Json read = parseJson(sink.take().dump(), "position");
        JsonSource source(read, "state");
        reader.read(source);
    } catch (const InputError& error) {
        return error.what();
    }
    return reader.hash() == match.hash() ? "" : "another state came back";
}

/// Goes through a match, and looks at every third position and the last one; how many moves there were.
int walk(const GameType& type, const Setup& setup, bool isLikely, int mostMoves, Random& random)
{
    const auto match = type.newMatch(setup);
    const auto reader = type.newMatch(setup);
    int moves = 0;
    for (; !match->outcome() && moves < mostMoves; ++moves) {
        CAPTURE(moves);
        if (moves % kEvery == 0)
            REQUIRE(faultOf(*match, *reader) == "");
        playOne(*match, isLikely, random);
    }
    CHECK(faultOf(*match, *reader) == "");
    return moves;
}

} // namespace

TEST_CASE("At any moment of a match of any game the position that is written down is read back the same")
{
    const GameCatalog catalog;
    for (const GameType* const type : catalog.all()) {
        const GameSheet& sheet = type->sheet();
        for (const int seats : {sheet.minSeats, (sheet.minSeats + sheet.maxSeats) / 2, sheet.maxSeats}) {
            for (const bool isLikely : {false, true}) {
                Random random(Seed::fromText(sheet.id), isLikely ? "likely" : "any");
                const Setup setup = anySetup(*type, seats, random);
                CAPTURE(sheet.id);
                CAPTURE(seats);
                CHECK(walk(*type, setup, isLikely, kMostMoves, random) > kEvery);
            }
        }
    }
}

TEST_CASE("A match of twelve travelers can be written down and read back up to its end")
{
    const GameCatalog catalog;
    const GameType& type = *catalog.find("forsaken");
    const Setup setup{type.sheet().maxSeats, {}, Seed::fromText("twelve to the end")};
    REQUIRE(setup.seats == 12);
    constexpr int kForever = 20'000;
    for (const bool isLikely : {false, true}) {
        CAPTURE(isLikely);
        Random random(setup.seed, isLikely ? "likely" : "any");
        CHECK(walk(type, setup, isLikely, kForever, random) < kForever);
    }
}
