#include "bots/bot.h"
#include "cli/command.h"
#include "cli/lan_words.h"
#include "cli/open_match.h"
#include "cli/setup_arguments.h"
#include "cli/stdin_lines.h"
#include "kernel/hash.h"
#include "lan/announcer.h"
#include "lan/awake.h"
#include "lan/file_store.h"
#include "lan/table_host.h"
#include "storage/library.h"
#include "storage/played_content.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace tablewood::cli {

namespace {

using namespace lan;

constexpr int kMaxTables = 1000;
/// In milliseconds: nobody waits for a bot for longer than a minute.
constexpr int kMaxPace = 60'000;
/// So long a match that has ended waits for guests who are away and have not seen its end.
constexpr std::chrono::seconds kLinger{60};
/// Who is away for a day is not waited for by the second.
constexpr int kMaxAwaySeconds = 86'400;

/// One table of this program, and what is told of it.
class ToldTable
{
public:
    ToldTable(int number, std::unique_ptr<HostStore> store, std::unique_ptr<TableHost> host, bool isJson)
        : m_number(number), m_isJson(isJson), m_store(std::move(store)), m_host(std::move(host))
    {
        m_host->changed = [this] { tell(); };
        m_host->troubled = [this](const Text& why) {
            say("trouble", {{"why", words(why)}}, "Trouble: " + words(why));
        };
        m_host->moved = [this](const Moved& to) {
            say("moved", {{"addresses", to.addresses}, {"port", to.port}},
                "The table is on another laptop now. This program tells its guests where, until you close "
                "it.");
        };
    }

    TableHost& host() { return *m_host; }
    bool hasEnded() const { return m_host->lobby().stage() == Stage::ended; }
    /// Whether nobody needs the table any more: guests go home when they have seen the end.
    bool isDone() const { return hasEnded() && m_host->lobby().members().empty(); }
    std::function<void()> changed;
    /// Something changed that is announced.
    std::function<void()> lobbyChanged;

    void tellOpened()
    {
        const lan::TableLink link = m_host->link();
        const std::string name = m_host->lobby().view().table;
        say("hosting",
            {{"name", name},
             {"port", link.port},
             {"table", hexOf(link.table)},
             {"certificate", hexOf(link.certificate)},
             {"link", textOf(link)}},
            "\"" + name + "\" is open at port " + std::to_string(link.port) + ": " + textOf(link));
        tell();
    }
    void complain(const std::string& why) { say("denied", {{"why", why}}, why); }

private:
    void say(const char* event, Json json, const std::string& sentence)
    {
        if (m_isJson) {
            json["number"] = m_number;
            printEvent(event, std::move(json));
        } else {
            printSentence(sentence);
        }
    }

    void tell()
    {
        tellKnocks();
        const LobbyView lobby = m_host->lobby().view();
        if (!(m_told == lobby)) {
            m_told = lobby;
            tellLobby(lobby);
            if (lobbyChanged)
                lobbyChanged();
        }
        if (hasEnded() && !std::exchange(m_isEndTold, true)) {
            const Table& table = *m_host->table();
            const Wording wording = wordingOf(lobby);
            say("ended",
                {{"outcome", viewJson(table.outcome(), wording)},
                 {"hash", hashText(table.hash())},
                 {"moves", table.record().moves.size()}},
                "The match is over: " + words(table.outcome()->reason, wording));
        }
        if (changed)
            changed();
    }

    void tellKnocks()
    {
        for (const Knock& knock : m_host->knocks()) {
            if (knock.number <= m_lastKnock)
                continue;
            m_lastKnock = knock.number;
            const std::string number = std::to_string(knock.number);
            say("knock",
                {{"knock", knock.number},
                 {"name", knock.persona.name},
                 {"address", knock.address},
                 {"pictures", viewJson(knock.comparison)}},
                knock.persona.name + " knocks from " + knock.address + ", pictures " +
                    viewJson(knock.comparison).dump() + ". \"admit " + number + "\" or \"refuse " + number +
                    "\"");
        }
    }

    void tellLobby(const LobbyView& lobby)
    {
        std::string sentence =
            std::string(enumNames(lobby.stage)[static_cast<std::size_t>(lobby.stage)]) + ":";
        for (const LobbyGuest& guest : lobby.guests)
            sentence += " " + guest.name +
                        (guest.seat.isPlayer() ? " (seat " + std::to_string(guest.seat.index) + ")" : "") +
                        (guest.isHere ? "" : " away");
        say("lobby", viewJson(lobby), sentence);
    }

