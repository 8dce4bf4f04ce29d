#include "app/table/model/standing_answers.h"

#include "paper_table.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

constexpr Seat kAsked{0};
constexpr Seat kBeside{1};
constexpr auto kAnswerPace = 900ms;

/// A screen whose persons may let passing stand until their turn, and until they are a target.
struct AskedScreen
{
    explicit AskedScreen(Seats persons = kAsked) : paper(persons), answers(paper, Seed::fromText("standing"))
    {
        answers.setPace(kAnswerPace);
        for (const Seat seat : persons)
            rest(seat);
    }

    /// Nobody asks a seat anything.
    void rest(Seat seat) { show(seat, false, false); }
    /// A seat is asked, and what stands answers it unless it `isTarget`.
    void ask(Seat seat, bool isTarget = false) { show(seat, true, !isTarget); }
    void show(Seat seat, bool isAsked, bool holds)
    {
        SeatView& view = paper.of(seat);
        ++view.revision;
        view.scene.standing = {
            {"untargeted", "pass", TW_TEXT("test", "Pass until you are a target"), {}, holds},
            {"turn", "pass", TW_TEXT("test", "Pass until your turn"), {}, isAsked}};
        view.offers.clear();
        if (isAsked)
            view.offers.push_back({seat, "pass", {Pick::ofButton("pass")}, {}, Offer::kOrdered, {}, {}});
        follow();
    }
    void follow(bool mayAnswer = true) { answers.follow(mayAnswer ? paper.persons() : Seats(), now); }
    void let(Seat seat, const Name& id)
    {
        answers.toggle(seat, id);
        follow();
    }
    /// The time until the next answer, which must be there.
    std::chrono::nanoseconds wait() const
    {
        REQUIRE(answers.next());
        return *answers.next() - now;
    }
    std::optional<StandingAnswers::Answer> after(std::chrono::nanoseconds time)
    {
        now += time;
        return answers.take(now);
    }

    PaperTable paper;
    StandingAnswers answers;
    StandingAnswers::Time now{};
};

} // namespace

TEST_CASE("Nothing is answered before somebody lets an answer stand, nor while they are not asked")
{
    AskedScreen screen;
    screen.ask(kAsked);
    CHECK_FALSE(screen.answers.next());
    screen.rest(kAsked);
    screen.let(kAsked, "untargeted");
    CHECK(screen.answers.of(kAsked) == "untargeted");
    CHECK_FALSE(screen.answers.next());
    CHECK_FALSE(screen.answers.isAnswering(kAsked));
}

TEST_CASE("What stands is given at a drawn time, once for each question")
{
    AskedScreen screen;
    screen.let(kAsked, "untargeted");
    screen.ask(kAsked);
    CHECK(screen.answers.isAnswering(kAsked));
    const auto wait = screen.wait();
    CHECK(wait >= kAnswerPace * 2 / 3);
    CHECK(wait <= kAnswerPace * 4 / 3);
    CHECK_FALSE(screen.after(wait - 1ns));
    CHECK(screen.after(1ns) == StandingAnswers::Answer{kAsked, "pass"});
    // Until the table has answered it is on its way.
    screen.follow();
    CHECK_FALSE(screen.answers.next());
    screen.ask(kAsked);
    CHECK(screen.answers.next());
    CHECK(screen.answers.of(kAsked) == "untargeted");
}

TEST_CASE("An answer that the table refuses is the person's again, and they are told")
{
    AskedScreen screen;
    screen.let(kAsked, "untargeted");
    screen.ask(kAsked);
    REQUIRE(screen.after(screen.wait()));
    screen.answers.refuse(kAsked);
    CHECK(screen.answers.of(kAsked).empty());
    CHECK(words(screen.answers.lifted(kAsked)) == "Pass until you are a target");
    CHECK_FALSE(screen.answers.isAnswering(kAsked));
    // What else is refused to them has nothing to do with it.
    screen.let(kAsked, "untargeted");
    screen.answers.refuse(kAsked);
    CHECK(screen.answers.of(kAsked) == "untargeted");
    REQUIRE(screen.answers.next());
    // While nothing can be said it waits, and its time begins anew.
    screen.follow(false);
    CHECK_FALSE(screen.answers.next());
    screen.follow(true);
    CHECK(screen.answers.next());
}

TEST_CASE("An answer of which nobody knows whether it arrived is given again where it is still awaited")
{
    AskedScreen screen;
    screen.let(kAsked, "untargeted");
    screen.ask(kAsked);
    REQUIRE(screen.after(screen.wait()));
    screen.follow();
    REQUIRE_FALSE(screen.answers.next());
    screen.answers.leaveOpen(kAsked);
    screen.follow();
    CHECK(screen.after(screen.wait()) == StandingAnswers::Answer{kAsked, "pass"});
}

TEST_CASE("The time of an answer does not begin anew while others do something, and is another one each time")
{
    AskedScreen screen;
    screen.let(kAsked, "untargeted");
    screen.ask(kAsked);
    const auto due = screen.answers.next();
    screen.now += 10ms;
    screen.ask(kAsked);
    CHECK(screen.answers.next() == due);
    std::set<std::chrono::nanoseconds> waits;
    for (int i = 0; i < 20; ++i) {
        screen.rest(kAsked);
        screen.ask(kAsked);
        waits.insert(screen.wait());
    }
    CHECK(waits.size() > 15);
}

