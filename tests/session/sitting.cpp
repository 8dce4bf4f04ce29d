#include "sitting.h"

namespace tablewood {

void MemoryJournal::failIfBroken() const
{
    if (isBroken)
        throw InputError("journal", "the disk is full");
}

void MemoryJournal::append(const JournalEntry& entry)
{
    failIfBroken();
    entries.push_back(entry);
}

void MemoryJournal::truncate(std::size_t moves)
{
    failIfBroken();
    entries.resize(moves);
}

void MemoryJournal::seat(const std::vector<Player>& newPlayers)
{
    failIfBroken();
    players = newPlayers;
}

MatchRecord newRecord(const GameType& type, std::string_view kinds, std::string_view seed)
{
    MatchRecord record;
    record.id = "test";
    record.game = type.sheet().id;
    record.setup.seats = static_cast<int>(kinds.size());
    record.setup.seed = Seed::fromText(seed);
    for (const char kind : kinds) {
        Player player;
        player.name = "Player " + std::to_string(record.players.size() + 1);
        player.kind = kind == 'b' ? PlayerKind::bot : PlayerKind::person;
        record.players.push_back(std::move(player));
    }
    return record;
}

Sitting::Sitting(std::string_view kinds, std::string_view seed, std::unique_ptr<GameType> game)
    : owned(game ? std::move(game) : std::make_unique<GameTypeOf<lantern::Lantern>>(lantern::Lantern{})),
      type(*owned), table(type, newRecord(type, kinds, seed), journal)
{
    for (int seat = 0; seat < static_cast<int>(kinds.size()); ++seat) {
        links.push_back(std::make_unique<TableLink>(
            table, std::vector<Viewer>{Seat{static_cast<std::int8_t>(seat)}},
            [this](Viewer viewer, const ViewChange& change) { changes[viewer.seat.index] = change; }));
    }
}

std::string Sitting::wish(int seat, Wish wish)
{
    changes.erase(seat);
    links[static_cast<std::size_t>(seat)]->send(Seat{static_cast<std::int8_t>(seat)}, std::move(wish));
    const auto change = changes.find(seat);
    return change != changes.end() && change->second.refusal ? words(*change->second.refusal) : "";
}

const SeatView& Sitting::view(int seat) const
{
    return links[static_cast<std::size_t>(seat)]->view(Seat{static_cast<std::int8_t>(seat)});
}

} // namespace tablewood
