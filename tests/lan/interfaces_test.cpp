#include "lan/find/interfaces.h"

#include <algorithm>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

Interface adapter(const std::string& name, std::vector<InterfaceAddress> addresses)
{
    static int index = 0;
    Interface one;
    one.name = name;
    one.label = name;
    one.index = ++index;
    one.addresses = std::move(addresses);
    return one;
}

Interface ethernet() { return adapter("eth0", {{"192.168.1.20", "192.168.1.255"}, {"fe80::1", "", true}}); }

Interface tunnel()
{
    Interface one = adapter("wg0", {{"10.8.0.2", ""}});
    one.isPointToPoint = true;
    one.canBroadcast = false;
    one.canMulticast = false;
    return one;
}

Interface loopback()
{
    Interface one = adapter("lo", {{"127.0.0.1", ""}, {"::1", "", true}});
    one.isLoopback = true;
    one.canBroadcast = false;
    one.canMulticast = false;
    return one;
}

InterfaceUse useOf(const Interface& one) { return usesOf({one}).front(); }

std::vector<std::string> destinations(const std::vector<Interface>& interfaces)
{
    std::vector<std::string> result;
    for (const Outlet& outlet : outletsOf(usesOf(interfaces)))
        result.push_back(outlet.interfaceName + " " + outlet.to);
    return result;
}

} // namespace

TEST_CASE("A cable with an address is used, by broadcast and both kinds of multicast")
{
    const InterfaceUse use = useOf(ethernet());
    CHECK(use.reach == Reach::localNetwork);
    CHECK(words(use.why) == "eth0 is used with the address 192.168.1.20.");
    CHECK(destinations({ethernet()}) ==
          std::vector<std::string>{"eth0 192.168.1.255", "eth0 239.255.74.10", "eth0 ff12::7461:626c"});
}

TEST_CASE("What cannot be used is said in plain words, and nothing is sent through it")
{
    Interface off = ethernet();
    off.isUp = false;
    Interface unplugged = ethernet();
    unplugged.isRunning = false;
    const Interface nameless = adapter("wlan0", {});

    CHECK(words(useOf(off).why) == "eth0 is switched off.");
    CHECK(words(useOf(unplugged).why) == "eth0 is not connected: there is no cable or no wireless network.");
    CHECK(words(useOf(nameless).why) == "wlan0 has no address: its network gave it none.");
    CHECK(words(useOf(tunnel()).why) ==
          "wg0 cannot reach everybody in its network at once. A table behind it is "
          "joined by its address.");
    for (const Interface& one : {off, unplugged, nameless, tunnel()})
        CHECK_FALSE(useOf(one).isUsed());
    CHECK(destinations({off, unplugged, nameless, tunnel()}).empty());
}

TEST_CASE("VPNs and virtual networks are told apart and used beside the others, wherever they stand")
{
    for (const char* name :
         {"docker0", "virbr0", "vboxnet0", "tap0", "zt7nnig26", "br-81f3a0", "vEthernet (WSL)"}) {
        CAPTURE(std::string(name));
        const Interface one = adapter(name, {{"172.17.0.1", "172.17.255.255"}});
        CHECK(useOf(one).reach == Reach::virtualNetwork);
        const auto sent = destinations({one, ethernet(), tunnel()});
        CHECK(std::ranges::count(sent, "eth0 192.168.1.255") == 1);
        CHECK(std::ranges::count(sent, std::string(name) + " 172.17.255.255") == 1);
    }
    Interface tailscale = tunnel();
    tailscale.name = tailscale.label = "tailscale0";
    tailscale.canMulticast = true;
    CHECK(useOf(tailscale).reach == Reach::virtualNetwork);
    CHECK(useOf(adapter("br0", {{"192.168.1.5", "192.168.1.255"}})).reach == Reach::localNetwork);
}

TEST_CASE("On Windows the label tells what the name does not")
{
    Interface one = adapter("ethernet_32770", {{"192.168.56.1", "192.168.56.255"}});
    one.label = "VirtualBox Host-Only Network";
    CHECK(useOf(one).reach == Reach::virtualNetwork);
}

TEST_CASE("Two laptops on one cable, with addresses they gave themselves, meet")
{
    const InterfaceUse use =
        useOf(adapter("eth0", {{"169.254.7.7", "169.254.255.255"}, {"fe80::1", "", true}}));
    CHECK(use.reach == Reach::localNetwork);
    CHECK(words(use.why).find("169.254.7.7, which the laptop gave itself") != std::string::npos);
    CHECK(useOf(adapter("eth0", {{"fe80::1", "", true}})).isUsed());
    CHECK(destinations({adapter("eth0", {{"fe80::1", "", true}})}) ==
          std::vector<std::string>{"eth0 ff12::7461:626c"});
}

TEST_CASE("The loopback finds tables on this laptop")
{
    CHECK(useOf(loopback()).reach == Reach::thisLaptop);
    CHECK(destinations({loopback()}) == std::vector<std::string>{"lo 239.255.74.10", "lo ff12::7461:626c"});
}

TEST_CASE("A link carries the addresses of the local network first, then the others, and none that means "
          "something here alone")
{
    const Interface docker = adapter("docker0", {{"172.17.0.1", "172.17.255.255"}});
    const Interface home =
        adapter("wlan0", {{"fe80::2", "", true}, {"fd00::2", "", true}, {"192.168.1.21", "192.168.1.255"}});
    CHECK(addressesForOthers(usesOf({loopback(), docker, home, ethernet()})) ==
          std::vector<std::string>{"192.168.1.21", "192.168.1.20", "fd00::2", "172.17.0.1"});
}

TEST_CASE("No interface of this system is left without a sentence")
{
    for (const InterfaceUse& use : usesOf(systemInterfaces()))
        CHECK_FALSE(words(use.why).empty());
}
