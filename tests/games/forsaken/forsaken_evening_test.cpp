#include "forsaken_table.h"

#include "kit/game_type_of.h"
#include "session/table_link.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

constexpr int kTravelers = 8;
constexpr int kMostSteps = 20'000;

/// Eight laptops at a table, which know only what they were sent. The test is the table's clock.
class Evening
{
public:
    Evening(const GameType& type, const MatchRecord& record, NoJournal& journal)
        : m_table(type, record, journal), m_random(record.setup.seed, "travelers")
    {
        for (const Seat seat : Seats::firstOf(kTravelers))
            m_laptops.push_back(std::make_unique<TableLink>(
                m_table, std::vector<Viewer>{Viewer(seat)},
                [this](Viewer, const ViewChange& change) { m_refusals += change.refusal ? 1 : 0; }));
    }

    const Table& table() const { return m_table; }
    int refusals() const { return m_refusals; }
    const SeatView& view(Seat seat) const
    {
        return m_laptops[static_cast<std::size_t>(seat.index)]->view(Viewer(seat));
    }

    /// One of those who are offered something does any of it. Now and then, and where nobody is, a step is
    /// closed.
    void goOn()
    {
        std::vector<Seat> asked;
        for (const Seat seat : Seats::firstOf(kTravelers))
            if (!view(seat).offers.empty())
                asked.push_back(seat);
        const auto timer = m_table.timer();
        if (asked.empty() || (timer && m_random.below(12) == 0)) {
            REQUIRE(timer);
            m_table.clockExpired(*timer);
            return;
        }
        const Seat seat = asked[m_random.below(static_cast<std::uint32_t>(asked.size()))];
        const auto& offers = view(seat).offers;
        m_laptops[static_cast<std::size_t>(seat.index)]->send(
            seat, Act{offers[m_random.below(static_cast<std::uint32_t>(offers.size()))].move});
    }

private:
    Table m_table;
    Random m_random;
    int m_refusals = 0;
    std::vector<std::unique_ptr<TableLink>> m_laptops;
};

/// All sit before the same dark screen: its spots, and whether the card is turned, tell nothing.
void checkDark(const NightScreen& one, const NightScreen& other)
{
    CHECK(one.title == other.title);
    CHECK(one.isTurned == other.isTurned);
    CHECK(one.script == other.script);
    CHECK(one.hook == other.hook);
    CHECK(one.part == other.part);
    CHECK(std::ranges::equal(one.spots, other.spots, {}, &NightSpot::name, &NightSpot::name));
}

} // namespace

TEST_CASE("Eight travelers at eight laptops play through two Nights to an end, by what each of them was sent")
{
    const GameTypeOf<ForsakenGame> type{shippedGame()};
    MatchRecord record;
    record.game = type.sheet().id;
    record.setup.seats = kTravelers;
    record.setup.seed = Seed::fromText("an evening");
    record.setup.options = {{"oracle", "on"}, {"navigator", "on"}};
    record.players.resize(kTravelers);
    NoJournal journal;
    Evening evening(type, record, journal);

    std::vector<Text> nights;
    for (int step = 0; step < kMostSteps && !evening.table().outcome(); ++step) {
        const Scene& first = evening.view(Seat{0}).scene;
        for (const Seat seat : Seats::firstOf(kTravelers)) {
            const Scene& scene = evening.view(seat).scene;
            REQUIRE(scene.night.has_value() == first.night.has_value());
            if (scene.night)
                checkDark(*first.night, *scene.night);
        }
        if (first.night && std::ranges::find(nights, first.night->title) == nights.end())
            nights.push_back(first.night->title);
        evening.goOn();
    }
    CHECK(nights.size() >= 2);
    CHECK(evening.refusals() == 0);
    const auto outcome = evening.table().outcome();
    REQUIRE(outcome);
    for (const Seat seat : Seats::firstOf(kTravelers))
        CHECK(evening.view(seat).scene.outcome == outcome);
    const Table again(type, evening.table().record(), journal);
    CHECK(again.hash() == evening.table().hash());
}
