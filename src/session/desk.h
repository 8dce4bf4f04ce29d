#pragma once

#include "session/played_match.h"
#include "wire/messages.h"
#include "wire/words.h"

namespace tablewood {

/// The table's own copy of one viewer's view. A new view is compared with it to find what is new. All that
/// leaves the table for this viewer is built here, from the viewer's view alone.
class Desk
{
public:
    /// What a viewer is told besides what the match shows.
    struct Told
    {
        UndoStatus undo;
        std::optional<Timer> timer;
        RunPace pace;
        Reminder reminder;
    };
    /// How many seconds are left of what runs, for who comes meanwhile; 0 says all of them.
    struct Left
    {
        std::int32_t ofTimer = 0;
        std::int32_t toGoOn = 0;
    };
    Desk(Viewer viewer, const PlayedMatch& played, Told told);

    Viewer viewer() const { return m_viewer; }
    std::uint32_t revision() const { return m_revision; }
    bool isDark() const { return m_situation.scene.night.has_value(); }

    /// Finds what is new; nothing if the viewer sees no difference and it is not `forced`. `logCut` is the
    /// length to which the match's log was cut since the last time.
    std::optional<Update> refresh(const PlayedMatch& played, Told told, std::optional<std::size_t> logCut,
                                  bool isForced);
    /// The view as it was told last, with what is left of its time. `refresh` has been called since the
    /// match changed.
    Whole whole(const PlayedMatch& played, const Left& left) const;
    /// Nobody has this view: whoever comes next is told nothing of what was said before.
    void forgetWords() { m_words = {}; }
    /// The bytes of a message for all who have this view.
    Bytes say(News news);

    /// Whether a move decided on that revision still means what it meant: the viewer has been asked nothing
    /// else since.
    bool isFreshForMove(std::uint32_t revision) const { return isBetween(revision, m_askedRevision); }
    /// Whether nothing was taken back since that revision.
    bool isFreshForUndo(std::uint32_t revision) const { return isBetween(revision, m_cutRevision); }
    /// Whether an answer decided on that revision is for the question that is open.
    bool isFreshForAnswer(std::uint32_t revision) const { return isBetween(revision, m_questionRevision); }

    /// The number of the last wish that was dealt with.
    std::uint32_t number = 0;

private:
    bool isBetween(std::uint32_t revision, std::uint32_t first) const
    {
        return revision >= first && revision <= m_revision;
    }
    std::size_t linesWithin(const std::vector<LogEntry>& log, std::size_t length) const;
    /// The viewer's last line in so much of the log; an empty one if there is none.
    Event lastLine(const std::vector<LogEntry>& log, std::size_t length) const;

    Viewer m_viewer;
    std::uint32_t m_revision = 1;
    std::uint32_t m_askedRevision = 1;
    std::uint32_t m_cutRevision = 1;
    std::uint32_t m_questionRevision = 1;
    Situation m_situation;
    Words m_words;
    /// The number that was told last.
    std::uint32_t m_saidNumber = 0;
    /// How far in the match's log the viewer was told, and how many lines of it were for them.
    std::size_t m_logLength = 0;
    std::size_t m_lines = 0;
};

} // namespace tablewood
