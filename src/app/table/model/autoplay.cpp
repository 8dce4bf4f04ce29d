#include "app/table/model/autoplay.h"

#include "app/home/fresh_seed.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

Autoplay::Autoplay(TableSource& source, const ScreenSeats& seats, const TouchingHand& hand, LonePerson& lone,
                   TableTime& time, std::function<bool()> isQuiet)
    : m_source(source), m_seats(seats), m_hand(hand), m_lone(lone), m_time(time),
      m_isQuiet(std::move(isQuiet)), m_bots(source), m_standing(source, freshSeed())
{
    setPace(m_bots.pace());
    m_standingWait.setSingleShot(true);
    connect(&m_bots, &BotTurns::due, this, &Autoplay::playBot);
    connect(&m_standingWait, &QTimer::timeout, this, &Autoplay::giveStanding);
    connect(&hand, &TouchingHand::turned, this, &Autoplay::followStanding);
    connect(&time, &TableTime::expired, this,
            [this](const Timer& timer) { Q_EMIT due([&] { m_source.clockExpired(timer); }); });
}

void Autoplay::setPace(int milliseconds)
{
    if (milliseconds != pace())
        m_bots.setPace(milliseconds);
    m_standing.setPace(std::chrono::milliseconds(milliseconds));
}

void Autoplay::look()
{
    const bool mayMove = !m_seats.isGateClosed() && !m_seats.isShownToAll() && m_isQuiet();
    m_bots.look(mayMove);
    m_lone.waitToPass(mayMove, pace());
    followStanding();
    // The clock waits for no bot that still chooses.
    if (m_goingOn.isOn() && mayMove && !m_source.isBotAsked())
        m_time.runOut();
}

void Autoplay::playBot()
{
    forgive();
    Q_EMIT due([this] {
        const auto refusal = m_source.playBot();
        if (!refusal)
            return;
        // Nothing changes by itself: the person makes room and touches the table.
        m_bots.refuse();
        const QString why = shown(*refusal, m_seats.view().players);
        throw std::runtime_error(tr("%1 Press anything on the table to try again.").arg(why).toStdString());
    });
}

/// Elsewhere nobody waits until this screen has shown what happened. Whether its person looks makes no
/// difference: an answer that is given shows nothing here. Who has something in the hand answers themself.
Seats Autoplay::mayBeAnsweredFor() const
{
    if (!m_source.canSend() || (m_source.isLocal() && !m_isQuiet()))
        return {};
    Seats seats = m_source.persons();
    if (!m_hand.gesture().picks().empty())
        seats.remove(m_seats.hand());
    return seats;
}

void Autoplay::followStanding()
{
    const auto time = StandingAnswers::Time::clock::now();
    m_standing.follow(mayBeAnsweredFor(), time);
    const auto next = m_standing.next();
    if (!next)
        m_standingWait.stop();
    else
        m_standingWait.start(std::max(std::chrono::milliseconds(0),
                                      std::chrono::ceil<std::chrono::milliseconds>(*next - time)));
}

void Autoplay::giveStanding()
{
    if (const auto answer = m_standing.take(StandingAnswers::Time::clock::now()))
        Q_EMIT due([&] { m_source.send(answer->seat, Act{answer->move}); });
    else
        followStanding();
}

bool Autoplay::canGoOn() const
{
    return m_source.isLocal() && m_seats.isWatchedByOne() && !m_seats.isGateClosed() && !m_time.isHalted() &&
           night() && !m_seats.view().scene.outcome;
}

void Autoplay::goOn()
{
    m_goingOn.begin(*night());
    m_bots.setHurried(true);
}

void Autoplay::chose()
{
    if (night())
        m_goingOn.chose(*night());
}

void Autoplay::followNight()
{
    m_goingOn.follow(night(), canGoOn(), !m_seats.view().offers.empty());
    m_bots.setHurried(m_goingOn.isOn());
}

} // namespace tablewood
