#include "changed_seeds.h"

#include "kernel/cbor.h"
#include "kernel/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace tablewood {

namespace {

std::vector<Bytes> seedsOf(const char* fuzzer)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(FUZZ_SEEDS) / fuzzer))
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<Bytes> seeds;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    return seeds;
}

/// Bytes like those of a seed: some changed, taken out, put in or taken from another seed.
Bytes changed(Bytes bytes, const Bytes& other, Random& random)
{
    for (std::uint32_t changes = 1 + random.below(6); changes > 0 && !bytes.empty(); --changes) {
        const auto below = [&](std::size_t size) { return random.below(static_cast<std::uint32_t>(size)); };
        const auto at = bytes.begin() + below(bytes.size());
        switch (random.below(5)) {
        case 0:
            *at = static_cast<std::uint8_t>(random.below(256));
            break;
        case 1:
            *at ^= static_cast<std::uint8_t>(1u << random.below(8));
            break;
        case 2:
            bytes.erase(at, at + std::min<std::ptrdiff_t>(bytes.end() - at, 1 + below(8)));
            break;
        case 3:
            bytes.insert(at, 1 + below(8), static_cast<std::uint8_t>(random.below(256)));
            break;
        default:
            if (!other.empty()) {
                const auto from = other.begin() + below(other.size());
                bytes.insert(at, from, from + std::min<std::ptrdiff_t>(other.end() - from, 1 + below(64)));
            }
        }
    }
    return bytes;
}

} // namespace

void readWhatIsLikeSeeds(const char* fuzzer, int rounds, void (*read)(std::span<const std::uint8_t>))
{
    const std::vector<Bytes> all = seedsOf(fuzzer);
    REQUIRE_FALSE(all.empty());
    for (const Bytes& seed : all)
        read(seed);
    if (const char* const wanted = std::getenv("TABLEWOOD_FUZZ_ROUNDS"))
        rounds = std::atoi(wanted);
    Random random(Seed::fromText("fuzz"), fuzzer);
    const auto any = [&]() -> const Bytes& {
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    };
    for (int round = 0; round < rounds; ++round)
        read(changed(any(), any(), random));
}

} // namespace tablewood
