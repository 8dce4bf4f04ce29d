#include "moderator/wav.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <string>

using namespace tablewood;

namespace {

std::string littleEndian(std::uint32_t number, int size)
{
    std::string bytes;
    for (int i = 0; i < size; ++i)
        bytes.push_back(static_cast<char>(number >> (8 * i) & 0xff));
    return bytes;
}

struct Kind
{
    std::uint32_t kind = 1;
    std::uint32_t channels = 1;
    std::uint32_t rate = 22050;
    std::uint32_t bits = 16;
};

std::string wav(const Kind& kind, const std::string& samples, const std::string& chunksBefore = "")
{
    const std::uint32_t frame = kind.channels * kind.bits / 8;
    return "RIFF" + littleEndian(36 + static_cast<std::uint32_t>(samples.size()), 4) + "WAVE" + chunksBefore +
           "fmt " + littleEndian(16, 4) + littleEndian(kind.kind, 2) + littleEndian(kind.channels, 2) +
           littleEndian(kind.rate, 4) + littleEndian(kind.rate * frame, 4) + littleEndian(frame, 2) +
           littleEndian(kind.bits, 2) + "data" + littleEndian(static_cast<std::uint32_t>(samples.size()), 4) +
           samples;
}

std::string real(float sample) { return littleEndian(std::bit_cast<std::uint32_t>(sample), 4); }

} // namespace

TEST_CASE("Recordings in whole numbers of any usual width and in floating point are read alike")
{
    const std::vector<std::int16_t> expected{16384, -32768};
    for (const std::string& file :
         {wav({1, 1, 22050, 16}, littleEndian(0x4000, 2) + littleEndian(0x8000, 2)),
          wav({1, 1, 22050, 24}, littleEndian(0x400000, 3) + littleEndian(0x800000, 3)),
          wav({1, 1, 22050, 32}, littleEndian(0x40000000, 4) + littleEndian(0x80000000, 4)),
          wav({1, 1, 22050, 16}, littleEndian(0x4000, 2) + littleEndian(0x8000, 2),
              "LIST" + littleEndian(3, 4) + "abc" + std::string(1, '\0'))}) {
        const std::optional<Recording> recording = readWav(file);
        REQUIRE(recording);
        CHECK(recording->rate == 22050);
        CHECK(recording->channels == 1);
        CHECK(recording->samples == expected);
    }
    const std::optional<Recording> floating =
        readWav(wav({3, 2, 44100, 32}, real(0.5F) + real(-1.0F) + real(7.0F) + real(std::nanf(""))));
    REQUIRE(floating);
    CHECK(floating->channels == 2);
    CHECK(floating->samples == std::vector<std::int16_t>{16384, -32767, 32767, 0});
}

TEST_CASE("A recording that is cut anywhere, or of a kind that is not read, is refused")
{
    const std::string file = wav({1, 2, 44100, 16}, "12345678");
    REQUIRE(readWav(file));
    for (std::size_t length = 0; length < file.size(); ++length)
        CHECK_FALSE(readWav(std::span(file).first(length)));
    for (const Kind& kind :
         {Kind{1, 1, 22050, 8}, Kind{1, 0, 22050, 16}, Kind{1, 3, 22050, 16}, Kind{1, 1, 0, 16},
          Kind{1, 1, 0xffffffff, 16}, Kind{3, 1, 22050, 16}, Kind{6, 1, 22050, 16}})
        CHECK_FALSE(readWav(wav(kind, "123456789012")));
    CHECK_FALSE(readWav(std::string("no sound at all, only a sentence of some length")));
}

TEST_CASE("A line recorded for two ears is spoken in the middle")
{
    std::string samples;
    for (int i = 0; i < 2000; ++i)
        samples += littleEndian(static_cast<std::uint32_t>(9000), 2) +
                   littleEndian(static_cast<std::uint32_t>(-3000), 2);
    const VoiceClip clip = prepareVoice(*readWav(wav({1, 2, 48000, 16}, samples)));
    REQUIRE(clip);
    CHECK(clip->samples.size() == 2000);
    CHECK(clip->samples.at(1000) > 0.05F);
    CHECK_FALSE(prepareVoice(*readWav(wav({}, ""))));
}

TEST_CASE("What is written as a WAV file is read again as it was")
{
    const std::vector<StereoFrame> frames{{0.5F, -0.5F}, {1.0F, -1.0F}, {3.0F, 0.0F}};
    const std::array<char, 44> header = wavHeader(static_cast<std::uint32_t>(frames.size()));
    std::vector<char> file(header.begin(), header.end());
    const std::vector<char> bytes = wavFrames(frames);
    file.insert(file.end(), bytes.begin(), bytes.end());
    const std::optional<Recording> recording = readWav(file);
    REQUIRE(recording);
    CHECK(recording->rate == nightSampleRate);
    CHECK(recording->channels == 2);
    CHECK(recording->samples == std::vector<std::int16_t>{16384, -16384, 32767, -32767, 32767, 0});
    const TrackClip track = prepareTrack(*recording);
    REQUIRE(track);
    CHECK(track->frames.size() == 3);
    CHECK(track->frames[0].right == -16384);
}
