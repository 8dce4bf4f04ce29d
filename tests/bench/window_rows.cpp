#include "rows.h"

#include "alone.h"
#include "app/table/model/run_model.h"
#include "app/table/model/table_model.h"
#include "full_board.h"
#include "row.h"
#include "storage/match_file.h"

#include <QFile>
#include <QMouseEvent>
#include <QQuickItem>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tablewood::bench {

namespace {

constexpr int kSettleMs = 5000;
constexpr int kIdleMs = 2000;
constexpr const char* kMosaic = "mosaic";

/// A match file that begins on the full board, for one person and three bots.
class FullMatch
{
public:
    FullMatch()
    {
        MatchRecord record;
        record.game = arborGame().sheet().id;
        record.setup.seats = 4;
        record.position = toBytes(fullBoard());
        record.players.resize(4);
        for (std::size_t seat = 1; seat < record.players.size(); ++seat) {
            record.players[seat].kind = PlayerKind::bot;
            record.players[seat].bot = "random";
        }
        writeMatchFile(path(), record);
    }
    QString path() const { return m_folder.filePath("full.tablewood"); }

private:
    QTemporaryDir m_folder;
};

/// A match file of the kit game Mosaic: four seats have laid twenty tiles on the panes in two rounds, and a
/// person goes on.
class TiledMatch
{
public:
    explicit TiledMatch(const GameType& mosaic)
    {
        constexpr int kMoves = 24;
        MatchRecord record;
        record.game = mosaic.sheet().id;
        record.setup = {4, {{"panes", "all"}}, Seed::fromText("tiles")};
        record.players.resize(4);
        const std::unique_ptr<Match> match = mosaic.newMatch(record.setup);
        Random random(record.setup.seed, "moves");
        for (int move = 0; move < kMoves; ++move) {
            const Seat seat{static_cast<std::int8_t>(move % 4)};
            std::vector<std::string> legal = match->legalMoves(seat);
            std::erase_if(legal, [](const std::string& text) { return !text.starts_with("lay "); });
            if (legal.empty())
                legal = {"done"};
            JournalEntry entry;
            entry.seat = seat;
            entry.move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            Log log;
            match->apply(seat, entry.move, log);
            entry.hash = match->hash();
            entry.hasRevealed = log.hasRevealed();
            record.moves.push_back(entry);
        }
        writeMatchFile(path(), record);
    }
    QString path() const { return m_folder.filePath("tiles.tablewood"); }

private:
    QTemporaryDir m_folder;
};

/// Plays the next move of a match, drawn from those that are legal, or the clock's.
JournalEntry playAtRandom(Match& match, Random& random)
{
    JournalEntry entry;
    entry.seat = match.mover();
    const std::vector<std::string> legal =
        entry.seat.isPlayer() ? match.legalMoves(entry.seat) : std::vector<std::string>{match.timer()->move};
    entry.move = legal.at(random.below(static_cast<std::uint32_t>(legal.size())));
    Log log;
    match.apply(entry.seat, entry.move, log);
    entry.hash = match.hash();
    entry.hasRevealed = log.hasRevealed();
    return entry;
}

/// A match file of Kingdom Rush's second scenario, played at random by one person up to where a tile that can
/// be turned is laid on hordes.
class HordesMatch
{
public:
    explicit HordesMatch(const GameType& kingdom)
    {
        MatchRecord record;
        for (int seed = 0; record.moves.empty(); ++seed)
            record = played(kingdom, Seed::fromText("hordes " + std::to_string(seed)));
        writeMatchFile(path(), record);
    }
    QString path() const { return m_folder.filePath("hordes.tablewood"); }

private:
    /// Without moves where it did not come so far.
    static MatchRecord played(const GameType& kingdom, const Seed& seed)
    {
        constexpr std::size_t kFewestMoves = 60;
        constexpr std::size_t kLongest = 400;
        constexpr std::ptrdiff_t kPlacesOfATurnedTile = 20;
        MatchRecord record;
        record.game = kingdom.sheet().id;
        record.setup = {1, {{"scenario", "2"}}, seed};
        record.players.resize(1);
        const std::unique_ptr<Match> match = kingdom.newMatch(record.setup);
        Random random(seed, "moves");
        while (!match->outcome() && record.moves.size() < kLongest) {
            record.moves.push_back(playAtRandom(*match, random));
            const std::vector<std::string> legal = match->legalMoves(Seat{0});
            const auto lays = std::ranges::count_if(legal, [](const std::string& text) {
                return text.starts_with("lay ") && text.ends_with(" 1 front");
            });
            if (record.moves.size() > kFewestMoves && lays > kPlacesOfATurnedTile)
                return record;
        }
        record.moves.clear();
        return record;
    }

