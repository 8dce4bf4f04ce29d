#include "app/table/model/table_model.h"
#include "connect_four.h"
#include "kit/game_type_of.h"
#include "started.h"

#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

#include <map>

using namespace tablewood;

namespace {

constexpr Seat kLent{0};
constexpr Seat kOwn{1};
constexpr Seat kOther{2};

/// A laptop at a table elsewhere, whose person may play for another seat besides their own.
class PartnerLaptop final : public TableSource
{
public:
    PartnerLaptop()
    {
        for (const Seat seat : {kLent, kOwn, kOther})
            m_views[seat].players.resize(3);
    }

    SeatView& of(Seat seat) { return m_views[seat]; }
    /// All see that these are to act.
    void turnTo(Seats seats)
    {
        for (auto& [seat, view] : m_views)
            view.scene.active = seats;
    }
    void alsoPlaysFor(Seat seat) { m_persons.add(seat); }
    void lend(TableModel& screen)
    {
        alsoPlaysFor(kLent);
        screen.followPersons();
        ViewChange whole;
        whole.isWhole = true;
        tell(screen, kLent, whole);
    }
    void takeBack(TableModel& screen)
    {
        m_persons.remove(kLent);
        screen.followPersons();
    }
    /// News of one seat come.
    void tell(TableModel& screen, Seat seat, const ViewChange& change = {})
    {
        ++of(seat).revision;
        screen.hear(seat, change);
    }

    const GameType& type() const override { return m_type; }
    Seats persons() const override { return m_persons; }
    Seat home() const override { return kOwn; }
    bool isOfOnePerson() const override { return true; }
    const SeatView& view(Viewer viewer) const override { return m_views[viewer.seat]; }
    bool hasPublicView() const override { return false; }
    void send(Seat seat, Wish wish) override { wishes.emplace_back(seat, std::move(wish)); }
    bool isLocal() const override { return false; }
    const MatchRecord* record() const override { return nullptr; }

