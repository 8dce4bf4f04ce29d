#include "sound/sound_mixer.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

using namespace tablewood;

namespace {

SoundClip steady(std::size_t length, float level)
{
    return std::make_shared<const std::vector<float>>(length, level);
}

std::vector<std::int16_t> mixed(SoundMixer& mixer, std::size_t count, std::size_t bufferSize)
{
    std::vector<std::int16_t> samples(count);
    for (std::size_t at = 0; at < count; at += bufferSize)
        mixer.mix(std::span(samples).subspan(at, std::min(bufferSize, count - at)));
    return samples;
}

std::string littleEndian(std::uint32_t number, int size)
{
    std::string bytes;
    for (int i = 0; i < size; ++i)
        bytes.push_back(static_cast<char>(number >> (8 * i) & 0xff));
    return bytes;
}

std::string wav(std::uint32_t rate, std::uint32_t channels, const std::string& samples)
{
    return "RIFF" + littleEndian(36 + static_cast<std::uint32_t>(samples.size()), 4) + "WAVEfmt " +
           littleEndian(16, 4) + littleEndian(1, 2) + littleEndian(channels, 2) + littleEndian(rate, 4) +
           littleEndian(rate * channels * 2, 4) + littleEndian(channels * 2, 2) + littleEndian(16, 2) +
           "data" + littleEndian(static_cast<std::uint32_t>(samples.size()), 4) + samples;
}

} // namespace

TEST_CASE("A mixer in which nothing plays writes silence over whatever was in the buffer")
{
    SoundMixer mixer;
    std::vector<std::int16_t> buffer(64, 77);
    mixer.mix(buffer);
    CHECK(std::all_of(buffer.begin(), buffer.end(), [](std::int16_t sample) { return sample == 0; }));
    CHECK(mixer.isSilent());
}

TEST_CASE("A sound alone comes out as recorded and then ends")
{
    SoundMixer mixer;
    mixer.start(std::make_shared<const std::vector<float>>(std::vector<float>{0.0F, 0.25F, -0.5F}));
    CHECK_FALSE(mixer.isSilent());
    CHECK(mixed(mixer, 5, 5) == std::vector<std::int16_t>{0, 8192, -16384, 0, 0});
    CHECK(mixer.isSilent());
}

TEST_CASE("The same sounds give the same samples however the buffers are cut")
{
    const auto play = [](std::size_t bufferSize) {
        SoundMixer mixer;
        mixer.start(steady(700, 0.3F));
        mixer.start(steady(400, 0.2F));
        mixer.setVolume(0.5F);
        return mixed(mixer, 1000, bufferSize);
    };
    CHECK(play(1000) == play(1));
    CHECK(play(1000) == play(137));
}

TEST_CASE("Sounds at the same time add up, and too loud a sum is rounded off without wrapping")
{
    SoundMixer two;
    two.start(steady(4, 0.25F));
    two.start(steady(4, 0.25F));
    CHECK(mixed(two, 1, 1).front() == 16384);

    SoundMixer many;
    for (std::size_t i = 0; i < SoundMixer::voiceLimit; ++i)
        many.start(steady(4, -0.9F));
    const std::int16_t loudest = mixed(many, 1, 1).front();
    CHECK(loudest >= -32767);
    CHECK(loudest < -32000);
}

TEST_CASE("A volume that changes while a sound plays glides within a hundredth of a second")
{
    SoundMixer mixer;
    mixer.start(steady(2000, 0.5F));
    mixed(mixer, 10, 10);
    mixer.setVolume(0.0F);
    const std::vector<std::int16_t> samples = mixed(mixer, 1000, 1000);
    for (std::size_t i = 1; i < samples.size(); ++i)
        CHECK(std::abs(samples[i] - samples[i - 1]) < 100);
    CHECK(samples[480] == 0);
}

TEST_CASE("A volume set in silence holds from the first sample of the next sound")
{
    SoundMixer mixer;
    mixer.setVolume(0.5F);
    mixer.start(steady(2, 0.5F));
    CHECK(mixed(mixer, 1, 1).front() == 8192);
    mixer.setVolume(7.0F);
    CHECK(mixed(mixer, 2, 2).back() == 0);
    mixer.start(steady(2, 0.5F));
    mixer.setVolume(7.0F);
    CHECK(mixed(mixer, 2, 2).back() <= 16384);
}

TEST_CASE("Past the limit the sound nearest its end makes room")
{
    SoundMixer mixer;
    mixer.start(steady(10, 0.5F));
    for (std::size_t i = 1; i < SoundMixer::voiceLimit; ++i)
        mixer.start(steady(100, 0.0F));
    mixer.start(steady(100, 0.25F));
    CHECK(mixed(mixer, 1, 1).front() == 8192);
}

TEST_CASE("Empty and missing sounds are silence")
{
    SoundMixer mixer;
    mixer.start(nullptr);
    mixer.start(steady(0, 1.0F));
    CHECK(mixer.isSilent());
}

TEST_CASE("A WAV file of our format is read, any other and every cut of it is refused")
{
    const std::string file = wav(48000, 1, littleEndian(16384, 2) + littleEndian(0x8000, 2));
    const SoundClip clip = readSound(file);
    REQUIRE(clip);
    CHECK(*clip == std::vector<float>{0.5F, -1.0F});

    CHECK_FALSE(readSound(wav(44100, 1, "0000")));
    CHECK_FALSE(readSound(wav(48000, 2, "0000")));
    CHECK_FALSE(readSound(std::string("no sound at all, only a sentence")));
    for (std::size_t length = 0; length < file.size(); ++length)
        CHECK_FALSE(readSound(std::span(file).first(length)));
}
