#include "file_readers.h"

#include "cli/setup_arguments.h"
#include "content/game_catalog.h"
#include "content/shipped_game.h"
#include "kernel/cbor.h"
#include "moderator/night_engine.h"
#include "moderator/night_script_file.h"
#include "need.h"
#include "session/played_match.h"
#include "storage/match_file.h"
#include "storage/settings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdlib>

namespace tablewood {

namespace {

/// So far a match is played that came out of a file.
constexpr int kPlayedMoves = 20;
/// Of so many settings.ini one is written.
constexpr std::size_t kStoredOneIn = 16;

const GameCatalog& catalog()
{
    static const GameCatalog games;
    return games;
}

/// A folder for one run; its files are written anew in each.
const QTemporaryDir& folder()
{
    static const QTemporaryDir own;
    return own;
}

QString written(const QString& name, std::span<const std::uint8_t> bytes)
{
    const QString path = folder().filePath(name);
    QFile file(path);
    need(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
    return path;
}

void lookAt(const Match& match, int seats)
{
    match.view(Viewer::publicView());
    for (std::int8_t seat = 0; seat < seats; ++seat) {
        match.view(Seat{seat});
        match.offers(Seat{seat});
    }
}

void playOn(Match& match, int seats)
{
    lookAt(match, seats);
    Random random(Seed::fromText("fuzz"), "moves");
    match.playOn(kPlayedMoves, random);
    lookAt(match, seats);
}

/// A state that was read is written and comes back the same.
void thereAndBack(const Match& match)
{
    std::vector<std::uint8_t> bytes;
    CborSink sink(bytes);
    match.write(sink);
    const std::unique_ptr<Match> again = match.clone();
    CborSource source(bytes);
    again->read(source);
    need(again->hash() == match.hash());
}

} // namespace

void readMatchBytes(std::span<const std::uint8_t> bytes)
try {
    const QString path = written("match.tablewood", bytes);
    const MatchRecord record = readMatchFile(path);
    writeMatchFile(path, record);
    need(readMatchFile(path) == record);
    const GameType* const type = catalog().find(record.game);
    if (!type)
        return;
    NoJournal journal;
    const PlayedMatch played(*type, record, journal);
    lookAt(played.match(), record.setup.seats);
} catch (const InputError&) {
    // Refused, as it should be.
}

void readPositionBytes(std::span<const std::uint8_t> bytes)
try {
    if (bytes.empty())
        return;
    const GameType& type = *catalog().all()[bytes.front() % catalog().all().size()];
    bytes = bytes.subspan(1);
    Setup setup;
    setup.seats = type.sheet().minSeats;
    std::unique_ptr<Match> match;
    if (!bytes.empty() && bytes.front() == '{') {
        const QString path = written("position.json", bytes);
        const cli::Position position = cli::readPosition(path.toStdString(), type);
        setup = position.setup.value_or(setup);
        match = type.newMatch(setup);
        JsonSource source(position.state, "state");
        match->read(source);
    } else {
        match = type.newMatch(setup);
        CborSource source(bytes);
        match->read(source);
        source.expectEnd();
    }
    thereAndBack(*match);
    playOn(*match, setup.seats);
} catch (const InputError&) {
    // Refused, as it should be.
}

namespace {

/// A file of a pack: what it does to which file of a game, or pack.json itself.
struct PackedFile
{
    std::string game;
    std::string list;
    std::string file;
};

const std::vector<PackedFile>& packedFiles()
{
    static const std::vector<PackedFile> all = [] {
        std::vector<PackedFile> files;
        for (const PackedGame& game : GameCatalog::packedGames())
            for (const char* list : {"replaces", "changes"})
                for (const std::string& file : game.files)
                    files.push_back({game.id, list, file});
        files.push_back({"arbor", "changes", ""});
        return files;
    }();
    return all;
}

} // namespace

void readContentBytes(std::span<const std::uint8_t> bytes)
{
    if (bytes.empty())
        return;
    const auto& [game, list, file] = packedFiles()[bytes.front() % packedFiles().size()];
    QDir().mkpath(folder().filePath("packs/fuzz"));
    const auto write = [](const std::string& name, std::span<const std::uint8_t> text) {
        written("packs/fuzz/" + QString::fromStdString(name), text);
    };
    const std::string manifest =
        R"({"format": 1, "name": "Fuzz", "game": ")" + game + R"(", ")" + list + R"(": [")" + file + R"("]})";
    write(kPackManifest, std::span(reinterpret_cast<const std::uint8_t*>(manifest.data()), manifest.size()));
    write(file.empty() ? kPackManifest : file, bytes.subspan(1));
    const GameCatalog packed = GameCatalog::withPacks(folder().filePath("packs").toStdString());
    if (packed.packsOf(game).empty())
        return;
    const GameType& type = *packed.find(game);
    Setup setup;
    setup.seats = type.sheet().minSeats;
    // One of the scenarios, which are the boards that may have come out of it.
    const OptionSpec& first = type.sheet().options.front();
    if (first.key == "scenario") {
        const OptionChoice& scenario = first.choices[bytes.size() % first.choices.size()];
        setup.seats = std::max(scenario.minSeats, setup.seats);
        setup.options[first.key] = scenario.value;
    }
    playOn(*type.newMatch(setup), setup.seats);
}

void readMapBytes(std::span<const std::uint8_t> bytes)
{
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (const GameType* type : catalog().all()) {
        const MapMaker* const maker = catalog().maps(type->sheet().id);
        if (!maker)
            continue;
        const MapReport report = maker->check(text);
        for (const MapFault& fault : report.faults)
            need(!fault.key.empty() && !words(fault.title).empty() && !words(fault.sentence).empty());
        try {
            const std::string again = maker->read(text, "map.json")->text();
            need(maker->read(again, "map.json")->text() == again);
        } catch (const InputError&) {
            // Refused, as it should be.
        }
        if (!report.isPlayable())
            continue;
        try {
            // Made anew each time: a catalogue keeps each game that it is asked for.
            const GameWithPapers game = catalog().makeWithPapers(*type, {mapPaper(text)});
            Setup setup;
            setup.seats = game.type->sheet().minSeats;
            setup.options = game.options;
            playOn(*game.type->newMatch(setup), setup.seats);
        } catch (const InputError&) {
            // It asks for rules that are not there yet: that is a warning.
            need(report.faults.front().gravity == MapGravity::warning);
        }
    }
}

void readSettingsBytes(std::span<const std::uint8_t> bytes)
{
    // QSettings remembers files by their names: each run has one of its own.
    const QTemporaryDir own;
    QFile file(own.filePath("settings.ini"));
    need(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
    file.close();
    Settings settings(own.path());
    settings.theme();
    need(settings.textSize() >= Settings::kMinTextSize && settings.textSize() <= Settings::kMaxTextSize);
    settings.language();
    need(settings.volume() >= 0 && settings.volume() <= 100);
    settings.isMuted();
    settings.coversTable();
    settings.stageTime();
    settings.hasReducedMotion();
    settings.seatPalette();
    settings.hasStrongPatterns();
    settings.hasCoordinates();
    need(settings.playerName().size() <= Settings::kMaxPlayerName);
    settings.playerEmblem();
    need(settings.nightLevel("voice", 50) >= 0 && settings.nightLevel("voice", 50) <= 100);
    settings.nightTracks();
    settings.nightVoice();
    settings.nightSpeaker("en");
    settings.rustlesAtNight();
    settings.keysOf("undo");
    settings.explainsGames();
    settings.explains("arbor");
    settings.lessonRead("arbor");
    // Storing waits for the disk.
    if (bytes.size() % kStoredOneIn != 0)
        return;
    settings.setVolume(7);
    need(settings.volume() == 7);
}

void readNightBytes(std::span<const std::uint8_t> bytes)
try {
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const NightScript script = readNightScript(parseJson(text, "night.json"), "night.json");
    std::vector<std::string> languages = script.languages();
    languages.emplace_back("en");
    for (const std::string& language : languages) {
        const NightPlan plan = planOf(script, {}, language);
        need(plan.steps.size() <= script.steps.size());
        NightEngine night(plan);
        night.start({});
        const std::vector<NightEvent> events = night.advance(plan.length());
        need(night.isOver() && night.elapsed() == plan.length() && !events.empty());
    }
} catch (const InputError&) {
    // Refused, as it should be.
}

} // namespace tablewood
