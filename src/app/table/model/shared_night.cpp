#include "app/table/model/shared_night.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Whether a night has something to press for a viewer.
bool hasHand(const NightScreen& night)
{
    return std::ranges::any_of(night.spots, [](const NightSpot& spot) { return !spot.button.empty(); });
}

} // namespace

std::optional<SharedNight> SharedNight::of(const TableSource& source)
{
    const Scene& open = source.view(Viewer::publicView()).scene;
    if (!open.night || open.outcome)
        return std::nullopt;
    SharedNight shared;
    shared.m_scene = open;
    Seat standIn = Seat::none();
    for (const Seat seat : source.persons()) {
        const auto& night = source.view(Viewer(seat)).scene.night;
        if (!night)
            continue;
        if (night->isCalled)
            shared.m_partners.add(seat);
        if (!standIn.isPlayer() && hasHand(*night))
            standIn = seat;
    }
    shared.m_hand = shared.m_partners.isEmpty() ? standIn : shared.m_partners.first();
    shared.m_partners.remove(shared.m_hand);
    if (shared.m_hand.isPlayer()) {
        const Scene& own = source.view(Viewer(shared.m_hand)).scene;
        shared.m_scene.night->spots = own.night->spots;
        shared.m_scene.night->card = own.night->card;
        shared.m_scene.buttons = own.buttons;
    }
    return shared;
}

} // namespace tablewood
