#include "kernel/random.h"
#include "talk.h"

#include <QProcess>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <thread>

using namespace tablewood;

namespace {

/// Somebody at the table, in a program of their own that may be killed.
struct Guest
{
    QString name;
    int seat = 0;
    std::unique_ptr<Talk> talk;
    /// How many moves this program has said; the last of them while it is not acknowledged.
    int said = 0;
    std::optional<std::string> open;
    /// It was on its way when somebody was killed: it was played or it was not.
    std::optional<std::string> doubtful;
    /// Every move that was acknowledged, whichever program said it.
    std::vector<std::string> acknowledged;
    /// How the match ended for it.
    std::optional<Json> end;
};

/// One match whose host and guests are killed again and again.
class Ordeal
{
public:
    explicit Ordeal(Random& random) : m_random(random)
    {
        host({"host", "arbor", "--seats", "2", "--keep", "match.tablewood"});
        for (Guest& guest : m_guests)
            join(guest);
        for (Guest& guest : m_guests)
            guest.talk->await("view");
    }

    bool isOver() const { return m_end.has_value(); }

    /// Plays to the end if it was not reached, and looks whether it is the same for all.
    void finish()
    {
        const auto isMissing = [](const Guest& guest) { return !guest.end; };
        for (int patience = 0; !isOver() || std::ranges::any_of(m_guests, isMissing); ++patience) {
            REQUIRE(patience < 60'000);
            listen();
        }
        for (const Guest& guest : m_guests) {
            CHECK(guest.end->at("hash") == m_end->at("hash"));
            CHECK(guest.end->at("moves") == m_end->at("moves"));
            CHECK(guest.end->at("why").is_null());
        }
        CHECK(m_desk.json({"verify", "match.tablewood"}).at("hash") == m_end->at("hash"));
    }

    /// Plays on, kills somebody at some moment, starts them again, and looks whether all is as it was.
    void round()
    {
        const std::size_t goal = moves() + m_random.below(8);
        while (!isOver() && moves() < goal)
            listen();
        // Some die with a move on its way, some later or earlier on that way.
        for (Guest& guest : m_guests)
            sayMove(guest);
        std::this_thread::sleep_for(std::chrono::microseconds(m_random.below(4000)));
        killAndRevive();
        check();
    }

private:
    void host(QStringList arguments)
    {
        arguments << QStringList{
            "--port", QString::number(portOfOurOwn()), "--admit", "all", "--data-dir", "host", "--json"};
        m_host = std::make_unique<Talk>(m_desk, arguments);
        m_link = linkTo(m_host->await("hosting"));
    }

    void join(Guest& guest)
    {
        guest.talk = std::make_unique<Talk>(
            m_desk, QStringList{"join", "--address", m_link, "--name", guest.name, "--seat",
                                QString::number(guest.seat), "--data-dir", guest.name, "--jsonl"});
        guest.said = 0;
    }

    std::size_t moves() const { return m_guests[0].acknowledged.size() + m_guests[1].acknowledged.size(); }

    /// Hears what everybody has to say, and answers.
    void listen()
    {
        hearHost();
        for (Guest& guest : m_guests) {
            hear(guest);
            sayMove(guest);
        }
    }

    void hearHost()
    {
        if (const auto line = m_host->next(); line && line->at("event") == "ended")
            m_end = *line;
    }

    /// The next event of a guest, looked over; empty if there is none.
    std::string hear(Guest& guest)
    {
        const auto line = guest.talk->next();
        if (!line)
            return {};
        const std::string event = line->at("event").get<std::string>();
        INFO(guest.name.toStdString(), ": ", line->dump());
        REQUIRE(event != "refused");
        REQUIRE(event != "denied");
        REQUIRE(event != "bye");
        if (event == "ended")
            guest.end = *line;
        if (event == "view" && guest.open && line->at("answered") == guest.said) {
            guest.acknowledged.push_back(*guest.open);
            guest.open.reset();
        }
        if (event == "lobby" && line->at("stage") == "playing") {
            REQUIRE(line->at("guests").size() == m_guests.size());
            for (const Json& one : line->at("guests")) {
                const auto who =
                    std::ranges::find(m_guests, QString::fromStdString(one.at("name")), &Guest::name);
                REQUIRE(who != m_guests.end());
                REQUIRE(one.at("seat") == who->seat);
            }
        }
        return event;
    }

    void sayMove(Guest& guest)
    {
        const Json& offers = guest.talk->offers();
        if (guest.open || offers.empty() || isOver())
            return;
        guest.open = offers.at(m_random.below(static_cast<std::uint32_t>(offers.size()))).at("move");
        ++guest.said;
        guest.talk->say({{"move", *guest.open}});
    }

    void killAndRevive()
    {
        // Each of the three, two of them, all: but not none.
        const std::uint32_t who = 1 + m_random.below(7);
        const bool isHostKilled = (who & 4) != 0;
        const bool comesLast = m_random.below(2) == 0;
        if (isHostKilled)
            m_host.reset();
        const auto revive = [&](bool isNow) {
            for (std::size_t i = 0; i < m_guests.size() && isNow; ++i) {
                if ((who >> i & 1) != 0)
                    join(m_guests[i]);
            }
        };
        for (std::size_t i = 0; i < m_guests.size(); ++i) {
            if ((who >> i & 1) != 0) {
                m_guests[i].talk.reset();
                doubt(m_guests[i]);
            }
        }
        revive(!comesLast);
        if (isHostKilled)
            host({"host", "match.tablewood"});
        revive(comesLast);
        for (std::size_t i = 0; i < m_guests.size(); ++i) {
            const bool isKilled = (who >> i & 1) != 0;
            if (isHostKilled && !isKilled) {
                awaitEvent(m_guests[i], "lost");
                doubt(m_guests[i]);
            }
            if (isHostKilled || isKilled) {
                awaitEvent(m_guests[i], "view");
                settle(m_guests[i]);
            }
        }
    }

    /// Waits for an event, unless the match is over.
    void awaitEvent(Guest& guest, const std::string& event)
    {
        for (int patience = 0; !isOver() && hear(guest) != event; ++patience) {
            REQUIRE(patience < 12'000);
            hearHost();
        }
    }

    static void doubt(Guest& guest) { guest.doubtful = std::exchange(guest.open, std::nullopt); }

    void settle(Guest& guest)
    {
        if (guest.doubtful && movesInFile(guest.seat).size() > guest.acknowledged.size())
            guest.acknowledged.push_back(*guest.doubtful);
        guest.doubtful.reset();
    }

    std::vector<std::string> movesInFile(int seat) const
    {
        std::vector<std::string> found;
        const Json match = Json::parse(m_desk.read("match.tablewood").toStdString());
        for (const Json& move : match.at("moves")) {
            if (move.at("seat") == seat)
                found.push_back(move.at("move"));
        }
        return found;
    }

    void check()
    {
        for (Guest& guest : m_guests) {
            std::vector<std::string> stored = movesInFile(guest.seat);
            if (guest.open && stored.size() == guest.acknowledged.size() + 1)
                stored.pop_back();
            CHECK(stored == guest.acknowledged);
        }
    }

    Random& m_random;
    Desk m_desk;
    QString m_link;
    std::unique_ptr<Talk> m_host;
    std::array<Guest, 2> m_guests{
        {{"Mira", 0, nullptr, 0, {}, {}, {}, {}}, {"Jonas", 1, nullptr, 0, {}, {}, {}, {}}}};
    /// How the match ended for the host.
    std::optional<Json> m_end;
};

// More rounds: TABLEWOOD_KILL_ROUNDS=200; others: TABLEWOOD_KILL_SEED=anything.
int roundsWanted()
{
    return qEnvironmentVariableIsSet("TABLEWOOD_KILL_ROUNDS")
               ? qEnvironmentVariableIntValue("TABLEWOOD_KILL_ROUNDS")
               : 8;
}

Seed seedWanted() { return Seed::fromText(qEnvironmentVariable("TABLEWOOD_KILL_SEED", "1").toStdString()); }

} // namespace

TEST_CASE(
    "A program that is killed while it makes or takes back a move leaves the match before it or after it")
{
    const int rounds = roundsWanted();
    Random random(seedWanted(), "local killing");
    const Desk desk;
    desk.run({"new", "arbor", "--seed", "killing", "match.tablewood"});
    std::size_t moves = 0;
    int killed = 0;
    for (int round = 0; round < rounds; ++round) {
        INFO("round ", round);
        QStringList arguments{"undo", "match.tablewood", "--agreed"};
        if (moves == 0 || random.below(4) > 0) {
            for (int seat = 0; seat < 2; ++seat) {
                const QString who = QString::number(seat);
                const Json offers =
                    desk.json({"show", "match.tablewood", "--as", "seat:" + who}).at("offers");
                if (!offers.empty())
                    arguments = {
                        "act", "match.tablewood", "--seat", who,
                        QString::fromStdString(
                            offers.at(random.below(static_cast<std::uint32_t>(offers.size()))).at("move"))};
            }
        }
        QProcess program;
        program.setWorkingDirectory(desk.path({}));
        program.start(QStringLiteral(TABLEWOOD_CLI), arguments);
        REQUIRE(program.waitForStarted());
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(60'000)));
        program.kill();
        REQUIRE(program.waitForFinished());
        const bool isDone = program.exitStatus() == QProcess::NormalExit;
        killed += isDone ? 0 : 1;
        // Whoever comes next finds no lock that stays.
        const std::size_t after = desk.json({"verify", "match.tablewood"}).at("moves").get<std::size_t>();
        if (arguments.first() == "act") {
            CHECK(after >= moves + (isDone ? 1 : 0));
            CHECK(after <= moves + 1);
        } else {
            CHECK(after <= moves - (isDone ? 1 : 0));
        }
        moves = after;
    }
    CHECK(killed > 0);
}

TEST_CASE("Whoever is killed when, no acknowledged move is lost, everybody is back in their seat, and the "
          "end is the "
          "same for all")
{
    const int rounds = roundsWanted();
    Random random(seedWanted(), "killing");
    std::unique_ptr<Ordeal> ordeal;
    for (int round = 0; round < rounds; ++round) {
        INFO("round ", round);
        if (ordeal && ordeal->isOver()) {
            ordeal->finish();
            ordeal.reset();
        }
        if (!ordeal)
            ordeal = std::make_unique<Ordeal>(random);
        ordeal->round();
    }
    ordeal->finish();
}
