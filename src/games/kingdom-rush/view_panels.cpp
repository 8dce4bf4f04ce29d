#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/attack_words.h"
#include "games/kingdom-rush/horde_words.h"
#include "games/kingdom-rush/view_builder.h"

#include <algorithm>

/// What stands at the edge of the table, and what can be laid over it.
namespace tablewood::kingdom_rush {

namespace {

/// The form of a card's back.
Name variantOfBack(const HordeCard& card)
{
    switch (card.kind) {
    case CardKind::horde:
        return enumNames(HordeColour{})[static_cast<std::size_t>(card.colour)];
    case CardKind::champion:
        return "champion";
    case CardKind::event:
        return "event";
    case CardKind::blank:
    case CardKind::pumpkin:
    case CardKind::claw:
    case CardKind::life:
        break;
    }
    return "blank";
}

} // namespace

void ViewBuilder::row(const Name& id, ZoneKind kind, Seat seat, Text name, TowerPlace place)
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.seat = seat;
    zone.name = std::move(name);
    const bool isTurned =
        place == TowerPlace::hand && m_state.step == Step::play && m_viewer.is(seat) && !m_state.isOpen();
    std::int16_t column = 0;
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card)
        if (m_state.towers[card].place == place && (m_state.towers[card].seat == seat || !seat.isPlayer())) {
            Piece piece = towerPiece(card, {id, {column++, 0}, 0});
            if (isTurned)
                piece.turning = Turning::quarters;
            m_scene.pieces.push_back(std::move(piece));
        }
    zone.count = column;
    m_scene.zones.push_back(std::move(zone));
}

void ViewBuilder::count(Panel& panel, ItemKind kind, const Name& icon, Text label, int value) const
{
    PanelItem item;
    item.kind = kind;
    item.id = icon;
    item.icon = icon;
    item.label = std::move(label);
    item.value = value;
    panel.items.push_back(std::move(item));
}

void ViewBuilder::seatPanel(Seat seat)
{
    const Hero& hero = m_state.hero(seat);
    const HeroKind& kind = m_box.content().heroes[hero.kind];
    Panel panel;
    panel.id = "seat" + std::to_string(seat.index);
    panel.seat = seat;
    panel.title = kind.name;
    panel.portrait = Name(kind.key);
    if (!m_state.isAlone())
        panel.subtitle = nameOf(m_state.colours[static_cast<std::size_t>(seat.index)]);
    if (m_state.done.has(seat))
        panel.news = Text(TW_TEXT("kingdom-rush", "Done for now"));
    else if (m_state.letting.has(seat))
        panel.news = Text(TW_TEXT("kingdom-rush", "Lets the others play"));
    else if (hero.isKnockedOut)
        panel.news = Text(TW_TEXT("kingdom-rush", "Knocked out"));
    PanelItem health;
    health.kind = ItemKind::slots;
    health.id = "health";
    health.icon = "heart";
    health.label = Text(TW_TEXT("kingdom-rush", "Health"));
    health.value = hero.health;
    for (int i = 0; i < fullHealth(m_box, hero); ++i)
        health.slots.push_back(i < hero.health ? Slot::full : Slot::open);
    panel.items.push_back(std::move(health));
    if (kind.attack.attack)
        for (const AttackPart& part : kind.attack.attack->parts) {
            PanelItem line;
            line.id = "attack" + std::to_string(panel.items.size());
            line.icon = "sword";
            line.text = wordsOf(part);
            panel.items.push_back(std::move(line));
        }
    const bool isChoosing = m_state.step == Step::council && m_viewer.is(seat);
    for (std::uint8_t i = 0; i < kAbilitiesOfHero; ++i) {
        const bool isAlong = (hero.abilities >> i & 1) != 0;
        if (!isAlong &&
            !(isChoosing && abilitiesOf(m_box, m_state) > 0 && isAbilityThere(m_box, m_state, hero, i)))
            continue;
        PanelItem ability;
        ability.kind = ItemKind::ability;
        ability.id = "ability" + std::to_string(i);
        ability.icon = kind.abilities[i].icon.empty() ? Name("bolt") : Name(kind.abilities[i].icon);
        ability.label = kind.abilities[i].name;
        ability.hint = kind.abilities[i].rule;
        ability.state = !isAlong                    ? ItemState::idle
                        : (hero.used >> i & 1) != 0 ? ItemState::spent
                                                    : ItemState::ready;
        panel.items.push_back(std::move(ability));
    }
    const auto zone = [&](const Name& id) {
        PanelItem item;
        item.kind = ItemKind::zone;
        item.id = id;
        item.zone = id;
        panel.items.push_back(std::move(item));
    };
    if (!hero.isOut()) {
        Zone board;
        board.id = "board" + std::to_string(seat.index);
        board.kind = ZoneKind::row;
        board.seat = seat;
        board.name = Text(TW_TEXT("kingdom-rush", "Hero, not on the map"));
        board.count = 1;
        m_scene.zones.push_back(board);
        zone(board.id);
    }
    if (m_state.heroes.size() > m_state.players) {
        Zone bench;
        bench.id = kOnBench;
        bench.kind = ZoneKind::row;
        bench.name = Text(TW_TEXT("kingdom-rush", "Bench"));
        bench.count = static_cast<std::int16_t>(std::count_if(m_state.heroes.begin() + m_state.players,
                                                              m_state.heroes.end(),
                                                              [](const Hero& one) { return !one.isOut(); }));
        m_scene.zones.push_back(bench);
        zone(kOnBench);
        panel.items.back().label = bench.name;
    }
    const bool isOwn = m_viewer.is(seat);
    row(handOf(seat), isOwn ? ZoneKind::hand : ZoneKind::row, seat, Text(TW_TEXT("kingdom-rush", "Towers")),
        TowerPlace::hand);
    if (!isOwn)
        zone(handOf(seat));
    row(incomingOf(seat), ZoneKind::row, seat, Text(TW_TEXT("kingdom-rush", "Incoming towers")),
        TowerPlace::incoming);
    zone(incomingOf(seat));
    if (m_scene.zones.back().count > 0)
        panel.items.back().label = m_scene.zones.back().name;
    m_scene.panels.push_back(std::move(panel));
}

