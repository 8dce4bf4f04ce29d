#include "app/table/model/table_model.h"
#include "kit/game_type_of.h"
#include "kuhn.h"
#include "started.h"
#include "weighty_events.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// What a laptop of two is told of a table that stands elsewhere: the same to both of them and to the public.
class LaptopOfTwo final : public TableSource
{
public:
    LaptopOfTwo() { m_view.players = ashAndBram(); }

    void tell(const Event& event)
    {
        change({}, [&] { m_view.log.push_back(event); });
    }
    void takeBackLast()
    {
        ViewChange undone;
        undone.wasUndone = true;
        change(undone, [&] { m_view.log.pop_back(); });
    }
    /// The connection was lost, and what happened meanwhile comes with all the rest.
    void comeBackAfter(const Event& event)
    {
        ViewChange whole;
        whole.isWhole = true;
        change(whole, [&] { m_view.log.push_back(event); });
    }
    /// Somebody is to act.
    void callFor(int seat)
    {
        change({}, [&] { m_view.scene.active = Seat{static_cast<std::int8_t>(seat)}; });
    }

    TableModel* screen = nullptr;

    const GameType& type() const override { return m_type; }
    Seats persons() const override { return Seats::firstOf(2); }
    const SeatView& view(Viewer) const override { return m_view; }
    bool hasPublicView() const override { return true; }
    void send(Seat, Wish) override {}
    bool isLocal() const override { return false; }
    const MatchRecord* record() const override { return nullptr; }

private:
    void change(const ViewChange& change, const auto& make)
    {
        make();
        ++m_view.revision;
        for (const Viewer viewer : {Viewer::publicView(), Viewer(Seat{0})})
            changed(viewer, change);
        screen->hear(Seat{1}, change);
    }

    GameTypeOf<kuhn::Kuhn> m_type{kuhn::Kuhn{}};
    SeatView m_view;
};

/// Ash and Bram at one laptop, before which Ash sits.
struct TableOfTwo
{
    TableOfTwo()
    {
        auto source = std::make_unique<LaptopOfTwo>();
        laptop = source.get();
        table.emplace(Program::instance(), std::move(source));
        laptop->screen = &*table;
        table->setStepPace(0);
        giveTo(0);
    }
    /// It is somebody's turn, and they look.
    void giveTo(int seat)
    {
        laptop->callFor(seat);
        table->hurry();
        table->openGate();
        REQUIRE(table->viewerSeat() == seat);
    }
    void tell(const Event& event)
    {
        laptop->tell(event);
        table->hurry();
    }
    QString read() const { return table->stage()->entry().words; }

    Started started;
    LaptopOfTwo* laptop = nullptr;
    std::optional<TableModel> table;
};

} // namespace

TEST_CASE("At one laptop each of two reads a weighty event when they look, and nobody reads it twice")
{
    TableOfTwo two;
    two.tell(weighty(1));
    CHECK(two.read() == "Fell. They.");
    two.laptop->callFor(1);
    two.table->hurry();
    REQUIRE(two.table->isGateClosed());
    CHECK(two.read().isEmpty());
    two.table->openGate();
    CHECK(two.read() == "Fell. You.");
    two.giveTo(0);
    CHECK(two.read().isEmpty());
    two.giveTo(1);
    CHECK(two.read().isEmpty());
}

TEST_CASE("At a table that stands elsewhere nothing waits for who reads what is explained")
{
    TableOfTwo two;
    two.table->teach({"kuhn", kLessonFile, {{"always", "Always", "Read this.", {}, {}, {}}}}, {});
    two.giveTo(1);
    CHECK(two.table->lesson()->isShown());
    CHECK_FALSE(two.table->isWaitingForReader());
}

TEST_CASE("What the two have read together on the open table is read again in words of one's own alone")
{
    TableOfTwo two;
    two.laptop->callFor(1);
    two.table->hurry();
    two.table->showToAll();
    REQUIRE(two.table->isShownToAll());
    two.tell(weighty(1));
    CHECK(two.read() == "Fell. They.");
    two.giveTo(0);
    CHECK(two.read().isEmpty());
    two.giveTo(1);
    CHECK(two.read() == "Fell. You.");
}

TEST_CASE(
    "Whoever comes back to a match reads nothing of what happened before, and all that happens from then")
{
    TableOfTwo two;
    two.laptop->comeBackAfter(weighty(1));
    CHECK(two.read().isEmpty());
    two.tell(weighty(1));
    CHECK(two.read() == "Fell. They.");
}

TEST_CASE("What was taken back leaves the stage, and what is played instead is read by both")
{
    TableOfTwo two;
    two.tell(weighty(1));
    two.giveTo(1);
    two.laptop->takeBackLast();
    CHECK(two.read().isEmpty());
    two.tell(weighty(0));
    CHECK(two.read() == "Fell. They.");
    two.giveTo(0);
    CHECK(two.read() == "Fell. You.");
}
