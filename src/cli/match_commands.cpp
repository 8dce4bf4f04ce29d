#include "cli/command.h"
#include "cli/english.h"
#include "cli/map_file.h"
#include "cli/open_match.h"
#include "cli/scene_text.h"
#include "cli/setup_arguments.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "kernel/hash.h"
#include "kernel/seat_options.h"
#include "lan/deal/fair_deal.h"
#include "lan/host/file_store.h"
#include "session/table_link.h"
#include "storage/match_file.h"
#include "storage/played_content.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <limits>

namespace tablewood::cli {

namespace {

const PlaceForm kFile{"FILE", "a match file"};

void print(const std::string& text) { terminal::print(text + "\n"); }

std::string nameOf(Seat seat, const Wording& wording)
{
    return wording.nameOf(seat) + " (seat " + std::to_string(seat.index) + ")";
}

/// Says who is to move, or how the match ended.
std::string standing(Seats toAct, const std::optional<Outcome>& outcome, const Wording& wording)
{
    if (outcome)
        return "The match is over: " + words(outcome->reason, wording);
    std::string names;
    for (const Seat seat : toAct)
        names += (names.empty() ? "" : ", ") + nameOf(seat, wording);
    return "To act: " + names;
}

std::string freshSeed()
{
    Seed seed;
    QRandomGenerator::system()->fillRange(seed.key.data(), static_cast<qsizetype>(seed.key.size()));
    return seed.text();
}

/// Reads a position for a match of a set-up; what it holds is checked as it is read.
std::vector<std::uint8_t> positionFrom(const GameType& type, const Position& position, const Setup& setup)
{
    const std::unique_ptr<Match> match = type.newMatch(setup);
    try {
        JsonSource source(position.state, "state");
        match->read(source);
    } catch (const InputError& error) {
        throw InputError(position.file + ", " + error.where(), error.cause(), error.remedy());
    }
    std::vector<std::uint8_t> bytes;
    CborSink sink(bytes);
    match->write(sink);
    return bytes;
}

/// A position was reached with options of its own: others beside it would be a lie.
void expectSame(const Setup& position, const Setup& asked, const GameSheet& sheet)
{
    if (asked.seats != position.seats)
        throw UsageError("--seats " + std::to_string(asked.seats) +
                         " does not fit the position, which is for " + std::to_string(position.seats) + ".");
    for (const OptionSpec& option : sheet.options)
        for (const std::string& key : keysOf(option, position.seats)) {
            const std::string its = chosen(sheet, position, key);
            if (chosen(sheet, asked, key) != its)
                throw UsageError("--option " + key + "=" + chosen(sheet, asked, key) +
                                 " does not fit the position, which was reached with " + its + ".");
        }
}

int runNew(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameType& bare = gameNamed(catalog, arguments.at("GAME"));
    const auto map = arguments.value("map");
    if (map && !catalog.takesPapers(bare.sheet().id))
        throw UsageError("--map does not fit " + bare.sheet().id + ", which has no maps.");
    const GameType& type = map ? *gameWithMap(catalog, *map).type : bare;
    const std::string file = arguments.at("OUT");
    std::optional<Position> position;
    if (const auto from = arguments.value("position")) {
        if (arguments.has("seed"))
            throw UsageError("--seed cannot be given with --position, which has its chance in it.");
        position = readPosition(*from, type);
    }
    const std::string seed = arguments.value("seed").value_or(freshSeed());
    MatchRecord record;
    record.game = type.sheet().id;
    record.content = contentNow(catalog, record.game);
    record.setup = setupFrom(arguments, type, seed, position ? position->setup : std::nullopt);
    if (position && position->setup)
        expectSame(*position->setup, record.setup, type.sheet());
    if (map)
        record.papers = {mapIn(*map)};
    record.players.resize(static_cast<std::size_t>(record.setup.seats));
    if (position)
        record.position = positionFrom(type, *position, record.setup);
    const QString path = QString::fromStdString(file);
    // An empty file is what mktemp leaves: nothing is lost.
    if (!arguments.has("replace") && QFileInfo(path).size() > 0)
        throw InputError(file, "there is a file with this name", "Choose another name, or say --replace");
    writeMatchFile(path, record);
    std::vector<std::string> remarks;
    for (const Text& remark : type.remarks(record.setup))
        remarks.push_back(english(remark));
    if (arguments.has("json")) {
        printLine(
            Json{{"file", file}, {"game", record.game}, {"seats", record.setup.seats}, {"remarks", remarks}});
        return done;
    }
    print(file + ": " + english(type.sheet().name) + " for " + std::to_string(record.setup.seats));
    for (const std::string& remark : remarks)
        print(ended(remark));
    return done;
}

Json logJson(const std::vector<LogEntry>& log, Viewer viewer, const Wording& wording)
{
    Json lines = Json::array();
    for (const LogEntry& entry : log)
        if (entry.isFor(viewer))
            lines.push_back(words(entry.event.text, wording));
    return lines;
}

std::vector<Offer> offersOf(const Match& match, Seats seats)
{
    std::vector<Offer> all;
    for (const Seat seat : seats) {
        const std::vector<Offer> offers = match.offers(seat);
        all.insert(all.end(), offers.begin(), offers.end());
    }
    return all;
}

Json stateJson(const Match& match)
{
    JsonSink sink;
    match.write(sink);
    return sink.take();
}

/// Its revision is 0 until it is whole.
Json matchObject(const OpenMatch& open, Viewer viewer, const std::vector<Offer>& offers)
{
    const Match& match = open.played->match();
    Json json = viewObject(match.view(viewer), offers, match.timer(),
                           logJson(open.played->log(), viewer, open.wording), open.wording);
    // Not only whose turn it is, which a view says: a script asks each of them in turn.
    json["toAct"] = viewJson(match.toAct());
    json["revision"] = 0;
    return json;
}

int showTable(const OpenMatch& open, bool isJson)
{
    const Match& match = open.played->match();
    const MatchRecord& record = open.played->record();
    if (!isJson) {
        terminal::printJson(stateJson(match).dump(2, ' ', false, Json::error_handler_t::replace));
        return done;
    }
    Json json = matchObject(open, Viewer::publicView(), offersOf(match, match.toAct()));
    json["game"] = record.game;
    json["seats"] = record.setup.seats;
    json["options"] = record.setup.options;
    json["state"] = stateJson(match);
    json["hash"] = hashText(match.hash());
    json["revision"] = revisionOf(json, static_cast<std::int64_t>(record.moves.size()));
    printLine(json);
    return done;
}

/// Whoever plays in the network sees what their own laptop shows them. Throws InputError while a match of
/// such a table goes on.
void needNotHosted(const GameCatalog& catalog, const std::string& file)
{
    if (lan::FileStore::isHosted(QString::fromStdString(file)) &&
        !openMatch(catalog, file).played->match().outcome())
        throw InputError(file, "others play this match at laptops of their own",
                         "Until it is over, \"show --as public\" shows it and \"host\" goes on with it");
}

int runShow(const Arguments& arguments, const GameCatalog& catalog)
{
    const std::string as = *arguments.value("as");
    const bool isSeat = as.starts_with("seat:");
    if (!isSeat && as != "public" && as != "table")
        throw UsageError("--as takes seat:K, public or table, not \"" + as + "\".");
    std::optional<std::size_t> moves;
    if (const auto number = arguments.number("at", 0, std::numeric_limits<int>::max()))
        moves = static_cast<std::size_t>(*number);
    if (as != "public")
        needNotHosted(catalog, arguments.at("FILE"));
    const OpenMatch open = openMatch(catalog, arguments.at("FILE"), moves);
    const bool isJson = arguments.has("json");
    if (as == "table")
        return showTable(open, isJson);
    const Match& match = open.played->match();
    Viewer viewer;
    if (isSeat)
        viewer = seatFrom(as.substr(5), "--as seat:K", open.played->record().setup.seats);
    const std::vector<Offer> offers = isSeat ? match.offers(viewer.seat) : std::vector<Offer>{};
    if (isJson) {
        Json json = matchObject(open, viewer, offers);
        json["revision"] = revisionOf(json, changesFor(open, viewer));
        printLine(json);
        return done;
    }
    print(sceneText(match.view(viewer), offers, open.wording, open.type->faces()));
    print(standing(match.toAct(), match.outcome(), open.wording));
    return done;
}

/// A match file with people at it: one link speaks for all seats.
class OpenTable
{
public:
    OpenTable(const GameCatalog& catalog, const std::string& file)
        : m_journal(QString::fromStdString(file)), m_type(gameOf(catalog, m_journal.record(), file)),
          m_table(tableOf(file)), m_link(*m_table, seats(), [this](Viewer, const ViewChange& change) {
              if (change.refusal)
                  m_refusal = change.refusal;
          })
    {
    }

