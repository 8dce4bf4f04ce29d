#include "sound_measures.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

using tablewood::StereoFrame;

namespace measures {

namespace {

using Complex = std::complex<double>;

void transform(std::vector<Complex>& values)
{
    const std::size_t size = values.size();
    for (std::size_t i = 1, j = 0; i < size; ++i) {
        std::size_t bit = size >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j)
            std::swap(values[i], values[j]);
    }
    for (std::size_t length = 2; length <= size; length *= 2) {
        const Complex turn = std::polar(1.0, -2.0 * std::numbers::pi / static_cast<double>(length));
        for (std::size_t begin = 0; begin < size; begin += length) {
            Complex w = 1.0;
            for (std::size_t k = 0; k < length / 2; ++k) {
                const Complex even = values[begin + k];
                const Complex odd = values[begin + k + length / 2] * w;
                values[begin + k] = even + odd;
                values[begin + k + length / 2] = even - odd;
                w *= turn;
            }
        }
    }
}

double mean(std::span<const double> values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

} // namespace

std::vector<float> left(std::span<const StereoFrame> frames)
{
    std::vector<float> samples;
    for (const StereoFrame& frame : frames)
        samples.push_back(frame.left);
    return samples;
}

std::vector<float> right(std::span<const StereoFrame> frames)
{
    std::vector<float> samples;
    for (const StereoFrame& frame : frames)
        samples.push_back(frame.right);
    return samples;
}

double rms(std::span<const float> samples)
{
    double sum = 0.0;
    for (const float sample : samples)
        sum += static_cast<double>(sample) * static_cast<double>(sample);
    return std::sqrt(sum / static_cast<double>(samples.size()));
}

double decibels(double amplitude) { return 20.0 * std::log10(amplitude + 1e-12); }

double level(std::span<const float> samples) { return decibels(rms(samples)); }

double loudest(std::span<const float> samples)
{
    double most = 0.0;
    for (const float sample : samples)
        most = std::max(most, std::abs(static_cast<double>(sample)));
    return most;
}

double largestStep(std::span<const float> samples)
{
    double most = 0.0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        most =
            std::max(most, std::abs(static_cast<double>(samples[i]) - static_cast<double>(samples[i - 1])));
    return most;
}

double correlation(std::span<const float> a, std::span<const float> b)
{
    double both = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        both += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return both / (rms(a) * rms(b) * static_cast<double>(a.size()));
}

double kurtosis(std::span<const float> samples)
{
    double fourth = 0.0;
    for (const float sample : samples)
        fourth += std::pow(static_cast<double>(sample), 4.0);
    return fourth / static_cast<double>(samples.size()) / std::pow(rms(samples), 4.0);
}

std::vector<double> spectrum(std::span<const float> samples)
{
    constexpr std::size_t length = 2 * spectrumSize;
    std::vector<double> power(spectrumSize);
    std::vector<Complex> piece(length);
    std::size_t pieces = 0;
    for (std::size_t at = 0; at + length <= samples.size(); at += spectrumSize, ++pieces) {
        for (std::size_t i = 0; i < length; ++i) {
            const double x = 2.0 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(length);
            piece[i] =
                static_cast<double>(samples[at + i]) * (0.42 - 0.5 * std::cos(x) + 0.08 * std::cos(2.0 * x));
        }
        transform(piece);
        for (std::size_t i = 0; i < spectrumSize; ++i)
            power[i] += std::norm(piece[i]);
    }
    for (double& value : power)
        value /= static_cast<double>(pieces);
    return power;
}

double hertzOf(std::size_t band)
{
    return static_cast<double>(band) * tablewood::nightSampleRate / (2.0 * static_cast<double>(spectrumSize));
}

double shareBetween(const std::vector<double>& spectrum, double low, double high)
{
    double inside = 0.0;
    double all = 0.0;
    for (std::size_t i = 0; i < spectrum.size(); ++i) {
        all += spectrum[i];
        inside += hertzOf(i) >= low && hertzOf(i) < high ? spectrum[i] : 0.0;
    }
    return inside / all;
}

double centroid(const std::vector<double>& spectrum)
{
    double weighted = 0.0;
    double all = 0.0;
    for (std::size_t i = 0; i < spectrum.size(); ++i) {
        weighted += hertzOf(i) * spectrum[i];
        all += spectrum[i];
    }
    return weighted / all;
}

double slope(const std::vector<double>& spectrum, double low, double high)
{
    const double wide = std::sqrt(2.0);
    const auto density = [&](double hertz) {
        return 10.0 * std::log10(shareBetween(spectrum, hertz / wide, hertz * wide) / hertz);
    };
    return (density(high) - density(low)) / std::log2(high / low);
}

std::vector<float> above(std::span<const float> samples, double hertz)
{
    std::vector<float> out(samples.begin(), samples.end());
    const double each = hertz / 1.554; // four filters, 0.75 dB each
    const double amount = 1.0 - std::exp(-2.0 * std::numbers::pi * each / tablewood::nightSampleRate);
    for (int order = 0; order < 4; ++order) {
        double low = static_cast<double>(out.front()); // as if it had always been there
        for (float& sample : out) {
            low += amount * (static_cast<double>(sample) - low);
            sample = static_cast<float>(static_cast<double>(sample) - low);
        }
    }
    return out;
}

std::vector<double> levels(std::span<const float> samples, double seconds)
{
    const auto length = static_cast<std::size_t>(seconds * tablewood::nightSampleRate);
    std::vector<double> course;
    for (std::size_t at = 0; at + length <= samples.size(); at += length)
        course.push_back(level(samples.subspan(at, length)));
    return course;
}

double likenessToItself(std::span<const double> course, std::size_t shortest, std::size_t longest)
{
    constexpr std::size_t around = 10; // what is slower than these pieces is swelling
    std::vector<double> quick;
    for (std::size_t i = around; i + around < course.size(); ++i)
        quick.push_back(course[i] - mean(course.subspan(i - around, 2 * around + 1)));
    double own = 0.0;
    for (const double value : quick)
        own += value * value;
    own /= static_cast<double>(quick.size());
    double most = 0.0;
    for (std::size_t lag = shortest; lag <= longest; ++lag) {
        double both = 0.0;
        for (std::size_t i = 0; i + lag < quick.size(); ++i)
            both += quick[i] * quick[i + lag];
        most = std::max(most, both / static_cast<double>(quick.size() - lag) / own);
    }
    return most;
}

} // namespace measures
