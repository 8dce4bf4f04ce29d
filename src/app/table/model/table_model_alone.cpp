#include "app/table/model/shared_asking.h"
#include "app/table/model/table_model.h"

/// The part of a table that is for who has a screen for themself, and for who plays alone with bots.
namespace tablewood {

bool TableModel::isWatchedByOne() const
{
    return !isReplay() && !m_isSharedScreen && m_hotSeat.persons().count() == 1;
}

bool TableModel::isAskedUnseen() const
{
    if (!isWatchedByOne())
        return false;
    const Seat seat = m_hotSeat.persons().first();
    const SeatView& view = m_source->view(Viewer(seat));
    // Who may do something for which nobody waits, such as at the end of their own turn, has the seconds.
    const bool isAwaited = view.scene.active.has(seat) && view.scene.aloud.has(seat);
    return isAwaited && !view.offers.empty() && !view.scene.outcome;
}

VeilUse TableModel::unseenVeil() const { return isLocal() ? VeilUse::none : VeilUse::announces; }

bool TableModel::isAskedAlone() const { return isLocal() && isAskedUnseen(); }

/// Where nobody else sits at the table, nobody learns anything from it that a person is not asked who holds
/// nothing: it is their own hand. A second person, here or elsewhere, would.
std::optional<std::string> TableModel::vainPass() const
{
    if (!isAskedAlone())
        return std::nullopt;
    const Seat seat = m_hotSeat.persons().first();
    const std::vector<Offer>& offers = m_source->view(Viewer(seat)).offers;
    const auto pass = passOf(*m_source, seat);
    return pass && offers.size() == 1 && offers.front().move == *pass ? pass : std::nullopt;
}

void TableModel::followVainPass(bool mayMove)
{
    if (!mayMove || !vainPass())
        m_vainTimer.stop();
    else if (!m_vainTimer.isActive())
        m_vainTimer.start(botPace());
}

bool TableModel::canGoOn() const
{
    return isLocal() && isWatchedByOne() && !isGateClosed() && !isHalted() && now().scene.night &&
           !now().scene.outcome;
}

void TableModel::goOn()
{
    if (!canGoOn())
        return;
    m_done = now().scene.night;
    m_gesture.clear();
    showScene();
    m_botTurns.setHurried(true);
    runBots();
}

/// Whether the night has come to something else that the person chooses or learns.
bool TableModel::isCalledAgain() const
{
    const NightScreen& night = *now().scene.night;
    if (!night.isCalled || night.part == NightPart::closing)
        return false;
    if (night.hook != m_done->hook)
        return true;
    if (night.isTurned != m_done->isTurned)
        return !night.card.empty();
    // Who went on while they were called has not chosen by that.
    const bool canChoose = !m_source->view(viewer()).offers.empty();
    return night.part != m_done->part && canChoose && m_choseAt != night.hook;
}

void TableModel::followGoingOn()
{
    if (!now().scene.night)
        m_choseAt.clear();
    if (!m_done || (canGoOn() && !isCalledAgain()))
        return;
    m_done.reset();
    m_botTurns.setHurried(false);
}

/// The clock waits for no bot that still chooses.
void TableModel::letTimePass(bool mayMove)
{
    if (m_done && mayMove && !m_source->isBotAsked())
        m_clock.runOut();
}

} // namespace tablewood
