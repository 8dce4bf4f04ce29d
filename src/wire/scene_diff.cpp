#include "wire/scene_diff.h"

#include "kernel/input_error.h"

#include <algorithm>

namespace tablewood {

namespace {

/// The places in a list by the ids of what is there.
class IdIndex
{
public:
    template <class T>
    IdIndex(const std::vector<T>& list, std::size_t from)
    {
        m_places.reserve(list.size() - from);
        for (std::size_t i = from; i < list.size(); ++i)
            m_places.emplace_back(list[i].id, i);
        std::ranges::sort(m_places);
    }

    std::optional<std::size_t> find(PieceId id) const
    {
        const auto found =
            std::ranges::lower_bound(m_places, id, {}, &std::pair<PieceId, std::size_t>::first);
        if (found == m_places.end() || found->first != id)
            return std::nullopt;
        return found->second;
    }

    bool hasTwice() const
    {
        return std::ranges::adjacent_find(m_places, {}, &std::pair<PieceId, std::size_t>::first) !=
               m_places.end();
    }

private:
    std::vector<std::pair<PieceId, std::size_t>> m_places;
};

/// The lists differ in ids from `from` on.
void diffTails(SceneDiff& change, const std::vector<Piece>& before, const std::vector<Piece>& after,
               std::size_t from)
{
    const IdIndex old(before, from);
    const IdIndex fresh(after, from);
    std::vector<PieceId> expected;
    expected.reserve(after.size() - from);
    for (std::size_t i = from; i < before.size(); ++i) {
        if (fresh.find(before[i].id))
            expected.push_back(before[i].id);
        else
            change.removed.push_back(before[i].id);
    }
    for (std::size_t i = from; i < after.size(); ++i) {
        const auto known = old.find(after[i].id);
        if (!known)
            expected.push_back(after[i].id);
        if (!known || !(before[*known] == after[i]))
            change.placed.push_back(after[i]);
    }
    const auto tail = after.begin() + static_cast<std::ptrdiff_t>(from);
    if (!std::equal(tail, after.end(), expected.begin(), expected.end(),
                    [](const Piece& piece, PieceId id) { return piece.id == id; })) {
        for (const Piece& piece : after)
            change.order.push_back(piece.id);
    }
}

void diffPieces(SceneDiff& change, const std::vector<Piece>& before, const std::vector<Piece>& after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t same = 0;
    for (; same < shorter && before[same].id == after[same].id; ++same) {
        if (!(before[same] == after[same]))
            change.placed.push_back(after[same]);
    }
    if (same < before.size() || same < after.size())
        diffTails(change, before, after, same);
}

[[noreturn]] void refuse(const std::string& cause) { throw InputError("change of a scene", cause); }

[[noreturn]] void refusePiece(PieceId id, const char* cause)
{
    refuse("piece " + std::to_string(id) + " " + cause);
}

/// Where a piece of the patched scene comes from: what lies there, or what the change brings instead.
struct Origin
{
    PieceId id = 0;
    Piece* old = nullptr;
    const Piece* fresh = nullptr;
};

/// The patched scene's pieces before they are put in order; nothing is changed yet.
std::vector<Origin> originsOf(std::vector<Piece>& pieces, const SceneDiff& change)
{
    std::vector<Origin> origins;
    origins.reserve(pieces.size() + change.placed.size());
    for (Piece& piece : pieces)
        origins.push_back({piece.id, &piece, nullptr});
    const IdIndex known(pieces, 0);
    for (const PieceId id : change.removed) {
        const auto at = known.find(id);
        if (!at || !origins[*at].old)
            refusePiece(id, "is removed and not there");
        origins[*at].old = nullptr;
    }
    if (IdIndex(change.placed, 0).hasTwice())
        refuse("a piece is placed twice");
    for (const Piece& piece : change.placed) {
        const auto at = known.find(piece.id);
        if (!at)
            origins.push_back({piece.id, nullptr, &piece});
        else if (!origins[*at].old)
            refusePiece(piece.id, "is removed and placed");
        else
            origins[*at].fresh = &piece;
    }
    std::erase_if(origins, [](const Origin& origin) { return !origin.old && !origin.fresh; });
    if (origins.size() > kMaxPieces)
        refuse("there are more than " + std::to_string(kMaxPieces) + " pieces");
    return origins;
}

std::vector<Origin> inOrder(const std::vector<Origin>& origins, const std::vector<PieceId>& order)
{
    if (order.size() != origins.size())
        refuse("the order does not name every piece");
    const IdIndex index(origins, 0);
    std::vector<bool> isNamed(origins.size(), false);
    std::vector<Origin> ordered;
    ordered.reserve(origins.size());
    for (const PieceId id : order) {
        const auto at = index.find(id);
        if (!at || isNamed[*at])
            refusePiece(id, "has no place in the order");
        isNamed[*at] = true;
        ordered.push_back(origins[*at]);
    }
    return ordered;
}

void patchPieces(std::vector<Piece>& pieces, const SceneDiff& change)
{
    std::vector<Origin> origins = originsOf(pieces, change);
    if (!change.order.empty())
        origins = inOrder(origins, change.order);
    std::vector<Piece> patched;
    patched.reserve(origins.size());
    for (const Origin& origin : origins) {
        if (origin.fresh)
            patched.push_back(*origin.fresh);
        else
            patched.push_back(std::move(*origin.old));
    }
    pieces = std::move(patched);
}

} // namespace

bool SceneDiff::isEmpty() const
{
    return !place && !moment && !goal && !goalDetail && !active && !turn && !phases && !phase && !prompt &&
           !buttons && !boards && !zones && !panels && removed.empty() && placed.empty() && order.empty() &&
           !hasOutcomeChanged;
}

SceneDiff diff(const Scene& before, const Scene& after)
{
    SceneDiff change;
    const auto note = [](auto& slot, const auto& old, const auto& fresh) {
        if (!(old == fresh))
            slot = fresh;
    };
    note(change.place, before.place, after.place);
    note(change.moment, before.moment, after.moment);
    note(change.goal, before.goal, after.goal);
    note(change.goalDetail, before.goalDetail, after.goalDetail);
    note(change.active, before.active, after.active);
    note(change.turn, before.turn, after.turn);
    note(change.phases, before.phases, after.phases);
    note(change.phase, before.phase, after.phase);
    note(change.prompt, before.prompt, after.prompt);
    note(change.buttons, before.buttons, after.buttons);
    note(change.boards, before.boards, after.boards);
    note(change.zones, before.zones, after.zones);
    note(change.panels, before.panels, after.panels);
    diffPieces(change, before.pieces, after.pieces);
    if (!(before.outcome == after.outcome)) {
        change.hasOutcomeChanged = true;
        change.outcome = after.outcome;
    }
    return change;
}

void patch(Scene& scene, const SceneDiff& change)
{
    if (!change.removed.empty() || !change.placed.empty() || !change.order.empty())
        patchPieces(scene.pieces, change);
    const auto take = [](auto& part, const auto& slot) {
        if (slot)
            part = *slot;
    };
    take(scene.place, change.place);
    take(scene.moment, change.moment);
    take(scene.goal, change.goal);
    take(scene.goalDetail, change.goalDetail);
    take(scene.active, change.active);
    take(scene.turn, change.turn);
    take(scene.phases, change.phases);
    take(scene.phase, change.phase);
    take(scene.prompt, change.prompt);
    take(scene.buttons, change.buttons);
    take(scene.boards, change.boards);
    take(scene.zones, change.zones);
    take(scene.panels, change.panels);
    if (change.hasOutcomeChanged)
        scene.outcome = change.outcome;
}

void checkPieces(const Scene& scene)
{
    if (scene.pieces.size() > kMaxPieces)
        throw InputError("scene", "there are more than " + std::to_string(kMaxPieces) + " pieces");
    if (IdIndex(scene.pieces, 0).hasTwice())
        throw InputError("scene", "two pieces have the same id");
}

} // namespace tablewood
