#include "connect_four.h"
#include "kernel/company.h"
#include "kit/game_type_of.h"
#include "lan_windows.h"

using namespace tablewood;

namespace {

/// Connect Four, in which each plays for the other, and has secrets.
struct PairFour : connect_four::ConnectFour
{
    const GameSheet& sheet() const
    {
        static const GameSheet sheet = [] {
            GameSheet one = connect_four::ConnectFour().sheet();
            one.hasPrivateViews = true;
            return one;
        }();
        return sheet;
    }
    Seats partners(const State&, Seat) const { return Seats::firstOf(2); }
};
static_assert(HasPartners<PairFour>);

/// Jonas has gone after Mira's first move.
struct Left : Two
{
    Left() : Two(pairFour())
    {
        startMatch();
        mira.play(3);
        REQUIRE(jonas.seesPieces(1));
        jonas.close();
        REQUIRE(lan::comesTo([&] { return !mira.seat(1).isHere; }));
    }
    static const GameType& pairFour()
    {
        static const GameTypeOf<PairFour> type{PairFour{}};
        return type;
    }
    Seats persons() { return mira->table() ? mira->table()->source().persons() : Seats(); }
    SeatEntry banner() { return mira->table()->scene()->seats()->at(1).value<SeatEntry>(); }
};

} // namespace

TEST_CASE("who plays for somebody who is away has both seats at their screen, without a gate between them")
{
    Left two;
    REQUIRE(two.mira.seat(1).partners.size() == 1);
    CHECK(two.mira.seat(1).partners.front().value<LobbyPartner>().guest == two.mira.lobby().myself());
    CHECK(lan::comesTo([&] { return two.banner().isAway; }));
    const TableModel* const before = two.mira->table();
    // Whoever hosts need not wait.
    two.mira.lobby().playFor(1, true);
    REQUIRE(lan::comesTo([&] { return two.persons() == Seats::firstOf(2); }));
    CHECK(two.mira->table() == before);
    CHECK(two.mira.seat(1).status == "You play here too");
    CHECK(two.mira.seat(1).partners.isEmpty());
    CHECK(two.mira.lobby().awayLine() == "You play for Jonas until they are back.");
    CHECK(lan::comesTo([&] { return two.banner().partner == "Mira"; }));
    CHECK_FALSE(two.banner().isAway);
    CHECK_FALSE(two.mira->table()->isGateClosed());
    CHECK(two.mira->table()->viewerSeat() == 1);
    two.mira.play(2);
    CHECK_FALSE(two.mira->table()->isGateClosed());
    REQUIRE(lan::comesTo([&] { return two.mira->table()->viewerSeat() == 0; }));
    two.mira.play(3);
    CHECK(two.mira.seesPieces(3));
}

TEST_CASE("who comes back plays on at their own laptop, and the other screen is one person's again")
{
    Left two;
    two.mira.lobby().lend(two.mira.lobby().myself(), 1);
    REQUIRE(lan::comesTo([&] { return two.persons() == Seats::firstOf(2); }));
    const TableModel* const lent = two.mira->table();
    two.jonas.open();
    two.jonas->join(two.link(), "seat");
    REQUIRE(two.jonas.comesTo("table"));
    CHECK(two.jonas->table()->viewerSeat() == 1);
    REQUIRE(lan::comesTo([&] { return two.persons() == Seats(Seat{0}); }));
    CHECK(two.mira->table() == lent);
    CHECK(two.mira->table()->viewerSeat() == 0);
    CHECK(two.mira.lobby().awayLine().isEmpty());
    CHECK(two.banner().partner.isEmpty());
    two.jonas.play(0);
    CHECK(two.mira.seesPieces(2));
}

TEST_CASE("who played for somebody may leave it again, and the host may end it")
{
    Left two;
    for (const bool isByHost : {false, true}) {
        CAPTURE(isByHost);
        two.mira.lobby().playFor(1, true);
        REQUIRE(lan::comesTo([&] { return two.persons() == Seats::firstOf(2); }));
        if (isByHost)
            two.mira.lobby().takeBack(1);
        else
            two.mira.lobby().playFor(1, false);
        REQUIRE(lan::comesTo([&] { return two.persons() == Seats(Seat{0}); }));
        CHECK(two.mira.seat(1).status == "Away, seat kept");
    }
    CHECK(two.mira.lobby().hasPartners());
    two.mira.lobby().setWhenAway("partner", 30);
    CHECK(two.mira.lobby().awayLine() ==
          "Away: Jonas. A partner plays for them after 30 seconds, else a bot.");
}

TEST_CASE("a seat that becomes free and that others may play is not said to hold the table")
{
    Left two;
    two.mira.lobby().kick(two.mira.seat(1).guest);
    REQUIRE(lan::comesTo([&] { return two.mira.seat(1).isFree; }));
    CHECK(two.mira.lobby().awayLine() == "Free seat: 2. Somebody can take it, or play it too.");
}
