#include "app/table/model/table_model.h"

#include "app/program.h"
#include "app/table/model/local_source.h"
#include "app/table/model/shared_asking.h"
#include "app/table/scene/scene_words.h"

#include <algorithm>

namespace tablewood {

TableModel::TableModel(Program& program, const GameType& type, MatchRecord record,
                       std::shared_ptr<Journal> journal, QObject* parent)
    : TableModel(program, std::make_unique<LocalSource>(program, type, std::move(record), std::move(journal)),
                 parent)
{
}

TableModel::TableModel(Program& program, std::unique_ptr<TableSource> source, QObject* parent)
    : QObject(parent), m_program(program), m_source(std::move(source)), m_scene(new SceneModel(this)),
      m_log(new EntryModel(this)), m_asked(new EntryModel(this)), m_pings(new PingModel(this)),
      m_stage(new StageModel(m_faces, this)), m_recap(new RecapModel(this)), m_peek(new PeekModel(this)),
      m_undo(new UndoModel(m_source->persons(), m_source->isLocal(), this)), m_hint(new HintModel(this)),
      m_lesson(new LessonModel(this)), m_run(new RunModel(this)), m_reminder(new ReminderModel(this)),
      m_seats(*m_source, m_source->hasSecrets() &&
                             (type().sheet().hasPrivateViews || program.preferences().coversTable())),
      m_lone(m_seats), m_course(m_seats), m_hand(m_seats, m_course, m_lone, m_refusal),
      m_held(new HeldModel(m_hand, m_course, this)),
      m_answers(new TableAnswers(
          m_seats, m_course, m_acts, [this](const Piece& piece) { return pieceName(piece.id); }, this)),
      m_time(m_seats, m_lone, *m_lesson, *m_peek, *m_stage),
      m_autoplay(*m_source, m_seats, m_hand, m_lone, m_time, [this] { return isQuiet(); }),
      m_faces(type().sheet().id, type().faces())
{
    m_source->changed = [this](Viewer viewer, const ViewChange& change) { take(viewer, change); };
    m_source->advised = [this](Seat seat, const std::string& move) { advise(seat, move); };
    connect(&m_course, &ShownCourse::sounded, this, &TableModel::sounded);
    connect(&m_course, &ShownCourse::happened, this, &TableModel::happened);
    connect(&m_course, &ShownCourse::flying, this, &TableModel::fly);
    connect(&m_course, &ShownCourse::stepShown, this, &TableModel::showStep);
    connect(&m_course, &ShownCourse::arrived, this, &TableModel::refresh);
    connect(&m_course, &ShownCourse::wentOn, &m_autoplay, &Autoplay::look);
    connect(&m_course, &ShownCourse::publicChanged, this, &TableModel::publicChanged);
    connect(&m_refusal, &RefusalNote::changed, this, &TableModel::refusalChanged);
    connect(&m_hand, &TouchingHand::wished, this, &TableModel::send);
    connect(&m_hand, &TouchingHand::turned, this, &TableModel::showScene);
    connect(&m_hand, &TouchingHand::sounded, this, &TableModel::sounded);
    connect(&m_time, &TableTime::secondsLeftChanged, this, &TableModel::secondsLeftChanged);
    connect(&m_time, &TableTime::secondsLeftChanged, this, &TableModel::wipe);
    connect(&m_autoplay, &Autoplay::due, this, &TableModel::guarded);
    connect(&m_lone, &LonePerson::passed, this, [this](const std::string& move) {
        // Not an act of the person's own: what they have not seen since theirs stays new to them.
        if (m_problem.isEmpty())
            guarded([&] { m_source->send(m_seats.persons().first(), Act{move}); });
    });
    const auto goOnReading = [this] {
        m_autoplay.look();
        m_time.follow();
    };
    connect(m_run, &RunModel::pressed, this, &TableModel::hurry);
    connect(m_run, &RunModel::ordered, this, [this](const PaceRun& said) { sendFor(voice(), said); });
    connect(m_reminder, &ReminderModel::wanted, this,
            [this](Seat by) { sendFor(by.isPlayer() ? by : voice(), Remind()); });
    connect(m_lesson, &LessonModel::changed, this, &TableModel::readerChanged);
    for (const auto signal : {&LessonModel::changed, &LessonModel::ended})
        connect(m_lesson, signal, this, goOnReading);
    connect(m_peek, &PeekModel::wasRead, this, goOnReading);
    for (const auto signal : {&StageModel::entryChanged, &StageModel::heldChanged})
        connect(m_stage, signal, this, goOnReading);
    const auto followWish = [this, &program] {
        m_stage->setTime(static_cast<StageTime>(program.preferences().stageTime()));
    };
    followWish();
    connect(&program.preferences(), &Preferences::changed, this, followWish);
    connect(&program, &Program::languageChanged, this, &TableModel::retranslate);
    m_scores.look(now().scene, now().players.size());
    skipNews();
    followPeeks();
    refresh();
    m_autoplay.look();
}

TableModel::~TableModel() = default;

QString TableModel::gameName() const { return shown(type().sheet().name); }

void TableModel::setSecond(int milliseconds)
{
    m_time.setSecond(milliseconds);
    m_run->setSecond(milliseconds);
}

void TableModel::setCovered(bool isCovered)
{
    if (isCovered == m_isCovered)
        return;
    m_isCovered = isCovered;
    Q_EMIT changed();
    m_autoplay.look();
}

void TableModel::setHalted(bool isHalted)
{
    if (!m_time.halt(isHalted))
        return;
    m_autoplay.followNight();
    m_time.follow();
    Q_EMIT changed();
}

void TableModel::hear(Viewer viewer, const ViewChange& change)
{
    guarded([&] { take(viewer, change); });
}

void TableModel::take(Viewer whose, const ViewChange& change)
{
    if (change.refusal) {
        if (m_seats.shows(whose))
            m_refusal.hold(shown(*change.refusal, now().players));
        if (whose.seat.isPlayer() && change.isOfMove) {
            m_autoplay.standing().refuse(whose.seat);
            m_acts.refuse(whose.seat);
        }
        return;
    }
    if (change.isSame) {
        // How long whoever is asked still has may have come with it.
        showReminder();
        return;
    }
    m_course.take(whose, change);
    // Whoever comes back is not told again of what was before.
    if (change.isWhole && isReplay()) {
        m_stage->clear();
        skipNews();
    } else if (change.isWhole)
        m_stage->skip(whose, m_source->view(whose).log.size());
    else if (change.wasUndone)
        m_stage->takeBack(whose, m_source->view(whose).log.size());
    if (whose.seat.isPlayer())
        m_acts.hear(whose.seat, m_source->view(whose).log);
    if (change.wasUndone && whose.seat.isPlayer())
        m_autoplay.standing().lift(whose.seat);
    if (!m_source->record())
        m_scores.look(m_source->view(whose).scene, now().players.size(), change.wasUndone);
}

void TableModel::leaveOpen(Seat seat)
{
    m_autoplay.standing().leaveOpen(seat);
    m_acts.refuse(seat);
    m_autoplay.look();
}

void TableModel::pressSpace(const QString& board, int column, int row)
{
    const auto lay = m_held->layAt(board, column, row);
    press(lay ? *lay : meantPick(m_hand.picksAt(board, column, row), m_hand.gesture()));
}

void TableModel::pressCard(int piece)
{
    const std::vector<Pick> picks = picksUnder(m_course.scene(), static_cast<PieceId>(piece));
    const auto can = [this](const Pick& pick) {
        return m_hand.gesture().isChosen(pick) || m_hand.gesture().accepts(pick);
    };
    press(std::ranges::any_of(picks, can) ? meantPick(picks, m_hand.gesture()) : picks.front());
}

void TableModel::pressOption(int row)
{
    if (!m_hand.askWhyClosed(row))
        press(Pick::ofOption(nameFrom(options()->at(row).value<AskedOption>().id), {}));
}

void TableModel::press(const Pick& pick)
{
    m_reminder->stir();
    // A person who wants to come in between does not want the bots to go on.
    if (m_hand.isVeil(pick) ? hurry() : hurryBots()) {
        m_hand.letGo();
        return;
    }
    // An answer is no move of one's own: what others have done is still told after it.
    if (!now().scene.prompt.about)
        m_recap->read();
    m_hand.press(pick);
}

int TableModel::topPiece(const QString& board, int column, int row) const
{
    return static_cast<int>(m_hand.picksAt(board, column, row).front().piece);
}

int TableModel::pieceToLift(const QString& board, int column, int row) const
{
    return static_cast<int>(tablewood::pieceToLift(m_hand.picksAt(board, column, row), m_hand.gesture()));
}

QPoint TableModel::homeOf(const QString& board) const
{
    if (const auto home = homeOn(nameFrom(board), m_course.scene(), m_hand.gesture(), viewer()))
        return {home->column, home->row};
    const BoardEntry entry = m_scene->board(board);
    return {entry.columns / 2, entry.rows / 2};
}

void TableModel::putBack()
{
    m_hand.letGo();
    if (back())
        m_hand.sound(QStringLiteral("piece-place"));
}

void TableModel::finish()
{
    if (!hurry())
        m_hand.finish();
}

QString TableModel::pieceName(PieceId id) const
{
    const PieceEntry piece = m_scene->piece(static_cast<int>(id));
    return piece.face.name.isEmpty() ? piece.name : piece.face.name;
}

QString TableModel::pickedName() const
{
    return PickedWords::name(m_hand.gesture(), m_seats.scene(), now().players,
                             [this](PieceId id) { return pieceName(id); });
}

QVariantList TableModel::waysOn() const
{
    QVariantList entries;
    const auto outcome = now().scene.outcome;
    if (!isLocal() || isReplay() || !outcome)
        return entries;
    for (const WayOn& way : tablewood::waysOn(type(), setup(), !outcome->winners.isEmpty()))
        entries.append(QVariant::fromValue(way));
    return entries;
}

/// The bots that are waited for play at once; false if none is.
bool TableModel::hurryBots()
{
    if (hurry())
        return true;
    return m_hand.gesture().offers().empty() && m_autoplay.hurryBots();
}

bool TableModel::canAskHint() const
{
    return viewer().seat.isPlayer() && m_source->canAdvise(viewer().seat) && !isGateClosed() &&
           !isShowing() && !m_hand.gesture().offers().empty() && !now().scene.night;
}

void TableModel::askHint()
{
    if (!canAskHint())
        return;
    // The advice for what is on the table stays the same, whatever is picked meanwhile.
    if (m_hint->knows(now().revision)) {
        showHint();
        return;
    }
    m_hint->expect(now().revision);
    m_source->askAdvice(viewer().seat);
}

void TableModel::advise(Seat seat, const std::string& move)
{
    if (!viewer().is(seat))
        return;
    m_hint->take(move);
    showHint();
}

void TableModel::teach(Lesson lesson, const QStringList& read)
{
    m_lesson->teach(std::move(lesson), m_source->persons(), read);
    showLesson();
    m_time.follow();
}

void TableModel::undo()
{
    if (hurry())
        return;
    if (m_undo->warns()) {
        m_autoplay.look();
        return;
    }
    m_undo->dropWarning();
    send(Undo{});
}

void TableModel::keepMoves()
{
    m_undo->dropWarning();
    m_autoplay.look();
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

/// Somebody else may look now.
void TableModel::turn(void (HotSeat::*gate)())
{
    (m_seats.gate().*gate)();
    refresh();
    m_autoplay.look();
}

void TableModel::speakUp(int seat)
{
    m_seats.gate().speakUp(Seat{static_cast<std::int8_t>(seat)});
    refresh();
    m_autoplay.look();
}

void TableModel::takeHand(int seat)
{
    const Seat taker{static_cast<std::int8_t>(seat)};
    if (hurry() || !m_seats.mayTakeHand().has(taker))
        return;
    m_hand.clear();
    m_seats.takeHand(taker);
    refresh();
    m_autoplay.look();
}

void TableModel::takeNextHand() { takeHand(m_seats.nextHand().index); }

QString TableModel::botsWait() const
{
    QStringList names;
    for (const Seat seat : m_source->keepingBots())
        names.append(seatName(seat, now().players));
    if (names.isEmpty())
        return {};
    return isOfOne() ? tr("The bots wait for you.")
                     : tr("The bots wait for %1.").arg(names.join(QStringLiteral(", ")));
}

void TableModel::handTo(Seat seat)
{
    m_seats.gate().handTo(seat);
    // Whoever looks at a replay as somebody else begins with what is shown now.
    if (isReplay())
        skipNews();
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

void TableModel::goOn()
{
    if (!canGoOn())
        return;
    m_autoplay.goOn();
    m_hand.clear();
    showScene();
    m_autoplay.look();
}

void TableModel::setSharedScreen(bool isShared)
{
    if (isShared == isSharedScreen())
        return;
    if (!m_source->hasPublicView()) {
        m_refusal.say(
            tr("You have a seat here. A shared screen is a laptop that only watches: join with one more, "
               "and the host makes it the shared screen."));
        return;
    }
    m_seats.share(isShared);
    m_hand.clear();
    refresh();
}

QVariantList TableModel::scoreCurve() const
{
    const MatchRecord* const record = m_source->record();
    return curveOf(record ? scoreHistory(type(), *record) : m_scores.points());
}

void TableModel::setAway(Seats away, std::map<Seat, QString> partners)
{
    if (away == m_away && partners == m_partners)
        return;
    m_away = away;
    m_partners = std::move(partners);
    redraw();
}

void TableModel::point(const QString& board, int column, int row)
{
    if (canPoint())
        Q_EMIT pointed(board, QPoint(column, row));
}

void TableModel::ping(const PingEntry& ping)
{
    m_pings->add(ping);
    Q_EMIT sounded(QStringLiteral("press"));
}

void TableModel::send(const Wish& wish)
{
    const Seat by = m_seats.hand();
    const Seats partners = m_seats.partners();
    const auto* const act = std::get_if<Act>(&wish);
    if (act) {
        m_seats.handActed();
        m_autoplay.chose();
        m_hint->forget();
    }
    if (by.isPlayer())
        sendFor(by, wish);
    // Those who are called together choose together, as far as the rules want it of each.
    for (const Seat seat : partners)
        if (const auto& offers = m_source->view(Viewer(seat)).offers;
            act && std::ranges::find(offers, act->move, &Offer::move) != offers.end())
            sendFor(seat, *act);
}

Seat TableModel::voice() const
{
    return viewer().seat.isPlayer() && !m_source->isOfOnePerson() ? viewer().seat : m_source->home();
}

void TableModel::sendFor(Seat seat, Wish wish)
{
    m_autoplay.forgive();
    m_autoplay.standing().act(seat);
    const SeatView& view = m_source->view(Viewer(seat));
    if (std::holds_alternative<Act>(wish) && !view.scene.prompt.about)
        m_acts.act(seat, view.log.size());
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
    if (m_refusal.release())
        m_hand.sound(QStringLiteral("refusal"));
    m_autoplay.look();
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

bool TableModel::isQuiet() const
{
    return !isShowing() && !m_isCovered && !m_undo->isWarned() && !m_lesson->isShown() &&
           !m_peek->isShown() && !(m_source->isLocal() && m_stage->isWatched());
}

QString TableModel::liftedAnswer() const
{
    return shown(m_autoplay.standing().lifted(viewer().seat), now().players);
}

void TableModel::toggleStanding(const QString& answer)
{
    if (!viewer().seat.isPlayer() || isReplay())
        return;
    m_autoplay.standing().toggle(viewer().seat, nameFrom(answer));
    // What does not hold now is lifted before it is shown.
    m_autoplay.followStanding();
    showScene();
    Q_EMIT changed();
}

void TableModel::toggleStandings()
{
    const std::vector<Standing>& all = now().scene.standing;
    const Name stands = m_autoplay.standing().of(viewer().seat);
    if (!stands.empty())
        toggleStanding(named(stands));
    else if (!all.empty())
        toggleStanding(named(all.front().id));
}

void TableModel::tryAgain()
{
    m_autoplay.forgive();
    guarded([] {});
}

void TableModel::retranslate()
{
    m_faces = FaceBook(type().sheet().id, type().faces());
    m_book.forget();
    m_stage->clear();
    refresh();
}

} // namespace tablewood