    QTemporaryDir m_folder;
};

/// A match file that begins with the run of round 4 of a match of Rise of the Forest played at random, for a
/// person and a bot.
class RunningMatch
{
public:
    explicit RunningMatch(const GameType& forest)
    {
        MatchRecord record;
        for (int seed = 0; record.moves.empty(); ++seed)
            record = played(forest, Seed::fromText("run " + std::to_string(seed)));
        writeMatchFile(path(), record);
    }
    QString path() const { return m_folder.filePath("run.tablewood"); }

private:
    /// Without moves where the match was over before.
    static MatchRecord played(const GameType& forest, const Seed& seed)
    {
        constexpr int kRunOfRound = 4;
        MatchRecord record;
        record.game = forest.sheet().id;
        record.setup = {2, {}, seed};
        record.players.resize(2);
        record.players[1].kind = PlayerKind::bot;
        record.players[1].bot = "random";
        const std::unique_ptr<Match> match = forest.newMatch(record.setup);
        Random random(seed, "moves");
        bool wasRun = false;
        for (int runs = 0; runs < kRunOfRound;) {
            if (match->outcome())
                return {};
            record.moves.push_back(playAtRandom(*match, random));
            const std::optional<Timer> timer = match->timer();
            const bool isRun = timer && timer->isRun;
            runs += isRun && !wasRun ? 1 : 0;
            wasRun = isRun;
        }
        return record;
    }

    QTemporaryDir m_folder;
};

double framesWhileNothingHappens(QQuickWindow& window)
{
    int frames = 0;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, [&] { ++frames; });
    live(kIdleMs);
    QObject::disconnect(connection);
    return frames;
}

double framesWhileIdle(Opened& opened)
{
    opened.show();
    live(kSettleMs);
    return framesWhileNothingHappens(opened.window());
}

void waitForFrame(const QQuickWindow& window)
{
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Tells whoever waits outside that it is there, before anything is taken down.
Figures tellNow()
{
    std::puts("1");
    std::fflush(stdout);
    return {};
}

/// All items below one whose QML type has this name.
void findAll(const QQuickItem& item, const char* type, std::vector<QQuickItem*>& found)
{
    for (QQuickItem* child : item.childItems()) {
        if (QByteArray(child->metaObject()->className()).startsWith(type))
            found.push_back(child);
        findAll(*child, type, found);
    }
}

/// Where on the screen a piece lies that can be dragged.
QPointF placeToDrag(Opened& opened)
{
    std::vector<QQuickItem*> views;
    findAll(*opened.window().contentItem(), "MatchView_QMLTYPE", views);
    auto* table = views.at(0)->property("table").value<TableModel*>();
    std::vector<QQuickItem*> pieces;
    findAll(*opened.window().contentItem(), "PieceItem_QMLTYPE", pieces);
    for (const QQuickItem* piece : pieces) {
        const auto entry = piece->property("entry").value<PieceEntry>();
        if (piece->isVisible() &&
            table->pieceToLift(QStringLiteral("board"), entry.column, entry.row) == entry.id)
            return piece->mapToScene({piece->width() / 2, piece->height() / 2});
    }
    throw InputError("bench", "no piece of the full board can be dragged");
}

void sendMouse(QQuickWindow& window, QEvent::Type type, QPointF at, Qt::MouseButton button,
               Qt::MouseButtons held)
{
    QMouseEvent event(type, at, window.mapToGlobal(at), button, held, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
}

/// Processor time until the next frame is on the screen, in milliseconds.
double untilNextFrame(QQuickWindow& window)
{
    const double before = cpuMicroseconds();
    waitForFrame(window);
    return (cpuMicroseconds() - before) / 1e3;
}

/// Adds the processor time of each frame that is drawn in so many milliseconds.
void takeFrames(QQuickWindow& window, int milliseconds, std::vector<double>& times)
{
    double before = cpuMicroseconds();
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, [&] {
        const double now = cpuMicroseconds();
        times.push_back((now - before) / 1e3);
        before = now;
    });
    live(milliseconds);
    QObject::disconnect(connection);
}

/// Drags what lies there round in a circle; the wheel turns it each so many frames.
Figures dragRound(QQuickWindow& window, QPointF from, QPointF middle, double radius, int framesOfATurn = 0)
{
    constexpr int kFrames = 400;
    sendMouse(window, QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton);
    sendMouse(window, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    std::vector<double> times;
    for (int i = 0; i < kFrames; ++i) {
        const double angle = 0.2 + i * 0.05;
        const QPointF at = middle + QPointF(radius * std::sin(angle), -radius * std::cos(angle));
        sendMouse(window, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
        if (framesOfATurn > 0 && i % framesOfATurn == 0) {
            QWheelEvent wheel(at, window.mapToGlobal(at), {}, {0, 120}, Qt::LeftButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&window, &wheel);
        }
        times.push_back(untilNextFrame(window));
    }
    std::vector<QQuickItem*> inHand;
    findAll(*window.contentItem(), "DraggedPiece_QMLTYPE", inHand);
    if (inHand.size() != 1 || !inHand.front()->isVisible())
        throw InputError("bench", "no piece follows the pointer");
    sendMouse(window, QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
    return {median(times), quantile(times, 0.99)};
}

} // namespace

Figures firstFrameOfHome()
{
    Opened opened;
    opened.show();
    waitForFrame(opened.window());
    return tellNow();
}

Figures firstFrameOfNothing()
{
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true }");
    waitForFrame(*qobject_cast<QQuickWindow*>(engine.rootObjects().value(0)));
    return tellNow();
}

Figures picturesOfHome()
{
    Opened opened;
    opened.show();
    std::vector<QQuickItem*> pictures;
    findAll(*opened.window().contentItem(), "LateImage_QMLTYPE", pictures);
    do
        waitForFrame(opened.window());
    while (std::ranges::any_of(pictures, [](const QQuickItem* picture) { return picture->opacity() < 1; }));
    return tellNow();
}

Figures framesWhileIdleAtHome()
{
    Opened opened;
    return {framesWhileIdle(opened)};
}

Figures framesWhileIdleAtTheTable()
{
    const FullMatch match;
    Opened opened(match.path());
    return {framesWhileIdle(opened)};
}

Figures memoryOfAMatch()
{
    const FullMatch match;
    Opened opened(match.path());
    opened.show();
    live(kSettleMs);
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly))
        return {0};
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return {line.simplified().split(' ').value(1).toDouble() / 1024};
    return {0};
}

