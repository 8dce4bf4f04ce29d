#include "app/table/table_model.h"

#include "app/program.h"
#include "app/table/local_table.h"
#include "app/table/log_model.h"
#include "app/table/scene_words.h"
#include "app/wording.h"
#include "bots/bot.h"

#include <algorithm>

namespace tablewood {

namespace {

/// A move in which a lot happens is shown faster.
constexpr int kLongestShow = 3000;
constexpr int kSecond = 1000;
/// Long enough to read a sentence twice.
constexpr int kRefusalTime = 6000;
/// Long enough to look there.
constexpr int kPingTime = 3000;

/// The number in the name of a moment, such as that of "round 9"; empty for one without.
QString numberOf(const Text& moment)
{
    const auto number = std::ranges::find(moment.args, ArgKind::number, &TextArg::kind);
    return number == moment.args.end() ? QString() : QString::number(number->number);
}

} // namespace

TableModel::TableModel(const GameType& type, MatchRecord record, std::unique_ptr<Journal> journal,
                       QObject* parent)
    : TableModel(std::make_unique<LocalTable>(type, std::move(record), std::move(journal)), parent)
{
}

TableModel::TableModel(std::unique_ptr<TableSource> source, QObject* parent)
    : QObject(parent), m_source(std::move(source)), m_faces(type().faces()), m_scene(new SceneModel(this)),
      m_log(new EntryModel(this)), m_options(new EntryModel(this)), m_pings(new EntryModel(this)),
      m_hotSeat(m_source->persons(),
                type().sheet().hasPrivateViews || Program::instance().preferences().coversTable())
{
    m_source->changed = [this](Viewer viewer, const ViewChange& change) { take(viewer, change); };
    m_source->settled = [this] { guarded([] {}); };
    m_botTimer.setInterval(kBotPace);
    m_botTimer.setSingleShot(true);
    connect(&m_botTimer, &QTimer::timeout, this, &TableModel::playBot);
    m_stepTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, [this] {
        showStep();
        runBots();
    });
    m_refusalTimer.setInterval(kRefusalTime);
    m_refusalTimer.setSingleShot(true);
    connect(&m_refusalTimer, &QTimer::timeout, this, [this] { setRefusal({}); });
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &TableModel::tick);
    connect(&Program::instance(), &Program::languageChanged, this, &TableModel::retranslate);
    m_scores.look(now().scene, now().players.size());
    refresh();
    runBots();
}

TableModel::~TableModel() = default;

QString TableModel::gameName() const { return shown(type().sheet().name); }

SeatEntry TableModel::seatEntry(Seat seat) const
{
    SeatEntry entry;
    const std::vector<Player>& players = now().players;
    if (!seat.isPlayer() || static_cast<std::size_t>(seat.index) >= players.size())
        return entry;
    entry.seat = seat.index;
    entry.name = seatName(seat, players);
    entry.emblem = QString::fromStdString(players[static_cast<std::size_t>(seat.index)].emblem);
    return entry;
}

SeatEntry TableModel::undoAnswerer() const
{
    for (const Seat seat : now().undo.waitingFor)
        if (m_hotSeat.persons().has(seat))
            return seatEntry(seat);
    return {};
}

void TableModel::setBotPace(int milliseconds)
{
    if (milliseconds == botPace())
        return;
    m_botTimer.setInterval(milliseconds);
    Q_EMIT botPaceChanged();
}

void TableModel::take(Viewer whose, const ViewChange& change)
{
    const bool isShown = whose == viewer();
    if (change.refusal) {
        if (isShown)
            m_refused = shown(*change.refusal, now().players);
        return;
    }
    m_hasNews = true;
    m_mustJump = m_mustJump || (isShown && (change.isWhole || change.wasUndone));
    m_hasPublicNews = m_hasPublicNews || whose == Viewer::publicView();
    if (!m_source->record())
        m_scores.look(m_source->view(whose).scene, now().players.size(), change.wasUndone);
}

