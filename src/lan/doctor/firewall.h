#pragma once

#include "kernel/text.h"

#include <QString>

namespace tablewood::lan {

/// A firewall that may keep others out of this laptop.
enum class Firewall : std::uint8_t
{
    /// None that we know; there may be another.
    unknown,
    ufw,
    firewalld,
    windows,
    macos
};
constexpr auto enumNames(Firewall)
{
    return std::array<std::string_view, 5>{"unknown", "ufw", "firewalld", "windows", "macos"};
}

/// The firewall of this system. On Linux the files below `root` tell whether one is switched on.
Firewall firewallHere(const QString& root = {});

/// Tells a person how to let tables at a port be found and joined.
Text howToOpen(Firewall firewall, std::uint16_t port);

} // namespace tablewood::lan
