#include "lan/channel/certificate.h"
#include "lan/channel/door.h"
#include "lan/doctor/doctor.h"
#include "lan/find/announcer.h"

#include "loopback.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

Observations observe(DoctorPlan plan)
{
    Doctor doctor(std::move(plan));
    std::optional<Observations> seen;
    QObject::connect(&doctor, &Doctor::done, [&](const Observations& all) { seen = all; });
    doctor.start();
    REQUIRE(comesTo([&] { return seen.has_value(); }));
    return *seen;
}

} // namespace

TEST_CASE(
    "The doctor hears its own announcements, hears a table and reaches it, and finds a closed port closed")
{
    DoctorPlan plan;
    plan.network = networkOfOurOwn();
    const Identity identity = makeIdentity();
    Door door(identity, {});
    door.entered = [](QSslSocket* socket) { socket->deleteLater(); };
    REQUIRE(door.listen(QHostAddress::LocalHost));
    Announcement owls;
    owls.title = "Owls";
    owls.port = door.serverPort();
    owls.certificate = digestOf(identity.certificate);
    Announcer announcer([&] { return std::vector{owls}; }, plan.network);
    QTcpServer closed;
    REQUIRE(closed.listen(QHostAddress::LocalHost));
    plan.address = TableAddress{"127.0.0.1", closed.serverPort()};
    closed.close();

    const Observations seen = observe(plan);
    CHECK(seen.whyDeaf.empty());
    CHECK(std::ranges::any_of(seen.echoes, [](const Echo& echo) { return echo.isSent && echo.isHeard; }));
    REQUIRE(seen.tables.size() == 1);
    CHECK(seen.tables[0].isHere);
    CHECK(seen.tables[0].table.announcement == owls);
    CHECK(std::ranges::find(seen.tables[0].probes, Reached::open, &Probed::reached) !=
          seen.tables[0].probes.end());
    REQUIRE(seen.asked);
    CHECK(seen.asked->reached == Reached::refused);
}

TEST_CASE("A port is seen to be another's table, or no Tablewood at all")
{
    const Identity identity = makeIdentity();
    Door door(identity, {});
    door.entered = [](QSslSocket* socket) { socket->deleteLater(); };
    REQUIRE(door.listen(QHostAddress::LocalHost));
    const auto probed = [](std::uint16_t port, const std::optional<Digest>& meant) {
        PortProbe probe({"127.0.0.1", port}, meant, nullptr);
        std::optional<Reached> found;
        QObject::connect(&probe, &PortProbe::done, [&](Reached reached) { found = reached; });
        REQUIRE(comesTo([&] { return found.has_value(); }));
        return *found;
    };
    CHECK(probed(door.serverPort(), digestOf(identity.certificate)) == Reached::open);
    CHECK(probed(door.serverPort(), std::nullopt) == Reached::open);
    CHECK(probed(door.serverPort(), Digest{7}) == Reached::otherCertificate);
    QTcpServer stranger;
    REQUIRE(stranger.listen(QHostAddress::LocalHost));
    QObject::connect(&stranger, &QTcpServer::newConnection,
                     [&] { stranger.nextPendingConnection()->write("SSH-2.0-other\r\n"); });
    CHECK(probed(stranger.serverPort(), std::nullopt) == Reached::stranger);
}

TEST_CASE("A port of announcements that another program keeps to itself is told")
{
    DoctorPlan plan;
    plan.network = networkOfOurOwn();
    plan.listenMs = 10;
    QUdpSocket other;
    QUdpSocket otherIpv6;
    REQUIRE(other.bind(QHostAddress(QHostAddress::AnyIPv4), plan.network.port, QUdpSocket::DontShareAddress));
    otherIpv6.bind(QHostAddress(QHostAddress::AnyIPv6), plan.network.port, QUdpSocket::DontShareAddress);
    CHECK_FALSE(observe(plan).whyDeaf.empty());
}

TEST_CASE("The certificate of an installation is found, or it is told that it is missing or damaged")
{
    const QTemporaryDir directory;
    CHECK(certificateIn(directory.path()).state == OwnCertificate::State::missing);
    const Identity identity = identityIn(directory.path());
    CHECK(certificateIn(directory.path()).state == OwnCertificate::State::kept);
    CHECK(certificateIn(directory.path()).digest == digestOf(identity.certificate));
    QFile file(identityFileIn(directory.path()));
    // The second lacks the key: nobody can show that certificate.
    for (const QByteArray& damaged : {QByteArray("no certificate"), identity.certificate.toPem()}) {
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(damaged);
        file.close();
        CHECK(certificateIn(directory.path()).state == OwnCertificate::State::damaged);
    }
}
