#include "app/table/touch/gesture.h"

#include "app/table/touch/touches.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Offer offer(std::string move, std::vector<Pick> picks, std::uint8_t freeFrom = Offer::kOrdered)
{
    Offer made;
    made.seat = Seat{0};
    made.move = std::move(move);
    made.picks = std::move(picks);
    made.freeFrom = freeFrom;
    return made;
}

Pick space(int column, int row)
{
    return Pick::ofCell("board", {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
}

Gesture withOffers(std::vector<Offer> offers)
{
    Gesture gesture;
    gesture.setOffers(std::move(offers));
    return gesture;
}

bool isNext(const Gesture& gesture, const Pick& pick)
{
    for (const NextPick& next : gesture.next())
        if (next.pick.touchesSame(pick))
            return true;
    return false;
}

} // namespace

TEST_CASE("a space that is a whole offer is played at once")
{
    Gesture gesture = withOffers({offer("grow A1", {space(0, 0)}), offer("grow B1", {space(1, 0)})});
    CHECK(gesture.next().size() == 2);
    CHECK(gesture.press(space(1, 0)) == PressResult::played);
    CHECK(gesture.move() == "grow B1");
    CHECK(gesture.picks().empty());
}

TEST_CASE("of equal cards any can be touched, and a card instead of the button that plays it")
{
    Offer play = offer("play", {Pick::ofPiece(1), space(0, 0)});
    play.firstToo = {Pick::ofPiece(2)};
    Offer counter = offer("counter", {Pick::ofButton("counter")});
    counter.firstToo = {Pick::ofPiece(3)};
    Gesture gesture = withOffers({play, counter});
    for (const Pick& first : {Pick::ofPiece(1), Pick::ofPiece(2)}) {
        CHECK(isNext(gesture, first));
        CHECK(gesture.press(first) == PressResult::chosen);
        CHECK_FALSE(isNext(gesture, Pick::ofPiece(2)));
        CHECK(gesture.press(space(0, 0)) == PressResult::played);
        CHECK(gesture.move() == "play");
    }
    for (const Pick& first : {Pick::ofButton("counter"), Pick::ofPiece(3)}) {
        CHECK(isNext(gesture, first));
        CHECK(gesture.press(first) == PressResult::played);
        CHECK(gesture.move() == "counter");
    }
}

TEST_CASE("a space that fits one of the songs alone chooses the song too, and is not taken where several fit")
{
    const Pick flame = Pick::ofOption("flame", {});
    const Pick ash = Pick::ofOption("ash", {});
    Gesture gesture = withOffers({offer("flame A1", {Pick::ofPiece(1), flame, space(0, 0)}),
                                  offer("flame B1", {Pick::ofPiece(1), flame, space(1, 0)}),
                                  offer("ash B1", {Pick::ofPiece(1), ash, space(1, 0)}),
                                  offer("ash C1", {Pick::ofPiece(1), ash, space(2, 0)})});
    CHECK(gesture.press(Pick::ofPiece(1)) == PressResult::chosen);
    CHECK(gesture.press(space(1, 0)) == PressResult::chosen);
    CHECK(isNext(gesture, flame));
    CHECK(isNext(gesture, ash));
    CHECK(gesture.press(space(2, 0)) == PressResult::played);
    CHECK(gesture.move() == "ash C1");
}

TEST_CASE("a chosen piece lights its own targets alone, and pressing it again puts it down")
{
    Gesture gesture = withOffers({offer("move 1 A1", {Pick::ofPiece(1), space(0, 0)}),
                                  offer("move 1 B1", {Pick::ofPiece(1), space(1, 0)}),
                                  offer("move 2 B1", {Pick::ofPiece(2), space(1, 0)})});
    CHECK(isNext(gesture, Pick::ofPiece(1)));
    CHECK(gesture.press(Pick::ofPiece(2)) == PressResult::chosen);
    CHECK(gesture.next().size() == 1);
    CHECK(isNext(gesture, space(1, 0)));
    CHECK(gesture.press(Pick::ofPiece(2)) == PressResult::dropped);
    CHECK(gesture.picks().empty());
}

TEST_CASE("another piece may be chosen while one is")
{
    Gesture gesture = withOffers({offer("move 1 A1", {Pick::ofPiece(1), space(0, 0)}),
                                  offer("move 2 B1", {Pick::ofPiece(2), space(1, 0)})});
    gesture.press(Pick::ofPiece(1));
    CHECK(gesture.press(Pick::ofPiece(2)) == PressResult::chosen);
    REQUIRE(gesture.picks().size() == 1);
    CHECK(gesture.picks().front().piece == 2);
}

TEST_CASE("a target that only one piece can reach is played without choosing the piece")
{
    Gesture gesture = withOffers({offer("move 1 A1", {Pick::ofPiece(1), space(0, 0)}),
                                  offer("move 1 B1", {Pick::ofPiece(1), space(1, 0)}),
                                  offer("move 2 B1", {Pick::ofPiece(2), space(1, 0)})});
    CHECK(isNext(gesture, space(0, 0)));
    CHECK_FALSE(isNext(gesture, space(1, 0)));
    CHECK(gesture.press(space(1, 0)) == PressResult::refused);
    CHECK(gesture.press(space(0, 0)) == PressResult::played);
    CHECK(gesture.move() == "move 1 A1");
}

TEST_CASE("picks that are free come in any order and can be taken back")
{
    Gesture gesture = withOffers({offer("burn A1 B1", {Pick::ofPiece(9), space(0, 0), space(1, 0)}, 1),
                                  offer("burn A1 C1", {Pick::ofPiece(9), space(0, 0), space(2, 0)}, 1)});
    CHECK(gesture.press(Pick::ofPiece(9)) == PressResult::chosen);
    CHECK(gesture.next().size() == 3);
    CHECK(gesture.press(space(2, 0)) == PressResult::chosen);
    CHECK(gesture.next().size() == 1);
    CHECK(gesture.press(space(2, 0)) == PressResult::dropped);
    gesture.press(space(1, 0));
    CHECK(gesture.press(space(0, 0)) == PressResult::played);
    CHECK(gesture.move() == "burn A1 B1");
}

TEST_CASE("a move that could be longer waits until one says it is enough")
{
    Gesture gesture = withOffers({offer("burn A1", {Pick::ofPiece(9), space(0, 0)}),
                                  offer("burn A1 B1", {Pick::ofPiece(9), space(0, 0), space(1, 0)})});
    gesture.press(Pick::ofPiece(9));
    CHECK_FALSE(gesture.complete());
    CHECK(gesture.press(space(0, 0)) == PressResult::chosen);
    CHECK(gesture.complete() == "burn A1");
    CHECK(gesture.press(space(1, 0)) == PressResult::played);
    CHECK(gesture.move() == "burn A1 B1");
}

TEST_CASE("what no offer goes on with is refused and remembered whole")
{
    Gesture gesture = withOffers({offer("move 1 A1", {Pick::ofPiece(1), space(0, 0)})});
    gesture.press(Pick::ofPiece(1));
    CHECK(gesture.press(space(5, 5)) == PressResult::refused);
    REQUIRE(gesture.attempt().size() == 2);
    CHECK(gesture.attempt()[1].touchesSame(space(5, 5)));
    CHECK(gesture.picks().size() == 1);
}

TEST_CASE("new offers keep what is chosen as far as it still begins one")
{
    Gesture gesture =
        withOffers({offer("song 9 a A1", {Pick::ofPiece(9), Pick::ofOption("a", {}), space(0, 0)})});
    gesture.press(Pick::ofPiece(9));
    gesture.press(Pick::ofOption("a", {}));
    gesture.setOffers({offer("song 9 b A1", {Pick::ofPiece(9), Pick::ofOption("b", {}), space(0, 0)})});
    REQUIRE(gesture.picks().size() == 1);
    CHECK(gesture.dropLast());
    CHECK_FALSE(gesture.dropLast());
}

namespace {

Button looking(const std::string& id, ButtonLook look)
{
    Button button;
    button.id = id;
    button.look = look;
    return button;
}

} // namespace

TEST_CASE("behind a veil nothing but buttons is lit or taken, whatever could be done")
{
    const std::vector<Button> buttons{looking("answer", ButtonLook::veil),
                                      looking("pass", ButtonLook::plain)};
    const Offer pass = offer("pass", {Pick::ofButton("pass")});
    Gesture can;
    can.setOffers({offer("play", {Pick::ofPiece(1)}), offer("answer", {Pick::ofButton("answer")}), pass},
                  buttons);
    CHECK(can.isVeiled());
    CHECK_FALSE(isNext(can, Pick::ofPiece(1)));
    CHECK_FALSE(can.accepts(Pick::ofPiece(1)));
    CHECK(can.press(Pick::ofPiece(1)) == PressResult::refused);
    CHECK(can.nextTowards("play")->id == "answer");
    CHECK(can.press(Pick::ofButton("answer")) == PressResult::played);
    CHECK(can.move() == "answer");

    Gesture cannot;
    cannot.setOffers({pass}, buttons);
    CHECK(cannot.press(Pick::ofPiece(1)) == PressResult::refused);
    CHECK(cannot.press(Pick::ofButton("answer")) == PressResult::refused);
    CHECK(cannot.isVeiled());
    CHECK(cannot.press(Pick::ofButton("pass")) == PressResult::played);

    can.setOffers({offer("play", {Pick::ofPiece(1)}), pass}, {buttons[1]});
    CHECK_FALSE(can.isVeiled());
    CHECK(isNext(can, Pick::ofPiece(1)));
}

TEST_CASE("a veil whose press is no move lifts, falls when it is pressed again, and with what was chosen")
{
    const std::vector<Button> buttons{looking("fast", ButtonLook::veil), looking("pass", ButtonLook::veiled)};
    Gesture gesture;
    gesture.setOffers(
        {offer("play", {Pick::ofPiece(1), space(0, 0)}), offer("pass", {Pick::ofButton("pass")})}, buttons);
    const Pick veil = Pick::ofButton("fast");
    CHECK(gesture.offers().empty());
    CHECK(gesture.press(Pick::ofButton("pass")) == PressResult::refused);
    CHECK(gesture.press(veil) == PressResult::dropped);
    CHECK(gesture.isLifted());
    CHECK(isNext(gesture, Pick::ofButton("pass")));
    CHECK(gesture.press(Pick::ofPiece(1)) == PressResult::chosen);
    // It stays lifted while the same one lies there.
    gesture.setOffers(gesture.offers(), buttons);
    CHECK(gesture.isLifted());
    CHECK(gesture.isChosen(Pick::ofPiece(1)));
    CHECK(gesture.press(veil) == PressResult::dropped);
    CHECK(gesture.isVeiled());
    CHECK(gesture.picks().empty());
    gesture.press(veil);
    gesture.clear();
    CHECK(gesture.isVeiled());
    gesture.press(veil);
    gesture.setOffers({offer("play", {Pick::ofPiece(1)})}, {looking("answer", ButtonLook::veil)});
    CHECK(gesture.isVeiled());
    Gesture nothing;
    nothing.setOffers({}, buttons);
    CHECK(nothing.press(veil) == PressResult::refused);
    CHECK(nothing.isVeiled());
}

TEST_CASE("What stands on a chosen card and cannot be chosen is told apart from what can")
{
    Face face;
    face.key = "fire";
    const Text flame(TW_TEXT("arbor", "Fire"));
    const Text ash(TW_TEXT("arbor", "Light"));
    face.titles = {flame, ash};
    Scene scene;
    Piece card;
    card.id = 7;
    card.face = "fire";
    scene.pieces.push_back(card);
    Offer play;
    play.move = "play ash";
    play.picks = {Pick::ofPiece(7), Pick::ofOption("ash", ash), Pick::ofCell("board", {1, 1})};
    Gesture gesture;
    gesture.setOffers({play});
    CHECK(closedOptions({face}, scene, gesture).empty());
    gesture.press(Pick::ofPiece(7));
    const std::vector<Pick> closed = closedOptions({face}, scene, gesture);
    REQUIRE(closed.size() == 1);
    CHECK(closed.front().label == flame);
    // Once it is chosen nothing is asked any more.
    gesture.press(Pick::ofOption("ash", ash));
    CHECK(closedOptions({face}, scene, gesture).empty());
}

namespace {

Offer lay(const std::string& move, Orientation orientation, Cell corner)
{
    return offer(move, {Pick::ofPiece(1), Pick::ofTurn(orientation), Pick::ofCell("pane", corner)});
}

} // namespace

TEST_CASE("A thing that turns is held in one orientation, and only where that fits is anything next")
{
    Gesture gesture = withOffers({lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1}),
                                  lay("over", {1, true}, {2, 2})});
    gesture.clear();
    CHECK(gesture.turning() == 0);
    CHECK(gesture.press(Pick::ofPiece(1)) == PressResult::chosen);
    CHECK(gesture.turning() == 1);
    CHECK(gesture.boardsAhead() == std::vector<Name>{"pane"});
    REQUIRE(gesture.next().size() == 1);
    CHECK(gesture.next().front().pick.cell == Cell{0, 0});
    gesture.lie({1, false});
    REQUIRE(gesture.next().size() == 1);
    CHECK(gesture.next().front().pick.cell == Cell{1, 1});
    gesture.lie({2, false});
    CHECK(gesture.next().empty());
    CHECK(gesture.turning() == 1);
    gesture.lie({1, true});
    CHECK(gesture.press(Pick::ofCell("pane", {2, 2})) == PressResult::played);
    CHECK(gesture.move() == "over");
}

