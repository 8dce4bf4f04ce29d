#pragma once

#include "sound/sound_board.h"

#include <QSet>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

class Program;

/// The sounds of the table as loud as the person likes them.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// For QML.
    explicit Sounds(QObject* parent = nullptr);
    explicit Sounds(Program& program, QObject* parent = nullptr);
    static Sounds* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    /// Plays the sound of a cue (see SoundBoard); an unknown one is silence, as is all while somebody wants
    /// it quiet.
    Q_INVOKABLE void play(const QString& cue);
    /// Whether `who` wants it quiet; who is deleted wants nothing any more.
    Q_INVOKABLE void setQuiet(QObject* who, bool isQuiet);

Q_SIGNALS:
    /// A cue was given to the board, however loud it is.
    void played(const QString& cue);

private:
    void follow();

    Program& m_program;
    SoundBoard m_board;
    QSet<QObject*> m_quiet;
};

} // namespace tablewood
