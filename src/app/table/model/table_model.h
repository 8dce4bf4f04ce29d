#pragma once

#include "app/table/lesson/lesson_model.h"
#include "app/table/model/autoplay.h"
#include "app/table/model/held_model.h"
#include "app/table/model/hint_model.h"
#include "app/table/model/log_model.h"
#include "app/table/model/peek_model.h"
#include "app/table/model/ping_model.h"
#include "app/table/model/recap_model.h"
#include "app/table/model/reminder_model.h"
#include "app/table/model/run_model.h"
#include "app/table/model/score_history.h"
#include "app/table/model/stage_model.h"
#include "app/table/model/table_answers.h"
#include "app/table/model/touching_hand.h"
#include "app/table/model/undo_model.h"
#include "app/table/model/ways_on.h"
#include "app/table/scene/scene_model.h"
#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <functional>
#include <map>
#include <memory>

namespace tablewood {

class Program;

/// A match at the table, wherever the table is, as QML binds to it. Brings together those who each know one
/// thing of it: ScreenSeats who looks, ShownCourse what is on the screen, TouchingHand what is picked,
/// TableTime the seconds, Autoplay what goes by itself. Knows no rules.
class TableModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(TableModel)
    QML_UNCREATABLE("Tables come from a match")
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(tablewood::SceneModel* scene READ scene CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* log READ log CONSTANT)
    /// Options to choose in words now.
    Q_PROPERTY(tablewood::EntryModel* options READ options CONSTANT)
    /// Nothing but one of the options can be picked now.
    Q_PROPERTY(bool hasOnlyOptions READ hasOnlyOptions NOTIFY gestureChanged)
    /// The picks are a whole move, although more could be picked.
    Q_PROPERTY(bool canFinish READ canFinish NOTIFY gestureChanged)
    /// The picked thing by its name, and what to do with it; empty while nothing is picked.
    Q_PROPERTY(QString pickedName READ pickedName NOTIFY gestureChanged)
    Q_PROPERTY(QString pickedHint READ pickedHint NOTIFY gestureChanged)
    /// A thing that is held to be laid, and its ghost.
    Q_PROPERTY(tablewood::HeldModel* held READ held CONSTANT)
    /// What somebody has asked about the table.
    Q_PROPERTY(tablewood::TableAnswers* answers READ answers CONSTANT)
    Q_PROPERTY(int viewerSeat READ viewerSeat NOTIFY changed)
    Q_PROPERTY(bool isGateClosed READ isGateClosed NOTIFY changed)
    Q_PROPERTY(bool isShownToAll READ isShownToAll NOTIFY changed)
    /// The screen is for everybody in the room: the public's view, no hands. Only where this laptop has that
    /// view.
    Q_PROPERTY(bool isSharedScreen READ isSharedScreen WRITE setSharedScreen NOTIFY changed)
    /// It is night, and people sit around this screen with closed eyes: who is called chooses at it.
    Q_PROPERTY(bool isSharedNight READ isSharedNight NOTIFY changed)
    /// One person alone sits at this screen, and what is said is said to them.
    Q_PROPERTY(bool isOfOne READ isOfOne NOTIFY changed)
    /// The screen is for all who share it: some of them are asked at the same time.
    Q_PROPERTY(bool isAskingAll READ isAskingAll NOTIFY changed)
    /// AskedEntry rows: the people who are asked.
    Q_PROPERTY(tablewood::EntryModel* asked READ asked CONSTANT)
    /// The seat whose view the screen shows; an empty name for the public view.
    Q_PROPERTY(tablewood::SeatEntry viewer READ viewerEntry NOTIFY changed)
    /// The seat that the gate waits for, and the seat whose turn it was before.
    Q_PROPERTY(tablewood::SeatEntry awaited READ awaited NOTIFY changed)
    Q_PROPERTY(tablewood::SeatEntry previous READ previous NOTIFY changed)
    /// The next person at this screen who could have the hand, as they may act too; an empty name where it is
    /// clear whose it is.
    Q_PROPERTY(tablewood::SeatEntry nextHand READ nextHand NOTIFY changed)
    /// For whom the bots of this table wait, in a sentence; empty where they wait for nobody.
    Q_PROPERTY(QString botsWait READ botsWait NOTIFY changed)
    /// Taking back, in words.
    Q_PROPERTY(tablewood::UndoModel* undoing READ undoing CONSTANT)
    /// A bot's advice, once it was asked.
    Q_PROPERTY(tablewood::HintModel* hint READ hint CONSTANT)
    /// The step explained to the person now, where a lesson is given.
    Q_PROPERTY(tablewood::LessonModel* lesson READ lesson CONSTANT)
    /// Steps that follow one another by themselves.
    Q_PROPERTY(tablewood::RunModel* run READ run CONSTANT)
    /// Asking somebody to go on for whom all wait.
    Q_PROPERTY(tablewood::ReminderModel* reminder READ reminder CONSTANT)
    /// The matches that could follow this one, of WayOn; empty before it has ended, and where its table is
    /// not in this program.
    Q_PROPERTY(QVariantList waysOn READ waysOn NOTIFY changed)
    /// All played together against the game, and have lost.
    Q_PROPERTY(bool isLostTogether READ isLostTogether NOTIFY changed)
    /// The person can ask a bot now.
    Q_PROPERTY(bool canAskHint READ canAskHint NOTIFY changed)
    /// Seconds until the step that runs closes by itself, 0 for none. Stands still behind the gate, and for
    /// who learns the game.
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY secondsLeftChanged)
    /// The seconds of the whole step.
    Q_PROPERTY(int secondsInAll READ secondsInAll NOTIFY secondsLeftChanged)
    /// The step that runs closes by itself, although there may be no seconds to tell, and it may stand still.
    Q_PROPERTY(bool isTimed READ isTimed NOTIFY secondsLeftChanged)
    /// The step would close by itself, and waits: the game is explained here, and somebody reads or is asked,
    /// or one person plays with bots and is asked.
    Q_PROPERTY(bool isUnhurried READ isUnhurried NOTIFY secondsLeftChanged)
    /// Who is asked can only pass, and does so by themself in a moment.
    Q_PROPERTY(bool passesAlone READ passesAlone NOTIFY changed)
    /// Nothing goes on until what is explained here has been read. Never where others sit at other laptops.
    Q_PROPERTY(bool isWaitingForReader READ isWaitingForReader NOTIFY readerChanged)
    /// Why the last wish was refused, in one sentence; empty after a while, and when something else was done
    /// since.
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    /// Why the match could not be kept; empty if it could.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    /// Something lies over the table, such as a replay or the settings: its bots wait until it is seen again.
    Q_PROPERTY(bool isCovered READ isCovered WRITE setCovered NOTIFY changed)
    /// A night waits until whoever has the table lets it go on: no second of it passes. Never by day.
    Q_PROPERTY(bool isHalted READ isHalted WRITE setHalted NOTIFY changed)
    /// It is night, and who plays alone with bots can let this part of it go by.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    /// The table is in this program: its match can be played once more. Otherwise others sit at other
    /// laptops.
    Q_PROPERTY(bool isLocal READ isLocal CONSTANT)
    /// The viewer may show a space to people at other laptops now.
    Q_PROPERTY(bool canPoint READ canPoint NOTIFY changed)
    /// An answer of the viewer's was lifted without them: it is for them to answer again. Empty once they
    /// have done something.
    Q_PROPERTY(QString liftedAnswer READ liftedAnswer NOTIFY changed)
    /// A match is watched again: nothing can be done.
    Q_PROPERTY(bool isReplay READ isReplay CONSTANT)
    /// Where people point now, of PingEntry.
    Q_PROPERTY(tablewood::EntryModel* pings READ pings CONSTANT)
    /// The weighty events that have just happened, one after the other.
    Q_PROPERTY(tablewood::StageModel* stage READ stage CONSTANT)
    /// What happened since the viewer acted last.
    Q_PROPERTY(tablewood::RecapModel* recap READ recap CONSTANT)
    /// Things just seen in secret by the person who looks, until they have read them.
    Q_PROPERTY(tablewood::PeekModel* peek READ peek CONSTANT)