TEST_CASE("A thing that turns and is all that can be touched is in the hand at once, until it is put back")
{
    const std::vector<Offer> first{lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1})};
    Gesture gesture = withOffers(first);
    CHECK(gesture.turning() == 1);
    gesture.dropLast();
    gesture.setOffers(first);
    CHECK(gesture.turning() == 0);
    const std::vector<Offer> second{lay("upright", {0, false}, {3, 3})};
    gesture.setOffers(second);
    CHECK(gesture.turning() == 1);
    // It comes in a way that fits somewhere.
    CHECK(withOffers({lay("lying", {1, false}, {1, 1})}).orientation() == Orientation{1, false});
    // With anything else to do it lies where it lies.
    std::vector<Offer> more = first;
    more.push_back(offer("pass", {Pick::ofButton("pass")}));
    CHECK(withOffers(more).turning() == 0);
    // Nor is a piece that only goes somewhere.
    CHECK(withOffers({offer("go", {Pick::ofPiece(1), space(0, 0)})}).picks().empty());
}

TEST_CASE("A thing that is laid where it does not fit is refused as it lies, and stays in the hand")
{
    Gesture gesture = withOffers({lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1})});
    gesture.clear();
    gesture.press(Pick::ofPiece(1));
    gesture.lie({1, false});
    CHECK(gesture.press(Pick::ofCell("pane", {0, 0})) == PressResult::refused);
    REQUIRE(gesture.attempt().size() == 3);
    CHECK(gesture.attempt()[1].orientation() == Orientation{1, false});
    CHECK(gesture.turning() == 1);
    CHECK(gesture.orientation() == Orientation{1, false});
    CHECK(gesture.press(Pick::ofPiece(1)) == PressResult::dropped);
    CHECK(gesture.picks().empty());
}

