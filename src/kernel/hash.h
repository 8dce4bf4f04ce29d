#pragma once

#include "kernel/cbor.h"

#include <cstdint>
#include <span>
#include <string>

namespace tablewood {

/// FNV-1a with 64 bits: the same on every machine. It tells states apart; it is no protection against
/// forgery.
constexpr std::uint64_t fnv1a(std::span<const std::uint8_t> bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const std::uint8_t byte : bytes)
        hash = (hash ^ byte) * 0x100000001b3;
    return hash;
}

/// The hash of a described value: FNV-1a of its canonical bytes.
template <class T>
std::uint64_t hashOf(const T& value)
{
    return fnv1a(toBytes(value));
}

/// Sixteen lower-case hexadecimal digits.
std::string hashText(std::uint64_t hash);

} // namespace tablewood
