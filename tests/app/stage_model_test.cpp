#include "app/table/model/stage_model.h"

#include "weighty_events.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr int kAgesLong = 1'000'000;

/// A match of two on whose stage everything stays for ages. What its log had at the beginning is new to
/// nobody.
struct StagedMatch
{
    explicit StagedMatch(std::vector<Event> before = {}) : log(std::move(before))
    {
        stage.setTimes({kAgesLong, 0, kAgesLong});
        for (const Seat seat : Seats::firstOf(2))
            stage.skip(seat, log.size());
    }
    /// Tells what is told so far to whoever sits there.
    void follow(int seat, StageModel::Look look = {})
    {
        stage.follow(Seat{static_cast<std::int8_t>(seat)}, log, ashAndBram(), look);
    }
    StageEntry entry() const { return stage.entry(); }

    FaceBook faces{"kuhn", {}};
    StageModel stage{faces};
    std::vector<Event> log;
};

/// The viewer is asked about the last weighty event of a seat.
StageModel::Look askedAbout(int seat)
{
    return {true, WeightyEvent{"die", Seat{static_cast<std::int8_t>(seat)}, {}}};
}
constexpr StageModel::Look kUnseen{false, {}};

} // namespace

TEST_CASE("A weighty event rises once, for each viewer in their own words, and others never")
{
    StagedMatch match({weighty(1)});
    match.log.push_back(ordinary());
    match.follow(0);
    CHECK_FALSE(match.stage.isUp());
    match.log.push_back(weighty(1));
    match.follow(0);
    REQUIRE(match.stage.isUp());
    CHECK(match.entry().meaning == "They.");
    CHECK(match.entry().emblem == "owl");
    CHECK(match.entry().sign == "ghost");
    CHECK(match.entry().words == "Fell. They.");
    CHECK_FALSE(match.entry().card.isCard);
    match.follow(1);
    REQUIRE(match.stage.isUp());
    CHECK(match.entry().meaning == "You.");
    match.follow(0);
    CHECK_FALSE(match.stage.isUp());
}

TEST_CASE("A weighty event with a card shows the card, and says from which piece and which spaces it rises")
{
    StagedMatch match;
    Event event = weighty(1);
    event.spotlight->face = "owl";
    event.pieces = {7, 8};
    event.board = "board";
    event.cells = {{2, 3}};
    match.log.push_back(event);
    match.follow(0);
    CHECK(match.entry().card.isCard);
    CHECK(match.entry().card.face.key == "owl");
    CHECK(match.entry().piece == 7);
    CHECK(match.entry().board == "board");
    CHECK(match.entry().cells == QList<QPoint>{{2, 3}});
}

TEST_CASE("Weighty events rise one after the other, and of more than three that wait the oldest rise never")
{
    StagedMatch match;
    for (int i = 0; i < 2; ++i)
        match.log.push_back(weighty(1));
    match.follow(0);
    CHECK(match.entry().number == 1);
    CHECK(match.stage.waiting() == 1);
    for (int i = 0; i < 4; ++i)
        match.log.push_back(weighty(1));
    match.follow(0);
    CHECK(match.entry().number == 1);
    CHECK(match.stage.waiting() == 3);
    for (const int number : {4, 5, 6}) {
        CHECK(match.stage.dismiss());
        CHECK(match.entry().number == number);
    }
    CHECK(match.stage.dismiss());
    CHECK_FALSE(match.stage.isUp());
    CHECK_FALSE(match.stage.dismiss());
}

TEST_CASE("All that waits can be put away at once")
{
    StagedMatch match;
    for (int i = 0; i < 3; ++i)
        match.log.push_back(weighty(1));
    match.follow(0);
    CHECK(match.stage.dismissAll());
    CHECK_FALSE(match.stage.isUp());
    CHECK(match.stage.waiting() == 0);
    CHECK_FALSE(match.stage.dismissAll());
}

TEST_CASE("What all have read together is shown again only to whom it has words of its own")
{
    StagedMatch match;
    match.log.push_back(weighty(1));
    for (const Seat seat : Seats::firstOf(2))
        match.stage.skipRead(seat, match.log);
    match.follow(0);
    CHECK_FALSE(match.stage.isUp());
    match.follow(1);
    CHECK(match.entry().meaning == "You.");
}

