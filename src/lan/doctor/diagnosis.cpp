#include "lan/doctor/diagnosis.h"

#include "lan/channel/certificate.h"

#include <algorithm>
#include <iterator>

namespace tablewood::lan {

namespace {

using Findings = std::vector<Finding>;

Text askDoctorThere()
{
    return Text(TW_TEXT(
        "lan", "Let Tablewood through the firewall of the laptop with the table: the LAN doctor there "
               "says how."));
}

std::string portText(std::uint16_t port) { return std::to_string(port); }

/// Groups of four hexadecimal digits, so that two people can compare them aloud.
std::string digestText(const Digest& digest)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        if (i > 0 && i % 2 == 0)
            text += ' ';
        text += kDigits[digest[i] >> 4];
        text += kDigits[digest[i] & 15];
    }
    return text;
}

void lookAtInterfaces(const Observations& seen, Findings& findings)
{
    const auto reaches = [&](Reach reach) {
        return std::ranges::find(seen.uses, reach, &InterfaceUse::reach) != seen.uses.end();
    };
    const Text remedy(
        TW_TEXT("lan", "Join the wireless network of the others, or plug in a cable that leads there."));
    if (!reaches(Reach::localNetwork) && reaches(Reach::virtualNetwork))
        findings.push_back({Layer::interfaces, Health::bad,
                            Text(TW_TEXT("lan", "This laptop is in no network but virtual ones and VPNs.")),
                            remedy});
    else if (!reaches(Reach::localNetwork))
        findings.push_back(
            {Layer::interfaces, Health::bad, Text(TW_TEXT("lan", "This laptop is in no network.")), remedy});
    for (const InterfaceUse& use : seen.uses)
        findings.push_back({Layer::interfaces, use.isUsed() ? Health::good : Health::note, use.why, {}});
}

Finding echoOf(const Observations& seen, const InterfaceUse& use)
{
    const auto ofThis = [&](const Echo& echo) { return echo.outlet.interfaceIndex == use.adapter.index; };
    const auto isSent = [&](const Echo& echo) { return ofThis(echo) && echo.isSent; };
    const auto isHeard = [&](const Echo& echo) { return ofThis(echo) && echo.isHeard; };
    if (std::ranges::any_of(seen.echoes, isHeard))
        return {Layer::announcements,
                Health::good,
                Text(TW_TEXT("lan", "Announcements through %1 are sent and heard."), use.adapter.label),
                {}};
    // Many a VPN takes no announcements; that is no fault of the laptop's.
    const Health health = use.reach == Reach::localNetwork ? Health::bad : Health::note;
    if (!std::ranges::any_of(seen.echoes, isSent))
        return {Layer::announcements, health,
                Text(TW_TEXT("lan", "Announcements cannot be sent through %1."), use.adapter.label),
                Text(TW_TEXT("lan", "Switch %1 off and on again, or join by the table's address."),
                     use.adapter.label)};
    return {Layer::announcements, health,
            Text(TW_TEXT("lan",
                         "Announcements are sent through %1, but not even this laptop hears them: something "
                         "here keeps UDP port %2 closed."),
                 use.adapter.label, portText(kDiscoveryPort)),
            howToOpen(seen.firewall, kDiscoveryPort)};
}

void lookAtAnnouncements(const Observations& seen, Findings& findings)
{
    if (!seen.whyDeaf.empty()) {
        findings.push_back(
            {Layer::announcements, Health::bad,
             Text(TW_TEXT("lan", "Announcements cannot be heard, because UDP port %1 cannot be opened "
                                 "(%2)."),
                  portText(kDiscoveryPort), seen.whyDeaf),
             Text(TW_TEXT("lan", "Close the program that uses the port, or start the laptop again."))});
        return;
    }
    for (const InterfaceUse& use : seen.uses) {
        if (use.isUsed())
            findings.push_back(echoOf(seen, use));
    }
}

