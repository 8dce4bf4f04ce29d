// Makes the sound of a night to look at and to time; built only on request.
// usage: night-sound-probe wav FILE SECONDS SEED LAYER=LEVEL...    the mix into a WAV file
//            voice=FILE speaks that line (WAV) every ten seconds, hiding=1 lets the leaves rustle
//        night-sound-probe bench SECONDS                           how many times faster than it is heard

#include "moderator/night_mix.h"
#include "moderator/wav.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

using namespace tablewood;

namespace {

VoiceClip voiceOf(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    const std::vector<char> bytes(std::istreambuf_iterator<char>(in), {});
    const std::optional<Recording> recording = readWav(bytes);
    return recording ? prepareVoice(*recording) : nullptr;
}

int wav(int count, char** arguments)
{
    const std::string path = arguments[2];
    const double seconds = std::atof(arguments[3]);
    NightMix mix(std::strtoull(arguments[4], nullptr, 10));
    SoundscapeLevels levels;
    const std::map<std::string_view, float*> layers{{"wind", &levels.wind},         {"rain", &levels.rain},
                                                    {"crickets", &levels.crickets}, {"fire", &levels.fire},
                                                    {"owls", &levels.owls},         {"drone", &levels.drone}};
    VoiceClip voice;
    for (int i = 5; i < count; ++i) {
        const std::string_view argument = arguments[i];
        const std::size_t sign = argument.find('=');
        const std::string value(argument.substr(sign + 1));
        if (const auto layer = layers.find(argument.substr(0, sign)); layer != layers.end())
            *layer->second = std::strtof(value.c_str(), nullptr);
        else if (argument.starts_with("voice="))
            voice = voiceOf(value);
        else if (argument.starts_with("hiding="))
            mix.setHiding(value == "1");
        else
            return 2;
    }
    mix.setLevels(levels);
    std::vector<StereoFrame> frames(static_cast<std::size_t>(seconds * nightSampleRate));
    constexpr std::size_t part = 10 * nightSampleRate;
    for (std::size_t at = 0; at < frames.size(); at += part) {
        if (voice)
            mix.speak(voice, static_cast<std::int64_t>(at) + part / 2);
        mix.fill(std::span(frames).subspan(at, std::min(part, frames.size() - at)));
    }
    const std::array<char, 44> header = wavHeader(static_cast<std::uint32_t>(frames.size()));
    const std::vector<char> bytes = wavFrames(frames);
    std::ofstream out(path, std::ios::binary);
    out.write(header.data(), header.size());
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return 0;
}

template <typename Work>
void time(const char* what, double seconds, const Work& work)
{
    const std::clock_t begin = std::clock();
    work();
    const double taken = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("%-44s %6.0f times faster than heard, %.2f %% of a core\n", what, seconds / taken,
                100.0 * taken / seconds);
}

int bench(double seconds)
{
    const auto blocks = static_cast<std::size_t>(seconds * nightSampleRate / sound::blockFrames);
    const auto layer = [&](const char* what, SoundscapeLevels levels) {
        Soundscape soundscape(1);
        soundscape.setLevels(levels);
        sound::Block block;
        time(what, seconds, [&] {
            for (std::size_t i = 0; i < blocks; ++i)
                soundscape.make(block);
        });
    };
    layer("nothing", {});
    layer("wind", {.wind = 1.0F});
    layer("rain", {.rain = 1.0F});
    layer("crickets", {.crickets = 1.0F});
    layer("fire", {.fire = 1.0F});
    layer("owls", {.owls = 1.0F});
    layer("drone", {.drone = 1.0F});
    layer("the soundscape, all of it", {1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F});

    NightMix mix(1);
    mix.setLevels({1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F});
    mix.setHiding(true);
    const std::vector<std::int16_t> tone(22050 * 4, 8000);
    const VoiceClip line = prepareVoice(tone, 22050);
    mix.play(prepareTrack(std::vector<PcmFrame>(nightSampleRate * 5, {3000, -3000}), nightSampleRate), 1.0F,
             1.0F);
    std::vector<StereoFrame> buffer(480);
    time("the mix, all of it: leaves, voice, a track", seconds, [&] {
        for (std::size_t i = 0; i < static_cast<std::size_t>(seconds * 100); ++i) {
            if (i % 1000 == 0)
                mix.speak(line, mix.position() + nightSampleRate);
            mix.fill(buffer);
        }
    });
    return 0;
}

} // namespace

int main(int count, char** arguments)
{
    if (count >= 5 && std::strcmp(arguments[1], "wav") == 0)
        return wav(count, arguments);
    if (count == 3 && std::strcmp(arguments[1], "bench") == 0)
        return bench(std::atof(arguments[2]));
    std::fputs("usage: night-sound-probe wav FILE SECONDS SEED LAYER=LEVEL...\n       night-sound-probe "
               "bench SECONDS\n",
               stderr);
    return 2;
}
