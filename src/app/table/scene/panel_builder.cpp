#include "app/table/scene/panel_builder.h"

#include "app/table/scene/zone_builder.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

PanelEntry panelEntry(const SeenScene& seen, const Panel& panel)
{
    PanelEntry entry;
    entry.id = named(panel.id);
    entry.seat = panel.seat.index;
    entry.isMine = seen.isMine(panel.seat);
    if (panel.seat.isPlayer())
        entry.owner = seen.nameOf(panel.seat);
    entry.title = seen.words(panel.title);
    entry.subtitle = seen.words(panel.subtitle);
    entry.portrait = seen.face(panel.portrait);
    entry.news = seen.words(panel.news);
    entry.emblem = seen.emblemOf(panel.seat);
    entry.sign = named(panel.sign);
    entry.mood = named(panel.mood);
    entry.isGuarded = panel.isGuarded;
    entry.isLight = panel.weight == Weight::light;
    entry.hasHand = entry.isMine && !seen.sight.takers.isEmpty();
    entry.canTakeHand = seen.sight.takers.has(panel.seat);
    const Pick pick = Pick::ofOption(panel.id, {});
    entry.isChosen = seen.gesture().isChosen(pick);
    entry.isLit = entry.isTarget = !entry.isChosen && seen.gesture().nextOf(pick) != nullptr;
    const QString who = entry.owner.isEmpty() ? entry.title : entry.owner;
    if (entry.isChosen)
        entry.picking = SceneModel::tr("%1, chosen").arg(who);
    else if (entry.isTarget)
        entry.picking = SceneModel::tr("Choose %1").arg(who);
    return entry;
}

ItemEntry itemEntry(const SeenScene& seen, const PanelItem& item, SceneModel& model)
{
    ItemEntry entry;
    entry.kind = named(item.kind);
    entry.id = named(item.id);
    entry.icon = named(item.icon);
    entry.label = seen.words(item.label);
    entry.text = seen.words(item.text);
    entry.state = named(item.state);
    entry.value = item.value;
    for (const Slot slot : item.slots)
        entry.slotStates.append(named(slot));
    entry.blockIcon = named(item.blockIcon);
    for (const Name& face : item.dice)
        entry.dice.append(named(face));
    if (!item.zone.empty())
        entry.zone = zoneEntry(seen, item.zone, model);
    entry.button = named(item.button);
    entry.isEnabled = !item.button.empty() && seen.gesture().nextOf(Pick::ofButton(item.button)) != nullptr;
    entry.hint = seen.words(item.hint);
    const auto button = std::ranges::find(seen.scene.buttons, item.button, &Button::id);
    if (button != seen.scene.buttons.end() && !entry.isEnabled && !button->reason.isEmpty())
        entry.hint += (entry.hint.isEmpty() ? "" : "\n") + seen.words(button->reason);
    return entry;
}

} // namespace tablewood
