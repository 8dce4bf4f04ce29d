#include "moderator/narrator.h"

#include "moderator/night_script_file.h"
#include "moderator/wav.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

const std::vector<NightLine> kLines{{"sleep", "Everybody, close your eyes."},
                                    {"wake", "Everybody, wake up."}};

/// A folder with programs and recordings, gone with this object.
class Studio
{
public:
    std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    void write(const QString& name, const QByteArray& content) const
    {
        QDir().mkpath(QFileInfo(m_folder.filePath(name)).path());
        QFile file(m_folder.filePath(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    /// A program in the place of espeak-ng.
    std::string program(const QByteArray& does) const
    {
        write("voice", "#!/bin/sh\n" + does + "\n");
        QFile(m_folder.filePath("voice")).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        return path("voice");
    }
    /// Half a second of a tone, as a WAV file.
    static QByteArray tone(double seconds = 0.5)
    {
        std::vector<StereoFrame> frames(static_cast<std::size_t>(seconds * nightSampleRate));
        for (std::size_t i = 0; i < frames.size(); ++i)
            frames[i].left = frames[i].right = 0.3F * std::sin(0.05F * static_cast<float>(i));
        const auto header = wavHeader(static_cast<std::uint32_t>(frames.size()));
        const auto body = wavFrames(frames);
        return QByteArray(header.data(), header.size()) +
               QByteArray(body.data(), static_cast<qsizetype>(body.size()));
    }

private:
    QTemporaryDir m_folder;
};

std::vector<std::string> noticesOf(const Narration& narration)
{
    std::vector<std::string> all;
    for (const Text& notice : narration.notices)
        all.push_back(words(notice));
    return all;
}

using Said = std::vector<std::string>;

} // namespace

TEST_CASE("espeak-ng speaks every line of the shipped nights, in English and German, within its time")
{
    for (const std::string& id : shippedNights())
        for (const std::string language : {"en", "de"}) {
            CAPTURE(id);
            CAPTURE(language);
            const auto lines = linesOf(nightScriptNamed(id), language);
            const Narration narration = narrate(lines, language, {.patience = 30s});
            CHECK(noticesOf(narration).empty());
            CHECK(narration.clips.size() == lines.size());
            for (const NightLine& line : lines) {
                CAPTURE(line.text);
                REQUIRE(narration.clips.contains(line.id));
                const auto length =
                    static_cast<double>(narration.clips.at(line.id)->samples.size()) / nightSampleRate;
                CHECK(length * 1000.0 <= static_cast<double>(speakingTime(line.text).count()));
            }
        }
}

TEST_CASE("Without a voice there are captions alone, and a notice says why")
{
    const Narration narration = narrate(kLines, "en", {.engine = "/nowhere/voice"});
    CHECK(narration.clips.empty());
    CHECK(noticesOf(narration) == Said{"The voice /nowhere/voice cannot be started. Is it installed?",
                                       "There is no voice: the night goes by what stands on the screen."});
    CHECK(narrate(kLines, "en", {.engine = ""}).notices.size() == 1);
}

TEST_CASE("A voice that hangs is waited for once, and not again")
{
    const Studio studio;
    const std::string voice = studio.program("sleep 60");
    QElapsedTimer clock;
    clock.start();
    const Narration narration = narrate(kLines, "en", {.engine = voice, .patience = 200ms});
    CHECK(clock.elapsed() < 5000);
    CHECK(noticesOf(narration) == Said{"The voice " + voice + " does not answer.",
                                       "There is no voice: the night goes by what stands on the screen."});
}

TEST_CASE("A voice that fails, or leaves no sound, is told of")
{
    const Studio studio;
    const std::string failing = studio.program("exit 1");
    CHECK(noticesOf(narrate(kLines, "xx", {.engine = failing})).front() ==
          "The voice " + failing + " cannot speak the language \"xx\".");
    const std::string silent = studio.program("cat >/dev/null");
    CHECK(noticesOf(narrate(kLines, "en", {.engine = silent})).front() ==
          "The voice " + silent + " gives no sound.");
}

TEST_CASE("A group's own recordings are heard, and the voice speaks what they have not")
{
    const Studio studio;
    studio.write("own/wake.wav", Studio::tone());
    const Narration narration = narrate(kLines, "en", {.recordings = studio.path("own"), .patience = 30s});
    CHECK(narration.notices.empty());
    REQUIRE(narration.clips.size() == 2);
    CHECK(narration.clips.at("wake")->samples.size() == nightSampleRate / 2);
    CHECK(narration.clips.at("sleep")->samples.size() > nightSampleRate);
}

TEST_CASE("A recording that cannot be read, or is longer than its time, is told of")
{
    const Studio studio;
    studio.write("own/sleep.wav", "no sound at all");
    studio.write("own/wake.wav", Studio::tone(8.0));
    CHECK(noticesOf(narrate(kLines, "en", {.engine = "", .recordings = studio.path("own")})) ==
          Said{"The recording sleep.wav cannot be read. A WAV file with one or two channels can.",
               "The recording wake.wav is long: it takes some of the seconds of its step.",
               "Some lines have no voice: they stand on the screen."});
}

TEST_CASE("What was spoken once is kept and needs no voice the next time")
{
    const Studio studio;
    studio.write("tone.wav", Studio::tone());
    const QByteArray speak = R"sh(cat >/dev/null
while [ "$1" != -w ]; do shift; done
cp "$(dirname "$0")/tone.wav" "$2")sh";
    const VoiceSource source{
        .engine = studio.program(speak), .cacheFolder = studio.path("kept"), .patience = 30s};
    CHECK(narrate(kLines, "en", source).clips.size() == 2);
    studio.program("exit 1");
    CHECK(narrate(kLines, "en", source).clips.size() == 2);
    CHECK(narrate(kLines, "de", source).clips.empty());
}

TEST_CASE("Whoever leaves the sound check does not wait for the lines that are still to be spoken")
{
    const Narration narration =
        narrate(kLines, "en", {.patience = 30s}, [](std::size_t done) { return done == 0; });
    CHECK(narration.clips.size() == 1);
    CHECK(narration.notices.empty());
}

TEST_CASE("Whoever leaves the sound check does not wait for a voice that hangs, and nothing is said of it")
{
    const Studio studio;
    const std::string voice = studio.program("sleep 60");
    QElapsedTimer clock;
    clock.start();
    const Narration narration =
        narrate(kLines, "en", {.engine = voice, .patience = 30s}, [](std::size_t) { return false; });
    CHECK(clock.elapsed() < 15000);
    CHECK(narration.clips.empty());
    CHECK(narration.notices.empty());
}
