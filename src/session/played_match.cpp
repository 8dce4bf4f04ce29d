#include "session/played_match.h"

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

/// What may be told of a failure to store: its cause and remedy, not where this table keeps its matches.
/// Every guest may read it.
std::string storageFault(const std::exception& error)
{
    const auto* known = dynamic_cast<const InputError*>(&error);
    if (known == nullptr)
        return "an unexpected error";
    return known->cause() + (known->remedy().empty() ? "" : ". " + known->remedy());
}

InputError moveError(std::size_t index, const JournalEntry& entry, const std::string& cause)
{
    return InputError("move " + std::to_string(index + 1) + " \"" + entry.move + "\"", cause,
                      "The match was stored by another version of the game, or was changed since");
}

} // namespace

PlayedMatch::PlayedMatch(const GameType& type, MatchRecord record, Journal& journal)
    : m_type(&type), m_record(std::move(record)), m_journal(&journal)
{
    if (m_record.game != type.sheet().id)
        throw InputError("game", "\"" + m_record.game + "\" is not " + type.sheet().id);
    if (m_record.players.size() != static_cast<std::size_t>(m_record.setup.seats))
        throw InputError("players", std::to_string(m_record.players.size()) + " players do not fit " +
                                        std::to_string(m_record.setup.seats) + " seats");
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
            throw moveError(i, entry, words(*why));
        if (const auto refusal = next->apply(entry.seat, entry.move, log))
            throw moveError(i, entry, words(refusal->why));
        if (next->hash() != entry.hash)
            throw moveError(i, entry,
                            "it leads to the state " + hashText(next->hash()) + ", stored is " +
                                hashText(entry.hash));
        entry.hasRevealed = log.hasRevealed();
        advance(std::move(next), log);
    }
}

void PlayedMatch::advance(std::unique_ptr<Match> next, const Log& log)
{
    m_steps.push_back({std::move(m_match), m_log.size()});
    m_match = std::move(next);
    m_log.insert(m_log.end(), log.entries().begin(), log.entries().end());
}

std::optional<Text> PlayedMatch::play(Seat seat, const std::string& move)
{
    auto why = playAndStore(seat, move);
    if (!why)
        m_takenBack.clear();
    return why;
}

std::optional<Text> PlayedMatch::playAndStore(Seat seat, const std::string& move)
{
    if (auto why = notToAct(*m_match, seat, move))
        return why;
    auto next = m_match->clone();
    Log log;
    if (auto refusal = next->apply(seat, move, log))
        return std::move(refusal->why);
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

std::optional<std::size_t> PlayedMatch::beforeLastMoveOf(Seat seat) const
{
    for (std::size_t i = m_record.moves.size(); i > 0; --i) {
        if (m_record.moves[i - 1].seat == seat)
            return i - 1;
    }
    return std::nullopt;
}

bool PlayedMatch::hasRevealedSince(std::size_t moves) const
{
    return std::any_of(m_record.moves.begin() + static_cast<std::ptrdiff_t>(moves), m_record.moves.end(),
                       [](const JournalEntry& entry) { return entry.hasRevealed; });
}

Seats PlayedMatch::othersSince(std::size_t moves, Seat seat) const
{
    Seats others;
    for (std::size_t i = moves; i < m_record.moves.size(); ++i)
        if (const Seat mover = m_record.moves[i].seat; mover != seat && mover.isPlayer())
            others.add(mover);
    return others;
}

bool PlayedMatch::haveOthersMovedSince(std::size_t moves, Seat seat) const
{
    return std::any_of(m_record.moves.begin() + static_cast<std::ptrdiff_t>(moves), m_record.moves.end(),
                       [seat](const JournalEntry& entry) { return entry.seat != seat; });
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
    m_takenBack.push_back({by, {first, m_record.moves.end()}});
    m_record.moves.erase(first, m_record.moves.end());
    m_match = std::move(m_steps[moves].before);
    m_log.resize(m_steps[moves].logLength);
    m_steps.resize(moves);
    return std::nullopt;
}

std::optional<Text> PlayedMatch::bringBack(Seat by)
{
    if (!canBringBack(by))
        return Text(TW_TEXT("session", "There is nothing to bring back."));
    std::vector<JournalEntry>& moves = m_takenBack.back().moves;
    std::size_t played = 0;
    std::optional<Text> why;
    while (!why && played < moves.size()) {
        why = playAndStore(moves[played].seat, moves[played].move);
        if (!why)
            ++played;
    }
    moves.erase(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(played));
    if (moves.empty())
        m_takenBack.pop_back();
    return why;
}

} // namespace tablewood
