#include "session/played_match.h"

#include "kernel/fault.h"
#include "kernel/hash.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Why the seat cannot move at all now.
std::optional<Text> notToAct(const Match& match, Seat seat, const std::string& move)
{
    if (seat == Seat::clock()) {
        const auto timer = match.timer();
        if (!timer || timer->move != move)
            return Text(TW_TEXT("session", "No clock is running."));
        return std::nullopt;
    }
    if (match.outcome())
        return Text(TW_TEXT("session", "The match is over."));
    if (!match.toAct().has(seat))
        return Text(TW_TEXT("session", "It is not your move."));
    return std::nullopt;
}

/// The cause and remedy of a failure to store, which every guest may read. It does not tell where this table
/// keeps its matches.
std::string storageFault(const std::exception& error)
{
    const auto* known = dynamic_cast<const InputError*>(&error);
    if (known == nullptr)
        return "an unexpected error";
    return sentences(known->cause(), known->remedy());
}

/// Whether nobody on that seat can tell one match from the other.
bool looksSame(const Match& one, const Match& other, Seat seat)
{
    return one.toAct() == other.toAct() && one.timer() == other.timer() && one.outcome() == other.outcome() &&
           one.view(seat) == other.view(seat) && one.offers(seat) == other.offers(seat);
}

Fault moveError(std::size_t index, const JournalEntry& entry, const Text& cause)
{
    return {"move " + std::to_string(index + 1) + " \"" + entry.move + "\"", cause,
            TW_TEXT("session",
                    "Open it with the version of Tablewood that stored it (a match file names it as "
                    "\"program\"), or take a copy that nobody changed")};
}

} // namespace

PlayedMatch::PlayedMatch(const GameType& type, MatchRecord record, Journal& journal)
    : m_type(&type), m_record(std::move(record)), m_journal(&journal)
{
    if (m_record.game != type.sheet().id)
        throw Fault("game", Text(TW_TEXT("session", "\"%1\" is not %2"), m_record.game, type.sheet().id));
    if (m_record.players.size() != static_cast<std::size_t>(m_record.setup.seats))
        throw Fault("players",
                    Text(TW_TEXT("session", "%1 players do not fit %2 seats"),
                         static_cast<std::int64_t>(m_record.players.size()), m_record.setup.seats));
    m_match = type.newMatch(m_record.setup);
    if (!m_record.position.empty()) {
        CborSource source(m_record.position);
        m_match->read(source);
        source.expectEnd();
    }
    replay();
}

void PlayedMatch::replay()
{
    for (std::size_t i = 0; i < m_record.moves.size(); ++i) {
        JournalEntry& entry = m_record.moves[i];
        auto next = m_match->clone();
        Log log;
        if (const auto why = notToAct(*m_match, entry.seat, entry.move))
            throw moveError(i, entry, *why);
        if (const auto refusal = next->apply(entry.seat, entry.move, log))
            throw moveError(i, entry, refusal->why);
        if (next->hash() != entry.hash)
            throw moveError(i, entry,
                            Text(TW_TEXT("session", "it leads to the state %1, stored is %2: the rules or "
                                                    "their content differ"),
                                 hashText(next->hash()), hashText(entry.hash)));
        entry.hasRevealed = log.hasRevealed();
        advance(std::move(next), log);
    }
}

void PlayedMatch::advance(std::unique_ptr<Match> next, const Log& log)
{
    Step& step = m_steps.emplace_back();
    step.before = std::move(m_match);
    step.logLength = m_log.size();
    for (const Seat seat : Seats::firstOf(m_record.setup.seats)) {
        if (log.hasRevealedTo(seat))
            step.revealedTo.add(seat);
    }
    m_match = std::move(next);
    m_log.insert(m_log.end(), log.entries().begin(), log.entries().end());
}

std::optional<Text> PlayedMatch::play(Seat seat, const std::string& move)
{
    auto why = playAndStore(seat, move);
    if (!why) {
        m_takenBack.erase(seat);
        noteLastMove();
    }
    return why;
}

