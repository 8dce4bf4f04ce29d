#pragma once

#include "session/played_match.h"
#include "wire/seat_view.h"

namespace tablewood {

/// A match that was played, seen again by one viewer or another as they saw it then. What was taken back is
/// not in it.
///
/// Each viewer has pictures of their own: how it began, and one for each move that changed something for
/// them. So the number of pictures tells nobody of moves that they did not see. A move of which a viewer was
/// told details alone belongs to the picture before.
class Replay
{
public:
    /// After so many moves, with so many lines of the viewer's log.
    struct Picture
    {
        /// The first number of moves after which it was so, and the last that is part of it.
        std::size_t first = 0;
        std::size_t moves = 0;
        std::size_t lines = 0;
        friend bool operator==(const Picture&, const Picture&) = default;
    };

    /// How a match stood, as everybody saw it.
    struct Standing
    {
        /// Where in the match it was, such as "round 9".
        Text moment;
        /// The seat that was named as having the turn, else the first to act.
        Seat turn;
        /// One for each seat that has a score.
        std::vector<int> scores;
        friend bool operator==(const Standing&, const Standing&) = default;
    };

    /// Plays the record again. Throws InputError naming what does not fit. `type` outlives the replay.
    Replay(const GameType& type, MatchRecord record);
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    const GameType& type() const { return m_played.type(); }
    const MatchRecord& record() const { return m_played.record(); }
    /// Whether the match has ended, so that nothing of it is secret any more.
    bool isOver() const { return m_played.match().outcome().has_value(); }

    /// All pictures of a viewer, the beginning first.
    const std::vector<Picture>& pictures(Viewer viewer) const;
    /// The number of the viewer's last picture in so many moves.
    std::size_t pictureAt(Viewer viewer, std::size_t moves) const;
    /// The view that the viewer had then; nothing can be done in it.
    SeatView view(Viewer viewer, std::size_t picture) const;
    /// How it stood after so many moves.
    const Standing& standing(std::size_t moves) const { return m_standings.at(moves); }

private:
    std::vector<Picture> picturesOf(Viewer viewer) const;

    NoJournal m_journal;
    PlayedMatch m_played;
    std::vector<Standing> m_standings;
    /// Only for viewers that have looked so far.
    mutable std::map<Seat, std::vector<Picture>> m_pictures;
};

/// The scores that a scene shows, one for each of so many seats that has one.
std::vector<int> scoresOf(const Scene& scene, std::size_t seats);

} // namespace tablewood
