#include "../lan/cable.h"
#include "content/game_catalog.h"
#include "crowd_guest.h"
#include "kit/game_type_of.h"
#include "lan/host/library_store.h"
#include "lan/host/table_host.h"
#include "meadow.h"
#include "memory.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <cstdio>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr int kSeats = 4;
constexpr int kManyTables = 100;

const GameType& typeNamed(const std::string& name)
{
    static const GameTypeOf<meadow::Meadow> meadow{{}};
    static const GameCatalog catalog;
    return name == "meadow" ? meadow : *catalog.find(name);
}

void letHappen()
{
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void until(const std::function<bool()>& isSo)
{
    while (!isSo())
        letHappen();
}

double microseconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e3; }

double quantile(std::vector<double> values, double part)
{
    std::ranges::sort(values);
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(static_cast<double>(values.size()) * part))];
}

// ---- The host's process -----------------------------------------------------------------------------------

/// bench --host GAME STORE TABLES: hosts until its standard input ends; says the ports.
int host(const QStringList& arguments)
{
    const GameType& type = typeNamed(arguments.at(2).toStdString());
    const bool isDurable = arguments.at(3) == "durable";
    const Identity identity = makeIdentity();
    const QTemporaryDir directory;
    Library library(directory.path());
    std::vector<std::unique_ptr<HostStore>> stores;
    std::vector<std::unique_ptr<TableHost>> tables;
    for (int i = 0; i < arguments.at(4).toInt(); ++i) {
        if (isDurable)
            stores.push_back(std::make_unique<LibraryStore>(library));
        else
            stores.push_back(std::make_unique<NoStore>());
        tables.push_back(std::make_unique<TableHost>(crowdPlan(type, kSeats), identity, *stores.back()));
        if (const auto why = tables.back()->listen())
            throw InputError("host", words(*why));
        std::printf("%d ", int{tables.back()->port()});
    }
    std::printf("\n");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

/// A host in a process of its own.
class HostProcess
{
public:
    HostProcess(const char* game, const char* store, int tables)
    {
        m_process.start(QCoreApplication::applicationFilePath(),
                        {"--host", game, store, QString::number(tables)});
        while (!m_process.canReadLine() && m_process.waitForReadyRead()) {
        }
        for (const QByteArray& port : m_process.readLine().simplified().split(' '))
            ports.push_back(static_cast<std::uint16_t>(port.toInt()));
    }
    ~HostProcess()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    double memory() const { return static_cast<double>(ownMemory(m_process.processId())) / 1e6; }
    double cpuSeconds() const
    {
        QFile file(QString("/proc/%1/stat").arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QList<QByteArray> fields = file.readAll().split(' ');
        constexpr int kUserTicks = 13;
        constexpr double kTicksPerSecond = 100;
        return (fields.at(kUserTicks).toDouble() + fields.at(kUserTicks + 1).toDouble()) / kTicksPerSecond;
    }

    std::vector<std::uint16_t> ports;

private:
    QProcess m_process;
};

/// Four guests at a table, once the match has begun.
struct Party
{
    std::vector<std::unique_ptr<CrowdGuest>> guests;

    Party(const GameType& type, std::uint16_t port, bool playsItself)
    {
        for (int i = 0; i < kSeats; ++i) {
            const std::string name = "Guest " + std::to_string(i);
            guests.push_back(std::make_unique<CrowdGuest>(type, name, Seed::fromText(name)));
            guests.back()->playsItself = playsItself;
            guests.back()->join(port, Seat{static_cast<std::int8_t>(i)});
        }
    }
    bool hasBegun() const
    {
        return std::ranges::all_of(guests, [](const auto& one) { return one->view() != nullptr; });
    }
};

// ---- What is measured -------------------------------------------------------------------------------------

void measureLatency(const char* store)
{
    constexpr int kMoves = 1000;
    constexpr int kWarmUp = 100;
    HostProcess process("meadow", store, 1);
    Party party(typeNamed("meadow"), process.ports.front(), false);
    until([&] { return party.hasBegun(); });
    std::vector<double> next;
    std::vector<double> all;
    for (int move = 0; move < kMoves; ++move) {
        const auto mover =
            std::ranges::find_if(party.guests, [](const auto& one) { return !one->view()->offers.empty(); });
        const auto seat = static_cast<std::size_t>(mover - party.guests.begin());
        int seen = 0;
        QElapsedTimer clock;
        clock.start();
        for (std::size_t i = 0; i < party.guests.size(); ++i) {
            party.guests[i]->viewChanged = [&, i] {
                ++seen;
                if (move < kWarmUp)
                    return;
                all.push_back(microseconds(clock));
                if (i == (seat + 1) % kSeats)
                    next.push_back(all.back());
            };
        }
        (*mover)->guest().wish(Act{(*mover)->view()->offers.front().move});
        until([&] { return seen == kSeats; });
    }
    std::printf(
        "a move of A seen by B, 200 pieces, %s store, 4 seats over TLS: p50 %.0f us, p99 %.0f us; over all "
        "seats p99 %.0f "
        "us; the host's CPU %.3f ms a move\n",
        store, quantile(next, 0.5), quantile(next, 0.99), quantile(all, 0.99),
        process.cpuSeconds() * 1e3 / kMoves);
}

void measureThroughput()
{
    constexpr qint64 kForMs = 4000;
    HostProcess process("meadow", "memory", kManyTables);
    std::vector<std::unique_ptr<Party>> parties;
    for (const std::uint16_t port : process.ports) {
        parties.push_back(std::make_unique<Party>(typeNamed("meadow"), port, true));
        until([&] { return parties.back()->hasBegun(); });
    }
    const auto moves = [&] {
        std::size_t sum = 0;
        for (const auto& party : parties)
            sum += party->guests.front()->view()->revision;
        return sum;
    };
    const std::size_t before = moves();
    const double cpuBefore = process.cpuSeconds();
    QElapsedTimer clock;
    clock.start();
    until([&] { return clock.elapsed() > kForMs; });
    const auto made = static_cast<double>(moves() - before);
    std::printf("%d tables in one process, 200 pieces, closed loop, all guests in one other process: %.0f "
                "moves a second; "
                "the host's CPU %.3f ms a move\n",
                kManyTables, made / kForMs * 1e3, (process.cpuSeconds() - cpuBefore) * 1e3 / made);
}

void measureMemory()
{
    const double idle = HostProcess("arbor", "memory", 0).memory();
    const HostProcess lobbies("arbor", "memory", kManyTables);
    HostProcess process("arbor", "memory", kManyTables);
    std::vector<std::unique_ptr<Party>> parties;
    for (const std::uint16_t port : process.ports) {
        parties.push_back(std::make_unique<Party>(typeNamed("arbor"), port, false));
        until([&] { return parties.back()->hasBegun(); });
    }
    std::printf("%d Arbor tables in one process: %.1f MB with open lobbies, %.1f MB with 4 guests at each "
                "over TLS; %.1f MB "
                "without a table\n",
                kManyTables, lobbies.memory(), process.memory(), idle);
}

/// Counts what goes to a guest before TLS.
struct Counter final : Guest
{
    explicit Counter(Seat seat) : view(seat) {}
    void receive(std::span<const std::uint8_t> message) override
    {
        Bytes frame;
        appendFrame(frame, tablePayload(message));
        bytes += frame.size();
        view.take(decodeDown(message));
    }
    GuestView view;
    std::size_t bytes = 0;
};

double plainBytesOfMove(const GameType& type, std::size_t moves)
{
    MatchRecord record;
    record.game = type.sheet().id;
    record.setup.seats = kSeats;
    record.players.resize(kSeats);
    NoJournal journal;
    Table table(type, record, journal);
    std::vector<Counter> guests;
    for (const Seat seat : Seats::firstOf(kSeats))
        guests.emplace_back(seat);
    for (Counter& guest : guests) {
        table.join(guest, {guest.view.viewer()});
        guest.bytes = 0;
    }
    Random random(Seed::fromText("bytes"), "bench");
    while (table.record().moves.size() < moves && !table.outcome()) {
        for (Counter& guest : guests) {
            const auto& offers = guest.view.now().offers;
            if (!offers.empty())
                table.receive(guest,
                              guest.view.write(
                                  Act{offers[random.below(static_cast<std::uint32_t>(offers.size()))].move}));
        }
    }
    std::size_t bytes = 0;
    for (const Counter& guest : guests)
        bytes += guest.bytes;
    return static_cast<double>(bytes) / static_cast<double>(table.record().moves.size());
}

void measureBytes(const char* game, std::size_t moves)
{
    const GameType& type = typeNamed(game);
    NoStore store;
    TableHost table(crowdPlan(type, kSeats), makeIdentity(), store);
    if (const auto why = table.listen())
        throw InputError("bytes", words(*why));
    Cable cable(table.port());
    Party party(type, cable.serverPort(), true);
    const auto made = [&] { return table.table() ? table.table()->record().moves.size() : 0; };
    const auto isOver = [&] {
        return std::ranges::all_of(party.guests, [](const auto& one) { return one->hasSeenEnd(); });
    };
    until([&] { return party.hasBegun(); });
    const std::size_t movesBefore = made();
    const std::size_t tlsBefore = cable.carriedBack();
    until([&] { return isOver() || made() >= movesBefore + moves; });
    const auto count = static_cast<double>(made() - movesBefore);
    std::printf("bytes to 4 seats, %s, %.0f moves: %.0f a move before TLS, %.0f with TLS; %.0f KB a guest\n",
                game, count, plainBytesOfMove(type, moves),
                static_cast<double>(cable.carriedBack() - tlsBefore) / count,
                static_cast<double>(cable.carriedBack() - tlsBefore) / kSeats / 1e3);
}

void measureJoining()
{
    constexpr int kTimes = 30;
    HostProcess process("arbor", "memory", 1);
    Party party(typeNamed("arbor"), process.ports.front(), false);
    until([&] { return party.hasBegun(); });
    std::vector<double> times;
    for (int i = 0; i < kTimes; ++i) {
        CrowdGuest spectator(typeNamed("arbor"), "Spectator " + std::to_string(i), Seed::fromText("join"));
        QElapsedTimer clock;
        clock.start();
        spectator.join(process.ports.front(), Seat::none());
        until([&] { return spectator.view() != nullptr; });
        times.push_back(microseconds(clock));
    }
    std::printf("join to first view of Arbor, handshake included: p50 %.1f ms, most %.1f ms\n",
                quantile(times, 0.5) / 1e3, quantile(times, 1) / 1e3);
}

void measureStart(const QString& program)
{
    constexpr int kTimes = 20;
    const QTemporaryDir directory;
    std::vector<double> times;
    double memory = 0;
    for (int i = 0; i < kTimes; ++i) {
        QProcess process;
        QElapsedTimer clock;
        clock.start();
        process.start(program, {"host", "arbor", "--data-dir", directory.path()});
        while (!process.canReadLine() && process.waitForReadyRead()) {
        }
        times.push_back(microseconds(clock));
        memory = static_cast<double>(ownMemory(process.processId())) / 1e6;
        process.kill();
        process.waitForFinished();
    }
    std::printf("tablewood-cli host: open after p50 %.1f ms, %.1f MB of its own\n",
                quantile(times, 0.5) / 1e3, memory);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    try {
        if (arguments.value(1) == "--host")
            return host(arguments);
        std::setvbuf(stdout, nullptr, _IOLBF, 0);
        measureStart(arguments.at(1));
        measureBytes("meadow", 1000);
        measureBytes("arbor", 100'000);
        measureLatency("memory");
        measureLatency("durable");
        measureJoining();
        measureMemory();
        measureThroughput();
        return 0;
    } catch (const InputError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