    int seatCount() const { return m_table->record().setup.seats; }
    const MatchRecord& record() const { return m_table->record(); }
    const Table& table() const { return *m_table; }
    const SeatView& view(Viewer viewer) const { return m_link.view(viewer); }
    Wording wording() const { return wordingOf(record().players); }
    /// Lets the time of a step run out; returns why that is refused.
    std::optional<Text> runOut(const std::string& move)
    {
        const std::optional<Timer> timer = m_table->timer();
        if (!timer || timer->move != move)
            return Text(TW_TEXT("session", "No clock is running."));
        m_table->clockExpired(*timer);
        return std::nullopt;
    }
    /// Says a wish; returns why it was refused.
    std::optional<Text> send(Seat seat, Wish wish)
    {
        m_refusal.reset();
        m_link.send(seat, std::move(wish));
        return m_refusal;
    }

private:
    std::unique_ptr<Table> tableOf(const std::string& file)
    {
        try {
            return std::make_unique<Table>(m_type, m_journal.record(), m_journal);
        } catch (const InputError& error) {
            throw InputError(file + ", " + error.where(), error.cause(), error.remedy());
        }
    }
    std::vector<Viewer> seats() const
    {
        std::vector<Viewer> viewers{Viewer::publicView()};
        for (const Seat seat : Seats::firstOf(seatCount()))
            viewers.emplace_back(seat);
        return viewers;
    }

