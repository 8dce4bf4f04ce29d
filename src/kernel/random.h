#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace tablewood {

/// The source of a match's chance: 256 bits. Its text is 64 hexadecimal digits, taken as they are, or any
/// other text, which is stretched to a key. The same text gives the same match everywhere.
struct Seed
{
    std::array<std::uint32_t, 8> key{};

    static Seed fromText(std::string_view text);
    /// The 64 hexadecimal digits that `fromText` takes as they are.
    std::string text() const;
    friend bool operator==(const Seed&, const Seed&) = default;
    static void describe(auto& self, auto& visit) { visit("key", self.key); }
};

/// One block of ChaCha20 as RFC 8439 defines it: 16 words from a key, a block counter and a nonce.
std::array<std::uint32_t, 16> chachaBlock(const std::array<std::uint32_t, 8>& key, std::uint32_t counter,
                                          const std::array<std::uint32_t, 3>& nonce);

/// A stream of chance: ChaCha20 (RFC 8439) read word by word. Streams of one seed with different purposes are
/// independent, so that a draw made in secret never shifts a public one; nobody can tell a stream's future
/// from its past.
class Random
{
public:
    Random() = default;
    Random(const Seed& seed, std::string_view purpose);

    std::uint32_t next();
    /// Evenly distributed from 0 to `bound` - 1; `bound` at least 1.
    std::uint32_t below(std::uint32_t bound);
    void shuffle(auto& items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

    friend bool operator==(const Random&, const Random&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.m_key);
        visit("purpose", self.m_purpose);
        visit("position", self.m_position);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(self)>>)
            self.m_block = {};
    }

private:
    /// The words around the position, made when the first of them is read. What has been made is no part of
    /// what a stream is: all blocks are equal.
    struct Block
    {
        std::array<std::uint32_t, 16> words{};
        /// Which block of the stream it is, counted from 1; 0 for none.
        std::uint32_t number = 0;
        friend bool operator==(const Block&, const Block&) { return true; }
    };

    std::array<std::uint32_t, 8> m_key{};
    std::array<std::uint32_t, 2> m_purpose{};
    std::uint32_t m_position = 0;
    Block m_block;
};

} // namespace tablewood