TEST_CASE("A thing that is taken up again lies as it was turned, another one as it lies on the table")
{
    Offer other = lay("other", {0, false}, {0, 0});
    other.picks.front() = Pick::ofPiece(2);
    Gesture gesture =
        withOffers({lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1}), other});
    gesture.press(Pick::ofPiece(1));
    gesture.lie({1, false});
    gesture.dropLast();
    gesture.press(Pick::ofPiece(1));
    CHECK(gesture.orientation() == Orientation{1, false});
    gesture.clear();
    gesture.press(Pick::ofPiece(2));
    CHECK(gesture.orientation() == Orientation());
}

TEST_CASE("A thing that was laid lies as it was laid when it is taken up again, and is not turned once more")
{
    const std::vector<Offer> offers{lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1})};
    Gesture gesture = withOffers(offers);
    gesture.clear();
    gesture.press(Pick::ofPiece(1));
    gesture.lie({1, false});
    REQUIRE(gesture.press(Pick::ofCell("pane", {1, 1})) == PressResult::played);
    gesture.setOffers(offers, {}, VeilUse::none);
    gesture.press(Pick::ofPiece(1));
    CHECK(gesture.orientation() == Orientation());
}

TEST_CASE("A thing that is let go where it does not fit makes no other move of that space")
{
    Gesture gesture =
        withOffers({lay("upright", {0, false}, {0, 0}), offer("step", {Pick::ofCell("pane", {2, 2})}),
                    offer("away", {Pick::ofCell("road", {2, 2})})});
    gesture.press(Pick::ofPiece(1));
    CHECK(gesture.press(Pick::ofCell("pane", {2, 2})) == PressResult::refused);
    CHECK(gesture.turning() == 1);
    // Where it cannot be laid at all nothing else can be meant.
    CHECK(gesture.press(Pick::ofCell("road", {2, 2})) == PressResult::played);
    CHECK(gesture.move() == "away");
}

