#pragma once

#include "heard_night.h"

#include <QProcess>
#include <QTemporaryDir>

namespace tablewood::journeys {

/// A sound server of the test's own, with a loudspeaker that nobody hears: what the program plays goes there,
/// and is recorded as it would be heard.
class SoundServer
{
public:
    /// Whether it can be run here.
    static bool isInstalled();

    SoundServer();
    ~SoundServer();
    SoundServer(const SoundServer&) = delete;
    SoundServer& operator=(const SoundServer&) = delete;

    /// Records from now on, and forgets what was before.
    void listen();
    const HeardSound& sound() const { return m_sound; }

private:
    void take();

    QTemporaryDir m_folder;
    QProcess m_server;
    QProcess m_recorder;
    QByteArray m_rest;
    HeardSound m_sound;
};

} // namespace tablewood::journeys