    int m_number;
    bool m_isJson;
    std::unique_ptr<HostStore> m_store;
    std::unique_ptr<TableHost> m_host;
    std::optional<LobbyView> m_told;
    GuestId m_lastKnock = 0;
    bool m_isEndTold = false;
};

Seat seatIn(const Json& command, const char* key)
{
    return Seat{static_cast<std::int8_t>(numberIn(command, key, 0, kMaxSeats - 1))};
}

WhenAway whenAwayFrom(const Json& json)
{
    constexpr auto names = enumNames(WhenAway{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (json == names[i])
            return static_cast<WhenAway>(i);
    }
    throw InputError("command", "there is no such policy", "There are wait, bot and skip");
}

/// The kind of bot that a command asks for.
std::string strengthIn(const Json& command)
{
    const Json strength = command.value("strength", Json(kStandardBot));
    const auto known = botNames();
    if (strength.is_string() && std::ranges::find(known, strength.get<std::string>()) != known.end())
        return strength.get<std::string>();
    throw InputError("command", "there is no such strength", "There are random, mild, fair and sharp");
}

/// Does what the person at the terminal says; returns why not.
std::optional<Text> obey(TableHost& host, const Json& command)
{
    const auto guestIn = [&](const char* key) {
        return static_cast<GuestId>(numberIn(command, key, 1, INT32_MAX));
    };
    if (command.contains("admit"))
        return host.admit(guestIn("admit"));
    if (command.contains("refuse")) {
        host.refuse(guestIn("refuse"));
        return std::nullopt;
    }
    if (command.contains("kick"))
        return host.kick(guestIn("kick"));
    if (command.contains("start"))
        return host.start();
    if (command.contains("move-to"))
        return host.askToHost(guestIn("move-to"));
    return host.change([&](Lobby& lobby) -> std::optional<Text> {
        if (command.contains("assign"))
            return lobby.assign(guestIn("assign"), seatIn(command, "seat"));
        if (command.contains("swap"))
            return lobby.swap(seatIn(command, "swap"), seatIn(command, "seat"));
        if (command.contains("free"))
            return lobby.free(seatIn(command, "free"));
        if (command.contains("bot"))
            return lobby.addBot(seatIn(command, "bot"), strengthIn(command));
        if (command.contains("person"))
            return lobby.removeBot(seatIn(command, "person"));
        if (command.contains("shared-screen"))
            return lobby.makeSharedScreen(guestIn("shared-screen"));
        if (command.contains("spectators")) {
            lobby.openSpectatorPlaces(command["spectators"] == true || command["spectators"] == "on");
            return std::nullopt;
        }
        if (command.contains("policy")) {
            lobby.setWhenAway(whenAwayFrom(command["policy"]),
                              command.contains("after")
                                  ? static_cast<std::uint32_t>(numberIn(command, "after", 0, kMaxAwaySeconds))
                                  : lobby.view().awaySeconds);
            return std::nullopt;
        }
        throw InputError(
            "command", "there is no such command",
            "There are admit, refuse, kick, start, move-to, assign, swap, free, bot, person, shared-screen, "
            "spectators and policy");
    });
}

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
        for (int number = 0; number < tables; ++number)
            open(number, tables, what, isFile);
    }

    int run()
    {
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
        plan.content = m_catalog.contentHash(plan.type->sheet().id);
        plan.packed = contentNow(m_catalog, plan.type->sheet().id);
        plan.version = QCoreApplication::applicationVersion().toStdString();
        plan.name = m_arguments.value("name").value_or(words(plan.type->sheet().name));
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
        const int port = m_arguments.number("port", 0, UINT16_MAX).value_or(0);
        if (const auto why = host->listen(static_cast<std::uint16_t>(port == 0 ? 0 : port + number)))
            throw InputError("--port", words(*why), "Choose another port, or leave it out");
        m_tables.push_back(
            std::make_unique<ToldTable>(number, std::move(store), std::move(host), m_arguments.has("json")));
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
                closeAll();
                return;
            }
            if (const auto why = obey(table->host(), json))
                table->complain(words(*why));
        } catch (const InputError& error) {
            table->complain(error.what());
        }
    }

    void leaveWhenDone()
    {
        if (std::ranges::all_of(m_tables, [](const auto& table) { return table->isDone(); }))
            closeAll();
        else if (std::ranges::all_of(m_tables, [](const auto& table) { return table->hasEnded(); }) &&
                 !m_linger.isActive()) {
            m_linger.setSingleShot(true);
            m_linger.callOnTimeout([this] { closeAll(); });
            m_linger.start(kLinger);
        }
    }

    void closeAll()
    {
        if (std::exchange(m_isClosing, true))
            return;
        for (const auto& table : m_tables)
            table->host().close();
        // The last words are on their way.
        QTimer::singleShot(0, [] { QCoreApplication::exit(done); });
    }

    const Arguments& m_arguments;
    const GameCatalog& m_catalog;
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
        {"strength", "S", "how well they play: random, mild, fair or sharp; without it mild"});
    command.form.options.push_back(
        {"pace", "MS", "what a bot waits before it moves, in milliseconds; without it as in the window"});
    command.form.options.push_back({"tables", "N", "so many tables, at ports one after the other"});
    command.form.options.push_back({"keep", "FILE", "keeps the match in a file, to go on after a restart"});
    command.run = runHost;
    return command;
}

} // namespace tablewood::cli
