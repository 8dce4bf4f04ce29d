#include "sound/night_loudspeaker.h"

#include <doctest/doctest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

bool comesTo(const NightLoudspeaker& loudspeaker, NightSoundState state, int milliseconds)
{
    return QTest::qWaitFor([&] { return loudspeaker.state() == state; }, milliseconds);
}

} // namespace

TEST_CASE("A night without a sound server says so and takes everything it is told")
{
    qputenv("PULSE_SERVER", "unix:/nonexistent/pulse.sock");
    NightLoudspeaker loudspeaker;
    CHECK(loudspeaker.state() == NightSoundState::off);
    loudspeaker.begin({});
    loudspeaker.say(std::make_shared<const SpokenLine>(SpokenLine{std::vector<float>(48000, 0.1F)}), 100ms);
    loudspeaker.setHiding(true);
    loudspeaker.setVolumes({});
    loudspeaker.hush();
    CHECK(comesTo(loudspeaker, NightSoundState::missing, 10'000));
    loudspeaker.end(0ms);
    CHECK(comesTo(loudspeaker, NightSoundState::off, 10'000));
    loudspeaker.begin({});
    CHECK(comesTo(loudspeaker, NightSoundState::missing, 10'000));
}

#ifdef Q_OS_LINUX
TEST_CASE(
    "A sound server that is frozen is noticed while nothing else waits, and closing does not wait either")
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("pulse.sock").toStdString();
    const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    REQUIRE(path.size() < sizeof(address.sun_path));
    path.copy(address.sun_path, path.size());
    REQUIRE(::bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0);
    REQUIRE(::listen(server, 8) == 0);
    qputenv("PULSE_SERVER", QByteArray::fromStdString("unix:" + path));

    NightLoudspeaker loudspeaker;
    QElapsedTimer clock;
    clock.start();
    loudspeaker.begin({});
    loudspeaker.say(std::make_shared<const SpokenLine>(SpokenLine{std::vector<float>(48000, 0.1F)}), 100ms);
    CHECK(clock.elapsed() < 1000);
    CHECK(comesTo(loudspeaker, NightSoundState::frozen, 10'000));
    // It comes back to life, and refuses.
    ::close(server);
    CHECK(comesTo(loudspeaker, NightSoundState::missing, 10'000));
}
#endif
