#pragma once

#include "lan/find/discovery_socket.h"

#include <QTest>
#include <doctest/doctest.h>

namespace tablewood::lan {

/// The loopback alone, at a port.
inline DiscoveryNetwork loopbackAt(std::uint16_t port)
{
    return {port, [] {
                std::vector<Interface> interfaces = systemInterfaces();
                std::erase_if(interfaces, [](const Interface& one) { return !one.isLoopback; });
                return interfaces;
            }};
}

/// The loopback alone, with a port that nobody else has: no other network notices the test.
inline DiscoveryNetwork networkOfOurOwn()
{
    QUdpSocket probe;
    REQUIRE(probe.bind(QHostAddress(QHostAddress::AnyIPv4)));
    return loopbackAt(probe.localPort());
}

/// Waits far longer than anything takes, on however busy a machine.
inline bool comesTo(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, 60'000); }

} // namespace tablewood::lan
