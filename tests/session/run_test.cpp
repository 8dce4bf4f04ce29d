#include "drumming.h"
#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A drum that is beaten as often as a run may have steps; each beat is told in many words.
struct LongDrumming : lantern::Drumming
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        if (seat != Seat::clock() || state.asked.isEmpty())
            return Lantern::apply(state, seat, move, log);
        Event event;
        for (int i = 0; i < 3; ++i) {
            event.text = Text::ofContent({}, std::string(300, 'x') + std::to_string(state.rings + i));
            log.tell(event);
        }
        if (++state.rings % Timer::kLongestRun == 0)
            state.asked = {};
        return std::nullopt;
    }
};

/// Two persons at a table whose drum was just rung, and somebody who watches.
struct Drummed
{
    Drummed()
    {
        laptop.send(kFirst, Act{"ring"});
        REQUIRE(table.timer());
    }
    void say(Seat seat, RunOrder order) { sayOf(seat, order, table.timer() ? table.timer()->step : 0); }
    void sayOf(Seat seat, RunOrder order, int step) { laptop.send(seat, PaceRun{order, step}); }
    const RunPace& seen(Viewer viewer) const { return laptop.view(viewer).pace; }
    std::size_t beats() const { return table.record().moves.size() - 1; }

    GameTypeOf<lantern::Drumming> type{{}};
    MemoryJournal journal;
    Table table{type, newRecord(type, "pp"), journal};
    TableLink laptop{table, {kFirst, kSecond, Viewer::publicView()}};
};

} // namespace

TEST_CASE("A run waits for anybody who says so, all see who it was, and anybody lets it go on")
{
    Drummed drummed;
    CHECK(!drummed.table.pace().isWaiting);
    drummed.say(kSecond, RunOrder::wait);
    for (const Viewer viewer : {Viewer(kFirst), Viewer(kSecond), Viewer::publicView()}) {
        CHECK(drummed.seen(viewer).isWaiting);
        CHECK(drummed.seen(viewer).by == kSecond);
    }
    CHECK(drummed.table.timer());
    drummed.say(kFirst, RunOrder::goOn);
    CHECK(!drummed.seen(kSecond).isWaiting);
    CHECK(drummed.beats() == 0);
}

TEST_CASE("One step is one step, although two press for it at once")
{
    Drummed drummed;
    const int step = drummed.table.timer()->step;
    drummed.sayOf(kFirst, RunOrder::step, step);
    drummed.sayOf(kSecond, RunOrder::step, step);
    CHECK(drummed.beats() == 1);
    CHECK(drummed.seen(kSecond).isWaiting);
    CHECK(drummed.seen(kSecond).by == kFirst);
    drummed.say(kSecond, RunOrder::step);
    CHECK(drummed.beats() == 2);
}

TEST_CASE("Whoever makes a run faster does not let it wait, and is not said to")
{
    Drummed drummed;
    drummed.say(kFirst, RunOrder::wait);
    drummed.say(kSecond, RunOrder::fast);
    CHECK(drummed.seen(kSecond).by == kFirst);
    CHECK(drummed.seen(kFirst).speed == RunSpeed::fast);
}

TEST_CASE("What was said of a run that is over, or of a step that is not there yet, is not for the next")
{
    Drummed drummed;
    const int first = drummed.table.timer()->step;
    drummed.sayOf(kSecond, RunOrder::wait, first + 1);
    CHECK(!drummed.seen(kFirst).isWaiting);
    drummed.say(kFirst, RunOrder::toEnd);
    drummed.laptop.send(kFirst, Act{"ring"});
    REQUIRE(drummed.table.timer());
    const std::size_t beats = drummed.beats();
    for (const RunOrder order : {RunOrder::toEnd, RunOrder::wait, RunOrder::step, RunOrder::slow})
        drummed.sayOf(kSecond, order, first);
    CHECK(drummed.beats() == beats);
    CHECK(drummed.table.pace() == RunPace());
    // In the same run all but one step is for it, whichever step was seen.
    const int begun = drummed.table.timer()->step;
    drummed.say(kFirst, RunOrder::step);
    drummed.say(kFirst, RunOrder::goOn);
    drummed.sayOf(kSecond, RunOrder::wait, begun);
    CHECK(drummed.seen(kFirst).isWaiting);
}

TEST_CASE("A run in the middle of which a match was left waits until somebody lets it go on")
{
    Drummed drummed;
    drummed.say(kFirst, RunOrder::step);
    drummed.say(kFirst, RunOrder::goOn);
    MemoryJournal journal;
    Table again(drummed.type, drummed.table.record(), journal);
    CHECK(again.pace().isWaiting);
    CHECK(!again.pace().by.isPlayer());
    TableLink laptop(again, {kFirst});
    laptop.send(kFirst, PaceRun{RunOrder::goOn, again.timer()->step});
    CHECK(!again.pace().isWaiting);
    // Where only bots play nobody would say so.
    MatchRecord ofBots = drummed.table.record();
    for (Player& player : ofBots.players)
        player.kind = PlayerKind::bot;
    CHECK(!Table(drummed.type, ofBots, journal).pace().isWaiting);
}

