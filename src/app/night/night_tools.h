#pragma once

#include "lan/host/awake.h"
#include "moderator/narrator.h"
#include "sound/night_inlet.h"
#include "sound/night_outlet.h"
#include "sound/sound_way.h"

#include <QString>

#include <functional>
#include <memory>

namespace tablewood {

class Program;

/// The tools that a night runs with; tests have their own.
struct NightTools
{
    /// Any clock that never goes back.
    std::function<NightTime()> now;
    std::unique_ptr<NightOutlet> outlet;
    /// Makes the way in of voices that are recorded, when one is first wanted.
    std::function<std::unique_ptr<NightInlet>()> inlet;
    lan::KeepAwake keepAwake;
    /// Where a running night is kept, and spoken lines, and scripts of one's own.
    QString folder;
    /// The language that the program speaks, as a code.
    std::function<QString()> language = [] { return QStringLiteral("en"); };
    /// The program that speaks.
    std::string engine = "espeak-ng";
    /// The program that says lines by the system's voice; empty for none.
    QString liveVoice{};
    /// Whether it looks at the clock by itself.
    bool ticks = true;

    /// Those of this laptop; the program outlives them.
    static NightTools of(const Program& program);
    /// From now on the sound of this laptop's nights goes there: somebody listens instead of the
    /// loudspeaker. An empty one leads it back.
    static void leadSound(SoundWay::Maker way);
    /// From now on nights are heard by what this makes, at its own pace. An empty one leads them back.
    static void hearWith(std::function<std::unique_ptr<NightOutlet>()> outlets);
    /// From now on voices come in by what this makes. An empty one leads back to the microphone.
    static void speakInto(std::function<std::unique_ptr<NightInlet>()> inlets);
};

} // namespace tablewood
