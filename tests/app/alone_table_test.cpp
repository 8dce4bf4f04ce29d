#include "app/program.h"
#include "app/table/model/shared_asking.h"
#include "app/table/model/table_model.h"
#include "far_table.h"
#include "forsaken_table.h"
#include "kernel/cbor.h"
#include "kit/game_type_of.h"
#include "started.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

constexpr int kAround = 6;
constexpr Seat kLoner{2};

QStringList buttonsOf(const TableModel& table)
{
    QStringList ids;
    for (int i = 0; i < table.scene()->promptButtons()->count(); ++i)
        ids.append(table.scene()->promptButtons()->at(i).value<ButtonEntry>().id);
    return ids;
}

/// The cards of the hand that can be played now, or all others.
std::vector<int> cardsOf(const TableModel& table, bool areLit)
{
    std::vector<int> ids;
    const EntryModel& cards = *table.scene()->hand().pieces;
    for (int i = 0; i < cards.count(); ++i)
        if (const auto piece = cards.at(i).value<PieceEntry>(); piece.isLit == areLit)
            ids.push_back(piece.id);
    return ids;
}

/// A match that stands so, of which these are persons at this laptop. Bots do nothing.
struct LaptopTable
{
    explicit LaptopTable(const State& state, Seats persons = kLoner,
                         const std::map<std::string, std::string>& options = {})
    {
        MatchRecord record;
        record.game = "forsaken";
        record.setup.seats = state.seats();
        record.setup.options = options;
        record.setup.seed = Seed::fromText("alone");
        record.players.resize(static_cast<std::size_t>(state.seats()));
        for (const Seat seat : Seats::firstOf(state.seats()))
            if (!persons.has(seat))
                record.players[static_cast<std::size_t>(seat.index)] = {"Bot", PlayerKind::bot, "random", ""};
        record.position = toBytes(state);
        table.emplace(Program::instance(), type, std::move(record), std::make_unique<NoJournal>());
        table->setBotPace(std::numeric_limits<int>::max());
        table->setSecond(std::numeric_limits<int>::max());
        table->setStepPace(0);
    }
    std::size_t moves() const { return table->record().moves.size(); }

    Started started;
    GameTypeOf<ForsakenGame> type{shippedGame()};
    std::optional<TableModel> table;
};

/// The second Night of nine, of whom the Navigator is the only person, and is called last.
struct NightAlone
{
    explicit NightAlone(const State& state = ForsakenTable::atNightTwo().state)
        : laptop(state, kLoner, kNightRoles)
    {
    }
    /// The same by the screens alone, from its first call on.
    static State shortNight()
    {
        auto table = ForsakenTable::atNightTwo();
        table.untilCall(forsaken::Call::oracleReads);
        table.state.terms.isCalledAloud = false;
        table.state.stage = NightStage::choosing;
        return table.state;
    }

