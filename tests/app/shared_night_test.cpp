#include "app/program.h"
#include "app/table/model/shared_night.h"

#include "app/table/model/local_source.h"
#include "forsaken_table.h"
#include "kernel/cbor.h"
#include "kit/game_type_of.h"
#include "started.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

constexpr int kAroundTheLaptop = 5;

void startGames()
{
    static const Started started;
    CHECK_FALSE(started.program.games().empty());
}

const GameType& type()
{
    static const GameTypeOf<ForsakenGame> forsaken{shippedGame()};
    return forsaken;
}

/// Five with all that wake up in Night One.
const std::map<std::string, std::string> kNightOne{
    {"shrouded", "on"}, {"coward", "on"}, {"navigator", "on"}, {"cursed", "on"}};

/// Five with one who wakes up in later Nights.
const std::map<std::string, std::string> kNightTwo{{"oracle", "on"}, {"priest", "on"}, {"forsaken", "1"}};

/// A match of five around one screen; `bots` sit at it too.
MatchRecord matchOf(Seats bots, const std::map<std::string, std::string>& options = kNightOne)
{
    MatchRecord record;
    record.game = "forsaken";
    record.setup = {kAroundTheLaptop, options, Seed::fromText("around one screen")};
    for (const Seat seat : Seats::firstOf(kAroundTheLaptop)) {
        Player player;
        player.kind = bots.has(seat) ? PlayerKind::bot : PlayerKind::person;
        player.bot = bots.has(seat) ? "mild" : "";
        record.players.push_back(player);
    }
    return record;
}

/// Five whose eyes are to be closed for another Night.
State atDuskAround()
{
    ForsakenTable dusk(kAroundTheLaptop);
    dusk.untilDay();
    dusk.forgeAll();
    for (int seat = 0; seat < kAroundTheLaptop; ++seat)
        dusk.of(seat).hand = {};
    dusk.staysAtDusk = true;
    dusk.stack({"darkness"});
    dusk.untilForest();
    dusk.passAll();
    REQUIRE(dusk.state.step == Step::dusk);
    return dusk.state;
}

/// A match around one screen that stands so.
MatchRecord matchAround(const State& state, Seats bots)
{
    MatchRecord record = matchOf(bots, {});
    CborSink sink(record.position);
    writeValue(sink, state);
    return record;
}

/// The screen that they share, and its clock.
class Screen
{
public:
    explicit Screen(MatchRecord record)
        : m_table(Program::instance(), type(), std::move(record), std::make_unique<NoJournal>())
    {
        for (const Seat seat : m_table.persons())
            if (!isDark())
                m_table.send(seat, Act{"ready"});
        m_table.letBotsThink();
        REQUIRE(QTest::qWaitFor([&] {
            if (!isDark() && m_table.canBotPlay())
                m_table.playBot();
            return isDark();
        }));
    }

    bool isDark() const { return night().has_value(); }
    std::optional<SharedNight> night() const { return SharedNight::of(m_table); }
    void tick() { m_table.clockExpired(*m_table.view(Viewer::publicView()).timer); }
    /// On to a step of the night in which one can choose.
    void skipTo(const char* hook)
    {
        while (night()->scene().night->hook != hook)
            tick();
    }
    const Scene& of(Seat seat) const { return m_table.view(Viewer(seat)).scene; }
    Seat called() const
    {
        for (const Seat seat : m_table.persons())
            if (of(seat).night->isCalled)
                return seat;
        return Seat::none();
    }
    void choose(Seat seat, const std::string& move) { m_table.send(seat, Act{move}); }

private:
    LocalSource m_table;
};

/// What is seen of a night before anything is pressed.
void checkSamePicture(const SharedNight& one, const SharedNight& other)
{
    CHECK(one.scene().night == other.scene().night);
    CHECK(one.scene().prompt == other.scene().prompt);
    REQUIRE(one.scene().buttons.size() == other.scene().buttons.size());
    for (std::size_t i = 0; i < one.scene().buttons.size(); ++i)
        CHECK(one.scene().buttons[i].label == other.scene().buttons[i].label);
}

} // namespace

TEST_CASE("Until a press one screen shows the same to five sleepers, whichever of the called is a bot")
{
    startGames();
    for (const Seat bot : Seats::firstOf(kAroundTheLaptop)) {
        Screen with(matchOf(bot));
        Screen without(matchOf({}));
        while (without.isDark()) {
            REQUIRE(with.isDark());
            checkSamePicture(*without.night(), *with.night());
            with.tick();
            without.tick();
        }
        CHECK_FALSE(with.isDark());
    }
}

