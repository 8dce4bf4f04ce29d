#include "app/table/model/run_model.h"

#include "app/table/model/step_clock.h"
#include "app/table/scene/panel_entries.h"
#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"

#include <algorithm>
#include <array>

namespace tablewood {

void RunModel::follow(const SeatView& view, bool isSeen, bool canPace, bool isNamed)
{
    m_isOn = isSeen && view.timer && view.timer->isRun && !view.scene.outcome;
    m_canPace = m_isOn && canPace;
    m_timer = m_isOn ? *view.timer : Timer();
    m_pace = m_isOn ? view.pace : RunPace();
    m_waitsFor =
        isNamed && m_pace.isWaiting && m_pace.by.isPlayer() ? seatName(m_pace.by, view.players) : QString();
    std::vector<EntryModel::Row> rows;
    if (m_isOn)
        for (const Phase& step : view.scene.coming)
            rows.push_back({QString::number(rows.size()),
                            QVariant::fromValue(PhaseEntry{named(step.icon), shown(step.name, view.players),
                                                           QStringLiteral("next")})});
    m_coming->setRows(std::move(rows));
    Q_EMIT changed();
}

int RunModel::stepTime() const { return paced(m_second, m_pace.speed) * m_timer.seconds; }

void RunModel::setSpeed(int speed)
{
    constexpr std::array kOrders{RunOrder::slow, RunOrder::usual, RunOrder::fast};
    order(kOrders.at(static_cast<std::size_t>(std::clamp(speed, 0, 2))));
}

void RunModel::order(RunOrder what)
{
    Q_EMIT pressed();
    if (m_canPace)
        Q_EMIT ordered({what, m_timer.step});
}

} // namespace tablewood
