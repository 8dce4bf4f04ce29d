#include "lan/doctor/diagnosis.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

Interface cable()
{
    Interface one;
    one.name = one.label = "eth0";
    one.index = 2;
    one.addresses = {{"192.168.1.20", "192.168.1.255"}};
    return one;
}

HeardTable owls(Reached reached)
{
    HeardTable heard;
    heard.table.announcement.title = "Owls";
    heard.table.announcement.version = "0.1.0";
    heard.table.announcement.port = 4000;
    heard.table.addresses = {"192.168.1.30"};
    heard.probes = {{{"192.168.1.30", 4000}, reached}};
    return heard;
}

/// A laptop with which all is well.
Observations wellSeen()
{
    Observations seen;
    seen.uses = usesOf({cable()});
    for (const Outlet& outlet : outletsOf(seen.uses))
        seen.echoes.push_back({outlet, true, true});
    seen.tables = {owls(Reached::open)};
    seen.certificate = {OwnCertificate::State::kept, {0xab, 0xcd}};
    seen.version = "0.1.0";
    return seen;
}

/// The sentences on one layer that are not good news, with what to do.
std::vector<std::string> troubles(const Observations& seen, lan::Layer layer)
{
    std::vector<std::string> texts;
    for (const Finding& finding : diagnose(seen)) {
        if (finding.layer == layer && finding.health != Health::good)
            texts.push_back(std::string(enumNames(Health{})[static_cast<std::size_t>(finding.health)]) +
                            ": " + words(finding.what) + " | " + words(finding.remedy));
    }
    return texts;
}

bool isBad(const Observations& seen)
{
    const std::vector<Finding> findings = diagnose(seen);
    return std::ranges::find(findings, Health::bad, &Finding::health) != findings.end();
}

/// There is one trouble on this layer, nothing else is bad, and what to do is said.
void checkOnlyTrouble(const Observations& seen, lan::Layer layer, const std::string& part)
{
    const std::vector<std::string> texts = troubles(seen, layer);
    REQUIRE(texts.size() == 1);
    CHECK_MESSAGE(texts[0].find(part) != std::string::npos, texts[0]);
    for (const Finding& finding : diagnose(seen)) {
        if (finding.health != Health::bad)
            continue;
        CHECK(finding.layer == layer);
        CHECK_FALSE(finding.remedy.isEmpty());
    }
}

} // namespace

TEST_CASE("A laptop with which all is well has something good to hear on every layer")
{
    const std::vector<Finding> findings = diagnose(wellSeen());
    for (std::size_t layer = 0; layer < enumNames(lan::Layer{}).size(); ++layer) {
        CHECK(std::ranges::find(findings, static_cast<lan::Layer>(layer), &Finding::layer) != findings.end());
        CHECK_FALSE(titleOf(static_cast<lan::Layer>(layer)).isEmpty());
    }
    CHECK(
        std::ranges::all_of(findings, [](const Finding& finding) { return finding.health == Health::good; }));
    CHECK(words(findings.back().what).starts_with("This laptop is known by the certificate abcd 0000"));
}

TEST_CASE("Without a network, or with virtual ones alone, the doctor says to join one")
{
    Observations seen = wellSeen();
    seen.uses.clear();
    checkOnlyTrouble(seen, lan::Layer::interfaces,
                     "bad: This laptop is in no network. | Join the wireless network");

    Interface docker = cable();
    docker.label = docker.name = "docker0";
    seen.uses = usesOf({docker});
    checkOnlyTrouble(seen, lan::Layer::interfaces,
                     "bad: This laptop is in no network but virtual ones and VPNs.");

    seen.uses = usesOf({cable(), docker});
    CHECK(troubles(seen, lan::Layer::interfaces).empty());
}

TEST_CASE("What is announced and not heard on this laptop is blamed on the firewall, with its own command")
{
    Observations seen = wellSeen();
    for (Echo& echo : seen.echoes)
        echo.isHeard = false;
    checkOnlyTrouble(seen, lan::Layer::announcements, "not even this laptop hears them");
    seen.firewall = Firewall::ufw;
    CHECK(troubles(seen, lan::Layer::announcements)[0].find("sudo ufw allow 47410") != std::string::npos);
    seen.firewall = Firewall::firewalld;
    CHECK(troubles(seen, lan::Layer::announcements)[0].find("--add-port=47410/tcp --add-port=47410/udp") !=
          std::string::npos);
    seen.firewall = Firewall::windows;
    CHECK(troubles(seen, lan::Layer::announcements)[0].find("Windows Security") != std::string::npos);
    seen.firewall = Firewall::macos;
    CHECK(troubles(seen, lan::Layer::announcements)[0].find("Local Network") != std::string::npos);

    seen.echoes.front().isHeard = true;
    CHECK(troubles(seen, lan::Layer::announcements).empty());
}

TEST_CASE("An interface that sends nothing is bad, a VPN that sends nothing is not")
{
    Observations seen = wellSeen();
    for (Echo& echo : seen.echoes)
        echo.isSent = echo.isHeard = false;
    checkOnlyTrouble(seen, lan::Layer::announcements, "Announcements cannot be sent through eth0.");

    Interface vpn = cable();
    vpn.label = vpn.name = "tun0";
    vpn.index = 7;
    seen = wellSeen();
    seen.uses = usesOf({cable(), vpn});
    CHECK(troubles(seen, lan::Layer::announcements).size() == 1);
    CHECK_FALSE(isBad(seen));
}