/// Brings the screen up to date once every view has its news.
void TableModel::catchUp()
{
    if (!m_hasNews)
        return;
    m_hasNews = false;
    const std::vector<Event>& log = now().log;
    if (std::exchange(m_mustJump, false) || log.size() < m_toldEvents) {
        refresh();
    } else if (m_steps.empty()) {
        const std::vector<SceneStep> steps =
            stepsBetween(m_shown, now().scene, std::span(log).subspan(m_toldEvents), m_hotSeat.persons());
        for (const SceneStep& step : steps)
            m_steps.push_back({step.scene, m_toldEvents + step.events});
        m_stepTimer.setInterval(std::min(m_stepPace, kLongestShow / static_cast<int>(steps.size())));
        showStep();
    } else {
        const SceneStep last = m_steps.back();
        for (const SceneStep& step :
             stepsBetween(last.scene, now().scene, std::span(log).subspan(last.events), m_hotSeat.persons()))
            m_steps.push_back({step.scene, last.events + step.events});
    }
    if (std::exchange(m_hasPublicNews, false))
        Q_EMIT publicChanged();
}

/// Shows what comes next; the last step is the newest view, with what can be done in it.
void TableModel::showStep()
{
    const SceneStep step = std::move(m_steps.front());
    m_steps.pop_front();
    tellEvents(step.events);
    if (m_steps.empty())
        return refresh();
    move(step.scene);
    const SeatView& view = now();
    m_scene->show(m_shown, sight(nullptr));
    m_options->setRows({});
    m_log->setRows(logRows(std::span(view.log).first(m_toldEvents), view.players));
    setRefusal({});
    m_stepTimer.start();
    Q_EMIT gestureChanged();
    Q_EMIT changed();
}

void TableModel::tellEvents(std::size_t until)
{
    const std::vector<Event>& log = now().log;
    for (; m_toldEvents < std::min(until, log.size()); ++m_toldEvents) {
        const Event& event = log[m_toldEvents];
        if (const QString sound = soundOf(event.cue); !sound.isEmpty())
            Q_EMIT sounded(sound);
        QList<QPoint> cells;
        for (const Cell cell : event.cells)
            cells.append(QPoint(cell.column, cell.row));
        if (!cells.isEmpty())
            Q_EMIT happened(QString::fromStdString(event.board), cells);
    }
}

/// Lets fly what lies elsewhere in the scene that is shown from now on.
void TableModel::move(const Scene& scene)
{
    QVariantList flights;
    for (const Flight& flight : flightsBetween(m_shown, scene))
        flights.append(QVariant::fromValue(FlightEntry{m_scene->entryOf(flight.piece, scene, sight(nullptr)),
                                                       QString::fromStdString(flight.from),
                                                       QString::fromStdString(flight.to)}));
    if (!flights.isEmpty())
        Q_EMIT flying(flights);
    m_shown = scene;
}

/// What is still to be shown is shown at once; false if there is nothing. Whoever hurried decides again on
/// what they see then.
bool TableModel::hurry()
{
    if (m_steps.empty())
        return false;
    tellEvents(m_steps.back().events);
    refresh();
    runBots();
    return true;
}

/// The bots that are waited for play at once; false if none is.
bool TableModel::hurryBots()
{
    if (hurry())
        return true;
    if ((!m_botTimer.isActive() && !m_isBotRefused) || !m_gesture.offers().empty())
        return false;
    m_botTimer.stop();
    playBot();
    return true;
}

void TableModel::refresh()
{
    m_steps.clear();
    m_stepTimer.stop();
    m_isUndoWarned = false;
    m_hotSeat.turnTo(now().scene.outcome ? Seats() : now().scene.active);
    if (m_shownViewer == viewer()) {
        move(now().scene);
    } else {
        m_gesture.clear();
        m_shown = now().scene;
        m_shownViewer = viewer();
    }
    m_toldEvents = now().log.size();
    m_gesture.setOffers(viewer().seat.isPlayer() ? now().offers : std::vector<Offer>());
    setRefusal({});
    showScene();
    m_log->setRows(logRows(now().log, now().players));
    const bool isMyTurn = m_scene->isMyTurn() && !m_gesture.offers().empty();
    if (isMyTurn && !m_wasMyTurn)
        Q_EMIT turnCame();
    m_wasMyTurn = isMyTurn;
    followClock();
    Q_EMIT changed();
}

SceneSight TableModel::sight(const Gesture* gesture) const
{
    return {type().sheet().id, viewer(), now().players, &m_faces, gesture, m_away};
}

void TableModel::showScene()
{
    m_scene->show(m_shown, sight(&m_gesture));
    showOptions();
    Q_EMIT gestureChanged();
}

