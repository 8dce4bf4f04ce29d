#include "app/sounds.h"

#include "app/program.h"

namespace tablewood {

Sounds::Sounds(QObject* parent) : Sounds(Program::instance(), parent) {}

Sounds::Sounds(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    connect(&m_program.preferences(), &Preferences::changed, this, &Sounds::follow);
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
    const Preferences& preferences = m_program.preferences();
    m_board.setEffectsVolume(preferences.volume() / 100.0);
    m_board.setMuted(preferences.isMuted());
}

} // namespace tablewood
