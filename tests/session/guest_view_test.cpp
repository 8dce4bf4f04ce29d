#include "session/guest_view.h"

#include "sitting.h"
#include "wire/delta.h"
#include "wire/scene_limits.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Piece pieceAt(PieceId id, std::int16_t column)
{
    Piece piece;
    piece.id = id;
    piece.at = {"board", {column, 0}, 0};
    return piece;
}

Event line(const char* cue)
{
    Event event;
    event.cue = cue;
    return event;
}

/// A view of three pieces and two lines, taken whole.
GuestView startedView()
{
    Whole whole;
    whole.view.revision = 4;
    whole.view.scene.pieces = {pieceAt(1, 1), pieceAt(2, 2), pieceAt(3, 3)};
    whole.view.log = {line("one"), line("two")};
    GuestView view{kFirst};
    CHECK(view.take({kFirst, 6, whole}).isWhole);
    return view;
}

/// The change to another situation, and lines that follow `last`.
Bytes changeTo(const Situation& before, const Situation& after, const Event& last = {},
               const std::vector<Event>& told = {})
{
    Bytes bytes;
    Words words;
    DeltaSink sink(bytes, words);
    sink.write(before, after);
    if (!told.empty())
        sink.writeRun(last, told);
    return bytes;
}

Update updateTo(Bytes change) { return {{}, std::move(change)}; }

} // namespace

TEST_CASE("A whole view that is the one that was there says so, but for what is left of a step")
{
    GuestView view = startedView();
    Whole again;
    again.view = view.now();
    again.view.secondsLeft = 3;
    CHECK(view.take({kFirst, 6, again}).isSame);
    CHECK(view.now().secondsLeft == 3);
    again.view.log.push_back(line("three"));
    const ViewChange change = view.take({kFirst, 6, again});
    CHECK(change.isWhole);
    CHECK_FALSE(change.isSame);
    CHECK(view.weight() > again.view.log.size() * sizeof(Event));
}

TEST_CASE("A guest has after an update what the table told, with its new lines behind the old ones")
{
    GuestView view = startedView();
    Situation after = view.now();
    after.scene.pieces = {pieceAt(1, 7), pieceAt(2, 2), pieceAt(9, 9)};
    after.scene.pieces[1].isFlipped = true;
    after.scene.prompt.icon = "leaf";
    after.timer = Timer{"close", 5};
    const Bytes bytes = changeTo(view.now(), after, view.now().log.back(), {line("three")});
    const ViewChange change = view.take({kFirst, 7, updateTo(bytes)});

    CHECK(static_cast<const Situation&>(view.now()) == after);
    CHECK(view.now().log.back() == line("three"));
    CHECK(change.firstNewEvent == 2);
    CHECK(view.now().log.size() == 3);
    CHECK_FALSE(change.wasUndone);
    CHECK_FALSE(change.isWhole);
}

TEST_CASE("After an undo the withdrawn lines are gone")
{
    GuestView view = startedView();
    Update update = updateTo(changeTo(view.now(), view.now()));
    update.logLength = 1;
    const ViewChange change = view.take({kFirst, 7, update});
    CHECK(change.wasUndone);
    CHECK(view.now().log == std::vector<Event>{line("one")});
    CHECK(change.firstNewEvent == 1);
}

TEST_CASE("A refusal changes nothing but is told")
{
    GuestView view = startedView();
    const SeatView before = view.now();
    const ViewChange change = view.take({kFirst, 7, Refused{Text(TW_TEXT("test", "No"))}});
    REQUIRE(change.refusal);
    CHECK(words(*change.refusal) == "No");
    CHECK(view.now() == before);
}

TEST_CASE("Of what is refused a guest knows whether it was a move")
{
    GuestView view = startedView();
    const auto refuse = [&](std::uint32_t number) {
        return view.take({kFirst, number, Refused{Text(TW_TEXT("test", "No"))}});
    };
    view.write(Explain{});
    view.write(Act{"first"});
    view.write(Act{"second"});
    const std::uint32_t last = view.lastNumber();
    CHECK_FALSE(refuse(last - 2).isOfMove);
    CHECK(refuse(last - 1).isOfMove);
    CHECK_FALSE(refuse(last - 1).isOfMove);
    CHECK(refuse(last).isOfMove);
}

