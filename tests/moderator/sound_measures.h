#pragma once

#include "moderator/sound_block.h"
#include "moderator/soundscape.h"

#include <span>
#include <vector>

/// What the tests measure in sound.
namespace measures {

/// All of the soundscape, as loud as it can be.
inline constexpr tablewood::SoundscapeLevels everything{1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F};

std::vector<float> left(std::span<const tablewood::StereoFrame> frames);
std::vector<float> right(std::span<const tablewood::StereoFrame> frames);

double rms(std::span<const float> samples);
double decibels(double amplitude);
double level(std::span<const float> samples);
double loudest(std::span<const float> samples);
/// The largest difference of two samples that follow each other.
double largestStep(std::span<const float> samples);
double correlation(std::span<const float> a, std::span<const float> b);
/// 3 for noise; more the rarer and the louder its strokes are.
double kurtosis(std::span<const float> samples);

/// The mean power of each of `spectrumSize` bands of equal width up to half the sample rate.
std::vector<double> spectrum(std::span<const float> samples);
inline constexpr std::size_t spectrumSize = 4096;
double hertzOf(std::size_t band);
/// The part of all power that lies between two frequencies.
double shareBetween(const std::vector<double>& spectrum, double low, double high);
double centroid(const std::vector<double>& spectrum);
/// By how many dB power density changes with each octave between two frequencies.
double slope(const std::vector<double>& spectrum, double low, double high);

/// What is left above a frequency, at which it is 3 dB weaker; steeply.
std::vector<float> above(std::span<const float> samples, double hertz);
/// The level of each piece of so many seconds.
std::vector<double> levels(std::span<const float> samples, double seconds);

/// How much a course of levels is like itself later on, with its slow swelling taken out: near 1 for what
/// comes round again within `longest` pieces. Looks from `shortest` on.
double likenessToItself(std::span<const double> course, std::size_t shortest, std::size_t longest);

} // namespace measures
