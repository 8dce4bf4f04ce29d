#include "sound/sound_file.h"

#include <doctest/doctest.h>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

constexpr qint64 kMost = 1 << 20;

/// What becomes of a file.
struct Reading
{
    std::optional<Recording> recording;
    TrackClip track;
    std::string why;
};

Reading read(const char* name, SoundFile::Kind kind)
{
    SoundFile file;
    Reading reading;
    QObject::connect(&file, &SoundFile::done, &file,
                     [&](const Recording& recording) { reading.recording = recording; });
    QObject::connect(&file, &SoundFile::doneTrack, &file,
                     [&](const TrackClip& track) { reading.track = track; });
    QObject::connect(&file, &SoundFile::failed, &file, [&](const Text& why) { reading.why = words(why); });
    file.read(QStringLiteral(SOUND_SAMPLES "/") + name, kMost, 60s, kind);
    REQUIRE(QTest::qWaitFor([&] { return !file.isBusy(); }, 60'000));
    return reading;
}

/// How often it swings up through 0 in a second, of one channel, the faint noise around a tone left out.
double pitchOf(const Recording& recording)
{
    constexpr int audible = 1000;
    const auto channels = static_cast<std::size_t>(recording.channels);
    const std::size_t frames = recording.samples.size() / channels;
    int swings = 0;
    bool isBelow = false;
    for (std::size_t i = 0; i < frames; ++i) {
        const int sample = recording.samples[i * channels];
        if (sample > audible && isBelow)
            ++swings;
        if (std::abs(sample) > audible)
            isBelow = sample < 0;
    }
    return swings * static_cast<double>(recording.rate) / static_cast<double>(frames);
}

/// A second of a tone of 440 Hz at a third of the full loudness.
void checkTone(const char* name)
{
    const Reading reading = read(name, SoundFile::Kind::recording);
    if (reading.why.find("this system has nothing that decodes it") != std::string::npos) {
        MESSAGE("skipped: this system does not decode ", std::string(name));
        return;
    }
    CHECK(reading.why.empty());
    REQUIRE(reading.recording);
    const Recording& tone = *reading.recording;
    const double seconds = static_cast<double>(tone.samples.size()) / tone.channels / tone.rate;
    CHECK(std::abs(seconds - 1.0) < 0.12);
    CHECK(pitchOf(tone) > 380);
    CHECK(pitchOf(tone) < 450);
    const auto loudest = std::ranges::max(tone.samples);
    CHECK(loudest > 8000);
    CHECK(loudest < 12000);

    const Reading track = read(name, SoundFile::Kind::track);
    CHECK(track.why.empty());
    REQUIRE(track.track);
    CHECK(std::abs(static_cast<double>(track.track->frames.size()) / nightSampleRate - 1.0) < 0.12);
}

} // namespace

TEST_CASE("A sound in an Ogg Vorbis file is read as a recording and as a track") { checkTone("tone.ogg"); }

TEST_CASE("A sound in an MP3 file is read as a recording and as a track") { checkTone("tone.mp3"); }