Figures framesWhileDragging()
{
    constexpr double kRadius = 160;
    const FullMatch match;
    Opened opened(match.path());
    opened.show();
    live(kSettleMs);
    const QPointF from = placeToDrag(opened);
    return dragRound(opened.window(), from, from + QPointF(0, kRadius), kRadius);
}

namespace {

/// Drags the first tile of a tray of several squares round over the first board.
Figures dragATileOf(const QString& path)
{
    constexpr double kRadius = 160;
    constexpr int kFramesOfATurn = 12;
    Opened opened(path);
    opened.program().preferences().setExplainsGames(false);
    opened.show();
    live(kSettleMs);
    QQuickWindow& window = opened.window();
    std::vector<QQuickItem*> boards;
    std::vector<QQuickItem*> trays;
    findAll(*window.contentItem(), "BoardView_QMLTYPE", boards);
    findAll(*window.contentItem(), "TrayStrip_QMLTYPE", trays);
    const auto middleOf = [](const QQuickItem& item) {
        return item.mapToScene({item.width() / 2, item.height() / 2});
    };
    for (const QQuickItem* tray : trays)
        for (const QQuickItem* tile : tray->childItems())
            if (const auto entry = tile->property("entry").value<PieceEntry>();
                tray->isVisible() && entry.isLit && (entry.width > 1 || entry.height > 1))
                return dragRound(window, middleOf(*tile), middleOf(*boards.at(0)), kRadius, kFramesOfATurn);
    throw InputError("bench", "no tile can be dragged");
}

} // namespace

Figures framesWhileDraggingATile()
{
    const GameCatalog catalog;
    return dragATileOf(TiledMatch(*catalog.find(kMosaic)).path());
}

Figures framesWhileDraggingOverHordes()
{
    const GameCatalog catalog;
    return dragATileOf(HordesMatch(*catalog.find("kingdom-rush")).path());
}

Figures framesWhileACardRises()
{
    constexpr int kCards = 12;
    constexpr int kFlightMs = 320;
    const FullMatch match;
    Opened opened(match.path());
    opened.program().preferences().setExplainsGames(false);
    opened.show();
    live(kSettleMs);
    QQuickWindow& window = opened.window();
    std::vector<QQuickItem*> views;
    findAll(*window.contentItem(), "MatchView_QMLTYPE", views);
    auto* table = views.at(0)->property("table").value<TableModel*>();
    StageModel& stage = *table->stage();
    const Viewer viewer(Seat{0});
    std::vector<Event> told;
    stage.skip(viewer, 0);
    std::vector<double> times;
    const std::vector<Player> four(4);
    for (int i = 0; i < kCards; ++i) {
        Event event;
        event.text = Text::ofContent("bench", "A Star was played");
        event.seat = Seat{1};
        event.spotlight = Spotlight{"star", "fire", Text::ofContent("bench", "It burns two Trees of yours.")};
        told.push_back(event);
        stage.follow(viewer, told, four, {});
        takeFrames(window, kFlightMs, times);
        if (!stage.dismiss())
            throw InputError("bench", "no card rises");
        takeFrames(window, kFlightMs, times);
        live(kSettleMs / 10);
    }
    return {median(times), quantile(times, 0.99)};
}

