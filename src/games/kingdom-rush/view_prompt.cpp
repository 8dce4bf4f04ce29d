#include "games/kingdom-rush/action.h"
#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/attack_words.h"
#include "games/kingdom-rush/horde_words.h"
#include "games/kingdom-rush/view_builder.h"

#include <algorithm>

/// What a viewer is asked.
namespace tablewood::kingdom_rush {

void ViewBuilder::button(const Name& id, ButtonRole role, const Name& icon, Text label, Text hint)
{
    Button button;
    button.id = id;
    button.role = role;
    button.icon = icon;
    button.label = std::move(label);
    button.hint = std::move(hint);
    m_scene.buttons.push_back(std::move(button));
}

/// A button of an ability, which is pressed on its line of the panel too.
void ViewBuilder::abilityButton(Seat seat, std::uint8_t ability, const std::string& move, Text label)
{
    const Name id(move + " " + std::to_string(ability));
    button(id, ButtonRole::action, "bolt", std::move(label),
           m_box.content().heroes[m_state.hero(seat).kind].abilities[ability].rule);
    for (Panel& panel : m_scene.panels)
        for (PanelItem& item : panel.items)
            if (panel.seat == seat && item.id == "ability" + std::to_string(ability))
                item.button = id;
}

void ViewBuilder::councilButtons(Seat seat)
{
    const Content& content = m_box.content();
    const Hero& own = m_state.hero(seat);
    if (abilitiesOf(m_box, m_state) > 0)
        for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
            if ((own.abilities >> ability & 1) == 0 && isAbilityThere(m_box, m_state, own, ability))
                abilityButton(seat, ability, "ability",
                              Text(TW_TEXT("kingdom-rush", "Take %1 along"),
                                   content.heroes[own.kind].abilities[ability].name));
    if (m_state.isAlone())
        return;
    for (int colour = 0; colour < kMaxPlayers; ++colour) {
        const auto one = static_cast<SiteColour>(colour);
        if (one != m_state.colours[static_cast<std::size_t>(seat.index)] &&
            isColourInPlay(m_box, m_state, one))
            button("colour " + std::string(enumNames(one)[static_cast<std::size_t>(colour)]),
                   ButtonRole::action, "flag",
                   Text(TW_TEXT("kingdom-rush", "Take the %1 sites"), nameOf(one)));
    }
}

bool ViewBuilder::hasBlossoms() const
{
    return std::any_of(m_state.features.begin(), m_state.features.end(),
                       [&](const LaidFeature& one) { return canBloom(m_state, one.at); });
}

void ViewBuilder::heroButtons(Seat seat)
{
    const Hero& hero = m_state.heroes[m_state.open.who];
    if (hero.isOut())
        button("attack", ButtonRole::action, "sword",
               canStrike(m_box, m_state) ? Text(TW_TEXT("kingdom-rush", "Attack"))
                                         : Text(TW_TEXT("kingdom-rush", "End here: nobody in reach")));
    for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
        if ((hero.abilities >> ability & 1) != 0 &&
            !m_box.content().heroes[hero.kind].abilities[ability].passive)
            abilityButton(seat, ability, "use", m_box.content().heroes[hero.kind].abilities[ability].name);
    button("rest", ButtonRole::action, "moon", Text(TW_TEXT("kingdom-rush", "Rest")),
           Text(TW_TEXT("kingdom-rush", "Full health, and all abilities back")));
}

/// Where a hero may face that turns where it is; one that comes onto a horde is set down on its squares.
void ViewBuilder::standButtons()
{
    const Hero& hero = m_state.heroes[m_state.open.who];
    if (!hero.isOut() || isHeroInHand())
        return;
    const std::string square = hero.horde == kNone ? "A1" : cellOf(hero.corner).text();
    constexpr std::array<const char*, 4> kSigns{"chevU", "chevR", "chevD", "chevL"};
    const std::array<Text, 4> names{
        Text(TW_TEXT("kingdom-rush", "Face up")), Text(TW_TEXT("kingdom-rush", "Face right")),
        Text(TW_TEXT("kingdom-rush", "Face down")), Text(TW_TEXT("kingdom-rush", "Face left"))};
    for (std::size_t side = 0; side < names.size(); ++side)
        button("stand " + square + " " + std::string(enumNames(Side{})[side]), ButtonRole::prompt,
               kSigns[side], names[side]);
}

void ViewBuilder::askOpen(Seat seat)
{
    const OpenAction& open = m_state.open;
    Prompt& prompt = m_scene.prompt;
    switch (open.ask) {
    case Ask::pieces:
        prompt.icon = "target";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Lay it on hordes"));
        prompt.title =
            open.what == Opened::tower
                ? Text(TW_TEXT("kingdom-rush", "%1: lay what it has on hordes"), m_box.tower(open.who).name)
                : Text(TW_TEXT("kingdom-rush", "%1: lay what you have on hordes"),
                       m_box.content().heroes[m_state.heroes[open.who].kind].name);
        prompt.body = openWords();
        button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "No more of these")));
        break;
    case Ask::move:
        prompt.icon = "boot";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Walk or act"));
        prompt.title = isHeroInHand() ? Text(TW_TEXT("kingdom-rush", "Set %1 down on the horde at %2"),
                                             m_box.content().heroes[m_state.heroes[open.who].kind].name,
                                             m_ground.cells[m_state.heroes[open.who].at])
                       : open.isOnTheWay && open.stepsLeft == 0 ? Text(TW_TEXT("kingdom-rush", "Stand here"))
                       : open.isOnTheWay ? Text(TW_TEXT("kingdom-rush", "Go on, or stand here"))
                                         : Text(TW_TEXT("kingdom-rush", "Walk, turn, or act"));
        // A helper comes to any space at once.
        if (!m_state.isBench(open.who) && open.stepsLeft > 0)
            prompt.body = Text::counted(TW_TEXT_N("kingdom-rush", "%n step(s) left."), open.stepsLeft);
        standButtons();
        if (open.isLeaping && !open.isOnTheWay)
            button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Stay here")));
        else if (open.act == kNone && !open.isOnTheWay && !m_state.isBench(open.who))
            heroButtons(seat);
        break;
    case Ask::act:
        prompt.icon = "sword";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Act"));
        prompt.title = open.act != kNone ? Text(TW_TEXT("kingdom-rush", "Open blossoms that were crossed"))
                       : hasBlossoms()
                           ? Text(TW_TEXT("kingdom-rush", "Open blossoms that were crossed, then act"))
                           : Text(TW_TEXT("kingdom-rush", "What does %1 do?"),
                                  m_box.content().heroes[m_state.heroes[open.who].kind].name);
        if (open.act == kNone)
            heroButtons(seat);
        else
            button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Go on")));
        break;
    case Ask::choose:
        prompt.icon = "hand";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Choose"));
        prompt.title = open.effect == HeroEffect::wall     ? Text(TW_TEXT("kingdom-rush", "Choose a horde"))
                       : open.effect == HeroEffect::regrow ? Text(TW_TEXT("kingdom-rush", "Choose a blossom"))
                                                           : Text(TW_TEXT("kingdom-rush", "Choose a hero"));
        for (const Seat whom : helped(m_box, m_state))
            button("help " + std::to_string(whom.index), ButtonRole::action, "person",
                   m_box.content().heroes[m_state.hero(whom).kind].name);
        button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Do without")));
        break;
    }
    button("cancel", ButtonRole::action, "undo", Text(TW_TEXT("kingdom-rush", "Take the action back")));
}