TEST_CASE("A hint says that a thing has to be turned first, and then where it goes")
{
    Gesture gesture = withOffers({lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1})});
    gesture.clear();
    CHECK(gesture.nextTowards("lying")->kind == PickKind::piece);
    gesture.press(Pick::ofPiece(1));
    CHECK(gesture.nextTowards("lying")->kind == PickKind::turn);
    gesture.lie({1, false});
    CHECK(gesture.nextTowards("lying")->kind == PickKind::cell);
}

TEST_CASE("What a press would come to is known without pressing")
{
    Gesture gesture = withOffers({offer("draw", {Pick::ofPiece(5)}), lay("upright", {0, false}, {0, 0})});
    CHECK(gesture.pressed(Pick::ofPiece(5)).result == PressResult::played);
    CHECK(gesture.pressed(Pick::ofPiece(1)).result == PressResult::chosen);
    CHECK(gesture.picks().empty());
}

TEST_CASE("A thing that can be laid in several ways can also do what does not ask how it lies")
{
    Gesture gesture = withOffers({lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1}),
                                  offer("pass", {Pick::ofPiece(1), Pick::ofOption("pass", {})}),
                                  offer("end", {Pick::ofButton("end")})});
    gesture.press(Pick::ofPiece(1));
    REQUIRE(gesture.turning() == 1);
    CHECK(gesture.nextOf(Pick::ofOption("pass", {})) != nullptr);
    gesture.lie({1, false});
    CHECK(gesture.nextOf(Pick::ofOption("pass", {})) != nullptr);
    CHECK(gesture.press(Pick::ofOption("pass", {})) == PressResult::played);
    CHECK(gesture.move() == "pass");
}

TEST_CASE(
    "The only thing to lay is in the hand at once beside spaces of other boards and actions, but not beside "
    "spaces of its own board")
{
    const std::vector<Offer> apart{lay("upright", {0, false}, {0, 0}), lay("lying", {1, false}, {1, 1}),
                                   offer("walk", {Pick::ofCell("road", {2, 2})})};
    CHECK(withOffers(apart).heldPiece() == 1);
    std::vector<Offer> among = apart;
    among.push_back(offer("stone", {Pick::ofCell("pane", {2, 2})}));
    CHECK(withOffers(among).heldPiece() == 0);
}
