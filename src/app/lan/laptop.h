#pragma once

#include "app/lan/awake.h"
#include "app/lan/lan_place.h"
#include "kernel/match.h"
#include "lan/pace.h"
#include "storage/library.h"
#include "wire/lan_messages.h"

namespace tablewood {

/// What a table in the network needs of this laptop.
struct Laptop
{
    LanPlace& place;
    /// Where hosted matches are kept.
    Library& library;
    /// A game by its id; null if there is none.
    std::function<const GameType*(const std::string&)> game;
    /// All games with the hashes of their content.
    std::vector<lan::GameVersion> games;
    lan::Pace pace;
    /// While it hosts.
    KeepAwake keepAwake = keptAwake;

    std::uint64_t contentOf(const std::string& id) const
    {
        for (const lan::GameVersion& one : games)
            if (one.id == id)
                return one.content;
        return 0;
    }
};

} // namespace tablewood
