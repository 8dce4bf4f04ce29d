#pragma once

#include "app/table/scene/panel_entries.h"
#include "app/table/scene/scene_words.h"
#include "app/words/entry_model.h"
#include "wire/seat_view.h"

#include <optional>

namespace tablewood {

/// Taking back, in words: what it would take with it, who asks for it and who has to agree, and what was
/// taken back by agreement.
class UndoModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(UndoModel)
    QML_UNCREATABLE("A TableModel has it")
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Other persons would be asked.
    Q_PROPERTY(bool needsConsent READ needsConsent NOTIFY changed)
    /// Whose move goes, where that is no move of who takes back; an empty name otherwise.
    Q_PROPERTY(tablewood::SeatEntry maker READ maker NOTIFY changed)
    /// Tells what goes beside the own last move, while that is asked; empty otherwise.
    Q_PROPERTY(QString warning READ warning NOTIFY changed)
    /// The seat that asks to take back, and the seat of this screen that answers next; empty names for none.
    Q_PROPERTY(tablewood::SeatEntry asker READ asker NOTIFY changed)
    Q_PROPERTY(tablewood::SeatEntry answerer READ answerer NOTIFY changed)
    /// The person at this laptop of a network asks it, and can still take the question back. Where they play
    /// for another who is asked, that is for them to answer first.
    Q_PROPERTY(bool isOurs READ isOurs NOTIFY changed)
    /// The names of those who have not agreed yet, or would be asked; empty where those would be all others.
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    /// Tells what goes if all agree: from which line of the log on, how many moves of whom.
    Q_PROPERTY(QString extent READ extent NOTIFY changed)
    /// Who asks, in words, and whose move would go.
    Q_PROPERTY(QString request READ request NOTIFY changed)
    /// Why the person of this screen has to agree.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)

public:
    /// `persons` look at this screen; `isShared` where they share it, so that a question is answered at it.
    UndoModel(Seats persons, bool isShared, QObject* parent = nullptr);

    void setPersons(Seats persons) { m_persons = persons; }
    /// Takes what a viewer of this screen has before them now.
    void follow(Viewer viewer, const SeatView& view);
    /// Whether taking back has to be asked for once more, since more goes with it or others must agree; from
    /// then on that is asked.
    bool warns();
    /// Whether it is asked now.
    bool isWarned() const { return m_isWarned; }
    void dropWarning();
    /// The seat of this screen that a yes or no comes from; none if it is nobody's.
    Seat answers() const;

    bool canUndo() const { return m_status.canUndo; }
    bool canRedo() const { return m_status.canRedo; }
    bool needsConsent() const { return m_status.needsConsent; }
    SeatEntry maker() const { return seatEntry(makerSeat(), m_players); }
    QString warning() const;
    SeatEntry asker() const { return seatEntry(m_status.asked, m_players); }
    SeatEntry answerer() const { return seatEntry(awaitedHere(), m_players); }
    bool isOurs() const;
    QString awaited() const;
    QString extent() const;
    QString request() const;
    QString reason() const;

    /// The log's rows, the newest first, with a line where something was taken back by agreement.
    std::vector<EntryModel::Row> withNotes(std::vector<EntryModel::Row> rows) const;

Q_SIGNALS:
    void changed();

private:
    /// Tells its viewer alone what was taken back, after as many `lines` as their log had then.
    struct Note
    {
        Viewer viewer;
        std::size_t lines = 0;
        Seat asker;
        QString text;
    };

    Seat awaitedHere() const;
    Seat makerSeat() const;
    QString namesOf(Seats seats) const;
    QStringList movesGone() const;
    void note(const SeatView& view);

    Seats m_persons;
    bool m_isShared;
    bool m_isWarned = false;
    Viewer m_viewer;
    UndoStatus m_status;
    /// Those who were asked when the question came.
    Seats m_asked;
    std::vector<Player> m_players;
    /// The first line of the log that goes, while a question is open.
    QString m_firstLine;
    std::size_t m_logLength = 0;
    std::vector<Note> m_notes;
};

} // namespace tablewood