void TableModel::showOptions()
{
    std::vector<EntryModel::Row> rows;
    for (const NextPick& next : m_gesture.next()) {
        if (next.pick.kind != PickKind::option)
            continue;
        const QString id = QString::fromStdString(next.pick.id);
        rows.push_back({id, QVariant::fromValue(AskedOption{id, QString::fromStdString(next.pick.icon),
                                                            shown(next.pick.label, now().players),
                                                            shown(next.pick.hint, now().players)})});
    }
    m_options->setRows(std::move(rows));
}

void TableModel::press(const Pick& pick)
{
    if (!hurryBots())
        settle(m_gesture.press(pick));
}

void TableModel::settle(PressResult result)
{
    switch (result) {
    case PressResult::refused:
        explain(m_gesture.attempt());
        return;
    case PressResult::played:
        send(Act{m_gesture.move()});
        return;
    case PressResult::chosen:
        Q_EMIT sounded(QStringLiteral("piece-lift"));
        break;
    case PressResult::dropped:
        break;
    }
    setRefusal({});
    showScene();
}

void TableModel::explain(std::vector<Pick> picks)
{
    if (!viewer().seat.isPlayer() || now().scene.outcome)
        return;
    send(Explain{std::move(picks)});
}

/// What a touch of a space may mean: the pieces on it from the top, then the space.
std::vector<Pick> TableModel::picksAt(const std::string& board, Cell cell) const
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : m_shown.pieces) {
        const bool covers = cell.column >= piece.at.cell.column &&
                            cell.column < piece.at.cell.column + piece.width &&
                            cell.row >= piece.at.cell.row && cell.row < piece.at.cell.row + piece.height;
        if (piece.at.in == board && covers)
            pieces.push_back(&piece);
    }
    std::ranges::stable_sort(pieces, std::ranges::greater(),
                             [](const Piece* piece) { return piece->at.layer; });
    std::vector<Pick> picks;
    picks.reserve(pieces.size() + 1);
    for (const Piece* piece : pieces)
        picks.push_back(Pick::ofPiece(piece->id));
    picks.push_back(Pick::ofCell(board, cell));
    return picks;
}