void ViewBuilder::askQuestion()
{
    const Asked& asked = m_state.asked.front();
    Prompt& prompt = m_scene.prompt;
    switch (asked.what) {
    case Question::retreat:
        prompt.icon = "boot";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Retreat"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Where does %1 retreat to?"),
                            m_box.content().heroes[m_state.heroes[asked.number].kind].name);
        break;
    case Question::reward: {
        prompt.icon = "star";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Choose what it left"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "What did %1 leave?"), m_box.horde(asked.number).name);
        prompt.body =
            Text(TW_TEXT("kingdom-rush", "Crystals buy towers when the round ends, gold buys mods."));
        const auto& rewards = m_box.horde(asked.number).rewards;
        for (std::size_t i = 0; i < rewards.size(); ++i) {
            const Reward& one = rewards[i];
            button("gain " + std::to_string(i), ButtonRole::prompt, one.gold > 0 ? Name("star") : Name("gem"),
                   wordsOf(one));
        }
        break;
    }
    case Question::regrow:
        prompt.icon = "leaf";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Choose a blossom"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Which blossom grows again?"));
        break;
    case Question::shed:
        prompt.icon = "drop";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Choose a tile"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Which tile falls off the champion?"));
        break;
    case Question::shot:
        prompt.icon = "target";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Choose a hero"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Who is shot at by %1?"), m_box.horde(asked.number).name);
        for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
            if (const Hero& hero = m_state.heroes[i]; hero.isOut())
                button("suffer " + m_box.content().heroes[hero.kind].key, ButtonRole::prompt, "person",
                       aimedAt(i));
        break;
    }
}

