#pragma once

#include "wire/announcement.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Where a table is, as people type it and as links carry it.
namespace tablewood::lan {

/// The TCP port of a table, unless it is taken. One number to open in a firewall, for both protocols.
inline constexpr std::uint16_t kTablePort = kDiscoveryPort;

/// A laptop by its name or its address, and the port of a table there.
struct TableAddress
{
    /// "owl.local", "192.168.1.20", "fe80::1%eth0": without brackets.
    std::string host;
    std::uint16_t port = kTablePort;
    friend bool operator==(const TableAddress&, const TableAddress&) = default;
};

/// Reads what a person typed: a name or an address, and a port behind a colon if it is not the usual one. An
/// IPv6 address that a port follows stands in brackets. Throws InputError that says what does not fit.
TableAddress addressFrom(std::string_view typed);

/// The same of a name or an address and a port that others tell, in a file or over the network; nothing if
/// nobody could connect there.
std::optional<TableAddress> tableAddress(std::string_view host, std::int64_t port);
/// Those of these names and addresses where somebody could connect.
std::vector<TableAddress> tableAddresses(const std::vector<std::string>& hosts, std::int64_t port);

/// As a person would type it.
std::string textOf(const TableAddress& address);

/// Everything that is needed to join a table from anywhere it can be reached, and to be sure that it is the
/// right one.
struct JoinLink
{
    /// Where to try, one after the other.
    std::vector<std::string> hosts;
    std::uint16_t port = kTablePort;
    TableId table{};
    Digest certificate{};
    friend bool operator==(const JoinLink&, const JoinLink&) = default;
};

inline constexpr std::string_view kLinkScheme = "tablewood";
/// No more places are written into a link or taken from one: a QR code of it is to be read across a table.
inline constexpr std::size_t kMaxLinkHosts = 6;
inline constexpr std::size_t kMaxLinkLength = 1024;

/// "tablewood://join?at=192.168.1.20&port=47410&table=...&certificate=...".
std::string textOf(const JoinLink& link);

/// Reads a link that anybody may have made; throws InputError. Unknown names in it are passed over.
JoinLink linkFrom(std::string_view text);

/// Whether it was meant to be a link rather than an address.
bool isLink(std::string_view typed);

} // namespace tablewood::lan