    MatchFileJournal m_journal;
    const GameType& m_type;
    std::unique_ptr<Table> m_table;
    std::optional<Text> m_refusal;
    TableLink m_link;
};

int refuse(const Text& why, const Wording& wording)
{
    terminal::complain(words(why, wording) + "\n");
    return failed;
}

Json standingJson(const OpenTable& open)
{
    return {{"toAct", viewJson(open.table().toAct())},
            {"outcome", viewJson(open.table().outcome(), open.wording())}};
}

int runAct(const Arguments& arguments, const GameCatalog& catalog)
{
    needNotHosted(catalog, arguments.at("FILE"));
    OpenTable open(catalog, arguments.at("FILE"));
    const std::string who = *arguments.value("seat");
    const bool isClock = who == "clock";
    const Seat seat = isClock ? Seat::clock() : seatFrom(who, "--seat", open.seatCount());
    const Viewer viewer = isClock ? Viewer::publicView() : Viewer(seat);
    const std::string move = arguments.at("MOVE");
    if (move.size() > kMaxMoveText)
        throw InputError("MOVE", "a move has at most " + std::to_string(kMaxMoveText) + " letters",
                         "Take one that show --as seat:K lists");
    const std::size_t before = open.view(viewer).log.size();
    if (const auto why = isClock ? open.runOut(move) : open.send(seat, Act{move}))
        return refuse(*why, open.wording());
    const std::vector<Event>& log = open.view(viewer).log;
    Json told = Json::array();
    for (std::size_t i = before; i < log.size(); ++i)
        told.push_back(words(log[i].text, open.wording()));
    if (arguments.has("json")) {
        Json json{{"seat", seat.index}, {"move", open.record().moves.back().move}, {"log", told}};
        json.update(standingJson(open));
        printLine(json);
        return done;
    }
    for (const Json& line : told)
        print(line.get<std::string>());
    print(standing(open.table().toAct(), open.table().outcome(), open.wording()));
    return done;
}

int runUndo(const Arguments& arguments, const GameCatalog& catalog)
{
    needNotHosted(catalog, arguments.at("FILE"));
    OpenTable open(catalog, arguments.at("FILE"));
    Seat seat = Seat::none();
    if (const auto text = arguments.value("seat")) {
        seat = seatFrom(*text, "--seat", open.seatCount());
    } else {
        for (const JournalEntry& entry : open.record().moves)
            if (entry.seat.isPlayer())
                seat = entry.seat;
    }
    if (!seat.isPlayer())
        throw InputError(arguments.at("FILE"), "there is no move to take back");
    const std::size_t before = open.record().moves.size();
    if (open.view(seat).undo.needsConsent && !arguments.has("agreed"))
        throw InputError(arguments.at("FILE"),
                         "the others must agree: a die was thrown, something hidden was seen, or another "
                         "seat has moved since",
                         "Say --agreed if they do");
    if (const auto why = open.send(seat, Undo{}))
        return refuse(*why, open.wording());
    const UndoStatus status = open.view(seat).undo;
    for (const Seat other : status.asked.isPlayer() ? status.waitingFor : Seats()) {
        if (const auto why = open.send(other, AnswerUndo{true}))
            return refuse(*why, open.wording());
    }
    const std::size_t moves = open.record().moves.size();
    if (arguments.has("json")) {
        Json json{{"seat", seat.index}, {"takenBack", before - moves}, {"moves", moves}};
        json.update(standingJson(open));
        printLine(json);
        return done;
    }
    print("Taken back: " + counted(before - moves, "move", "moves"));
    print(standing(open.table().toAct(), open.table().outcome(), open.wording()));
    return done;
}

int runVerify(const Arguments& arguments, const GameCatalog& catalog)
{
    const OpenMatch open = openMatch(catalog, arguments.at("FILE"));
    if (const auto why = lan::whyUnfair(open.played->record()))
        throw InputError(open.file, english(*why), "Ask who hosted the match");
    const bool isDealt = open.played->record().dealing.has_value();
    const std::string hash = hashText(open.played->match().hash());
    const std::size_t moves = open.played->record().moves.size();
    if (arguments.has("json"))
        printLine(Json{{"file", open.file}, {"moves", moves}, {"hash", hash}, {"dealt", isDealt}});
    else
        print(open.file + ": " + counted(moves, "move", "moves") + " played again, every hash as stored, " +
              hash + (isDealt ? ", dealt by all who played" : ""));
    return done;
}

} // namespace

Command newCommand()
{
    Command command;
    command.name = "new";
    command.summary = "Begins a match and writes it to a file";
    command.details = "Without --seed the match has one of its own. A file that is there is not replaced "
                      "unless you say so.";
    command.form.places = {{"GAME", "a game that \"games\" lists"}, {"OUT", "the match file to write"}};
    command.form.options = setupOptions();
    command.form.options.push_back(
        {"position", "FILE", "begins from a position, as show --as table prints it, with the chance in it"});
    command.form.options.push_back({"map", "FILE", "on a map of your own, which is kept in OUT"});
    command.form.options.push_back({"replace", "", "replaces OUT if it is there"});
    command.run = runNew;
    return command;
}

Command showCommand()
{
    Command command;
    command.name = "show";
    command.summary = "Shows a match as somebody sees it";
    command.details = "seat:K is what seat K sees with the moves it can make, public what everybody sees, "
                      "and table the whole\n"
                      "state as JSON, secrets included, which new --position reads back.";
    command.form.places = {kFile};
    command.form.options = {{"as", "VIEWER", "seat:K (from 0), public or table", true},
                            {"at", "N", "as it was after N moves"}};
    command.run = runShow;
    return command;
}

Command actCommand()
{
    Command command;
    command.name = "act";
    command.summary = "Makes a move";
    command.details = "What the rules refuse is told in their words, and the file stays as it is.";
    command.form.places = {kFile,
                           {"MOVE", "a move as show prints it, such as grow E4", PlaceForm::Kind::rest}};
    command.form.options = {
        {"seat", "K", "who makes it, from 0, or clock for the end of a timed step", true}};
    command.run = runAct;
    return command;
}

Command undoCommand()
{
    Command command;
    command.name = "undo";
    command.summary = "Takes a seat's last move back";
    command.details = "That is free until a die was thrown, something hidden was seen or another seat has "
                      "moved; after that all\n"
                      "other persons must agree.";
    command.form.places = {kFile};
    command.form.options = {{"seat", "K", "whose move, from 0; without it, who moved last"},
                            {"agreed", "", "the others agree"}};
    command.run = runUndo;
    return command;
}

Command verifyCommand()
{
    Command command;
    command.name = "verify";
    command.summary = "Plays a match again and compares every hash";
    command.form.places = {kFile};
    command.run = runVerify;
    return command;
}

} // namespace tablewood::cli
