#include "app/table/table_model.h"

#include "app/program.h"
#include "app/table/log_model.h"
#include "app/table/scene_words.h"
#include "app/table/score_history.h"
#include "app/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Slow enough to see what a bot did, quick enough not to wait for it.
constexpr int kBotPace = 900;
constexpr int kSecond = 1000;

} // namespace

TableModel::TableModel(const GameType& type, MatchRecord record, std::unique_ptr<Journal> journal,
                       QObject* parent)
    : QObject(parent), m_type(type), m_journal(std::move(journal)), m_faces(type.faces()),
      m_scene(new SceneModel(this)), m_log(new EntryModel(this)), m_options(new EntryModel(this)),
      m_hotSeat(seatsOf(record.players, PlayerKind::person), type.sheet().hasPrivateViews),
      m_table(type, std::move(record), *m_journal),
      m_link(m_table, viewers(), [this](Viewer viewer, const ViewChange& change) { take(viewer, change); })
{
    const std::vector<Player>& players = m_table.record().players;
    for (const Seat seat : seatsOf(players, PlayerKind::bot))
        m_bots.push_back(std::make_unique<BotPlayer>(
            m_table, seat, makeBot(players[static_cast<std::size_t>(seat.index)].bot),
            Program::instance().newSeed()));
    m_botTimer.setInterval(kBotPace);
    m_botTimer.setSingleShot(true);
    connect(&m_botTimer, &QTimer::timeout, this, &TableModel::playBot);
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &TableModel::tick);
    connect(&Program::instance(), &Program::languageChanged, this, &TableModel::retranslate);
    m_isReady = true;
    refresh();
    runBots();
}

TableModel::~TableModel() = default;

Seats TableModel::seatsOf(const std::vector<Player>& players, PlayerKind kind)
{
    Seats seats;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i].kind == kind)
            seats.add(Seat{static_cast<std::int8_t>(i)});
    return seats;
}

std::vector<Viewer> TableModel::viewers() const
{
    std::vector<Viewer> all{Viewer::publicView()};
    for (const Seat seat : m_hotSeat.persons())
        all.emplace_back(seat);
    return all;
}

QString TableModel::gameName() const { return shown(m_type.sheet().name); }

SeatEntry TableModel::seatEntry(Seat seat) const
{
    SeatEntry entry;
    const std::vector<Player>& players = m_table.record().players;
    if (!seat.isPlayer() || static_cast<std::size_t>(seat.index) >= players.size())
        return entry;
    entry.seat = seat.index;
    entry.name = seatName(seat, players);
    entry.emblem = QString::fromStdString(players[static_cast<std::size_t>(seat.index)].emblem);
    return entry;
}

SeatEntry TableModel::undoAnswerer() const
{
    for (const Seat seat : publicNow().undo.waitingFor)
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
    if (!m_isReady)
        return;
    const bool isShown = whose == viewer();
    if (change.refusal) {
        if (isShown) {
            setRefusal(shown(*change.refusal, now().players));
            Q_EMIT sounded(QStringLiteral("refusal"));
        }
        return;
    }
    if (isShown && !change.isWhole) {
        const std::vector<Event>& events = m_link.view(whose).log;
        for (std::size_t i = change.firstNewEvent; i < events.size(); ++i) {
            if (const QString sound = soundOf(events[i].cue); !sound.isEmpty())
                Q_EMIT sounded(sound);
            QList<QPoint> cells;
            for (const Cell cell : events[i].cells)
                cells.append(QPoint(cell.column, cell.row));
            if (!cells.isEmpty())
                Q_EMIT happened(QString::fromStdString(events[i].board), cells);
        }
    }
    // The public's view comes with every step; the others' may come before or after it.
    refresh();
    if (whose == Viewer::publicView())
        Q_EMIT publicChanged();
}

void TableModel::refresh()
{
    const Viewer before = viewer();
    m_hotSeat.turnTo(m_table.outcome() ? Seats() : m_table.toAct());
    if (!(before == viewer()))
        m_gesture.clear();
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

void TableModel::showScene()
{
    const SeatView& view = now();
    m_scene->show(view.scene, {m_type.sheet().id, viewer(), view.players, &m_faces, &m_gesture});
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

int TableModel::optionPiece() const
{
    for (const Pick& pick : m_gesture.picks())
        if (pick.kind == PickKind::piece)
            return static_cast<int>(pick.piece);
    return 0;
}

void TableModel::press(const Pick& pick) { settle(m_gesture.press(pick)); }

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
    if (!viewer().seat.isPlayer() || m_table.outcome())
        return;
    send(Explain{std::move(picks)});
}

/// What a touch of a space may mean: the pieces on it from the top, then the space.
std::vector<Pick> TableModel::picksAt(const std::string& board, Cell cell) const
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : now().scene.pieces) {
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

bool TableModel::lift(int piece)
{
    const Pick pick = Pick::ofPiece(static_cast<PieceId>(piece));
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
    if (const auto move = m_gesture.complete()) {
        m_gesture.clear();
        send(Act{*move});
    }
}

void TableModel::undo() { send(Undo{}); }

void TableModel::redo() { send(Redo{}); }

void TableModel::answerUndo(bool isYes)
{
    const SeatEntry answerer = undoAnswerer();
    if (answerer.seat >= 0)
        sendFor(Seat{static_cast<std::int8_t>(answerer.seat)}, AnswerUndo{isYes});
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
    if (isShared == m_isSharedScreen)
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
    for (const ScorePoint& point : scoreHistory(m_type, m_table.record()))
        curve.append(QVariant::fromValue(CurvePoint{shown(point.moment, publicNow().players),
                                                    QList<int>(point.scores.begin(), point.scores.end())}));
    return curve;
}

void TableModel::forgetRefusal() { setRefusal({}); }

void TableModel::send(Wish wish)
{
    if (viewer().seat.isPlayer())
        sendFor(viewer().seat, std::move(wish));
}

void TableModel::sendFor(Seat seat, Wish wish)
{
    guarded([&] { m_link.send(seat, std::move(wish)); });
}

void TableModel::guarded(const std::function<void()>& action)
{
    QString problem;
    try {
        action();
    } catch (const InputError& error) {
        problem = QString::fromUtf8(error.what());
    }
    // Only now has every bot seen what happened.
    runBots();
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

void TableModel::runBots()
{
    const bool isAsked =
        std::ranges::any_of(m_bots, [](const std::unique_ptr<BotPlayer>& bot) { return bot->isAsked(); });
    if (!isAsked || isGateClosed() || isShownToAll())
        m_botTimer.stop();
    else if (!m_botTimer.isActive())
        m_botTimer.start();
}

void TableModel::playBot()
{
    guarded([&] {
        for (const std::unique_ptr<BotPlayer>& bot : m_bots)
            if (bot->isAsked() && bot->act())
                break;
    });
}

void TableModel::followClock()
{
    const std::optional<Timer> timer = m_table.timer();
    if (timer != m_timer) {
        m_timer = timer;
        m_secondsLeft = timer ? timer->seconds : 0;
        Q_EMIT secondsLeftChanged();
    }
    if (!m_timer || isGateClosed())
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
        guarded([this] { m_table.clockExpired(*m_timer); });
}

void TableModel::retranslate()
{
    m_faces = FaceBook(m_type.faces());
    showScene();
    m_log->setRows(logRows(now().log, now().players));
    Q_EMIT changed();
}

void TableModel::setRefusal(const QString& refusal)
{
    if (refusal == m_refusal)
        return;
    m_refusal = refusal;
    Q_EMIT refusalChanged();
}

} // namespace tablewood
