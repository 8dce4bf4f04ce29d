#include "app/table/model/touching_hand.h"

#include "mira.h"
#include "paper_table.h"

#include <QSignalSpy>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr PieceId kSeed = 1;
constexpr PieceId kRain = 2;

Offer offer(const std::string& move, std::vector<Pick> picks)
{
    Offer offer;
    offer.seat = kMira;
    offer.move = move;
    offer.picks = std::move(picks);
    return offer;
}

/// Mira can sow a seed on a space, and let it rain.
struct Garden
{
    Garden()
    {
        SeatView& view = table.of(kMira);
        view.offers = {offer("sow b1", {Pick::ofPiece(kSeed), Pick::ofCell("bed", {1, 0})}),
                       offer("rain", {Pick::ofPiece(kRain)})};
        QObject::connect(&hand, &TouchingHand::wished, &hand,
                         [this](const Wish& wish) { wishes.push_back(wish); });
        course.land();
        hand.follow();
    }

    PaperTable table{kMira};
    ScreenSeats seats{table, false};
    LonePerson lone{seats};
    ShownCourse course{seats};
    RefusalNote refusal;
    TouchingHand hand{seats, course, lone, refusal};
    QSignalSpy sounds{&hand, &TouchingHand::sounded};
    QSignalSpy turned{&hand, &TouchingHand::turned};
    std::vector<Wish> wishes;
};

} // namespace

TEST_CASE("A hand wishes a move once its last pick is touched, and a refusal goes with the first")
{
    Garden garden;
    garden.refusal.say("Not there.");
    garden.hand.press(Pick::ofPiece(kSeed));
    CHECK(garden.wishes.empty());
    CHECK(garden.turned.count() == 1);
    CHECK(garden.sounds.count() == 1);
    CHECK(garden.refusal.text().isEmpty());
    garden.hand.press(Pick::ofCell("bed", {1, 0}));
    REQUIRE(garden.wishes.size() == 1);
    CHECK(std::get<Act>(garden.wishes.front()).move == "sow b1");
}

TEST_CASE("A hand asks why where no offer goes on, but nobody asks after the end")
{
    Garden garden;
    garden.hand.press(Pick::ofCell("bed", {3, 0}));
    REQUIRE(garden.wishes.size() == 1);
    CHECK(std::get<Explain>(garden.wishes.front()).picks.size() == 1);
    garden.table.of(kMira).scene.outcome.emplace();
    garden.hand.press(Pick::ofCell("bed", {3, 0}));
    CHECK(garden.wishes.size() == 1);
}

TEST_CASE("A card that is a move alone is not played by taking it up, and let go on a space it is asked why")
{
    Garden garden;
    CHECK(garden.hand.lift(kRain));
    CHECK(garden.wishes.empty());
    garden.hand.press(Pick::ofCell("bed", {3, 0}));
    REQUIRE(garden.wishes.size() == 1);
    CHECK(std::get<Explain>(garden.wishes.front()).picks.size() == 2);
    garden.hand.lift(kRain);
    garden.hand.letGo();
    garden.hand.press(Pick::ofPiece(kRain));
    REQUIRE(garden.wishes.size() == 2);
    CHECK(std::get<Act>(garden.wishes.back()).move == "rain");
}

TEST_CASE("What was taken up goes back, and then there is nothing more to take back")
{
    Garden garden;
    CHECK(garden.hand.lift(kSeed));
    CHECK(garden.hand.gesture().picks().size() == 1);
    CHECK(garden.hand.back());
    CHECK_FALSE(garden.hand.back());
    CHECK_FALSE(garden.hand.lift(9));
}

TEST_CASE("A refusal that came with news is said after them")
{
    RefusalNote refusal;
    const QSignalSpy changed(&refusal, &RefusalNote::changed);
    CHECK_FALSE(refusal.release());
    refusal.hold("The question is closed.");
    CHECK(refusal.text().isEmpty());
    CHECK(refusal.release());
    CHECK(refusal.text() == "The question is closed.");
    CHECK_FALSE(refusal.release());
    CHECK(changed.count() == 1);
}

TEST_CASE("A hand tells whether options are all that can be picked now")
{
    Garden garden;
    const Pick early = Pick::ofOption("early", {});
    const Pick late = Pick::ofOption("late", {});
    garden.table.of(kMira).offers = {
        offer("sow early", {Pick::ofPiece(kSeed), early}),
        offer("sow late", {Pick::ofPiece(kSeed), late}),
        offer("rain late", {Pick::ofPiece(kRain), late}),
        offer("rain b1", {Pick::ofPiece(kRain), Pick::ofCell("bed", {1, 0})}),
    };
    garden.hand.follow();
    CHECK_FALSE(garden.hand.hasOnlyOptions());
    garden.hand.press(Pick::ofPiece(kSeed));
    CHECK(garden.hand.hasOnlyOptions());
    garden.hand.back();
    CHECK_FALSE(garden.hand.hasOnlyOptions());
    garden.hand.press(Pick::ofPiece(kRain));
    CHECK_FALSE(garden.hand.hasOnlyOptions());
}
