#include "lan/channel/crypto.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

#include <charconv>
#include <stdexcept>
#include <vector>

namespace tablewood::lan {

Digest sha256(std::string_view label, std::initializer_list<std::span<const std::uint8_t>> parts)
{
    std::vector<std::uint8_t> all(label.begin(), label.end());
    all.push_back(0);
    for (const auto part : parts)
        all.insert(all.end(), part.begin(), part.end());
    Digest digest{};
    if (EVP_Digest(all.data(), all.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("OpenSSL has no SHA-256");
    return digest;
}

bool isEqual(const Digest& one, const Digest& other)
{
    return CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

Entropy systemEntropy()
{
    return [](std::span<std::uint8_t> bytes) {
        if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1)
            throw std::runtime_error("the system gives no random numbers");
    };
}

std::string hexOf(std::span<const std::uint8_t> bytes)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 0xf];
    }
    return text;
}

bool fromHex(std::string_view digits, std::span<std::uint8_t> bytes)
{
    if (digits.size() != 2 * bytes.size())
        return false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char* const pair = digits.data() + 2 * i;
        if (std::from_chars(pair, pair + 2, bytes[i], 16).ptr != pair + 2)
            return false;
    }
    return true;
}

} // namespace tablewood::lan