    std::vector<std::pair<Seat, Wish>> wishes;

private:
    GameTypeOf<connect_four::ConnectFour> m_type{connect_four::ConnectFour()};
    Seats m_persons = kOwn;
    mutable std::map<Seat, SeatView> m_views;
};

/// The table of that laptop.
struct Screen
{
    explicit Screen(const std::function<void(PartnerLaptop&)>& lay = {})
    {
        auto source = std::make_unique<PartnerLaptop>();
        laptop = source.get();
        if (lay)
            lay(*laptop);
        table = std::make_unique<TableModel>(started.program, std::move(source));
        table->setStepPace(0);
    }
    int viewer() const { return table->viewerSeat(); }
    bool isLayerOn() const { return table->scene()->layers()->at(0).value<LayerEntry>().isOn; }
    bool stands() const { return table->scene()->standing()->at(0).value<StandingEntry>().isOn; }
    /// A piece comes to a column in both views, and the next seat is to act.
    void move(Seat next, const std::vector<Seat>& order)
    {
        for (const Seat seat : {kLent, kOwn}) {
            SeatView& view = laptop->of(seat);
            Event event;
            event.seat = kOwn;
            event.cue = "place";
            event.text = TW_TEXT("test", "A piece came.");
            view.log.push_back(std::move(event));
            view.scene.pieces.push_back({});
            view.scene.pieces.back().id = static_cast<PieceId>(view.scene.pieces.size());
        }
        for (const Seat seat : order) {
            laptop->of(seat).scene.active = next;
            ViewChange change;
            change.firstNewEvent = laptop->of(seat).log.size() - 1;
            laptop->tell(*table, seat, change);
        }
        REQUIRE(QTest::qWaitFor([&] { return !table->isShowing(); }, 10'000));
    }

    Started started;
    PartnerLaptop* laptop = nullptr;
    std::unique_ptr<TableModel> table;
};

/// The own seat has picked the first of two things, and could let an answer stand and switch a layer.
void laySomething(PartnerLaptop& laptop)
{
    laptop.turnTo(kOwn);
    for (const Seat seat : {kLent, kOwn}) {
        SeatView& view = laptop.of(seat);
        view.scene.layers.push_back({"reach", {}, TW_TEXT("test", "Reach"), {}, false});
        view.scene.standing.push_back({"turn", "pass", TW_TEXT("test", "Pass"), {}, true});
        Panel& page = view.scene.panels.emplace_back();
        page.id = "notebook";
        page.isGuarded = true;
    }
    Offer offer;
    offer.seat = kOwn;
    offer.move = "move";
    offer.picks = {Pick::ofButton("one"), Pick::ofButton("two")};
    laptop.of(kOwn).offers = {offer};
}

void seesSomething(SeatView& view, const char* id)
{
    PanelItem& item = view.scene.panels.front().items.emplace_back();
    item.id = id;
    item.label = TW_TEXT("test", "Seen");
    item.state = ItemState::ready;
}

} // namespace

TEST_CASE("a loan that begins or ends leaves what the own seat had at the screen as it was")
{
    Screen screen(laySomething);
    TableModel& table = *screen.table;
    table.toggleLayer("reach");
    table.toggleStanding("turn");
    seesSomething(screen.laptop->of(kOwn), "secret");
    screen.laptop->tell(table, kOwn);
    table.pressButton("one");
    const auto isAsBefore = [&] {
        CHECK(screen.viewer() == kOwn.index);
        CHECK(screen.isLayerOn());
        CHECK(screen.stands());
        CHECK(table.liftedAnswer().isEmpty());
        CHECK(table.peek()->count() == 1);
        // One of two things is picked.
        CHECK(table.back());
        table.pressButton("one");
    };
    isAsBefore();
    screen.laptop->lend(table);
    isAsBefore();
    screen.laptop->takeBack(table);
    isAsBefore();
    table.pressButton("two");
    REQUIRE(screen.laptop->wishes.size() == 1);
    CHECK(screen.laptop->wishes.front() == std::pair<Seat, Wish>(kOwn, Act{"move"}));
}

TEST_CASE("a loan that begins or ends lets go on what is still to be shown, whole views and all")
{
    Screen screen([](PartnerLaptop& laptop) {
        laptop.turnTo(kOther);
        for (const std::int16_t column : {0, 1, 2}) {
            Piece piece;
            piece.id = static_cast<PieceId>(column + 1);
            piece.figure = "tree";
            piece.at = {"board", {column, 0}, 0};
            for (const Seat seat : {kLent, kOwn})
                laptop.of(seat).scene.pieces.push_back(piece);
        }
    });
    TableModel& table = *screen.table;
    table.setStepPace(1'000'000);
    for (const Seat seat : {kLent, kOwn}) {
        SeatView& view = screen.laptop->of(seat);
        for (const std::int16_t column : {0, 1}) {
            Event event;
            event.board = "board";
            event.cells = {{column, 0}};
            view.log.push_back(event);
        }
        view.scene.pieces.erase(view.scene.pieces.begin(), view.scene.pieces.begin() + 2);
    }
    screen.laptop->tell(table, kOwn);
    REQUIRE(table.isShowing());
    ViewChange again;
    again.isWhole = again.isSame = true;
    screen.laptop->tell(table, kOwn, again);
    CHECK(table.isShowing());
    screen.laptop->lend(table);
    CHECK(table.isShowing());
    screen.laptop->takeBack(table);
    screen.laptop->tell(table, kOwn, again);
    CHECK(table.isShowing());
    CHECK(table.hurry());
    CHECK_FALSE(table.isShowing());
}

TEST_CASE(
    "a whole view that is the same but for how long whoever is asked still has lets that be counted anew")
{
    Screen screen;
    screen.laptop->of(kOwn).reminder = {kOther, kOwn};
    screen.laptop->tell(*screen.table, kOwn);
    REQUIRE(QTest::qWaitFor([&] { return screen.table->reminder()->secondsLeft() > 0; }, 10'000));
    CHECK(screen.table->reminder()->secondsLeft() > 7);
    screen.laptop->of(kOwn).secondsToGoOn = 7;
    ViewChange again;
    again.isWhole = again.isSame = true;
    screen.laptop->tell(*screen.table, kOwn, again);
    CHECK(screen.table->reminder()->secondsLeft() == 7);
}

TEST_CASE("what C tells is measured from what the own seat did, although a loan began and ended since")
{
    Screen screen(laySomething);
    TableModel& table = *screen.table;
    screen.laptop->of(kOwn).log.resize(2);
    screen.laptop->tell(table, kOwn);
    table.pressButton("one");
    table.pressButton("two");
    table.answers()->sayChanged();
    const QString before = table.answers()->text();
    screen.laptop->lend(table);
    screen.laptop->takeBack(table);
    table.answers()->sayChanged();
    CHECK(table.answers()->text() == before);
}

TEST_CASE("what was shown of a lent seat and let stand there is gone with it, and a next loan begins anew")
{
    Screen screen(laySomething);
    TableModel& table = *screen.table;
    screen.laptop->lend(table);
    screen.laptop->turnTo(kLent);
    for (const Seat seat : {kOwn, kLent})
        screen.laptop->tell(table, seat);
    REQUIRE(screen.viewer() == kLent.index);
    table.toggleStanding("turn");
    seesSomething(screen.laptop->of(kLent), "of-the-lent-seat");
    screen.laptop->tell(table, kLent);
    CHECK(table.peek()->count() == 1);
    screen.laptop->takeBack(table);
    CHECK(screen.viewer() == kOwn.index);
    CHECK(table.peek()->count() == 0);
    CHECK_FALSE(screen.stands());
    seesSomething(screen.laptop->of(kLent), "meanwhile");
    screen.laptop->lend(table);
    REQUIRE(screen.viewer() == kLent.index);
    CHECK(table.peek()->count() == 0);
    CHECK_FALSE(screen.stands());
}

TEST_CASE("the screen stays at the own seat when a loan of a lower one begins, until that one is to act")
{
    Screen screen([](PartnerLaptop& laptop) { laptop.turnTo(kOther); });
    REQUIRE(screen.viewer() == kOwn.index);
    screen.laptop->lend(*screen.table);
    CHECK(screen.viewer() == kOwn.index);
    screen.laptop->turnTo(kLent);
    for (const Seat seat : {kOwn, kLent})
        screen.laptop->tell(*screen.table, seat);
    CHECK(screen.viewer() == kLent.index);
    // A table that is laid while somebody plays for two begins there as well.
    const Screen laid([](PartnerLaptop& laptop) {
        laptop.turnTo(kOther);
        laptop.alsoPlaysFor(kLent);
    });
    CHECK(laid.viewer() == kOwn.index);
}

TEST_CASE(
    "with two seats at a screen one move is told once, and no view is shown that does not know of it yet")
{
    for (const auto& order : {std::vector{kOwn, kLent}, std::vector{kLent, kOwn}}) {
        CAPTURE(order.front().index);
        Screen screen([](PartnerLaptop& laptop) { laptop.turnTo(kOwn); });
        screen.laptop->lend(*screen.table);
        REQUIRE(screen.viewer() == kOwn.index);
        const QSignalSpy sounded(screen.table.get(), &TableModel::sounded);
        int stale = 0;
        QObject::connect(screen.table.get(), &TableModel::changed, screen.table.get(), [&] {
            const Seat viewer{static_cast<std::int8_t>(screen.viewer())};
            stale += viewer == kLent && screen.laptop->of(kLent).scene.active == Seats(kOwn) ? 1 : 0;
        });
        screen.move(kLent, order);
        CHECK(screen.viewer() == kLent.index);
        CHECK(stale == 0);
        CHECK(sounded.count() == 1);
    }
}

TEST_CASE("who plays for another ends the match at their own seat, and is told how it ended for them")
{
    Screen screen([](PartnerLaptop& laptop) { laptop.turnTo(kLent); });
    CHECK(screen.table->isOfOne());
    screen.laptop->lend(*screen.table);
    REQUIRE(screen.viewer() == kLent.index);
    CHECK(screen.table->isOfOne());
    for (const Seat seat : {kOwn, kLent}) {
        screen.laptop->of(seat).scene.outcome.emplace();
        screen.laptop->tell(*screen.table, seat);
    }
    CHECK(screen.viewer() == kOwn.index);
    CHECK(screen.table->isOfOne());
}

TEST_CASE("who plays for another lets a run wait as themself")
{
    Screen screen([](PartnerLaptop& laptop) {
        laptop.turnTo(kLent);
        for (const Seat seat : {kLent, kOwn}) {
            Timer timer;
            timer.move = "step";
            timer.seconds = 5;
            timer.isRun = true;
            laptop.of(seat).timer = timer;
        }
    });
    screen.laptop->lend(*screen.table);
    REQUIRE(screen.viewer() == kLent.index);
    REQUIRE(screen.table->run()->canPace());
    screen.table->run()->pause();
    REQUIRE(screen.laptop->wishes.size() == 1);
    CHECK(screen.laptop->wishes.front().first == kOwn);
}

TEST_CASE("who plays for two answers for both whether something is taken back")
{
    Screen screen;
    screen.laptop->lend(*screen.table);
    UndoModel& undoing = *screen.table->undoing();
    const auto ask = [&](Seats waitingFor) {
        for (const Seat seat : {kOwn, kLent}) {
            screen.laptop->of(seat).undo.asked = kOwn;
            screen.laptop->of(seat).undo.waitingFor = waitingFor;
            screen.laptop->tell(*screen.table, seat);
        }
    };
    Seats both = kLent;
    both.add(kOther);
    ask(both);
    CHECK_FALSE(undoing.isOurs());
    CHECK(undoing.answerer().seat == kLent.index);
    screen.table->answerUndo(true);
    REQUIRE(screen.laptop->wishes.size() == 1);
    CHECK(screen.laptop->wishes.front() == std::pair<Seat, Wish>(kLent, AnswerUndo{true}));
    // The other person is left to answer, and the question can be taken back.
    ask(kOther);
    CHECK(undoing.isOurs());
}
