#include "app/table/table_model.h"

#include "app/program.h"
#include "app/table/local_table.h"
#include "app/table/scene_words.h"
#include "app/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// A move in which a lot happens is shown faster.
constexpr int kLongestShow = 3000;
/// Long enough to read a sentence twice.
constexpr int kRefusalTime = 6000;

} // namespace

TableModel::TableModel(const GameType& type, MatchRecord record, std::unique_ptr<Journal> journal,
                       QObject* parent)
    : TableModel(std::make_unique<LocalTable>(type, std::move(record), std::move(journal)), parent)
{
}

TableModel::TableModel(std::unique_ptr<TableSource> source, QObject* parent)
    : QObject(parent), m_source(std::move(source)), m_botTurns(*m_source), m_faces(type().faces()),
      m_scene(new SceneModel(this)), m_log(new EntryModel(this)), m_options(new EntryModel(this)),
      m_pings(new PingModel(this)), m_undo(new UndoModel(m_source->persons(), m_source->isLocal(), this)),
      m_hint(new HintModel(this)), m_lesson(new LessonModel(this)),
      m_hotSeat(m_source->persons(),
                m_source->hasSecrets() &&
                    (type().sheet().hasPrivateViews || Program::instance().preferences().coversTable()))
{
    m_source->changed = [this](Viewer viewer, const ViewChange& change) { take(viewer, change); };
    m_source->settled = [this] { guarded([] {}); };
    connect(&m_botTurns, &BotTurns::due, this, &TableModel::playBot);
    m_stepTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, [this] {
        showStep();
        runBots();
    });
    m_source->advised = [this](Seat seat, const std::string& move) {
        if (!viewer().is(seat))
            return;
        m_hint->take(move);
        showHint();
    };
    m_refusalTimer.setInterval(kRefusalTime);
    m_refusalTimer.setSingleShot(true);
    connect(&m_refusalTimer, &QTimer::timeout, this, [this] { setRefusal({}); });
    connect(&m_clock, &StepClock::secondsLeftChanged, this, &TableModel::secondsLeftChanged);
    connect(&m_clock, &StepClock::expired, this,
            [this](const Timer& timer) { guarded([&] { m_source->clockExpired(timer); }); });
    connect(m_lesson, &LessonModel::changed, this, &TableModel::runBots);
    connect(&Program::instance(), &Program::languageChanged, this, &TableModel::retranslate);
    m_scores.look(now().scene, now().players.size());
    refresh();
    runBots();
}

TableModel::~TableModel() = default;

QString TableModel::gameName() const { return shown(type().sheet().name); }

void TableModel::setBotPace(int milliseconds)
{
    if (milliseconds == botPace())
        return;
    m_botTurns.setPace(milliseconds);
    Q_EMIT botPaceChanged();
}

void TableModel::setCovered(bool isCovered)
{
    if (isCovered == m_isCovered)
        return;
    m_isCovered = isCovered;
    Q_EMIT changed();
    runBots();
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
    m_cameWhole = m_cameWhole || (isShown && change.isWhole);
    m_mustJump = m_mustJump || m_cameWhole || (isShown && change.wasUndone);
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
    m_undo->follow(viewer(), now());
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
    m_log->setRows(m_undo->withNotes(m_book.rows(std::span(view.log).first(m_toldEvents), view.players)));
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

/// Whoever hurried decides again on what they see then.
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
    return m_gesture.offers().empty() && m_botTurns.hurry();
}