public:
    TableModel(Program& program, std::unique_ptr<TableSource> source, QObject* parent = nullptr);
    /// A match of this program alone. `type` outlives the model. Throws InputError where the record does not
    /// fit.
    TableModel(Program& program, const GameType& type, MatchRecord record, std::shared_ptr<Journal> journal,
               QObject* parent = nullptr);
    ~TableModel() override;

    QString gameName() const;
    SceneModel* scene() const { return m_scene; }
    EntryModel* log() const { return m_log; }
    EntryModel* options() const { return m_hand.options(); }
    bool hasOnlyOptions() const { return m_hand.hasOnlyOptions(); }
    HeldModel* held() const { return m_held; }
    TableAnswers* answers() const { return m_answers; }
    bool canFinish() const { return m_hand.gesture().complete().has_value(); }
    QString pickedName() const;
    QString pickedHint() const { return PickedWords::hint(m_hand.gesture(), m_seats.scene()); }
    int viewerSeat() const { return viewer().seat.index; }
    bool isGateClosed() const { return m_seats.isGateClosed(); }
    bool isOfOne() const { return m_source->isOfOnePerson() && viewer().seat.isPlayer(); }
    bool isShownToAll() const { return m_seats.isShownToAll(); }
    bool isSharedNight() const { return m_seats.isSharedNight(); }
    bool isAskingAll() const { return m_seats.isAskingAll(); }
    EntryModel* asked() const { return m_asked; }
    bool isSharedScreen() const { return m_seats.isSharedScreen(); }
    void setSharedScreen(bool isShared);
    SeatEntry viewerEntry() const { return seatEntry(viewer().seat, now().players); }
    SeatEntry awaited() const { return seatEntry(m_seats.gate().awaited(), now().players); }
    SeatEntry previous() const { return seatEntry(m_seats.gate().last(), now().players); }
    SeatEntry nextHand() const { return seatEntry(m_seats.nextHand(), now().players); }
    QString botsWait() const;
    UndoModel* undoing() const { return m_undo; }
    HintModel* hint() const { return m_hint; }
    LessonModel* lesson() const { return m_lesson; }
    RunModel* run() const { return m_run; }
    ReminderModel* reminder() const { return m_reminder; }
    QVariantList waysOn() const;
    bool isLostTogether() const
    {
        const auto& outcome = now().scene.outcome;
        return type().sheet().isTogether && outcome && outcome->winners.isEmpty();
    }
    bool canAskHint() const;
    int secondsLeft() const { return m_time.secondsLeft(); }
    int secondsInAll() const { return m_time.secondsInAll(); }
    bool isTimed() const { return m_time.isTimed(); }
    bool isUnhurried() const { return m_time.isUnhurried(); }
    bool passesAlone() const { return m_lone.vainPass().has_value(); }
    bool isWaitingForReader() const { return isLocal() && m_lesson->isShown(); }
    QString refusal() const { return m_refusal.text(); }
    QString problem() const { return m_problem; }
    /// Milliseconds between the moves of bots.
    int botPace() const { return m_autoplay.pace(); }
    void setBotPace(int milliseconds) { m_autoplay.setPace(milliseconds); }
    bool isCovered() const { return m_isCovered; }
    void setCovered(bool isCovered);
    bool isHalted() const { return m_time.isHalted(); }
    void setHalted(bool isHalted);
    bool canGoOn() const { return m_autoplay.canGoOn(); }
    /// Events are being shown one after the other: until the last of them nothing can be done but to hurry
    /// it.
    bool isShowing() const { return m_course.isShowing(); }
    bool isLocal() const { return m_source->isLocal(); }
    bool canPoint() const { return !isLocal() && now().scene.silence.isEmpty(); }
    bool isReplay() const { return m_source->isReplay(); }
    QString liftedAnswer() const;
    EntryModel* pings() const { return m_pings; }
    StageModel* stage() const { return m_stage; }
    RecapModel* recap() const { return m_recap; }
    PeekModel* peek() const { return m_peek; }
    /// The person of this screen plays for others by now, whom the source has. What each of them had here
    /// stays if they are still there.
    void followPersons();
    /// Seats whose persons are not at their laptops.
    void setAway(Seats away, std::map<Seat, QString> partners);
    /// Shows for a while where somebody points.
    void ping(const PingEntry& ping);
    /// The time in milliseconds between two things that happen in one move; a long one is shown faster.
    static constexpr int kStepPace = ShownCourse::kPace;
    void setStepPace(int milliseconds) { m_course.setPace(milliseconds); }
    /// How long a refusal is shown if nothing else is done.
    void setRefusalTime(int milliseconds) { m_refusal.setTime(milliseconds); }
    /// How many milliseconds a second of the clock lasts.
    void setSecond(int milliseconds);

    const GameType& type() const { return m_source->type(); }
    /// Explains the game to the persons here, but not what they have read (see LessonModel).
    void teach(Lesson lesson, const QStringList& read);
    /// The record of a match whose table is in this program.
    const MatchRecord& record() const { return *m_source->record(); }
    const TableSource& source() const { return *m_source; }
    /// What the match was set up with, but for its seed.
    Setup setup() const { return {static_cast<int>(now().players.size()), m_source->options(), {}}; }
    /// Shows at once what is still to be shown; false if there is nothing.
    bool hurry();
    /// Shows a seat's view, behind the gate where there is one; `Seat::none()` shows the public's.
    void handTo(Seat seat);
    /// News of a viewer of this screen have come by themselves.
    void hear(Viewer viewer, const ViewChange& change);
    /// It is not known whether the last wish of a seat here has reached its table.
    void leaveOpen(Seat seat);
    /// A bot would make this move for a person who has asked.
    void advise(Seat seat, const std::string& move);
    /// The public's view, where this laptop has it.
    const SeatView& publicNow() const { return m_source->view(Viewer::publicView()); }
    const FaceBook& faces() const { return m_faces; }

    /// Touches: a space of a board (and what lies on it), a piece, a button, a zone, an option by its row.
    Q_INVOKABLE void pressSpace(const QString& board, int column, int row);
    Q_INVOKABLE void pressPiece(int piece) { press(Pick::ofPiece(static_cast<PieceId>(piece))); }
    /// A card that lies in a zone, on another card or for itself: whichever of them is meant.
    Q_INVOKABLE void pressCard(int piece);
    Q_INVOKABLE void pressButton(const QString& button) { press(Pick::ofButton(nameFrom(button))); }
    Q_INVOKABLE void pressZone(const QString& zone) { press(Pick::ofZone(nameFrom(zone))); }
    /// The place in a zone with so many of its cards before it.
    Q_INVOKABLE void pressGap(const QString& zone, int before)
    {
        press(Pick::ofGap(nameFrom(zone), static_cast<std::int16_t>(before)));
    }
    /// A seat's plate, or another panel, by its id.
    Q_INVOKABLE void pressPanel(const QString& panel) { press(Pick::ofOption(nameFrom(panel), {})); }
    Q_INVOKABLE void pressOption(int row);
    /// The uppermost piece at a space, 0 for none.
    Q_INVOKABLE int topPiece(const QString& board, int column, int row) const;
    /// The uppermost piece at a space that can be taken up now, 0 for none.
    Q_INVOKABLE int pieceToLift(const QString& board, int column, int row) const;
    /// Where the keys begin on a board: at a piece of the viewer's, the uppermost and one that can be acted
    /// on first; else at a lit space, else in the middle.
    Q_INVOKABLE QPoint homeOf(const QString& board) const;
    /// A piece was taken up to be dragged: chooses it if it may be moved. False leaves it lying.
    Q_INVOKABLE bool lift(int piece) { return m_hand.lift(static_cast<PieceId>(piece)); }
    /// A lifted piece was let go over nothing.
    Q_INVOKABLE void putBack();
    /// Takes back the last pick; false when nothing was picked.
    Q_INVOKABLE bool back() { return m_hand.back(); }
    /// Plays what is picked although more could be picked.
    Q_INVOKABLE void finish();
    /// Takes back the last own move. Where more goes with it, it warns first; called again it does it.
    Q_INVOKABLE void undo();
    /// The person is done with this part of the night: it goes by, as soon as the bots have chosen, and so
    /// does all in which they are not called.
    Q_INVOKABLE void goOn();
    /// The person looks at a piece (0 for none), or at the topmost one of a space: what belongs to it comes
    /// into sight (kernel/layer_name.h).
    Q_INVOKABLE void lookAt(int piece);
    Q_INVOKABLE void lookAtSpace(const QString& board, int column, int row);
    /// The pieces that links join with this one, by their numbers.
    Q_INVOKABLE QVariantList linkedWith(int piece) const;
    /// Lays something over the table for who looks at this screen, or lifts it (Layer in kernel/scene.h).
    Q_INVOKABLE void toggleLayer(const QString& layer);
    /// Lifts all of them where one lies there, else lays all.
    Q_INVOKABLE void toggleLayers();
    /// Lets an answer stand for who looks at this screen, or lifts it (Standing in kernel/scene.h).
    Q_INVOKABLE void toggleStanding(const QString& answer);
    /// Lifts the one that stands, else lets the first stand.
    Q_INVOKABLE void toggleStandings();
    /// Asks a bot what it would do.
    Q_INVOKABLE void askHint();
    /// Leaves what the warning was about.
    Q_INVOKABLE void keepMoves();
    Q_INVOKABLE void redo();
    /// Lets bots that could not move try again.
    void tryAgain();
    Q_INVOKABLE void answerUndo(bool isYes);
    Q_INVOKABLE void openGate() { turn(&HotSeat::open); }
    Q_INVOKABLE void showToAll() { turn(&HotSeat::showAll); }
    Q_INVOKABLE void closeGate() { turn(&HotSeat::close); }
    /// The screen may be seen by others meanwhile: whoever comes back to it opens the gate first.
    void shutGate() { turn(&HotSeat::shut); }
    /// One of those who are asked wants to answer: the gate closes before them. Nobody else does.
    Q_INVOKABLE void speakUp(int seat);
    Q_INVOKABLE void letPass();
    /// A person of this screen who may act plays from now on; without a seat the next of them does. Nobody
    /// else does.
    Q_INVOKABLE void takeHand(int seat);
    Q_INVOKABLE void takeNextHand();
    /// An answer that all may see, given for somebody.
    Q_INVOKABLE void answer(int seat, const QString& button);
    /// Shows a space to those at other laptops, if that can be now.
    Q_INVOKABLE void point(const QString& board, int column, int row);
    /// The scores over the moments of the match (of CurvePoint); empty where there are none.
    Q_INVOKABLE QVariantList scoreCurve() const;

