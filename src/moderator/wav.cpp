#include "moderator/wav.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace tablewood {

namespace {

constexpr std::uint32_t wholeNumbers = 1;
constexpr std::uint32_t floatingPoint = 3;
constexpr std::uint32_t saidFurtherOn = 0xfffe;

struct Format
{
    std::uint32_t kind = 0;
    std::uint32_t channels = 0;
    std::uint32_t rate = 0;
    std::uint32_t bits = 0;

    bool isRead() const
    {
        const bool isKnown = kind == wholeNumbers ? bits == 16 || bits == 24 || bits == 32
                                                  : kind == floatingPoint && bits == 32;
        return isKnown && (channels == 1 || channels == 2) && rate <= 1'000'000 &&
               isReadableRate(static_cast<int>(rate));
    }
};

std::uint32_t littleEndian(std::span<const char> bytes)
{
    std::uint32_t number = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
        number = number << 8 | static_cast<unsigned char>(bytes[i - 1]);
    return number;
}

bool hasTag(std::span<const char> bytes, const char* tag) { return std::memcmp(bytes.data(), tag, 4) == 0; }

Format readFormat(std::span<const char> chunk)
{
    if (chunk.size() < 16)
        return {};
    Format format{littleEndian(chunk.subspan(0, 2)), littleEndian(chunk.subspan(2, 2)),
                  littleEndian(chunk.subspan(4, 4)), littleEndian(chunk.subspan(14, 2))};
    if (format.kind == saidFurtherOn && chunk.size() >= 26)
        format.kind = littleEndian(chunk.subspan(24, 2));
    return format;
}

std::int16_t readSample(std::span<const char> bytes, std::uint32_t kind)
{
    const std::uint32_t number = littleEndian(bytes);
    if (kind == floatingPoint) {
        const auto sample = std::bit_cast<float>(number);
        return sample >= -1.0F && sample <= 1.0F ? static_cast<std::int16_t>(std::lround(sample * 32767.0F))
               : sample > 1.0F                   ? std::int16_t{32767}
               : sample < -1.0F                  ? std::int16_t{-32767}
                                                 : std::int16_t{0};
    }
    return static_cast<std::int16_t>(number >> (8 * (bytes.size() - 2))); // the upper two bytes
}

void put(char* to, std::uint32_t number, int bytes)
{
    for (int i = 0; i < bytes; ++i)
        to[i] = static_cast<char>(number >> (8 * i) & 0xff);
}

} // namespace

std::optional<Recording> readWav(std::span<const char> file)
{
    constexpr std::size_t chunkHeader = 8;
    if (file.size() < 12 || !hasTag(file, "RIFF") || !hasTag(file.subspan(8), "WAVE"))
        return std::nullopt;
    file = file.subspan(12);
    Format format;
    while (file.size() >= chunkHeader) {
        const std::size_t size = littleEndian(file.subspan(4, 4));
        if (size > file.size() - chunkHeader)
            return std::nullopt;
        const std::span<const char> chunk = file.subspan(chunkHeader, size);
        if (hasTag(file, "fmt ")) {
            format = readFormat(chunk);
        } else if (hasTag(file, "data")) {
            const std::size_t bytes = format.bits / 8;
            const std::size_t frame = bytes * format.channels;
            if (!format.isRead() || frame == 0)
                return std::nullopt;
            Recording recording{static_cast<int>(format.rate), static_cast<int>(format.channels), {}};
            const std::size_t count = size / frame * format.channels;
            recording.samples.reserve(count);
            for (std::size_t i = 0; i < count; ++i)
                recording.samples.push_back(readSample(chunk.subspan(i * bytes, bytes), format.kind));
            return recording;
        }
        const std::size_t padded = size + size % 2;
        file = file.subspan(std::min(chunkHeader + padded, file.size()));
    }
    return std::nullopt;
}

VoiceClip prepareVoice(const Recording& recording)
{
    if (recording.channels == 1)
        return prepareVoice(recording.samples, recording.rate);
    std::vector<std::int16_t> middle(recording.samples.size() / 2);
    for (std::size_t i = 0; i < middle.size(); ++i)
        middle[i] = static_cast<std::int16_t>((recording.samples[2 * i] + recording.samples[2 * i + 1]) / 2);
    return prepareVoice(middle, recording.rate);
}

TrackClip prepareTrack(const Recording& recording)
{
    const auto channels = static_cast<std::size_t>(recording.channels);
    std::vector<PcmFrame> frames(recording.samples.size() / channels);
    for (std::size_t i = 0; i < frames.size(); ++i)
        frames[i] = {recording.samples[i * channels], recording.samples[i * channels + channels - 1]};
    return prepareTrack(frames, recording.rate);
}

std::array<char, 44> wavHeader(std::uint32_t frames)
{
    constexpr std::uint32_t frameBytes = 4;
    std::array<char, 44> header{};
    std::memcpy(header.data(), "RIFF    WAVEfmt ", 16);
    put(&header[4], 36 + frames * frameBytes, 4);
    put(&header[16], 16, 4);
    put(&header[20], wholeNumbers, 2);
    put(&header[22], 2, 2);
    put(&header[24], nightSampleRate, 4);
    put(&header[28], nightSampleRate * frameBytes, 4);
    put(&header[32], frameBytes, 2);
    put(&header[34], 16, 2);
    std::memcpy(&header[36], "data", 4);
    put(&header[40], frames * frameBytes, 4);
    return header;
}

std::vector<char> wavFrames(std::span<const StereoFrame> frames)
{
    std::vector<char> bytes(frames.size() * 4);
    const auto toPcm = [](float sample) { return static_cast<std::uint32_t>(pcmOf(sample)); };
    for (std::size_t i = 0; i < frames.size(); ++i) {
        put(&bytes[4 * i], toPcm(frames[i].left), 2);
        put(&bytes[4 * i + 2], toPcm(frames[i].right), 2);
    }
    return bytes;
}

} // namespace tablewood