void ViewBuilder::shared()
{
    Panel table;
    table.id = "table";
    table.title = Text(TW_TEXT("kingdom-rush", "The kingdom"));
    count(table, ItemKind::medal, "heart", Text(TW_TEXT("kingdom-rush", "Hearts")), m_state.hearts);
    count(table, ItemKind::medal, "gem", Text(TW_TEXT("kingdom-rush", "Crystals")), m_state.crystals);
    count(table, ItemKind::medal, "star", Text(TW_TEXT("kingdom-rush", "Gold")), m_state.gold);
    PanelItem goal;
    goal.id = "goal";
    goal.icon = "trophy";
    goal.text = scenario().goal;
    table.items.push_back(std::move(goal));
    m_scene.panels.push_back(std::move(table));

    Panel tiles;
    tiles.id = "tiles";
    tiles.title = Text(TW_TEXT("kingdom-rush", "Damage left"));
    constexpr std::array<const char*, kTileShapes> kSigns{"shapeOne",    "shapeTwo",    "shapeThree",
                                                          "shapeCorner", "shapeSquare", "shapeEll",
                                                          "shapeZig",    "shapeTee"};
    tiles.items.reserve(kTileShapes + 1);
    for (std::size_t i = 0; i < kTileShapes; ++i)
        count(tiles, ItemKind::counter, kSigns[i], nameOf(static_cast<TileShape>(i)), m_state.tiles[i]);
    count(tiles, ItemKind::counter, "person", Text(TW_TEXT("kingdom-rush", "Soldiers")),
          m_state.soldiersLeft(m_box));
    m_scene.panels.push_back(std::move(tiles));
}

/// What is not as usual at this level stands with what the team has.
void ViewBuilder::level()
{
    if (m_state.level == Level::standard)
        return;
    Panel& table = *std::find_if(m_scene.panels.begin(), m_scene.panels.end(),
                                 [](const Panel& panel) { return panel.id == "table"; });
    table.subtitle = nameOf(m_state.level);
    if (m_state.level != Level::iron)
        return;
    PanelItem rule;
    rule.id = "iron";
    rule.icon = "sword";
    rule.text = scenario().ironRule;
    table.items.push_back(std::move(rule));
}

/// The backs of the stacks, the top card first: they are public.
void ViewBuilder::stacks()
{
    Panel panel;
    panel.id = "stacks";
    panel.title = Text(TW_TEXT("kingdom-rush", "Hordes to come"));
    panel.isAtHand = true;
    panel.items.reserve(scenario().spawns.size());
    for (const Spawn& spawn : scenario().spawns) {
        const auto& stack = m_state.stacks[static_cast<std::size_t>(spawn.number - 1)];
        Zone zone;
        zone.id = stackOf(spawn.number);
        zone.kind = ZoneKind::tray;
        zone.name = Text(TW_TEXT("kingdom-rush", "Spawn %1"), int{spawn.number});
        zone.count = static_cast<std::int16_t>(stack.size());
        PanelItem item;
        item.kind = ItemKind::zone;
        item.id = zone.id;
        item.zone = zone.id;
        item.label = zone.name;
        panel.items.push_back(std::move(item));
        m_scene.zones.push_back(std::move(zone));
        for (std::size_t place = stack.size(); place > 0; --place) {
            const HordeCard& card = m_box.horde(stack[place - 1]);
            Piece& back = m_scene.pieces.emplace_back();
            back.id = backId(spawn.number, place);
            back.figure = "back";
            back.variant = variantOfBack(card);
            back.name = m_box.backOf(stack[place - 1]);
            back.at = {stackOf(spawn.number), {static_cast<std::int16_t>(stack.size() - place), 0}, 0};
            if (card.kind == CardKind::horde)
                back.badges.push_back({{}, std::to_string(card.wave), Text(TW_TEXT("kingdom-rush", "Wave"))});
        }
    }
    m_scene.panels.push_back(std::move(panel));
}

