#include "app/sounds.h"

#include "app/program.h"

namespace tablewood {

Sounds::Sounds(QObject* parent) : QObject(parent)
{
    connect(&Program::instance().preferences(), &Preferences::changed, this, &Sounds::follow);
    follow();
}

Sounds* Sounds::create(QQmlEngine*, QJSEngine*) { return new Sounds; }

void Sounds::play(const QString& cue)
{
    if (!m_quiet.isEmpty())
        return;
    m_board.play(cue);
    Q_EMIT played(cue);
}

void Sounds::setQuiet(QObject* who, bool isQuiet)
{
    disconnect(who, &QObject::destroyed, this, nullptr);
    m_quiet.remove(who);
    if (!isQuiet)
        return;
    m_quiet.insert(who);
    connect(who, &QObject::destroyed, this, [this](QObject* gone) { m_quiet.remove(gone); });
}

void Sounds::follow()
{
    const Preferences& preferences = Program::instance().preferences();
    m_board.setEffectsVolume(preferences.volume() / 100.0);
    m_board.setMuted(preferences.isMuted());
}

} // namespace tablewood