void lookAtTables(const Observations& seen, Findings& findings)
{
    for (const HeardTable& heard : seen.tables) {
        const std::string& title = heard.table.announcement.title;
        if (heard.isHere)
            findings.push_back({Layer::tables,
                                Health::good,
                                Text(TW_TEXT("lan", "The table \"%1\" is open on this laptop."), title),
                                {}});
        else
            findings.push_back({Layer::tables,
                                Health::good,
                                Text(TW_TEXT("lan", "The table \"%1\" is heard from %2."), title,
                                     heard.table.addresses.front()),
                                {}});
    }
    const auto isElsewhere = [](const HeardTable& heard) { return !heard.isHere; };
    if (std::ranges::none_of(seen.tables, isElsewhere))
        findings.push_back(
            {Layer::tables, Health::note, Text(TW_TEXT("lan", "No table on another laptop is heard.")),
             Text(TW_TEXT(
                 "lan", "If one is open, check that both laptops are in the same network: guest networks and "
                        "many public ones keep laptops apart. A typed address or the table's link may work "
                        "all the same."))});
}

Finding probeFinding(const Probed& probed)
{
    const std::string& host = probed.address.host;
    const std::string port = portText(probed.address.port);
    const auto bad = [](Text what, Text remedy) {
        return Finding{Layer::ports, Health::bad, std::move(what), std::move(remedy)};
    };
    switch (probed.reached) {
    case Reached::open:
        return {
            Layer::ports, Health::good, Text(TW_TEXT("lan", "%1 is reached at port %2."), host, port), {}};
    case Reached::otherCertificate:
        return bad(
            Text(TW_TEXT("lan",
                         "Another laptop's table answers at %1, port %2: the certificate is not the one "
                         "that was announced."),
                 host, port),
            Text(TW_TEXT("lan", "Take the table from the list once more, or ask its host for a new link. "
                                "If it stays so, somebody else announces the table: do not join it.")));
    case Reached::stranger:
        return bad(
            Text(TW_TEXT("lan", "What answers at %1, port %2, is no Tablewood."), host, port),
            Text(TW_TEXT("lan", "Check the address and the port: the laptop with the table shows both.")));
    case Reached::refused:
        return bad(
            Text(TW_TEXT("lan", "%1 is there, but nothing is open at port %2."), host, port),
            Text(TW_TEXT("lan", "Check that the table is open and that the port is right. Otherwise let "
                                "Tablewood through the firewall of that laptop: the LAN doctor there says "
                                "how.")));
    case Reached::silent:
        return bad(Text(TW_TEXT("lan", "%1 does not answer at port %2."), host, port), askDoctorThere());
    case Reached::noWay:
        return bad(
            Text(TW_TEXT("lan", "There is no way from this laptop to %1."), host),
            Text(TW_TEXT("lan", "Check that both laptops are in the same network and that the address is "
                                "right.")));
    case Reached::noSuchName:
        return bad(
            Text(TW_TEXT("lan", "No laptop called %1 is known here."), host),
            Text(TW_TEXT("lan", "Check the name, or type the address in numbers: the laptop with the table "
                                "shows it.")));
    }
    return {};
}

/// One address that is reached is enough for a table.
Finding tableProbeFinding(const HeardTable& heard)
{
    const auto open = std::ranges::find(heard.probes, Reached::open, &Probed::reached);
    return probeFinding(open != heard.probes.end() ? *open : heard.probes.front());
}

void lookAtPorts(const Observations& seen, Findings& findings)
{
    if (seen.asked)
        findings.push_back(probeFinding(*seen.asked));
    bool isOpenHere = false;
    for (const HeardTable& heard : seen.tables) {
        isOpenHere = isOpenHere || heard.isHere;
        if (!heard.probes.empty())
            findings.push_back(tableProbeFinding(heard));
    }
    if (seen.isPortFree)
        findings.push_back(
            {Layer::ports,
             Health::good,
             Text(TW_TEXT("lan", "A table can be opened here at port %1."), portText(kTablePort)),
             {}});
    else if (!isOpenHere)
        findings.push_back(
            {Layer::ports, Health::note,
             Text(TW_TEXT("lan", "Another program uses port %1 here: a table of this laptop opens at "
                                 "another one."),
                  portText(kTablePort)),
             Text(TW_TEXT("lan", "A firewall must then let that port through instead."))});
}

