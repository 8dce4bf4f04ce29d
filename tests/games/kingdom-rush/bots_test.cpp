#include "kingdom_table.h"

#include "bots/bot_player.h"
#include "kernel/cbor.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

#include <algorithm>

/// Bots beside persons (ruling 34), and what bots do among themselves.
using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// Persons on the first seats, bots on the others, at one table that begins with a state.
class Company
{
public:
    Company(const KingdomTable& begun, int persons)
        : m_type(begun.game()), m_table(m_type, record(begun, persons), m_journal)
    {
        std::vector<Viewer> viewers;
        for (const Seat seat : Seats::firstOf(persons)) {
            m_persons.add(seat);
            viewers.emplace_back(seat);
        }
        m_link = std::make_unique<TableLink>(m_table, viewers);
        SearchLimits limits;
        limits.iterations = 4;
        for (int seat = persons; seat < begun.state.seats(); ++seat)
            m_bots.push_back(std::make_unique<BotPlayer>(m_table, Seat{static_cast<std::int8_t>(seat)},
                                                         makeBot("sharp", limits), Seed::fromText("bot")));
    }

    void play(int seat, const std::string& move)
    {
        const std::size_t before = m_table.record().moves.size();
        m_link->send(Seat{static_cast<std::int8_t>(seat)}, Act{move});
        REQUIRE_MESSAGE(m_table.record().moves.size() == before + 1, move);
    }
    /// The offers to a person that begin like this.
    std::vector<std::string> offers(int seat, const std::string& start) const
    {
        std::vector<std::string> found;
        for (const Offer& offer : m_link->view(Seat{static_cast<std::int8_t>(seat)}).offers)
            if (offer.move.starts_with(start))
                found.push_back(offer.move);
        return found;
    }
    bool isBotAsked() const
    {
        return !m_table.isForPersons(m_persons, {}) &&
               std::ranges::any_of(m_bots, [](const auto& bot) { return bot->isAsked(); });
    }
    /// Lets the bots move as long as they are asked; what they did.
    std::vector<std::string> playBots()
    {
        const std::size_t before = m_table.record().moves.size();
        const auto isOneMoving = [this] {
            return !m_table.isForPersons(m_persons, {}) &&
                   std::ranges::any_of(m_bots, [](const auto& bot) { return bot->act(); });
        };
        while (isOneMoving()) {
        }
        std::vector<std::string> moves;
        const auto& all = m_table.record().moves;
        for (std::size_t i = before; i < all.size(); ++i)
            moves.push_back(all[i].move);
        return moves;
    }
    /// Phase 4 to its end.
    void advance()
    {
        while (const auto timer = m_table.timer())
            m_table.clockExpired(*timer);
    }

private:
    static MatchRecord record(const KingdomTable& begun, int persons)
    {
        MatchRecord record;
        record.game = begun.game().sheet().id;
        record.setup.seats = begun.state.seats();
        for (int seat = 0; seat < begun.state.seats(); ++seat) {
            record.players.emplace_back();
            record.players.back().kind = seat < persons ? PlayerKind::person : PlayerKind::bot;
        }
        CborSink sink(record.position);
        writeValue(sink, begun.state);
        return record;
    }

    GameTypeOf<KingdomGame> m_type;
    NoJournal m_journal;
    Seats m_persons;
    Table m_table;
    std::unique_ptr<TableLink> m_link;
    std::vector<std::unique_ptr<BotPlayer>> m_bots;
};

std::size_t count(const std::vector<std::string>& moves, const std::string& start)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(moves, [&](const std::string& move) { return move.starts_with(start); }));
}

/// A match in phase 2 with a card to come, and a horde at B2 that has two enemies.
KingdomTable inPlay(int seats, const std::function<void(Content&)>& change = {})
{
    HordeCard near = drawnCard("near", {"ab...", ".....", ".....", ".....", "....."});
    near.rewards = {{1, 0, 0}, {0, 1, 0}};
    KingdomTable table(seats, {near, full("next")}, "1", "standard", change);
    const std::uint8_t next = table.horde("next", "A2");
    table.state.hordes.clear();
    table.state.stacks[0].push_back(next);
    table.horde("near", "B2");
    return table;
}

} // namespace

