#include "app/table/model/shared_asking.h"

#include "app/table/model/table_model.h"
#include "forsaken_table.h"
#include "kernel/cbor.h"
#include "kit/game_type_of.h"
#include "started.h"

#include <QSignalSpy>

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

constexpr int kTravelers = 6;

/// Six around one screen, in a match that stands so; bots do nothing.
struct SharedTable
{
    explicit SharedTable(const State& state, Seats bots = {})
    {
        MatchRecord record;
        record.game = "forsaken";
        record.setup.seats = kTravelers;
        record.setup.seed = Seed::fromText("around one screen");
        record.players.resize(kTravelers);
        for (const Seat seat : bots)
            record.players[static_cast<std::size_t>(seat.index)] = {"Bot", PlayerKind::bot, "random", ""};
        record.position = toBytes(state);
        table.emplace(Program::instance(), type, std::move(record), std::make_unique<NoJournal>());
        table->setBotPace(std::numeric_limits<int>::max());
        table->setSecond(std::numeric_limits<int>::max());
    }
    Seats asked() const { return mayAnswer(table->source()); }
    AskedEntry row(int number) const { return table->asked()->at(number).value<AskedEntry>(); }

    Started started;
    GameTypeOf<ForsakenGame> type{shippedGame()};
    std::optional<TableModel> table;
};

/// The first Action Phase; everybody has a card that answers nothing.
ForsakenTable atAction()
{
    auto table = ForsakenTable::atFirstTurn(kTravelers);
    table.play(0, "draw");
    for (int seat = 0; seat < kTravelers; ++seat) {
        table.of(seat).hand = {};
        table.fetch(seat, "revival");
    }
    return table;
}

/// Somebody plays a Slow Action, and one of the others holds something that answers it.
ForsakenTable withWindow()
{
    auto table = atAction();
    table.fetch(0, "take-stock");
    table.fetch(3, "deny-fate");
    table.play(0, "play take-stock");
    return table;
}

} // namespace

TEST_CASE("Who shares a screen is asked before all, and one press says no for everybody")
{
    SharedTable shared(withWindow().state);
    TableModel& table = *shared.table;
    CHECK(table.isAskingAll());
    CHECK_FALSE(table.isGateClosed());
    CHECK(table.viewerSeat() < 0);
    CHECK_FALSE(table.scene()->hasHand());
    CHECK(table.asked()->count() == 5);
    CHECK(shared.row(0).who.seat == 1);
    CHECK_FALSE(shared.row(0).isOpen);
    CHECK(shared.row(0).answers.isEmpty());
    table.letPass();
    CHECK(shared.asked().isEmpty());
    CHECK(table.asked()->count() == 0);
}

TEST_CASE("Who wants to answer speaks up, answers behind the gate, and the screen is everybody's again")
{
    SharedTable shared(withWindow().state);
    TableModel& table = *shared.table;
    table.speakUp(2);
    CHECK(table.isGateClosed());
    CHECK(table.awaited().seat == 2);
    CHECK_FALSE(table.scene()->hasHand());
    table.openGate();
    CHECK(table.viewerSeat() == 2);
    CHECK(table.scene()->hasHand());
    table.pressButton("pass");
    CHECK(table.isAskingAll());
    CHECK(table.viewerSeat() < 0);
    CHECK_FALSE(table.scene()->hasHand());
    CHECK(table.asked()->count() == 4);
    table.speakUp(3);
    table.openGate();
    table.pressButton("respond");
    CHECK(table.viewerSeat() == 3);
    CHECK_FALSE(table.isAskingAll());
}

TEST_CASE("Until they want to answer, who can sees the same as who cannot, and is told so without a sound")
{
    // The one has an answer in the hand, the other none.
    struct Seen
    {
        QVariantList buttons;
        QString gold;
        QString body;
        int lit = 0;
        bool operator==(const Seen&) const = default;
    };
    const auto seenBy = [](SharedTable& shared, int seat) {
        TableModel& table = *shared.table;
        table.speakUp(seat);
        table.openGate();
        REQUIRE(table.viewerSeat() == seat);
        Seen seen;
        for (int i = 0; i < table.scene()->promptButtons()->count(); ++i)
            seen.buttons.append(table.scene()->promptButtons()->at(i));
        seen.gold = table.scene()->goldButton();
        seen.body = table.scene()->promptBody();
        const EntryModel& cards = *table.scene()->hand().pieces;
        for (int i = 0; i < cards.count(); ++i)
            seen.lit += cards.at(i).value<PieceEntry>().isLit ? 1 : 0;
        return seen;
    };
    const auto match = withWindow();
    SharedTable can(match.state);
    SharedTable cannot(match.state);
    const Seen one = seenBy(can, 3);
    CHECK(one == seenBy(cannot, 2));
    CHECK(one.buttons.size() == 2);
    CHECK(one.lit == 0);

    QSignalSpy sounds(&*cannot.table, &TableModel::sounded);
    const std::size_t moves = cannot.table->record().moves.size();
    cannot.table->pressPiece(cannot.table->scene()->hand().pieces->at(0).value<PieceEntry>().id);
    CHECK(cannot.table->refusal() == "Press “I want to answer” first.");
    cannot.table->pressButton("respond");
    CHECK(cannot.table->refusal() == "You have no answer to this.");
    CHECK(cannot.table->record().moves.size() == moves);
    CHECK(sounds.isEmpty());

    can.table->pressButton("respond");
    const EntryModel& cards = *can.table->scene()->hand().pieces;
    int lit = 0;
    for (int i = 0; i < cards.count(); ++i)
        lit += cards.at(i).value<PieceEntry>().isLit ? 1 : 0;
    CHECK(lit == 1);
}

