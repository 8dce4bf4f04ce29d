#include "moderator/night_mix.h"

#include "allocations.h"
#include "sound_measures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numbers>

using namespace tablewood;
using namespace measures;

namespace {

constexpr SoundscapeLevels usual{.wind = 0.6F, .crickets = 0.5F, .fire = 0.6F, .owls = 0.6F};
constexpr std::int64_t second = nightSampleRate;

VoiceClip toneLine(double hertz, double seconds)
{
    std::vector<std::int16_t> pcm;
    for (int i = 0; i < static_cast<int>(seconds * nightSampleRate); ++i)
        pcm.push_back(static_cast<std::int16_t>(
            std::lround(10000.0 * std::sin(2.0 * std::numbers::pi * hertz * i / nightSampleRate))));
    return prepareVoice(pcm, nightSampleRate);
}

/// A line that lowers the ambience and says nothing, so that the ambience below can be measured.
VoiceClip silentLine(double seconds)
{
    return prepareVoice(std::vector<std::int16_t>(static_cast<std::size_t>(seconds * nightSampleRate), 0),
                        nightSampleRate);
}

std::vector<StereoFrame> filled(NightMix& mix, std::int64_t frames, std::size_t buffer = 480)
{
    std::vector<StereoFrame> out(static_cast<std::size_t>(frames));
    for (std::size_t at = 0; at < out.size(); at += buffer)
        mix.fill(std::span(out).subspan(at, std::min(buffer, out.size() - at)));
    return out;
}

/// From one moment to another, in seconds.
std::span<const float> during(const std::vector<float>& samples, double from, double to)
{
    const auto begin = static_cast<std::size_t>(from * nightSampleRate);
    return std::span(samples).subspan(begin, static_cast<std::size_t>(to * nightSampleRate) - begin);
}

TrackClip noiseTrack(double seconds)
{
    sound::Noise noise(1, 1);
    std::vector<PcmFrame> pcm(static_cast<std::size_t>(seconds * nightSampleRate));
    float low = 0.0F;
    for (PcmFrame& frame : pcm) {
        low += 0.02F * (noise.next() - low); // dark, so that a click would be heard
        frame.left = frame.right = static_cast<std::int16_t>(low * 30000.0F);
    }
    return prepareTrack(pcm, nightSampleRate);
}

/// Noise that is equally loud at all times.
TrackClip evenTrack()
{
    sound::Noise noise(1, 2);
    std::vector<PcmFrame> pcm(12 * nightSampleRate);
    for (PcmFrame& frame : pcm)
        frame.left = frame.right = static_cast<std::int16_t>(noise.next() * 9000.0F);
    return prepareTrack(pcm, nightSampleRate);
}

} // namespace

TEST_CASE("A night sounds the same however its buffers are cut")
{
    const auto night = [](std::size_t buffer) {
        NightMix mix(3);
        mix.setLevels(everything);
        mix.speak(toneLine(200.0, 0.5), 0);
        mix.play(noiseTrack(1.0), 0.8F, 0.3F);
        std::vector<StereoFrame> out = filled(mix, 12345, buffer);
        mix.setHiding(true);
        mix.setVolumes({0.8F, 0.6F, 0.9F});
        mix.speak(toneLine(300.0, 0.5), 40000);
        for (const std::int64_t part : {30001, 2 * 48000}) {
            const std::vector<StereoFrame> more = filled(mix, part, buffer);
            out.insert(out.end(), more.begin(), more.end());
            mix.fallSilent();
            mix.stopTracks(0.5F);
        }
        return out;
    };
    const std::vector<StereoFrame> whole = night(1 << 20);
    CHECK(whole == night(1));
    CHECK(whole == night(64));
    CHECK(whole == night(480));
    CHECK(whole == night(1013));
}

TEST_CASE("A line is heard at its very sample, as it was made")
{
    for (const std::int64_t at : {std::int64_t{0}, std::int64_t{1}, std::int64_t{63}, 3 * second + 17}) {
        NightMix mix(3);
        const VoiceClip line = toneLine(440.0, 0.25);
        REQUIRE(mix.speak(line, at));
        const std::vector<float> heard = left(filled(mix, at + second));
        CHECK(loudest(std::span(heard).first(static_cast<std::size_t>(at))) < 1e-9);
        double apart = 0.0;
        for (std::size_t i = 0; i < line->samples.size(); ++i)
            apart = std::max(apart, std::abs(static_cast<double>(heard[static_cast<std::size_t>(at) + i] -
                                                                 line->samples[i])));
        CHECK(apart < 1e-6);
        CHECK(loudest(std::span(heard).subspan(static_cast<std::size_t>(at) + line->samples.size())) < 1e-9);
    }
}

