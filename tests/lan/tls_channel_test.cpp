#include "lan/channel/tls_channel.h"

#include "lan/channel/door.h"
#include "party.h"
#include "stranger.h"

#include <QPointer>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// A channel, and a stranger at its other end.
struct Ends
{
    Door door;
    QPointer<TlsChannel> channel;
    std::vector<std::size_t> received;
    std::string why;
    std::unique_ptr<Stranger> stranger;

    explicit Ends(const Pace& pace) : door(makeIdentity(), pace)
    {
        door.entered = [this, pace](QSslSocket* socket) {
            channel = new TlsChannel(socket, pace, kMaxHostFrame);
            channel->received = [this](auto payload) { received.push_back(payload.size()); };
            channel->lost = [this](const Text& text) {
                why = words(text);
                channel->close();
            };
        };
        REQUIRE(door.listen(QHostAddress::LocalHost));
        stranger = std::make_unique<Stranger>(door.serverPort());
        REQUIRE(until([this] { return !channel.isNull(); }));
    }
    ~Ends()
    {
        if (channel)
            channel->close();
    }
};

Pace impatient()
{
    Pace pace;
    pace.beat = std::chrono::milliseconds(100);
    pace.silence = std::chrono::milliseconds(1000);
    return pace;
}

/// Sends the first `bytes` of a frame a few at a time until it is sent, or the other end hangs up.
void sendSlowly(Ends& ends, std::size_t step, std::chrono::milliseconds each, std::size_t length)
{
    Bytes frame;
    appendFrame(frame, Bytes(length));
    std::size_t at = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        const std::size_t count = std::min(step, frame.size() - at);
        ends.stranger->send({frame.begin() + static_cast<std::ptrdiff_t>(at),
                             frame.begin() + static_cast<std::ptrdiff_t>(at + count)});
        at += count;
    });
    timer.start(each);
    CHECK(until([&] { return !ends.received.empty() || !ends.why.empty(); }));
}

} // namespace

TEST_CASE("A long payload on a slow connection arrives, however long it takes")
{
    Ends ends(impatient());
    sendSlowly(ends, 2000, std::chrono::milliseconds(50), 80'000);
    CHECK(ends.received == std::vector<std::size_t>{80'000});
    CHECK(ends.why.empty());
}

TEST_CASE("A payload that trickles byte by byte is as good as silence")
{
    Ends ends(impatient());
    sendSlowly(ends, 1, std::chrono::milliseconds(50), 80'000);
    CHECK(ends.why == "Nothing was heard for a while.");
}

TEST_CASE("Signs of life without end are refused")
{
    Pace pace;
    Ends ends(pace);
    ends.stranger->send(Bytes(1000));
    CHECK(until([&] { return !ends.why.empty(); }));
    CHECK(ends.why.find("too many signs of life") != std::string::npos);
}

TEST_CASE("A door that could not take somebody takes the next one")
{
    Pace pace;
    pace.beat = std::chrono::milliseconds(10);
    Door door(makeIdentity(), pace);
    int entered = 0;
    door.entered = [&](QSslSocket* socket) {
        ++entered;
        socket->setParent(&door);
    };
    REQUIRE(door.listen(QHostAddress::LocalHost));
    // What Qt does where the system is out of descriptors.
    door.pauseAccepting();
    Q_EMIT door.acceptError(QAbstractSocket::SocketResourceError);
    const Stranger stranger(door.serverPort());
    CHECK(until([&] { return entered == 1; }));
}

TEST_CASE("A door that is closed while it waits for a descriptor stays closed")
{
    Pace pace;
    pace.beat = std::chrono::milliseconds(10);
    Door door(makeIdentity(), pace);
    REQUIRE(door.listen(QHostAddress::LocalHost));
    door.pauseAccepting();
    Q_EMIT door.acceptError(QAbstractSocket::SocketResourceError);
    door.close();
    bool isLater = false;
    QTimer::singleShot(10 * pace.beat, &door, [&] { isLater = true; });
    CHECK(until([&] { return isLater; }));
    CHECK_FALSE(door.isListening());
}

TEST_CASE("A door that takes nobody for want of descriptors says so once, not for each who comes")
{
    Door door(makeIdentity(), patient());
    std::vector<std::string> told;
    door.stuck = [&](const Text& why) { told.push_back(words(why)); };
    REQUIRE(door.listen(QHostAddress::LocalHost));
    for (int i = 0; i < 5; ++i)
        Q_EMIT door.acceptError(QAbstractSocket::SocketResourceError);
    REQUIRE(told.size() == 1);
    CHECK(told.front().find("as many connections and files open as the system allows") != std::string::npos);
}
