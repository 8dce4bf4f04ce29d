#include "sound_server.h"

#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace tablewood::journeys {

namespace {

constexpr int kServerPatience = 30'000;
constexpr const char* kServer = "pulseaudio";
constexpr const char* kRecorder = "parec";

void end(QProcess& process)
{
    if (process.state() == QProcess::NotRunning)
        return;
    process.disconnect();
    process.kill();
    process.waitForFinished();
}

} // namespace

bool SoundServer::isInstalled()
{
    return !QStandardPaths::findExecutable(kServer).isEmpty() &&
           !QStandardPaths::findExecutable(kRecorder).isEmpty();
}

SoundServer::SoundServer()
{
    const QString socket = m_folder.filePath("sound");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* const place : {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "PULSE_RUNTIME_PATH"})
        environment.insert(place, m_folder.path());
    environment.insert("PULSE_SERVER", "unix:" + socket);
    for (QProcess* const process : {&m_server, &m_recorder})
        process->setProcessEnvironment(environment);
    m_server.setStandardErrorFile(m_folder.filePath("said"));
    m_server.start(kServer, {"-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
                             "--disable-shm=yes", "-L", "module-null-sink sink_name=null rate=48000", "-L",
                             "module-native-protocol-unix auth-anonymous=1 socket=" + socket});
    const bool isThere = QTest::qWaitFor(
        [&] { return QFile::exists(socket) || m_server.state() == QProcess::NotRunning; }, kServerPatience);
    QFile said(m_folder.filePath("said"));
    const QByteArray words = said.open(QIODevice::ReadOnly) ? said.readAll() : QByteArray();
    REQUIRE_MESSAGE((isThere && m_server.state() == QProcess::Running), words.toStdString());
    qputenv("PULSE_SERVER", ("unix:" + socket).toUtf8());
}

SoundServer::~SoundServer()
{
    qunsetenv("PULSE_SERVER");
    end(m_recorder);
    end(m_server);
}

void SoundServer::listen()
{
    end(m_recorder);
    m_rest.clear();
    m_sound = {};
    QObject::connect(&m_recorder, &QProcess::readyReadStandardOutput, &m_recorder, [this] { take(); });
    m_recorder.start(kRecorder, {"--device=null.monitor", "--raw", "--format=s16le", "--channels=2",
                                 QStringLiteral("--rate=%1").arg(nightSampleRate), "--latency-msec=20"});
    REQUIRE(QTest::qWaitFor([this] { return !m_sound.samples.empty(); }, kServerPatience));
}

void SoundServer::take()
{
    const auto now = std::chrono::steady_clock::now();
    m_rest += m_recorder.readAllStandardOutput();
    constexpr qsizetype kFrame = 2 * sizeof(std::int16_t);
    const qsizetype frames = m_rest.size() / kFrame;
    const bool isFirst = m_sound.samples.empty();
    for (qsizetype i = 0; i < frames; ++i) {
        std::array<std::int16_t, 2> frame{};
        std::memcpy(frame.data(), m_rest.constData() + i * kFrame, kFrame);
        m_sound.samples.push_back(static_cast<float>(frame[0] + frame[1]) / 65536.0F);
    }
    m_rest.remove(0, frames * kFrame);
    if (frames == 0)
        return;
    // What comes late was not recorded late: the earliest counts.
    const auto length = std::chrono::microseconds(static_cast<std::int64_t>(m_sound.samples.size()) *
                                                  1'000'000 / nightSampleRate);
    m_sound.begin = isFirst ? now - length : std::min(m_sound.begin, now - length);
}

} // namespace tablewood::journeys
