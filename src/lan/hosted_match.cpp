#include "lan/hosted_match.h"

#include <algorithm>

namespace tablewood::lan {

namespace {

/// What could not be stored is tried again.
constexpr std::chrono::milliseconds kStoreAgain{1000};

} // namespace

HostedMatch::HostedMatch(const GameType& type, MatchRecord record, Journal& journal, const Pace& pace,
                         Entropy entropy)
    : m_table(type, std::move(record), journal), m_pace(pace), m_entropy(std::move(entropy))
{
    const auto seats = m_table.record().players.size();
    m_kinds.resize(seats);
    m_bots.resize(seats);
    m_botTimer.setSingleShot(true);
    m_clock.setSingleShot(true);
    connect(&m_botTimer, &QTimer::timeout, this, [this] {
        m_isBotDue = true;
        actOnce();
    });
    connect(&m_clock, &QTimer::timeout, this, [this] { closeStep(); });
}

void HostedMatch::seatBots(const std::vector<std::string>& kinds)
{
    for (std::size_t i = 0; i < m_bots.size(); ++i) {
        if (kinds[i] == m_kinds[i])
            continue;
        m_kinds[i] = kinds[i];
        m_bots[i].reset();
        if (!kinds[i].empty())
            m_bots[i] =
                std::make_unique<BotPlayer>(m_table, Seat{static_cast<std::int8_t>(i)}, makeBot(kinds[i]),
                                            Seed::fromText(hexOf(drawn<Digest>(m_entropy))));
    }
    lookAgain();
}

void HostedMatch::skip(Seats away)
{
    m_away = away;
    lookAgain();
}

void HostedMatch::pause(bool isPaused)
{
    m_isPaused = isPaused;
    lookAgain();
}

void HostedMatch::lookAgain()
{
    if (m_isPaused) {
        m_botTimer.stop();
        m_isBotDue = false;
        holdClock();
        return;
    }
    lookAtClock();
    for (const auto& bot : m_bots)
        if (bot)
            bot->think([this] {
                QMetaObject::invokeMethod(
                    this, [this] { actOnce(); }, Qt::QueuedConnection);
            });
    if (!isBotAsked())
        m_isBotDue = false;
    else if (!m_isBotDue && !m_botTimer.isActive())
        m_botTimer.start(m_pace.bot);
    if (changed)
        changed();
}

bool HostedMatch::isBotAsked() const
{
    return std::ranges::any_of(m_bots, [](const auto& bot) { return bot && bot->isAsked(); });
}

bool HostedMatch::isForNobody() const
{
    const Seats toAct = m_table.toAct();
    return !toAct.isEmpty() && std::ranges::all_of(toAct, [this](Seat seat) { return m_away.has(seat); });
}

void HostedMatch::holdClock()
{
    if (m_clock.isActive())
        m_left = std::max(m_deadline.remainingTimeAsDuration(), std::chrono::nanoseconds(0));
    m_clock.stop();
}

void HostedMatch::lookAtClock()
{
    const auto timer = m_table.match().timer();
    if (!(timer == m_running)) {
        m_running = timer;
        m_clock.stop();
        if (timer)
            m_left = std::chrono::seconds(timer->seconds);
    }
    if (!timer)
        return;
    if (!m_table.timer()) {
        holdClock();
        return;
    }
    if (!m_clock.isActive())
        m_deadline = QDeadlineTimer(m_left);
    // It closes at once while nobody is here whom it waits for.
    const std::chrono::nanoseconds left =
        isForNobody() ? std::chrono::nanoseconds(0)
                      : std::max(m_deadline.remainingTimeAsDuration(), std::chrono::nanoseconds(0));
    m_clock.start(std::chrono::ceil<std::chrono::milliseconds>(left));
}

void HostedMatch::actOnce()
{
    if (!m_isBotDue || m_isPaused)
        return;
    bool hasTried = false;
    for (const auto& bot : m_bots) {
        if (!bot || !bot->isAsked() || bot->isThinking())
            continue;
        hasTried = true;
        if (bot->act()) {
            m_isBotDue = false;
            break;
        }
    }
    if (hasTried && m_isBotDue) {
        m_isBotDue = false;
        m_botTimer.start(kStoreAgain);
    }
    lookAgain();
}

void HostedMatch::closeStep()
{
    if (!m_running)
        return;
    try {
        m_table.clockExpired(*m_running);
    } catch (const InputError&) {
        m_clock.start(kStoreAgain);
        return;
    }
    m_running.reset();
    lookAgain();
}

} // namespace tablewood::lan