TEST_CASE("What is taken back leaves the stage, and what is played instead is shown to all")
{
    StagedMatch match({weighty(1), weighty(1)});
    match.log.push_back(weighty(1));
    match.log.push_back(weighty(0));
    match.follow(0);
    CHECK(match.stage.waiting() == 1);
    match.log.pop_back();
    match.follow(0);
    CHECK(match.stage.waiting() == 0);
    match.log.pop_back();
    match.stage.takeBack(Seat{0}, match.log.size());
    CHECK_FALSE(match.stage.isUp());
    match.log.push_back(weighty(0));
    match.log.push_back(ordinary());
    match.follow(0);
    CHECK(match.entry().meaning == "You.");
}

TEST_CASE("Who does not see the table is shown what happened when they see it again")
{
    StagedMatch match;
    match.log.push_back(weighty(1));
    match.follow(0, kUnseen);
    CHECK_FALSE(match.stage.isUp());
    match.follow(0);
    CHECK(match.stage.isUp());
}

TEST_CASE("What rises goes by itself, but not while something lies over it, and at once when it is put away")
{
    StagedMatch match;
    match.stage.setTimes({10, 0, 10});
    match.stage.setHeld(true);
    match.log.push_back(weighty(1));
    match.follow(0);
    QTest::qWait(60);
    CHECK(match.stage.isUp());
    // What lies over it, such as a vote, goes on.
    CHECK_FALSE(match.stage.isWatched());
    CHECK_FALSE(match.stage.dismiss());
    match.stage.setHeld(false);
    CHECK(QTest::qWaitFor([&] { return !match.stage.isUp(); }));
}

TEST_CASE("What the viewer is asked about stays until they have answered, and nobody waits for the stage")
{
    StagedMatch match;
    match.stage.setTimes({10, 0, 10});
    match.log.push_back(weighty(1));
    match.log.push_back(weighty(1));
    match.log.push_back(ordinary());
    match.follow(0, askedAbout(1));
    CHECK(match.entry().number == 2);
    CHECK(match.stage.isRaised());
    CHECK_FALSE(match.stage.isWatched());
    QTest::qWait(60);
    CHECK(match.stage.isUp());
    match.follow(0);
    CHECK_FALSE(match.stage.isUp());
}

TEST_CASE("Who puts away what they are asked about is not shown it again, and is shown the next")
{
    StagedMatch match;
    match.log.push_back(weighty(1));
    match.follow(0, askedAbout(1));
    CHECK(match.stage.dismiss());
    match.log.push_back(ordinary());
    match.follow(0, askedAbout(1));
    CHECK_FALSE(match.stage.isUp());
    match.log.push_back(weighty(1));
    match.follow(0, askedAbout(1));
    CHECK(match.entry().number == 3);
    CHECK(match.stage.isRaised());
}

TEST_CASE("What is asked about stands on the stage, whatever was told after it")
{
    StagedMatch match;
    match.log.push_back(weighty(1));
    match.log.push_back(weighty(0));
    match.follow(0, askedAbout(1));
    CHECK(match.entry().number == 1);
    CHECK(match.stage.isRaised());
    match.follow(0, askedAbout(0));
    CHECK(match.entry().number == 2);
}

TEST_CASE("What one is asked about comes back when the stage was cleared, such as by another language")
{
    StagedMatch match;
    match.log.push_back(weighty(1));
    match.follow(0, askedAbout(1));
    match.stage.clear();
    match.follow(0, askedAbout(1));
    CHECK(match.stage.isRaised());
}

TEST_CASE("What still waits when another looks is shown to the first when they look again")
{
    StagedMatch match;
    for (int i = 0; i < 3; ++i)
        match.log.push_back(weighty(1));
    match.follow(0);
    CHECK(match.entry().number == 1);
    match.follow(1);
    match.follow(0);
    CHECK(match.entry().number == 2);
    CHECK(match.stage.waiting() == 1);
}

TEST_CASE("Who sits down while something is asked is shown what that is about")
{
    StagedMatch match({weighty(1)});
    match.follow(0);
    CHECK_FALSE(match.stage.isUp());
    match.follow(0, askedAbout(1));
    CHECK(match.entry().number == 1);
}

TEST_CASE("Who wants no stage is shown nothing, and nobody waits")
{
    StagedMatch match;
    match.log.push_back(weighty(1));
    match.follow(0);
    match.stage.setTime(StageTime::none);
    CHECK_FALSE(match.stage.isUp());
    match.log.push_back(weighty(1));
    match.follow(0, askedAbout(1));
    CHECK_FALSE(match.stage.isUp());
    match.stage.setTime(StageTime::brief);
    match.log.push_back(weighty(1));
    match.follow(0);
    CHECK(match.entry().number == 3);
}