TEST_CASE("A message that does not fit the view is refused and changes nothing")
{
    GuestView view = startedView();
    const SeatView before = view.now();
    Situation after = before;
    Update update = updateTo(changeTo(before, after));
    Viewer viewer = kFirst;
    SUBCASE("for another viewer") { viewer = Viewer::publicView(); }
    SUBCASE("a log cut to more than it has") { update.logLength = 3; }
    SUBCASE("a log past every measure")
    {
        update.change = changeTo(before, after, {}, std::vector<Event>(kMaxLogLines));
    }
    SUBCASE("a change of a piece that is not there")
    {
        Situation other = before;
        other.scene.pieces.push_back(pieceAt(4, 4));
        after = other;
        after.scene.pieces.back() = pieceAt(4, 5);
        update.change = changeTo(other, after);
    }
    SUBCASE("a line of the log that points at more than a board has")
    {
        Event pointing;
        pointing.cells.resize(kMaxSpacesOfBoard + 1);
        update.change = changeTo(before, after, line("two"), {pointing});
    }
    SUBCASE("two pieces of one id")
    {
        after.scene.pieces.resize(5);
        update.change = changeTo(before, after);
    }
    SUBCASE("a change that ends too early") { update.change.pop_back(); }
    SUBCASE("a change that goes on") { update.change.push_back(0); }
    CHECK_THROWS_AS(view.take({viewer, 7, update}), InputError);
    CHECK(view.now() == before);
}

TEST_CASE("After an update that does not fit nothing is taken but a whole view")
{
    GuestView view = startedView();
    const Update fits = updateTo(changeTo(view.now(), view.now()));
    CHECK_THROWS_AS(view.take({kFirst, 7, updateTo({0x18})}), InputError);
    CHECK_THROWS_AS(view.take({kFirst, 7, fits}), InputError);
    view.take({kFirst, 7, Whole{{}, view.now()}});
    CHECK_NOTHROW(view.take({kFirst, 7, fits}));
}

TEST_CASE("Who comes later knows the words that were said before")
{
    Words said;
    const auto updateWith = [&](const Situation& before, const Situation& after) {
        Bytes bytes;
        DeltaSink(bytes, said).write(before, after);
        return updateTo(bytes);
    };
    GuestView first = startedView();
    Situation leaf = first.now();
    leaf.scene.prompt.icon = "leaf";
    Situation ember = leaf;
    ember.scene.prompt.icon = "ember";
    first.take({kFirst, 7, updateWith(first.now(), leaf)});
    first.take({kFirst, 7, updateWith(leaf, ember)});

    GuestView late{kFirst};
    late.take({kFirst, 7, Whole{said.texts(), first.now()}});
    const Update again = updateWith(ember, leaf);
    CHECK(again.change.size() < std::string("leaf").size() + 3);
    late.take({kFirst, 7, again});
    first.take({kFirst, 7, again});
    CHECK(late.now() == first.now());
    CHECK(late.now().scene.prompt.icon == "leaf");
}

TEST_CASE("Updates that make a view grow without end are refused, however few bytes each has")
{
    GuestView view = startedView();
    const auto grow = [&] {
        Situation after = view.now();
        Panel panel;
        panel.title = Text::ofContent("", std::string(1'000'000, 'x'));
        after.scene.panels.resize(after.scene.panels.size() + 30, panel);
        const Update update = updateTo(changeTo(view.now(), after));
        CHECK(update.change.size() < 1'001'000);
        view.take({kFirst, 7, update});
    };
    grow();
    grow();
    const std::size_t panels = view.now().scene.panels.size();
    CHECK_THROWS_WITH_AS(grow(), doctest::Contains("grows too large"), InputError);
    CHECK(view.now().scene.panels.size() == panels);
}

TEST_CASE("A view begins with the whole")
{
    GuestView view{kFirst};
    CHECK_THROWS_AS(view.take({kFirst, 0, updateTo(changeTo({}, {}))}), InputError);
}

TEST_CASE("Wishes carry the seat, the revision they were decided on, and numbers that go on from the table's")
{
    GuestView view = startedView();
    CHECK(decodeUp(view.write(Act{"step"})) == UpMessage{kFirst, 4, 7, Act{"step"}});
    CHECK(decodeUp(view.write(Undo{})) == UpMessage{kFirst, 4, 8, Undo{}});
}
