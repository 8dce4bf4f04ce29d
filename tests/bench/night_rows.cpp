#include "kernel/input_error.h"
#include "moderator/narrator.h"
#include "moderator/night_render.h"
#include "moderator/night_script_file.h"
#include "moderator/wav.h"
#include "row.h"
#include "rows.h"

#include <QSaveFile>
#include <QTemporaryDir>

#include <array>
#include <string>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace tablewood::bench {

namespace {

constexpr int kRenderings = 5;

/// The processor time of programs that were started and have ended, such as the one that speaks.
double cpuMicrosecondsOfOthers()
{
#ifdef Q_OS_UNIX
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto micro = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_usec);
    };
    return micro(usage.ru_utime) + micro(usage.ru_stime);
#else
    return 0;
#endif
}

NightPlan planFor(const NightScript& script) { return planOf(script, {}, "en"); }

/// Renders a night into a file as `tablewood-cli night run --render` does, with no line spoken before. Says
/// how many lines were heard.
std::size_t renderInto(const QString& name, const NightScript& script, const NightPlan& plan)
{
    VoiceSource source;
    const Narration narration = narrate(linesOf(script, "en"), "en", source);
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        throw InputError(name.toStdString(), "it cannot be written", "See that the disk has room");
    const std::array<char, 44> header = wavHeader(static_cast<std::uint32_t>(framesOf(plan)));
    file.write(header.data(), header.size());
    NightSound sound;
    sound.levels = usualLevels();
    renderNight(plan, narration.clips, sound, [&](std::span<const StereoFrame> part) {
        const std::vector<char> bytes = wavFrames(part);
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    });
    file.commit();
    return narration.clips.size();
}

void measureRendering(const std::string& name)
{
    const QTemporaryDir folder;
    const NightScript script = nightScriptNamed(name);
    const NightPlan plan = planFor(script);
    const double heard = static_cast<double>(framesOf(plan)) / nightSampleRate;
    std::vector<double> speeds;
    std::size_t lines = 0;
    for (int i = 0; i < kRenderings; ++i) {
        const double before = cpuMicroseconds() + cpuMicrosecondsOfOthers();
        lines = renderInto(folder.filePath(QStringLiteral("night.wav")), script, plan);
        const double took = cpuMicroseconds() + cpuMicrosecondsOfOthers() - before;
        speeds.push_back(heard * 1e6 / took);
    }
    const std::string what = name + " mixed into a file, " +
                             (lines == 0 ? "without a voice" : std::to_string(lines) + " lines spoken");
    tell(what.c_str(), "50 times", "%.0f times its %.0f s", median(speeds), heard);
}

/// What the loudspeaker's thread does: a forest with leaves, and a line of 3 s every 8 s.
void measurePlaying()
{
    constexpr int kSeconds = 60;
    constexpr int kBuffer = nightSampleRate / 100;
    const auto line =
        std::make_shared<const SpokenLine>(SpokenLine{std::vector<float>(3 * nightSampleRate, 0.1F)});
    NightMix mix(7);
    mix.setLevels(usualLevels());
    mix.setHiding(true);
    std::array<StereoFrame, kBuffer> buffer{};
    const double took = microsecondsOf(1, [&] {
        for (int i = 0; i < kSeconds * 100; ++i) {
            if (i % 800 == 0)
                mix.speak(line, mix.position() + nightSampleRate / 2);
            mix.fill(buffer);
        }
    });
    tell("a night mixed while it is heard", "3 % of a core", "%.2f %% of a core", took / kSeconds / 1e4);
}

} // namespace

void measureNight()
{
    for (const char* const script : {"forsaken-night-one", "werewolves-night"})
        measureRendering(script);
    measurePlaying();
}

} // namespace tablewood::bench
