#include "games/rise-of-the-forest/run.h"

#include "games/rise-of-the-forest/course.h"

#include <algorithm>

/// The order of turns, and what Shadowborn do in theirs.
namespace tablewood::rise_of_the_forest {

std::optional<Turn> nextTurn(const State& state)
{
    const Units& shadows = state.team(Side::shadowborn).units;
    int best = -1;
    std::uint8_t found = 0;
    for (std::uint8_t i = 0; i < shadows.size(); ++i)
        if (shadows[i].where == Where::track && !shadows[i].hasActed && shadows[i].at > best) {
            best = shadows[i].at;
            found = i;
        }
    if (best >= 0)
        return Turn{Side::shadowborn, found};
    for (const std::uint8_t number : state.stack)
        for (std::uint8_t i = 0; i < shadows.size(); ++i)
            if (shadows[i].card.number == number && !shadows[i].hasActed)
                return Turn{Side::shadowborn, i};
    const Units& lights = state.team(Side::lightborn).units;
    constexpr int kNoTower = 100;
    int next = kNoTower;
    for (std::uint8_t i = 0; i < lights.size(); ++i)
        if (lights[i].where == Where::tower && lights[i].at > state.tower && lights[i].at < next) {
            next = lights[i].at;
            found = i;
        }
    return next == kNoTower ? std::nullopt : std::optional(Turn{Side::lightborn, found});
}

void Run::begin()
{
    m_state.step = Step::run;
    m_state.active = Seat::none();
    m_state.done = {};
    m_state.sequence = 0;
    m_state.last = {};
    m_state.tale() = {};
    if (m_state.stack.empty()) {
        if (isTold())
            m_log.tell(eventOf(Text(TW_TEXT("rise-of-the-forest", "No Shadowborn runs in this round")),
                               Seat::none(), "turn"));
        endRound();
        return;
    }
    if (isTold())
        m_log.tell(eventOf(Text::counted(TW_TEXT_N("rise-of-the-forest", "The run began: %n Shadowborn"),
                                         static_cast<std::int64_t>(m_state.stack.size())),
                           Seat::none(), "turn"));
    beginSequence();
}

void Run::advance()
{
    m_log.reveal();
    ++m_state.steps;
    act(*nextTurn(m_state));
    afterTurn();
}

void Run::act(const Turn& turn)
{
    m_telling = {};
    m_state.last = {};
    m_state.last.side = turn.side;
    Unit& unit = m_state.team(turn.side).units[turn.index];
    m_state.last.number = unit.card.number;
    unit.hasActed = true;
    if (turn.side == Side::shadowborn) {
        turnOfShadowborn(unit);
    } else {
        m_state.tower = unit.at;
        turnOfLightborn(unit);
    }
    tellTurn();
}

void Run::afterTurn()
{
    if (m_state.isOver())
        return;
    const Units& shadows = m_state.team(Side::shadowborn).units;
    if (std::all_of(shadows.begin(), shadows.end(),
                    [](const Unit& unit) { return unit.where == Where::beside; }))
        endRound();
    else if (!nextTurn(m_state))
        beginSequence();
}

void Run::beginSequence()
{
    ++m_state.sequence;
    m_state.tower = 0;
    for (Unit& unit : m_state.team(Side::shadowborn).units)
        unit.hasActed = false;
    if (m_state.sequence <= kLastSequence)
        return;
    for (Unit& unit : m_state.team(Side::shadowborn).units)
        if (unit.where != Where::beside)
            layBeside(unit, false);
    if (isTold())
        m_log.tell(
            eventOf(Text(TW_TEXT("rise-of-the-forest",
                                 "After %1 sequences the rest of the Shadowborn gave up for this round"),
                         kLastSequence),
                    Seat::none(), "slide"));
    endRound();
}

void Run::endRound()
{
    m_state.stack.clear();
    for (Team& team : m_state.teams) {
        for (const Card& item : team.items)
            team.discard.push_back(item);
        team.items.clear();
    }
    if (isTold()) {
        Event event =
            eventOf(Text(TW_TEXT("rise-of-the-forest",
                                 "Round %1 is over. Came through: %2, killed: %3. The base has %4 health"),
                         int{m_state.round}, int{m_state.tale().through}, int{m_state.tale().killed},
                         int{m_state.baseHealth}),
                    Seat::none(), "turn", {kLightBase});
        if (m_state.round < kRounds)
            event.spotlight = Spotlight{"hour",
                                        {},
                                        Text::counted(TW_TEXT_N("rise-of-the-forest", "%n round(s) to go."),
                                                      kRounds - m_state.round)};
        m_log.tell(std::move(event));
    }
    if (m_state.round < kRounds) {
        beginRound(m_state, m_log);
        return;
    }
    m_state.step = Step::over;
    if (isTold()) {
        Event event = eventOf(Text(TW_TEXT("rise-of-the-forest", "The sun rose, and the base stands")),
                              Seat::none(), "win", {kLightBase});
        event.spotlight =
            Spotlight{"dawn", {}, Text(TW_TEXT("rise-of-the-forest", "The Lightborn have won."))};
        m_log.tell(std::move(event));
    }
}

void Run::turnOfShadowborn(Unit& unit)
{
    m_state.last.from = static_cast<std::uint8_t>(unit.where == Where::track ? unit.at + 1 : 0);
    if (unit.where == Where::track && !sufferFirst(unit))
        return;
    roll(unit);
}

bool Run::sufferFirst(Unit& unit)
{
    if (const int gain = power(unit, Trait::regeneration); gain > 0) {
        unit.health = static_cast<std::int16_t>(unit.health + gain);
        if (isTold())
            note(Text::counted(TW_TEXT_N("rise-of-the-forest", "Regeneration: %1 gained %n health, to %2"),
                               gain, nameOf(unit), int{unit.health}),
                 "grow-regeneration", unit);
    }
    if (unit.venom == 0)
        return true;
    unit.health = static_cast<std::int16_t>(unit.health - unit.venom);
    if (isTold())
        note(Text::counted(TW_TEXT_N("rise-of-the-forest", "Venom: %1 lost %n health"), unit.venom,
                           nameOf(unit)),
             "burn-venom", unit);
    if (!killFallen(unit))
        return true;
    m_telling.event.text = Text(TW_TEXT("rise-of-the-forest", "Venom killed %1"), nameOf(unit));
    m_telling.event.cue = "flip";
    return false;
}

void Run::roll(Unit& unit)
{
    const int dice = diceOf(m_content, m_state, unit);
    const bool wasSlowed = unit.isSlowed;
    const bool isSwift =
        !unit.hasRolled && has(unit, Trait::swift) && kindOf(m_content, unit.card).movement < kMostDice;
    unit.hasRolled = true;
    unit.isSlowed = false;
    int steps = 0;
    for (int i = 0; i < dice; ++i) {
        const std::uint8_t face = m_content.dieFaces[m_state.dice.below(kDieFaces)];
        m_state.last.dice.push_back(face);
        steps += face;
    }
    const int from = unit.where == Where::track ? unit.at : -1;
    if (isTold() && wasSlowed)
        note(Text(TW_TEXT("rise-of-the-forest", "%1 was slowed: one die less"), nameOf(unit)), {}, unit);
    if (isTold() && isSwift)
        note(
            Text(TW_TEXT("rise-of-the-forest", "Swift: one die more for the first roll of %1"), nameOf(unit)),
            "swift", unit);
    m_telling.event.cue = "roll";
    if (dice == 0) {
        m_state.last.to = m_state.last.from;
        if (isTold())
            m_telling.event.text =
                Text(TW_TEXT("rise-of-the-forest", "%1 rolled no die and stays"), nameOf(unit));
        return;
    }
    if (unit.where == Where::stack)
        m_state.stack.erase(std::find(m_state.stack.begin(), m_state.stack.end(), unit.card.number));
    land(unit, from + steps);
    m_state.last.to = static_cast<std::uint8_t>(unit.where == Where::track   ? unit.at + 1
                                                : unit.where == Where::stack ? 0
                                                                             : int{kTiles} + 1);
    if (!isTold())
        return;
    const Text rolled = rollText(m_state.last.dice);
    if (unit.where == Where::track)
        m_telling.event.text =
            from < 0 ? Text(TW_TEXT("rise-of-the-forest", "%1 rolled %2, from the base to tile %3"),
                            nameOf(unit), rolled, unit.at + 1)
                     : Text(TW_TEXT("rise-of-the-forest", "%1 rolled %2, from tile %3 to tile %4"),
                            nameOf(unit), rolled, from + 1, unit.at + 1);
    else if (unit.where == Where::stack)
        m_telling.event.text =
            Text(TW_TEXT("rise-of-the-forest", "%1 rolled %2, found no free tile and went under the stack"),
                 nameOf(unit), rolled);
    else
        m_telling.event.text = Text(TW_TEXT("rise-of-the-forest", "%1 rolled %2, from tile %3 into the base"),
                                    nameOf(unit), rolled, from + 1);
}

void Run::land(Unit& unit, int tile)
{
    constexpr int last = int{kTiles};
    // The tile that it leaves is free for it.
    unit.where = Where::beside;
    const int wanted = tile;
    if (tile < last && m_state.onTile(tile)) {
        const bool leaps = has(unit, Trait::leap);
        while (tile >= 0 && tile < last && m_state.onTile(tile))
            tile += leaps ? 1 : -1;
        if (isTold() && leaps)
            note(Text(TW_TEXT("rise-of-the-forest", "Leap: tile %1 was taken, and %2 leapt over"), wanted + 1,
                      nameOf(unit)),
                 "move-leap", unit);
        else if (isTold())
            note(Text(TW_TEXT("rise-of-the-forest", "Tile %1 was taken: %2 stays behind"), wanted + 1,
                      nameOf(unit)),
                 "taken", unit);
    }
    if (tile < 0) {
        toStack(unit);
        return;
    }
    if (tile >= last) {
        enterBase(unit);
        return;
    }
    unit.where = Where::track;
    unit.at = static_cast<std::uint8_t>(tile);
    firstOnTrack(unit);
}

void Run::firstOnTrack(Unit& unit)
{
    if (unit.hasLeft)
        return;
    unit.hasLeft = true;
    const int gain = power(unit, Trait::vigor);
    if (gain == 0)
        return;
    unit.health = static_cast<std::int16_t>(unit.health + gain);
    if (isTold())
        note(Text::counted(TW_TEXT_N("rise-of-the-forest", "Vigor: %1 gained %n health, to %2"), gain,
                           nameOf(unit), int{unit.health}),
             "grow-vigor", unit);
}

void Run::enterBase(Unit& unit)
{
    const CardKind& kind = kindOf(m_content, unit.card);
    const int siege = has(unit, Trait::siege) ? 1 : 0;
    const int loss = (kind.grade == Grade::basic ? 1 : 2) + siege;
    m_state.baseHealth = static_cast<std::int16_t>(m_state.baseHealth - loss);
    ++m_state.tale().through;
    m_state.tale().taken = static_cast<std::uint8_t>(m_state.tale().taken + loss);
    layBeside(unit, false);
    if (m_state.baseHealth < 1)
        m_state.step = Step::over;
    if (!isTold())
        return;
    if (siege > 0)
        note(Text(TW_TEXT("rise-of-the-forest", "Siege: 1 more")), {}, unit);
    Event entered = eventOf(
        Text::counted(TW_TEXT_N("rise-of-the-forest", "%1 took %n health from the base, which has %2 left"),
                      loss, kind.name, std::max<int>(m_state.baseHealth, 0)),
        Seat::none(), "burn-base", {id(unit), kLightBase});
    entered.tally = {Text::counted(TW_TEXT_N("rise-of-the-forest", "%n health taken"), loss)};
    entered.spotlight =
        m_state.isOver()
            ? Spotlight{"flame", kind.key,
                        Text(TW_TEXT("rise-of-the-forest", "The base has fallen: the Shadowborn have won."))}
            : Spotlight{"flame", kind.key,
                        Text::counted(TW_TEXT_N("rise-of-the-forest", "The base has %n health left."),
                                      m_state.baseHealth)};
    m_telling.details.push_back(std::move(entered));
}

void Run::toStack(Unit& unit)
{
    unit.where = Where::stack;
    m_state.stack.push_back(unit.card.number);
}

void Run::layBeside(Unit& unit, bool isKilled)
{
    const Card card = unit.card;
    unit = {};
    unit.card = card;
    unit.health = static_cast<std::int16_t>(kindOf(m_content, card).health);
    unit.isKilled = isKilled;
}

} // namespace tablewood::rise_of_the_forest
