#include "lan/find/interfaces.h"

#include <QNetworkInterface>

#include <algorithm>

namespace tablewood::lan {

namespace {

bool startsWith(const std::string& text, std::string_view beginning)
{
    return std::ranges::equal(std::string_view(text).substr(0, beginning.size()), beginning,
                              [](char one, char other) { return std::tolower(one) == std::tolower(other); });
}

/// How the adapters of virtual machines, containers and VPNs are called; no flag tells them apart.
bool hasVirtualName(const Interface& adapter)
{
    static constexpr std::string_view kBeginnings[]{
        "docker",  "br-",      "veth",      "virbr",       "vboxnet",    "vmnet",   "vnet",
        "lxc",     "lxdbr",    "podman",    "cni",         "flannel",    "cali",    "tun",
        "tap",     "wg",       "utun",      "ppp",         "ipsec",      "zt",      "tailscale",
        "ham",     "nebula",   "vEthernet", "VMware",      "VirtualBox", "Hyper-V", "Radmin",
        "OpenVPN", "NordLynx", "Wintun",    "TAP-Windows", "anpi",       "bridge1"};
    return std::ranges::any_of(kBeginnings, [&](std::string_view beginning) {
        return startsWith(adapter.name, beginning) || startsWith(adapter.label, beginning);
    });
}

bool isVirtual(const Interface& adapter) { return adapter.isPointToPoint || hasVirtualName(adapter); }

bool isSelfAssigned(const InterfaceAddress& address)
{
    return address.address.starts_with("169.254.") || startsWith(address.address, "fe80:");
}

bool hasBroadcast(const Interface& adapter)
{
    return adapter.canBroadcast &&
           std::ranges::any_of(adapter.addresses,
                               [](const InterfaceAddress& address) { return !address.broadcast.empty(); });
}

/// The address that tells people most: a network's own before one the laptop gave itself, IPv4 before IPv6.
std::string mainAddress(const Interface& adapter)
{
    const auto rank = [](const InterfaceAddress& address) {
        return (isSelfAssigned(address) ? 2 : 0) + (address.isIpv6 ? 1 : 0);
    };
    const auto best = std::ranges::min_element(adapter.addresses, {}, rank);
    return best->address;
}

InterfaceUse useOf(const Interface& adapter)
{
    const auto because = [&](Reach reach, TextKey key, auto... more) {
        return InterfaceUse{adapter, reach, Text(key, adapter.label, more...)};
    };
    if (!adapter.isUp)
        return because(Reach::nobody, TW_TEXT("lan", "%1 is switched off."));
    if (adapter.isLoopback)
        return because(Reach::thisLaptop, TW_TEXT("lan", "%1 finds tables on this laptop."));
    if (!adapter.isRunning)
        return because(Reach::nobody,
                       TW_TEXT("lan", "%1 is not connected: there is no cable or no wireless network."));
    if (adapter.addresses.empty())
        return because(Reach::nobody, TW_TEXT("lan", "%1 has no address: its network gave it none."));
    if (!hasBroadcast(adapter) && !adapter.canMulticast)
        return because(Reach::nobody,
                       TW_TEXT("lan", "%1 cannot reach everybody in its network at once. A table "
                                      "behind it is joined by its address."));
    if (isVirtual(adapter))
        return because(Reach::virtualNetwork,
                       TW_TEXT("lan",
                               "%1 is a VPN or a virtual network. It is used with the address %2, beside "
                               "the others."),
                       mainAddress(adapter));
    if (std::ranges::all_of(adapter.addresses, isSelfAssigned))
        return because(Reach::localNetwork,
                       TW_TEXT("lan",
                               "%1 is used with the address %2, which the laptop gave itself because the "
                               "network has no router that does."),
                       mainAddress(adapter));
    return because(Reach::localNetwork, TW_TEXT("lan", "%1 is used with the address %2."),
                   mainAddress(adapter));
}

void addOutlets(const Interface& adapter, std::vector<Outlet>& outlets)
{
    const auto add = [&](Outlet::Way way, const std::string& to) {
        const Outlet outlet{adapter.index, adapter.name, way, to};
        if (std::ranges::find(outlets, outlet) == outlets.end())
            outlets.push_back(outlet);
    };
    const auto has = [&](bool isIpv6) {
        return std::ranges::find(adapter.addresses, isIpv6, &InterfaceAddress::isIpv6) !=
               adapter.addresses.end();
    };
    if (adapter.canBroadcast) {
        for (const InterfaceAddress& address : adapter.addresses) {
            if (!address.broadcast.empty())
                add(Outlet::Way::broadcast, address.broadcast);
        }
    }
    // Loopback interfaces do not claim to know multicast, and Linux's does.
    if (adapter.canMulticast || adapter.isLoopback) {
        if (has(false))
            add(Outlet::Way::multicast, kMulticastGroup);
        if (has(true))
            add(Outlet::Way::multicastIpv6, kMulticastGroupIpv6);
    }
}

} // namespace

std::vector<InterfaceUse> usesOf(const std::vector<Interface>& interfaces)
{
    std::vector<InterfaceUse> uses;
    std::ranges::transform(interfaces, std::back_inserter(uses), useOf);
    return uses;
}

std::vector<Outlet> outletsOf(const std::vector<InterfaceUse>& uses)
{
    std::vector<Outlet> outlets;
    for (const InterfaceUse& use : uses) {
        if (use.isUsed())
            addOutlets(use.adapter, outlets);
    }
    return outlets;
}

std::vector<std::string> addressesForOthers(const std::vector<InterfaceUse>& uses)
{
    std::vector<std::string> addresses;
    for (const Reach reach : {Reach::localNetwork, Reach::virtualNetwork}) {
        for (const bool isIpv6 : {false, true}) {
            for (const InterfaceUse& use : uses) {
                for (const InterfaceAddress& address : use.adapter.addresses) {
                    // A link-local address of IPv6 needs the name of the other laptop's own adapter.
                    if (use.reach == reach && address.isIpv6 == isIpv6 &&
                        !(isIpv6 && isSelfAssigned(address)))
                        addresses.push_back(address.address);
                }
            }
        }
    }
    return addresses;
}

std::vector<Interface> systemInterfaces()
{
    std::vector<Interface> interfaces;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        const QNetworkInterface::InterfaceFlags flags = one.flags();
        Interface adapter;
        adapter.name = one.name().toStdString();
        adapter.label = one.humanReadableName().toStdString();
        adapter.index = one.index();
        adapter.isUp = flags.testFlag(QNetworkInterface::IsUp);
        adapter.isRunning = flags.testFlag(QNetworkInterface::IsRunning);
        adapter.isLoopback = flags.testFlag(QNetworkInterface::IsLoopBack);
        adapter.isPointToPoint = flags.testFlag(QNetworkInterface::IsPointToPoint);
        adapter.canBroadcast = flags.testFlag(QNetworkInterface::CanBroadcast);
        adapter.canMulticast = flags.testFlag(QNetworkInterface::CanMulticast);
        for (const QNetworkAddressEntry& entry : one.addressEntries()) {
            QHostAddress address = entry.ip();
            address.setScopeId({});
            adapter.addresses.push_back({address.toString().toStdString(),
                                         entry.broadcast().toString().toStdString(),
                                         address.protocol() == QAbstractSocket::IPv6Protocol});
        }
        interfaces.push_back(std::move(adapter));
    }
    return interfaces;
}

} // namespace tablewood::lan
