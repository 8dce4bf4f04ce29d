#pragma once

#include "games/rise-of-the-forest/tell.h"

/// The Unit Phase, which runs without anybody's choice (rulings 15 to 23 and 32 to 35).
namespace tablewood::rise_of_the_forest {

/// A unit whose turn it is: of which side, and which of its units.
struct Turn
{
    Side side = Side::shadowborn;
    std::uint8_t index = 0;
};
/// Who acts next in this sequence; nobody where it is over (ruling 15).
std::optional<Turn> nextTurn(const State& state);
/// The Shadowborn farthest down within the range of a Lightborn, without Shroud and with it; null for none.
struct Aim
{
    const Unit* open = nullptr;
    const Unit* shrouded = nullptr;
    /// Whom it would shoot now (rulings 20 and 21).
    const Unit* target() const { return open ? open : shrouded; }
    /// Shroud turns the shot to somebody who is not the farthest down.
    bool isPassedOver() const { return open && shrouded && shrouded->at > open->at; }
};
Aim aimOf(const Content& content, const State& state, const Unit& shooter);
/// The space of a tower, by its pips.
Cell cellOfTower(const State& state, std::uint8_t pips);

class Run
{
public:
    Run(const Content& content, State& state, Log& log) : m_content(content), m_state(state), m_log(log) {}

    void begin();
    /// One unit takes its turn; late in a run all that are left of a sequence do.
    void advance();

private:
    /// A turn whose end is told first, and what led to it as its details.
    struct Telling
    {
        Event event;
        std::vector<Event> details;
    };
    void act(const Turn& turn);
    void afterTurn();
    void endRound();
    void beginSequence();

    void turnOfShadowborn(Unit& unit);
    /// Regeneration, then Venom; false where the unit is killed.
    bool sufferFirst(Unit& unit);
    void roll(Unit& unit);
    /// Lets a unit land on a tile, or wherever it comes to lie instead (rulings 17 and 33).
    void land(Unit& unit, int tile);
    void enterBase(Unit& unit);
    void toStack(Unit& unit);
    void layBeside(Unit& unit, bool isKilled);
    void firstOnTrack(Unit& unit);

    void turnOfLightborn(Unit& unit);
    /// How much health is left to the target; below 1 for one that was killed.
    int attack(const Unit& shooter, Unit& target);
    void hurt(Unit& unit, int damage);
    /// Kills who is below 1 after an attack, all together (ruling 32); whether `target` was killed.
    bool killFallen(const Unit& target);
    void bequeath(int tile, int amount, const Unit& from);
    void afterSurvival(const Unit& shooter, Unit& target);
    void push(Unit& target, int tiles);

    int power(const Unit& unit, Trait keyword) const { return powerOf(m_content, m_state, unit, keyword); }
    bool has(const Unit& unit, Trait keyword) const { return power(unit, keyword) > 0; }
    bool isTold() const { return m_log.isWanted(); }
    Text nameOf(const Unit& unit) const { return kindOf(m_content, unit.card).name; }
    PieceId id(const Unit& unit) const { return idOf(kindOf(m_content, unit.card).side, unit.card.number); }
    /// Adds to what is told of this turn.
    void note(Text text, const Name& cue, const Unit& unit);
    void tellTurn();

    const Content& m_content;
    State& m_state;
    Log& m_log;
    Telling m_telling;
};

} // namespace tablewood::rise_of_the_forest
