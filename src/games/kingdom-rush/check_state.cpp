#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "kernel/input_error.h"

#include <algorithm>

/// Looks over a state that was read from a source that nobody vouches for.
namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostMoney = 10'000;
constexpr int kMostRounds = 60;

class Checker
{
public:
    Checker(const Box& box, const Situation& now) : m_box(box), m_now(now) {}

    void all(int seats)
    {
        const Content& content = m_box.content();
        need(m_now.scenario < content.scenarios.size(), "scenario", "there is no such scenario");
        need(m_now.players == seats, "players", "there is one for each seat");
        need(m_now.round <= kMostRounds, "round", "no match is so long");
        need(m_now.crystals >= 0 && m_now.crystals < kMostMoney, "crystals", "there are not so many");
        need(m_now.gold >= 0 && m_now.gold < kMostMoney, "gold", "there is not so much");
        need((m_now.step == Step::over) == (m_now.ending != Ending::none), "ending",
             "a match that is over has an ending");
        need(m_now.tales.size() == m_now.round, "tales", "there is one of each round");
        const bool hasEscaped = m_now.ending == Ending::heartsLost || m_now.ending == Ending::championEscaped;
        need(!hasEscaped || (!m_now.tales.empty() && m_now.tales.back().leftFrom != kNone), "ending",
             "a horde escaped in the last round");
        for (const Tale& tale : m_now.tales)
            need(tale.leftFrom == kNone || isSpace(tale.leftFrom), "tales, leftFrom",
                 "there is no such space");
        for (const Seat seat : m_now.done)
            need(seat.index < seats, "done", "a seat of the match is meant");
        for (const Seat seat : m_now.letting)
            need(seat.index < seats, "letting", "a seat of the match is meant");
        heroes();
        towers();
        hordes();
        laid();
        stacks();
        features();
        open();
        asked();
        course();
    }

private:
    const Ground& ground() const { return m_box.ground(m_now.scenario, m_now.players); }
    const Scenario& scenario() const { return m_box.scenario(m_now.scenario); }
    bool isSpace(std::uint8_t space) const { return space < ground().spaces && ground().there.has(space); }
    const Horde* horde(std::uint8_t card) const
    {
        for (const Horde& one : m_now.hordes)
            if (one.card == card)
                return &one;
        return nullptr;
    }
    bool isSeat(Seat seat) const { return seat.isPlayer() && seat.index < m_now.players; }

    void cover(const char* where, std::uint8_t card, Squares squares)
    {
        for (std::size_t i = 0; i < m_now.hordes.size(); ++i)
            if (m_now.hordes[i].card == card) {
                need((squares & ~m_box.masks(card).grid) == 0, where, "it leaves the grid of its horde");
                need((m_covered[i] & squares) == 0, where, "two things lie on one square");
                m_covered[i] |= squares;
                return;
            }
        need(false, where, "its horde is not on the map");
    }

    void heroes()
    {
        const Content& content = m_box.content();
        m_covered.resize(m_now.hordes.size());
        need(m_now.heroes.size() >= m_now.players &&
                 (m_now.players == 1 || m_now.heroes.size() == m_now.players),
             "heroes", "each seat has one, and who plays alone a bench");
        std::vector<bool> isTaken(content.heroes.size());
        for (std::size_t i = 0; i < m_now.heroes.size(); ++i) {
            const Hero& hero = m_now.heroes[i];
            need(hero.kind < content.heroes.size() && !isTaken[hero.kind], "heroes, kind",
                 "each is another hero");
            isTaken[hero.kind] = true;
            need(hero.health <= fullHealth(m_box, hero), "heroes, health", "it has more than it can");
            need(hero.skulls <= mostSkulls(m_box, hero), "heroes, skulls", "it has more than it can");
            need((hero.abilities >> kAbilitiesOfHero) == 0 && (hero.used & ~hero.abilities) == 0,
                 "heroes, abilities", "a hero has four");
            need(hero.first == kNone || hero.first < kAbilitiesOfHero, "heroes, first", "a hero has four");
            need(!hero.isOut() || isSpace(hero.at), "heroes, at", "there is no such space");
            need(hero.isOut() || hero.horde == kNone, "heroes, horde", "it stands on none");
            need(hero.corner < 64, "heroes, corner", "there is no such square");
            if (hero.horde == kNone)
                continue;
            const Horde* const on = horde(hero.horde);
            need(on && on->at == hero.at, "heroes, horde", "its horde is not there");
            need((heroPose().corners >> hero.corner & 1) != 0 && hero.corner < 56, "heroes, corner",
                 "it leaves the grid");
            cover("heroes", hero.horde, heroPose().squares << hero.corner);
        }
        for (const SiteColour colour : m_now.colours)
            need(colour < SiteColour::white, "colours", "there are four");
    }

