#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/run.h"
#include "games/rise-of-the-forest/view_parts.h"

#include <algorithm>

/// What stands at the edge of the table.
namespace tablewood::rise_of_the_forest {

namespace {

PanelItem zoneItem(const Name& zone, Text label = {})
{
    PanelItem item;
    item.kind = ItemKind::zone;
    item.id = zone;
    item.zone = zone;
    item.label = std::move(label);
    return item;
}

PanelItem lineItem(const Name& id, const Name& icon, Text text)
{
    PanelItem item;
    item.kind = ItemKind::line;
    item.id = id;
    item.icon = icon;
    item.text = std::move(text);
    return item;
}

} // namespace

void ViewParts::addPanels(Scene& scene) const
{
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        scene.panels.push_back(seatPanel(seat));
    if (m_state.round == 0) {
        scene.panels.push_back(trackPanel());
        return;
    }
    scene.panels.push_back(stackPanel());
    scene.panels.push_back(runPanel());
}

Panel ViewParts::seatPanel(Seat seat) const
{
    const Player& player = m_state.player(seat);
    Panel panel;
    panel.id = zoneOf("seat", seat);
    panel.seat = seat;
    // The first seat is still to say which side its pair plays.
    const bool isSided = m_state.step != Step::naming;
    panel.title = isSided ? nameOf(player.side) : Text(TW_TEXT("rise-of-the-forest", "No side yet"));
    if (isSided)
        panel.sign = player.side == Side::shadowborn ? "moon" : "lantern";
    const bool areSealed = m_state.step <= Step::leaders;
    if (!areSealed && !player.leaders.empty()) {
        panel.portrait = kindOf(m_content, player.leaders.front().card).key;
        panel.subtitle = Text(TW_TEXT("rise-of-the-forest", "%1, led by %2"), nameOf(player.side),
                              nameOf(m_content, player.leaders.front().card));
    }
    if (player.side == Side::lightborn && m_state.round > 0) {
        panel.score =
            Score{Text(TW_TEXT("rise-of-the-forest", "Health")), std::max<int>(m_state.baseHealth, 0), 0, 0};
        constexpr int kFew = 3;
        if (m_state.baseHealth <= kFew)
            panel.mood = Mood::danger;
    }
    if (m_state.round > 0 && !m_viewer.is(seat))
        panel.items.push_back(zoneItem(handOf(seat), Text(TW_TEXT("rise-of-the-forest", "Hand"))));
    const bool hasLeader = std::any_of(player.leaders.begin(), player.leaders.end(),
                                       [](const Leader& one) { return !one.isPlayed; });
    if (hasLeader || m_state.round == 0)
        panel.items.push_back(
            zoneItem(zoneOf("leaders", seat), Text(TW_TEXT("rise-of-the-forest", "Leader"))));
    // What is the team's lies with the viewer, else with the first of the team.
    const bool isViewersTeam = m_viewer.seat.isPlayer() && m_state.sideOf(m_viewer.seat) == player.side;
    if (m_state.round > 0 && seat == (isViewersTeam ? m_viewer.seat : m_state.seatsOf(player.side).first()))
        addTeamItems(panel, player.side);
    return panel;
}

void ViewParts::addTeamItems(Panel& panel, Side side) const
{
    const Team& team = m_state.team(side);
    if (side == Side::lightborn) {
        addHealth(panel);
        if (isSomebodyWaiting(m_state))
            panel.items.push_back(
                zoneItem(kWaiting, Text(TW_TEXT("rise-of-the-forest", "Waiting for a tower"))));
    }
    if (!team.items.empty())
        panel.items.push_back(
            zoneItem(zoneOf("items", side), Text(TW_TEXT("rise-of-the-forest", "Items of this round"))));
    panel.items.push_back(zoneItem(zoneOf("deck", side)));
    panel.items.push_back(zoneItem(zoneOf("discard", side)));
}

void ViewParts::addHealth(Panel& panel) const
{
    const int health = std::max<int>(m_state.baseHealth, 0);
    PanelItem hearts;
    hearts.kind = ItemKind::slots;
    hearts.id = "health";
    hearts.icon = "heart";
    hearts.label = Text(TW_TEXT("rise-of-the-forest", "The base"));
    hearts.value = health;
    hearts.text = Text(TW_TEXT("rise-of-the-forest", "health"));
    for (int i = 0; i < kBaseHealth; ++i)
        hearts.slots.push_back(i < health ? Slot::full : Slot::open);
    panel.items.push_back(std::move(hearts));
    // Ruling 27: tokens of 3 and 1, the threes first.
    constexpr int kLarge = 3;
    panel.items.push_back(lineItem(
        "tokens", "heart",
        Text(TW_TEXT("rise-of-the-forest", "%1 tokens of 3, %2 of 1"), health / kLarge, health % kLarge)));
}

Panel ViewParts::stackPanel() const
{
    Panel panel;
    panel.id = "stack";
    panel.title = Text(TW_TEXT("rise-of-the-forest", "Base of the Shadowborn"));
    if (m_viewer.seat.isPlayer() && m_state.sideOf(m_viewer.seat) == Side::shadowborn)
        panel.seat = m_viewer.seat;
    panel.items.push_back(zoneItem(kStack, Text(TW_TEXT("rise-of-the-forest", "On the base"))));
    const Units& units = m_state.team(Side::shadowborn).units;
    const auto beside = std::count_if(units.begin(), units.end(),
                                      [](const Unit& unit) { return unit.where == Where::beside; });
    if (m_state.step == Step::run) {
        panel.items.push_back(lineItem(
            "ended", "moon",
            Text(TW_TEXT("rise-of-the-forest", "%1 of %2 are back; with all of them the run is over"),
                 static_cast<int>(beside), static_cast<int>(units.size()))));
    }
    if (beside > 0)
        panel.items.push_back(zoneItem(
            kBeside,
            m_state.step == Step::run ? Text() : Text(TW_TEXT("rise-of-the-forest", "Beside the base"))));
    return panel;
}

Panel ViewParts::trackPanel() const
{
    Panel panel;
    panel.id = "track";
    panel.title = Text(TW_TEXT("rise-of-the-forest", "The track"));
    const int laid = static_cast<int>(m_state.track.tiles.size());
    panel.items.push_back(
        lineItem("laid", "flag",
                 Text(TW_TEXT("rise-of-the-forest", "%1 of %2 tiles laid, a tower after every third"), laid,
                      int{kTiles})));
    if (m_state.drawnTile != Road::none || m_state.drawnTower != 0)
        panel.items.push_back(zoneItem(kDrawn, Text(TW_TEXT("rise-of-the-forest", "Drawn"))));
    if (!m_state.tilePile.empty())
        panel.items.push_back(zoneItem(kPile, Text(TW_TEXT("rise-of-the-forest", "Still in the pile"))));
    if (!m_state.towerPile.empty()) {
        auto towers = m_state.towerPile;
        std::sort(towers.begin(), towers.end());
        std::string pips;
        for (const std::uint8_t tower : towers)
            pips += (pips.empty() ? "" : ", ") + std::to_string(tower);
        panel.items.push_back(
            lineItem("towers", "home", Text(TW_TEXT("rise-of-the-forest", "Towers to come: %1"), pips)));
    }
    if (m_state.step != Step::tiles)
        return panel;
    panel.items.push_back(
        lineItem("join", "link", Text(TW_TEXT("rise-of-the-forest", "A road joins either open end."))));
    panel.items.push_back(
        lineItem("face", "deny", Text(TW_TEXT("rise-of-the-forest", "No road end faces a tile or tower."))));
    panel.items.push_back(
        lineItem("free", "flag",
                 Text(TW_TEXT("rise-of-the-forest", "Both ends keep a free space, and one leads outside."))));
    return panel;
}

Text ViewParts::taleText(int round, const Tale& tale) const
{
    Text text(TW_TEXT("rise-of-the-forest", "Round %1: %2 killed, %3 came through"), round, int{tale.killed},
              int{tale.through});
    if (tale.taken > 0)
        text = Text(TW_TEXT("rise-of-the-forest", "%1, base −%2"), std::move(text), int{tale.taken});
    return tale.gained > 0
               ? Text(TW_TEXT("rise-of-the-forest", "%1, base +%2"), std::move(text), int{tale.gained})
               : text;
}

Panel ViewParts::runPanel() const
{
    Panel panel;
    panel.id = "run";
    panel.title = Text(TW_TEXT("rise-of-the-forest", "Round %1"), int{m_state.round});
    if (m_state.step == Step::run)
        addRunItems(panel);
    for (int round = 1; round <= m_state.round; ++round) {
        const Tale& tale = m_state.tales[static_cast<std::size_t>(round - 1)];
        if (round < m_state.round || tale != Tale())
            panel.items.push_back(lineItem("round" + std::to_string(round), "flag", taleText(round, tale)));
    }
    // It is not read with dice that were rolled.
    if (m_state.step == Step::run && !m_state.last.dice.empty())
        return panel;
    PanelItem die;
    die.kind = ItemKind::dice;
    die.id = "round";
    die.label = Text(TW_TEXT("rise-of-the-forest", "Round"));
    die.dice = {std::to_string(m_state.round)};
    panel.items.push_back(std::move(die));
    return panel;
}

void ViewParts::addRunItems(Panel& panel) const
{
    const LastTurn& last = m_state.last;
    const Unit* const unit = last.number == 0 ? nullptr : m_state.team(last.side).unit(last.number);
    if (unit && !last.dice.empty()) {
        PanelItem dice;
        dice.kind = ItemKind::dice;
        dice.id = "dice";
        for (const std::uint8_t face : last.dice)
            dice.dice.push_back(std::to_string(face));
        dice.label = lastTurnText();
        panel.items.push_back(std::move(dice));
    }
}

void ViewParts::addComing(Scene& scene) const
{
    State ahead;
    ahead.teams = m_state.teams;
    ahead.stack = m_state.stack;
    ahead.tower = m_state.tower;
    while (const auto turn = nextTurn(ahead)) {
        Unit& unit = ahead.team(turn->side).units[turn->index];
        unit.hasActed = true;
        if (turn->side == Side::lightborn)
            ahead.tower = unit.at;
        const CardKind& kind = kindOf(m_content, unit.card);
        Phase step;
        step.id = zoneOf("turn", turn->side) + "-" + std::to_string(unit.card.number);
        step.icon = m_content.typeOf(kind).icon;
        step.name = turn->side == Side::shadowborn
                        ? kind.name
                        : Text(TW_TEXT("rise-of-the-forest", "%1, tower %2"), kind.name, int{unit.at});
        scene.coming.push_back(std::move(step));
    }
    scene.coming.push_back({"again", "refresh", Text(TW_TEXT("rise-of-the-forest", "Then all again"))});
}

} // namespace tablewood::rise_of_the_forest
