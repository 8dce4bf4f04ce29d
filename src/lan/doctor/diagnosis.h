#pragma once

#include "lan/doctor/firewall.h"
#include "lan/doctor/port_probe.h"
#include "lan/find/found_tables.h"
#include "lan/find/interfaces.h"

/// Finds what is wrong with playing in a network, from observations alone.
namespace tablewood::lan {

/// Layers that have to work, each upon the ones before.
enum class Layer : std::uint8_t
{
    interfaces,
    announcements,
    tables,
    ports,
    firewall,
    versions,
    certificate
};
constexpr auto enumNames(Layer)
{
    return std::array<std::string_view, 7>{"interfaces", "announcements", "tables",     "ports",
                                           "firewall",   "versions",      "certificate"};
}

enum class Health : std::uint8_t
{
    good,
    /// Good to know, and nothing to repair.
    note,
    bad
};
constexpr auto enumNames(Health) { return std::array<std::string_view, 3>{"good", "note", "bad"}; }

/// A sentence on a layer, and what to do where that helps.
struct Finding
{
    Layer layer = Layer::interfaces;
    Health health = Health::good;
    Text what;
    Text remedy;
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A layer's name, for people.
Text titleOf(Layer layer);

/// Whether what was said through an outlet was sent, and heard on this laptop itself.
struct Echo
{
    Outlet outlet;
    bool isSent = false;
    bool isHeard = false;
};

struct Probed
{
    TableAddress address;
    Reached reached = Reached::silent;
};

struct HeardTable
{
    FoundTable table;
    /// It is open on this laptop, in this program or another.
    bool isHere = false;
    std::vector<Probed> probes;
};

struct OwnCertificate
{
    enum class State
    {
        missing,
        kept,
        damaged
    };
    State state = State::missing;
    Digest digest{};
};

/// All that can be seen from this laptop.
struct Observations
{
    std::vector<InterfaceUse> uses;
    /// Why the port of announcements could not be opened, in the system's words; empty if it was.
    std::string whyDeaf;
    std::vector<Echo> echoes;
    std::vector<HeardTable> tables;
    /// An address that the person asked for.
    std::optional<Probed> asked;
    bool hearsOtherFormat = false;
    /// Whether a table can be opened at the usual port.
    bool isPortFree = true;
    Firewall firewall = Firewall::unknown;
    OwnCertificate certificate;
    std::uint32_t protocol = kProtocol;
    std::string version;
};

/// All findings, layer by layer.
std::vector<Finding> diagnose(const Observations& seen);

} // namespace tablewood::lan
