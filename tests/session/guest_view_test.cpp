#include "session/guest_view.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr Seat kFirst{0};

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

Update nextUpdate()
{
    Update update;
    update.revision = 5;
    return update;
}

} // namespace

TEST_CASE("A guest is told which pieces came, moved, changed and went, and which lines are new")
{
    GuestView view = startedView();
    Scene after = view.now().scene;
    after.pieces = {pieceAt(1, 7), pieceAt(2, 2), pieceAt(9, 9)};
    after.pieces[1].isFlipped = true;
    after.prompt.icon = "leaf";
    Update update = nextUpdate();
    update.scene = diff(view.now().scene, after);
    update.events = {line("three")};
    update.timer = Timer{"close", 5};
    const ViewChange change = view.take({kFirst, 7, update});

    CHECK(view.now().scene == after);
    CHECK(change.added == std::vector<PieceId>{9});
    CHECK(change.moved == std::vector<PieceId>{1});
    CHECK(change.from == std::vector<Place>{pieceAt(1, 1).at});
    CHECK(change.changed == std::vector<PieceId>{2});
    CHECK(change.removed == std::vector<Piece>{pieceAt(3, 3)});
    CHECK(change.firstNewEvent == 2);
    CHECK(view.now().log.size() == 3);
    CHECK(change.hasTextsChanged);
    CHECK(change.hasTimerChanged);
    CHECK_FALSE(change.hasOffersChanged);
    CHECK_FALSE(change.hasUndoChanged);
    CHECK_FALSE(change.hasBoardsChanged);
    CHECK_FALSE(change.wasUndone);
    CHECK_FALSE(change.isWhole);
}

TEST_CASE("After an undo the withdrawn lines are gone")
{
    GuestView view = startedView();
    Update update = nextUpdate();
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

TEST_CASE("A message that does not fit the view is refused and changes nothing")
{
    GuestView view = startedView();
    const SeatView before = view.now();
    Update update = nextUpdate();
    Viewer viewer = kFirst;
    SUBCASE("for another viewer") { viewer = Viewer::publicView(); }
    SUBCASE("a revision is missing between") { update.revision = 6; }
    SUBCASE("a revision that was there") { update.revision = 4; }
    SUBCASE("a log cut to more than it has") { update.logLength = 3; }
    SUBCASE("a log past every measure") { update.events.resize(kMaxLogLines); }
    SUBCASE("a piece that is not there") { update.scene.removed = {8}; }
    CHECK_THROWS_AS(view.take({viewer, 7, update}), InputError);
    CHECK(view.now() == before);
}

TEST_CASE("A view begins with the whole")
{
    GuestView view{kFirst};
    Update update;
    update.revision = 1;
    CHECK_THROWS_AS(view.take({kFirst, 0, update}), InputError);
}

TEST_CASE("Wishes carry the seat, the revision they were decided on, and numbers that go on from the table's")
{
    GuestView view = startedView();
    CHECK(decodeUp(view.write(Act{"step"})) == UpMessage{kFirst, 4, 7, Act{"step"}});
    CHECK(decodeUp(view.write(Undo{})) == UpMessage{kFirst, 4, 8, Undo{}});
}
