#pragma once

#include "kernel/paper.h"
#include "wire/seat_view.h"

namespace tablewood {

/// A move as it was played. `hash` is the state's after it; `hasRevealed` says that chance or hidden
/// information came to light.
struct JournalEntry
{
    Seat seat;
    std::string move;
    std::uint64_t hash = 0;
    bool hasRevealed = false;
    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("move", self.move);
        visit("hash", self.hash);
        visit("hasRevealed", self.hasRevealed);
    }
};

/// Parts that a match was dealt from, so that nobody chose its chance alone: the host's part of the seed and
/// that of each person's seat. docs/protocol.md says how the seed follows from them.
struct Dealing
{
    struct Part
    {
        Seat seat;
        std::array<std::uint8_t, 32> bytes{};
        friend bool operator==(const Part&, const Part&) = default;
        static void describe(auto& self, auto& visit)
        {
            visit("seat", self.seat);
            visit("bytes", self.bytes);
        }
    };
    std::array<std::uint8_t, 32> host{};
    /// In the order of the seats.
    std::vector<Part> parts;
    friend bool operator==(const Dealing&, const Dealing&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("host", self.host);
        visit("parts", self.parts);
    }
};

/// The content that a match was begun with: its hash, and the packs that it came from besides what Tablewood
/// ships.
struct PackedContent
{
    std::uint64_t hash = 0;
    std::vector<std::string> packs;
    friend bool operator==(const PackedContent&, const PackedContent&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("hash", self.hash);
        visit("packs", self.packs);
    }
};

/// A match whole: what it started from and what was played. The same record gives the same match on every
/// machine. `position`, where it is not empty, is the canonical bytes of a state the match starts from
/// instead of its set-up.
struct MatchRecord
{
    std::string id;
    std::string game;
    Setup setup;
    std::vector<std::uint8_t> position;
    std::vector<Player> players;
    std::vector<JournalEntry> moves;
    /// Missing where the seed was not dealt over a network.
    std::optional<Dealing> dealing;
    /// Missing where the match was begun with the first edition of what Tablewood ships, without packs.
    std::optional<PackedContent> content;
    /// What was brought to it besides, such as a map of somebody's own.
    std::vector<Paper> papers;
    friend bool operator==(const MatchRecord&, const MatchRecord&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("game", self.game);
        visit("setup", self.setup);
        visit("position", self.position);
        visit("players", self.players);
        visit("moves", self.moves);
        visit("dealing", self.dealing);
        visit("content", self.content);
        visit("papers", self.papers);
    }
};

/// Where a table keeps its match. Every call returns only when what it was given is stored for good, or
/// throws InputError with the cause.
class Journal
{
public:
    virtual ~Journal() = default;
    virtual void append(const JournalEntry& entry) = 0;
    /// Forgets the moves after the first `moves`.
    virtual void truncate(std::size_t moves) = 0;
    /// Stores who sits where from now on.
    virtual void seat(const std::vector<Player>& players) = 0;
};

/// For matches that are only looked at.
class NoJournal final : public Journal
{
public:
    void seat(const std::vector<Player>&) override {}
    void append(const JournalEntry&) override {}
    void truncate(std::size_t) override {}
};

} // namespace tablewood