TEST_CASE("Around one screen bots begin no Night before every person wants it, or the clock says so")
{
    startGames();
    const State dusk = atDuskAround();
    for (const int persons : {1, 2}) {
        CAPTURE(persons);
        Seats bots = Seats::firstOf(kAroundTheLaptop);
        for (const Seat seat : Seats::firstOf(persons))
            bots.remove(seat);
        LocalSource table(Program::instance(), type(), matchAround(dusk, bots),
                          std::make_unique<NoJournal>());
        for (const Seat seat : table.persons()) {
            CHECK_FALSE(table.isBotAsked());
            table.letBotsThink();
            CHECK_FALSE(table.canBotPlay());
            CHECK_FALSE(table.playBot());
            CHECK(table.record()->moves.size() == static_cast<std::size_t>(seat.index));
            table.send(seat, Act{"ready"});
        }
        CHECK(table.isBotAsked());
    }
}

TEST_CASE("Where no person lives who could begin a Night, bots around one screen do")
{
    startGames();
    State dusk = atDuskAround();
    dusk.living.remove(Seat{0});
    dusk.unready.remove(Seat{0});
    dusk.graves.push_back({Seat{0}, 1});
    Seats bots = Seats::firstOf(kAroundTheLaptop);
    bots.remove(Seat{0});
    const LocalSource table(Program::instance(), type(), matchAround(dusk, bots),
                            std::make_unique<NoJournal>());
    CHECK(table.isBotAsked());
}

TEST_CASE("The screen tells the words of the call, and neither whose it is nor a name")
{
    startGames();
    Screen screen(matchOf({}));
    screen.skipTo("coward-looks");
    CHECK(words(screen.night()->scene().prompt.title) == "Coward, these are the Forsaken.");
    CHECK(words(screen.night()->scene().prompt.body) == "Look who raises a hand.");
    CHECK_FALSE(screen.night()->scene().night->isCalled);
    CHECK(screen.night()->hand() == screen.called());
}

TEST_CASE("Nothing of anybody's own is on the screen but what the called have chosen in their step")
{
    startGames();
    Screen screen(matchOf({}));
    screen.skipTo("navigator-seeks");
    const auto night = screen.night();
    for (const Zone& zone : night->scene().zones)
        if (zone.kind == ZoneKind::hand)
            for (const Piece& piece : night->scene().pieces)
                CHECK((piece.at.in != zone.id || piece.face.empty()));
    const Seat navigator = screen.called();
    screen.choose(navigator, "seek 3");
    CHECK(screen.night()->scene().night->spots[2].isChosen);
    while (!screen.night()->scene().night->isTurned)
        screen.tick();
    CHECK(screen.night()->scene().night->card.letters().starts_with("place."));
    screen.tick();
    CHECK(screen.night()->scene().night->card.empty());
    CHECK_FALSE(screen.night()->scene().night->spots[2].isChosen);
}

TEST_CASE("Those who are called together have one hand, and each of them chooses what it chooses")
{
    startGames();
    Screen screen(matchOf({}));
    screen.skipTo("forsaken-place");
    const auto night = screen.night();
    CHECK(night->hand().isPlayer());
    CHECK(night->partners().count() == 1);
    for (const Seat seat : night->partners())
        CHECK(screen.of(seat).night->isCalled);
}

TEST_CASE("The picture is the same for a called one who lives and one who is dead")
{
    startGames();
    State state = shippedGame().setUp({kAroundTheLaptop, kNightTwo, Seed::fromText("around one screen")});
    state.step = Step::night;
    state.unready = {};
    state.nights = 2;
    state.call = forsaken::Call::oracleReads;
    state.layout.fill(Landmark::deadEnd);
    state.layout[0] = Landmark::village;
    state.layout[1] = Landmark::voidPrison;
    const auto holder = [&](Role role) {
        return Seat{static_cast<std::int8_t>(std::ranges::find(state.travelers, role, &Traveler::role) -
                                             state.travelers.begin())};
    };
    const Seat oracle = holder(Role::oracle);
    const Seat gone = holder(Role::commonfolk);
    // The same public facts: one of them is dead. In one match it is the Oracle, in the other somebody else.
    State other = state;
    std::swap(other.of(oracle).role, other.of(gone).role);
    std::swap(other.of(oracle).shown, other.of(gone).shown);
    const auto screenOf = [&](State dead) {
        dead.living.remove(gone);
        dead.graves.push_back({gone, 1});
        dead.of(gone).hand = {};
        MatchRecord record = matchOf({}, kNightTwo);
        record.position = toBytes(dead);
        return Screen(std::move(record));
    };
    Screen living = screenOf(state);
    Screen dead = screenOf(other);
    bool isCalledOnce = false;
    while (living.isDark()) {
        REQUIRE(dead.isDark());
        checkSamePicture(*living.night(), *dead.night());
        isCalledOnce = isCalledOnce || (living.called() == oracle && !dead.called().isPlayer());
        living.tick();
        dead.tick();
    }
    CHECK(isCalledOnce);
    CHECK_FALSE(dead.isDark());
}