    bool isDark() const { return laptop.table->scene()->nightScreen().has_value(); }
    const NightScreen& now() const { return *laptop.table->scene()->nightScreen(); }
    QString spot() const { return laptop.table->scene()->nightSpots()->at(0).value<NightSpotEntry>().button; }
    std::vector<std::string> movesOf(Seat seat) const
    {
        std::vector<std::string> moves;
        for (const JournalEntry& entry : laptop.table->record().moves)
            if (entry.seat == seat)
                moves.push_back(entry.move);
        return moves;
    }
    void waitUntil(const std::function<bool()>& isSo) const { REQUIRE(QTest::qWaitFor(isSo, 60'000)); }
    /// Nothing goes on by itself.
    void staysHere() const
    {
        const NightScreen here = now();
        for (int rounds = 0; rounds < 50; ++rounds)
            QCoreApplication::processEvents();
        CHECK(isDark());
        CHECK(now().hook == here.hook);
        CHECK(now().part == here.part);
        CHECK(now().isTurned == here.isTurned);
    }

    LaptopTable laptop;
};

/// Somebody plays a Slow Action, and the person holds this.
ForsakenTable asking(const std::string& card)
{
    auto table = ForsakenTable::atFirstTurn(kAround);
    table.play(0, "draw");
    for (int seat = 0; seat < kAround; ++seat) {
        table.of(seat).hand = {};
        table.fetch(seat, "revival");
    }
    table.fetch(0, "take-stock");
    table.fetch(kLoner.index, card);
    table.play(0, "play take-stock");
    return table;
}

} // namespace

TEST_CASE(
    "Who plays alone with bots need not say that they want to answer: what fits is lit, and no seconds run")
{
    LaptopTable alone(asking("deny-fate").state);
    CHECK(buttonsOf(*alone.table) == QStringList{"pass"});
    const std::vector<int> lit = cardsOf(*alone.table, true);
    REQUIRE(lit.size() == 1);
    CHECK(alone.table->isUnhurried());
    CHECK(alone.table->secondsLeft() == 0);
    alone.table->pressPiece(lit.front());
    REQUIRE(alone.moves() == 1);
    CHECK(alone.table->record().moves.front().move == "play deny-fate");
}

TEST_CASE(
    "Where somebody else could be meant it is said before: at this laptop, and to who looks at its screen")
{
    Seats both(kLoner);
    both.add(Seat{4});
    LaptopTable two(asking("deny-fate").state, both);
    CHECK(two.table->isAskingAll());
    two.table->speakUp(kLoner.index);
    two.table->openGate();
    CHECK(buttonsOf(*two.table) == QStringList{"respond", "pass"});
    CHECK(cardsOf(*two.table, true).empty());
    CHECK_FALSE(two.table->isUnhurried());
}

TEST_CASE("At a network table whoever has a laptop of their own need not say that they want to answer, "
          "but can, to win time, and has the seconds of all")
{
    const Started started;
    for (const bool canAnswer : {true, false}) {
        CAPTURE(canAnswer);
        auto source = std::make_unique<FarTable>(kLoner, asking(canAnswer ? "deny-fate" : "long-study"));
        FarTable& far = *source;
        TableModel table(Program::instance(), std::move(source));
        table.setBotPace(0);
        const QSignalSpy sounds(&table, &TableModel::sounded);
        CHECK(buttonsOf(table) == QStringList{"respond", "pass"});
        CHECK_FALSE(table.isUnhurried());
        CHECK(table.secondsLeft() == table.secondsInAll());
        CHECK(table.secondsLeft() > 0);
        // Whoever sits beside them hears nothing of what they try.
        table.pressPiece(cardsOf(table, false).front());
        ViewChange refused;
        refused.refusal = Text(TW_TEXT("forsaken", "You have no answer to this."));
        table.hear(kLoner, refused);
        CHECK_FALSE(table.refusal().isEmpty());
        CHECK(sounds.isEmpty());
        // A pass without a pace would come with one of the next rounds.
        for (int rounds = 0; rounds < 50; ++rounds)
            QCoreApplication::processEvents();
        const std::vector<int> lit = cardsOf(table, true);
        REQUIRE(lit.size() == (canAnswer ? 1 : 0));
        for (const int card : lit)
            table.pressPiece(card);
        const auto played = std::ranges::count_if(
            far.wishes(), [](const Wish& wish) { return std::holds_alternative<Act>(wish); });
        CHECK(played == (canAnswer ? 1 : 0));
    }
}

TEST_CASE("At a network table who says that they want to answer wins the seconds of that, and who has no "
          "answer is told so alone")
{
    const Started started;
    for (const bool canAnswer : {true, false}) {
        CAPTURE(canAnswer);
        auto source = std::make_unique<FarTable>(kLoner, asking(canAnswer ? "deny-fate" : "long-study"));
        FarTable& far = *source;
        TableModel table(Program::instance(), std::move(source));
        table.setBotPace(0);
        const QSignalSpy sounds(&table, &TableModel::sounded);
        table.pressButton("respond");
        REQUIRE(far.wishes().size() == (canAnswer ? 1 : 0));
        if (canAnswer)
            CHECK(std::get<Act>(far.wishes().front()).move == "respond");
        CHECK(table.refusal().isEmpty() == canAnswer);
        CHECK(sounds.isEmpty());
    }
}

TEST_CASE("Who plays alone with bots is not stopped for a card that they cannot answer")
{
    LaptopTable alone(asking("long-study").state);
    REQUIRE(mayAnswer(alone.table->source()).has(kLoner));
    alone.table->setBotPace(0);
    // Any touch lets things go on.
    alone.table->closeGate();
    REQUIRE(QTest::qWaitFor([&] { return mayAnswer(alone.table->source()).isEmpty(); }, 60'000));
    const auto& moves = alone.table->record().moves;
    CHECK(std::ranges::any_of(
        moves, [](const JournalEntry& entry) { return entry.seat == kLoner && entry.move == "pass"; }));
}

TEST_CASE("Who plays alone and might still forage has the seconds of the others for it, and the turn ends")
{
    auto match = ForsakenTable::atFirstTurn(kAround);
    match.play(0, "draw");
    for (int seat = 0; seat < kAround; ++seat)
        match.of(seat).hand = {};
    for (int i = 0; i < 3; ++i)
        match.fetch(0, "wander");
    match.fetch(1, "take-stock");
    match.play(0, match.legal(0, "play wander").front());
    match.passAll();
    match.play(0, "end");
    REQUIRE(match.can(0, "forage"));
    REQUIRE(shippedGame().awaited(match.state) == Seats(Seat{1}));
    LaptopTable alone(match.state, Seat{0});
    REQUIRE(mayAnswer(alone.table->source()).has(Seat{0}));
    CHECK_FALSE(alone.table->isUnhurried());
    CHECK(alone.table->secondsLeft() > 0);
    alone.table->setSecond(1);
    alone.table->closeGate();
    CHECK(QTest::qWaitFor([&] { return mayAnswer(alone.table->source()).isEmpty(); }, 60'000));
}

TEST_CASE("Who can answer is stopped, and so is everybody where another person would learn from it")
{
    Seats both(kLoner);
    both.add(Seat{4});
    for (const bool isAlone : {true, false}) {
        CAPTURE(isAlone);
        LaptopTable table(asking(isAlone ? "deny-fate" : "long-study").state, isAlone ? Seats(kLoner) : both);
        table.table->setBotPace(0);
        table.table->closeGate();
        REQUIRE(QTest::qWaitFor(
            [&] {
                return std::ranges::any_of(table.table->record().moves,
                                           [](const JournalEntry& entry) { return entry.seat != kLoner; });
            },
            60'000));
        // A pass without a pace would come with one of the next rounds.
        for (int rounds = 0; rounds < 50; ++rounds)
            QCoreApplication::processEvents();
        CHECK(mayAnswer(table.table->source()).has(kLoner));
    }
}

TEST_CASE("In the dark nobody can ask a bot for advice, by its key neither")
{
    LaptopTable asleep(ForsakenTable(kAround).state);
    asleep.table->closeGate();
    REQUIRE(asleep.table->source().canAdvise(kLoner));
    REQUIRE(asleep.table->scene()->nightScreen());
    auto called = ForsakenTable(kAround);
    called.untilCall(forsaken::Call::forsakenPlace);
    while (called.legal(kLoner.index).empty())
        called.close();
    LaptopTable awake(called.state);
    REQUIRE_FALSE(awake.table->source().view(Viewer(kLoner)).offers.empty());
    for (LaptopTable* const night : {&asleep, &awake}) {
        CHECK_FALSE(night->table->canAskHint());
        night->table->askHint();
        CHECK_FALSE(night->table->hint()->isThinking());
    }
    LaptopTable day(asking("deny-fate").state);
    CHECK(day.table->canAskHint());
}

TEST_CASE("Who plays alone goes on in the Night up to what they choose or learn, is asked nothing twice, and "
          "bots who stand still choose all the same")
{
    for (const bool choosesWhenCalled : {true, false}) {
        CAPTURE(choosesWhenCalled);
        NightAlone night;
        TableModel& table = *night.laptop.table;
        CHECK(night.now().hook == "sleep");
        table.goOn();
        night.waitUntil([&] { return night.now().isCalled; });
        CHECK(night.now().part == NightPart::opening);
        CHECK(night.movesOf(kLoner).empty());
        // The Oracle is a bot, and has peeked.
        const auto peeks = night.movesOf(Seat{0});
        CHECK(std::ranges::any_of(peeks, [](const std::string& move) { return move.starts_with("point "); }));
        night.staysHere();
        if (!choosesWhenCalled) {
            table.goOn();
            night.waitUntil([&] { return night.now().part == NightPart::acting; });
            CHECK_FALSE(night.now().isTurned);
            night.staysHere();
        }
        table.pressButton(night.spot());
        REQUIRE(night.movesOf(kLoner) == std::vector<std::string>{"seek 1"});
        table.goOn();
        night.waitUntil([&] { return night.now().isTurned; });
        CHECK_FALSE(night.now().card.empty());
        night.staysHere();
        table.goOn();
        night.waitUntil([&] { return !night.isDark(); });
        CHECK(night.movesOf(kLoner) == std::vector<std::string>{"seek 1"});
        CHECK_FALSE(table.canGoOn());
        // By day the bots stand still again.
        const std::size_t moves = night.laptop.moves();
        for (int rounds = 0; rounds < 50; ++rounds)
            QCoreApplication::processEvents();
        CHECK(night.laptop.moves() == moves);
    }
}

TEST_CASE("Who plays alone goes on in a short Night, which is not called aloud, in the same way")
{
    NightAlone night(NightAlone::shortNight());
    TableModel& table = *night.laptop.table;
    table.goOn();
    night.waitUntil([&] { return night.now().isCalled; });
    night.staysHere();
    table.pressButton(night.spot());
    table.goOn();
    night.waitUntil([&] { return night.now().isTurned; });
    night.staysHere();
    table.goOn();
    night.waitUntil([&] { return !night.isDark(); });
    CHECK(night.movesOf(kLoner) == std::vector<std::string>{"seek 1"});
}

TEST_CASE("Who goes on in the Night without a choice has nothing chosen for them")
{
    NightAlone night;
    TableModel& table = *night.laptop.table;
    table.goOn();
    night.waitUntil([&] { return night.now().isCalled; });
    table.goOn();
    night.waitUntil([&] { return night.now().part == NightPart::acting; });
    table.goOn();
    night.waitUntil([&] { return !night.isDark(); });
    CHECK(night.movesOf(kLoner).empty());
}

TEST_CASE(
    "In the Night only who plays alone with bots at their own screen goes on, and not while it is halted")
{
    NightAlone night;
    TableModel& table = *night.laptop.table;
    CHECK(table.canGoOn());
    table.setHalted(true);
    CHECK_FALSE(table.canGoOn());
    table.goOn();
    table.setHalted(false);
    night.staysHere();
    table.setSharedScreen(true);
    CHECK_FALSE(table.canGoOn());

    Seats both(kLoner);
    both.add(Seat{4});
    CHECK_FALSE(LaptopTable(ForsakenTable::atNightTwo().state, both, kNightRoles).table->canGoOn());
    CHECK_FALSE(LaptopTable(asking("deny-fate").state).table->canGoOn());
    const Started started;
    const TableModel far(Program::instance(),
                         std::make_unique<FarTable>(kLoner, ForsakenTable::atNightTwo()));
    REQUIRE(far.scene()->nightScreen());
    CHECK_FALSE(far.canGoOn());
}

TEST_CASE("The button that draws is gold, whatever else the hand could do")
{
    for (const char* const card : {"revival", "quick-wits"}) {
        CAPTURE(std::string(card));
        auto match = ForsakenTable::atFirstTurn(kAround);
        match.fetch(0, card);
        LaptopTable table(match.state, Seat{0});
        CHECK(table.table->scene()->nextButton().id == "draw");
        CHECK(table.table->scene()->nextButton().isGold);
    }
}

TEST_CASE("What a peek has shown stands over the table of who peeked until they have read it, and bots wait")
{
    auto match = ForsakenTable::atFirstTurn(kAround);
    match.play(0, "draw");
    for (int seat = 0; seat < kAround; ++seat)
        match.of(seat).hand = {};
    match.fetch(0, "read-a-soul");
    // Somebody is asked, so that it happens before the person's eyes.
    match.fetch(3, "omen");
    match.play(0, "play read-a-soul seat-2");
    LaptopTable one(match.state, Seat{0});
    TableModel& table = *one.table;
    CHECK_FALSE(table.peek()->isShown());
    table.setSecond(1);
    table.closeGate();
    REQUIRE(QTest::qWaitFor([&] { return table.peek()->isShown(); }, 60'000));
    CHECK(table.peek()->at(0).value<PeekLine>().text.startsWith("The Role before "));
    table.peek()->read();
    CHECK_FALSE(table.peek()->isShown());
}
