#include "bots/bot_player.h"

#include "../kit/connect_four.h"
#include "bots/search_bot.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

#include <condition_variable>
#include <mutex>
#include <new>

using namespace tablewood;

namespace {

/// Something another thread tells.
class Bell
{
public:
    void ring()
    {
        const std::lock_guard lock(m_mutex);
        m_hasRung = true;
        m_rung.notify_all();
    }
    void await()
    {
        std::unique_lock lock(m_mutex);
        m_rung.wait(lock, [this] { return m_hasRung; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_rung;
    bool m_hasRung = false;
};

/// A table of Connect Four with a person on the first seat.
struct FourTable
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    NoJournal journal;
    Table table{type, record(), journal};
    TableLink person{table, {Seat{0}}};

    MatchRecord record() const
    {
        MatchRecord record;
        record.game = type.sheet().id;
        record.players.resize(2);
        return record;
    }
};

/// Finds no move.
class FailingBot final : public Bot
{
public:
    explicit FailingBot(bool takesTime) : m_takesTime(takesTime) {}
    std::string choose(const SeatView&, const Match&, Random&, const std::atomic<bool>&) override
    {
        throw std::bad_alloc();
    }
    bool takesTime() const override { return m_takesTime; }

private:
    bool m_takesTime;
};

constexpr SearchLimits kForEver{std::int64_t{1} << 60};

} // namespace

TEST_CASE("A bot thinks beside the table, says when it has decided, and then plays")
{
    FourTable four;
    Bell bell;
    BotPlayer bot(four.table, Seat{1}, makeBot("sharp", {200}), Seed::fromText("bot"));
    bot.think([&] { bell.ring(); });
    CHECK_FALSE(bot.isThinking()); // nobody has asked it
    four.person.send(Seat{0}, Act{"drop 4"});
    bot.think([&] { bell.ring(); });
    bell.await();
    CHECK_FALSE(bot.isThinking());
    CHECK(bot.isAsked());
    CHECK(bot.act());
    CHECK_FALSE(bot.isAsked());
    CHECK(four.table.record().moves.size() == 2);
}

TEST_CASE(
    "What a bot thinks of a position that was taken back is forgotten, however long it would have thought")
{
    FourTable four;
    BotPlayer bot(four.table, Seat{1}, makeBot("sharp", kForEver), Seed::fromText("bot"));
    four.person.send(Seat{0}, Act{"drop 4"});
    bot.think();
    CHECK(bot.isThinking());
    four.person.send(Seat{0}, Undo{});
    CHECK_FALSE(bot.isAsked());
    CHECK_FALSE(bot.isThinking());
    four.person.send(Seat{0}, Act{"drop 1"});
    CHECK_FALSE(bot.isThinking());
    bot.think();
    CHECK(bot.isThinking());
    // It ends with the bot: this test would never end otherwise.
}

TEST_CASE("A bot that needs no time has decided at once")
{
    FourTable four;
    BotPlayer bot(four.table, Seat{1}, makeBot("random"), Seed::fromText("bot"));
    four.person.send(Seat{0}, Act{"drop 4"});
    bool isReady = false;
    bot.think([&] { isReady = true; });
    CHECK(isReady);
    CHECK_FALSE(bot.isThinking());
    CHECK(bot.act());
}

TEST_CASE("A bot that fails while it thinks makes any move, and the match goes on")
{
    for (const bool takesTime : {true, false}) {
        CAPTURE(takesTime);
        FourTable four;
        Bell bell;
        BotPlayer bot(four.table, Seat{1}, std::make_unique<FailingBot>(takesTime), Seed::fromText("bot"));
        four.person.send(Seat{0}, Act{"drop 4"});
        bot.think([&] { bell.ring(); });
        bell.await();
        CHECK(bot.act());
        CHECK(four.table.record().moves.size() == 2);
    }
}
