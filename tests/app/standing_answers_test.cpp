#include "app/table/model/standing_answers.h"

#include "paper_table.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};
constexpr auto kPace = 900ms;

/// A screen whose persons may let passing stand until their turn, and until they are a target.
struct Screen
{
    explicit Screen(Seats persons = kFirst) : paper(persons), answers(paper, Seed::fromText("standing"))
    {
        answers.setPace(kPace);
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
    void follow(bool mayAnswer = true) { answers.follow(mayAnswer, now); }
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
    Screen screen;
    screen.ask(kFirst);
    CHECK_FALSE(screen.answers.next());
    screen.rest(kFirst);
    screen.let(kFirst, "untargeted");
    CHECK(screen.answers.of(kFirst) == "untargeted");
    CHECK_FALSE(screen.answers.next());
    CHECK_FALSE(screen.answers.isAnswering(kFirst));
}

TEST_CASE("What stands is given at a drawn time, once for each question")
{
    Screen screen;
    screen.let(kFirst, "untargeted");
    screen.ask(kFirst);
    CHECK(screen.answers.isAnswering(kFirst));
    const auto wait = screen.wait();
    CHECK(wait >= kPace * 2 / 3);
    CHECK(wait <= kPace * 4 / 3);
    CHECK_FALSE(screen.after(wait - 1ns));
    CHECK(screen.after(1ns) == StandingAnswers::Answer{kFirst, "pass"});
    // Until the table has answered it is on its way.
    screen.follow();
    CHECK_FALSE(screen.answers.next());
    screen.ask(kFirst);
    CHECK(screen.answers.next());
    CHECK(screen.answers.of(kFirst) == "untargeted");
}

TEST_CASE("The time of an answer does not begin anew while others do something, and is another one each time")
{
    Screen screen;
    screen.let(kFirst, "untargeted");
    screen.ask(kFirst);
    const auto due = screen.answers.next();
    screen.now += 10ms;
    screen.ask(kFirst);
    CHECK(screen.answers.next() == due);
    std::set<std::chrono::nanoseconds> waits;
    for (int i = 0; i < 20; ++i) {
        screen.rest(kFirst);
        screen.ask(kFirst);
        waits.insert(screen.wait());
    }
    CHECK(waits.size() > 15);
}

TEST_CASE("The time of an answer tells nothing of what the seat could have done instead")
{
    Screen poor;
    Screen rich;
    for (Screen* screen : {&poor, &rich})
        screen->let(kFirst, "untargeted");
    for (int i = 0; i < 20; ++i) {
        for (Screen* screen : {&poor, &rich})
            screen->rest(kFirst);
        rich.paper.of(kFirst).scene.pieces.emplace_back().id = 7;
        poor.ask(kFirst);
        rich.show(kFirst, true, true);
        rich.paper.of(kFirst).offers.push_back(
            {kFirst, "trick", {Pick::ofPiece(7)}, {}, Offer::kOrdered, {}, {}});
        rich.follow();
        CHECK(poor.wait() == rich.wait());
    }
}

TEST_CASE("Where a window closes by itself the answer is given within two thirds of its least length")
{
    Screen screen;
    screen.let(kFirst, "turn");
    for (int i = 0; i < 50; ++i) {
        screen.rest(kFirst);
        Timer timer;
        timer.seconds = 1;
        timer.after = Timer::kNoEnd;
        screen.paper.of(kFirst).timer = timer;
        screen.ask(kFirst);
        CHECK(screen.wait() <= 667ms);
    }
}

TEST_CASE("Asked about what does not hold, an answer stands no more, and its person is told until they act")
{
    Screen screen;
    screen.let(kFirst, "untargeted");
    screen.ask(kFirst, true);
    CHECK(screen.answers.of(kFirst).empty());
    CHECK_FALSE(screen.answers.next());
    CHECK(screen.answers.lifted(kFirst) == Text(TW_TEXT("test", "Pass until you are a target")));
    screen.ask(kFirst);
    CHECK_FALSE(screen.answers.next());
    screen.answers.act(kFirst);
    CHECK(screen.answers.lifted(kFirst).isEmpty());
}

TEST_CASE("What becomes a target while the answer waits is not answered")
{
    Screen screen;
    screen.let(kFirst, "untargeted");
    screen.ask(kFirst);
    const auto wait = screen.wait();
    screen.show(kFirst, true, false);
    CHECK_FALSE(screen.after(wait));
    CHECK(screen.answers.of(kFirst).empty());
}

TEST_CASE("An answer that is offered no more is lifted, and so is one before which something was taken back")
{
    Screen screen;
    screen.let(kFirst, "turn");
    SUBCASE("no longer offered")
    {
        screen.paper.of(kFirst).scene.standing.clear();
        screen.follow();
    }
    SUBCASE("taken back") { screen.answers.lift(kFirst); }
    CHECK(screen.answers.of(kFirst).empty());
    CHECK(screen.answers.lifted(kFirst) == Text(TW_TEXT("test", "Pass until your turn")));
}

TEST_CASE("Somebody lifts what stands, or lets another stand in its place, and is told nothing of it")
{
    Screen screen;
    screen.ask(kFirst);
    screen.let(kFirst, "untargeted");
    screen.let(kFirst, "turn");
    CHECK(screen.answers.of(kFirst) == "turn");
    screen.let(kFirst, "turn");
    CHECK(screen.answers.of(kFirst).empty());
    CHECK_FALSE(screen.answers.next());
    CHECK(screen.answers.lifted(kFirst).isEmpty());
    screen.let(kFirst, "bell");
    CHECK(screen.answers.of(kFirst).empty());
}

TEST_CASE("At a screen of two each lets an answer stand for themself")
{
    Screen screen(Seats::firstOf(2));
    screen.let(kFirst, "untargeted");
    screen.ask(kSecond);
    CHECK_FALSE(screen.answers.next());
    screen.let(kSecond, "turn");
    screen.ask(kFirst);
    CHECK(screen.answers.of(kFirst) == "untargeted");
    CHECK(screen.answers.of(kSecond) == "turn");
    Seats given;
    for (int i = 0; i < 2; ++i) {
        const auto answer = screen.after(kPace);
        REQUIRE(answer);
        given.add(answer->seat);
        screen.rest(answer->seat);
    }
    CHECK(given == Seats::firstOf(2));
    CHECK(screen.answers.of(Seat::none()).empty());
}

TEST_CASE("As long as nothing may be answered what stands waits, and draws its time when it may")
{
    Screen screen;
    screen.let(kFirst, "turn");
    screen.ask(kFirst);
    screen.follow(false);
    CHECK_FALSE(screen.answers.next());
    screen.follow();
    CHECK(screen.wait() >= kPace * 2 / 3);
}
