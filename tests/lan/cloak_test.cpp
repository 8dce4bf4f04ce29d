#include "lan/channel/cloak.h"

#include "kernel/random.h"
#include "lan/channel/local_channel.h"
#include "lan/host/visitor.h"
#include "test_clock.h"
#include "wire/lan_messages.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// Lets everybody in, into the dark.
class DarkReception final : public Reception
{
public:
    const Greeting& greeting() const override { return m_greeting; }
    const Entropy& entropy() const override { return m_entropy; }
    Digest certificate() const override { return {}; }
    std::optional<Text> whyNot(const Greeting&) const override { return std::nullopt; }
    std::optional<Text> whyNot(const Greeting&, const Hello&) const override { return std::nullopt; }
    void arrived(Visitor&) override {}
    void said(Visitor&, const GuestSays&) override {}
    void wished(Visitor&, std::span<const std::uint8_t>) override {}
    bool isCloaked() const override { return true; }
    void gone(Visitor& visitor, const Text& why, Parting) override
    {
        reasons.push_back(words(why));
        visitor.leave();
    }

    std::vector<std::string> reasons;

private:
    Greeting m_greeting;
    Entropy m_entropy = systemEntropy();
};

} // namespace

TEST_CASE("A guest for whom too much waits in the dark has to come back")
{
    DarkReception reception;
    const auto [here, there] = LocalChannel::makePair();
    auto* const visitor = new Visitor(here, reception, {});
    visitor->comeIn(1);
    const Bytes large(kMaxQueuedBytes / 2);
    visitor->sayPayload(large);
    visitor->sayPiece();
    TestClock::settle();
    CHECK(reception.reasons.empty());
    visitor->sayPayload(large);
    visitor->sayPayload(large);
    TestClock::settle();
    CHECK(reception.reasons == std::vector<std::string>{"The connection is too slow."});
    there->close();
    TestClock::settle();
}

TEST_CASE("What is said in the dark comes whole and in order, also where the dark ends in the middle of it")
{
    Random random(Seed::fromText("cloak"), "test");
    for (int round = 0; round < 50; ++round) {
        Cloak near(kGuestPiece, kMaxHostFrame);
        Cloak far(kHostPiece, kMaxHostFrame);
        std::vector<Bytes> said;
        std::vector<Bytes> heard;
        const auto hear = [&](const Bytes& payload) {
            CHECK(payload.size() == 1 + kGuestPiece);
            CHECK(kindOf(payload) == PayloadKind::piece);
            std::ranges::move(far.taken(bodyOf(payload)), std::back_inserter(heard));
        };
        near.putOn();
        for (int turn = 0; turn < 20; ++turn) {
            if (random.below(2) == 0) {
                said.emplace_back(random.below(2000), static_cast<std::uint8_t>(turn));
                near.put(said.back());
            }
            hear(near.next());
        }
        for (const Bytes& payload : near.takeOff())
            hear(payload);
        CHECK(near.isEmpty());
        CHECK(!near.isOn());
        CHECK(heard == said);
    }
}

TEST_CASE("However much waits in the dark, it is handed out in no time")
{
    Cloak cloak(kGuestPiece, kMaxHostFrame);
    cloak.put(Bytes(kMaxQueuedBytes));
    const auto begin = std::chrono::steady_clock::now();
    const auto pieces = cloak.takeOff();
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(3));
    CHECK(pieces.size() == (kMaxQueuedBytes + 4 + kGuestPiece - 3) / (kGuestPiece - 2));
    CHECK(cloak.isEmpty());
}

TEST_CASE("A piece that is none, or in which something too long is said, is refused")
{
    for (const Bytes& bad : {Bytes{}, Bytes{1}, Bytes{1, 0}, Bytes{255, 255, 7}}) {
        Cloak cloak(kHostPiece, kMaxGuestFrame);
        CHECK_THROWS_AS(cloak.taken(bad), InputError);
    }
    Cloak cloak(kHostPiece, kMaxGuestFrame);
    CHECK_THROWS_AS(cloak.taken(Bytes{4, 0, 0xff, 0xff, 0xff, 0x7f}), InputError);
}