void ViewBuilder::middle()
{
    if (m_state.step != Step::council)
        return;
    if (!m_state.isAlone())
        row(kMiddle, ZoneKind::field, Seat::none(), Text(TW_TEXT("kingdom-rush", "Starting towers")),
            TowerPlace::middle);
    Zone heroes;
    heroes.id = kOpenHeroes;
    heroes.kind = ZoneKind::field;
    heroes.name = Text(TW_TEXT("kingdom-rush", "Other heroes to choose from"));
    for (std::uint8_t kind = 0; kind < m_box.content().heroes.size(); ++kind) {
        const bool isTaken = std::any_of(m_state.heroes.begin(), m_state.heroes.end(),
                                         [&](const Hero& hero) { return hero.kind == kind; });
        if (isTaken || !isHeroThere(m_box, m_state, kind))
            continue;
        Piece& sheet = m_scene.pieces.emplace_back();
        sheet.id = sheetId(kind);
        sheet.figure = "card";
        sheet.face = Name(m_box.content().heroes[kind].key);
        sheet.name = m_box.content().heroes[kind].name;
        sheet.at = {kOpenHeroes, {heroes.count++, 0}, 0};
    }
    m_scene.zones.push_back(std::move(heroes));
}

/// The towers and mods that are left, one of each kind.
void ViewBuilder::supply()
{
    if (m_state.step == Step::council)
        return;
    const ZoneKind kind = m_state.step == Step::buy ? ZoneKind::field : ZoneKind::row;
    Zone zone;
    zone.id = kSupply;
    zone.kind = kind;
    zone.name = Text(TW_TEXT("kingdom-rush", "Supply of towers"));
    std::int16_t column = 0;
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card) {
        if (m_state.towers[card].place != TowerPlace::supply || !isFirstOfItsLike(m_box, m_state, card) ||
            (m_state.step == Step::buy && costOf(m_box, m_state, card) == 0))
            continue;
        Piece& piece = m_scene.pieces.emplace_back(towerPiece(card, {kSupply, {column++, 0}, 0}));
        const auto copies =
            std::count_if(m_state.towers.begin(), m_state.towers.end(), [&](const TowerCard& other) {
                const auto number = static_cast<std::uint8_t>(&other - m_state.towers.data());
                return other.place == TowerPlace::supply && other.mods == m_state.towers[card].mods &&
                       m_box.kindOfTower(number) == m_box.kindOfTower(card);
            });
        piece.badges.push_back(
            {"copy", std::to_string(copies), Text(TW_TEXT("kingdom-rush", "Copies left"))});
        if (m_state.step == Step::buy)
            piece.badges.push_back({"gem", std::to_string(costOf(m_box, m_state, card)),
                                    Text(TW_TEXT("kingdom-rush", "Crystals that it costs"))});
    }
    zone.count = column;
    if (m_state.step != Step::buy) {
        Panel panel;
        panel.id = kSupply;
        panel.title = zone.name;
        PanelItem item;
        item.kind = ItemKind::zone;
        item.id = item.zone = kSupply;
        panel.items.push_back(std::move(item));
        m_scene.panels.push_back(std::move(panel));
    }
    m_scene.zones.push_back(std::move(zone));
    if (m_state.step != Step::buy)
        return;
    Zone mods;
    mods.id = "mods";
    mods.kind = kind;
    mods.name = Text(TW_TEXT("kingdom-rush", "Mods"));
    column = 0;
    for (std::size_t mod = 0; mod < m_box.content().mods.size(); ++mod)
        if ((m_state.mods >> mod & 1) != 0) {
            Piece piece;
            piece.id = modId(mod);
            piece.figure = "card";
            piece.face = Name("mod-" + m_box.content().mods[mod].key);
            piece.name = m_box.content().mods[mod].name;
            piece.at = {"mods", {column++, 0}, 0};
            m_scene.pieces.push_back(std::move(piece));
        }
    mods.count = column;
    m_scene.zones.push_back(std::move(mods));
}

