#pragma once

#include "app/table/scene/course_entries.h"
#include "app/words/entry_model.h"
#include "kernel/log.h"
#include "session/match_record.h"

#include <QtCore/QTimer>

#include <map>
#include <span>

namespace tablewood {

/// The plate over the table: the great events that whoever looks has just been told of, the newest last, for
/// as long as it takes to read them. Each viewer is shown each of them once, where they see the table.
class PlateModel : public tablewood::EntryModel
{
    Q_OBJECT
    QML_NAMED_ELEMENT(PlateModel)
    QML_UNCREATABLE("A TableModel has it")
    /// Something lies over the table, so that nobody can read it: its time stands still.
    Q_PROPERTY(bool isHeld READ isHeld WRITE setHeld NOTIFY heldChanged)
    /// All of it, as it is read aloud.
    Q_PROPERTY(QString words READ words NOTIFY entriesChanged)

public:
    explicit PlateModel(QObject* parent = nullptr);

    bool isHeld() const { return m_isHeld; }
    void setHeld(bool isHeld);
    QString words() const;
    /// How long one event stays, and how much longer each other with it, in milliseconds.
    void setTimes(int one, int more);

    /// A viewer has been told so much of a match. What is great and new to them is shown, unless they do not
    /// see the table: then it waits until they do.
    void follow(Viewer viewer, std::span<const Event> told, const std::vector<Player>& players, bool isSeen);
    /// A viewer needs to be shown nothing of so many events, such as those from before the table was laid.
    void skip(Viewer viewer, std::size_t events);
    /// A viewer has read what is told with all others, up to what has words for them alone.
    void skipRead(Viewer viewer, std::span<const Event> told);
    /// So much of what a viewer was told is left after something was taken back; the rest leaves the plate.
    void takeBack(Viewer viewer, std::size_t events);
    void clear();
    /// Takes it away, as a person wants it; false where there is none to be seen.
    Q_INVOKABLE bool dismiss();

Q_SIGNALS:
    void heldChanged();

private:
    void startTime();

    bool m_isHeld = false;
    int m_one = 0;
    int m_more = 0;
    QTimer m_time;
    /// The viewer of the plate, and how many events each has been shown, by the number of the seat.
    Viewer m_viewer;
    std::map<int, std::size_t> m_shown;
};

} // namespace tablewood
