#include "../kit/connect_four.h"
#include "../kit/kuhn.h"
#include "bots/search_bot.h"
#include "content/game_catalog.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;

namespace {

constexpr SearchStyle kToTheEnd{1000, 0.7F};

std::unique_ptr<Match> after(const GameType& type, const std::vector<std::string>& moves)
{
    auto match = type.newMatch({});
    for (const std::string& move : moves) {
        Log log;
        REQUIRE_FALSE(match->apply(match->toAct().first(), move, log));
    }
    return match;
}

/// What a search of so many iterations likes best.
std::string best(const Match& match, int iterations, std::string_view seed = "search")
{
    const Seat seat = match.toAct().first();
    Random random(Seed::fromText(seed), "test");
    TreeSearch search(match, seat, kToTheEnd);
    search.run({iterations}, random);
    CHECK(search.iterations() <= iterations);
    const auto all = search.candidates();
    return std::ranges::max_element(all, {}, &Candidate::visits)->move;
}

/// What a bot decides at the table, with a chance of its own.
std::string chosen(const std::string& kind, const Match& match, Seat seat, int iterations,
                   std::string_view seed)
{
    SeatView view;
    view.scene = match.view(seat);
    view.offers = match.offers(seat);
    Random random(Seed::fromText(seed), "test");
    const auto imagined = match.sample(seat, random);
    const std::atomic<bool> stop = false;
    return makeBot(kind, {iterations})->choose(view, *imagined, random, stop);
}

/// Connect Four in which all wait for whose turn it is.
struct HeldFour : connect_four::ConnectFour
{
    Seat holder(const State& state) const { return toAct(state).first(); }
};

/// A clock that goes on by a millisecond whenever somebody looks at it, and how often that was.
int looksAtClock = 0;
std::chrono::steady_clock::time_point tick()
{
    return std::chrono::steady_clock::time_point(std::chrono::milliseconds(++looksAtClock));
}

/// Plays one match between two kinds of bots and says who won.
Seats winners(const GameType& type, const std::array<std::string, 2>& kinds, int iterations, int number)
{
    Setup setup;
    setup.seed = Seed::fromText("match " + std::to_string(number));
    const auto match = type.newMatch(setup);
    for (int i = 0; !match->outcome(); ++i) {
        const Seat seat = match->toAct().first();
        Log log;
        REQUIRE_FALSE(match->apply(seat,
                                   chosen(kinds[static_cast<std::size_t>(seat.index)], *match, seat,
                                          iterations, std::to_string(number) + " " + std::to_string(i)),
                                   log));
    }
    return match->outcome()->winners;
}

/// Connect Four where only the outer columns are thought of, the last one first.
struct FourOnTheEdge : connect_four::ConnectFour
{
    static void sensible(const State&, Seat, const std::vector<Move>& moves,
                         std::vector<std::uint32_t>& chosen)
    {
        chosen = {static_cast<std::uint32_t>(moves.size() - 1), 0};
    }
};
static_assert(NarrowsSearch<FourOnTheEdge>);

/// Kuhn poker among people who would sooner lose than fold.
struct Stubborn : kuhn::Kuhn
{
    static bool isFolly(const State&, Seat, const Move& move)
    {
        return std::holds_alternative<kuhn::Fold>(move);
    }
};

} // namespace

TEST_CASE("A search takes the move that wins, and keeps the other from the one that would win")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    CHECK(best(*after(type, {"drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2"}), 500) == "drop 1");
    CHECK(best(*after(type, {"drop 1", "drop 2", "drop 1", "drop 2", "drop 1"}), 2000) == "drop 1");
    // Two open ends cannot be met any more: three in the middle of the lowest row must not come about.
    const std::string met = best(*after(type, {"drop 3", "drop 3", "drop 4"}), 4000);
    CHECK((met == "drop 2" || met == "drop 5"));
}

TEST_CASE("A search knows no more than its seat sees: a call is won with the king, lost with the jack, even "
          "with the queen")
{
    const GameTypeOf<kuhn::Kuhn> type{{}};
    std::set<Name> held;
    for (int i = 0; i < 20; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("kuhn " + std::to_string(i));
        const auto match = type.newMatch(setup);
        Log log;
        REQUIRE_FALSE(match->apply(Seat{0}, "bet", log));
        const Name card = match->view(Seat{1}).pieces.at(1).face;
        Random random(Seed::fromText("kuhn"), "test");
        TreeSearch search(*match, Seat{1}, kToTheEnd);
        search.run({500}, random);
        const auto all = search.candidates();
        const float worth = std::ranges::find(all, "call", &Candidate::move)->worth;
        CHECK(worth >= (card == "king" ? 1.0F : card == "queen" ? 0.4F : 0.0F));
        CHECK(worth <= (card == "king" ? 1.0F : card == "queen" ? 0.6F : 0.0F));
        held.insert(card);
    }
    CHECK(held.size() == 3);
}

