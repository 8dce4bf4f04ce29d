#include "content/game_catalog.h"
#include "crowd_guest.h"
#include "lan/host/table_host.h"
#include "memory.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr int kTables = 3;
constexpr int kSeats = 4;
constexpr int kSpectators = 8;
/// Somebody's program is gone and comes back, this often.
constexpr int kReturnEveryMs = 500;
/// A queue that grows past this is one that is not read.
constexpr std::size_t kMostWaiting = 1 << 20;
/// All tables are closed so often on the way. What is kept then is measured, and what is held before.
constexpr int kPartSeconds = 15;
constexpr std::size_t kFewestParts = 4;
constexpr qint64 kLastWordsMs = 1200;
/// What is kept when all tables are closed goes up and down by this: by what Qt and OpenSSL keep for the next
/// connection.
constexpr double kMostSwing = 1.2;
/// More than all tables take in the middle of their longest matches, just after others were closed.
constexpr std::int64_t kMostHeld = 80'000'000;

/// A table with its guests that begins a new match when one is over.
class BusyTable
{
public:
    BusyTable(const GameType& type, int number, int spectators) : m_type(type), m_identity(makeIdentity())
    {
        for (int i = 0; i < kSeats + spectators; ++i) {
            const std::string name = "Guest " + std::to_string(number) + "." + std::to_string(i);
            m_guests.push_back(std::make_unique<CrowdGuest>(type, name, Seed::fromText(name)));
        }
    }

    /// Whether all have seen the end.
    bool isOver() const
    {
        return std::ranges::all_of(m_guests, [](const auto& one) { return one->hasSeenEnd(); });
    }
    void expectFair() const
    {
        for (const auto& guest : m_guests) {
            if (guest->opened()->why || guest->opened()->hash != m_host->table()->hash())
                throw InputError("soak", "a guest saw another end than the host");
        }
    }
    std::size_t moves() const { return m_host->table() ? m_host->table()->record().moves.size() : 0; }
    std::size_t waiting() const { return m_host->waiting(); }
    CrowdGuest& anyGuest(Random& random)
    {
        return *m_guests[random.below(static_cast<std::uint32_t>(m_guests.size()))];
    }

    void close()
    {
        for (const auto& guest : m_guests)
            guest->leave();
        m_host.reset();
    }
    void open()
    {
        close();
        m_host = std::make_unique<TableHost>(crowdPlan(m_type, kSeats), m_identity, m_store);
        if (const auto why = m_host->listen())
            throw InputError("soak", words(*why));
        for (std::size_t i = 0; i < m_guests.size(); ++i) {
            const bool isSeated = i < static_cast<std::size_t>(kSeats);
            m_guests[i]->join(m_host->port(), isSeated ? Seat{static_cast<std::int8_t>(i)} : Seat::none());
        }
    }

private:
    const GameType& m_type;
    Identity m_identity;
    NoStore m_store;
    std::unique_ptr<TableHost> m_host;
    std::vector<std::unique_ptr<CrowdGuest>> m_guests;
};

/// What has happened so far.
struct Tally
{
    std::size_t moves = 0;
    int matches = 0;
    int returns = 0;
    std::size_t mostWaiting = 0;
    /// At the end of each part: with all tables open, and closed again.
    std::vector<std::int64_t> held;
    std::vector<std::int64_t> kept;
};

void letHappen()
{
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Plays at all tables for a while, and closes them. Throws InputError for an end that is not as it should
/// be.
void play(std::vector<std::unique_ptr<BusyTable>>& tables, qint64 forMs, Random& random, Tally& tally)
{
    QElapsedTimer clock;
    clock.start();
    qint64 nextReturn = kReturnEveryMs;
    for (const auto& table : tables)
        table->open();
    while (clock.elapsed() < forMs) {
        letHappen();
        for (const auto& table : tables) {
            tally.mostWaiting = std::max(tally.mostWaiting, table->waiting());
            if (table->isOver()) {
                table->expectFair();
                ++tally.matches;
                tally.moves += table->moves();
                table->open();
            }
        }
        if (clock.elapsed() > nextReturn) {
            nextReturn += kReturnEveryMs;
            CrowdGuest& guest = tables[random.below(kTables)]->anyGuest(random);
            if (!guest.hasSeenEnd()) {
                guest.comeBack();
                ++tally.returns;
            }
        }
    }
    tally.held.push_back(memoryInUse());
    for (const auto& table : tables) {
        tally.moves += table->moves();
        table->close();
    }
    // The last words of connections take their time.
    while (clock.elapsed() < forMs + kLastWordsMs)
        letHappen();
    tally.kept.push_back(memoryInUse());
}

/// Whether there is more in the last quarter than there ever was in the first half.
bool grows(const std::vector<std::int64_t>& all)
{
    const auto parts = static_cast<std::ptrdiff_t>(all.size());
    const auto before = *std::max_element(all.begin(), all.begin() + parts / 2);
    const auto after = *std::max_element(all.end() - parts / 4, all.end());
    return static_cast<double>(after) > kMostSwing * static_cast<double>(before);
}

void print(const std::vector<std::int64_t>& all, const char* when)
{
    for (const std::int64_t bytes : all)
        std::printf(" %.1f", static_cast<double>(bytes) / 1e6);
    std::printf(" MB in use %s\n", when);
}

int soak(int seconds)
{
    const GameCatalog catalog;
    const GameType& type = *catalog.all().front();
    std::vector<std::unique_ptr<BusyTable>> tables;
    for (int i = 0; i < kTables; ++i)
        tables.push_back(std::make_unique<BusyTable>(type, i, (kSpectators + i) / kTables));
    Random random(Seed::fromText("soak"), "soak");
    Tally tally;
    const std::size_t parts = std::max(kFewestParts, static_cast<std::size_t>(seconds / kPartSeconds));
    for (std::size_t part = 0; part < parts; ++part)
        play(tables, qint64{seconds} * 1000 / static_cast<qint64>(parts), random, tally);
    std::printf(
        "%d s, %d guests, %d spectators, %d tables: %zu moves, %d matches, %d returns; at most %zu bytes "
        "waited\n",
        seconds, kTables * kSeats, kSpectators, kTables, tally.moves, tally.matches, tally.returns,
        tally.mostWaiting);
    print(tally.held, "with all tables open, at the end of each part");
    print(tally.kept, "with all tables closed");
    const auto fail = [](const char* why) {
        std::printf("FAILED: %s\n", why);
        return 1;
    };
    if (tally.moves == 0)
        return fail("nobody moved");
    if (tally.mostWaiting > kMostWaiting)
        return fail("a queue grew");
    if (grows(tally.kept))
        return fail("the memory grew that is kept");
    if (*std::ranges::max_element(tally.held) > kMostHeld)
        return fail("open tables take more than their matches need");
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    try {
        return soak(argc > 1 ? std::atoi(argv[1]) : 60);
    } catch (const InputError& error) {
        std::printf("FAILED: %s\n", error.what());
        return 1;
    }
}
