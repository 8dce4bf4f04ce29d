#pragma once

#include "app/sound_board.h"

#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// The sounds of the table as loud as the person likes them.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Sounds(QObject* parent = nullptr);
    static Sounds* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    /// Plays the sound of a cue (see SoundBoard); an unknown one is silence.
    Q_INVOKABLE void play(const QString& cue) { m_board.play(cue); }

private:
    void follow();

    SoundBoard m_board;
};

} // namespace tablewood
