#include "bots/bot.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/host_orders.h"
#include "cli/lan_words.h"
#include "cli/open_match.h"
#include "cli/setup_arguments.h"
#include "cli/stdin_lines.h"
#include "cli/told_table.h"
#include "kernel/hash.h"
#include "lan/find/announcer.h"
#include "lan/host/awake.h"
#include "lan/host/file_store.h"
#include "lan/host/last_words.h"
#include "lan/host/table_host.h"
#include "storage/library.h"
#include "storage/played_content.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace tablewood::cli {

namespace {

using namespace lan;

constexpr int kMaxTables = 1000;
/// In milliseconds: nobody waits for a bot for longer than a minute.
constexpr int kMaxPace = 60'000;
/// So long a match that has ended waits for guests who are away and have not seen its end.
constexpr std::chrono::seconds kLinger{60};

/// The tables of one run of the command.
class HostRun
{
public:
    HostRun(const Arguments& arguments, const GameCatalog& catalog)
        : m_arguments(arguments), m_catalog(catalog), m_identity(identityIn(dataDirectory(arguments)))
    {
        const std::string admit = arguments.value("admit").value_or("ask");
        if (admit != "all" && admit != "ask")
            throw UsageError("--admit takes all or ask, not \"" + admit + "\".");
        const int tables = arguments.number("tables", 1, kMaxTables).value_or(1);
        const std::string what = arguments.at("WHAT");
        const bool isFile = QFileInfo(QString::fromStdString(what)).isFile();
        if (tables > 1 && isFile)
            throw UsageError("--tables takes a game, not a match.");
        if (portOf(tables - 1) > UINT16_MAX)
            throw UsageError("--port and --tables: the last table would have port " +
                             std::to_string(portOf(tables - 1)) + "; the last port there is is " +
                             std::to_string(UINT16_MAX) + ".");
        for (int number = 0; number < tables; ++number)
            open(number, tables, what, isFile);
    }

    int run()
    {
        goOnUnread(m_arguments.has("json"));
        const StdinLines lines([this](const std::string& line) { command(line); });
        for (const auto& table : m_tables)
            table->tellOpened();
        const auto awake = keptAwake(QStringLiteral("Others are at the table of this laptop."));
        Announcer announcer([this] { return announcements(); });
        for (const auto& table : m_tables)
            table->lobbyChanged = [&announcer] { announcer.tellChanges(); };
        const int exitCode = QCoreApplication::exec();
        for (const auto& table : m_tables)
            table->lobbyChanged = {};
        return exitCode;
    }

private:
    /// Where the table with this number opens; 0 for any port.
    int portOf(int number) const
    {
        const int first = m_arguments.number("port", 0, UINT16_MAX).value_or(0);
        return first == 0 ? 0 : first + number;
    }

    void open(int number, int tables, const std::string& what, bool isFile)
    {
        std::optional<Hosting> hosting;
        std::unique_ptr<HostStore> store = std::make_unique<NoStore>();
        std::optional<MatchRecord> record;
        HostPlan plan;
        if (isFile) {
            auto file = FileStore::forMatchOf(QString::fromStdString(what));
            hosting = file->hosting();
            record = file->record();
            plan.type = &gameOf(m_catalog, *record, what);
            plan.seats = record->setup.seats;
            plan.options = record->setup.options;
            store = std::move(file);
        } else {
            planMatch(plan, number, what);
            if (const auto keep = m_arguments.value("keep"))
                store = FileStore::forNewMatch(
                    QString::fromStdString(*keep + (number > 0 ? "-" + std::to_string(number + 1) : "")));
        }
        // Remarks on a match that is kept were told when it began.
        std::vector<std::string> remarks;
        if (!isFile)
            for (const Text& remark : plan.type->remarks({plan.seats, plan.options, {}}))
                remarks.push_back(english(remark));
        plan.content = m_catalog.contentHash(plan.type->sheet().id);
        plan.packed = contentNow(m_catalog, plan.type->sheet().id);
        plan.version = QCoreApplication::applicationVersion().toStdString();
        plan.name = m_arguments.value("name").value_or(english(plan.type->sheet().name));
        if (tables > 1)
            plan.name += " " + std::to_string(number + 1);
        if (plan.name.size() > kMaxTableName)
            throw UsageError("--name takes at most " + std::to_string(kMaxTableName) + " bytes.");
        plan.pace.bot = kBotPace;
        if (const auto pace = m_arguments.number("pace", 0, kMaxPace))
            plan.pace.bot = std::chrono::milliseconds(*pace);
        plan.admitsAll = m_arguments.value("admit") == "all";
        plan.startsByItself = true;
        std::unique_ptr<TableHost> host =
            record ? std::make_unique<TableHost>(std::move(plan), m_identity, *store, std::move(*record),
                                                 hosting)
                   : std::make_unique<TableHost>(std::move(plan), m_identity, *store);
        seatBots(*host);
        const int port = portOf(number);
        if (const auto why = host->listen(static_cast<std::uint16_t>(port)))
            throw InputError("--port", english(*why), "Choose another port, or leave it out");
        m_tables.push_back(std::make_unique<ToldTable>(number, std::move(store), std::move(host),
                                                       std::move(remarks), m_arguments.has("json")));
        m_tables.back()->changed = [this] { leaveWhenDone(); };
    }