TEST_CASE("No bot that searches does what its game calls folly, however careless it is")
{
    const GameTypeOf<Stubborn> type{{}};
    for (int i = 0; i < 40; ++i) {
        Setup setup;
        setup.seed = Seed::fromText("stubborn " + std::to_string(i));
        const auto match = type.newMatch(setup);
        Log log;
        REQUIRE_FALSE(match->apply(Seat{0}, "bet", log));
        for (const std::string& kind : botStrengths())
            CHECK(chosen(kind, *match, Seat{1}, 100, std::to_string(i)) == "call");
    }
}

TEST_CASE(
    "A search thinks of the moves alone that its game calls worth a thought, and counts on others to do so")
{
    const GameTypeOf<FourOnTheEdge> type{{}};
    const auto match = after(type, {"drop 1", "drop 4", "drop 1", "drop 4", "drop 1", "drop 4"});
    Random random(Seed::fromText("edge"), "test");
    TreeSearch search(*match, Seat{0}, kToTheEnd);
    search.run({500}, random);
    const std::vector<Candidate> all = search.candidates();
    REQUIRE(all.size() == 2);
    CHECK(all.at(0).move == "drop 7");
    CHECK(all.at(1).move == "drop 1");
    CHECK(all.at(0).visits > 0);
    CHECK(all.at(0).visits + all.at(1).visits == search.iterations());
    for (const std::string& kind : botStrengths())
        for (int i = 0; i < 10; ++i) {
            const std::string move = chosen(kind, *match, Seat{0}, 50, std::to_string(i));
            CHECK((move == "drop 7" || move == "drop 1"));
        }
}

TEST_CASE("Two states that look the same to a seat give the same choice of its bot, for every kind of bot")
{
    const GameTypeOf<kuhn::Kuhn> kuhnPoker{{}};
    const GameCatalog catalog;
    Random random(Seed::fromText("twins"), "test");
    int different = 0;
    for (const GameType* type : {static_cast<const GameType*>(&kuhnPoker), catalog.find("arbor")}) {
        for (int i = 0; i < 8; ++i) {
            Setup setup;
            setup.seed = Seed::fromText(std::to_string(i));
            const auto match = type->newMatch(setup);
            match->playOn(type == &kuhnPoker ? i % 2 : 20 * i, random);
            REQUIRE_FALSE(match->outcome());
            const Seat seat = match->toAct().first();
            const auto twin = match->sample(seat, random);
            different += match->hash() != twin->hash() ? 1 : 0;
            for (const std::string& kind : botNames())
                CHECK(chosen(kind, *match, seat, 60, "same") == chosen(kind, *twin, seat, 60, "same"));
        }
    }
    CHECK(different >= 8);
}

TEST_CASE(
    "Two states of Forsaken Forest that look the same to a seat give the same choice of its bot, by day "
    "and by night")
{
    const GameCatalog catalog;
    const GameType& forsaken = *catalog.find("forsaken");
    Random random(Seed::fromText("travelers"), "test");
    int byDay = 0;
    int byNight = 0;
    for (int i = 0; i < 10; ++i) {
        CAPTURE(i);
        Setup setup;
        setup.seats = 8;
        setup.seed = Seed::fromText("travelers " + std::to_string(i));
        const auto match = forsaken.newMatch(setup);
        // Night One comes after eight have looked at their Roles, Day One some time later.
        match->playOn(i < 4 ? 12 + 6 * i : 30 + 8 * i, random);
        while (!match->outcome() && !match->mover().isPlayer())
            match->playOn(1, random);
        if (match->outcome())
            continue;
        const Seat seat = match->mover();
        const auto twin = match->sample(seat, random);
        CHECK(match->hash() != twin->hash());
        ++(match->view(seat).night ? byNight : byDay);
        for (const std::string& kind : botNames())
            CHECK(chosen(kind, *match, seat, 20, "same") == chosen(kind, *twin, seat, 20, "same"));
    }
    CHECK(byDay >= 3);
    CHECK(byNight >= 2);
}

TEST_CASE("The same seed and as many iterations give the same choice, and fewer iterations are quicker done")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const auto match = after(type, {"drop 4", "drop 4", "drop 2"});
    CHECK(chosen("sharp", *match, Seat{1}, 300, "a") == chosen("sharp", *match, Seat{1}, 300, "a"));
    Random random(Seed::fromText("a"), "test");
    TreeSearch search(*match, Seat{1}, kToTheEnd);
    search.run({100}, random);
    search.run({50}, random);
    CHECK(search.iterations() == 150);
    std::uint32_t visits = 0;
    for (const Candidate& one : search.candidates()) {
        visits += one.visits;
        CHECK(one.worth >= 0.0F);
        CHECK(one.worth <= 1.0F);
    }
    CHECK(visits == 150);
}

