#include "sound/sound_thread.h"

#include <doctest/doctest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace tablewood;

namespace {

/// Does not answer for so long, as behind a sound server that hangs.
class Frozen : public QObject
{
public:
    Frozen(unsigned long seconds, std::atomic<bool>& isGone) : m_seconds(seconds), m_isGone(isGone) {}
    ~Frozen() override { m_isGone = true; }
    void freeze()
    {
        isFrozen = true;
        QThread::sleep(m_seconds);
    }

    std::atomic<bool> isFrozen = false;

private:
    unsigned long m_seconds;
    std::atomic<bool>& m_isGone;
};

/// Lets a thread go that is frozen for so long; returns how long that took.
qint64 letGo(unsigned long seconds, std::atomic<bool>& isGone)
{
    QElapsedTimer time;
    {
        SoundThread thread;
        auto* const worker = new Frozen(seconds, isGone);
        thread.start(worker);
        QMetaObject::invokeMethod(worker, &Frozen::freeze, Qt::QueuedConnection);
        REQUIRE(QTest::qWaitFor([&] { return worker->isFrozen.load(); }, 10'000));
        time.start();
    }
    return time.elapsed();
}

std::atomic<bool> goneForEver = false;

} // namespace

TEST_CASE("A sound thread that is let go in mid-run is not waited for, and ends by itself")
{
    std::atomic<bool> isGone = false;
    CHECK(letGo(1, isGone) < 200);
    CHECK_FALSE(isGone.load());
    CHECK(QTest::qWaitFor([&] { return isGone.load(); }, 10'000));
}

#ifdef __GLIBC__
TEST_CASE("Fails with a thread that is frozen for ever" * doctest::skip())
{
    letGo(600, goneForEver);
    CHECK(false);
}

TEST_CASE("Who ends beside a frozen sound thread ends soon, with the exit code that was to be")
{
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {"--no-skip", "--test-case=Fails with a thread that is frozen for ever"});
    REQUIRE(program.waitForFinished(20'000));
    CHECK(program.exitStatus() == QProcess::NormalExit);
    CHECK(program.exitCode() == 1);
}
#endif
