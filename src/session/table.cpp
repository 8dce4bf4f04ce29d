#include "session/table.h"

#include "kernel/fault.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

/// Holds a flag up while something runs, also when it ends by an exception.
class Running
{
public:
    explicit Running(bool& flag) : m_flag(flag) { m_flag = true; }
    ~Running() { m_flag = false; }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

private:
    bool& m_flag;
};

} // namespace

Table::Table(const GameType& type, MatchRecord record, Journal& journal)
    : m_played(type, std::move(record), journal)
{
    followRun();
    // A run that goes on in a match that was left waits until somebody says so. Bots say nothing.
    const MatchRecord& match = m_played.record();
    m_pace.isWaiting =
        m_isRunOn && !match.moves.empty() &&
        std::ranges::find(match.players, PlayerKind::person, &Player::kind) != match.players.end();
}

void Table::join(Guest& guest, std::vector<Viewer> viewers)
{
    for (const Viewer viewer : viewers) {
        if (!(viewer == Viewer::publicView()) &&
            (!viewer.seat.isPlayer() || viewer.seat.index >= m_played.record().setup.seats))
            throw InputError("seat",
                             "there is no seat " + std::to_string(viewer.seat.index) + " at this table");
    }
    leave(guest);
    for (Link& link : m_links) {
        std::erase_if(link.viewers, [&](Viewer taken) {
            return taken.seat.isPlayer() && std::ranges::find(viewers, taken) != viewers.end();
        });
    }
    const auto isWatched = [this](Viewer viewer) {
        return std::ranges::any_of(m_links, [viewer](const Link& link) {
            return std::ranges::find(link.viewers, viewer) != link.viewers.end();
        });
    };
    for (const Viewer viewer : viewers) {
        if (!isWatched(viewer))
            deskOf(viewer).forgetWords();
    }
    const Link& link = m_links.emplace_back(Link{++m_lastLink, &guest, std::move(viewers)});
    for (const Viewer viewer : link.viewers) {
        const Desk& desk = deskOf(viewer);
        m_outbox.push_back(
            {link.id, encode(DownMessage{viewer, desk.number, desk.whole(m_played, leftNow())})});
    }
    run();
}

void Table::leave(Guest& guest)
{
    std::erase_if(m_links, [&](const Link& link) { return link.guest == &guest; });
}

void Table::handOn(Seat seat) { deskOf(seat).number += kMaxNumberGap + 1; }

void Table::receive(Guest& guest, std::span<const std::uint8_t> message)
{
    const Link* link = linkOf(guest);
    UpMessage wish = decodeUp(message);
    if (!link || std::ranges::find(link->viewers, Viewer(wish.seat)) == link->viewers.end())
        throw InputError("message", "this guest does not speak for seat " + std::to_string(wish.seat.index));
    if (const std::uint32_t last = deskOf(wish.seat).number;
        wish.number > last && wish.number - last > kMaxNumberGap)
        throw InputError("message", "its number does not follow " + std::to_string(last));
    const auto* const act = std::get_if<Act>(&wish.wish);
    const bool isRace = raced && act && m_played.match().isRace(act->move);
    // The next wishes of a seat wait behind its move that races.
    const auto isOfSeat = [&](const Received& one) { return one.message.seat == wish.seat; };
    if (isRace || std::ranges::any_of(m_race, isOfSeat)) {
        const bool isFirst = m_race.empty();
        m_race.push_back({link->id, std::move(wish)});
        if (isFirst)
            raced();
        return;
    }
    m_inbox.push_back({link->id, std::move(wish)});
    run();
}

void Table::drawLots(Random& random)
{
    // Those of one seat stay in order.
    std::vector<Received> race = std::exchange(m_race, {});
    while (!race.empty()) {
        const Seat drawn = race[random.below(static_cast<std::uint32_t>(race.size()))].message.seat;
        for (Received& one : race)
            if (one.message.seat == drawn)
                m_inbox.push_back(std::move(one));
        std::erase_if(race, [drawn](const Received& one) { return one.message.seat == drawn; });
    }
    run();
}

