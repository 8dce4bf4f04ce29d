#include "app/table/model/bot_turns.h"

#include "bots/bot.h"

namespace tablewood {

BotTurns::BotTurns(TableSource& source) : m_source(source)
{
    setPace(static_cast<int>(kBotPace.count()));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isDue = true;
        play();
    });
    m_source.botReady = [this] { play(); };
}

void BotTurns::setPace(int milliseconds)
{
    m_pace = milliseconds;
    keepPace();
}

void BotTurns::setHurried(bool isHurried)
{
    // A timer that runs would begin anew.
    if (isHurried == m_isHurried)
        return;
    m_isHurried = isHurried;
    keepPace();
}

void BotTurns::look(bool mayMove)
{
    if (!mayMove || m_isRefused || !m_source.isBotAsked()) {
        m_timer.stop();
        m_isDue = false;
        return;
    }
    m_source.letBotsThink();
    if (!m_timer.isActive() && !m_isDue)
        m_timer.start();
}

bool BotTurns::hurry()
{
    if (!m_timer.isActive() && !m_isDue && !m_isRefused)
        return false;
    m_timer.stop();
    m_isDue = true;
    m_source.letBotsThink();
    play();
    return true;
}

void BotTurns::play()
{
    if (!m_isDue || !m_source.canBotPlay())
        return;
    m_isDue = false;
    Q_EMIT due();
}

} // namespace tablewood
