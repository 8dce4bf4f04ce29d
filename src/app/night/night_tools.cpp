#include "app/night/night_tools.h"

#include "app/program.h"
#include "sound/live_voice.h"
#include "sound/night_loudspeaker.h"
#include "sound/night_microphone.h"

#include <chrono>

namespace tablewood {

namespace {

SoundWay::Maker& wayOfSound()
{
    static SoundWay::Maker way;
    return way;
}

std::function<std::unique_ptr<NightOutlet>()>& ears()
{
    static std::function<std::unique_ptr<NightOutlet>()> outlets;
    return outlets;
}

std::function<std::unique_ptr<NightInlet>()>& mouths()
{
    static std::function<std::unique_ptr<NightInlet>()> inlets;
    return inlets;
}

} // namespace

void NightTools::speakInto(std::function<std::unique_ptr<NightInlet>()> inlets)
{
    mouths() = std::move(inlets);
}

void NightTools::hearWith(std::function<std::unique_ptr<NightOutlet>()> outlets)
{
    ears() = std::move(outlets);
}

void NightTools::leadSound(SoundWay::Maker way) { wayOfSound() = std::move(way); }

NightTools NightTools::of(const Program& program)
{
    NightTools tools;
    tools.now = [] {
        return std::chrono::duration_cast<NightTime>(std::chrono::steady_clock::now().time_since_epoch());
    };
    tools.outlet = ears() ? ears()() : std::make_unique<NightLoudspeaker>(wayOfSound());
    tools.inlet = mouths();
    if (!tools.inlet)
        tools.inlet = [] { return std::make_unique<NightMicrophone>(); };
    tools.keepAwake = lan::keptAwake;
    tools.folder = program.directory();
    tools.liveVoice = LiveVoice::ofProgram();
    tools.language = [&program] { return program.language(); };
    return tools;
}

} // namespace tablewood
