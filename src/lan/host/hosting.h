#pragma once

#include "lan/host/lobby.h"

namespace tablewood::lan {

/// The form of what a host keeps beside its match. Another one is not read: the guests knock again.
inline constexpr int kHostingFormat = 7;

/// All that is needed to host a match again, with the same guests in the same seats at the same port.
struct Hosting
{
    Lobby lobby;
    std::uint16_t port = 0;
    /// The table is on another laptop: it is not hosted from here any more.
    std::optional<Moved> moved;
    /// Another laptop hands the table over and may still keep it: this copy is not the table yet.
    bool isPromised = false;
    friend bool operator==(const Hosting&, const Hosting&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("lobby", self.lobby);
        visit("port", self.port);
        visit("moved", self.moved);
        visit("promised", self.isPromised);
    }
};

Bytes encode(const Hosting& hosting);
/// Nothing for bytes that are no hosting, or none for so many seats.
std::optional<Hosting> decodeHosting(std::span<const std::uint8_t> bytes, int seats);

} // namespace tablewood::lan
