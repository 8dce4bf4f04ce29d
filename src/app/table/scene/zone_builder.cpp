#include "app/table/scene/zone_builder.h"

#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// The most that is attached to one card of a field.
int mostAttachedIn(const Scene& scene, const Zone& field)
{
    std::map<Name, int> attached;
    for (const Piece& piece : scene.pieces)
        if (piece.at.in == field.id)
            attached.emplace(placeOn(piece.id), 0);
    for (const Piece& piece : scene.pieces)
        if (const auto card = attached.find(piece.at.in); card != attached.end())
            ++card->second;
    int most = 0;
    for (const auto& [card, count] : attached)
        most = std::max(most, count);
    return most;
}

/// How many cards of a zone are seen there.
int cardsIn(const Scene& scene, const Zone& zone)
{
    return static_cast<int>(
        std::ranges::count(scene.pieces, zone.id, [](const Piece& piece) { return piece.at.in; }));
}

/// Whether the places between its cards can be seen: all lie open in a row.
bool canPart(const Scene& scene, const Zone& zone)
{
    return zone.kind == ZoneKind::field ||
           (zone.kind == ZoneKind::row && !zone.isGuarded && cardsIn(scene, zone) >= zone.count);
}

bool isGapOf(const Zone& zone, const Pick& pick) { return pick.kind == PickKind::gap && pick.id == zone.id; }

/// The places between its cards that can be picked next, from the left.
QList<int> gapsIn(const SeenScene& seen, const Zone& zone)
{
    const int cards = cardsIn(seen.scene, zone);
    QList<int> gaps;
    for (const NextPick& next : seen.gesture().next())
        if (isGapOf(zone, next.pick) && next.pick.cell.column >= 0 && next.pick.cell.column <= cards)
            gaps.append(next.pick.cell.column);
    std::ranges::sort(gaps);
    return gaps;
}

/// Whether some move puts a thing between its cards.
bool takesBetween(const Gesture& gesture, const Zone& zone)
{
    return std::ranges::any_of(gesture.offers(), [&](const Offer& offer) {
        return std::ranges::any_of(offer.picks, [&](const Pick& pick) { return isGapOf(zone, pick); });
    });
}

} // namespace

ZoneEntry zoneEntry(const SeenScene& seen, const Name& id, SceneModel& model)
{
    const auto zone = std::ranges::find(seen.scene.zones, id, &Zone::id);
    if (zone == seen.scene.zones.end())
        return {};
    ZoneEntry entry;
    entry.id = named(id);
    entry.kind = named(zone->kind);
    entry.seat = zone->seat.index;
    entry.name = seen.words(zone->name);
    entry.hint = seen.words(zone->hint);
    entry.count = zone->count;
    entry.capacity = zone->capacity;
    entry.back = named(zone->back);
    entry.isGuarded = zone->isGuarded;
    entry.isLight = zone->weight == Weight::light;
    entry.isLit = seen.gesture().nextOf(Pick::ofZone(id)) != nullptr;
    if (zone->kind == ZoneKind::field)
        entry.attached = mostAttachedIn(seen.scene, *zone);
    if (canPart(seen.scene, *zone)) {
        entry.gaps = gapsIn(seen, *zone);
        entry.isParted = takesBetween(seen.gesture(), *zone);
    }
    entry.pieces = model.piecesIn(entry.id);
    return entry;
}

} // namespace tablewood