TEST_CASE("The time of an answer tells nothing of what the seat could have done instead")
{
    AskedScreen poor;
    AskedScreen rich;
    for (AskedScreen* screen : {&poor, &rich})
        screen->let(kAsked, "untargeted");
    for (int i = 0; i < 20; ++i) {
        for (AskedScreen* screen : {&poor, &rich})
            screen->rest(kAsked);
        rich.paper.of(kAsked).scene.pieces.emplace_back().id = 7;
        poor.ask(kAsked);
        rich.show(kAsked, true, true);
        rich.paper.of(kAsked).offers.push_back(
            {kAsked, "trick", {Pick::ofPiece(7)}, {}, Offer::kOrdered, {}, {}});
        rich.follow();
        CHECK(poor.wait() == rich.wait());
    }
}

TEST_CASE("Where a window closes by itself the answer is given within two thirds of its least length")
{
    AskedScreen screen;
    screen.let(kAsked, "turn");
    for (int i = 0; i < 50; ++i) {
        screen.rest(kAsked);
        Timer timer;
        timer.seconds = 1;
        timer.after = Timer::kNoEnd;
        screen.paper.of(kAsked).timer = timer;
        screen.ask(kAsked);
        CHECK(screen.wait() <= 667ms);
    }
}

TEST_CASE("Asked about what does not hold, an answer stands no more, and its person is told until they act")
{
    AskedScreen screen;
    screen.let(kAsked, "untargeted");
    screen.ask(kAsked, true);
    CHECK(screen.answers.of(kAsked).empty());
    CHECK_FALSE(screen.answers.next());
    CHECK(screen.answers.lifted(kAsked) == Text(TW_TEXT("test", "Pass until you are a target")));
    screen.ask(kAsked);
    CHECK_FALSE(screen.answers.next());
    screen.answers.act(kAsked);
    CHECK(screen.answers.lifted(kAsked).isEmpty());
}

TEST_CASE("What becomes a target while the answer waits is not answered")
{
    AskedScreen screen;
    screen.let(kAsked, "untargeted");
    screen.ask(kAsked);
    const auto wait = screen.wait();
    screen.show(kAsked, true, false);
    CHECK_FALSE(screen.after(wait));
    CHECK(screen.answers.of(kAsked).empty());
}

TEST_CASE("An answer that is offered no more is lifted, and so is one before which something was taken back")
{
    AskedScreen screen;
    screen.let(kAsked, "turn");
    SUBCASE("no longer offered")
    {
        screen.paper.of(kAsked).scene.standing.clear();
        screen.follow();
    }
    SUBCASE("taken back") { screen.answers.lift(kAsked); }
    CHECK(screen.answers.of(kAsked).empty());
    CHECK(screen.answers.lifted(kAsked) == Text(TW_TEXT("test", "Pass until your turn")));
}

TEST_CASE("Somebody lifts what stands, or lets another stand in its place, and is told nothing of it")
{
    AskedScreen screen;
    screen.ask(kAsked);
    screen.let(kAsked, "untargeted");
    screen.let(kAsked, "turn");
    CHECK(screen.answers.of(kAsked) == "turn");
    screen.let(kAsked, "turn");
    CHECK(screen.answers.of(kAsked).empty());
    CHECK_FALSE(screen.answers.next());
    CHECK(screen.answers.lifted(kAsked).isEmpty());
    screen.let(kAsked, "bell");
    CHECK(screen.answers.of(kAsked).empty());
}

TEST_CASE("At a screen of two each lets an answer stand for themself")
{
    AskedScreen screen(Seats::firstOf(2));
    screen.let(kAsked, "untargeted");
    screen.ask(kBeside);
    CHECK_FALSE(screen.answers.next());
    screen.let(kBeside, "turn");
    screen.ask(kAsked);
    CHECK(screen.answers.of(kAsked) == "untargeted");
    CHECK(screen.answers.of(kBeside) == "turn");
    Seats given;
    for (int i = 0; i < 2; ++i) {
        const auto answer = screen.after(kAnswerPace);
        REQUIRE(answer);
        given.add(answer->seat);
        screen.rest(answer->seat);
    }
    CHECK(given == Seats::firstOf(2));
    CHECK(screen.answers.of(Seat::none()).empty());
}

TEST_CASE("As long as nothing may be answered what stands waits, and draws its time when it may")
{
    AskedScreen screen;
    screen.let(kAsked, "turn");
    screen.ask(kAsked);
    screen.follow(false);
    CHECK_FALSE(screen.answers.next());
    screen.follow();
    CHECK(screen.wait() >= kAnswerPace * 2 / 3);
}

TEST_CASE("Nobody is answered for while they have something in the hand, and who sits beside them is")
{
    AskedScreen screen(Seats::firstOf(2));
    screen.let(kAsked, "turn");
    screen.let(kBeside, "turn");
    screen.ask(kAsked);
    screen.ask(kBeside);
    screen.answers.follow(kBeside, screen.now);
    const auto answer = screen.after(kAnswerPace * 2);
    REQUIRE(answer);
    CHECK(answer->seat == kBeside);
    CHECK_FALSE(screen.after(kAnswerPace * 2));
    screen.follow();
    CHECK(screen.after(kAnswerPace * 2) == StandingAnswers::Answer{kAsked, "pass"});
}