void Table::playFor(Seat seat, const std::string& move)
{
    if (m_question || m_played.play(seat, move))
        return;
    tell(seat);
    run();
}

std::optional<Text> Table::seat(std::vector<Player> players)
{
    if (players.size() != m_played.record().players.size())
        throw InputError("players", "one is needed for each seat");
    if (players == m_played.record().players)
        return std::nullopt;
    const std::vector<Player> before = m_played.record().players;
    if (auto why = m_played.seat(std::move(players)))
        return why;
    // The person who asked has left: nobody needs to answer.
    if (m_question) {
        const auto by = static_cast<std::size_t>(m_question->by.index);
        if (!(m_played.record().players[by] == before[by]))
            m_question.reset();
    }
    std::optional<Text> why;
    if (m_question) {
        Seats persons;
        for (const Seat seat : m_question->waitingFor) {
            if (otherPersons(m_question->by).has(seat))
                persons.add(seat);
        }
        m_question->waitingFor = persons;
        why = settleQuestion();
        // It could not be stored: the question would wait for nobody.
        if (why)
            m_question.reset();
    }
    tell(Seat::none());
    run();
    return why;
}

std::optional<Timer> Table::timer() const { return m_question ? std::nullopt : m_played.match().timer(); }

Seat Table::holder() const { return m_question || outcome() ? Seat::none() : m_played.match().holder(); }

void Table::letRemind()
{
    if (holder() == m_reminder.of)
        return;
    m_reminder = {holder(), Seat::none()};
    tell(Seat::none());
    run();
}

void Table::dropRemind()
{
    if (!m_reminder.of.isPlayer())
        return;
    m_reminder = {};
    tell(Seat::none());
    run();
}

void Table::grantRemind(Seat seat)
{
    if (m_reminder.of.isPlayer() && !m_reminder.by.isPlayer())
        m_reminder.by = seat;
}

void Table::followHolder()
{
    if (m_reminder.of != holder())
        m_reminder = {};
}

void Table::clockExpired(const Timer& expired)
{
    const auto running = timer();
    if (!running || !(*running == expired))
        return;
    if (const auto why = m_played.play(Seat::clock(), expired.move))
        throw Fault("clock", *why);
    tell(Seat::clock());
    run();
}

bool Table::isForPersons(Seats here, Seats away) const
{
    const Seats needed = match().needed();
    const auto isOne = [needed](const auto& is) { return std::ranges::any_of(needed, is); };
    const bool isOneHere = isOne([here](Seat seat) { return here.has(seat); });
    const bool isOneAway = isOne([away](Seat seat) { return away.has(seat); });
    const bool isOneAsked =
        isOne([here, asked = toAct()](Seat seat) { return here.has(seat) && asked.has(seat); });
    return isOneAsked || (isOneAway && !isOneHere);
}

Table::Link* Table::linkOf(const Guest& guest)
{
    const auto link = std::ranges::find(m_links, &guest, &Link::guest);
    return link == m_links.end() ? nullptr : &*link;
}

Desk& Table::deskOf(Viewer viewer)
{
    const auto desk = std::ranges::find(m_desks, viewer, &Desk::viewer);
    if (desk != m_desks.end())
        return *desk;
    return m_desks.emplace_back(viewer, m_played, toldTo(viewer));
}

Seats Table::otherPersons(Seat seat) const
{
    Seats persons;
    const auto& players = m_played.record().players;
    for (const Seat other : Seats::firstOf(static_cast<int>(players.size()))) {
        if (other != seat && players[static_cast<std::size_t>(other.index)].kind == PlayerKind::person)
            persons.add(other);
    }
    return persons;
}

std::optional<Table::Undoing> Table::undoingBy(Seat seat) const
{
    const auto moves = m_played.beforeUndoBy(seat);
    if (!moves)
        return std::nullopt;
    Undoing undoing{*moves, m_played.seenSince(*moves, seat), m_played.undoRule(seat, *moves), {}};
    if (undoing.seen.haveOthersMoved || undoing.seen.hasRevealed)
        for (const Seat other : otherPersons(seat))
            if (undoing.rule.asked.has(other))
                undoing.asked.add(other);
    return undoing;
}