std::optional<Text> PlayedMatch::playAndStore(Seat seat, const std::string& move)
{
    if (auto why = notToAct(*m_match, seat, move))
        return why;
    auto next = m_match->clone();
    Log log;
    // Content of somebody's own may lead the rules to where they cannot go on: the match stays as it was.
    try {
        if (auto refusal = next->apply(seat, move, log))
            return std::move(refusal->why);
    } catch (const std::exception& error) {
        return Text(TW_TEXT("session", "The rules of this game cannot go on from here: %1"), error.what());
    }
    JournalEntry entry{seat, next->written(move).value_or(move), next->hash(), log.hasRevealed()};
    try {
        m_journal->append(entry);
    } catch (const std::exception& error) {
        return Text(TW_TEXT("session", "The move could not be stored and is not played: %1"),
                    storageFault(error));
    }
    m_record.moves.push_back(std::move(entry));
    advance(std::move(next), log);
    return std::nullopt;
}

std::optional<Text> PlayedMatch::seat(std::vector<Player> players)
{
    try {
        m_journal->seat(players);
    } catch (const std::exception& error) {
        return Text(TW_TEXT("session", "The change of players could not be stored and is not done: %1"),
                    storageFault(error));
    }
    m_record.players = std::move(players);
    return std::nullopt;
}

std::optional<std::size_t> PlayedMatch::beforeUndoBy(Seat seat) const
{
    const bool isShared = m_match->undoRule(seat, {}).isShared;
    for (std::size_t i = m_record.moves.size(); i > 0 && !at(i).isSealed(); --i) {
        const Seat maker = m_record.moves[i - 1].seat;
        if (maker == seat || (isShared && maker.isPlayer() && isSeenByAll(i - 1)))
            return at(i - 1).isSealed() ? std::nullopt : std::optional(i - 1);
    }
    return std::nullopt;
}

UndoRule PlayedMatch::undoRule(Seat by, std::size_t moves) const
{
    // Who has to agree is told to all, so that it follows from what all know.
    Seats makers;
    for (std::size_t i = moves; i < m_record.moves.size(); ++i) {
        const Seat maker = m_record.moves[i].seat;
        if (maker != by && maker.isPlayer() && isSeenByAll(i))
            makers.add(maker);
    }
    return m_match->undoRule(by, makers);
}

const Match& PlayedMatch::at(std::size_t moves) const
{
    return moves < m_steps.size() ? *m_steps[moves].before : *m_match;
}

std::size_t PlayedMatch::logLengthAt(std::size_t moves) const
{
    return moves < m_steps.size() ? m_steps[moves].logLength : m_log.size();
}

bool PlayedMatch::hasLinesFor(Seat seat, std::size_t begin, std::size_t end) const
{
    return std::any_of(m_log.begin() + static_cast<std::ptrdiff_t>(begin),
                       m_log.begin() + static_cast<std::ptrdiff_t>(end),
                       [seat](const LogEntry& entry) { return entry.isFor(seat); });
}

/// Whether the seat can tell from what it is told and sees that the move was made.
bool PlayedMatch::isSeen(std::size_t move, Seat seat) const
{
    const Step& step = m_steps[move];
    if (!step.judged.has(seat)) {
        step.judged.add(seat);
        if (step.revealedTo.has(seat) || hasLinesFor(seat, step.logLength, logLengthAt(move + 1)) ||
            !looksSame(*step.before, at(move + 1), seat))
            step.seenBy.add(seat);
    }
    return step.seenBy.has(seat);
}

bool PlayedMatch::isSeenByAll(std::size_t move) const
{
    return std::ranges::all_of(Seats::firstOf(m_record.setup.seats), [&](Seat seat) {
        return seat == m_record.moves[move].seat || isSeen(move, seat);
    });
}