TEST_CASE("A search ends as soon as the rest of its iterations could not change the choice")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const auto match = after(type, {"drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2"});
    constexpr std::int64_t limit = 5000;
    Random random(Seed::fromText("early"), "test");
    TreeSearch search(*match, Seat{0}, kToTheEnd);
    search.run({limit}, random);
    const std::int64_t left = limit - search.iterations();
    CHECK(left > 0);
    std::vector<Candidate> all = search.candidates();
    std::ranges::sort(all, std::ranges::greater{}, &Candidate::visits);
    CHECK(all.at(0).move == "drop 1");
    CHECK(all.at(0).visits - all.at(1).visits > left);
    // Without that it could have been overtaken.
    CHECK(all.at(0).visits - all.at(1).visits <= left + 2 * 64);
}

TEST_CASE("A search that is stopped ends at once with a move that is offered")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const auto match = type.newMatch({});
    SeatView view;
    view.offers = match->offers(Seat{0});
    Random random(Seed::fromText("stop"), "test");
    const std::atomic<bool> stop = true;
    const std::string move = makeBot("sharp", {std::int64_t{1} << 60})->choose(view, *match, random, stop);
    CHECK(std::ranges::count(view.offers, move, &Offer::move) == 1);
}

TEST_CASE("The stronger bot wins at Connect Four")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const auto wins = [&](const char* strong, const char* weak, int iterations) {
        int won = 0;
        for (int i = 0; i < 20; ++i) {
            const bool isFirst = i % 2 == 0;
            const auto names =
                isFirst ? std::array<std::string, 2>{strong, weak} : std::array<std::string, 2>{weak, strong};
            won +=
                winners(type, names, iterations, i) == Seats(Seat{isFirst ? std::int8_t{0} : std::int8_t{1}});
        }
        return won;
    };
    CHECK(wins("mild", "random", 1000) >= 15);
    CHECK(wins("fair", "mild", 1000) >= 13);
    CHECK(wins("sharp", "fair", 1000) >= 11);
}

TEST_CASE("A search bot beats a random one at Arbor")
{
    const GameCatalog catalog;
    const GameType& arbor = *catalog.find("arbor");
    for (int i = 0; i < 4; ++i) {
        const bool isFirst = i % 2 == 0;
        const auto names = isFirst ? std::array<std::string, 2>{"sharp", "random"}
                                   : std::array<std::string, 2>{"random", "sharp"};
        CHECK(winners(arbor, names, 60, i) == Seats(Seat{isFirst ? std::int8_t{0} : std::int8_t{1}}));
    }
}

TEST_CASE("A search without a number of iterations ends when its time is up")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const auto match = type.newMatch({});
    Random random(Seed::fromText("time"), "test");
    std::int64_t shorter = 0;
    for (const int milliseconds : {50, 100}) {
        looksAtClock = 0;
        TreeSearch search(*match, match->toAct().first(), kToTheEnd);
        search.run({0, std::chrono::milliseconds(milliseconds), nullptr, &tick}, random);
        CHECK(looksAtClock <= milliseconds + 1);
        CHECK(search.iterations() > shorter);
        shorter = search.iterations();
    }
}

TEST_CASE("A bot takes the part of its time that is its share")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const auto match = type.newMatch({});
    const Seat seat = match->toAct().first();
    SeatView view;
    view.scene = match->view(seat);
    view.offers = match->offers(seat);
    const std::atomic<bool> stop = false;
    const auto looks = [&](float share) {
        looksAtClock = 0;
        Random random(Seed::fromText("share"), "test");
        SearchBot({share, 0.0F}, {0, std::chrono::milliseconds(80), nullptr, &tick})
            .choose(view, *match, random, stop);
        return looksAtClock;
    };
    const int whole = looks(1.0F);
    const int quarter = looks(0.25F);
    CHECK(whole <= 81);
    CHECK(quarter <= 21);
    CHECK(quarter > 1);
    CHECK(whole > 2 * quarter);
}

TEST_CASE("While all wait for its seat a bot takes an eighth of its time for a move")
{
    const GameTypeOf<HeldFour> type{{}};
    const auto match = type.newMatch({});
    const Seat seat = match->toAct().first();
    REQUIRE(match->holder() == seat);
    SeatView view;
    view.offers = match->offers(seat);
    const std::atomic<bool> stop = false;
    looksAtClock = 0;
    Random random(Seed::fromText("held"), "test");
    SearchBot({1.0F, 0.0F}, {0, std::chrono::milliseconds(160), nullptr, &tick})
        .choose(view, *match, random, stop);
    CHECK(looksAtClock >= 20);
    CHECK(looksAtClock <= 21);
}