/// A hero whom sharpshooters may hit, and what that would come to.
Text ViewBuilder::aimedAt(std::size_t figure) const
{
    const Hero& hero = m_state.heroes[figure];
    const Text& name = m_box.content().heroes[hero.kind].name;
    if (hero.isProtected)
        return Text(TW_TEXT("kingdom-rush", "%1, protected"), name);
    if (m_state.isBench(figure))
        return Text(TW_TEXT("kingdom-rush", "%1, who goes home"), name);
    return Text::counted(TW_TEXT_N("kingdom-rush", "%1 with %n health"), hero.health, name);
}

/// What the open tower may do: all parts of each of its attacks that is still to choose from.
Text ViewBuilder::openWords() const
{
    const OpenAction& open = m_state.open;
    if (open.what != Opened::tower)
        return Text(TW_TEXT("kingdom-rush", "Lay of it what you like; the rest is lost."));
    Text words;
    const auto [attacks, added] = attacksOf(m_box, m_state, open.who);
    for (std::size_t i = 0; i < attacks.size(); ++i) {
        if (open.attack != kNone && open.attack != i)
            continue;
        const Text attack = wordsOf(attacks[i].parts);
        words = words.isEmpty() ? attack : Text(TW_TEXT("kingdom-rush", "%1; or %2"), words, attack);
    }
    return added.empty() ? words : Text(TW_TEXT("kingdom-rush", "%1. Besides: %2"), words, wordsOf(added));
}

const std::vector<Forecast>& ViewBuilder::foreseen() const
{
    if (!m_foreseen)
        m_foreseen = forecast(m_box, m_state);
    return *m_foreseen;
}

/// What phase 4 would cost if everybody were done now.
Text ViewBuilder::foresight() const
{
    int hearts = 0;
    int fallen = 0;
    bool isOpen = false;
    for (const Forecast& one : foreseen()) {
        hearts += one.hearts;
        fallen += one.fallen;
        isOpen = isOpen || one.isOpen;
    }
    const Text loss = lossOf(hearts, isOpen);
    if (fallen == 0)
        return loss;
    return Text::counted(TW_TEXT_N("kingdom-rush", "%1 Hordes heal, and %n tile(s) fall off."), fallen, loss);
}

Text ViewBuilder::lossOf(int hearts, bool isOpen) const
{
    if (hearts > 0 && isOpen)
        return Text::counted(
            TW_TEXT_N("kingdom-rush",
                      "As things stand, hordes escape and cost %n heart(s), and a champion may do anything."),
            hearts);
    if (hearts > 0)
        return Text::counted(
            TW_TEXT_N("kingdom-rush", "As things stand, hordes escape and cost %n heart(s)."), hearts);
    if (isOpen)
        return Text(
            TW_TEXT("kingdom-rush", "As things stand, no horde escapes, but a champion may do anything."));
    return Text(TW_TEXT("kingdom-rush", "As things stand, no horde escapes in this round."));
}

