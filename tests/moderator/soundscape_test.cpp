#include "moderator/soundscape.h"

#include "sound_measures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace tablewood;
using namespace measures;

namespace {

struct Ears
{
    std::vector<float> left;
    std::vector<float> right;
};

void listen(Ears& ears, Soundscape& soundscape, double seconds)
{
    sound::Block block;
    const auto blocks = static_cast<std::size_t>(seconds * nightSampleRate / sound::blockFrames);
    for (std::size_t i = 0; i < blocks; ++i) {
        soundscape.make(block);
        ears.left.insert(ears.left.end(), block.left.begin(), block.left.end());
        ears.right.insert(ears.right.end(), block.right.begin(), block.right.end());
    }
}

/// What is heard once the levels are reached.
Ears heard(const SoundscapeLevels& levels, double seconds, std::uint64_t seed = 7)
{
    Soundscape soundscape(seed);
    soundscape.setLevels(levels);
    Ears before;
    listen(before, soundscape, Soundscape::fadeSeconds + 0.1);
    Ears ears;
    listen(ears, soundscape, seconds);
    return ears;
}

Ears drone(double seconds) { return heard({.drone = 1.0F}, seconds); }

} // namespace

TEST_CASE("The same seed gives the same forest, sample for sample, and another seed another one")
{
    const Ears once = heard(everything, 20.0);
    CHECK(once.left == heard(everything, 20.0).left);
    CHECK(once.right == heard(everything, 20.0).right);
    const Ears other = heard(everything, 20.0, 8);
    CHECK(std::abs(correlation(once.left, other.left)) < 0.05);
}

TEST_CASE("A forest in which everything is off is silent")
{
    const Ears ears = heard({}, 5.0);
    CHECK(loudest(ears.left) < 1e-9);
    CHECK(loudest(ears.right) < 1e-9);
}

TEST_CASE("Wind is low and falls off with the frequency as wind in trees does")
{
    const std::vector<double> power = spectrum(heard({.wind = 1.0F}, 60.0).left);
    CHECK(centroid(power) > 150.0);
    CHECK(centroid(power) < 500.0);
    CHECK(shareBetween(power, 40.0, 1500.0) > 0.9);
    CHECK(slope(power, 250.0, 4000.0) < -5.0);
    CHECK(slope(power, 250.0, 4000.0) > -12.0);
}

TEST_CASE("Wind comes in gusts that take seconds")
{
    const std::vector<double> course = levels(heard({.wind = 1.0F}, 120.0).left, 1.0);
    const auto [least, most] = std::minmax_element(course.begin(), course.end());
    CHECK(*most - *least > 6.0);
    CHECK(*most - *least < 25.0);
    for (std::size_t i = 1; i < course.size(); ++i)
        CHECK(std::abs(course[i] - course[i - 1]) < 9.0);
}

TEST_CASE("Rain is broad, and drops stand out of it")
{
    const Ears rain = heard({.rain = 1.0F}, 60.0);
    const std::vector<double> power = spectrum(rain.left);
    CHECK(centroid(power) > 3000.0);
    CHECK(centroid(power) < 6000.0);
    CHECK(shareBetween(power, 500.0, 2000.0) > 0.15);
    CHECK(shareBetween(power, 2000.0, 8000.0) > 0.3);
    CHECK(slope(power, 1000.0, 8000.0) < -1.5); // white noise has 0 and hurts
    CHECK(slope(power, 1000.0, 8000.0) > -7.0);
    CHECK(kurtosis(above(rain.left, 1000.0)) > 3.3);
}

TEST_CASE("Crickets sing between three and six thousand hertz, in chirps")
{
    const Ears crickets = heard({.crickets = 1.0F}, 60.0);
    const std::vector<double> power = spectrum(crickets.left);
    CHECK(shareBetween(power, 3000.0, 6000.0) > 0.98);
    std::vector<double> course = levels(crickets.left, 0.01);
    std::sort(course.begin(), course.end());
    CHECK(course[course.size() * 95 / 100] - course[course.size() * 20 / 100] > 6.0);
}

TEST_CASE("Fire is a low flutter with crackles of which few are loud")
{
    const Ears fire = heard({.fire = 1.0F}, 60.0);
    const std::vector<double> power = spectrum(fire.left);
    CHECK(shareBetween(power, 30.0, 500.0) > 0.6);
    CHECK(shareBetween(power, 1000.0, 10000.0) > 0.01);
    CHECK(kurtosis(above(fire.left, 1000.0)) > 15.0);
    CHECK(loudest(fire.left) < 0.8);
}

TEST_CASE("Owls call softly below a thousand hertz, and mostly are quiet")
{
    const Ears owls = heard({.owls = 1.0F}, 300.0);
    CHECK(shareBetween(spectrum(owls.left), 550.0, 1000.0) > 0.95);
    const std::vector<double> course = levels(owls.left, 1.0);
    const auto calling =
        std::count_if(course.begin(), course.end(), [](double level) { return level > -60.0; });
    CHECK(calling > 15);
    CHECK(calling < 150);
    CHECK(largestStep(owls.left) < 0.04);
}