void TableModel::refresh()
{
    m_steps.clear();
    m_stepTimer.stop();
    if (!isReplay())
        m_hotSeat.turnTo(now().scene.outcome ? Seats() : now().scene.active);
    const bool isSameView = m_shownViewer == viewer();
    if (!std::exchange(m_cameWhole, false) && isSameView) {
        move(now().scene);
    } else {
        if (!isSameView)
            m_gesture.clear();
        m_shown = now().scene;
        m_shownViewer = viewer();
    }
    m_toldEvents = now().log.size();
    m_gesture.setOffers(viewer().seat.isPlayer() ? now().offers : std::vector<Offer>());
    setRefusal({});
    showScene();
    m_undo->follow(viewer(), now());
    m_log->setRows(m_undo->withNotes(m_book.rows(now().log, now().players)));
    const bool isMyTurn = m_scene->isMyTurn() && !m_gesture.offers().empty();
    if (isMyTurn && !m_wasMyTurn)
        Q_EMIT turnCame();
    m_wasMyTurn = isMyTurn;
    m_clock.follow(now().timer, now().undo.asked.isPlayer(), isGateClosed());
    showLesson();
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
    showHint();
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

std::vector<Pick> TableModel::picksAt(const QString& board, int column, int row) const
{
    return tablewood::picksAt(m_shown, board.toStdString(),
                              {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
}

void TableModel::pressSpace(const QString& board, int column, int row)
{
    if (!hurryBots())
        press(meantPick(picksAt(board, column, row), m_gesture));
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
    return static_cast<int>(picksAt(board, column, row).front().piece);
}

int TableModel::pieceToLift(const QString& board, int column, int row) const
{
    return static_cast<int>(tablewood::pieceToLift(picksAt(board, column, row), m_gesture));
}

QPoint TableModel::homeOf(const QString& board) const
{
    if (const auto home = homeOn(board.toStdString(), m_shown, m_gesture, viewer()))
        return {home->column, home->row};
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

QString TableModel::pieceName(PieceId id) const
{
    const PieceEntry piece = m_scene->piece(static_cast<int>(id));
    return piece.face.name.isEmpty() ? piece.name : piece.face.name;
}

QString TableModel::pickedName() const
{
    return PickedWords::name(m_gesture, now().scene, now().players,
                             [this](PieceId id) { return pieceName(id); });
}

bool TableModel::canAskHint() const
{
    return m_source->canAdvise() && viewer().seat.isPlayer() && !isGateClosed() && !isShowing() &&
           !m_gesture.offers().empty();
}

void TableModel::askHint()
{
    if (!canAskHint())
        return;
    m_hint->expect(now().revision);
    m_source->askAdvice(viewer().seat);
}

void TableModel::showHint()
{
    m_hint->follow(m_gesture, now(), [this](PieceId id) { return pieceName(id); });
}

void TableModel::teach(Lesson lesson, const QStringList& read)
{
    m_lesson->teach(std::move(lesson), m_source->persons(), read);
    showLesson();
}

void TableModel::showLesson()
{
    const bool isSeen = viewer().seat.isPlayer() && !isGateClosed() && !isReplay();
    m_lesson->follow(viewer().seat, isSeen ? &now() : nullptr);
}

void TableModel::undo()
{
    if (hurry())
        return;
    if (m_undo->warns()) {
        runBots();
        return;
    }
    m_undo->dropWarning();
    send(Undo{});
}

void TableModel::keepMoves()
{
    m_undo->dropWarning();
    runBots();
}

void TableModel::answerUndo(bool isYes)
{
    if (const Seat seat = m_undo->answers(); seat.isPlayer())
        sendFor(seat, AnswerUndo{isYes});
}

void TableModel::redo()
{
    if (!hurry())
        send(Redo{});
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

void TableModel::shutGate()
{
    m_hotSeat.shut();
    refresh();
    runBots();
}

void TableModel::handTo(Seat seat)
{
    m_hotSeat.handTo(seat);
    refresh();
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
    const MatchRecord* const record = m_source->record();
    return curveOf(record ? scoreHistory(type(), *record) : m_scores.points());
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
    m_pings->add(ping);
    Q_EMIT sounded(QStringLiteral("press"));
}

void TableModel::send(Wish wish)
{
    if (viewer().seat.isPlayer())
        sendFor(viewer().seat, std::move(wish));
}

void TableModel::sendFor(Seat seat, Wish wish)
{
    m_botTurns.forgive();
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
    m_botTurns.look(!isGateClosed() && !isShownToAll() && !isShowing() && !m_isCovered &&
                    !m_undo->isWarned() && !m_lesson->isShown());
}

void TableModel::playBot()
{
    m_botTurns.forgive();
    guarded([&] {
        const auto refusal = m_source->playBot();
        if (!refusal)
            return;
        // Nothing changes by itself: the person makes room and touches the table.
        m_botTurns.refuse();
        const QString why = shown(*refusal, now().players);
        throw std::runtime_error(tr("%1 Press anything on the table to try again.").arg(why).toStdString());
    });
}

void TableModel::tryAgain()
{
    m_botTurns.forgive();
    guarded([] {});
}

void TableModel::retranslate()
{
    m_faces = FaceBook(type().faces());
    m_book.forget();
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