    std::vector<Announcement> announcements() const
    {
        std::vector<Announcement> all;
        for (const auto& table : m_tables) {
            if (!table->hasEnded() && !table->host().movedTo())
                all.push_back(table->host().announcement(m_instance));
        }
        return all;
    }

    void planMatch(HostPlan& plan, int number, const std::string& what) const
    {
        plan.type = &gameNamed(m_catalog, what);
        const std::string seed = m_arguments.value("seed").value_or("none");
        Setup setup = setupFrom(m_arguments, *plan.type, seed);
        plan.seats = setup.seats;
        plan.options = setup.options;
        if (m_arguments.has("seed"))
            plan.seed = number == 0 ? setup.seed : Seed::fromText(seed + "-" + std::to_string(number + 1));
    }

    /// The last seats are the bots'.
    void seatBots(TableHost& host)
    {
        const int seats = host.lobby().seats();
        const int bots = m_arguments.number("bots", 0, seats).value_or(0);
        const std::string strength = m_arguments.value("strength").value_or(kStandardBot);
        if (const auto known = botNames(); std::ranges::find(known, strength) == known.end())
            throw UsageError("--strength: there is no bot \"" + strength + "\"." +
                             suggestion(strength, known));
        for (int seat = seats - bots; seat < seats; ++seat)
            host.change([seat, &strength](Lobby& lobby) {
                return lobby.addBot(Seat{static_cast<std::int8_t>(seat)}, strength);
            });
    }

    void command(const std::string& line)
    {
        ToldTable* table = m_tables.front().get();
        try {
            const Json json = commandFrom(line);
            if (json.contains("number"))
                table = m_tables
                            .at(static_cast<std::size_t>(
                                numberIn(json, "number", 0, static_cast<int>(m_tables.size()) - 1)))
                            .get();
            if (json.contains("close")) {
                closeAll("somebody said close");
                return;
            }
            if (const auto why = obey(table->host(), json))
                table->complain(english(*why));
        } catch (const InputError& error) {
            table->complain(english(error));
        }
    }

    void leaveWhenDone()
    {
        if (std::ranges::all_of(m_tables, [](const auto& table) { return table->isDone(); }))
            closeAll("the match is over, and everybody has gone home");
        else if (std::ranges::all_of(m_tables, [](const auto& table) { return table->hasEnded(); }) &&
                 !m_linger.isActive()) {
            m_linger.setSingleShot(true);
            m_linger.callOnTimeout(
                [this] { closeAll("the match is over, and a minute later not everybody has gone home"); });
            m_linger.start(kLinger);
        }
    }

    void closeAll(const std::string& why)
    {
        if (std::exchange(m_isClosing, true))
            return;
        for (const auto& table : m_tables) {
            table->host().close();
            table->tellClosed(why);
        }
        // The last words are on their way.
        QTimer::singleShot(0, [] { QCoreApplication::exit(done); });
    }

    /// The program is to end, the table is not: its guests look for it until it is hosted again.
    void stop(const std::string& signal)
    {
        if (std::exchange(m_isClosing, true))
            return;
        for (const auto& table : m_tables)
            table->tellClosed("the program was ended by " + signal);
        QCoreApplication::exit(done);
    }

    const Arguments& m_arguments;
    const GameCatalog& m_catalog;
    /// Before anything is opened or written. Who ends the program meanwhile is heard when it runs.
    const EndSignals m_signals{[this](const std::string& signal) { stop(signal); }};
    Identity m_identity;
    InstanceId m_instance = freshInstance();
    std::vector<std::unique_ptr<ToldTable>> m_tables;
    QTimer m_linger;
    bool m_isClosing = false;
};

int runHost(const Arguments& arguments, const GameCatalog& catalog)
{
    return HostRun(arguments, catalog).run();
}

} // namespace

Command hostCommand()
{
    Command command;
    command.name = "host";
    command.summary = "Hosts a table that others join over the network";
    command.details =
        "The match begins when all seats are taken and ready. Lines from standard input such as "
        "\"admit 1\", \"kick 2\" or\n{\"assign\":1,\"seat\":0} are the host's commands; the host "
        "has no seat. It ends with the match.";
    command.form.places = {{"WHAT", "a game that \"games\" lists, or a match file to go on with"}};
    command.form.options = setupOptions();
    command.form.options.push_back(
        {"port", "P", "the port to open; without it 47410, or any if that is taken"});
    command.form.options.push_back({"name", "S", "the table's name"});
    command.form.options.push_back({"admit", "HOW", "all lets everybody in; ask, the standard, asks you"});
    command.form.options.push_back({"bots", "K", "the last K seats are played by bots"});
    command.form.options.push_back(
        {"strength", "S",
         "how well they play: " + listed(botNames(), "or") + "; without it " + std::string(kStandardBot)});
    command.form.options.push_back(
        {"pace", "MS", "what a bot waits before it moves, in milliseconds; without it as in the window"});
    command.form.options.push_back({"tables", "N", "so many tables, at ports one after the other"});
    command.form.options.push_back(
        {"keep", "FILE", "keeps the match in a new file; host FILE goes on with it after a restart"});
    command.run = runHost;
    return command;
}

} // namespace tablewood::cli