TEST_CASE("A line that nobody announced starts within a hundredth of a second")
{
    NightMix mix(3);
    filled(mix, 2 * second + 5);
    CHECK(mix.soonest() - mix.position() < second / 100);
    const std::int64_t begin = mix.soonest() - mix.position();
    const VoiceClip line = toneLine(440.0, 0.25);
    mix.speak(line, mix.position());
    const std::vector<float> heard = left(filled(mix, second));
    CHECK(heard[static_cast<std::size_t>(begin) + 500] == doctest::Approx(line->samples[500]));
}

TEST_CASE("A line can be entered in its middle, and is there without a click")
{
    NightMix mix(3);
    const VoiceClip line = toneLine(200.0, 1.0);
    mix.speak(line, 1000, second / 2 + 60); // at the crest of a wave
    const std::vector<float> heard = left(filled(mix, second));
    CHECK(loudest(std::span(heard).first(1000)) < 1e-9);
    CHECK(heard[1000 + 10000] ==
          doctest::Approx(line->samples[static_cast<std::size_t>(second / 2 + 60 + 10000)]));
    CHECK(largestStep(heard) < 1.1 * largestStep(line->samples));
    CHECK(loudest(during(heard, 0.55, 0.9)) < 1e-9);
}

TEST_CASE("What is spoken can be broken off without a click, and what was to come is forgotten")
{
    NightMix mix(3);
    const VoiceClip line = toneLine(200.0, 4.0);
    mix.speak(line, 0);
    mix.speak(line, 3 * second);
    filled(mix, second);
    CHECK(mix.isSpeaking());
    mix.fallSilent();
    const std::vector<float> heard = left(filled(mix, 5 * second));
    CHECK(largestStep(heard) < 1.1 * largestStep(line->samples));
    CHECK(loudest(during(heard, 0.06, 5.0)) < 1e-9);
    CHECK_FALSE(mix.isSpeaking());
}

TEST_CASE("The ambience is down when the voice begins, stays down a moment after it, and comes back slowly")
{
    NightMix mix(3);
    mix.play(evenTrack(), 1.0F, 0.5F);
    mix.speak(silentLine(2.0), 6 * second);
    const std::vector<float> heard = left(filled(mix, 12 * second));
    const double usualLevel = level(during(heard, 3.0, 5.5));
    const double depth = sound::Ducking::depthDecibels;
    CHECK(level(during(heard, 5.65, 5.75)) < usualLevel - 0.5); // sinks already
    CHECK(level(during(heard, 5.97, 6.0)) < usualLevel - depth + 2.5);
    CHECK(level(during(heard, 6.0, 8.0)) == doctest::Approx(usualLevel - depth).epsilon(0.03));
    CHECK(level(during(heard, 8.0, 8.4)) ==
          doctest::Approx(usualLevel - depth).epsilon(0.03)); // may be between two lines
    CHECK(level(during(heard, 8.7, 8.9)) > usualLevel - depth + 1.0);
    CHECK(level(during(heard, 8.7, 8.9)) < usualLevel - 6.0);
    CHECK(level(during(heard, 10.0, 12.0)) == doctest::Approx(usualLevel).epsilon(0.03));
}

TEST_CASE("Between lines that follow each other the ambience does not come up")
{
    NightMix mix(3);
    mix.play(evenTrack(), 1.0F, 0.5F);
    mix.speak(silentLine(1.0), 4 * second);
    mix.speak(silentLine(1.0), 5 * second + 8 * second / 10);
    const std::vector<float> heard = left(filled(mix, 8 * second));
    const std::vector<double> course = levels(during(heard, 4.0, 6.8), 0.05);
    CHECK(*std::max_element(course.begin(), course.end()) <
          level(during(heard, 2.5, 3.5)) - sound::Ducking::depthDecibels + 3.0);
}