UndoStatus Table::undoFor(Viewer viewer) const
{
    UndoStatus status;
    const Seat seat = viewer.seat;
    if (m_question) {
        status.asked = m_question->by;
        status.waitingFor = m_question->waitingFor;
        status.lines = static_cast<std::uint32_t>(m_played.linesSince(m_question->moves, viewer));
        if (seat.isPlayer())
            status.moves = m_played.seenSince(m_question->moves, seat).moves;
        return status;
    }
    if (!seat.isPlayer())
        return status;
    status.canRedo = m_played.canBringBack(seat);
    auto undoing = undoingBy(seat);
    if (!undoing || undoing->isStopped())
        return status;
    status.canUndo = true;
    status.needsConsent = !undoing->asked.isEmpty();
    status.crossesReveal = undoing->seen.hasRevealed && !status.needsConsent;
    if (undoing->rule.isShared || undoing->asked != otherPersons(seat))
        status.waitingFor = undoing->asked;
    if (undoing->seen.haveOthersMoved && (undoing->rule.isShared || !status.needsConsent))
        status.moves = std::move(undoing->seen.moves);
    return status;
}

void Table::run()
{
    if (m_isRunning)
        return;
    const Running running(m_isRunning);
    while (!m_outbox.empty() || !m_inbox.empty()) {
        if (!m_outbox.empty()) {
            const Letter letter = std::move(m_outbox.front());
            m_outbox.pop_front();
            const auto link = std::ranges::find(m_links, letter.link, &Link::id);
            if (link != m_links.end())
                link->guest->receive(letter.bytes);
        } else {
            const Received received = std::move(m_inbox.front());
            m_inbox.pop_front();
            deal(received);
        }
    }
}

void Table::deal(const Received& received)
{
    const UpMessage& message = received.message;
    const auto link = std::ranges::find(m_links, received.link, &Link::id);
    if (link == m_links.end() ||
        std::ranges::find(link->viewers, Viewer(message.seat)) == link->viewers.end())
        return;
    Desk& desk = deskOf(message.seat);
    if (message.number <= desk.number)
        return;
    desk.number = message.number;
    // It is there.
    if (message.seat == m_reminder.of)
        m_reminder = {};
    const std::optional<Text> why = grant(message, desk);
    if (why)
        send(desk, Refused{*why});
    tell(why ? Seat::none() : message.seat);
}

std::optional<Text> Table::grant(const UpMessage& message, const Desk& desk)
{
    if (const auto* question = std::get_if<Explain>(&message.wish))
        return m_played.match().explain(message.seat, question->picks).why;
    if (const auto* answer = std::get_if<AnswerUndo>(&message.wish)) {
        if (!m_question || !desk.isFreshForAnswer(message.revision))
            return Text(TW_TEXT("session", "Nobody asks to take back any more."));
        return grantAnswer(message.seat, answer->isYes);
    }
    if (std::holds_alternative<Remind>(message.wish)) {
        grantRemind(message.seat);
        return std::nullopt;
    }
    if (m_question)
        return Text(TW_TEXT("session", "First answer whether the last moves are taken back."));
    if (const auto* said = std::get_if<PaceRun>(&message.wish))
        return grantPace(message.seat, *said);
    const auto* act = std::get_if<Act>(&message.wish);
    if (act ? !desk.isFreshForMove(message.revision) : !desk.isFreshForUndo(message.revision))
        return Text(TW_TEXT("session", "The table has changed meanwhile. Look again and choose."));
    if (act)
        return m_played.play(message.seat, act->move);
    if (std::holds_alternative<Redo>(message.wish))
        return m_played.bringBack(message.seat);
    return grantUndo(message.seat);
}

