#include "app/table/model/shared_asking.h"
#include "app/table/model/table_model.h"
#include "app/words/wording.h"

/// The part of a table that is for persons who share its screen: nights they spend around it, and questions
/// to all of them.
namespace tablewood {

/// Sees whether the persons of this screen share a night. At nightfall whoever looked has looked enough: the
/// gate stands before them in the morning.
void TableModel::followNight()
{
    const bool isShared =
        m_source->hasPublicView() && !isReplay() && (m_hotSeat.persons().count() > 1 || m_isSharedScreen);
    auto night = isShared ? SharedNight::of(*m_source) : std::nullopt;
    if (night.has_value() != m_night.has_value()) {
        m_gesture.clear();
        if (night)
            m_hotSeat.shut();
    }
    m_night = std::move(night);
}

/// The last second of a step at a screen that all share: what is picked and asked there goes as well.
void TableModel::wipe()
{
    if (!m_night || secondsLeft() > 1)
        return;
    m_gesture.clear();
    setRefusal({});
    showScene();
}

/// Gives the screen to whoever is to act, or to all who are asked at the same time.
void TableModel::followTurn()
{
    const Scene& scene = now().scene;
    if (scene.outcome) {
        m_hotSeat.turnTo({});
        return;
    }
    Seats toAct = scene.active;
    if (m_hotSeat.persons().count() < 2) {
        m_hotSeat.turnTo(toAct);
        return;
    }
    for (const Seats all : {scene.aloud, scene.open})
        for (const Seat seat : all)
            toAct.remove(seat);
    m_hotSeat.turnTo(toAct, mayAnswer(*m_source));
}

void TableModel::showAsked()
{
    m_asked->setRows(isAskingAll() ? askedRows(*m_source) : std::vector<EntryModel::Row>());
}

void TableModel::speakUp(int seat)
{
    m_hotSeat.speakUp(Seat{static_cast<std::int8_t>(seat)});
    refresh();
    runBots();
}

void TableModel::answer(int seat, const QString& button)
{
    const Seat by{static_cast<std::int8_t>(seat)};
    if (const auto move = moveOfButton(*m_source, by, nameFrom(button)))
        sendFor(by, Act{*move});
}

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

void TableModel::letPass()
{
    for (const Seat seat : mayAnswer(*m_source))
        if (const auto move = passOf(*m_source, seat))
            sendFor(seat, Act{*move});
}

} // namespace tablewood
