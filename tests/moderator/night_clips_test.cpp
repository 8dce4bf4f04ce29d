#include "moderator/night_clips.h"

#include "sound_measures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numbers>

using namespace tablewood;
using namespace measures;

namespace {

std::vector<std::int16_t> tone(double hertz, int rate, double seconds, double amplitude = 0.5)
{
    std::vector<std::int16_t> pcm;
    for (int i = 0; i < static_cast<int>(seconds * rate); ++i)
        pcm.push_back(static_cast<std::int16_t>(
            std::lround(32767.0 * amplitude * std::sin(2.0 * std::numbers::pi * hertz * i / rate))));
    return pcm;
}

} // namespace

TEST_CASE("A line of any usual rate keeps its length and its pitch")
{
    for (const int rate : {8000, 11025, 16000, 22050, 24000, 32000, 44100, 48000, 96000}) {
        const VoiceClip clip = prepareVoice(tone(1000.0, rate, 2.0), rate);
        REQUIRE(clip);
        CHECK(clip->samples.size() == 2 * nightSampleRate);
        const std::vector<double> power = spectrum(std::span(clip->samples).subspan(4800, 80000));
        CHECK(shareBetween(power, 900.0, 1100.0) > 0.999999); // all else 60 dB below
    }
}

TEST_CASE("What a higher rate held above our highest frequency is gone, not folded down")
{
    std::vector<std::int16_t> both = tone(1000.0, 96000, 1.0, 0.4);
    const std::vector<std::int16_t> high = tone(33000.0, 96000, 1.0, 0.4);
    for (std::size_t i = 0; i < both.size(); ++i)
        both[i] = static_cast<std::int16_t>(both[i] + high[i]);
    const VoiceClip clip = prepareVoice(both, 96000);
    CHECK(shareBetween(spectrum(std::span(clip->samples).subspan(4800, 38000)), 900.0, 1100.0) > 0.999999);
}

TEST_CASE("A stroke in a line stays at its moment when the rate changes")
{
    constexpr int rate = 22050;
    std::vector<std::int16_t> pcm(rate, 0);
    pcm[11025] = 20000; // at half a second
    const VoiceClip clip = prepareVoice(pcm, rate);
    const auto most = std::max_element(clip->samples.begin(), clip->samples.end());
    CHECK(most - clip->samples.begin() == nightSampleRate / 2);
}

TEST_CASE("Lines spoken softly and loudly come out equally loud, their pauses not counted")
{
    const auto line = [](double amplitude, int pauses) {
        std::vector<std::int16_t> pcm;
        for (int i = 0; i <= pauses; ++i) {
            const std::vector<std::int16_t> word = tone(300.0, 22050, 0.5, amplitude);
            pcm.insert(pcm.end(), word.begin(), word.end());
            pcm.insert(pcm.end(), 22050, 0);
        }
        return prepareVoice(pcm, 22050);
    };
    for (const VoiceClip& clip : {line(0.9, 0), line(0.05, 0), line(0.5, 4)})
        CHECK(decibels(speechLevel(clip->samples)) == doctest::Approx(voiceDecibels).epsilon(0.02));
}

TEST_CASE("A line that begins and ends in the middle of a sound is softened there")
{
    const VoiceClip clip = prepareVoice(std::vector<std::int16_t>(nightSampleRate, 10000), nightSampleRate);
    CHECK(std::abs(clip->samples.front()) < 0.002F);
    CHECK(std::abs(clip->samples.back()) < 0.002F);
    CHECK(largestStep(clip->samples) < 0.002);
}

TEST_CASE("Silence stays silence, and nothing and unknown rates are no clips")
{
    CHECK(loudest(prepareVoice(std::vector<std::int16_t>(1000, 0), 22050)->samples) == 0.0);
    CHECK_FALSE(prepareVoice({}, 22050));
    CHECK_FALSE(prepareTrack({}, 22050));
    const std::vector<std::int16_t> pcm(100, 1);
    for (const int rate : {-1, 0, 3999, 192001})
        CHECK_FALSE(prepareVoice(pcm, rate));
    CHECK(prepareVoice(pcm, 47999)); // a rate that has nothing in common with ours
    CHECK(prepareVoice(std::vector<std::int16_t>(1, 9), 8000));
}
