// Makes every sound of the table from formulas: struck wood, rustling paper and leaves, a wooden chime.
// usage: tablewood-make-sounds FOLDER    writes one WAV file a cue (48 kHz, 16 bit, mono), the same bytes in
// every run.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <numbers>
#include <string>
#include <vector>

namespace {

constexpr int sampleRate = 48000;

/// White noise of our own, so that every standard library makes the same sound.
class Noise
{
public:
    explicit Noise(std::uint32_t seed) : m_state(seed * 2654435761u + 1u) {}

    /// Uniform in -1..1.
    double next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return m_state / 2147483648.0 - 1.0;
    }

    double between(double low, double high) { return low + (high - low) * (next() + 1.0) / 2.0; }

private:
    std::uint32_t m_state;
};

/// One way in which a struck thing rings.
struct Mode
{
    double hertz;
    double strength;
    double seconds; // until it has fallen to 1/e
};

/// A rustle: noise between two frequencies that swells and fades.
struct Rustle
{
    double seconds;
    double lowHertz;
    double highHertz;
    double peakAt; // 0..1 of its length
    double strength;
};

/// A sound that is being put together; times in seconds.
class Sound
{
public:
    Sound(double seconds, std::uint32_t seed)
        : m_samples(static_cast<std::size_t>(seconds * sampleRate)), m_noise(seed)
    {
    }

    /// Strikes something that rings in these modes.
    void strike(double at, double strength, const std::vector<Mode>& modes, double softness = 0.0008)
    {
        for (std::size_t i = index(at); i < m_samples.size(); ++i) {
            const double t = static_cast<double>(i - index(at)) / sampleRate;
            const double onset = 1.0 - std::exp(-t / softness);
            for (const Mode& mode : modes)
                m_samples[i] += strength * mode.strength * onset * std::exp(-t / mode.seconds) *
                                std::sin(2.0 * std::numbers::pi * mode.hertz * t);
        }
    }

    void rustle(double at, const Rustle& rustle)
    {
        const double low = smoothing(rustle.lowHertz);
        const double high = smoothing(rustle.highHertz);
        double dulled = 0.0;
        double belowHigh = 0.0;
        double belowLow = 0.0;
        const std::size_t count = static_cast<std::size_t>(rustle.seconds * sampleRate);
        for (std::size_t k = 0; k < count && index(at) + k < m_samples.size(); ++k) {
            const double progress = static_cast<double>(k) / static_cast<double>(count);
            const double swell = progress < rustle.peakAt ? progress / rustle.peakAt
                                                          : (1.0 - progress) / (1.0 - rustle.peakAt);
            dulled += high * (m_noise.next() - dulled);
            belowHigh += high * (dulled - belowHigh);
            belowLow += low * (belowHigh - belowLow);
            m_samples[index(at) + k] += rustle.strength * swell * swell * (belowHigh - belowLow);
        }
    }

    Noise& noise() { return m_noise; }

    /// The finished samples: the loudest at `peak`, the end faded out so that nothing clicks.
    std::vector<std::int16_t> finish(double peak) const
    {
        double loudest = 1e-9;
        for (const double sample : m_samples)
            loudest = std::max(loudest, std::abs(sample));
        const std::size_t fade = std::min<std::size_t>(m_samples.size(), sampleRate / 50);
        std::vector<std::int16_t> finished;
        finished.reserve(m_samples.size());
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            const double left = static_cast<double>(m_samples.size() - 1 - i) / static_cast<double>(fade);
            finished.push_back(static_cast<std::int16_t>(
                std::lround(m_samples[i] / loudest * peak * std::min(1.0, left) * 32767.0)));
        }
        return finished;
    }

private:
    static std::size_t index(double at) { return static_cast<std::size_t>(at * sampleRate); }

    static double smoothing(double hertz)
    {
        return 1.0 - std::exp(-2.0 * std::numbers::pi * hertz / sampleRate);
    }

    std::vector<double> m_samples;
    Noise m_noise;
};

/// A small block of hard wood; the ratios are those of a free bar.
std::vector<Mode> block(double hertz, double seconds)
{
    return {{hertz, 1.0, seconds}, {hertz * 2.76, 0.45, seconds * 0.55}, {hertz * 5.4, 0.16, seconds * 0.3}};
}