void TableModel::pressSpace(const QString& board, int column, int row)
{
    if (hurryBots())
        return;
    const Cell cell{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
    const std::vector<Pick> picks = picksAt(board.toStdString(), cell);
    const std::vector<NextPick> next = m_gesture.next();
    const auto isNext = [&](const Pick& pick) {
        return std::ranges::any_of(next, [&](const NextPick& other) { return other.pick.touchesSame(pick); });
    };
    // What is lit comes before what would start anew, and both before what is refused.
    for (const Pick& pick : picks)
        if (isNext(pick))
            return press(pick);
    for (const Pick& pick : picks)
        if (m_gesture.isChosen(pick) || m_gesture.accepts(pick))
            return press(pick);
    press(picks.back());
}

void TableModel::pressPiece(int piece) { press(Pick::ofPiece(static_cast<PieceId>(piece))); }

void TableModel::pressButton(const QString& button) { press(Pick::ofButton(button.toStdString())); }

void TableModel::pressZone(const QString& zone) { press(Pick::ofZone(zone.toStdString())); }

void TableModel::pressOption(int row)
{
    press(Pick::ofOption(m_options->at(row).value<AskedOption>().id.toStdString(), {}));
}

int TableModel::topPiece(const QString& board, int column, int row) const
{
    const Cell cell{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
    return static_cast<int>(picksAt(board.toStdString(), cell).front().piece);
}

int TableModel::pieceToLift(const QString& board, int column, int row) const
{
    const Cell cell{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
    for (const Pick& pick : picksAt(board.toStdString(), cell))
        if (pick.kind == PickKind::piece && (m_gesture.isChosen(pick) || m_gesture.accepts(pick)))
            return static_cast<int>(pick.piece);
    return 0;
}

QPoint TableModel::homeOf(const QString& board) const
{
    const std::string id = board.toStdString();
    const std::vector<NextPick> next = m_gesture.next();
    const Piece* home = nullptr;
    std::pair best(false, std::int16_t{0});
    for (const Piece& piece : m_shown.pieces) {
        if (piece.at.in != id || !viewer().is(piece.seat))
            continue;
        const bool isLit = std::ranges::any_of(next, [&](const NextPick& pick) {
            return pick.pick.touchesSame(Pick::ofPiece(piece.id)) || pick.mover == piece.id;
        });
        if (const std::pair rank(isLit, piece.at.layer); !home || rank > best) {
            home = &piece;
            best = rank;
        }
    }
    if (home)
        return {home->at.cell.column, home->at.cell.row};
    for (const NextPick& pick : next)
        if (pick.pick.kind == PickKind::cell && pick.pick.id == id)
            return {pick.pick.cell.column, pick.pick.cell.row};
    const BoardEntry entry = m_scene->board(board);
    return {entry.columns / 2, entry.rows / 2};
}

bool TableModel::lift(int piece)
{
    const Pick pick = Pick::ofPiece(static_cast<PieceId>(piece));
    if (isShowing())
        return false;
    if (m_gesture.isChosen(pick))
        return true;
    if (!m_gesture.accepts(pick))
        return false;
    // A piece whose choice alone is a move is not played by lifting it.
    Gesture trial = m_gesture;
    if (trial.press(pick) != PressResult::chosen)
        return true;
    press(pick);
    return true;
}

void TableModel::putBack()
{
    if (back())
        Q_EMIT sounded(QStringLiteral("piece-place"));
}

bool TableModel::back()
{
    if (!m_gesture.dropLast())
        return false;
    setRefusal({});
    showScene();
    return true;
}

void TableModel::finish()
{
    if (hurry())
        return;
    if (const auto move = m_gesture.complete()) {
        m_gesture.clear();
        send(Act{*move});
    }
}

void TableModel::undo()
{
    if (hurry())
        return;
    const UndoStatus& status = now().undo;
    if (!m_isUndoWarned && (status.crossesReveal || !status.takesBackToo.isEmpty())) {
        m_isUndoWarned = true;
        runBots();
        Q_EMIT changed();
        return;
    }
    m_isUndoWarned = false;
    send(Undo{});
}

void TableModel::keepMoves()
{
    m_isUndoWarned = false;
    runBots();
    Q_EMIT changed();
}

QString TableModel::pickedName() const
{
    QString name;
    for (const Pick& pick : m_gesture.picks()) {
        if (pick.kind == PickKind::option) {
            name = shown(pick.label, now().players);
        } else if (pick.kind == PickKind::piece && name.isEmpty()) {
            const PieceEntry piece = m_scene->piece(static_cast<int>(pick.piece));
            name = piece.face.name.isEmpty() ? piece.name : piece.face.name;
        } else if (pick.kind == PickKind::button && name.isEmpty()) {
            const auto& buttons = now().scene.buttons;
            const auto button = std::ranges::find(buttons, pick.id, &Button::id);
            if (button != buttons.end())
                name = shown(button->label, now().players);
        }
    }
    return name;
}

QString TableModel::pickedHint() const
{
    if (m_gesture.picks().empty())
        return {};
    const auto spaces = std::ranges::count(m_gesture.picks(), PickKind::cell, &Pick::kind);
    return spaces == 0 ? tr("Touch what is lit. Esc puts it back.")
                       : tr("%n space(s) chosen. Touch what is lit, Esc takes the last back.", nullptr,
                            static_cast<int>(spaces));
}

QString TableModel::undoWarning() const
{
    if (!m_isUndoWarned)
        return {};
    const UndoStatus& status = now().undo;
    QStringList warnings;
    QStringList others;
    for (const Seat seat : status.takesBackToo)
        others.append(seatName(seat, now().players));
    if (!others.isEmpty())
        warnings.append(tr("It also takes back what was done since by %1.").arg(others.join(", ")));
    if (status.crossesReveal)
        warnings.append(tr("Dice and cards that came to light will come the same again."));
    return warnings.join(' ');
}

void TableModel::redo()
{
    if (!hurry())
        send(Redo{});
}

bool TableModel::isUndoOurs() const
{
    const Seat asker = now().undo.asked;
    return asker.isPlayer() && !m_source->isLocal() && m_source->persons().has(asker);
}

QString TableModel::undoAwaited() const
{
    QStringList names;
    for (const Seat seat : now().undo.waitingFor)
        names.append(seatName(seat, now().players));
    return names.join(QStringLiteral(", "));
}

void TableModel::answerUndo(bool isYes)
{
    const int answerer = isUndoOurs() ? undoAsker().seat : undoAnswerer().seat;
    if (answerer >= 0)
        sendFor(Seat{static_cast<std::int8_t>(answerer)}, AnswerUndo{isYes});
}

void TableModel::openGate()
{
    m_hotSeat.open();
    refresh();
    runBots();
}

void TableModel::showToAll()
{
    m_hotSeat.showAll();
    refresh();
    runBots();
}

void TableModel::closeGate()
{
    m_hotSeat.close();
    refresh();
    runBots();
}

void TableModel::setSharedScreen(bool isShared)
{
    if (isShared == m_isSharedScreen || !m_source->hasPublicView())
        return;
    m_isSharedScreen = isShared;
    // Others have seen the screen: whoever comes back to it opens the gate first.
    if (!isShared)
        m_hotSeat.shut();
    m_gesture.clear();
    refresh();
}

QVariantList TableModel::scoreCurve() const
{
    QVariantList curve;
    const MatchRecord* const record = m_source->record();
    for (const ScorePoint& point : record ? scoreHistory(type(), *record) : m_scores.points())
        curve.append(QVariant::fromValue(
            CurvePoint{numberOf(point.moment), QList<int>(point.scores.begin(), point.scores.end())}));
    return curve;
}

void TableModel::setAway(Seats away)
{
    if (away == m_away)
        return;
    m_away = away;
    m_scene->show(m_shown, sight(isShowing() ? nullptr : &m_gesture));
}

void TableModel::point(const QString& board, int column, int row)
{
    if (!isLocal())
        Q_EMIT pointed(board, QPoint(column, row));
}

void TableModel::ping(const PingEntry& ping)
{
    const QString key = QString::number(++m_lastPing);
    std::vector<EntryModel::Row> rows = m_pings->rows();
    rows.push_back({key, QVariant::fromValue(ping)});
    m_pings->setRows(std::move(rows));
    Q_EMIT sounded(QStringLiteral("press"));
    QTimer::singleShot(kPingTime, this, [this, key] {
        std::vector<EntryModel::Row> left = m_pings->rows();
        std::erase_if(left, [&](const EntryModel::Row& row) { return row.key == key; });
        m_pings->setRows(std::move(left));
    });
}

void TableModel::send(Wish wish)
{
    if (viewer().seat.isPlayer())
        sendFor(viewer().seat, std::move(wish));
}

void TableModel::sendFor(Seat seat, Wish wish)
{
    m_isBotRefused = false;
    guarded([&] { m_source->send(seat, std::move(wish)); });
}

void TableModel::guarded(const std::function<void()>& action)
{
    QString problem;
    try {
        action();
    } catch (const std::exception& error) {
        problem = QString::fromUtf8(error.what());
    }
    // Only now has everybody seen what happened.
    catchUp();
    // A refusal may come with news of its own, such as that a question is closed: it is said after them.
    if (const auto refused = std::exchange(m_refused, {})) {
        setRefusal(*refused);
        Q_EMIT sounded(QStringLiteral("refusal"));
    }
    runBots();
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

void TableModel::runBots()
{
    if (!m_source->isBotAsked() || isGateClosed() || isShownToAll() || isShowing() || m_isUndoWarned ||
        m_isBotRefused)
        m_botTimer.stop();
    else if (!m_botTimer.isActive())
        m_botTimer.start();
}

void TableModel::playBot()
{
    m_isBotRefused = false;
    guarded([&] {
        const auto refusal = m_source->playBot();
        if (!refusal)
            return;
        // Nothing changes by itself: the person makes room and touches the table.
        m_isBotRefused = true;
        const QString why = shown(*refusal, now().players);
        throw std::runtime_error(tr("%1 Press anything on the table to try again.").arg(why).toStdString());
    });
}

void TableModel::followClock()
{
    const std::optional<Timer>& timer = now().timer;
    // A question about taking back only stops it.
    if (!now().undo.asked.isPlayer() && timer != m_timer) {
        m_timer = timer;
        m_secondsLeft = timer ? timer->seconds : 0;
        Q_EMIT secondsLeftChanged();
    }
    if (!timer || isGateClosed())
        m_clock.stop();
    else if (!m_clock.isActive())
        m_clock.start();
}

void TableModel::tick()
{
    if (m_secondsLeft > 0) {
        --m_secondsLeft;
        Q_EMIT secondsLeftChanged();
    }
    if (m_secondsLeft == 0 && m_timer)
        guarded([this] { m_source->clockExpired(*m_timer); });
}

void TableModel::retranslate()
{
    m_faces = FaceBook(type().faces());
    refresh();
}

void TableModel::setRefusal(const QString& refusal)
{
    if (refusal.isEmpty())
        m_refusalTimer.stop();
    else
        m_refusalTimer.start();
    if (refusal == m_refusal)
        return;
    m_refusal = refusal;
    Q_EMIT refusalChanged();
}

} // namespace tablewood