void lookAtFirewall(const Observations& seen, Findings& findings)
{
    if (seen.firewall == Firewall::unknown)
        findings.push_back({Layer::firewall,
                            Health::good,
                            Text(TW_TEXT("lan", "No firewall that Tablewood knows is switched on here.")),
                            {}});
    else
        findings.push_back({Layer::firewall, Health::note,
                            Text(TW_TEXT("lan", "A firewall may keep guests from tables on this laptop.")),
                            howToOpen(seen.firewall, kTablePort)});
    if (seen.firewall == Firewall::unknown)
        return;
    for (const HeardTable& heard : seen.tables) {
        const Announcement& table = heard.table.announcement;
        if (heard.isHere && table.port != kTablePort)
            findings.push_back({Layer::firewall, Health::note,
                                Text(TW_TEXT("lan", "The table \"%1\" is open at another port, %2, which the "
                                                    "firewall must let through too."),
                                     table.title, portText(table.port)),
                                howToOpen(seen.firewall, table.port)});
    }
}

void lookAtVersions(const Observations& seen, Findings& findings)
{
    const Text remedy(TW_TEXT("lan", "Install the same version of Tablewood on all laptops."));
    bool isSame = true;
    for (const HeardTable& heard : seen.tables) {
        const Announcement& theirs = heard.table.announcement;
        if (theirs.protocol == seen.protocol)
            continue;
        isSame = false;
        findings.push_back(
            {Layer::versions, Health::bad,
             Text(TW_TEXT("lan", "The table \"%1\" is of Tablewood %2 with protocol %3, this is "
                                 "Tablewood %4 with protocol %5."),
                  theirs.title, theirs.version, std::int64_t{theirs.protocol}, seen.version,
                  std::int64_t{seen.protocol}),
             remedy});
    }
    if (seen.hearsOtherFormat)
        findings.push_back(
            {Layer::versions, Health::bad,
             Text(TW_TEXT("lan", "A laptop in the network has another version of Tablewood, whose "
                                 "announcements cannot be read here.")),
             remedy});
    else if (isSame)
        findings.push_back(
            {Layer::versions,
             Health::good,
             Text(TW_TEXT("lan", "This is Tablewood %1 with protocol %2, and nothing else was heard."),
                  seen.version, std::int64_t{seen.protocol}),
             {}});
}

void lookAtCertificate(const Observations& seen, Findings& findings)
{
    switch (seen.certificate.state) {
    case OwnCertificate::State::kept:
        findings.push_back({Layer::certificate,
                            Health::good,
                            Text(TW_TEXT("lan", "This laptop is known by the certificate %1."),
                                 digestText(seen.certificate.digest)),
                            {}});
        return;
    case OwnCertificate::State::missing:
        findings.push_back(
            {Layer::certificate,
             Health::note,
             Text(TW_TEXT("lan", "This laptop has no certificate yet. It makes one when it first opens "
                                 "or joins a table.")),
             {}});
        return;
    case OwnCertificate::State::damaged:
        findings.push_back({Layer::certificate, Health::bad,
                            Text(TW_TEXT("lan", "The certificate of this laptop cannot be read.")),
                            Text(TW_TEXT("lan", "%1."), remedyForDamage())});
    }
}

} // namespace

Text titleOf(Layer layer)
{
    switch (layer) {
    case Layer::interfaces:
        return Text(TW_TEXT("lan", "Networks"));
    case Layer::announcements:
        return Text(TW_TEXT("lan", "Announcements"));
    case Layer::tables:
        return Text(TW_TEXT("lan", "Tables"));
    case Layer::ports:
        return Text(TW_TEXT("lan", "Ports"));
    case Layer::firewall:
        return Text(TW_TEXT("lan", "Firewall"));
    case Layer::versions:
        return Text(TW_TEXT("lan", "Versions"));
    case Layer::certificate:
        return Text(TW_TEXT("lan", "Certificate"));
    }
    return {};
}

std::vector<Finding> diagnose(const Observations& seen)
{
    Findings findings;
    lookAtInterfaces(seen, findings);
    lookAtAnnouncements(seen, findings);
    lookAtTables(seen, findings);
    lookAtPorts(seen, findings);
    lookAtFirewall(seen, findings);
    lookAtVersions(seen, findings);
    lookAtCertificate(seen, findings);
    return findings;
}

} // namespace tablewood::lan