    void towers()
    {
        need(m_now.towers.size() == m_box.towerCards(), "towers", "there is an entry for each card");
        for (std::uint8_t card = 0; card < m_now.towers.size(); ++card) {
            const TowerCard& tower = m_now.towers[card];
            const bool isOwned = tower.place >= TowerPlace::hand;
            need(!isOwned || isSeat(tower.seat), "towers, seat", "somebody of the match has it");
            need(tower.place != TowerPlace::site ||
                     (isSpace(tower.site) && ground().sites[tower.site] != SiteColour::none),
                 "towers, site", "it stands on a site");
            need((tower.mods >> m_box.content().mods.size()) == 0, "towers, mods", "there is no such mod");
        }
        need((m_now.mods >> m_box.content().mods.size()) == 0, "mods", "there is no such mod");
    }

    void hordes()
    {
        std::vector<bool> isThere(m_box.content().hordes.size());
        for (const Horde& one : m_now.hordes) {
            need(one.card < isThere.size() && !isThere[one.card], "hordes, card",
                 "each is another card of the box");
            isThere[one.card] = true;
            const CardKind kind = m_box.horde(one.card).kind;
            need(kind != CardKind::blank && kind != CardKind::event, "hordes, card",
                 "that card never lies on the map");
            need(one.route < scenario().routes.size(), "hordes, route", "there is no such way");
            need(isSpace(one.at) && ground().onRoute[one.route][one.at] != kNone, "hordes, at",
                 "it lies on its way");
            for (const Horde& other : m_now.hordes)
                need(&other == &one || other.at != one.at ||
                         m_box.horde(other.card).isFlying != m_box.horde(one.card).isFlying,
                     "hordes, at", "two lie on one space");
        }
        for (const std::uint8_t card : m_now.gone) {
            need(card < isThere.size() && !isThere[card], "gone", "each is another card of the box");
            isThere[card] = true;
        }
        for (const auto& stack : m_now.stacks)
            for (const std::uint8_t card : stack) {
                need(card < isThere.size() && !isThere[card], "stacks", "each is another card of the box");
                isThere[card] = true;
            }
    }

    void laid()
    {
        std::array<int, kTileShapes> out{};
        for (const LaidTile& tile : m_now.laid) {
            const Poses& poses = posesOf(tile.shape);
            need(tile.pose < poses.size(), "laid, pose", "it cannot lie like that");
            need(tile.corner < 64 && (poses[tile.pose].corners >> tile.corner & 1) != 0 &&
                     tile.corner / kMostGridSide + poses[tile.pose].height <= kMostGridSide,
                 "laid, corner", "it leaves the grid");
            need(isSeat(tile.seat), "laid, seat", "somebody of the match laid it");
            ++out[static_cast<std::size_t>(tile.shape)];
            cover("laid", tile.horde, tile.squares());
        }
        for (std::size_t shape = 0; shape < kTileShapes; ++shape)
            need(out[shape] + m_now.tiles[shape] == m_box.content().tileCounts[shape], "tiles",
                 "those in the supply and those that lie are all there are");
        int soldiers = 0;
        int warriors = 0;
        for (const Soldier& soldier : m_now.soldiers) {
            need(soldier.corner < 64, "soldiers, corner", "there is no such square");
            need(isSeat(soldier.seat), "soldiers, seat", "somebody of the match has it");
            ++(soldier.isWarrior ? warriors : soldiers);
            cover("soldiers", soldier.horde, Squares{1} << soldier.corner);
        }
        need(soldiers <= m_box.content().soldiers && warriors <= m_box.content().warriors, "soldiers",
             "there are not so many");
        for (std::size_t i = 0; i < m_now.hordes.size(); ++i)
            need(m_covered[i] == m_now.hordes[i].covered, "hordes, covered",
                 "it is covered by what lies and stands on it");
    }

