#include "lan/doctor/doctor.h"

#include "kernel/input_error.h"
#include "lan/channel/certificate.h"

#include <QTcpServer>

#include <algorithm>

namespace tablewood::lan {

namespace {

/// A datagram may get lost: what is said several times is heard once.
constexpr int kSayEveryMs = 400;
/// Nobody reads about more tables, or waits until more addresses were tried.
constexpr std::size_t kMaxProbedTables = 8;
constexpr std::size_t kMaxProbedAddresses = 3;

bool canListen(std::uint16_t port)
{
    QTcpServer server;
    return server.listen(QHostAddress::Any, port);
}

} // namespace

OwnCertificate certificateIn(const QString& directory)
{
    try {
        const auto kept = keptIdentityIn(directory);
        return kept ? OwnCertificate{OwnCertificate::State::kept, digestOf(kept->certificate)}
                    : OwnCertificate();
    } catch (const InputError&) {
        return {OwnCertificate::State::damaged, {}};
    }
}

Doctor::Doctor(DoctorPlan plan, QObject* parent)
    : QObject(parent), m_plan(std::move(plan)), m_ear(m_plan.network, DiscoverySocket::Port::shared),
      m_mouth(m_plan.network, DiscoverySocket::Port::own), m_finder(m_plan.instance, m_plan.network)
{
    connect(&m_ear, &DiscoverySocket::heard, this, &Doctor::hear);
    connect(&m_finder, &TableFinder::otherFormatHeard, this, [this] { m_seen.hearsOtherFormat = true; });
    connect(&m_beat, &QTimer::timeout, this, &Doctor::sayIntoEveryNetwork);
}

void Doctor::start()
{
    m_seen = {};
    m_seen.firewall = m_plan.firewall;
    m_seen.certificate = m_plan.certificate;
    m_seen.version = m_plan.version;
    m_seen.isPortFree = canListen(kTablePort);
    m_finder.start();
    m_ear.refresh();
    m_mouth.refresh();
    m_seen.uses = m_ear.uses();
    if (!m_ear.isOpen())
        m_seen.whyDeaf = m_ear.problem().toStdString();
    for (const Outlet& outlet : m_mouth.outlets())
        m_seen.echoes.push_back({outlet});
    m_beat.start(kSayEveryMs);
    sayIntoEveryNetwork();
    QTimer::singleShot(m_plan.listenMs, this, &Doctor::look);
}

void Doctor::sayIntoEveryNetwork()
{
    for (std::size_t i = 0; i < m_seen.echoes.size(); ++i) {
        Echo& echo = m_seen.echoes[i];
        // The finder's own questions have the number 0.
        const Query query{m_plan.instance, static_cast<std::uint32_t>(i + 1)};
        echo.isSent = m_mouth.sendThrough(echo.outlet, encode(query)) || echo.isSent;
    }
}

void Doctor::hear(const Bytes& bytes)
{
    try {
        const Datagram datagram = decodeDatagram(bytes);
        const auto* query = std::get_if<Query>(&datagram);
        if (query && query->instance == m_plan.instance && query->number > 0 &&
            query->number <= m_seen.echoes.size())
            m_seen.echoes[query->number - 1].isHeard = true;
    } catch (const InputError&) {
        return; // the finder tells of what cannot be read
    }
}

void Doctor::look()
{
    m_beat.stop();
    for (const FoundTable& table : m_finder.tables())
        m_seen.tables.push_back({table, isHere(table), {}});
    ++m_openProbes; // so that nothing is finished before all have begun
    if (m_plan.address)
        probe(*m_plan.address, std::nullopt, [this](const Probed& probed) { m_seen.asked = probed; });
    for (std::size_t i = 0; i < std::min(m_seen.tables.size(), kMaxProbedTables); ++i) {
        const FoundTable& table = m_seen.tables[i].table;
        for (std::size_t at = 0; at < std::min(table.addresses.size(), kMaxProbedAddresses); ++at)
            probe({table.addresses[at], table.announcement.port}, table.announcement.certificate,
                  [this, i](const Probed& probed) { m_seen.tables[i].probes.push_back(probed); });
    }
    finish();
}

void Doctor::probe(const TableAddress& address, const std::optional<Digest>& meant,
                   const std::function<void(const Probed&)>& keep)
{
    ++m_openProbes;
    auto* const probe = new PortProbe(address, meant, this);
    connect(probe, &PortProbe::done, this, [=, this](Reached reached) {
        probe->deleteLater();
        keep({address, reached});
        finish();
    });
}

bool Doctor::isHere(const FoundTable& table) const
{
    if (table.isOwn)
        return true;
    const auto isOurs = [&](const std::string& heardFrom) {
        const std::string address = heardFrom.substr(0, heardFrom.find('%'));
        return std::ranges::any_of(m_seen.uses, [&](const InterfaceUse& use) {
            return std::ranges::find(use.adapter.addresses, address, &InterfaceAddress::address) !=
                   use.adapter.addresses.end();
        });
    };
    return std::ranges::any_of(table.addresses, isOurs);
}

void Doctor::finish()
{
    if (--m_openProbes > 0)
        return;
    m_finder.stop();
    m_ear.close();
    m_mouth.close();
    Q_EMIT done(m_seen);
}

} // namespace tablewood::lan
