#include "app/sounds.h"

#include "app/program.h"

namespace tablewood {

Sounds::Sounds(QObject* parent) : QObject(parent)
{
    connect(&Program::instance().preferences(), &Preferences::changed, this, &Sounds::follow);
    follow();
}

Sounds* Sounds::create(QQmlEngine*, QJSEngine*) { return new Sounds; }

void Sounds::follow()
{
    const Preferences& preferences = Program::instance().preferences();
    m_board.setEffectsVolume(preferences.volume() / 100.0);
    m_board.setMuted(preferences.isMuted());
}

} // namespace tablewood
