#include "storage/record_limits.h"

#include "content/packs.h"
#include "kernel/fault.h"
#include "kernel/move_text.h"
#include "storage/library.h"
#include "wire/lan_limits.h"
#include "wire/paper_limits.h"
#include "wire/word_limits.h"

#include <algorithm>
#include <optional>

namespace tablewood {

namespace {

std::int64_t count(std::size_t number) { return static_cast<std::int64_t>(number); }

std::optional<Text> whyNoSetup(const Setup& setup)
{
    if (setup.seats < 1 || setup.seats > kMaxSeats)
        return Text(TW_TEXT("storage", "no table has %1 seats"), setup.seats);
    if (setup.options.size() > lan::kMaxOptions)
        return Text(TW_TEXT("storage", "it has more than %1 options"), count(lan::kMaxOptions));
    if (std::ranges::any_of(setup.options, [](const auto& option) {
            return std::max(option.first.size(), option.second.size()) > lan::kMaxOptionText;
        }))
        return Text(TW_TEXT("storage", "one of its options is longer than %1 bytes"),
                    count(lan::kMaxOptionText));
    return std::nullopt;
}

std::optional<Text> whyNoMove(const JournalEntry& entry, std::size_t at, int seats)
{
    const bool isThere = entry.seat == Seat::clock() || (entry.seat.isPlayer() && entry.seat.index < seats);
    if (!isThere)
        return Text(TW_TEXT("storage", "move %1 is of a seat that is not there"), count(at + 1));
    if (entry.move.size() > kMaxMoveText)
        return Text(TW_TEXT("storage", "move %1 is longer than %2 bytes"), count(at + 1),
                    count(kMaxMoveText));
    return std::nullopt;
}

std::optional<Text> whyNoContent(const PackedContent& content)
{
    if (content.packs.size() > kMaxPacks)
        return Text(TW_TEXT("storage", "it has more than %1 packs"), count(kMaxPacks));
    if (std::ranges::any_of(content.packs,
                            [](const std::string& pack) { return pack.size() > kMaxPackName; }))
        return Text(TW_TEXT("storage", "the name of one of its packs is longer than %1 bytes"),
                    count(kMaxPackName));
    return std::nullopt;
}

std::optional<Text> whyNoRecord(const MatchRecord& record)
{
    if (record.id.size() > kMaxMatchId)
        return Text(TW_TEXT("storage", "the id of the match is longer than %1 bytes"), count(kMaxMatchId));
    if (record.game.size() > lan::kMaxGameId)
        return Text(TW_TEXT("storage", "the id of its game is longer than %1 bytes"), count(lan::kMaxGameId));
    if (auto why = whyNoSetup(record.setup))
        return why;
    if (record.moves.size() > kMaxMovesOfMatch)
        return Text(TW_TEXT("storage", "it has more than %1 moves"), count(kMaxMovesOfMatch));
    for (std::size_t i = 0; i < record.moves.size(); ++i)
        if (auto why = whyNoMove(record.moves[i], i, record.setup.seats))
            return why;
    if (record.dealing && record.dealing->parts.size() > static_cast<std::size_t>(kMaxSeats))
        return Text(TW_TEXT("storage", "more than %1 seats have dealt it"), kMaxSeats);
    if (record.content)
        if (auto why = whyNoContent(*record.content))
            return why;
    return whyNoPapers(record.papers, record.setup.seats);
}

} // namespace

void checkRecord(const MatchRecord& record, const std::string& where, const Text& remedy)
{
    if (auto why = whyNoRecord(record))
        throw Fault(where, *std::move(why), remedy);
}

} // namespace tablewood
