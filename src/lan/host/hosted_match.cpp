#include "lan/host/hosted_match.h"

#include "kernel/company.h"
#include "kernel/fault.h"

#include <algorithm>
#include <utility>

namespace tablewood::lan {

namespace {

/// After this a move that could not be played or stored is tried again.
constexpr std::chrono::milliseconds kTryAgain{1000};
/// So many steps in a row are closed at once while nobody is here whom they wait for.
constexpr int kMostHurried = 16;

} // namespace

HostedMatch::HostedMatch(const GameType& type, MatchRecord record, Journal& journal, const Pace& pace,
                         Entropy entropy)
    : m_table(type, std::move(record), journal), m_pace(pace), m_entropy(std::move(entropy)),
      m_times(Seed::fromText(hexOf(drawn<Digest>(m_entropy)))),
      m_lots(Seed::fromText(hexOf(drawn<Digest>(m_entropy))), "lots"),
      m_botAlarm(pace.time().alarm([this] { guarded([this] { actOnce(); }); })),
      m_stepAlarm(pace.time().alarm([this] { guarded([this] { closeStep(); }); })),
      m_lotAlarm(pace.time().alarm([this] { drawLots(); })),
      m_holderAlarm(pace.time().alarm([this] { guarded([this] { stirHolder(); }); })),
      m_missedAlarm(pace.time().alarm([this] { guarded([this] { goOnWithout(); }); }))
{
    m_table.raced = [this] { m_lotAlarm->set(m_pace.lots); };
    const auto seats = m_table.record().players.size();
    m_kinds.resize(seats);
    m_bots.resize(seats);
    m_awaySince.resize(seats);
    m_times.setPace(pace.bot);
    const auto seconds = [this](std::chrono::nanoseconds left) {
        return static_cast<std::int32_t>((left + m_pace.second - std::chrono::nanoseconds(1)) /
                                         m_pace.second);
    };
    m_table.secondsLeft = [this, seconds] { return seconds(m_stepAlarm->isSet() ? left() : m_left); };
    m_table.secondsToGoOn = [this, seconds] {
        return std::max(seconds(m_heldSince + patience() - m_pace.time().now()), 1);
    };
}

void HostedMatch::seatBots(const std::vector<std::string>& kinds)
{
    for (std::size_t i = 0; i < m_bots.size(); ++i) {
        if (kinds[i] == m_kinds[i])
            continue;
        m_kinds[i] = kinds[i];
        m_bots[i].reset();
        if (!kinds[i].empty())
            m_bots[i] = std::make_unique<BotPlayer>(m_table, Seat{static_cast<std::int8_t>(i)},
                                                    makeBot(kinds[i], m_pace.thinking),
                                                    Seed::fromText(hexOf(drawn<Digest>(m_entropy))));
        m_times.setThinking(Seat{static_cast<std::int8_t>(i)},
                            m_bots[i] ? m_bots[i]->mostTime() : std::chrono::microseconds(0));
    }
    lookAgain();
}

void HostedMatch::setAway(Seats away, WhenAway whenAway, Seats empty)
{
    for (const Seat seat : away)
        if (!m_away.has(seat))
            m_awaySince[static_cast<std::size_t>(seat.index)] = m_pace.time().now();
    m_away = away;
    m_empty = empty;
    m_whenAway = whenAway;
    lookAgain();
}

void HostedMatch::pause(bool isPaused)
{
    if (isPaused == m_isPaused)
        return;
    m_isPaused = isPaused;
    // Nobody is missed while nobody could play.
    if (!isPaused)
        m_awaySince.assign(m_awaySince.size(), m_pace.time().now());
    lookAgain();
}

/// An exception here would end the program: the match stops instead, and nothing of it is lost.
template <class Work>
void HostedMatch::guarded(Work&& work)
{
    if (m_isStopped)
        return;
    try {
        work();
    } catch (const std::exception& error) {
        m_isStopped = true;
        m_botAlarm->stop();
        m_stepAlarm->stop();
        m_lotAlarm->stop();
        m_holderAlarm->stop();
        m_missedAlarm->stop();
        if (stopped)
            stopped(reasonOf(error));
    }
}

void HostedMatch::receive(Guest& guest, std::span<const std::uint8_t> message)
{
    m_table.receive(guest, message);
    lookAgain();
}

void HostedMatch::lookAgain()
{
    guarded([this] { look(); });
}

void HostedMatch::look()
{
    if (m_isPaused) {
        m_botAlarm->stop();
        m_holderAlarm->stop();
        m_missedAlarm->stop();
        m_held = {};
        m_table.dropRemind();
        holdClock();
    } else {
        lookAtClock();
        lookAtBots();
        lookAtHolder();
        lookAtMissed();
    }
    if (changed)
        changed();
}

void HostedMatch::lookAtBots()
{
    m_times.look(m_table.revision(Viewer::publicView()), m_pace.time().now());
    Seats asked;
    for (const Seat seat : Seats::firstOf(static_cast<int>(m_bots.size()))) {
        const auto& bot = m_bots[static_cast<std::size_t>(seat.index)];
        if (!bot || !bot->isAsked() || isForPersons())
            continue;
        bot->think([this] {
            QMetaObject::invokeMethod(
                this, [this] { guarded([this] { actOnce(); }); }, Qt::QueuedConnection);
        });
        // A bot that is late moves as soon as it has decided.
        if (!bot->isThinking() || m_times.of(seat) > m_pace.time().now())
            asked.add(seat);
    }
    if (asked.isEmpty())
        m_botAlarm->stop();
    else
        m_botAlarm->set(
            std::max(m_times.of(m_times.first(asked)) - m_pace.time().now(), Clock::Time::duration::zero()));
}

bool HostedMatch::isForNobody() const
{
    const Seats awaited = m_table.match().awaited();
    return m_whenAway == WhenAway::skip && !awaited.isEmpty() &&
           std::ranges::all_of(awaited, [this](Seat seat) { return m_away.has(seat); });
}

bool HostedMatch::isHeld() const
{
    const Seats needed = m_table.match().needed();
    return std::ranges::any_of(m_table.toAct(),
                               [this, needed](Seat seat) { return needed.has(seat) && m_away.has(seat); });
}

bool HostedMatch::isForPersons() const
{
    Seats here;
    for (const Seat seat : Seats::firstOf(static_cast<int>(m_bots.size())))
        if (!m_away.has(seat) && !m_bots[static_cast<std::size_t>(seat.index)])
            here.add(seat);
    return m_table.isForPersons(here, m_away);
}

std::chrono::nanoseconds HostedMatch::left() const
{
    return std::max(m_deadline - m_pace.time().now(), Clock::Time::duration::zero());
}

std::chrono::nanoseconds HostedMatch::wholeOf(const Timer& step) const
{
    const std::chrono::nanoseconds usual = step.seconds * m_pace.second;
    return step.isRun ? paced(usual, m_table.pace().speed) : usual;
}

void HostedMatch::holdClock()
{
    if (m_stepAlarm->isSet())
        m_left = left();
    m_stepAlarm->stop();
}

void HostedMatch::lookAtClock()
{
    const auto timer = m_table.match().timer();
    if (!(timer == m_running)) {
        m_running = timer;
        m_stepAlarm->stop();
        if (timer)
            m_left = wholeOf(*timer);
    }
    if (!timer)
        return;
    if (timer->isRun && std::exchange(m_speed, m_table.pace().speed) != m_table.pace().speed) {
        holdClock();
        m_left = std::min(m_left, wholeOf(*timer));
    }
    const bool isWaiting = timer->isRun && m_table.pace().isWaiting;
    if (!m_table.timer() || isWaiting || isHeld()) {
        holdClock();
        return;
    }
    if (!m_stepAlarm->isSet())
        m_deadline = m_pace.time().now() + m_left;
    // It closes at once while nobody is here whom it waits for, but not for ever: a death may wait until
    // somebody comes back.
    const bool isHurried = isForNobody() && (m_hurriedFor != m_table.toAct() || m_hurried < kMostHurried);
    m_stepAlarm->set(isHurried ? std::chrono::nanoseconds(0) : left());
}

void HostedMatch::actOnce()
{
    if (m_isPaused)
        return;
    const auto now = m_pace.time().now();
    Seats ready;
    for (const Seat seat : Seats::firstOf(static_cast<int>(m_bots.size()))) {
        const auto& bot = m_bots[static_cast<std::size_t>(seat.index)];
        if (bot && bot->isAsked() && !isForPersons() && !bot->isThinking() && m_times.of(seat) <= now)
            ready.add(seat);
    }
    while (!ready.isEmpty()) {
        const Seat seat = m_times.first(ready);
        ready.remove(seat);
        BotPlayer& bot = *m_bots[static_cast<std::size_t>(seat.index)];
        const bool hasActed = bot.act();
        note(seat, bot.refusal());
        if (hasActed) {
            m_times.drawAnew(seat, now);
            break;
        }
        m_times.put(seat, now + kTryAgain);
    }
    lookAgain();
}

/// A failure is told once, though it is tried again and again.
void HostedMatch::note(Seat seat, const std::optional<Text>& why)
{
    if (!why)
        m_failing.erase(seat);
    else if (m_failing.insert(seat).second && troubled)
        troubled(*why);
}

void HostedMatch::drawLots()
{
    guarded([this] { settleRace(); });
    lookAgain();
}

void HostedMatch::settleRace()
{
    m_lotAlarm->stop();
    m_table.drawLots(m_lots);
}

std::chrono::nanoseconds HostedMatch::patience() const
{
    if (m_held.isAway && m_empty.has(m_held.seat))
        return std::chrono::nanoseconds(0);
    const bool isShort = m_held.isAway || m_held.remindedBy.isPlayer();
    return (isShort ? kSecondsToGoOn : kSecondsToRemind) * m_pace.second;
}

/// A bot goes on by itself, and in the dark nobody is told who is slow.
void HostedMatch::lookAtHolder()
{
    const Seat seat = m_table.holder();
    if (!seat.isPlayer() || m_bots[static_cast<std::size_t>(seat.index)] || m_table.isDark()) {
        m_held = {};
        m_holderAlarm->stop();
        return;
    }
    const Held now{seat, m_table.lastWish(seat), m_table.reminder().by, m_away.has(seat)};
    // Whoever was asked has their time from then on, here or away.
    Held asked = now;
    asked.isAway = m_held.isAway;
    if (!(asked == m_held && asked.remindedBy.isPlayer()) && !(now == m_held))
        m_heldSince = m_pace.time().now();
    m_held = now;
    const bool mayBeAsked = m_table.reminder().of == seat && !m_table.reminder().by.isPlayer();
    if (mayBeAsked && !m_held.isAway)
        m_holderAlarm->stop();
    else
        m_holderAlarm->set(
            std::max(m_heldSince + patience() - m_pace.time().now(), Clock::Time::duration::zero()));
}

void HostedMatch::stirHolder()
{
    // A move that cannot be played or stored is tried again.
    m_heldSince = m_pace.time().now() + kTryAgain;
    if (!m_held.isAway && !m_held.remindedBy.isPlayer())
        m_table.letRemind();
    else if (const auto move = m_table.match().lapsed(m_held.seat))
        m_table.playFor(m_held.seat, *move);
    lookAgain();
}

Seats HostedMatch::missed() const
{
    const Match& match = m_table.match();
    const bool areFilled = m_whenAway == WhenAway::bot || m_whenAway == WhenAway::partner;
    if (areFilled || match.timer() || m_table.holder().isPlayer() || m_table.isDark() || m_table.outcome())
        return {};
    const auto isBot = [this](Seat seat) { return m_bots[static_cast<std::size_t>(seat.index)] != nullptr; };
    const auto isHere = [&](Seat seat) { return !m_away.has(seat) && !isBot(seat); };
    const Seats needed = match.needed();
    const Seats awaited = needed.isEmpty() ? match.awaited() : needed;
    if (std::ranges::any_of(awaited, isHere) ||
        std::ranges::none_of(Seats::firstOf(static_cast<int>(m_bots.size())), isHere))
        return {};
    Seats missed;
    for (const Seat seat : awaited)
        if (!isBot(seat) && match.lapsed(seat))
            missed.add(seat);
    return missed;
}

Clock::Time HostedMatch::missedUntil(Seat seat) const
{
    const Clock::Time since = m_awaySince[static_cast<std::size_t>(seat.index)];
    return std::max(m_empty.has(seat) ? since : since + kSecondsToGoOn * m_pace.second, m_missedAgain);
}

void HostedMatch::lookAtMissed()
{
    const Seats seats = missed();
    if (seats.isEmpty()) {
        m_missedAlarm->stop();
        return;
    }
    Clock::Time first = Clock::Time::max();
    for (const Seat seat : seats)
        first = std::min(first, missedUntil(seat));
    m_missedAlarm->set(std::max(first - m_pace.time().now(), Clock::Time::duration::zero()));
}

/// One after the other: the table may wait for somebody who is here after each.
void HostedMatch::goOnWithout()
{
    const std::size_t before = m_table.record().moves.size();
    for (const Seat seat : missed()) {
        if (missedUntil(seat) > m_pace.time().now())
            continue;
        m_table.playFor(seat, *m_table.match().lapsed(seat));
        break;
    }
    // A move that cannot be played or stored is tried again.
    if (m_table.record().moves.size() == before)
        m_missedAgain = m_pace.time().now() + kTryAgain;
    lookAgain();
}

void HostedMatch::closeStep()
{
    if (!m_running)
        return;
    // Whoever was heard in time was in time, and who is away may have had their time.
    settleRace();
    const bool isSkipped = isForNobody();
    for (const Seat seat : m_away) {
        const auto gone = m_pace.time().now() - m_awaySince[static_cast<std::size_t>(seat.index)];
        const auto move = m_table.match().lapsed(seat);
        if (move && (isSkipped || gone >= kSecondsToLapse * m_pace.second))
            m_table.playFor(seat, *move);
    }
    if (!isForNobody() || m_hurriedFor != m_table.toAct())
        m_hurried = 0;
    m_hurriedFor = m_table.toAct();
    ++m_hurried;
    try {
        m_table.clockExpired(*m_running);
    } catch (const Fault& fault) {
        note(Seat::clock(), reasonOf(fault));
        m_stepAlarm->set(kTryAgain);
        return;
    }
    note(Seat::clock(), std::nullopt);
    m_running.reset();
    lookAgain();
}

} // namespace tablewood::lan