/// Why a horde stays where it is.
Text ViewBuilder::stayOf(const Forecast& one, int number) const
{
    const Cell at = m_ground.cells[one.from];
    if (one.shot != kNone)
        return Text(TW_TEXT("kingdom-rush", "%1. %2 stays and shoots at %3"), number, at,
                    m_box.content().heroes[m_state.heroes[one.shot].kind].name);
    if (one.isShooting)
        return Text(TW_TEXT("kingdom-rush", "%1. %2 stays and shoots at a hero"), number, at);
    return one.isHeld ? Text(TW_TEXT("kingdom-rush", "%1. %2 is held"), number, at)
                      : Text(TW_TEXT("kingdom-rush", "%1. %2 stays"), number, at);
}

/// What can be laid over the map by whoever wants to see it.
void ViewBuilder::layers()
{
    if (m_state.round > 0)
        m_scene.layers.push_back(
            {kRanges, "target", Text(TW_TEXT("kingdom-rush", "Ranges")),
             Text(TW_TEXT("kingdom-rush", "Shows which spaces towers and heroes point to")), false});
    m_scene.layers.push_back({kRoutes, "map", Text(TW_TEXT("kingdom-rush", "Ways")),
                              Text(TW_TEXT("kingdom-rush", "Shows which ways the hordes go")), false});
    advance();
}

/// What comes next, as arrows on the map, and the same in words.
void ViewBuilder::advance()
{
    if (m_state.step != Step::play && m_state.step != Step::advance)
        return;
    m_scene.layers.push_back(
        {kAdvance, "boot", Text(TW_TEXT("kingdom-rush", "Advance")),
         Text(TW_TEXT("kingdom-rush", "Shows where each horde would go if everybody were done now")),
         m_state.step == Step::advance});
    Panel panel;
    panel.id = kAdvance;
    panel.title = Text(TW_TEXT("kingdom-rush", "What Advance will do"));
    panel.isAtHand = true;
    panel.layer = kAdvance;
    panel.items.reserve(foreseen().size());
    std::vector<Cell> lost;
    std::uint8_t number = 0;
    for (const Forecast& one : foreseen()) {
        const Cell from = m_ground.cells[one.from];
        PanelItem line;
        line.id = "step" + std::to_string(++number);
        line.icon = one.isOpen           ? "help"
                    : one.to == kNone    ? "heart"
                    : one.isShooting     ? "target"
                    : one.to == one.from ? "lock"
                                         : "boot";
        Arrow arrow;
        arrow.style = "way";
        arrow.from = onMap(one.from);
        arrow.to = arrow.from;
        arrow.layer = kAdvance;
        arrow.number = number;
        const Text& name = m_box.horde(one.horde).name;
        if (one.to == kNone) {
            const Route& route = scenario().routes[m_state.horde(one.horde)->route];
            arrow.style = "attack";
            arrow.to = {placeOn(kFirstExit + route.exit), {}, 0};
            arrow.meaning = Text::counted(TW_TEXT_N("kingdom-rush", "%1 at %2 escapes: %n heart(s)"),
                                          one.hearts, name, from);
            lost.push_back(scenario().spaces[one.from].at);
            line.text = Text::counted(TW_TEXT_N("kingdom-rush", "%1. %2 escapes: %n heart(s)"), one.hearts,
                                      int{number}, from);
        } else if (one.to == one.from) {
            line.text = stayOf(one, number);
        } else {
            arrow.to = onMap(one.to);
            arrow.meaning =
                Text(TW_TEXT("kingdom-rush", "%1 goes from %2 to %3"), name, from, m_ground.cells[one.to]);
            line.text =
                Text(TW_TEXT("kingdom-rush", "%1. %2 to %3"), int{number}, from, m_ground.cells[one.to]);
        }
        if (one.fallen > 0) {
            line.text = Text::counted(TW_TEXT_N("kingdom-rush", "%1, after healing: %n tile(s) fall off"),
                                      one.fallen, line.text);
            arrow.meaning = line.text;
        }
        if (one.isOpen) {
            line.text = Text(TW_TEXT("kingdom-rush", "%1, unless its card says otherwise"), line.text);
            arrow.meaning = line.text;
        }
        panel.items.push_back(std::move(line));
        m_scene.arrows.push_back(std::move(arrow));
    }
    if (!lost.empty() && scenario().maps.size() == 1)
        m_scene.boards.front().areas.push_back({"threat", std::move(lost), kAdvance});
    if (!panel.items.empty())
        m_scene.panels.push_back(std::move(panel));
}

} // namespace tablewood::kingdom_rush
