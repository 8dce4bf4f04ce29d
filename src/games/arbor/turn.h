#pragma once

#include "games/arbor/aims.h"
#include "games/arbor/referee.h"
#include "games/arbor/spotlights.h"
#include "games/arbor/view_ids.h"

namespace tablewood::arbor {

/// Carries out moves that the referee let pass, and everything that follows by itself: songs that take
/// effect, Night, the next Dawn, the end of the match.
class Turn
{
public:
    Turn(const Content& content, State& state, Log& log) : m_content(content), m_state(state), m_log(log) {}

    void carryOut(Seat seat, const Move& move);

private:
    // Moves.
    void carry(Seat seat, const ChooseAncient& move);
    void carry(Seat seat, const Reroll& move);
    void carry(Seat seat, const MoveAncient& move);
    void carry(Seat seat, const GrowTree& move);
    void carry(Seat seat, const Awaken& move);
    void carry(Seat seat, const PlaySong& move);
    void carry(Seat seat, const UseBlessing& move);
    void carry(Seat seat, const Counter& move);
    void carry(Seat seat, const Pass& move);
    void carry(Seat seat, const Reveal& move);
    void carry(Seat seat, const DrawStar& move);
    void carry(Seat seat, const EndTurn& move);
    void carry(Seat seat, const NameFirst& move);

    // Songs and powers.
    void announce(const PendingSong& song);
    void announcePower(Seat seat, const char* cue, const Text& text, const Power& power, const Targets& at);
    void openWindow(Seat player);
    void resolvePending();
    void takeEffect(const PendingSong& song);
    void sing(Seat seat, Song song, const Targets& at);
    void use(Seat seat, const Power& power, const Targets& at);
    void exchange(Seat seat, Cell a, Cell b);
    void moveAncient(Seat mover, Cell from, Cell to);
    void storm(Seat seat, Seat struck, int manna);

    // The land.
    void growTree(Seat seat, Cell at);
    void burnTree(Seat seat, Cell at);
    void awaken(Seat seat, Cell at, TileKind kind);
    Tile newTile(TileKind kind, Seat owner);

    // Cards.
    Card takeFromHand(Seat seat, Spirit spirit);
    std::optional<Card> drawFromDeck();
    void tellDrawn(Seat seat, const Card& card);
    void refillDisplay();

    // The day's course.
    void throwForFirst();
    void begin(Seat first);
    void settle();
    void endByReaching();
    void night();
    void dawn(Seat seat);
    void throwDice(bool first, bool second);
    void takeDawn();
    void countMatch();
    void finish(Ending ending, Seats winners, int number);

    void gainManna(Seat seat, int manna);
    bool isOver() const { return m_state.finish.has_value(); }
    int glory(Seat seat) const { return gloryOf(m_content.ancients, m_state, seat); }
    const Ancients& ancients() const { return m_content.ancients; }
    const Ancient& ancientOf(Seat seat) const { return m_content.ancient(m_state.of(seat).ancient); }
    /// Tells what happened. `fill` gives the event what else it has.
    void tell(Seat seat, const char* cue, const Targets& cells, const auto& makeText, const auto& fill)
    {
        if (!m_log.isWanted())
            return;
        Event event{makeText(), seat, cue, kBoard, {cells.begin(), cells.end()}};
        fill(event);
        m_log.tell(std::move(event));
    }
    void tell(Seat seat, const char* cue, const Targets& cells, const auto& makeText)
    {
        tell(seat, cue, cells, makeText, [](Event&) {});
    }

    const Content& m_content;
    State& m_state;
    Log& m_log;
};

} // namespace tablewood::arbor
