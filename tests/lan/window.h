#pragma once

#include "lan/channel/tls_channel.h"
#include "party.h"
#include "passed_channel.h"

#include <QSslSocket>
#include <doctest/doctest.h>

namespace tablewood::lan {

/// Keeps what came over a channel.
class Tap final : public PassedChannel
{
public:
    Tap(Channel* inner, std::vector<Bytes>& log) : PassedChannel(inner), m_log(log) {}

private:
    void heard(std::span<const std::uint8_t> payload) override
    {
        m_log.emplace_back(payload.begin(), payload.end());
    }

    std::vector<Bytes>& m_log;
};

/// One seat's window, or a spectator's, with all that reached it.
struct Window
{
    std::string name;
    std::optional<Seat> seat;
    std::vector<Bytes> log;
    std::unique_ptr<TableClient> guest;
    int denied = 0;
    int refused = 0;
    std::optional<Token> token{};

    void open(TableHost& host, const GameType& type, const Entropy& entropy)
    {
        GuestPlan plan;
        plan.persona.name = name;
        plan.wants = seat ? Watch::nothing : Watch::spectator;
        plan.games = {{type.sheet().id, 1}};
        plan.version = "0.1.0";
        plan.entropy = entropy;
        guest = std::make_unique<TableClient>(std::move(plan));
        guest->events.denied = [this](const Text&) { ++denied; };
        guest->events.viewChanged = [this](Viewer, const ViewChange& change) {
            refused += change.refusal ? 1 : 0;
        };
        guest->events.moved = [this](const Moved& told) { token = told.token; };
        guest->attach(new Tap(host.joinLocally(), log), std::nullopt);
        REQUIRE(until([this] { return guest->isInside(); }));
    }
    /// Goes over TLS to where the table has moved, as the laptop that hosted it until then.
    void follow(std::uint16_t port, const Identity& identity)
    {
        auto socket = std::make_unique<QSslSocket>();
        socket->setSslConfiguration(tlsConfiguration(identity));
        socket->connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
        REQUIRE(until([&] { return socket->isEncrypted(); }));
        auto* const channel = new TlsChannel(socket.release(), patient(), kMaxKnockFrame);
        guest->attach(new Tap(channel, log), token);
        REQUIRE(until([this] { return guest->isInside(); }));
    }
    /// The match begins when all have done so.
    void take()
    {
        guest->say(seat ? GuestSays(Sit{*seat}) : GuestSays(Look{Watch::spectator}));
        if (seat)
            guest->say(Ready{true});
    }
    /// Waits until all that was sent to it is there: an answer comes after what was said before it.
    void settle()
    {
        const int before = denied;
        guest->say(Look{Watch::sharedScreen});
        REQUIRE(until([&] { return denied > before; }));
    }
    void close(TableHost& host)
    {
        settle();
        const int before = host.visitorsInside();
        guest.reset();
        REQUIRE(until([&] { return host.visitorsInside() < before; }));
    }
    /// Says a wish and waits until it is dealt with.
    void wish(Wish wish)
    {
        guest->wish(std::move(wish));
        REQUIRE(until([this] { return guest->unanswered() == 0; }));
    }
};

} // namespace tablewood::lan
