#include "app/table/model/replay_model.h"

#include "app/program.h"
#include "app/table/model/local_source.h"
#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"

#include <algorithm>
#include <cmath>

namespace tablewood {

ReplayModel::ReplayModel(QObject* parent) : ReplayModel(Program::instance(), parent) {}

ReplayModel::ReplayModel(Program& program, QObject* parent)
    : QObject(parent), m_program(program), m_log(new EntryModel(this))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        go(position() + 1);
        playOn();
    });
    connect(&m_program, &Program::languageChanged, this, [this] {
        m_book.forget();
        if (m_table)
            readCourse();
        Q_EMIT opened();
    });
}

ReplayModel::~ReplayModel() = default;

void ReplayModel::open(const QString& matchId, TableModel* table)
{
    try {
        begin(matchId, table);
    } catch (const std::exception& error) {
        m_problem = shown(error);
    }
    Q_EMIT opened();
}

void ReplayModel::begin(const QString& matchId, TableModel* table)
{
    const std::string id = matchId.toStdString();
    const MatchRecord* known = table ? table->source().record() : nullptr;
    MatchRecord record = known ? *known : m_program.keeper().load(id);
    const GameType& type = table ? table->type() : m_program.gameOf(record);
    // Which seat of a match in the network is the host's own, only its table knows.
    const Seats persons = table                             ? table->source().persons()
                          : m_program.keeper().isHosted(id) ? Seats()
                                                            : seatsOf(record.players, PlayerKind::person);
    const Seat looker = table                  ? Seat{static_cast<std::int8_t>(table->viewerSeat())}
                        : persons.count() == 1 ? persons.first()
                                               : Seat::none();

    auto source = std::make_unique<ReplaySource>(type, std::move(record), persons);
    m_source = source.get();
    m_table = std::make_unique<TableModel>(m_program, std::move(source));
    m_table->handTo(looker);
    // This person has looked before.
    if (m_table->isGateClosed())
        m_table->openGate();
    connect(m_table.get(), &TableModel::changed, this, &ReplayModel::follow);
    connect(m_table->stage(), &StageModel::entryChanged, this, &ReplayModel::playOn);
    connect(m_table->log(), &EntryModel::entriesChanged, this, &ReplayModel::toldRowChanged);
    readCourse();
    if (m_source->replay().isOver()) {
        if (table && table->isLostTogether())
            showLastRound();
        return;
    }
    go(last());
    if (table)
        table->shutGate();
}

void ReplayModel::showLastRound()
{
    const auto round =
        std::find_if(m_turns.rbegin(), m_turns.rend(), [](const TurnMark& mark) { return mark.isMoment; });
    if (round != m_turns.rend())
        go(round->position);
}

/// The table shows something else: a picture as a whole, or what another viewer sees.
void ReplayModel::follow()
{
    if (!(viewer() == m_shownViewer))
        readCourse();
    playOn();
}

void ReplayModel::readCourse()
{
    m_shownViewer = viewer();
    const Replay& replay = m_source->replay();
    m_turns.clear();
    const Replay::Standing* before = nullptr;
    for (std::size_t i = 0; i < pictures().size(); ++i) {
        const Replay::Standing& now = replay.standing(pictures()[i].moves);
        const bool isMoment = !before || !(now.moment == before->moment);
        if (isMoment || (now.turn.isPlayer() && now.turn != before->turn))
            m_turns.push_back({static_cast<int>(i), now.turn.index, isMoment, numberOf(now.moment)});
        before = &now;
    }
    const SeatView whole = replay.view(viewer(), pictures().size() - 1);
    m_log->setRows(m_book.rows(whole.log, whole.players));
    Q_EMIT courseChanged();
    Q_EMIT positionChanged();
    Q_EMIT toldRowChanged();
}

const std::vector<Replay::Picture>& ReplayModel::pictures() const
{
    static const std::vector<Replay::Picture> none{{}};
    return m_table ? m_source->replay().pictures(viewer()) : none;
}

