#pragma once

#include "kernel/cbor.h"
#include "wire/digest.h"
#include "wire/lan_limits.h"

#include <optional>
#include <span>
#include <string>
#include <variant>

/// Datagrams to everybody in a network, of at most 512 bytes, by which laptops find tables.
namespace tablewood::lan {

/// The format of datagrams that this version speaks.
inline constexpr int kDiscoveryFormat = 1;

/// Goes through every network in one piece.
inline constexpr std::size_t kMaxDatagram = 512;

/// The UDP port on which tables are announced and asked for. No service is registered for it.
inline constexpr std::uint16_t kDiscoveryPort = 47410;

/// The name of a table that people see, in bytes.
inline constexpr std::size_t kMaxTableName = kMaxName;
/// More seats than any game has.
inline constexpr std::uint32_t kMaxAnnouncedSeats = 64;

/// One run of the program: tells its own datagrams from those of others.
using InstanceId = std::array<std::uint8_t, 16>;

/// Asks who has a table. `number` is the asker's own and comes to nobody's use but its.
struct Query
{
    static constexpr std::string_view name = "query";
    InstanceId instance{};
    std::uint32_t number = 0;
    friend bool operator==(const Query&, const Query&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("instance", self.instance);
        visit("number", self.number);
    }
};

/// A table that takes guests: what its entry in a list shows, and what is needed to knock. Where it is, the
/// sender's address tells.
struct Announcement
{
    static constexpr std::string_view name = "table";
    InstanceId instance{};
    TableId table{};
    /// The protocol that a guest has to speak, and the program's version for people: "0.1.0".
    std::uint32_t protocol = kProtocol;
    std::string version;
    std::string title;
    /// The id of the game.
    std::string game;
    std::uint32_t seats = 0;
    std::uint32_t freeSeats = 0;
    std::uint16_t port = 0;
    /// SHA-256 of the certificate that the host shows.
    Digest certificate{};
    friend bool operator==(const Announcement&, const Announcement&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("instance", self.instance);
        visit("table", self.table);
        visit("protocol", self.protocol);
        visit("version", self.version);
        visit("title", self.title);
        visit("game", self.game);
        visit("seats", self.seats);
        visit("freeSeats", self.freeSeats);
        visit("port", self.port);
        visit("certificate", self.certificate);
    }
};

/// The table is closed, or no longer there for others.
struct Goodbye
{
    static constexpr std::string_view name = "goodbye";
    InstanceId instance{};
    TableId table{};
    friend bool operator==(const Goodbye&, const Goodbye&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("instance", self.instance);
        visit("table", self.table);
    }
};

using Datagram = std::variant<Query, Announcement, Goodbye>;

Bytes encode(const Datagram& datagram);

/// Reads what anybody may have sent; throws InputError for what is no such datagram or is past a limit.
Datagram decodeDatagram(std::span<const std::uint8_t> bytes);

/// The format of a datagram of Tablewood in any version, nothing for one of something else.
std::optional<std::int64_t> formatOfDatagram(std::span<const std::uint8_t> bytes);

} // namespace tablewood::lan
