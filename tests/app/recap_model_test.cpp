#include "app/table/model/recap_model.h"

#include "weighty_events.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Event grown(int seat, int trees)
{
    Event event = ordinary();
    event.seat = Seat{static_cast<std::int8_t>(seat)};
    event.text = Text::ofContent("test", "Grew");
    event.board = "board";
    event.cells = {{static_cast<std::int16_t>(trees), 0}};
    event.tally = {Text::counted(TW_TEXT_N("test", "%n trees"), trees)};
    return event;
}

/// What Ash reads, who has acted last before the event `since`.
struct Recap
{
    void follow(std::size_t since = 0, bool isSeen = true)
    {
        recap.follow(Seat{0}, log, since, ashAndBram(), isSeen);
    }
    Recap() { follow(); }

    RecapModel recap;
    std::vector<Event> log;
};

} // namespace

TEST_CASE("What others did since one's last move is added up, a line for each, and the spaces are marked")
{
    Recap one;
    one.log = {grown(1, 1), grown(1, 2)};
    Event drawn = grown(1, 0);
    drawn.tally = {Text::ofContent("test", "drew a card")};
    one.log.push_back(drawn);
    one.log.push_back(drawn);
    one.follow();
    CHECK(one.recap.words() == "Bram: 3 trees, drew a card.");
    CHECK(one.recap.at(0).value<RecapLine>().seat == 1);
    CHECK(one.recap.at(0).value<RecapLine>().text == "<b>Bram</b>: 3 trees, drew a card");
    CHECK(one.recap.cells()["board"].value<QList<QPoint>>() == QList<QPoint>{{1, 0}, {2, 0}, {0, 0}});
}

TEST_CASE("What one did oneself is not told, and what others brought about is")
{
    Recap one;
    one.log = {grown(0, 1)};
    one.follow();
    CHECK(one.recap.count() == 0);
    CHECK(one.recap.cells().isEmpty());
    one.log.push_back(grown(1, 2));
    one.log.push_back(grown(0, 3));
    one.follow();
    CHECK(one.recap.words() == "Bram: 2 trees. Ash: 3 trees.");
}

TEST_CASE("A turn of one's own that ended by itself is told with its reason")
{
    Recap one;
    Event over = grown(0, 1);
    over.cue = kUnplayed;
    over.tally = {Text::ofContent("test", "turn over, nothing was left to do")};
    one.log = {grown(0, 1), over};
    one.follow();
    CHECK(one.recap.words() == "Ash: turn over, nothing was left to do.");
}

TEST_CASE("Each turn of one's own that goes by begins the account anew")
{
    Recap one;
    Event over = grown(0, 1);
    over.cue = kUnplayed;
    over.tally = {Text::ofContent("test", "passed over")};
    one.log = {over, grown(1, 2), over, grown(1, 3)};
    one.follow();
    CHECK(one.recap.words() == "Bram: 3 trees. Ash: passed over.");
}

TEST_CASE("A player of whom nothing is added up is told of by the last that they did")
{
    Recap one;
    for (const char* const what : {"Bram came", "Bram went"}) {
        Event event = ordinary();
        event.seat = Seat{1};
        event.text = Text::ofContent("test", what);
        one.log.push_back(event);
    }
    one.follow();
    CHECK(one.recap.words() == "Bram went.");
}

TEST_CASE("Once the table was touched only what comes after is told, and so it is after one's own move")
{
    Recap one;
    one.log = {grown(1, 1)};
    one.follow();
    one.recap.read();
    CHECK(one.recap.count() == 0);
    CHECK(one.recap.cells().isEmpty());
    one.follow();
    CHECK(one.recap.count() == 0);
    one.log.push_back(grown(1, 2));
    one.follow();
    CHECK(one.recap.words() == "Bram: 2 trees.");
    one.log.push_back(grown(1, 5));
    one.follow(2);
    CHECK(one.recap.words() == "Bram: 5 trees.");
}

TEST_CASE("Who does not see the table reads it later, and whoever sits down reads nothing of before")
{
    Recap one;
    one.log = {grown(1, 1)};
    one.follow(0, false);
    CHECK(one.recap.count() == 0);
    one.follow();
    CHECK(one.recap.count() == 1);
    one.recap.follow(Seat{1}, one.log, 0, ashAndBram(), true);
    CHECK(one.recap.count() == 0);
}

TEST_CASE("After a taking back nothing is told that is no more")
{
    Recap one;
    one.log = {grown(1, 1), grown(1, 2)};
    one.follow();
    one.log.pop_back();
    one.follow();
    CHECK(one.recap.words() == "Bram: 1 trees.");
}