/// The table top under it: deep and short.
std::vector<Mode> tableTop(double strength)
{
    return {{118.0, strength, 0.05}, {187.0, strength * 0.7, 0.035}, {311.0, strength * 0.3, 0.022}};
}

/// A tuned bar over a resonator, as of a marimba.
std::vector<Mode> bar(double hertz, double seconds)
{
    return {{hertz, 1.0, seconds}, {hertz * 4.0, 0.18, seconds * 0.22}, {hertz * 9.8, 0.05, seconds * 0.06}};
}

constexpr double d4 = 293.66;
constexpr double g4 = 392.0;
constexpr double a4 = 440.0;
constexpr double b4 = 493.88;
constexpr double d5 = 587.33;
constexpr double e5 = 659.26;
constexpr double g5 = 783.99;

void pieceLift(Sound& sound)
{
    sound.rustle(0.0, {0.05, 500.0, 2600.0, 0.3, 0.7});
    sound.strike(0.012, 0.8, block(690.0, 0.016));
}

void piecePlace(Sound& sound)
{
    sound.rustle(0.0, {0.012, 900.0, 5200.0, 0.1, 0.9});
    sound.strike(0.0, 1.0, block(468.0, 0.032));
    sound.strike(0.0, 1.0, tableTop(1.1));
    sound.strike(0.052, 0.16, block(492.0, 0.02)); // it settles
}

void pieceSlide(Sound& sound)
{
    sound.rustle(0.0, {0.24, 200.0, 1000.0, 0.4, 1.6});
    sound.rustle(0.03, {0.18, 1200.0, 2600.0, 0.5, 0.2});
    sound.strike(0.225, 0.12, block(430.0, 0.02));
}

void cardDraw(Sound& sound)
{
    sound.rustle(0.0, {0.17, 1400.0, 4200.0, 0.7, 1.0});
    sound.rustle(0.125, {0.05, 1800.0, 5600.0, 0.2, 0.8});
}

void cardPlay(Sound& sound)
{
    sound.rustle(0.0, {0.1, 1000.0, 3600.0, 0.8, 0.7});
    sound.rustle(0.09, {0.03, 600.0, 4200.0, 0.1, 1.0});
    sound.strike(0.092, 0.3, tableTop(1.0));
}

void cardFlip(Sound& sound)
{
    sound.rustle(0.0, {0.08, 1500.0, 4600.0, 0.6, 0.6});
    sound.rustle(0.075, {0.022, 900.0, 5200.0, 0.12, 1.3});
    sound.strike(0.078, 0.12, block(880.0, 0.01));
}

void diceRoll(Sound& sound)
{
    double at = 0.0;
    double strength = 1.0;
    for (int bounce = 0; bounce < 9; ++bounce) {
        sound.strike(at, strength, block(sound.noise().between(760.0, 1280.0), 0.013));
        sound.strike(at, strength * 0.6, tableTop(0.8));
        sound.rustle(at, {0.008, 1200.0, 6000.0, 0.1, strength * 0.8});
        at += sound.noise().between(0.7, 1.2) * 0.075 * std::pow(0.93, bounce);
        strength *= sound.noise().between(0.74, 0.9);
    }
}

void press(Sound& sound)
{
    sound.strike(0.0, 1.0, block(760.0, 0.011));
    sound.strike(0.0, 0.5, tableTop(0.6));
}

void yourTurn(Sound& sound)
{
    sound.strike(0.0, 0.8, bar(g4, 0.3), 0.002);
    sound.strike(0.15, 1.0, bar(d5, 0.36), 0.002);
}

void refusal(Sound& sound)
{
    sound.strike(0.0, 1.0, tableTop(1.0), 0.003);
    sound.strike(0.0, 0.6, block(290.0, 0.035), 0.003);
    sound.strike(0.12, 0.7, tableTop(0.9), 0.003);
    sound.strike(0.12, 0.45, block(262.0, 0.035), 0.003);
}

