#pragma once

#include "app/table/model/replay_source.h"
#include "app/table/model/table_model.h"
#include "app/table/scene/course_entries.h"

namespace tablewood {

class Program;

/// A match that is watched again at a table of its own: forward, backward, at a speed, from one seat's view
/// or the public's. Positions are the pictures of the viewer, so that they tell of nothing the viewer did not
/// see.
///
/// While the match runs only those look who see their views at this screen anyway, each behind the gate where
/// the game has one; once it is over every seat's view is there for all.
class ReplayModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(ReplayModel)
    /// Null until a match is open.
    Q_PROPERTY(tablewood::TableModel* table READ table NOTIFY opened)
    /// Why the match cannot be watched; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY opened)
    /// The seats whose views can be chosen, of SeatEntry; the public is the first and has an empty name.
    Q_PROPERTY(QVariantList viewers READ viewers NOTIFY opened)
    /// Which picture is shown, from 0, and the last there is. The next one is told as it was played, another
    /// one is just there.
    Q_PROPERTY(int position READ position WRITE go NOTIFY positionChanged)
    Q_PROPERTY(int last READ last NOTIFY courseChanged)
    /// Where turns begin, of TurnMark, and how the scores went, of ScoreMark.
    Q_PROPERTY(QVariantList turns READ turns NOTIFY courseChanged)
    Q_PROPERTY(QVariantList scores READ scores NOTIFY courseChanged)
    /// The viewer's log of the whole match, the last line first, and which of its rows has been told last.
    Q_PROPERTY(tablewood::EntryModel* log READ log CONSTANT)
    Q_PROPERTY(int toldRow READ toldRow NOTIFY toldRowChanged)
    Q_PROPERTY(bool isPlaying READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    /// For QML.
    explicit ReplayModel(QObject* parent = nullptr);
    explicit ReplayModel(Program& program, QObject* parent = nullptr);
    ~ReplayModel() override;

    /// Opens what was played at a table that is open now, or the match of the library with this id where the
    /// table does not know its record; there may be no table. One that runs is shown as it stands, one that
    /// is over from its beginning, or where all at the open table have lost it together, from its last round.
    /// The table's gate is shut meanwhile, as others may come before the screen.
    Q_INVOKABLE void open(const QString& matchId, tablewood::TableModel* table);

    TableModel* table() const { return m_table.get(); }
    QString problem() const { return m_problem; }
    QVariantList viewers() const;
    int position() const;
    void go(int position);
    int last() const { return static_cast<int>(pictures().size()) - 1; }
    QVariantList turns() const;
    QVariantList scores() const;
    EntryModel* log() const { return m_log; }
    int toldRow() const;
    bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool isPlaying);
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    /// Milliseconds from one picture to the next at speed 1.
    void setPace(int milliseconds) { m_pace = milliseconds; }

    /// On by a picture, or with -1 back. It does not play on.
    Q_INVOKABLE void step(int direction);
    /// To the beginning of the next turn, or with -1 of this one, then of the one before.
    Q_INVOKABLE void turn(int direction);
    /// To the beginning of the last round, as the match names its moments.
    void showLastRound();
    /// To the picture in which a line of the log was told.
    Q_INVOKABLE void showLine(int number);
    /// Shows the match as a seat saw it, -1 as all did.
    Q_INVOKABLE void lookAs(int seat);

Q_SIGNALS:
    void opened();
    void positionChanged();
    void courseChanged();
    void toldRowChanged();
    void playingChanged();
    void speedChanged();

private:
    static constexpr int kPace = 1000;

    void begin(const QString& matchId, TableModel* table);
    void follow();
    void readCourse();
    void playOn();
    Viewer viewer() const { return Seat{static_cast<std::int8_t>(m_table->viewerSeat())}; }
    const std::vector<Replay::Picture>& pictures() const;

    Program& m_program;
    std::unique_ptr<TableModel> m_table;
    /// The table's.
    ReplaySource* m_source = nullptr;
    Viewer m_shownViewer;
    QString m_problem;
    EntryModel* m_log;
    LogBook m_book;
    std::vector<TurnMark> m_turns;
    bool m_isPlaying = false;
    double m_speed = 1;
    int m_pace = kPace;
    QTimer m_timer;
};

} // namespace tablewood
