#pragma once

#include "wire/digest.h"

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

/// The few things that need cryptography, from OpenSSL's libcrypto.
namespace tablewood::lan {

/// SHA-256 of a label that tells what for, a zero byte, and the parts one after the other.
Digest sha256(std::string_view label, std::initializer_list<std::span<const std::uint8_t>> parts);

/// Takes as long whether they differ early or late, so that nobody can guess by measuring.
bool isEqual(const Digest& one, const Digest& other);

/// Where nonces, tokens and parts of seeds come from.
using Entropy = std::function<void(std::span<std::uint8_t>)>;
/// The system's.
Entropy systemEntropy();

template <class Value>
Value drawn(const Entropy& entropy)
{
    Value value{};
    entropy(value);
    return value;
}

/// Lower-case hexadecimal digits.
std::string hexOf(std::span<const std::uint8_t> bytes);
/// The bytes of that many hexadecimal digits; false for anything else.
bool fromHex(std::string_view digits, std::span<std::uint8_t> bytes);

} // namespace tablewood::lan