Figures framesWhileARunIsShown()
{
    constexpr int kWatchedMs = 10'000;
    const GameCatalog catalog;
    const RunningMatch match(*catalog.find("rise-of-the-forest"));
    Opened opened(match.path());
    opened.program().preferences().setExplainsGames(false);
    opened.show();
    QQuickWindow& window = opened.window();
    std::vector<QQuickItem*> views;
    findAll(*window.contentItem(), "MatchView_QMLTYPE", views);
    RunModel& run = *views.at(0)->property("table").value<TableModel*>()->run();
    live(kSettleMs / 5);
    if (!run.isOn())
        throw InputError("bench", "no run is shown");
    // A match that is opened again waits for its people.
    if (run.isWaiting())
        run.pause();
    std::vector<double> times;
    takeFrames(window, kWatchedMs, times);
    if (!run.isOn())
        throw InputError("bench", "the run was over before it was measured");
    run.pause();
    live(kSettleMs);
    if (!run.isWaiting())
        throw InputError("bench", "the run does not wait");
    return {median(times), quantile(times, 0.99), framesWhileNothingHappens(window)};
}

void measureFirstFrame()
{
    constexpr int kPairs = 5;
    Figures home;
    Figures nothing;
    Figures pictures;
    Figures ratios;
    for (int i = 0; i < kPairs; ++i) {
        nothing.push_back(aloneIn("first-frame-of-nothing").front());
        home.push_back(aloneIn("first-frame-of-home").front());
        pictures.push_back(aloneIn("pictures-of-home").front());
        ratios.push_back(home.back() / nothing.back());
    }
    tell("first frame of Home", "2 times that of an empty window", "%.0f ms, empty %.0f ms, %.1f times",
         median(home), median(nothing), median(ratios));
    tell("Home with its pictures faded in", "", "%.0f ms", median(pictures));
}

void measureIdleFrames()
{
    tell("frames in 2 s at Home while nothing changes", "0", "%.0f", aloneIn("idle-at-home")[1]);
    tell("frames in 2 s at the table while nothing changes", "0", "%.0f", aloneIn("idle-at-the-table")[1]);
}

void measureDragging()
{
    const Figures figures = aloneIn("dragging");
    tell("dragging among 200 pieces, processor time a frame", "p50 4 ms, p99 8 ms",
         "p50 %.1f ms, p99 %.1f ms", figures[1], figures[2]);
}

void measureStage()
{
    const Figures figures = aloneIn("a-card-rises");
    tell("a card rises over 200 pieces, processor time a frame", "p50 4 ms, p99 16 ms",
         "p50 %.1f ms, p99 %.1f ms", figures[1], figures[2]);
}

void measureRun()
{
    const Figures figures = aloneIn("a-run-is-shown");
    tell("a run of Rise of the Forest is shown, processor time a frame", "6 ms", "p50 %.1f ms, p99 %.1f ms",
         figures[1], figures[2]);
    tell("frames in 2 s while a run waits", "0", "%.0f", figures[3]);
}

void measureTiles()
{
    constexpr const char* kWhat = "dragging a tile that turns over panes with tiles, processor time a frame";
    if (!GameCatalog().find(kMosaic)) {
        tell(kWhat, "p50 4 ms, p99 8 ms", "not here: the kit games are not built in");
        return;
    }
    const Figures figures = aloneIn("dragging-a-tile");
    tell(kWhat, "p50 4 ms, p99 8 ms", "p50 %.1f ms, p99 %.1f ms", figures[1], figures[2]);
}

void measureTilesOnHordes()
{
    const Figures figures = aloneIn("dragging-over-hordes");
    tell("dragging a damage tile that turns over hordes, processor time a frame", "p50 4 ms",
         "p50 %.1f ms, p99 %.1f ms", figures[1], figures[2]);
}

void measureMemory()
{
    tell("memory in a match, 200 pieces", "200 MB", "%.0f MB", aloneIn("memory-of-a-match")[1]);
}

} // namespace tablewood::bench
