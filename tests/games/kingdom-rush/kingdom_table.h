#pragma once

#include "games/kingdom-rush/action.h"
#include "games/kingdom-rush/kingdom_game.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tablewood::kingdom_rush {

/// Kingdom Rush with the small content.
const KingdomGame& smallKingdom();

/// An enemy of a drawn card: what it does, and its shields.
struct Drawn
{
    char letter = 'a';
    Traits traits;
    std::vector<Shield> shields = {};
};
/// A card drawn by letters, one for each enemy, `#` for squares that cannot be covered; the first square of
/// an enemy has its icon.
HordeCard drawnCard(const std::string& key, const std::vector<std::string>& rows,
                    const std::vector<Drawn>& enemies = {});

/// A card of 25 enemies.
HordeCard full(const std::string& key);
/// The move that lays a piece of the open action.
std::string lay(int piece, const std::string& space, const std::string& square,
                const std::string& way = "0 front");

/// A match made by hand, and short ways to play on it. It begins in phase 2 of round 1, with an empty map of
/// scenario 1 and empty hands:
///
///     1  . s . s . s . .
///     2  > > > > v S . .      way 1, to H3
///     3  s . b . > > > >
///     4  > > > > ^ . b .      way 2, to H3
///     5  . s . s . s . s
///        A B C D E F G H
class KingdomTable
{
public:
    explicit KingdomTable(int seats = 1, std::vector<HordeCard> cards = {}, const std::string& scenario = "1",
                          const std::string& level = "standard",
                          const std::function<void(Content&)>& change = {});
    /// A match as it begins.
    static KingdomTable fromSetup(int seats, const std::string& scenario,
                                  const std::string& level = "standard", const std::string& seed = "test");

    /// Lays a card onto a space of its way; the first way that leads there, if none is said.
    std::uint8_t horde(const std::string& key, const std::string& space, int way = 0);
    /// Gives a seat a tower card; its number as text.
    std::string tower(int seat, const std::string& key);
    /// Gives a seat a hero.
    Hero& hero(int seat, const std::string& key);
    /// Puts a seat's hero onto a space, and onto a square where a horde is there.
    void place(int seat, const std::string& space, const std::string& square = {}, Side side = Side::north);
    /// A soldier on a horde.
    void soldier(const std::string& space, const std::string& square);
    /// Covers squares of the horde on a space by tiles of one square.
    void cover(const std::string& space, const std::vector<std::string>& squares);
    /// Takes an ability along.
    void ability(int seat, int number);
    /// Puts a mod on a tower.
    void mod(const std::string& card, const std::string& key);

    /// Plays a move that must be legal, and keeps what was told in `told`.
    void play(int seat, const std::string& move);
    /// Why a move is refused, in English; empty if it is not. Nothing changes.
    std::string whyNot(int seat, const std::string& move) const;
    bool can(int seat, const std::string& move) const { return whyNot(seat, move).empty(); }
    /// The legal moves that begin like this.
    std::vector<std::string> legal(int seat, const std::string& start = {}) const;
    /// All are done.
    void done();
    /// The clock plays on until phase 4 is over, or somebody is asked.
    void advance();
    /// All are done, and phase 4 is over.
    void endRound()
    {
        done();
        advance();
    }
    /// The number of the first piece of the open action of this kind that is not laid; -1 for none.
    int piece(PieceKind kind = PieceKind::tile) const;
    const Horde* at(const std::string& space) const;
    std::uint8_t space(const std::string& name) const;
    int openSquares(const std::string& space) const;
    bool hasTold(const std::string& line) const;
    const KingdomGame& game() const { return *m_game; }

    State state;
    std::vector<std::string> told;
    bool hasRevealed = false;

private:
    std::shared_ptr<const KingdomGame> m_game;
};

} // namespace tablewood::kingdom_rush
