#include "app/night/night_keeping.h"

#include "app/night/read_script.h"

#include <QDir>
#include <QFileInfo>

namespace tablewood {

using namespace std::chrono_literals;

namespace {

/// The time of a step that a crash may cost.
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
    m_fault.clear();
    const auto night = kept();
    if (!night)
        return;
    QString fault;
    const auto script = readOrTell(night->order.script, fault);
    if (!script) {
        const QString name = QString::fromStdString(night->order.script);
        m_fault = QFile::exists(name) || !QFileInfo(name).isAbsolute()
                      ? tr("A night was cut off. It cannot go on, because its script cannot be used: %1\n"
                           "Mend the script, and it goes on where it stood.")
                            .arg(fault)
                      : tr("A night was cut off. It cannot go on, because its script is not there any more: "
                           "%1\nPut the file back there, and it goes on where it stood.")
                            .arg(QDir::toNativeSeparators(name));
        return;
    }
    m_title = QString::fromStdString(script->words(script->title, night->order.language));
    for (const NightStep& step : script->steps)
        if (step.id == night->place.step)
            m_heading = QString::fromStdString(script->headingOf(step, night->order.language));
}

} // namespace tablewood
