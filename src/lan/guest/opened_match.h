#pragma once

#include "lan/deal/fair_deal.h"
#include "session/guest_view.h"

#include <functional>

namespace tablewood {
class GameType;
}

namespace tablewood::lan {

/// A game by its id, with what was brought to its match; null where this program has none of that id. Throws
/// InputErrors where what was brought does not fit.
using GameOf = std::function<const GameType*(const std::string&, const std::vector<Paper>&)>;

/// A match that was opened when it was over, looked over by the guest.
struct OpenedMatch
{
    MatchRecord record;
    /// The state's at the end.
    std::uint64_t hash = 0;
    /// Whether the guest was there when the deal was sealed, so that it could check it.
    bool isDealChecked = false;
    /// How often the host began to deal while the guest was there. A host that does it again and again is
    /// choosing.
    int deals = 0;
    /// The breach: the seals, the seed, a move, or what the guest saw. Nothing for a fair match.
    std::optional<Text> why;
};

/// A match by the record that a host opened: played again, and compared with what the guest knows of the
/// deal, of the game in the lobby and, with a view, of all that it saw.
OpenedMatch lookedOver(const Bytes& record, const DealWitness& witness, const DealtGame& inLobby,
                       const GameOf& gameOf, const GuestView* seen);

} // namespace tablewood::lan
