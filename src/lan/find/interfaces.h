#pragma once

#include "kernel/text.h"

#include <string>
#include <vector>

/// Through which of a laptop's network interfaces tables are announced and looked for, and why not through
/// the others.
namespace tablewood::lan {

struct InterfaceAddress
{
    /// As people write it: "192.168.1.20", "fe80::1".
    std::string address;
    /// Where all of its network listen, IPv4 only; empty if there is none.
    std::string broadcast;
    bool isIpv6 = false;
    friend bool operator==(const InterfaceAddress&, const InterfaceAddress&) = default;
};

/// A network interface as the system tells of it.
struct Interface
{
    /// "eth0"; on Windows a name that only the system uses.
    std::string name;
    /// Its name for people: "eth0", "Wi-Fi 2".
    std::string label;
    int index = 0;
    bool isUp = true;
    /// A cable is in it, or a wireless network is joined.
    bool isRunning = true;
    bool isLoopback = false;
    bool isPointToPoint = false;
    bool canBroadcast = true;
    bool canMulticast = true;
    std::vector<InterfaceAddress> addresses;
    friend bool operator==(const Interface&, const Interface&) = default;
};

/// How far an interface reaches.
enum class Reach : std::uint8_t
{
    nobody,
    thisLaptop,
    /// A VPN, or a network that a program made up inside this laptop.
    virtualNetwork,
    localNetwork
};
constexpr auto enumNames(Reach)
{
    return std::array<std::string_view, 4>{"nobody", "this-laptop", "virtual", "local"};
}

/// The use of an interface, and why.
struct InterfaceUse
{
    Interface adapter;
    Reach reach = Reach::nobody;
    /// A sentence for people.
    Text why;
    bool isUsed() const { return reach != Reach::nobody; }
    friend bool operator==(const InterfaceUse&, const InterfaceUse&) = default;
};

/// The use of each interface, in the same order. Adapters of VPNs and virtual networks are used beside the
/// others, so that they neither hide a table nor keep one from being found.
std::vector<InterfaceUse> usesOf(const std::vector<Interface>& interfaces);

/// One way to reach everybody in a network.
struct Outlet
{
    enum class Way : std::uint8_t
    {
        broadcast,
        multicast,
        multicastIpv6
    };
    int interfaceIndex = 0;
    std::string interfaceName;
    Way way = Way::broadcast;
    /// The address to send to.
    std::string to;
    friend bool operator==(const Outlet&, const Outlet&) = default;
};
constexpr auto enumNames(Outlet::Way)
{
    return std::array<std::string_view, 3>{"broadcast", "multicast", "multicast-ipv6"};
}

/// Where tables announce themselves by multicast: a group of an organization's own (RFC 2365), and one of
/// this link that nobody registered (RFC 4291).
inline constexpr const char* kMulticastGroup = "239.255.74.10";
inline constexpr const char* kMulticastGroupIpv6 = "ff12::7461:626c";

/// Every way that the used interfaces offer.
std::vector<Outlet> outletsOf(const std::vector<InterfaceUse>& uses);

/// The addresses under which others reach this laptop, the likeliest first: for links. Addresses that mean
/// something on this laptop alone are left out.
std::vector<std::string> addressesForOthers(const std::vector<InterfaceUse>& uses);

/// This laptop's interfaces as they are now.
std::vector<Interface> systemInterfaces();

} // namespace tablewood::lan