Q_SIGNALS:
    void changed();
    void gestureChanged();
    void secondsLeftChanged();
    void readerChanged();
    void refusalChanged();
    void problemChanged();
    /// A sound to play, by its name.
    void sounded(const QString& sound);
    /// Pieces are about to change place (of FlightEntry).
    void flying(const QVariantList& flights);
    /// Something happened at spaces of a board.
    void happened(const QString& board, const QList<QPoint>& cells);
    /// The person who looks at the screen is asked to act now, and was not before.
    void turnCame();
    /// The public's view changed.
    void publicChanged();
    /// The person points at a space.
    void pointed(const QString& board, QPoint cell);

private:
    void take(Viewer viewer, const ViewChange& change);
    void catchUp();
    void showStep();
    void fly(const std::vector<Flight>& flights, const Scene& next);
    /// The eyes that a scene is seen with, and whether it can be touched.
    SceneSight sight(bool canTouch);
    bool hurryBots();
    void refresh();
    void followNight();
    void callIfTurnCame();
    void showScene();
    /// The same once more, as far as it can be touched now.
    void redraw();
    void showLog();
    void showHint();
    void showLesson();
    void showRun();
    void showReminder();
    void followPeeks();
    /// Nothing is shown or asked here that has to come before what goes by itself.
    bool isQuiet() const;
    void showNews();
    void skipNews();
    QString pieceName(PieceId id) const;
    void press(const Pick& pick);
    void send(const Wish& wish);
    /// The seat that somebody at this screen is heard for where it matters to nobody who they are. Who plays
    /// for others is heard as themself.
    Seat voice() const;
    void sendFor(Seat seat, Wish wish);
    void guarded(const std::function<void()>& action);
    void turn(void (HotSeat::*gate)());
    void retranslate();
    void wipe();
    Viewer viewer() const { return m_seats.viewer(); }
    const SeatView& now() const { return m_seats.view(); }

    Program& m_program;
    std::unique_ptr<TableSource> m_source;
    SceneModel* m_scene;
    EntryModel* m_log;
    EntryModel* m_asked;
    PingModel* m_pings;
    StageModel* m_stage;
    RecapModel* m_recap;
    PeekModel* m_peek;
    UndoModel* m_undo;
    HintModel* m_hint;
    LessonModel* m_lesson;
    RunModel* m_run;
    ReminderModel* m_reminder;
    ScreenSeats m_seats;
    LonePerson m_lone;
    ShownCourse m_course;
    RefusalNote m_refusal;
    TouchingHand m_hand;
    HeldModel* m_held;
    LastActs m_acts;
    TableAnswers* m_answers;
    TableTime m_time;
    Autoplay m_autoplay;
    FaceBook m_faces;
    /// Each person at a shared screen has their own, and so has the screen itself.
    std::map<Seat, LayerSwitches> m_layers;
    PieceId m_looked = 0;
    LogBook m_book;
    Seats m_away;
    std::map<Seat, QString> m_partners;
    bool m_isCovered = false;
    bool m_wasMyTurn = false;
    QString m_problem;
    /// The scores that were seen, for as long as the record is not known.
    ScoreTrail m_scores;
};

} // namespace tablewood
