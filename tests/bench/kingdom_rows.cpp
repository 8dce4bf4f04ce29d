#include "rows.h"

#include "games/kingdom-rush/action.h"
#include "games/kingdom-rush/content/small_content.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "quick_chance.h"
#include "row.h"

#include <string>

namespace tablewood::bench {

namespace {

namespace kr = kingdom_rush;

const kr::KingdomGame& kingdom()
{
    static const kr::KingdomGame game(kr::smallContent());
    return game;
}

/// Plays one move, any of the listed ones, of any seat that has some, or the clock's.
void playOne(kr::State& state, std::vector<kr::Move>& moves, QuickChance& chance, Log& log)
{
    const Seats acting = kingdom().toAct(state);
    if (acting.isEmpty()) {
        kingdom().apply(state, Seat::clock(), kr::Advance{}, log);
        return;
    }
    const std::size_t wanted = chance.below(static_cast<std::size_t>(acting.count()));
    Seat seat = acting.first();
    std::size_t number = 0;
    for (const Seat one : acting)
        if (number++ == wanted)
            seat = one;
    moves.clear();
    kingdom().legalMoves(state, seat, moves);
    for (const Seat one : acting)
        if (moves.empty()) {
            seat = one;
            kingdom().legalMoves(state, seat, moves);
        }
    kingdom().apply(state, seat, moves[chance.below(moves.size())], log);
}

/// Twelve hordes on the way, with so many tiles on them.
kr::State fullMap(std::size_t tiles)
{
    constexpr std::size_t kHordes = 12;
    kr::State state = kingdom().setUp({2, {{"scenario", "2"}}, Seed::fromText("bench")});
    state.step = kr::Step::play;
    state.round = 1;
    state.tales.push_back({});
    state.hordes.clear();
    const kr::Ground& ground = kr::groundOf(kingdom().box(), state);
    ground.path.forEach([&](std::uint8_t space) {
        if (state.hordes.size() == kHordes)
            return;
        kr::Horde horde;
        horde.card = static_cast<std::uint8_t>(state.hordes.size());
        horde.at = space;
        state.hordes.push_back(horde);
    });
    for (std::size_t i = 0; i < tiles; ++i) {
        kr::LaidTile tile;
        tile.horde = static_cast<std::uint8_t>(i % kHordes);
        const std::size_t square = i / kHordes;
        tile.corner = static_cast<std::uint8_t>(square / 5 * 8 + square % 5);
        tile.seat = Seat{0};
        tile.number = state.nextNumber++;
        state.laid.push_back(tile);
    }
    return state;
}

} // namespace

void measureKingdom()
{
    constexpr int kMatches = 20;
    QuickChance chance;
    Log log = Log::unread();
    std::vector<kr::Move> moves;
    for (const char* scenario : {"prologue", "1", "2"})
        for (int seats = 1; seats <= kr::kMaxPlayers; ++seats) {
            std::vector<double> rates;
            for (int round = 0; round < 5; ++round) {
                double played = 0;
                const double before = cpuMicroseconds();
                for (int i = 0; i < kMatches; ++i) {
                    const Seed seed = Seed::fromText("bench " + std::to_string(round * kMatches + i));
                    for (kr::State state = kingdom().setUp({seats, {{"scenario", scenario}}, seed});
                         !state.isOver(); ++played)
                        playOne(state, moves, chance, log);
                }
                rates.push_back(played / (cpuMicroseconds() - before));
            }
            tell(("Kingdom Rush, " + std::string(scenario) + ", moves listed and one played, " +
                  std::to_string(seats) + " seats")
                     .c_str(),
                 "0.5 million a second", "%.2f million a second", median(rates));
        }

    const kr::State state = fullMap(0);
    kr::State open = state;
    kr::OpenPiece piece;
    piece.shape = kr::TileShape::ell;
    piece.damage = kr::Damage::pure;
    piece.aim = kr::Aim::perfect;
    piece.source = 0;
    open.open.what = kr::Opened::tower;
    open.open.pieces.push_back(piece);
    tell("all placements of the ell on twelve hordes", "60 us", "%.1f us", microsecondsOf(5000, [&] {
             moves.clear();
             kr::listLays(kingdom().box(), open, moves);
         }));
    for (kr::Horde& horde : open.hordes)
        horde.covered = ~std::uint64_t{0};
    tell("whether anything can be placed, where nothing can", "15 us", "%.2f us",
         microsecondsOf(5000, [&] { kr::canLayAny(kingdom().box(), open); }));
    const kr::State full = fullMap(150);
    tell("the view of twelve hordes and 150 tiles for a seat", "25 us", "%.1f us",
         microsecondsOf(2000, [&] { kingdom().view(full, Seat{0}); }));
    std::array<float, kr::kMaxPlayers> worths{};
    tell("Kingdom Rush, a position judged", "", "%.2f us",
         microsecondsOf(20'000, [&] { kingdom().judge(full, std::span<float>(worths).first(2)); }));
}

} // namespace tablewood::bench