    void stacks() const
    {
        for (std::size_t i = scenario().stacks.size(); i < m_now.stacks.size(); ++i)
            need(m_now.stacks[i].empty(), "stacks", "there is no such spawn");
        need(m_now.spawning <= scenario().spawns.size(), "spawning", "there is no such spawn");
        for (const std::uint8_t icons : m_now.championDeck)
            need(icons <= 64, "championDeck", "no champion has so many icons");
        for (const std::uint8_t icons : m_now.championDiscard)
            need(icons <= 64, "championDiscard", "no champion has so many icons");
        need(m_now.championDeck.size() + m_now.championDiscard.size() == m_box.content().championDeck.size(),
             "championDeck", "all its cards are there");
    }

    void features() const
    {
        need(m_now.features.size() <= kMostFeatures, "features", "there are not so many");
        for (const LaidFeature& feature : m_now.features)
            need(feature.at == kNone ? waitsBesideSpawn(feature.kind) : isSpace(feature.at), "features, at",
                 "there is no such space");
    }

    void open() const
    {
        const OpenAction& open = m_now.open;
        if (open.what == Opened::nothing) {
            need(open == OpenAction{}, "open", "nothing is open");
            return;
        }
        need(m_now.step == Step::play && m_now.asked.empty(), "open", "actions are of phase 2");
        need(isSeat(open.seat), "open, seat", "somebody of the match has opened it");
        need(open.what == Opened::tower
                 ? open.who < m_now.towers.size() && m_now.towers[open.who].place == TowerPlace::site
                 : open.who < m_now.heroes.size(),
             "open, who", "there is no such tower or hero");
        need(open.what == Opened::hero || open.ask == Ask::pieces, "open, ask", "a tower lays pieces");
        for (const OpenPiece& piece : open.pieces)
            need(isSpace(piece.source), "open, pieces, source", "there is no such space");
        if (open.what != Opened::hero)
            return;
        const Hero& hero = m_now.heroes[open.who];
        const bool isBench = open.who >= m_now.players;
        const bool isOut = hero.isOut();
        need(open.act == kNone || open.act == kBasicAttack || (open.act == kBenchAct) == isBench ||
                 open.act < kAbilitiesOfHero,
             "open, act", "a hero has no such act");
        need(open.act == kNone || open.act == kBasicAttack || open.act == kBenchAct ||
                 (open.act < kAbilitiesOfHero &&
                  !m_box.content().heroes[hero.kind].abilities[open.act].passive),
             "open, act", "a hero has no such act");
        need(open.stepsLeft <= 12, "open, stepsLeft", "nobody goes so far");
        need(isOut || !(open.isOnTheWay || open.hasStood), "open", "the hero is on its board");
        need(!open.isOnTheWay || hero.horde == kNone, "open", "who walks stands on no horde");
        for (const OpenPiece& piece : open.pieces)
            need(!piece.costsSkull || hero.skulls > 0 || piece.isLaid(), "open, pieces",
                 "the hero has no skull left");
        if (open.act == kNone) {
            need(open.todo.empty(), "open, todo", "nothing follows");
            return;
        }
        const HeroAct& act = actOf(m_box, hero, open.act);
        for (const ToDo& todo : open.todo) {
            need(todo.kind != Todo::effect || todo.number < act.effects.size(), "open, todo",
                 "the act has no such effect");
            need(todo.kind != Todo::attack || act.attack, "open, todo", "the act has no attack");
            need(todo.kind != Todo::effect || isOut ||
                     (act.effects[todo.number].kind != HeroEffect::warriors &&
                      act.effects[todo.number].kind != HeroEffect::wall &&
                      act.effects[todo.number].kind != HeroEffect::leap &&
                      act.effects[todo.number].kind != HeroEffect::spendSkulls),
                 "open, todo", "the hero is on its board");
            need(todo.kind != Todo::effect || act.effects[todo.number].kind != HeroEffect::spendSkulls ||
                     act.attack,
                 "open, todo", "the act has no attack");
        }
        need(open.effect != HeroEffect::wall || open.ask != Ask::choose || isOut, "open",
             "the hero is on its board");
    }