std::optional<Text> Table::grantUndo(Seat seat)
{
    const auto undoing = undoingBy(seat);
    if (!undoing)
        return Text(TW_TEXT("session", "You have made no move that could be taken back."));
    if (undoing->isStopped())
        return Text(TW_TEXT("session", "Something came to light since: it is not taken back any more."));
    if (undoing->asked.isEmpty())
        return takeBack(undoing->moves, seat);
    m_question = Question{seat, undoing->moves, undoing->asked};
    return std::nullopt;
}

std::optional<Text> Table::grantAnswer(Seat seat, bool isYes)
{
    const Question question = *m_question;
    if (seat == question.by && !isYes) {
        m_question.reset();
        return std::nullopt;
    }
    if (!question.waitingFor.has(seat))
        return Text(TW_TEXT("session", "Your answer is not awaited."));
    if (!isYes) {
        m_question.reset();
        // First that the question is closed, so that the refusal stands.
        tell(Seat::none());
        send(deskOf(question.by), Refused{Text(TW_TEXT("session", "%1 does not want to take back."), seat)});
        return std::nullopt;
    }
    m_question->waitingFor.remove(seat);
    auto why = settleQuestion();
    if (why)
        m_question = question;
    return why;
}

std::optional<Text> Table::settleQuestion()
{
    if (!m_question->waitingFor.isEmpty())
        return std::nullopt;
    auto why = takeBack(m_question->moves, m_question->by);
    if (!why)
        m_question.reset();
    return why;
}

std::optional<Text> Table::takeBack(std::size_t moves, Seat by)
{
    auto why = m_played.takeBack(moves, by);
    if (!why)
        m_logCut = m_played.log().size();
    return why;
}

std::optional<Text> Table::grantPace(Seat seat, const PaceRun& said)
{
    const auto isRunning = [this](const std::optional<Timer>& timer) {
        return timer && timer->isRun && !outcome();
    };
    auto running = timer();
    if (!isRunning(running) || said.step < m_runBegan || said.step > running->step)
        return std::nullopt;
    switch (said.order) {
    case RunOrder::wait:
        m_pace.isWaiting = true;
        m_pace.by = seat;
        break;
    case RunOrder::goOn:
        m_pace.isWaiting = false;
        break;
    case RunOrder::step:
        if (running->step == said.step) {
            if (auto why = m_played.play(Seat::clock(), running->move))
                return why;
            m_pace.isWaiting = true;
            m_pace.by = seat;
        }
        break;
    case RunOrder::toEnd:
        for (int steps = 0; isRunning(running) && steps < Timer::kLongestRun; ++steps) {
            if (auto why = m_played.play(Seat::clock(), running->move))
                return why;
            running = timer();
        }
        break;
    case RunOrder::slow:
        m_pace.speed = RunSpeed::slow;
        break;
    case RunOrder::usual:
        m_pace.speed = RunSpeed::usual;
        break;
    case RunOrder::fast:
        m_pace.speed = RunSpeed::fast;
        break;
    }
    return std::nullopt;
}

void Table::followRun()
{
    const auto running = m_played.match().timer();
    const bool isOn = running && running->isRun;
    // Taken back, it is the same run at an earlier step.
    if (isOn)
        m_runBegan = m_isRunOn ? std::min(m_runBegan, running->step) : running->step;
    if (!isOn)
        m_pace = {false, m_pace.speed, Seat::none()};
    m_isRunOn = isOn;
}

void Table::tell(Seat actor)
{
    followRun();
    followHolder();
    for (Desk& desk : m_desks) {
        if (auto update = desk.refresh(m_played, toldTo(desk.viewer()), m_logCut, desk.viewer().is(actor)))
            send(desk, std::move(*update));
    }
    m_logCut.reset();
}

void Table::send(Desk& desk, News news)
{
    const Bytes bytes = desk.say(std::move(news));
    for (const Link& link : m_links) {
        if (std::ranges::find(link.viewers, desk.viewer()) != link.viewers.end())
            m_outbox.push_back({link.id, bytes});
    }
}

} // namespace tablewood