TEST_CASE("Under a line that nobody announced the ambience sinks within a tenth of a second, without a click")
{
    NightMix mix(3);
    mix.setLevels({.drone = 1.0F});
    filled(mix, 4 * second);
    mix.speak(silentLine(1.0), mix.position());
    CHECK_FALSE(mix.isDucked());
    const std::vector<float> heard = left(filled(mix, second));
    CHECK(mix.isDucked());
    CHECK(level(during(heard, 0.15, 1.0)) < level(during(heard, 0.0, 0.02)) - 6.0);
    CHECK(loudest(above(during(heard, 0.01, 1.0), 1000.0)) < 3e-4);
}

TEST_CASE(
    "A voice is twelve decibels above the ambience when everything is on full, and fifteen above the usual")
{
    const auto ambience = [](const SoundscapeLevels& levels, bool withTrack) {
        NightMix mix(3);
        mix.setLevels(levels);
        mix.setHiding(true);
        if (withTrack)
            mix.play(noiseTrack(5.0), 1.0F, 0.5F);
        mix.speak(silentLine(30.0), 4 * second);
        const std::vector<float> heard = left(filled(mix, 34 * second));
        const std::vector<double> course = measures::levels(during(heard, 4.0, 34.0), 0.5);
        return *std::max_element(course.begin(), course.end());
    };
    CHECK(ambience(everything, true) < voiceDecibels - 12.0F);
    CHECK(ambience(usual, false) < voiceDecibels - 15.0F);
}

TEST_CASE("While small sounds must not be heard, no twentieth of a second is quieter than what hides them")
{
    // Stated in docs/moderating.md, in dB below full scale with volumes at 1.
    constexpr double hides = -35.0;
    constexpr double hidesBrightly = -37.0; // above a thousand hertz
    constexpr double underVoice = 7.0;      // as much less
    for (const SoundscapeLevels& levels : {SoundscapeLevels{}, usual, SoundscapeLevels{.drone = 0.3F}}) {
        NightMix mix(3);
        mix.setLevels(levels);
        mix.setHiding(true);
        filled(mix, 3 * second);
        const auto least = [](std::span<const float> heard) {
            const std::vector<double> course = measures::levels(heard, 0.05);
            return *std::min_element(course.begin(), course.end());
        };
        std::vector<float> heard = left(filled(mix, 30 * second));
        CHECK(least(heard) > hides);
        CHECK(least(above(heard, 1000.0)) > hidesBrightly);
        mix.speak(silentLine(20.0), mix.position() + second);
        heard = left(filled(mix, 23 * second));
        CHECK(least(heard) > hides - underVoice);
        CHECK(least(above(heard, 1000.0)) > hidesBrightly - underVoice);
        // Who turns the forest off cannot turn off what hides.
        mix.setVolumes({.ambience = 0.0F});
        filled(mix, 2 * second);
        heard = left(filled(mix, 10 * second));
        CHECK(least(heard) > hides);
        CHECK(least(above(heard, 1000.0)) > hidesBrightly);
    }
}

TEST_CASE("Nothing goes beyond full scale, whatever is added up, and quiet things pass as they are")
{
    NightMix mix(3);
    mix.setLevels(everything);
    for (std::size_t i = 0; i < NightMix::trackLimit; ++i)
        CHECK(mix.play(noiseTrack(2.0), 1.0F, 0.1F));
    for (std::size_t i = 0; i < NightMix::voiceLimit; ++i)
        CHECK(mix.speak(toneLine(100.0 + 50.0 * static_cast<double>(i), 4.0), second));
    CHECK_FALSE(mix.speak(toneLine(100.0, 1.0), second));
    CHECK_FALSE(mix.play(noiseTrack(1.0), 1.0F, 0.0F));
    const std::vector<StereoFrame> heard = filled(mix, 20 * second);
    CHECK(loudest(left(heard)) < 0.8915);
    CHECK(loudest(right(heard)) < 0.8915);
    CHECK(loudest(left(heard)) > 0.8); // it was loud indeed
    CHECK(largestStep(left(heard)) < 0.5);
}

