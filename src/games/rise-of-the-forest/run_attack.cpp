#include "games/rise-of-the-forest/run.h"

#include <algorithm>

/// What Lightborn do in their turns.
namespace tablewood::rise_of_the_forest {

Cell cellOfTower(const State& state, std::uint8_t pips)
{
    for (const Tower& tower : state.track.towers)
        if (tower.pips == pips)
            return tower.at;
    return {};
}

Aim aimOf(const Content& content, const State& state, const Unit& shooter)
{
    const Cell from = cellOfTower(state, shooter.at);
    const int range = rangeOf(content, state, shooter);
    Aim aim;
    for (const Unit& unit : state.team(Side::shadowborn).units) {
        if (unit.where != Where::track || stepsBetween(from, state.track.tiles[unit.at].at) > range)
            continue;
        const Unit*& best = powerOf(content, state, unit, Trait::shroud) > 0 ? aim.shrouded : aim.open;
        if (!best || unit.at > best->at)
            best = &unit;
    }
    return aim;
}

void Run::turnOfLightborn(Unit& unit)
{
    const int attacks = has(unit, Trait::twin) ? 2 : 1;
    for (int i = 0; i < attacks && !m_state.isOver(); ++i) {
        const Aim aim = aimOf(m_content, m_state, unit);
        if (!aim.target())
            break;
        Unit& target = *m_state.team(Side::shadowborn).unit(aim.target()->card.number);
        if (isTold() && aim.isPassedOver())
            note(Text(TW_TEXT("rise-of-the-forest", "Shroud: %1 was not aimed at"), nameOf(*aim.shrouded)),
                 "shroud", *aim.shrouded);
        const int tile = target.at + 1;
        const std::int16_t before = target.health;
        const auto place = m_telling.details.size();
        const int left = attack(unit, target);
        m_state.last.shots.push_back({target.card.number, static_cast<std::uint8_t>(tile), before,
                                      static_cast<std::int16_t>(std::max(left, 0))});
        if (!isTold())
            continue;
        Text shot = left < 1 ? Text(TW_TEXT("rise-of-the-forest", "%1 shot %2 dead on tile %3"), nameOf(unit),
                                    nameOf(target), tile)
                             : Text(TW_TEXT("rise-of-the-forest", "%1 shot at %2 on tile %3: %4 health left"),
                                    nameOf(unit), nameOf(target), tile, left);
        if (i == 0) {
            m_telling.event.text = std::move(shot);
            m_telling.event.cue = "burn";
            m_telling.event.pieces.push_back(id(target));
        } else {
            m_telling.details.insert(m_telling.details.begin() + static_cast<std::ptrdiff_t>(place),
                                     eventOf(Text(TW_TEXT("rise-of-the-forest", "Twin: %1"), std::move(shot)),
                                             Seat::none(), "burn-twin", {id(target)}));
        }
    }
    if (isTold() && m_telling.event.text.isEmpty()) {
        m_telling.event.text = Text(TW_TEXT("rise-of-the-forest", "%1 had nobody in range"), nameOf(unit));
        m_telling.event.isDetail = true;
    }
}

int Run::attack(const Unit& shooter, Unit& target)
{
    const int splash = power(shooter, Trait::splash);
    const int tile = target.at;
    hurt(target, damageOf(m_content, m_state, shooter));
    if (splash > 0)
        for (const int beside : {tile + 1, tile - 1})
            if (Unit* const other = m_state.onTile(beside)) {
                hurt(*other, splash);
                if (isTold())
                    note(Text(TW_TEXT("rise-of-the-forest", "Splash reached %1 on tile %2: %3 health left"),
                              nameOf(*other), beside + 1, std::max<int>(other->health, 0)),
                         "burn-splash", *other);
            }
    if (!killFallen(target)) {
        const int left = target.health;
        afterSurvival(shooter, target);
        return left;
    }
    const int gain = power(shooter, Trait::lifeSteal);
    if (gain == 0)
        return 0;
    m_state.baseHealth = static_cast<std::int16_t>(m_state.baseHealth + gain);
    m_state.tale().gained = static_cast<std::uint8_t>(m_state.tale().gained + gain);
    if (isTold())
        note(Text::counted(TW_TEXT_N("rise-of-the-forest", "Life Steal: the base gained %n health, to %1"),
                           gain, int{m_state.baseHealth}),
             "grow-lifesteal", shooter);
    return 0;
}

void Run::hurt(Unit& unit, int damage)
{
    const int armor = power(unit, Trait::armor);
    const int left = damage > 0 ? std::max(damage - armor, 1) : 0;
    unit.health = static_cast<std::int16_t>(unit.health - left);
    if (isTold() && left < damage)
        note(Text::counted(TW_TEXT_N("rise-of-the-forest", "Armor kept %n from %1"), damage - left,
                           nameOf(unit)),
             "armor", unit);
}

bool Run::killFallen(const Unit& target)
{
    struct Fallen
    {
        Unit* unit = nullptr;
        int tile = 0;
        int bequest = 0;
    };
    ShortList<Fallen, kMostStacked> fallen;
    for (Unit& unit : m_state.team(Side::shadowborn).units) {
        if (unit.where != Where::track || unit.health >= 1)
            continue;
        if (!unit.hasRisen && has(unit, Trait::undying)) {
            unit.hasRisen = true;
            unit.health = 1;
            if (isTold())
                note(Text(TW_TEXT("rise-of-the-forest", "Undying: 1 health is left to %1"), nameOf(unit)),
                     "grow-undying", unit);
            continue;
        }
        fallen.push_back({&unit, unit.at, power(unit, Trait::bequeath)});
    }
    std::sort(fallen.begin(), fallen.end(), [](const Fallen& a, const Fallen& b) { return a.tile > b.tile; });
    bool isTargetKilled = false;
    for (const Fallen& one : fallen) {
        isTargetKilled = isTargetKilled || one.unit == &target;
        if (isTold()) {
            note(Text(TW_TEXT("rise-of-the-forest", "%1 was killed"), nameOf(*one.unit)), "flip-kill",
                 *one.unit);
            if (m_state.last.side == Side::lightborn)
                m_telling.details.back().tally = {
                    Text::counted(TW_TEXT_N("rise-of-the-forest", "%n killed"), 1)};
        }
        layBeside(*one.unit, true);
        ++m_state.tale().killed;
    }
    for (const Fallen& one : fallen)
        if (one.bequest > 0)
            bequeath(one.tile, one.bequest, *one.unit);
    return isTargetKilled;
}

void Run::bequeath(int tile, int amount, const Unit& from)
{
    for (int up = tile - 1; up >= 0; --up)
        if (Unit* const heir = m_state.onTile(up)) {
            heir->health = static_cast<std::int16_t>(heir->health + amount);
            if (isTold())
                note(Text::counted(TW_TEXT_N("rise-of-the-forest", "Bequeath: %1 gained %n health from %2"),
                                   amount, nameOf(*heir), nameOf(from)),
                     "grow-bequeath", *heir);
            return;
        }
}

void Run::afterSurvival(const Unit& shooter, Unit& target)
{
    if (has(target, Trait::frenzy)) {
        if (isTold())
            note(Text(TW_TEXT("rise-of-the-forest", "Frenzy: %1 ran on"), nameOf(target)), "move-frenzy",
                 target);
        land(target, target.at + 1);
    }
    if (target.where != Where::track)
        return;
    if (has(shooter, Trait::slow)) {
        target.isSlowed = true;
        if (isTold())
            note(Text(TW_TEXT("rise-of-the-forest", "Slow: %1 rolls one die less next time"), nameOf(target)),
                 "slow", target);
    }
    if (const int venom = power(shooter, Trait::venom); venom > target.venom) {
        target.venom = static_cast<std::uint8_t>(venom);
        if (isTold())
            note(
                Text::counted(TW_TEXT_N("rise-of-the-forest", "Venom: %1 loses %n health a turn from now on"),
                              venom, nameOf(target)),
                "venom", target);
    }
    if (const int tiles = power(shooter, Trait::push); tiles > 0)
        push(target, tiles);
}

void Run::push(Unit& target, int tiles)
{
    const int from = target.at;
    if (from < tiles)
        toStack(target);
    else
        land(target, from - tiles);
    if (!isTold())
        return;
    if (target.where == Where::stack)
        note(Text(TW_TEXT("rise-of-the-forest", "Push: %1 went under the stack"), nameOf(target)),
             "slide-push", target);
    else if (target.where == Where::track)
        note(Text(TW_TEXT("rise-of-the-forest", "Push: %1 went back from tile %2 to tile %3"), nameOf(target),
                  from + 1, target.at + 1),
             "slide-push", target);
}

void Run::note(Text text, const Name& cue, const Unit& unit)
{
    m_telling.details.push_back(eventOf(std::move(text), Seat::none(), cue, {id(unit)}));
}

void Run::tellTurn()
{
    if (!isTold())
        return;
    const Seats team = m_state.seatsOf(m_state.last.side);
    const Seat seat = team.count() == 1 ? team.first() : Seat::none();
    Event& event = m_telling.event;
    event.seat = seat;
    event.pieces.insert(event.pieces.begin(), idOf(m_state.last.side, m_state.last.number));
    m_log.tell(std::move(event));
    for (Event& detail : m_telling.details) {
        detail.seat = seat;
        detail.isDetail = !detail.spotlight;
        m_log.tell(std::move(detail));
    }
}

} // namespace tablewood::rise_of_the_forest
