#pragma once

#include "kit/game_type_of.h"
#include "lantern.h"
#include "session/table_link.h"

#include <map>

namespace tablewood {

inline constexpr Seat kFirst{0};
inline constexpr Seat kSecond{1};

/// A journal in memory that can be told to fail.
class MemoryJournal final : public Journal
{
public:
    void append(const JournalEntry& entry) override;
    void truncate(std::size_t moves) override;
    void seat(const std::vector<Player>& players) override;

    std::vector<JournalEntry> entries;
    std::vector<Player> players;
    bool isBroken = false;

private:
    void failIfBroken() const;
};

/// A guest that keeps the bytes it gets.
class RecordingGuest final : public Guest
{
public:
    void receive(std::span<const std::uint8_t> message) override
    {
        messages.emplace_back(message.begin(), message.end());
    }
    /// The last message, and how many there were.
    DownMessage last() const { return decodeDown(messages.back()); }

    std::vector<Bytes> messages;
};

/// A new match's record: `kinds` has a letter for each seat, p for a person and b for a bot.
MatchRecord newRecord(const GameType& type, std::string_view kinds, std::string_view seed = "sitting");

/// A table of Lantern, or of another game, with a link for each seat.
class Sitting
{
public:
    explicit Sitting(std::string_view kinds, std::string_view seed = "sitting",
                     std::unique_ptr<GameType> game = nullptr);

    /// Says a wish on the view as it is; returns why it was refused, empty if it was not.
    std::string wish(int seat, Wish wish);
    std::string act(int seat, const char* move) { return wish(seat, Act{move}); }
    std::string undo(int seat) { return wish(seat, Undo{}); }
    std::string redo(int seat) { return wish(seat, Redo{}); }
    std::string answer(int seat, bool isYes) { return wish(seat, AnswerUndo{isYes}); }

    const SeatView& view(int seat) const;
    const ViewChange& lastChange(int seat) const { return changes.at(seat); }
    /// What a record has after so many moves of this seat were acted in turn, for comparing.
    std::size_t moves() const { return table.record().moves.size(); }

    std::unique_ptr<GameType> owned;
    const GameType& type;
    MemoryJournal journal;
    Table table;
    std::map<int, ViewChange> changes;
    std::vector<std::unique_ptr<TableLink>> links;
};

} // namespace tablewood
