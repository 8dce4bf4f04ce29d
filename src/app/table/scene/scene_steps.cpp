#include "app/table/scene/scene_steps.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tablewood {

namespace {

/// A whole deck that changes place is not dealt card by card.
constexpr std::size_t kMostFlights = 8;

/// One piece that differs between two scenes: as it was, as it is; null for not there.
struct Change
{
    const Piece* old = nullptr;
    const Piece* now = nullptr;
};

std::vector<Change> changesBetween(const Scene& before, const Scene& after)
{
    std::map<PieceId, const Piece*> left;
    for (const Piece& piece : before.pieces)
        left.emplace(piece.id, &piece);
    std::vector<Change> changes;
    for (const Piece& piece : after.pieces) {
        Change change{nullptr, &piece};
        if (const auto old = left.find(piece.id); old != left.end()) {
            change.old = old->second;
            left.erase(old);
        }
        if (!change.old || !(*change.old == piece))
            changes.push_back(change);
    }
    for (const auto& [id, piece] : left)
        changes.push_back({piece, nullptr});
    return changes;
}

const Zone* zoneOf(const Scene& scene, const Piece* piece)
{
    if (!piece)
        return nullptr;
    const auto zone = std::ranges::find(scene.zones, piece->at.in, &Zone::id);
    return zone == scene.zones.end() ? nullptr : &*zone;
}

bool pointsAt(const Event& event, const Piece* piece)
{
    return piece && event.board == piece->at.in &&
           std::ranges::find(event.cells, piece->at.cell) != event.cells.end();
}

/// The event that a change belongs to.
std::size_t eventOf(const Change& change, const Scene& before, const Scene& after,
                    std::span<const Event> events)
{
    for (std::size_t i = events.size(); i > 0; --i)
        if (pointsAt(events[i - 1], change.now) || pointsAt(events[i - 1], change.old))
            return i - 1;
    for (const Zone* zone : {zoneOf(before, change.old), zoneOf(after, change.now)}) {
        if (!zone || !zone->seat.isPlayer())
            continue;
        const auto own = std::ranges::find(events, zone->seat, &Event::seat);
        if (own != events.end())
            return static_cast<std::size_t>(own - events.begin());
    }
    return events.size() - 1;
}

void count(Scene& scene, const Piece* piece, int difference)
{
    const auto zone = piece ? std::ranges::find(scene.zones, piece->at.in, &Zone::id) : scene.zones.end();
    if (zone != scene.zones.end())
        zone->count = static_cast<std::int16_t>(zone->count + difference);
}

void make(Scene& scene, const Change& change)
{
    const PieceId id = change.now ? change.now->id : change.old->id;
    const auto here = std::ranges::find(scene.pieces, id, &Piece::id);
    const bool staysInPlace = change.old && change.now && change.old->at.in == change.now->at.in;
    if (!staysInPlace) {
        count(scene, change.old, -1);
        count(scene, change.now, 1);
    }
    if (!change.now)
        scene.pieces.erase(here);
    else if (here == scene.pieces.end())
        scene.pieces.push_back(*change.now);
    else
        *here = *change.now;
}

/// How many of the events, from the first, are said of one who hands the turn on and is none of the `own`
/// seats.
std::size_t wordsOfOneLeaving(const Scene& before, const Scene& after, std::span<const Event> events,
                              Seats own)
{
    const Seat first = events.front().seat;
    if (!first.isPlayer() || own.has(first) || before.active == after.active)
        return 0;
    const auto next = std::ranges::find_if(events, [&](const Event& event) { return event.seat != first; });
    return static_cast<std::size_t>(next - events.begin());
}

} // namespace

std::vector<SceneStep> stepsBetween(const Scene& before, const Scene& after, std::span<const Event> events,
                                    Seats own)
{
    std::vector<SceneStep> steps;
    std::map<std::size_t, std::vector<Change>> groups;
    if (!events.empty()) {
        for (const Change& change : changesBetween(before, after))
            groups[eventOf(change, before, after, events)].push_back(change);
        const std::size_t said = wordsOfOneLeaving(before, after, events, own);
        if (said > 0 && (groups.empty() || groups.begin()->first >= said))
            steps.push_back({before, said});
    }
    Scene scene = before;
    for (const auto& [event, changes] : groups) {
        for (const Change& change : changes)
            make(scene, change);
        steps.push_back({scene, event + 1});
    }
    if (groups.empty())
        steps.emplace_back();
    steps.back() = {after, events.size()};
    return steps;
}

std::vector<Flight> flightsBetween(const Scene& before, const Scene& after)
{
    /// How many more lie in a zone than the pieces that are seen to come and go make.
    std::map<Name, int> unseen;
    for (const Zone& zone : after.zones) {
        const auto old = std::ranges::find(before.zones, zone.id, &Zone::id);
        if (old != before.zones.end())
            unseen[zone.id] = zone.count - old->count;
    }
    const auto moveOf = [&](const Name& zone, int direction) -> std::optional<Name> {
        for (auto& [id, number] : unseen) {
            if (id == zone || number * direction <= 0)
                continue;
            number -= direction;
            return id;
        }
        return std::nullopt;
    };

    std::vector<Flight> flights;
    std::vector<Change> halves;
    for (const Change& change : changesBetween(before, after)) {
        if (change.old && change.now && change.old->at.in == change.now->at.in)
            continue;
        if (zoneOf(before, change.old))
            ++unseen[change.old->at.in];
        if (zoneOf(after, change.now))
            --unseen[change.now->at.in];
        if (change.old && change.now)
            flights.push_back({*change.now, change.old->at.in, change.now->at.in});
        else if (zoneOf(before, change.old) || zoneOf(after, change.now))
            halves.push_back(change);
    }
    for (const Change& change : halves) {
        const Piece& piece = change.now ? *change.now : *change.old;
        if (const auto other = moveOf(piece.at.in, change.now ? -1 : 1))
            flights.push_back({piece, change.now ? *other : piece.at.in, change.now ? piece.at.in : *other});
    }
    while (flights.size() < kMostFlights) {
        const auto from = moveOf({}, -1);
        const auto to = from ? moveOf(*from, 1) : std::nullopt;
        if (!to)
            break;
        Piece piece;
        piece.figure = "card";
        piece.isFlipped = true;
        piece.at.in = *to;
        flights.push_back({piece, *from, *to});
    }
    return flights;
}

} // namespace tablewood
