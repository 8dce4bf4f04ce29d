#include "games/arbor/view_ids.h"
#include "games/arbor/view_parts.h"

namespace tablewood::arbor {

namespace {

/// A seat has so many items with the dice and a storm before it, and manna above its maximum.
constexpr std::size_t kMostItems = 11;

PanelItem abilityItem(const char* id, const char* icon, Text label, const Text& name, const Text& effect,
                      ItemState state = ItemState::idle)
{
    PanelItem item;
    item.kind = ItemKind::ability;
    item.id = id;
    item.icon = icon;
    item.label = std::move(label);
    item.text = name;
    item.hint = Text(TW_TEXT("arbor", "%1: %2"), name, effect);
    item.state = state;
    return item;
}

PanelItem counterItem(const char* id, const char* icon, int value, Text label)
{
    PanelItem item;
    item.kind = ItemKind::counter;
    item.id = id;
    item.icon = icon;
    item.value = value;
    item.label = std::move(label);
    return item;
}

PanelItem zoneItem(const Name& zone)
{
    PanelItem item;
    item.kind = ItemKind::zone;
    item.id = zone;
    item.zone = zone;
    return item;
}

PanelItem lineItem(const char* id, const char* icon, Text text)
{
    PanelItem item;
    item.id = id;
    item.icon = icon;
    item.text = std::move(text);
    return item;
}

} // namespace

void ViewParts::addPanels(Scene& scene) const
{
    scene.panels.reserve(static_cast<std::size_t>(m_state.seats()) + 1);
    for (int index = 0; index < m_state.seats(); ++index)
        scene.panels.push_back(seatPanel(Seat{static_cast<std::int8_t>(index)}));
    scene.panels.push_back(starsPanel());
}

Text ViewParts::news(Seat seat, int glory) const
{
    if (m_state.isSettingOut() || m_state.step == Step::over)
        return {};
    const int cutOff =
        (m_state.land.forestOf(seat) - m_connected[static_cast<std::size_t>(seat.index)]).count();
    const int target = m_state.terms.glory;
    if (glory >= target && m_state.terms.win == WinRule::hold)
        return Text(TW_TEXT("arbor", "Holds %1, wins at the next Dawn"), target);
    if (cutOff > 0)
        return Text::counted(TW_TEXT_N("arbor", "%n tile(s) cut off"), cutOff);
    return Text::counted(TW_TEXT_N("arbor", "%n more to reach %1"), target - glory, target);
}

Panel ViewParts::seatPanel(Seat seat) const
{
    const Forest& forest = m_state.of(seat);
    const Ancient* ancient = m_game.ancientOf(m_state, seat);
    const int glory = ancient != nullptr ? gloryOf(m_game.content().ancients, m_state, seat) : 0;

    Panel panel;
    panel.items.reserve(kMostItems);
    panel.id = panelId(seat);
    panel.seat = seat;
    panel.title = ancient != nullptr ? ancient->name : Text(TW_TEXT("arbor", "No Ancient yet"));
    if (!forest.hasSage)
        panel.subtitle = Text(TW_TEXT("arbor", "Sage awake"));
    if (ancient != nullptr)
        panel.portrait = faceOf(*ancient);
    const int fresh = seat == m_state.active ? glory - forest.gloryBefore : 0;
    panel.score = Score{Text(TW_TEXT("arbor", "Glory")), glory, m_state.terms.glory, fresh > 0 ? fresh : 0};
    panel.news = news(seat, glory);

    if (ancient != nullptr) {
        addAbilities(panel, seat);
        addManna(panel, seat);
    }
    if (seat == m_state.active && m_state.dice[0] != 0) {
        PanelItem dice;
        dice.kind = ItemKind::dice;
        dice.id = "dice";
        dice.label = Text(TW_TEXT("arbor", "Dawn roll"));
        // The maximum of now may be another than that of Dawn.
        dice.text = Text(TW_TEXT("arbor", "%1 and %2: the higher number is manna, up to your maximum"),
                         faceText(m_state.dice[0]), faceText(m_state.dice[1]));
        dice.hint = Text(
            TW_TEXT("arbor", "At each Dawn two dice fall. The higher number is the manna you gain, up to "
                             "your maximum. Storms add to it or take from it. One Blessing lets you use your "
                             "Ancient’s, free, once this Day. Two Blessings are rolled again, one or both."));
        for (const std::int8_t face : m_state.dice)
            dice.dice.push_back(face == kBlessingFace ? "blessing" : std::to_string(face));
        panel.items.push_back(std::move(dice));
    }
    panel.items.push_back(counterItem("trees", "sprout", forest.trees, Text(TW_TEXT("arbor", "Trees"))));
    panel.items.push_back(
        counterItem("guardians", "shield", forest.guardians, Text(TW_TEXT("arbor", "Guardians"))));
    panel.items.push_back(
        counterItem("sage", "door", forest.hasSage ? 1 : 0, Text(TW_TEXT("arbor", "Sage"))));
    panel.items.push_back(zoneItem(handZone(seat)));
    return panel;
}

void ViewParts::addAbilities(Panel& panel, Seat seat) const
{
    const Forest& forest = m_state.of(seat);
    const Ancient& ancient = *m_game.ancientOf(m_state, seat);
    panel.items.push_back(abilityItem("trait", "shield", Text(TW_TEXT("arbor", "Trait")), ancient.trait.name,
                                      ancient.trait.text));
    // It is for this Day: with Dusk it is gone.
    const bool isReady = forest.canBless && seat == m_state.active && m_state.step == Step::day;
    PanelItem blessing = abilityItem("blessing", "wand", Text(TW_TEXT("arbor", "Blessing")),
                                     ancient.blessing.name, ancient.blessing.text,
                                     isReady             ? ItemState::ready
                                     : forest.hasBlessed ? ItemState::spent
                                                         : ItemState::idle);
    if (isReady && m_viewer.is(m_state.active) && m_state.pending.empty())
        blessing.button = "bless";
    panel.items.push_back(std::move(blessing));
    PanelItem invocation =
        abilityItem("invocation", "door", Text(TW_TEXT("arbor", "Invocation")), ancient.invocation.name,
                    ancient.invocation.text, forest.hasSage ? ItemState::idle : ItemState::spent);
    if (!forest.hasSage)
        invocation.text = Text(TW_TEXT("arbor", "the Sage is awake"));
    panel.items.push_back(std::move(invocation));
}

void ViewParts::addManna(Panel& panel, Seat seat) const
{
    const Forest& forest = m_state.of(seat);
    const int maximum = maximumManna(m_game.content().ancients, m_state, seat);
    PanelItem manna;
    manna.kind = ItemKind::slots;
    manna.id = "manna";
    manna.icon = "drop";
    manna.blockIcon = "mask";
    manna.label = Text(TW_TEXT("arbor", "Manna"));
    manna.value = forest.manna;
    const bool isAbove = forest.manna > maximum;
    manna.text = isAbove ? Text(TW_TEXT("arbor", "kept above the maximum of %1"), maximum)
                         : Text(TW_TEXT("arbor", "of at most %1"), maximum);
    for (int slot = 0; slot < kMannaSlots; ++slot)
        manna.slots.push_back(slot < forest.manna ? Slot::full : slot < maximum ? Slot::open : Slot::blocked);
    panel.items.push_back(std::move(manna));
    if (isAbove)
        panel.items.push_back(lineItem(
            "above", "drop", Text(TW_TEXT("arbor", "Manna held stays, none is gained above %1"), maximum)));
    if (forest.storm != 0) {
        Text storm =
            forest.storm > 0
                ? Text(TW_TEXT("arbor", "Next Dawn: %1 more manna"), static_cast<int>(forest.storm))
                : Text(TW_TEXT("arbor", "Next Dawn: %1 less manna"), -static_cast<int>(forest.storm));
        panel.items.push_back(lineItem("storm", "bolt", std::move(storm)));
    } else if (!isAbove && maximum < kMannaSlots) {
        panel.items.push_back(lineItem(
            "waiting", "shield",
            Text::counted(TW_TEXT_N("arbor", "%n slot(s) wait for Guardians"), kMannaSlots - maximum)));
    }
}

Panel ViewParts::starsPanel() const
{
    Panel panel;
    panel.items.reserve(kMostItems);
    panel.id = "stars";
    panel.title = Text(TW_TEXT("arbor", "Stars on display"));
    panel.items.push_back(zoneItem(kDisplayZone));
    panel.items.push_back(lineItem("price", "dusk", Text(TW_TEXT("arbor", "Drawn at Dusk, 1 manna each"))));
    panel.items.push_back(zoneItem(kDeckZone));
    panel.items.push_back(zoneItem(kDiscardZone));
    return panel;
}

} // namespace tablewood::arbor
