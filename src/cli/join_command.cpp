#include "bots/random_bot.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/lan_words.h"
#include "cli/open_match.h"
#include "cli/scene_text.h"
#include "cli/stdin_lines.h"
#include "cli/view_json.h"
#include "kernel/hash.h"
#include "kernel/plain_text.h"
#include "lan/guest/remote_table.h"
#include "storage/library.h"
#include "wire/word_limits.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>

namespace tablewood::cli {

namespace {

using namespace lan;

Wording wordingOfView(const SeatView& view) { return wordingOf(view.players); }

/// The object that `show --json` prints.
Json tableObject(const SeatView& view)
{
    const Wording wording = wordingOfView(view);
    Json log = Json::array();
    for (const Event& event : view.log)
        log.push_back(words(event.text, wording));
    Json json = viewObject(view.scene, view.offers, view.timer, std::move(log), wording);
    json["revision"] = view.revision;
    return json;
}

Choose choiceFrom(const Json& json)
{
    if (!json.is_object() || json.size() != 1 || !json.front().is_string())
        throw InputError("command", "\"choose\" takes an object with one option and its value");
    return {std::string(beginningOf(json.items().begin().key(), kMaxOptionText)),
            std::string(beginningOf(json.front().get_ref<const std::string&>(), kMaxOptionText))};
}

Place placeFrom(const Json& json)
{
    Place place;
    if (!json.is_object() || !json.contains("in") || !json["in"].is_string())
        throw InputError("command", "\"point\" takes an object with \"in\", \"column\" and \"row\"");
    const auto name = Name::fromText(json["in"].get<std::string>());
    if (!name)
        throw InputError("command", "\"in\" of \"point\" is longer than " +
                                        std::to_string(Name::kMaxLetters) + " letters");
    place.in = *name;
    place.cell.column = static_cast<std::int16_t>(numberIn(json, "column", INT16_MIN, INT16_MAX));
    place.cell.row = static_cast<std::int16_t>(numberIn(json, "row", INT16_MIN, INT16_MAX));
    return place;
}

Reaction reactionFrom(const Json& json)
{
    constexpr auto names = enumNames(Reaction{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (json == names[i])
            return static_cast<Reaction>(i);
    }
    throw InputError("command", "there is no such reaction");
}

/// Looks for a table by its name until it is announced. Throws InputError if it is not for a long time.
Whereabouts whereaboutsNamed(const std::string& name)
{
    constexpr std::chrono::seconds kPatience{30};
    TableFinder finder(freshInstance());
    std::optional<FoundTable> found;
    QEventLoop loop;
    const auto take = [&](const FoundTable& table) {
        if (table.announcement.title != name)
            return;
        found = table;
        loop.quit();
    };
    QObject::connect(&finder, &TableFinder::appeared, &loop, take);
    QObject::connect(&finder, &TableFinder::changed, &loop, take);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    finder.start();
    loop.exec();
    if (!found)
        throw InputError(
            "--table", "no table called \"" + name + "\" is heard",
            "tablewood-cli discover lists the tables, and tablewood-cli doctor tells what may keep "
            "them away");
    return whereaboutsOf(*found);
}

bool wantsSeat(const Arguments& arguments)
{
    return !arguments.has("spectate") && !arguments.has("shared-screen");
}

/// One guest of one run of the command.
class JoinRun
{
public:
    JoinRun(const Arguments& arguments, const GameCatalog& catalog)
        : m_isJson(arguments.has("jsonl") || arguments.has("json")), m_wantsSeat(wantsSeat(arguments)),
          m_isBot(arguments.has("bot")), m_catalog(&catalog), m_known(dataDirectory(arguments)),
          m_table(planOf(arguments, catalog), identityIn(dataDirectory(arguments)), m_known)
    {
        // Other bots think over what the host alone could give them.
        if (const auto bot = arguments.value("bot"); bot && *bot != "random")
            throw UsageError("--bot: \"" + *bot + "\" cannot play from here. Known: random");
        GuestEvents& events = m_table.guest().events;
        events.compared = [this](const Comparison& pictures) {
            say("compare", {{"pictures", viewJson(pictures)}},
                "The host is asked. Compare the pictures " + viewJson(pictures).dump());
        };
        events.lobbyChanged = [this] { tellLobby(); };
        events.viewChanged = [this](Viewer viewer, const ViewChange& change) { tellView(viewer, change); };
        events.denied = [this](const Text& why) { say("denied", {{"why", english(why)}}, english(why)); };
        events.leftOpen = [this](Seat, std::size_t wishes) {
            say("unsure", {{"moves", wishes}},
                "What became of your last move is not known: the view that comes next shows it.");
        };
        events.pointed = [this](const Pointed& pointed) {
            say("pointed",
                {{"guest", pointed.guest},
                 {"in", pointed.place.in},
                 {"column", pointed.place.cell.column},
                 {"row", pointed.place.cell.row}},
                "Somebody points at " + pointed.place.in + " " + pointed.place.cell.text());
        };
        events.reacted = [this](const Reacted& reacted) {
            const std::string kind(enumNames(reacted.kind)[static_cast<std::size_t>(reacted.kind)]);
            say("reacted", {{"guest", reacted.guest}, {"kind", kind}}, "Somebody shows " + kind);
        };
        events.askedToHost = [this] {
            say("asked-to-host", Json::object(),
                "The host asks you to host the table. This program cannot: \"host no\" says so.");
        };
        events.opened = [this](const OpenedMatch& match) { tellEnd(match); };
        m_table.changed = [this] { tellState(); };
        m_table.troubled = [this](const Text& why) { say("trouble", {{"why", english(why)}}, english(why)); };
    }

    int run()
    {
        goOnUnread(m_isJson);
        const StdinLines lines([this](const std::string& line) { command(line); });
        m_table.start();
        return QCoreApplication::exec();
    }

private:
    static JoinPlan planOf(const Arguments& arguments, const GameCatalog& catalog)
    {
        if (arguments.has("address") == arguments.has("table"))
            throw UsageError("Say where with --address A or with --table NAME.");
        JoinPlan plan;
        plan.guest.persona.name = *arguments.value("name");
        if (plan.guest.persona.name.size() > kMaxName)
            throw UsageError("--name takes at most " + std::to_string(kMaxName) + " bytes.");
        plan.guest.wants = arguments.has("shared-screen") ? Watch::sharedScreen
                           : arguments.has("spectate")    ? Watch::spectator
                                                          : Watch::nothing;
        if (wantsSeat(arguments))
            plan.guest.seat =
                Seat{static_cast<std::int8_t>(arguments.number("seat", 0, kMaxSeats - 1).value_or(-1))};
        plan.guest.games = gameVersions(catalog);
        plan.guest.version = QCoreApplication::applicationVersion().toStdString();
        plan.guest.gameOf = [&catalog](const std::string& id, const std::vector<Paper>& papers) {
            return catalog.find(id, papers);
        };
        plan.where = arguments.has("address") ? whereaboutsFrom(*arguments.value("address"))
                                              : whereaboutsNamed(*arguments.value("table"));
        plan.network = DiscoveryNetwork();
        return plan;
    }

    void say(const char* event, Json json, const std::string& sentence)
    {
        if (m_isJson) {
            printEvent(event, std::move(json));
        } else {
            printSentence(sentence);
        }
    }

    void tellState()
    {
        const std::string why = english(m_table.why());
        if (m_exitCode) {
            if (m_table.state() == RemoteTable::State::ended)
                QCoreApplication::exit(*m_exitCode);
        } else if (m_table.state() == RemoteTable::State::lost) {
            say("lost", {{"why", why}}, why + " Trying again.");
        } else if (m_table.state() == RemoteTable::State::ended) {
            say("bye", {{"why", why}}, why);
            QCoreApplication::exit(failed);
        }
    }

    void tellLobby()
    {
        const LobbyView& lobby = m_table.guest().lobby();
        say("lobby", viewJson(lobby),
            "At the table: " + std::to_string(lobby.guests.size()) + ", " +
                std::string(enumNames(lobby.stage)[static_cast<std::size_t>(lobby.stage)]));
        getReady(lobby);
    }

    /// A guest that came for a seat is ready as soon as it has one.
    void getReady(const LobbyView& lobby)
    {
        const LobbyGuest* const self = m_table.guest().self();
        if (m_wantsSeat && lobby.stage == Stage::gathering && self && self->seat.isPlayer() && !self->isReady)
            m_table.guest().say(Ready{true});
    }

    /// Its own view, or that of a seat which it plays for somebody who is away.
    void tellView(Viewer viewer, const ViewChange& change)
    {
        const SeatView& view = *m_table.guest().view(viewer);
        if (change.refusal) {
            const std::string why = words(*change.refusal, wordingOfView(view));
            say("refused", {{"why", why}}, why);
        } else if (m_isJson) {
            Json json = tableObject(view);
            json["seat"] = viewer.seat.index;
            json["answered"] = m_wishes - m_table.guest().unanswered();
            printEvent("view", std::move(json));
        } else {
            if (!(viewer == m_table.guest().viewer()))
                printSentence("Seat " + std::to_string(viewer.seat.index) + ", which you play too:");
            printView(view, change);
        }
        playAsBot();
    }

    void printView(const SeatView& view, const ViewChange& change) const
    {
        for (std::size_t i = change.firstNewEvent; i < view.log.size(); ++i)
            printSentence(words(view.log[i].text, wordingOfView(view)));
        const GameType* const game = m_catalog->find(m_table.guest().lobby().game, m_table.guest().papers());
        printSentence(sceneText(view.scene, view.offers, wordingOfView(view),
                                game ? std::span(game->faces()) : std::span<const Face>()));
    }

    /// Where a bot plays: one wish at a time, for any of its seats.
    void playAsBot()
    {
        const TableClient& guest = m_table.guest();
        for (const Seat seat : guest.persons()) {
            if (!m_isBot || guest.unanswered() != 0)
                return;
            const SeatView& view = *guest.view(seat);
            if (view.undo.waitingFor.has(seat))
                wish(seat, AnswerUndo{true});
            else if (!view.undo.asked.isPlayer() && !view.offers.empty())
                wish(seat, Act{anyOffer(view, m_random)});
        }
    }

    void wish(Seat seat, Wish wish)
    {
        if (const auto why = m_table.guest().wish(seat, std::move(wish)))
            say("denied", {{"why", english(*why)}}, english(*why));
        else
            ++m_wishes;
    }

    void tellEnd(const OpenedMatch& match)
    {
        const SeatView* const view = m_table.guest().view();
        const Wording wording = wordingOf(match.record.players);
        Json json{{"outcome", view ? viewJson(view->scene.outcome, wording) : Json()},
                  {"hash", hashText(match.hash)},
                  {"moves", match.record.moves.size()},
                  {"dealt", match.record.dealing.has_value()},
                  {"checked", match.isDealChecked},
                  {"deals", match.deals},
                  {"why", nullptr}};
        std::string sentence = "The match is over";
        if (view && view->scene.outcome)
            sentence += ": " + words(view->scene.outcome->reason, wording);
        if (match.why) {
            json["why"] = english(*match.why);
            sentence += "\n" + english(*match.why);
        }
        say("ended", std::move(json), sentence);
        m_exitCode = match.why ? failed : done;
        m_table.goHome();
    }

    void command(const std::string& line)
    {
        try {
            obey(m_isJson || line.starts_with('{') ? commandFrom(line) : Json{{"move", line}});
        } catch (const InputError& error) {
            say("denied", {{"why", english(error)}}, english(error));
        }
    }

    /// Whoever takes a table over needs a place to keep the match, and a person who answers for it.
    void refuseToHost(const Json& json)
    {
        if (json != false && json != "no")
            throw InputError("command", "this program cannot take a table over",
                             "Say {\"host\":false}, and join by the window to host it");
        m_table.guest().say(AnswerToHost{false});
    }

    static RunOrder runOrderIn(const Json& json)
    {
        constexpr auto kNames = enumNames(RunOrder{});
        const auto found =
            std::ranges::find(kNames, json["run"].is_string() ? json["run"].get<std::string>() : "");
        if (found == kNames.end())
            throw InputError("command", "a run cannot be told that",
                             "Say wait, go-on, step, to-end, slow, usual or fast");
        return static_cast<RunOrder>(found - kNames.begin());
    }

    void obey(const Json& json)
    {
        TableClient& guest = m_table.guest();
        const auto seatIn = [&](const char* key) {
            return Seat{static_cast<std::int8_t>(numberIn(json, key, 0, kMaxSeats - 1))};
        };
        const Seat seat = json.contains("seat") ? seatIn("seat") : guest.viewer().seat;
        if (json.contains("move") && json["move"].is_string())
            wish(seat,
                 Act{std::string(beginningOf(json["move"].get_ref<const std::string&>(), kMaxMoveText))});
        else if (json.contains("undo"))
            wish(seat, Undo{});
        else if (json.contains("redo"))
            wish(seat, Redo{});
        else if (json.contains("answer"))
            wish(seat, AnswerUndo{json["answer"] == true});
        else if (json.contains("run"))
            wish(seat, PaceRun{runOrderIn(json),
                               guest.view() && guest.view()->timer ? guest.view()->timer->step : 0});
        else if (json.contains("remind"))
            wish(seat, Remind{});
        else if (json.contains("sit"))
            guest.say(Sit{seatIn("sit")});
        else if (json.contains("play-for"))
            guest.say(PlayFor{seatIn("play-for"), json.value("on", Json(true)) == true});
        else if (json.contains("trade"))
            guest.say(Trade{seatIn("trade"), json.value("on", Json(true)) == true});
        else if (json.contains("stand"))
            guest.say(Stand{});
        else if (json.contains("ready"))
            guest.say(Ready{json["ready"] == true});
        else if (json.contains("choose"))
            guest.say(choiceFrom(json["choose"]));
        else if (json.contains("watch"))
            guest.say(Look{json["watch"] == true ? Watch::spectator : Watch::nothing});
        else if (json.contains("point"))
            guest.say(Point{placeFrom(json["point"])});
        else if (json.contains("react"))
            guest.say(React{reactionFrom(json["react"])});
        else if (json.contains("host"))
            refuseToHost(json["host"]);
        else if (json.contains("leave"))
            m_table.goHome();
        else
            throw InputError(
                "command", "there is no such command",
                "There are move, undo, redo, answer, run, sit, play-for, trade, stand, ready, choose, watch, "
                "point, react, host and leave");
    }

    bool m_isJson;
    bool m_wantsSeat;
    bool m_isBot;
    const GameCatalog* m_catalog;
    /// The bot's own chance.
    Random m_random{Seed::fromText(hexOf(drawn<Digest>(systemEntropy()))), "bot"};
    /// How many were said to the table.
    std::size_t m_wishes = 0;
    /// Once the end was told.
    std::optional<int> m_exitCode;
    KnownTables m_known;
    RemoteTable m_table;
};

int runJoin(const Arguments& arguments, const GameCatalog& catalog)
{
    return JoinRun(arguments, catalog).run();
}

} // namespace

Command joinCommand()
{
    Command command;
    command.name = "join";
    command.summary = "Joins a table that somebody hosts";
    command.details =
        "Sits down on the first free seat and is ready. Moves come from standard input, a line "
        "each: \"grow E4\", or with\n--jsonl {\"move\":\"grow E4\"}. It ends with the match, and "
        "comes back by itself when the connection is lost.";
    command.form.options = {
        {"address", "A", "where the table is: a name or an address, and :PORT; or its link"},
        {"table", "NAME", "the table of this name that is announced in the network"},
        {"name", "S", "your name at the table", true},
        {"seat", "K", "the seat you want, from 0"},
        {"spectate", "", "takes no seat and watches"},
        {"shared-screen", "", "takes no seat and is the screen for all"},
        {"bot", "KIND", "a bot plays for you: random"},
        {"jsonl", "", "prints a JSON object for each event and takes JSON commands"}};
    command.run = runJoin;
    return command;
}

} // namespace tablewood::cli