TEST_CASE("A run goes to its end at once, and tells it as one piece of news")
{
    Drummed drummed;
    const std::uint32_t before = drummed.laptop.view(kSecond).revision;
    drummed.say(kFirst, RunOrder::toEnd);
    CHECK(drummed.beats() == lantern::Drumming::kBeats);
    CHECK(!drummed.table.timer());
    CHECK(drummed.laptop.view(kSecond).revision == before + 1);
    for (std::size_t i = 1; i < drummed.journal.entries.size(); ++i)
        CHECK(drummed.journal.entries[i].seat == Seat::clock());
}

TEST_CASE("The longest run goes to its end in one piece of news that no limit of the wire refuses")
{
    const GameTypeOf<LongDrumming> type{{}};
    MemoryJournal journal;
    Table table(type, newRecord(type, "pp"), journal);
    RecordingGuest guest;
    table.join(guest, {kSecond});
    TableLink laptop{table, {kFirst}};
    laptop.send(kFirst, Act{"ring"});
    REQUIRE(table.timer());
    const std::size_t messages = guest.messages.size();
    const auto moves = table.record().moves.size();
    laptop.send(kFirst, PaceRun{RunOrder::toEnd, table.timer()->step});
    CHECK(!table.timer());
    CHECK(table.record().moves.size() > moves + Timer::kLongestRun - 2);
    CHECK(guest.messages.size() == messages + 1);
    CHECK(guest.messages.back().size() < kMaxDownBytes);
    CHECK(laptop.view(kFirst).log.size() > 3 * (Timer::kLongestRun - 2));
    GuestView view{Viewer(kSecond)};
    for (const Bytes& message : guest.messages)
        view.take(decodeDown(message));
    CHECK(view.now().log.size() == laptop.view(kFirst).log.size());
}

TEST_CASE("A run that waited lets the next one go on, at the speed that was chosen")
{
    Drummed drummed;
    drummed.say(kFirst, RunOrder::fast);
    drummed.say(kFirst, RunOrder::wait);
    for (int i = 0; i < lantern::Drumming::kBeats; ++i)
        drummed.say(kSecond, RunOrder::step);
    CHECK(!drummed.table.timer());
    drummed.laptop.send(kFirst, Act{"ring"});
    REQUIRE(drummed.table.timer());
    CHECK(!drummed.seen(kFirst).isWaiting);
    CHECK(!drummed.seen(kFirst).by.isPlayer());
    CHECK(drummed.seen(kFirst).speed == RunSpeed::fast);
}

TEST_CASE("What is said of a run while none goes on, or of a usual step, changes nothing")
{
    Sitting sitting("pp");
    CHECK(sitting.wish(0, PaceRun{RunOrder::toEnd, 0}).empty());
    sitting.act(0, "ring");
    REQUIRE(sitting.table.timer());
    const int step = sitting.table.timer()->step;
    for (const RunOrder order : {RunOrder::wait, RunOrder::step, RunOrder::toEnd, RunOrder::fast})
        CHECK(sitting.wish(1, PaceRun{order, step}).empty());
    CHECK(sitting.table.timer());
    CHECK(sitting.moves() == 1);
    CHECK(sitting.table.pace() == RunPace());
}

TEST_CASE("A step that cannot be stored is refused to whoever pressed, and the run stands where it stood")
{
    Drummed drummed;
    drummed.journal.isBroken = true;
    std::optional<Text> why;
    TableLink other(drummed.table, {kSecond},
                    [&](Viewer, const ViewChange& change) { why = change.refusal ? change.refusal : why; });
    const int step = drummed.table.timer()->step;
    for (const RunOrder order : {RunOrder::toEnd, RunOrder::step}) {
        why.reset();
        other.send(kSecond, PaceRun{order, step});
        CHECK(why);
        CHECK(drummed.beats() == 0);
        CHECK(drummed.table.timer()->step == step);
        CHECK(drummed.table.pace() == RunPace());
    }
}

TEST_CASE("While it is asked whether the last moves are taken back nobody goes on with the run")
{
    Drummed drummed;
    drummed.say(kSecond, RunOrder::step);
    const int step = drummed.table.timer()->step;
    drummed.laptop.send(kFirst, Undo{});
    REQUIRE(drummed.laptop.view(kFirst).undo.asked == kFirst);
    drummed.sayOf(kSecond, RunOrder::step, step);
    CHECK(drummed.beats() == 1);
    CHECK(drummed.seen(kSecond).isWaiting);
}