TEST_CASE("The drone lies below two hundred hertz and moves slowly")
{
    const Ears ears = drone(60.0);
    CHECK(shareBetween(spectrum(ears.left), 40.0, 200.0) > 0.995);
    const std::vector<double> course = levels(ears.left, 0.5);
    const auto [least, most] = std::minmax_element(course.begin(), course.end());
    CHECK(*most - *least > 2.0);
    for (std::size_t i = 1; i < course.size(); ++i)
        CHECK(std::abs(course[i] - course[i - 1]) < 4.0);
}

TEST_CASE("Leaves rustle evenly where clicks are loud, another rustle in each ear")
{
    sound::Leaves leaves(7);
    Ears ears;
    for (std::size_t i = 0; i < 60 * nightSampleRate / sound::blockFrames; ++i) {
        sound::Block block;
        leaves.make(block);
        ears.left.insert(ears.left.end(), block.left.begin(), block.left.end());
        ears.right.insert(ears.right.end(), block.right.begin(), block.right.end());
    }
    CHECK(shareBetween(spectrum(ears.left), 1000.0, 8000.0) > 0.6);
    const std::vector<double> course = levels(ears.left, 0.05);
    const auto [least, most] = std::minmax_element(course.begin() + 1, course.end());
    CHECK(*most - *least < 6.0);
    CHECK(std::abs(correlation(ears.left, ears.right)) < 0.1);
}

TEST_CASE("Both ears hear something else, and as much of it")
{
    for (const SoundscapeLevels& levels : {SoundscapeLevels{.wind = 1.0F}, SoundscapeLevels{.rain = 1.0F}}) {
        const Ears ears = heard(levels, 60.0);
        CHECK(std::abs(correlation(ears.left, ears.right)) < 0.25);
        CHECK(std::abs(level(ears.left) - level(ears.right)) < 0.7);
    }
    for (const SoundscapeLevels& levels : {SoundscapeLevels{.crickets = 1.0F}, SoundscapeLevels{.fire = 1.0F},
                                           SoundscapeLevels{.drone = 1.0F}, everything}) {
        const Ears ears = heard(levels, 120.0);
        CHECK(correlation(ears.left, ears.right) < 0.9);
        CHECK(correlation(ears.left, ears.right) > -0.1); // heard on one loudspeaker, nothing is cancelled
        CHECK(std::abs(level(ears.left) - level(ears.right)) < 2.5);
    }
}

TEST_CASE("A layer at half its level is a quarter as strong, which sounds about half as loud")
{
    const double full = level(drone(20.0).left);
    CHECK(full - level(heard({.drone = 0.5F}, 20.0).left) == doctest::Approx(12.04).epsilon(0.01));
}

TEST_CASE("Layers come, change and go without a click")
{
    Soundscape soundscape(7);
    Ears ears;
    for (const float level : {1.0F, 0.2F, 1.0F, 0.0F, 0.7F, 0.0F, 0.0F}) {
        soundscape.setLevels({.drone = level});
        listen(ears, soundscape, 1.3); // most are changed again on their way
    }
    // The drone has nothing above a thousand hertz; a click has.
    const double steady = loudest(above(drone(9.0).left, 1000.0));
    CHECK(loudest(above(ears.left, 1000.0)) < 2.0 * steady);
    CHECK(steady < 1e-3);
    CHECK(largestStep(ears.left) < 1.1 * largestStep(drone(9.0).left));
    CHECK(loudest(std::span(ears.left).last(1000)) < 1e-9);
}

TEST_CASE("Nothing in ten minutes of forest comes round again")
{
    constexpr double pieceSeconds = 0.1;
    constexpr std::size_t shortest = 30; // three seconds: a cricket's rhythm is no loop
    constexpr std::size_t longest = 3000;
    const SoundscapeLevels evening{
        .wind = 0.7F, .rain = 0.4F, .crickets = 0.7F, .fire = 0.7F, .owls = 0.7F, .drone = 0.5F};
    const std::vector<float> forest = heard(evening, 600.0).left;
    const std::vector<float> bright = above(forest, 2000.0);
    const std::vector<double> course = levels(forest, pieceSeconds);
    const std::vector<double> brightCourse = levels(bright, pieceSeconds);
    CHECK(likenessToItself(course, shortest, longest) < 0.15);
    CHECK(likenessToItself(brightCourse, shortest, longest) < 0.15);

    // What the measure says of a recording of two minutes that is played over and over.
    std::vector<double> looped;
    for (std::size_t i = 0; i < course.size(); ++i)
        looped.push_back(course[i % 1200]);
    CHECK(likenessToItself(looped, shortest, longest) > 0.9);
}
