#include "app/night/night_keeping.h"

#include "moderator/night_script_file.h"

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// What a crash may cost of a step's seconds.
constexpr NightTime kEvery = 3s;

} // namespace

NightKeeping::NightKeeping(QString folder) : m_folder(std::move(folder)) { look(); }

void NightKeeping::keep(const NightOrder& order, const NightEngine& night, NightTime now)
{
    if (night.isOver())
        return;
    m_last = now;
    keepNight(m_folder, {order, night.snapshot()});
}

bool NightKeeping::isDue(NightTime now) const { return now - m_last >= kEvery; }

void NightKeeping::forget() { forgetKeptNight(m_folder); }

void NightKeeping::look()
{
    m_title.clear();
    m_heading.clear();
    const auto night = kept();
    if (!night)
        return;
    try {
        const NightScript script = nightScriptNamed(night->order.script);
        m_title = QString::fromStdString(script.words(script.title, night->order.language));
        for (const NightStep& step : script.steps)
            if (step.id == night->place.step)
                m_heading = QString::fromStdString(script.headingOf(step, night->order.language));
    } catch (const InputError&) {
        // Its script is gone, and may be brought back.
        m_title.clear();
    }
}

} // namespace tablewood
