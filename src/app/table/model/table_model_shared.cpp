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

void TableModel::letPass()
{
    for (const Seat seat : mayAnswer(*m_source))
        if (const auto move = passOf(*m_source, seat))
            sendFor(seat, Act{*move});
}

} // namespace tablewood