TEST_CASE("In the Council bots take what the persons leave, and nothing before these are ready")
{
    Company company(KingdomTable::fromSetup(3, "1"), 1);
    CHECK(company.playBots().empty());
    const auto towers = company.offers(0, "take");
    REQUIRE(towers.size() == 4);
    company.play(0, towers.front());
    CHECK(company.playBots().empty());
    company.play(0, "done");
    company.play(0, "wait");
    CHECK(company.playBots().empty());
    company.play(0, "done");
    const auto moves = company.playBots();
    CHECK(count(moves, "take") == 3);
    CHECK(count(moves, "done") == 2);
    // Whoever is ready is given nothing.
    for (const std::string& move : moves)
        CHECK_FALSE((move.starts_with("give") && move.ends_with(" 0")));
    CHECK(company.offers(0, "take").empty());
}

TEST_CASE("Bots act in phase 2 once each person is done or has sent them ahead, and wait again for who takes "
          "it back")
{
    KingdomTable table = inPlay(3);
    table.tower(2, "archer");
    Company company(table, 2);
    CHECK_FALSE(company.isBotAsked());
    company.play(0, "let");
    CHECK_FALSE(company.isBotAsked());
    company.play(1, "done");
    CHECK(company.isBotAsked());
    company.play(1, "wait");
    CHECK_FALSE(company.isBotAsked());
    company.play(1, "let");
    CHECK(company.isBotAsked());
    company.play(0, "keep");
    CHECK(company.playBots().empty());
    company.play(0, "let");
    const auto moves = company.playBots();
    CHECK(count(moves, "build") == 1);
    CHECK(count(moves, "done") == 1);
    // Those who were let ahead have their turn afterwards.
    CHECK_FALSE(company.offers(0, "done").empty());
}

TEST_CASE("Bots settle no choice of the team beside persons")
{
    KingdomTable table = inPlay(2);
    table.cover("B2", {"A1", "B1"});
    Company company(table, 1);
    company.play(0, "done");
    CHECK(count(company.playBots(), "gain") == 0);
    CHECK_FALSE(company.isBotAsked());
    CHECK(company.offers(0, "gain").size() == 2);
    company.play(0, "gain 1");
    CHECK(company.offers(0, "gain").empty());
}

TEST_CASE("Beside persons bots buy nothing, not even what these leave")
{
    KingdomTable table = inPlay(2);
    table.state.crystals = 6;
    table.state.step = Step::buy;
    Company company(table, 1);
    CHECK_FALSE(company.isBotAsked());
    CHECK_FALSE(company.offers(0, "buy").empty());
    company.play(0, "done");
    const auto moves = company.playBots();
    REQUIRE_FALSE(moves.empty());
    CHECK(moves.front() == "done");
    CHECK(count(moves, "buy") == 0);
}

TEST_CASE("Beside persons bots pick up none of the towers of white sites")
{
    KingdomTable table = inPlay(2, [](Content& content) {
        for (Space& space : content.scenarios[1].spaces)
            if (space.at == Cell{1, 0})
                space.sites.fill(SiteColour::white);
    });
    const auto tower = std::stoul(table.tower(0, "archer"));
    table.state.towers[tower].place = TowerPlace::site;
    table.state.towers[tower].site = table.space("B1");
    table.state.step = Step::pickUp;
    Company company(table, 1);
    CHECK_FALSE(company.isBotAsked());
    company.play(0, "done");
    CHECK(count(company.playBots(), "collect") == 0);
}

TEST_CASE("Bots among themselves share the starting towers out, buy, and do not go back on being done")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1");
    Company company(table, 0);
    company.playBots();
    company.advance();
    const auto moves = company.playBots();
    CHECK(count(moves, "wait") == 0);
    CHECK(count(moves, "buy") > 0);
}

TEST_CASE("Who counts on moves passes over a seat that can only go back on being done")
{
    const GameTypeOf<KingdomGame> type(smallKingdom());
    const auto match = type.newMatch({2, {{"scenario", "1"}}, Seed::fromText("mover")});
    CHECK(match->mover() == Seat{0});
    Log log = Log::unread();
    CHECK_FALSE(match->apply(Seat{0}, "done", log));
    CHECK(match->mover() == Seat{1});
    CHECK(match->legalMoves(Seat{0}) == std::vector<std::string>{"wait"});
}
