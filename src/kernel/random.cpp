#include "kernel/random.h"

#include "kernel/hash.h"

#include <bit>

namespace tablewood {

namespace {

using Block = std::array<std::uint32_t, 16>;

constexpr std::uint32_t kWordsOfBlock = 16;

void quarterRound(Block& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d)
{
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 7);
}

std::uint64_t hashOfText(std::string_view text)
{
    return fnv1a({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

} // namespace

std::array<std::uint32_t, 16> chachaBlock(const std::array<std::uint32_t, 8>& key, std::uint32_t counter,
                                          const std::array<std::uint32_t, 3>& nonce)
{
    constexpr int kDoubleRounds = 10;
    const Block start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, key[0],  key[1],   key[2],   key[3],
                      key[4],     key[5],     key[6],     key[7],     counter, nonce[0], nonce[1], nonce[2]};
    Block x = start;
    for (int i = 0; i < kDoubleRounds; ++i) {
        quarterRound(x, 0, 4, 8, 12);
        quarterRound(x, 1, 5, 9, 13);
        quarterRound(x, 2, 6, 10, 14);
        quarterRound(x, 3, 7, 11, 15);
        quarterRound(x, 0, 5, 10, 15);
        quarterRound(x, 1, 6, 11, 12);
        quarterRound(x, 2, 7, 8, 13);
        quarterRound(x, 3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] += start[i];
    return x;
}

Seed Seed::fromText(std::string_view text)
{
    constexpr std::size_t kHexDigits = 64;
    Seed seed;
    bool isHex = text.size() == kHexDigits;
    for (std::size_t i = 0; isHex && i < kHexDigits; ++i) {
        const int digit = hexDigit(text[i]);
        isHex = digit >= 0;
        seed.key[i / 8] = seed.key[i / 8] << 4 | static_cast<std::uint32_t>(digit & 0xf);
    }
    if (isHex)
        return seed;
    const std::uint64_t hash = hashOfText(text);
    const std::array<std::uint32_t, 8> start{static_cast<std::uint32_t>(hash),
                                             static_cast<std::uint32_t>(hash >> 32)};
    const auto block = chachaBlock(start, static_cast<std::uint32_t>(text.size()), {});
    for (std::size_t i = 0; i < seed.key.size(); ++i)
        seed.key[i] = block[i];
    return seed;
}

std::string Seed::text() const
{
    std::string text;
    for (std::size_t i = 0; i < key.size(); i += 2)
        text += hashText(std::uint64_t{key[i]} << 32 | key[i + 1]);
    return text;
}

Random::Random(const Seed& seed, std::string_view purpose) : m_key(seed.key)
{
    const std::uint64_t hash = hashOfText(purpose);
    m_purpose = {static_cast<std::uint32_t>(hash), static_cast<std::uint32_t>(hash >> 32)};
}

std::uint32_t Random::next()
{
    const std::uint32_t number = m_position / kWordsOfBlock;
    if (m_block.number != number + 1)
        m_block = {chachaBlock(m_key, number, {0, m_purpose[0], m_purpose[1]}), number + 1};
    return m_block.words[m_position++ % kWordsOfBlock];
}

std::uint32_t Random::below(std::uint32_t bound)
{
    // Words beyond the last whole multiple of the bound would favour small results: they are thrown away.
    // They are among the last `bound` words of all; only there is it worth a division to know.
    const auto isBeyond = [bound](std::uint32_t word) {
        return word >= 0u - bound && word >= 0u - (0u - bound) % bound && (0u - bound) % bound != 0;
    };
    std::uint32_t word = next();
    while (isBeyond(word))
        word = next();
    return word % bound;
}

} // namespace tablewood
