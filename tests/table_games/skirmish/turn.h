#pragma once

#include "kernel/log.h"
#include "state.h"

/// What happens in a turn of Skirmish once a move is accepted.
namespace tablewood::skirmish {

/// A state that goes on, and the log that is told of it.
struct Course
{
    State& state;
    Log& log;

    /// Tells what happened, and which cards it is about.
    void tell(Text text, Seat seat, const Name& cue, std::vector<PieceId> cards = {}) const;
    /// The same as a detail of what was told before.
    void tellDetail(Text text, Seat seat, const Name& cue, std::vector<PieceId> cards = {}) const;
    /// The same as a weighty event, with its meaning on the stage.
    void tellGreat(Text text, Seat seat, const Name& cue, const Name& sign, Text meaning) const;
    /// Readies the active seat's fighters and draws its card: the first of the reserve, else one of the deck.
    void beginTurn() const;
    /// Ends the turn; the other's begins, unless the match is over.
    void passTurn() const;
    /// Resolves the chain, the last trick first. Then the combat begins, or the turn passes where nobody
    /// attacks any more.
    void resolveChain() const;
    /// The first attacker of the row fights.
    void fight() const;
    /// Takes a card out of the hand of a seat.
    Card takeFromHand(Seat seat, std::uint8_t number) const;

private:
    void resolve(const Link& link) const;
    void harm(std::uint8_t fighter, int much) const;
    /// A fighter and its gear leave for the discard where it has as much harm as it can bear.
    void buryIfDead(std::uint8_t fighter) const;
    void strikeKeep(const Fighter& attacker) const;
};

} // namespace tablewood::skirmish