TEST_CASE("A port that cannot be opened is told once, in the system's words too")
{
    Observations seen = wellSeen();
    seen.whyDeaf = "The bound address is already in use";
    checkOnlyTrouble(seen, lan::Layer::announcements, "UDP port 47410 cannot be opened (The bound address");
}

TEST_CASE("No table of others is no fault, and the doctor says what may keep one away")
{
    Observations seen = wellSeen();
    seen.tables.clear();
    checkOnlyTrouble(seen, lan::Layer::tables, "note: No table on another laptop is heard. | If one is open");
    seen.tables = {owls(Reached::open)};
    seen.tables[0].isHere = true;
    checkOnlyTrouble(seen, lan::Layer::tables, "note: No table on another laptop is heard.");
}

TEST_CASE("For each way in which a table cannot be reached there is a sentence of its own")
{
    const auto says = [](Reached reached, const std::string& part) {
        Observations seen = wellSeen();
        seen.tables = {owls(reached)};
        checkOnlyTrouble(seen, lan::Layer::ports, part);
        seen = wellSeen();
        seen.asked = Probed{{"192.168.1.30", 4000}, reached};
        checkOnlyTrouble(seen, lan::Layer::ports, part);
    };
    says(Reached::refused,
         "bad: 192.168.1.30 is there, but nothing is open at port 4000. | Check that the table");
    says(Reached::otherCertificate, "bad: Another laptop's table answers at 192.168.1.30, port 4000");
    says(Reached::stranger,
         "bad: What answers at 192.168.1.30, port 4000, is no Tablewood. | Check the address");
    says(Reached::silent,
         "bad: 192.168.1.30 does not answer at port 4000. | Let Tablewood through the firewall");
    says(Reached::noWay, "bad: There is no way from this laptop to 192.168.1.30. | Check that both laptops");
    says(Reached::noSuchName, "bad: No laptop called 192.168.1.30 is known here. | Check the name");

    Observations seen = wellSeen();
    seen.tables[0].probes = {{{"fe80::1%eth0", 4000}, Reached::noWay},
                             {{"192.168.1.30", 4000}, Reached::open}};
    CHECK_FALSE(isBad(seen));
}

TEST_CASE("A table that is open at another port has its own word for the firewall")
{
    Observations seen = wellSeen();
    seen.firewall = Firewall::ufw;
    CHECK(troubles(seen, lan::Layer::firewall).size() == 1);
    seen.tables[0].isHere = true;
    const auto found = troubles(seen, lan::Layer::firewall);
    REQUIRE(found.size() == 2);
    CHECK(found[0].find("sudo ufw allow 47410") != std::string::npos);
    CHECK(found[1].find("sudo ufw allow 4000") != std::string::npos);
}

TEST_CASE("The usual port in use matters only if no table of this laptop uses it")
{
    Observations seen = wellSeen();
    seen.isPortFree = false;
    checkOnlyTrouble(seen, lan::Layer::ports, "note: Another program uses port 47410 here");
    seen.tables[0].isHere = true;
    CHECK(troubles(seen, lan::Layer::ports).empty());
}

TEST_CASE("Another version is named with both sides' numbers")
{
    Observations seen = wellSeen();
    seen.tables[0].table.announcement.protocol = seen.protocol + 1;
    seen.tables[0].table.announcement.version = "9.0.0";
    checkOnlyTrouble(seen, lan::Layer::versions,
                     "The table \"Owls\" is of Tablewood 9.0.0 with protocol " +
                         std::to_string(seen.protocol + 1) + ", this is Tablewood 0.1.0 with protocol " +
                         std::to_string(seen.protocol) + ". | Install the same version");
    seen = wellSeen();
    seen.hearsOtherFormat = true;
    checkOnlyTrouble(seen, lan::Layer::versions,
                     "another version of Tablewood, whose announcements cannot be read");
}

TEST_CASE("A certificate that is missing is made later, a damaged one is told")
{
    Observations seen = wellSeen();
    seen.certificate = {};
    checkOnlyTrouble(seen, lan::Layer::certificate, "note: This laptop has no certificate yet.");
    seen.certificate.state = OwnCertificate::State::damaged;
    checkOnlyTrouble(seen, lan::Layer::certificate,
                     "bad: The certificate of this laptop cannot be read. | Bring back a copy of the file "
                     "lan-identity.pem; or delete it, and hosts ask again who you are: the seats that are "
                     "kept for you are then theirs to give.");
}

#ifdef Q_OS_LINUX
TEST_CASE("On Linux the firewall that is switched on is known by its files")
{
    const QTemporaryDir root;
    const auto write = [&](const QString& path, const QByteArray& content) {
        const QString whole = root.path() + path;
        QDir().mkpath(QFileInfo(whole).path());
        QFile file(whole);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    CHECK(firewallHere(root.path()) == Firewall::unknown);
    write("/etc/ufw/ufw.conf", "# ENABLED=yes tells\nENABLED=no\n");
    CHECK(firewallHere(root.path()) == Firewall::unknown);
    write("/run/firewalld.pid", "1");
    CHECK(firewallHere(root.path()) == Firewall::firewalld);
    write("/etc/ufw/ufw.conf", "ENABLED=yes\nLOGLEVEL=low\n");
    CHECK(firewallHere(root.path()) == Firewall::ufw);
}
#endif
