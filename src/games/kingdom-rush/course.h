#pragma once

#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/ids.h"
#include "kernel/log.h"

/// What happens once a move is accepted.
namespace tablewood::kingdom_rush {

class Course
{
public:
    Course(const Box& box, State& state, Log& log) : m_box(box), m_state(state), m_log(log) {}

    void carryOut(Seat seat, const Move& move);
    /// Lays out the map, the stacks and what the Council decides about; `bench` heroes for who plays alone.
    void setUp(int bench);

    void operator()(const ChooseHero& move);
    void operator()(const ChooseAbility& move);
    void operator()(const ChooseColour& move);
    void operator()(const TakeTower& move);
    void operator()(const LayBack& move);
    void operator()(const GiveTower& move);
    void operator()(const RaiseStart& move);
    void operator()(const ReturnStart& move);
    void operator()(const ChooseBench& move);
    void operator()(const SayDone& move);
    void operator()(const Wait& move);
    void operator()(const LetPlay& move);
    void operator()(const KeepWaiting& move);
    void operator()(const BlockColour& move);
    void operator()(const Build& move);
    void operator()(const PassTower& move);
    void operator()(const Activate& move);
    void operator()(const CallBench& move);
    void operator()(const Lay& move);
    void operator()(const Walk& move);
    void operator()(const Stand& move);
    void operator()(const Bloom& move);
    void operator()(const AttackNow& move);
    void operator()(const UseAbility& move);
    void operator()(const Rest& move);
    void operator()(const Target& move);
    void operator()(const Help& move);
    void operator()(const EndPart& move);
    void operator()(const CancelAction& move);
    void operator()(const Retreat& move);
    void operator()(const Gain& move);
    void operator()(const Regrow& move);
    void operator()(const Shed& move);
    void operator()(const Suffer& move);
    void operator()(const Collect& move);
    void operator()(const BuyTower& move);
    void operator()(const BuyMod& move);
    void operator()(const Advance& move);

private:
    // From phase to phase (course.cpp).
    /// Goes on until somebody is asked, or the clock.
    void goOn();
    /// Answers what only one thing can be answered to.
    void settleAsked();
    void beginRound();
    void endPhase();
    void end(Ending ending);

    // The Council (course_setup.cpp).
    /// The same for the bench, where nobody has abilities.
    void takeBench(Hero& hero, std::uint8_t kind);
    void takeHero(Hero& hero, std::uint8_t kind);
    void layStacks();
    void layTowers();

    // Phase 1 (course_spawn.cpp).
    void beginSpawning();
    void spawnNext();
    /// False where no space is free: then the match is lost.
    bool placeHorde(std::uint8_t card, std::uint8_t route);
    void askHeroesOn(std::uint8_t space);

    // Phase 2: open actions (course_action.cpp), of towers (course_tower.cpp), of heroes (course_walk.cpp,
    // course_hero.cpp).
    void open(Opened what, std::uint8_t who);
    void close();
    /// Goes on with the open action: asks for what comes next of it, or closes it.
    void settleOpen();
    bool askPieces();
    void addTowerPieces(std::uint8_t card);
    void enter(std::uint8_t space);
    void settleHero();
    /// Does what is next to do of an act; true where somebody is asked.
    bool doNext();
    void beginAct(std::uint8_t act);

    // Phase 3 (course_destroy.cpp).
    void beginDestroying();
    bool destroyNext();
    void destroy(std::uint8_t card);
    void reward(const Reward& reward);

    // Phase 4 (course_advance.cpp).
    void beginAdvancing();
    /// The horde whose turn comes next; none where all had theirs.
    Horde* nextMover();
    void beginTurnOf(Horde& horde);
    void heal(const Horde& horde);
    void drawForChampion(Horde& horde);
    void cleave(const Horde& horde);
    void attempt(Horde& horde);
    void escape(std::uint8_t card);
    void afterAdvance();
    bool isWon() const;

    // Phases 5 and 6 (course_buy.cpp).
    void pickUp();
    void beginBuying();

    // Figures and hordes (course_figures.cpp).
    void hurt(std::size_t figure, int damage);
    void leaveHorde(std::size_t figure);
    void toBoard(std::size_t figure);
    void removeTiles(std::uint8_t horde);
    void removeSoldiers(std::uint8_t horde);
    void removeHorde(std::uint8_t card);

    bool isTold() const { return m_log.isWanted(); }
    void tell(Text text, const Name& cue, std::vector<PieceId> pieces = {}, bool isDetail = false);
    void tellAt(Text text, const Name& cue, std::uint8_t space, std::vector<PieceId> pieces = {});
    const Ground& ground() const { return groundOf(m_box, m_state); }
    const Scenario& scenario() const { return m_box.scenario(m_state.scenario); }
    Cell cell(std::uint8_t space) const { return ground().cells[space]; }
    Text nameOfHorde(std::uint8_t card) const { return m_box.horde(card).name; }
    Text nameOfTower(std::uint8_t card) const { return m_box.tower(card).name; }
    Text nameOfHero(std::size_t figure) const
    {
        return m_box.content().heroes[m_state.heroes[figure].kind].name;
    }
    std::uint8_t spaceOf(Cell cell) const { return ground().find(cell); }

    const Box& m_box;
    State& m_state;
    Log& m_log;
    Seat m_seat = Seat::none();
};

} // namespace tablewood::kingdom_rush
