#include "app/table/model/going_on.h"

namespace tablewood {

void GoingOn::follow(const std::optional<NightScreen>& night, bool canGoOn, bool canChoose)
{
    if (!night)
        m_choseAt.clear();
    if (!night || !canGoOn || (m_done && isCalledAgain(*night, canChoose)))
        m_done.reset();
}

/// Whether the night has come to something else that the person chooses or learns.
bool GoingOn::isCalledAgain(const NightScreen& night, bool canChoose) const
{
    if (!night.isCalled || night.part == NightPart::closing)
        return false;
    if (night.hook != m_done->hook)
        return true;
    if (night.isTurned != m_done->isTurned)
        return !night.card.empty();
    // A person who went on while they were called has not chosen by that.
    return night.part != m_done->part && canChoose && m_choseAt != night.hook;
}

} // namespace tablewood
