#pragma once

#include "app/table/scene/course_entries.h"
#include "app/table/scene/face_book.h"
#include "kernel/log.h"
#include "session/match_record.h"
#include "storage/settings.h"

#include <QtCore/QTimer>

#include <deque>
#include <map>
#include <span>

namespace tablewood {

/// The stage over the table: the weighty events that whoever looks has just been told of, one after the
/// other, each for as long as it takes to read. Each viewer is shown each of them once, where they see the
/// table.
class StageModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(StageModel)
    QML_UNCREATABLE("A TableModel has it")
    /// What is on the stage; its number is 0 where nothing is.
    Q_PROPERTY(tablewood::StageEntry entry READ entry NOTIFY entryChanged)
    Q_PROPERTY(bool isUp READ isUp NOTIFY entryChanged)
    /// So many more wait for it.
    Q_PROPERTY(int waiting READ waiting NOTIFY entryChanged)
    /// Something lies over the table, so that nobody can see it: its time stands still.
    Q_PROPERTY(bool isHeld READ isHeld WRITE setHeld NOTIFY heldChanged)
    /// The viewer is asked about it: it stays until they have answered.
    Q_PROPERTY(bool isRaised READ isRaised NOTIFY entryChanged)

public:
    /// More wait for none: of more the oldest are in the account of what others did, and in the log.
    static constexpr std::size_t kMostWaiting = 3;
    /// How long an event stays, in milliseconds: so much, so much more for each letter, and no longer than
    /// that.
    struct Times
    {
        int base = 1500;
        int ofLetter = 50;
        int most = 6000;
    };

    /// `faces` outlives it.
    explicit StageModel(const FaceBook& faces, QObject* parent = nullptr);

    StageEntry entry() const { return m_entry; }
    bool isUp() const { return m_entry.number != 0; }
    /// Somebody watches what rises, and is not asked about it: who can wait waits. Under a vote or in the
    /// dark nobody does.
    bool isWatched() const { return isUp() && !isRaised() && !m_isHeld; }
    int waiting() const { return static_cast<int>(m_waiting.size()); }
    bool isHeld() const { return m_isHeld; }
    void setHeld(bool isHeld);
    bool isRaised() const { return isUp() && m_raised == m_entry.number; }
    /// How long events stay, by a person's wish; with `none` nothing rises.
    void setTime(StageTime time);
    void setTimes(const Times& times) { m_times = times; }
    /// So many times as fast as that.
    void setSpeed(double speed) { m_speed = speed; }

    /// How the table is seen while a viewer is told something.
    struct Look
    {
        bool isSeen = true;
        /// What the viewer is asked about.
        std::optional<WeightyEvent> asked{};
    };
    /// A viewer has been told so much of a match. What is weighty and new to them rises, unless they do not
    /// see the table: then it waits until they do.
    void follow(Viewer viewer, std::span<const Event> told, const std::vector<Player>& players, Look look);
    /// Something waits to rise after what is there now.
    bool hasMore() const { return !m_waiting.empty(); }
    /// A viewer needs to be shown nothing of so many events, such as those from before the table was laid.
    void skip(Viewer viewer, std::size_t events);
    /// A viewer has read what is told with all others, up to what has words for them alone.
    void skipRead(Viewer viewer, std::span<const Event> told);
    /// So much of what a viewer was told is left after something was taken back; the rest leaves the stage.
    void takeBack(Viewer viewer, std::size_t events);
    /// Takes everything away, also what waits. What the viewer is asked about comes back.
    void clear();
    /// Ends what is on the stage, as a person wants it; the next one rises. False where nothing can be seen.
    Q_INVOKABLE bool dismiss();
    /// The same with all that waits.
    Q_INVOKABLE bool dismissAll();

Q_SIGNALS:
    void entryChanged();
    void heldChanged();

private:
    StageEntry entryOf(std::size_t index, const Event& event, const std::vector<Player>& players) const;
    /// Shows what the viewer is asked about; what stood because of that goes.
    void followAsking(std::span<const Event> told, const std::vector<Player>& players,
                      const std::optional<WeightyEvent>& asked);
    /// Lets the next one rise where the stage is free.
    void raiseNext();
    void show(StageEntry entry);
    void startTime();

    const FaceBook& m_faces;
    StageEntry m_entry;
    std::deque<StageEntry> m_waiting;
    bool m_isHeld = false;
    StageTime m_time = StageTime::full;
    Times m_times;
    double m_speed = 1;
    QTimer m_clock;
    /// The number of what the viewer is or was asked about last, 0 for none.
    int m_raised = 0;
    /// Whose stage it is, and how many events each has been shown, by the number of the seat.
    Viewer m_viewer;
    std::map<int, std::size_t> m_shown;
};

} // namespace tablewood