    void asked() const
    {
        for (const Asked& one : m_now.asked) {
            switch (one.what) {
            case Question::retreat:
                need(one.number < m_now.heroes.size() && m_now.heroes[one.number].isOut(), "asked, number",
                     "that hero is not on the map");
                break;
            case Question::reward:
                need(one.number < m_box.content().hordes.size() && m_box.horde(one.number).rewards.size() > 1,
                     "asked, number", "that card leaves nothing to choose");
                break;
            case Question::shed:
                need(horde(one.number) &&
                         std::any_of(m_now.laid.begin(), m_now.laid.end(),
                                     [&](const LaidTile& tile) { return tile.horde == one.number; }),
                     "asked, number", "no tile lies on that horde");
                break;
            case Question::shot:
                need(horde(one.number) && m_box.masks(one.number).sharp != 0, "asked, number",
                     "no sharpshooter is on that horde");
                need(std::any_of(m_now.heroes.begin(), m_now.heroes.end(),
                                 [](const Hero& hero) { return hero.isOut(); }),
                     "asked", "no hero is on the map");
                break;
            case Question::regrow:
                break;
            }
        }
        need(m_now.asked.size() <= 64, "asked", "there is not so much to ask");
    }

    void course() const
    {
        const bool isRest = m_now.step == Step::spawn || m_now.step == Step::destroy;
        need(!isRest || !m_now.asked.empty(), "step", "nobody is asked");
        need(m_now.step == Step::council || m_now.step == Step::over || m_now.round > 0, "round",
             "the rounds have begun");
        need(m_now.step != Step::block || m_now.players == 1, "step", "only who plays alone blocks sites");
        if (m_now.mover.horde != kNone)
            need(m_now.step == Step::advance && horde(m_now.mover.horde) && m_now.mover.attempts <= 2,
                 "mover", "that horde does not advance");
        if (m_now.step == Step::advance && m_now.asked.empty() && m_now.mover.horde == kNone)
            need(std::any_of(m_now.hordes.begin(), m_now.hordes.end(),
                             [](const Horde& one) { return !one.hasMoved; }),
                 "step", "no horde is left to advance");
        const Seats all = Seats::firstOf(m_now.players);
        need(!(m_now.done == all), "done", "somebody is not done");
    }

    const Box& m_box;
    const Situation& m_now;
    std::vector<Squares> m_covered;
};

} // namespace

void KingdomGame::checkState(const State& state, int seats) const
{
    Checker(m_box, state).all(seats);
    need(state.before.size() == (state.isOpen() ? 1u : 0u), "before",
         "there is a situation before the open action, and none without");
    for (const Situation& before : state.before) {
        Checker(m_box, before).all(seats);
        need(before.open.what == Opened::nothing && before.step == Step::play, "before",
             "no action was open before");
    }
}

} // namespace tablewood::kingdom_rush