QVariantList ReplayModel::viewers() const
{
    QVariantList viewers;
    if (!m_table)
        return viewers;
    const std::vector<Player>& players = m_source->replay().record().players;
    viewers.append(QVariant::fromValue(seatEntry(Seat::none(), players)));
    for (const Seat seat : m_source->persons())
        viewers.append(QVariant::fromValue(seatEntry(seat, players)));
    return viewers;
}

int ReplayModel::position() const
{
    return m_table ? static_cast<int>(m_source->replay().pictureAt(viewer(), m_source->moves())) : 0;
}

void ReplayModel::go(int position)
{
    const int now = this->position();
    position = std::clamp(position, 0, last());
    if (!m_table || position == now)
        return;
    m_table->hurry();
    m_source->show(pictures()[static_cast<std::size_t>(position)].moves);
    // The viewer's next picture is told as it was played; all else is just there.
    ViewChange change;
    change.isWhole = position != now + 1;
    m_table->hear(viewer(), change);
    if (position == last())
        setPlaying(false);
    Q_EMIT positionChanged();
}

QVariantList ReplayModel::turns() const
{
    QVariantList turns;
    for (const TurnMark& turn : m_turns)
        turns.append(QVariant::fromValue(turn));
    return turns;
}

QVariantList ReplayModel::scores() const
{
    QVariantList scores;
    if (!m_table)
        return scores;
    const Replay& replay = m_source->replay();
    const std::vector<int>* before = nullptr;
    for (std::size_t i = 0; i < pictures().size(); ++i) {
        const std::vector<int>& now = replay.standing(pictures()[i].moves).scores;
        if (now.size() == replay.record().players.size() && (!before || now != *before))
            scores.append(
                QVariant::fromValue(ScoreMark{static_cast<int>(i), QList<int>(now.begin(), now.end())}));
        before = &now;
    }
    return scores;
}

int ReplayModel::toldRow() const
{
    const auto& rows = m_log->rows();
    const auto& told = m_table ? m_table->log()->rows() : rows;
    return static_cast<int>(told.empty() ? rows.size() : rows.size() - told.size());
}

void ReplayModel::setPlaying(bool isPlaying)
{
    if (isPlaying == m_isPlaying || last() == 0)
        return;
    if (isPlaying && position() == last())
        go(0);
    m_isPlaying = isPlaying;
    playOn();
    Q_EMIT playingChanged();
}

void ReplayModel::setSpeed(double speed)
{
    if (speed == m_speed || speed <= 0)
        return;
    m_speed = speed;
    m_timer.stop();
    if (m_table) {
        m_table->setStepPace(static_cast<int>(std::lround(TableModel::kStepPace / speed)));
        m_table->stage()->setSpeed(speed);
    }
    playOn();
    Q_EMIT speedChanged();
}

/// Goes on once what is shown now has been seen.
void ReplayModel::playOn()
{
    if (!m_isPlaying || m_table->isShowing() || m_table->isGateClosed() || m_table->stage()->isUp())
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start(static_cast<int>(std::lround(m_pace / m_speed)));
}

void ReplayModel::step(int direction)
{
    setPlaying(false);
    go(position() + direction);
}

void ReplayModel::turn(int direction)
{
    if (direction > 0) {
        const auto next = std::ranges::upper_bound(m_turns, position(), {}, &TurnMark::position);
        go(next == m_turns.end() ? last() : next->position);
    } else {
        const auto now = std::ranges::lower_bound(m_turns, position(), {}, &TurnMark::position);
        go(now == m_turns.begin() ? 0 : std::prev(now)->position);
    }
}

void ReplayModel::showLine(int number)
{
    const auto told =
        std::ranges::lower_bound(pictures(), static_cast<std::size_t>(number), {}, &Replay::Picture::lines);
    go(static_cast<int>(told - pictures().begin()));
}

void ReplayModel::lookAs(int seat)
{
    const Seat wanted{static_cast<std::int8_t>(seat)};
    if (m_table && (!wanted.isPlayer() || m_source->persons().has(wanted)))
        m_table->handTo(wanted);
}

} // namespace tablewood