void grow(Sound& sound)
{
    const double notes[] = {d4, g4, a4, d5};
    double at = 0.0;
    for (const double note : notes) {
        sound.strike(at, 0.5 + at, bar(note, 0.16), 0.003);
        at += 0.07;
    }
    sound.rustle(0.05, {0.5, 1500.0, 3800.0, 0.35, 0.35});
    for (int leaf = 0; leaf < 7; ++leaf)
        sound.rustle(0.1 + 0.05 * leaf, {sound.noise().between(0.03, 0.07), 2000.0, 5200.0, 0.3,
                                         sound.noise().between(0.2, 0.5)});
}

void burn(Sound& sound)
{
    sound.rustle(0.0, {0.8, 70.0, 380.0, 0.25, 4.0});
    sound.rustle(0.05, {0.7, 500.0, 1500.0, 0.3, 0.25});
    for (int crackle = 0; crackle < 16; ++crackle) {
        const double at = sound.noise().between(0.02, 0.7);
        sound.strike(at, sound.noise().between(0.05, 0.3) * (1.0 - at),
                     block(sound.noise().between(900.0, 2400.0), 0.004));
        sound.rustle(at, {0.006, 1200.0, 5000.0, 0.1, 1.2 * (1.0 - at)});
    }
}

void win(Sound& sound)
{
    const double melody[] = {g4, b4, d5, e5, g5};
    double at = 0.0;
    for (const double note : melody) {
        sound.strike(at, 0.75, bar(note, 0.4), 0.002);
        at += 0.13;
    }
    for (const double note : {g4 / 2.0, d4, b4, g5})
        sound.strike(at + 0.06, 0.5, bar(note, 0.62), 0.004);
}

struct Cue
{
    const char* name;
    double seconds;
    double peak; // its loudness beside the others, 1 is full scale
    std::function<void(Sound&)> compose;
};

const Cue cues[] = {
    {"piece-lift", 0.12, 0.32, pieceLift},
    {"piece-place", 0.28, 0.72, piecePlace},
    {"piece-slide", 0.32, 0.34, pieceSlide},
    {"card-draw", 0.22, 0.40, cardDraw},
    {"card-play", 0.26, 0.52, cardPlay},
    {"card-flip", 0.16, 0.44, cardFlip},
    {"dice-roll", 0.80, 0.66, diceRoll},
    {"press", 0.10, 0.34, press},
    {"your-turn", 1.30, 0.58, yourTurn},
    {"refusal", 0.34, 0.46, refusal},
    {"grow", 0.80, 0.50, grow},
    {"burn", 0.85, 0.58, burn},
    {"win", 2.40, 0.72, win},
};

void appendNumber(std::string& bytes, std::uint32_t number, int size)
{
    for (int i = 0; i < size; ++i)
        bytes.push_back(static_cast<char>(number >> (8 * i) & 0xff));
}

std::string wav(const std::vector<std::int16_t>& samples)
{
    const std::uint32_t size = static_cast<std::uint32_t>(samples.size() * 2);
    std::string bytes = "RIFF";
    appendNumber(bytes, 36 + size, 4);
    bytes += "WAVEfmt ";
    appendNumber(bytes, 16, 4);
    appendNumber(bytes, 1, 2); // PCM
    appendNumber(bytes, 1, 2); // channels
    appendNumber(bytes, sampleRate, 4);
    appendNumber(bytes, sampleRate * 2, 4);
    appendNumber(bytes, 2, 2);
    appendNumber(bytes, 16, 2);
    bytes += "data";
    appendNumber(bytes, size, 4);
    for (const std::int16_t sample : samples)
        appendNumber(bytes, static_cast<std::uint16_t>(sample), 2);
    return bytes;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: tablewood-make-sounds FOLDER\n");
        return 2;
    }
    std::uint32_t seed = 1;
    for (const Cue& cue : cues) {
        Sound sound(cue.seconds, seed++);
        cue.compose(sound);
        const std::filesystem::path path = std::filesystem::path(argv[1]) / (std::string(cue.name) + ".wav");
        const std::string bytes = wav(sound.finish(cue.peak));
        std::ofstream file(path, std::ios::binary);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file) {
            std::fprintf(stderr, "tablewood-make-sounds: cannot write %s\n", path.string().c_str());
            return 1;
        }
    }
    return 0;
}
