#include "app/table/model/table_model.h"

#include "app/program.h"
#include "app/table/model/local_source.h"
#include "app/table/model/shared_asking.h"
#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"
#include "sound/senses.h"

#include <algorithm>

namespace tablewood {

TableModel::TableModel(Program& program, const GameType& type, MatchRecord record,
                       std::unique_ptr<Journal> journal, QObject* parent)
    : TableModel(program, std::make_unique<LocalSource>(program, type, std::move(record), std::move(journal)),
                 parent)
{
}

TableModel::TableModel(Program& program, std::unique_ptr<TableSource> source, QObject* parent)
    : QObject(parent), m_program(program), m_source(std::move(source)),
      m_seats(*m_source, m_source->hasSecrets() &&
                             (type().sheet().hasPrivateViews || program.preferences().coversTable())),
      m_lone(m_seats), m_botTurns(*m_source), m_faces(type().faces()), m_scene(new SceneModel(this)),
      m_log(new EntryModel(this)), m_options(new EntryModel(this)), m_asked(new EntryModel(this)),
      m_pings(new PingModel(this)), m_plate(new PlateModel(this)), m_peek(new PeekModel(this)),
      m_undo(new UndoModel(m_source->persons(), m_source->isLocal(), this)), m_hint(new HintModel(this)),
      m_lesson(new LessonModel(this))
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
    m_refusalTimer.setInterval(kReadingTime);
    m_refusalTimer.setSingleShot(true);
    connect(&m_refusalTimer, &QTimer::timeout, this, [this] { setRefusal({}); });
    connect(&m_clock, &StepClock::secondsLeftChanged, this, &TableModel::secondsLeftChanged);
    connect(&m_clock, &StepClock::secondsLeftChanged, this, &TableModel::wipe);
    connect(&m_clock, &StepClock::expired, this,
            [this](const Timer& timer) { guarded([&] { m_source->clockExpired(timer); }); });
    connect(m_lesson, &LessonModel::changed, this, &TableModel::readerChanged);
    for (const auto signal : {&LessonModel::changed, &LessonModel::ended})
        connect(m_lesson, signal, this, [this] {
            runBots();
            followClock();
        });
    connect(&program, &Program::languageChanged, this, &TableModel::retranslate);
    connect(&m_lone, &LonePerson::passed, this, [this](const std::string& move) {
        if (m_problem.isEmpty())
            sendFor(m_seats.persons().first(), Act{move});
    });
    connect(m_peek, &PeekModel::wasRead, this, [this] {
        runBots();
        followClock();
    });
    m_scores.look(now().scene, now().players.size());
    skipPlates();
    followPeeks();
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

void TableModel::setHalted(bool isHalted)
{
    if (isHalted == m_isHalted)
        return;
    m_isHalted = isHalted;
    followGoingOn();
    followClock();
    Q_EMIT changed();
}

void TableModel::take(Viewer whose, const ViewChange& change)
{
    const bool isShown = m_seats.shows(whose);
    if (change.refusal) {
        if (isShown)
            m_refused = shown(*change.refusal, now().players);
        return;
    }
    m_hasNews = true;
    // Whoever comes back is not told again of what was before.
    if (change.isWhole)
        m_plate->skip(whose, m_source->view(whose).log.size());
    else if (change.wasUndone)
        m_plate->takeBack(whose, m_source->view(whose).log.size());
    m_cameWhole = m_cameWhole || (isShown && change.isWhole);
    m_mustJump = m_mustJump || m_cameWhole || (isShown && change.wasUndone);
    m_hasPublicNews = m_hasPublicNews || whose == Viewer::publicView();
    if (!m_source->record())
        m_scores.look(m_source->view(whose).scene, now().players.size(), change.wasUndone);
}

/// The bots that are waited for play at once; false if none is.
bool TableModel::hurryBots()
{
    if (hurry())
        return true;
    return m_gesture.offers().empty() && m_botTurns.hurry();
}

bool TableModel::canAskHint() const
{
    return m_source->canAdvise() && viewer().seat.isPlayer() && !isGateClosed() && !isShowing() &&
           !m_gesture.offers().empty() && !now().scene.night;
}

void TableModel::askHint()
{
    if (!canAskHint())
        return;
    m_hint->expect(now().revision);
    m_source->askAdvice(viewer().seat);
}

void TableModel::teach(Lesson lesson, const QStringList& read)
{
    m_lesson->teach(std::move(lesson), m_source->persons(), read);
    showLesson();
    followClock();
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
    m_seats.gate().open();
    lookAgain();
}

void TableModel::showToAll()
{
    m_seats.gate().showAll();
    lookAgain();
}

void TableModel::closeGate()
{
    m_seats.gate().close();
    lookAgain();
}

void TableModel::shutGate()
{
    m_seats.gate().shut();
    lookAgain();
}

void TableModel::speakUp(int seat)
{
    m_seats.gate().speakUp(Seat{static_cast<std::int8_t>(seat)});
    lookAgain();
}

/// Somebody else may look now.
void TableModel::lookAgain()
{
    refresh();
    runBots();
}

void TableModel::handTo(Seat seat)
{
    m_seats.gate().handTo(seat);
    refresh();
}

void TableModel::answer(int seat, const QString& button)
{
    const Seat by{static_cast<std::int8_t>(seat)};
    if (const auto move = moveOfButton(*m_source, by, nameFrom(button)))
        sendFor(by, Act{*move});
}

void TableModel::letPass()
{
    for (const Seat seat : mayAnswer(*m_source))
        if (const auto move = passOf(*m_source, seat))
            sendFor(seat, Act{*move});
}

bool TableModel::canGoOn() const
{
    return isLocal() && m_seats.isWatchedByOne() && !isGateClosed() && !isHalted() && now().scene.night &&
           !now().scene.outcome;
}

void TableModel::goOn()
{
    if (!canGoOn())
        return;
    m_goingOn.begin(*now().scene.night);
    m_gesture.clear();
    showScene();
    m_botTurns.setHurried(true);
    runBots();
}

void TableModel::followGoingOn()
{
    m_goingOn.follow(now().scene.night, canGoOn(), !now().offers.empty());
    m_botTurns.setHurried(m_goingOn.isOn());
}

void TableModel::setSharedScreen(bool isShared)
{
    if (isShared == isSharedScreen())
        return;
    if (!m_source->hasPublicView()) {
        setRefusal(
            tr("You have a seat here. A shared screen is a laptop that only watches: join with one more, "
               "and the host makes it the shared screen."));
        return;
    }
    m_seats.share(isShared);
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
    const Seat by = m_seats.hand();
    const Seats partners = m_seats.partners();
    const auto* const act = std::get_if<Act>(&wish);
    const std::optional<std::string> move = act ? std::optional(act->move) : std::nullopt;
    if (act && now().scene.night)
        m_goingOn.chose(*now().scene.night);
    if (by.isPlayer())
        sendFor(by, std::move(wish));
    // Who is called together chooses together, as far as the rules want it of each.
    for (const Seat seat : partners)
        if (const auto& offers = m_source->view(Viewer(seat)).offers;
            move && std::ranges::find(offers, *move, &Offer::move) != offers.end())
            sendFor(seat, Act{*move});
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
        problem = shown(error);
    }
    // Only now has everybody seen what happened.
    catchUp();
    // A refusal may come with news of its own, such as that a question is closed: it is said after them.
    if (const auto refused = std::exchange(m_refused, {})) {
        setRefusal(*refused);
        soundTouch(QStringLiteral("refusal"));
    }
    runBots();
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

void TableModel::runBots()
{
    const bool mayMove = !isGateClosed() && !isShownToAll() && !isShowing() && !m_isCovered &&
                         !m_undo->isWarned() && !m_lesson->isShown() && !m_peek->isShown();
    m_botTurns.look(mayMove);
    m_lone.waitToPass(mayMove, botPace());
    // The clock waits for no bot that still chooses.
    if (m_goingOn.isOn() && mayMove && !m_source->isBotAsked())
        m_clock.runOut();
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
    m_plate->clear();
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