TEST_CASE("In somebody's own turn the screen is theirs, whoever else may play a Fast Action")
{
    auto match = atAction();
    SharedTable shared(match.state);
    CHECK(shared.table->isGateClosed());
    CHECK(shared.table->awaited().seat == 0);
    shared.table->openGate();
    CHECK(shared.table->viewerSeat() == 0);
    CHECK_FALSE(shared.table->isAskingAll());
}

TEST_CASE("A card that is aimed at nothing is not played by letting it go on the board, and it is said why")
{
    auto match = atAction();
    match.fetch(0, "take-stock");
    SharedTable shared(match.state);
    TableModel& table = *shared.table;
    table.openGate();
    REQUIRE(table.viewerSeat() == 0);
    const EntryModel& cards = *table.scene()->hand().pieces;
    int card = 0;
    for (int i = 0; i < cards.count(); ++i)
        if (const auto piece = cards.at(i).value<PieceEntry>(); piece.face.key == "take-stock")
            card = piece.id;
    const std::size_t moves = table.record().moves.size();
    REQUIRE(table.lift(card));
    table.pressSpace("board", 2, 2);
    CHECK(table.refusal() == "Take Stock is aimed at nothing: it is played alone.");
    CHECK(table.record().moves.size() == moves);
    // Let go over nothing, it is forgotten.
    REQUIRE(table.lift(card));
    table.putBack();
    table.pressSpace("board", 2, 2);
    CHECK(table.refusal() == "A Path is forged with a card: choose the card first.");
    table.pressPiece(card);
    CHECK(table.record().moves.size() == moves + 1);
}

TEST_CASE("Thumbs are shown to all, and somebody enters them for each")
{
    auto match = atAction();
    match.fetch(0, "pillory");
    match.play(0, "play pillory seat-2");
    match.passAll();
    match.close();
    SharedTable shared(match.state);
    TableModel& table = *shared.table;
    CHECK(table.isAskingAll());
    REQUIRE(table.asked()->count() == kTravelers);
    CHECK(shared.row(0).isOpen);
    CHECK(shared.row(0).answers.size() == 2);
    // What was entered wrongly is entered again.
    table.answer(0, "thumb-up");
    CHECK(shared.row(0).isEntered);
    CHECK_FALSE(shared.row(1).isEntered);
    REQUIRE(shared.row(0).answers.size() == 1);
    CHECK(shared.row(0).answers[0].value<ButtonEntry>().id == "thumb-down");
    for (int seat = 0; seat < kTravelers; ++seat)
        table.answer(seat, seat == 1 ? "thumb-up" : "thumb-down");
    CHECK(shared.row(0).answers.isEmpty());
    CHECK(table.isAskingAll());
    CHECK_FALSE(table.scene()->hasHand());
}

TEST_CASE("Where the game is explained the clock of a bot's turn tells nobody who holds a Fast Action")
{
    for (const char* const card : {"revival", "slip-ahead"}) {
        CAPTURE(std::string(card));
        auto moment = ForsakenTable::atFirstTurn(kTravelers);
        moment.state.terms.turnSeconds = 60;
        moment.fetch(2, card);
        moment.play(0, "draw");
        SharedTable shared(moment.state, Seat{0});
        TableModel& table = *shared.table;
        LessonStep never{"never", "Never", "Nobody sees this.", LessonWhen{}, {}, {}};
        never.when->event = "never";
        table.teach({"forsaken", kLessonFile, {never}}, {});
        const bool holdsFast = std::string_view(card) == "slip-ahead";
        CHECK(table.source().view(Viewer(Seat{2})).offers.empty() != holdsFast);
        CHECK_FALSE(table.isUnhurried());
        CHECK(table.secondsLeft() == 60);
        CHECK_FALSE(table.lesson()->isShown());
    }
}

TEST_CASE(
    "Where the game is explained the seconds after a draw run, whoever drew and whatever the others hold")
{
    for (const char* const card : {"revival", "slip-ahead"})
        for (const Seats bots : {Seats(), Seats(Seat{0})}) {
            CAPTURE(std::string(card));
            CAPTURE(bots.count());
            auto moment = ForsakenTable::atFirstTurn(kTravelers);
            moment.staysAfterDraw = true;
            moment.fetch(2, card);
            moment.play(0, "draw");
            REQUIRE(moment.state.step == Step::drawn);
            SharedTable shared(moment.state, bots);
            TableModel& table = *shared.table;
            LessonStep never{"never", "Never", "Nobody sees this.", LessonWhen{}, {}, {}};
            never.when->event = "never";
            table.teach({"forsaken", kLessonFile, {never}}, {});
            CHECK_FALSE(table.isUnhurried());
            CHECK(table.secondsLeft() == 2);
        }
}

TEST_CASE("On Death's Doorstep a step runs although no seconds of it can be told")
{
    auto moment = atAction();
    moment.fetch(0, "hunting-knife");
    SharedTable before(moment.state);
    CHECK_FALSE(before.table->isTimed());
    moment.play(0, "play hunting-knife seat-2");
    while (!moment.isOnDoorstep(1))
        moment.close();
    SharedTable shared(moment.state);
    CHECK(shared.table->secondsLeft() == 0);
    CHECK(shared.table->isTimed());
}