/// What a seat can still do in the phase of towers and heroes.
Text ViewBuilder::leftToDo(Seat seat) const
{
    const bool hasTower =
        std::any_of(m_state.towers.begin(), m_state.towers.end(), [&](const TowerCard& tower) {
            return tower.place == TowerPlace::hand && tower.seat == seat;
        });
    const Hero& hero = m_state.hero(seat);
    const bool hasHero = !hero.isKnockedOut && !hero.hasActed;
    if (hasTower && hasHero)
        return Text(TW_TEXT("kingdom-rush", "Play a tower, raise one, or act with your hero"));
    if (hasTower)
        return Text(TW_TEXT("kingdom-rush", "Play a tower, or raise one"));
    if (hasHero)
        return Text(TW_TEXT("kingdom-rush", "Act with your hero"));
    if (m_state.isAlone() && !m_state.isBenchCalled && m_state.heroes.size() > m_state.players)
        return Text(TW_TEXT("kingdom-rush", "Call a hero, or be done"));
    return Text(TW_TEXT("kingdom-rush", "All of yours have acted"));
}

void ViewBuilder::question()
{
    const Seat seat = m_viewer.seat;
    if (!actingIn(m_state).has(seat))
        return;
    if (!m_state.asked.empty()) {
        askQuestion();
        return;
    }
    if (m_state.isOpen()) {
        askOpen(seat);
        return;
    }
    Prompt& prompt = m_scene.prompt;
    const bool isDone = m_state.done.has(seat);
    switch (m_state.step) {
    case Step::council:
        prompt.icon = "people";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Choose heroes and towers"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Who defends the kingdom?"));
        prompt.body = m_state.isAlone()
                          ? Text(TW_TEXT("kingdom-rush", "%1 is ready. Press another hero to take that one."),
                                 m_box.content().heroes[m_state.hero(seat).kind].name)
                          : Text(TW_TEXT("kingdom-rush", "Share out heroes, towers and sites as you like."));
        if (m_state.raisesLeft > 0)
            prompt.body = Text::counted(TW_TEXT_N("kingdom-rush", "%n starting tower(s) can be raised."),
                                        m_state.raisesLeft);
        if (m_state.owesTower)
            prompt.body = Text(TW_TEXT("kingdom-rush", "One starting tower has to be given back."));
        if (!isDone)
            councilButtons(seat);
        break;
    case Step::block:
        prompt.icon = "lock";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Block a colour"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Which colour is blocked?"));
        for (int colour = 0; colour < kMaxPlayers; ++colour) {
            const auto one = static_cast<SiteColour>(colour);
            if (one != m_state.blocked && isColourInPlay(m_box, m_state, one))
                button("block " + std::string(enumNames(one)[static_cast<std::size_t>(colour)]),
                       ButtonRole::prompt, "lock", nameOf(one));
        }
        return;
    case Step::play:
        prompt.icon = "sword";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Act, or be done"));
        prompt.title = isDone ? Text(TW_TEXT("kingdom-rush", "You are done for now")) : leftToDo(seat);
        prompt.body = foresight();
        if (!isDone && !m_state.isAlone()) {
            if (m_state.letting.has(seat))
                button("keep", ButtonRole::action, "pause", Text(TW_TEXT("kingdom-rush", "Let them wait")));
            else
                button("let", ButtonRole::action, "play", Text(TW_TEXT("kingdom-rush", "Let them play")));
        }
        break;
    case Step::pickUp:
        prompt.icon = "hand";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Pick up"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Pick up towers from white sites"));
        break;
    case Step::buy:
        prompt.icon = "star";
        prompt.brief = Text(TW_TEXT("kingdom-rush", "Buy, or be done"));
        prompt.title = Text(TW_TEXT("kingdom-rush", "Buy towers and mods"));
        prompt.body =
            isFirstLevelSold(m_box, m_state)
                ? Text(TW_TEXT("kingdom-rush", "Level 1: 2 crystals. Level 2: 3 crystals. Mods: 2 gold."))
                : Text(TW_TEXT("kingdom-rush", "Level 1 is not sold. Level 2: 3 crystals. Mods: 2 gold."));
        break;
    case Step::spawn:
    case Step::destroy:
    case Step::advance:
    case Step::over:
        return;
    }
    if (isDone) {
        button("wait", ButtonRole::action, "turnBack", Text(TW_TEXT("kingdom-rush", "Go on")));
    } else {
        button("done", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Done")));
        if (m_state.step == Step::council && !isCouncilSettled(m_state))
            m_scene.buttons.back().reason =
                Text(TW_TEXT("kingdom-rush", "First all starting towers have to be taken."));
    }
}

} // namespace tablewood::kingdom_rush