TEST_CASE("The limiter turns down before a stroke, by no more than it must, and lets go slowly")
{
    sound::Limiter limiter;
    std::vector<float> out;
    constexpr std::size_t stroke = 9000;
    for (std::size_t at = 0; at < 96000; at += sound::blockFrames) {
        sound::Block block;
        for (std::size_t i = 0; i < sound::blockFrames; ++i)
            block.left[i] = block.right[i] = at + i == stroke ? 4.0F : 0.25F;
        limiter.apply(block);
        out.insert(out.end(), block.left.begin(), block.left.end());
    }
    const std::size_t heardAt = stroke + sound::Limiter::delay;
    CHECK(out[heardAt] == doctest::Approx(sound::Limiter::ceiling).epsilon(0.001));
    CHECK(out[heardAt - sound::Limiter::delay - 1] == 0.25F);
    CHECK(out[heardAt - 1] < 0.08F);
    out.erase(out.begin() + heardAt);
    CHECK(largestStep(std::span(out).subspan(sound::Limiter::delay + 1)) < 0.001);
    CHECK(out.back() == doctest::Approx(0.25F).epsilon(0.001));
}

TEST_CASE("Volumes that change while something sounds glide, and silence is silence")
{
    NightMix mix(3);
    mix.setLevels({.drone = 1.0F});
    mix.speak(toneLine(200.0, 9.0), 0);
    std::vector<float> heard = left(filled(mix, 3 * second));
    const double steady = loudest(above(during(heard, 0.1, 3.0), 2000.0));
    for (const NightVolumes& volumes : {NightVolumes{0.2F, 1.0F, 1.0F}, NightVolumes{1.0F, 0.0F, 1.0F},
                                        NightVolumes{1.0F, 1.0F, 0.4F}, NightVolumes{7.0F, -1.0F, 0.0F}}) {
        mix.setVolumes(volumes);
        heard = left(filled(mix, second / 2));
        CHECK(loudest(above(during(heard, 0.0, 0.5), 2000.0)) < 3.0 * steady + 3e-4);
    }
    CHECK(loudest(during(heard, 0.1, 0.5)) < 1e-9);
}

TEST_CASE("The whole ambience comes and goes as slowly as is asked")
{
    NightMix mix(3);
    mix.play(evenTrack(), 1.0F, 0.5F);
    filled(mix, 3 * second);
    mix.fadeAmbience(0.0F, 6.0F);
    const std::vector<float> heard = left(filled(mix, 7 * second));
    CHECK(level(during(heard, 2.9, 3.1)) ==
          doctest::Approx(level(during(heard, 0.0, 0.2)) - 6.0).epsilon(0.04));
    CHECK(loudest(during(heard, 6.1, 7.0)) < 1e-9);
}

TEST_CASE("An own track goes on without a gap or a click where its end meets its beginning")
{
    NightMix mix(3);
    const TrackClip track = noiseTrack(3.0);
    mix.play(track, 1.0F, 0.5F);
    const std::vector<float> heard = left(filled(mix, 20 * second));
    const std::vector<double> course = levels(during(heard, 1.0, 20.0), 0.1);
    const auto [least, most] = std::minmax_element(course.begin(), course.end());
    CHECK(*least > trackDecibels - 4.0F);
    CHECK(*most < trackDecibels + 4.0F);
    const double inside = largestStep(during(heard, 0.6, 2.0));
    CHECK(largestStep(heard) < 1.3 * inside);

    mix.stopTracks(0.5F);
    filled(mix, second);
    CHECK(loudest(left(filled(mix, second))) < 1e-9);
    for (std::size_t i = 0; i < NightMix::trackLimit; ++i)
        CHECK(mix.play(track, 1.0F, 0.5F)); // there is room again
}

TEST_CASE("Filling asks for no memory, whatever begins and ends meanwhile")
{
    NightMix mix(3);
    mix.setLevels(everything);
    mix.setHiding(true);
    mix.play(noiseTrack(1.0), 1.0F, 0.2F);
    for (std::size_t i = 0; i < NightMix::voiceLimit; ++i)
        mix.speak(toneLine(200.0, 0.5), static_cast<std::int64_t>(i) * second);
    std::vector<StereoFrame> buffer(480);
    const std::size_t before = allocations();
    for (int i = 0; i < 1000; ++i)
        mix.fill(buffer);
    CHECK(allocations() == before);
}

TEST_CASE("Lines that are over make room for others")
{
    NightMix mix(3);
    const VoiceClip line = toneLine(200.0, 0.2);
    for (int i = 0; i < 30; ++i) {
        CHECK(mix.speak(line, mix.position() + second / 2));
        filled(mix, second);
    }
    CHECK_FALSE(mix.speak(nullptr, 0));
    CHECK_FALSE(mix.speak(line, 0, -1));
    CHECK_FALSE(mix.speak(line, 0, static_cast<std::int64_t>(line->samples.size())));
}