PlayedMatch::Seen PlayedMatch::seenSince(std::size_t moves, Seat seat) const
{
    Seen seen;
    seen.moves.resize(m_record.players.size());
    for (std::size_t i = moves; i < m_record.moves.size(); ++i) {
        const JournalEntry& entry = m_record.moves[i];
        const bool isOwn = entry.seat == seat;
        const bool isKnown = isOwn || isSeen(i, seat);
        seen.haveOthersMoved = seen.haveOthersMoved || (isKnown && !isOwn);
        if (isKnown && entry.seat.isPlayer())
            ++seen.moves[static_cast<std::size_t>(entry.seat.index)];
        seen.hasRevealed = seen.hasRevealed || (isOwn ? entry.hasRevealed : m_steps[i].revealedTo.has(seat));
    }
    return seen;
}

std::size_t PlayedMatch::linesSince(std::size_t moves, Viewer viewer) const
{
    return static_cast<std::size_t>(
        std::count_if(m_log.begin() + static_cast<std::ptrdiff_t>(logLengthAt(moves)), m_log.end(),
                      [viewer](const LogEntry& entry) { return entry.isFor(viewer); }));
}

bool PlayedMatch::canBringBack(Seat by) const { return m_takenBack.contains(by); }

/// Keeps what other seats took back for as long as they cannot tell that something was done since. What
/// others than themselves did in it may have been done anew meanwhile, and does not come back.
template <class Tells>
void PlayedMatch::noteForOthers(Seat actor, Tells&& tells)
{
    std::erase_if(m_takenBack, [&](const auto& entry) { return entry.first != actor && tells(entry.first); });
    for (auto& [seat, stack] : m_takenBack) {
        if (seat == actor)
            continue;
        for (Moves& moves : stack)
            std::erase_if(moves, [seat = seat](const JournalEntry& move) { return move.seat != seat; });
    }
}

void PlayedMatch::noteLastMove()
{
    const std::size_t last = m_record.moves.size() - 1;
    noteForOthers(m_record.moves[last].seat, [&](Seat seat) { return isSeen(last, seat); });
}

std::optional<Text> PlayedMatch::takeBack(std::size_t moves, Seat by)
{
    try {
        m_journal->truncate(moves);
    } catch (const std::exception& error) {
        return Text(TW_TEXT("session", "Taking back could not be stored and is not done: %1"),
                    storageFault(error));
    }
    const auto first = m_record.moves.begin() + static_cast<std::ptrdiff_t>(moves);
    Step& step = m_steps[moves];
    noteForOthers(by, [&](Seat seat) {
        return hasLinesFor(seat, step.logLength, m_log.size()) || !looksSame(*step.before, *m_match, seat);
    });
    const bool isShared = m_match->undoRule(by, {}).isShared;
    const auto isOfAnother = [&](const JournalEntry& move) {
        return !isShared && move.seat != by && move.seat.isPlayer() &&
               m_record.players[static_cast<std::size_t>(move.seat.index)].kind == PlayerKind::person;
    };
    // Moves from another person's on are theirs to do again, unless all act as one.
    m_takenBack[by].emplace_back(first, std::find_if(first, m_record.moves.end(), isOfAnother));
    m_record.moves.erase(first, m_record.moves.end());
    m_match = std::move(step.before);
    m_log.resize(step.logLength);
    m_steps.resize(moves);
    return std::nullopt;
}

std::optional<Text> PlayedMatch::bringBack(Seat by)
{
    if (!canBringBack(by))
        return Text(TW_TEXT("session", "There is nothing to bring back."));
    std::vector<Moves>& stack = m_takenBack.at(by);
    Moves& moves = stack.back();
    std::size_t played = 0;
    std::optional<Text> why;
    while (!why && played < moves.size()) {
        why = playAndStore(moves[played].seat, moves[played].move);
        if (!why) {
            ++played;
            noteForOthers(by, [&](Seat seat) { return isSeen(m_record.moves.size() - 1, seat); });
        }
    }
    moves.erase(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(played));
    if (moves.empty())
        stack.pop_back();
    if (stack.empty())
        m_takenBack.erase(by);
    return why;
}

} // namespace tablewood
