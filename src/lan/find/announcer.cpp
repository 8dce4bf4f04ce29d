#include "lan/find/announcer.h"

#include <algorithm>

namespace tablewood::lan {

namespace {

constexpr int kAnnounceEveryMs = 1000;
/// Datagrams. Questions may come with a forged address: nobody is flooded by our answers. A room full of
/// laptops that look for tables asks less often, and all are announced to it anyhow.
constexpr int kAnswersABeat = 100;

} // namespace

Announcer::Announcer(Tables tables, DiscoveryNetwork network, QObject* parent)
    : QObject(parent), m_tables(std::move(tables)),
      m_socket(std::move(network), DiscoverySocket::Port::shared)
{
    m_beat.setInterval(kAnnounceEveryMs);
    connect(&m_beat, &QTimer::timeout, this, &Announcer::tellAll);
    connect(&m_socket, &DiscoverySocket::heard, this, &Announcer::hear);
    m_beat.start();
    tellAll();
}

Announcer::~Announcer() { sayGoodbyes({}); }

void Announcer::tellAll()
{
    m_answers = 0;
    m_socket.refresh();
    std::vector<Announcement> tables = m_tables();
    sayGoodbyes(tables);
    std::vector<Bytes> datagrams;
    for (const Announcement& table : tables)
        datagrams.push_back(encode(table));
    m_socket.sendToAll(datagrams);
    m_told = std::move(tables);
}

void Announcer::tellChanges()
{
    std::vector<Announcement> tables = m_tables();
    sayGoodbyes(tables);
    std::vector<Bytes> datagrams;
    for (const Announcement& table : tables) {
        if (std::ranges::find(m_told, table) == m_told.end())
            datagrams.push_back(encode(table));
    }
    m_socket.sendToAll(datagrams);
    m_told = std::move(tables);
}

void Announcer::sayGoodbyes(const std::vector<Announcement>& tables)
{
    std::vector<Bytes> datagrams;
    for (const Announcement& before : m_told) {
        if (std::ranges::find(tables, before.table, &Announcement::table) == tables.end())
            datagrams.push_back(encode(Goodbye{before.instance, before.table}));
    }
    m_socket.sendToAll(datagrams);
}

void Announcer::hear(const Bytes& bytes, const QHostAddress& from, std::uint16_t port)
{
    try {
        if (!std::holds_alternative<Query>(decodeDatagram(bytes)))
            return;
    } catch (const InputError&) {
        return; // anybody may send anything
    }
    for (const Announcement& table : m_told) {
        if (m_answers >= kAnswersABeat)
            return;
        ++m_answers;
        m_socket.sendTo(encode(table), from, port);
    }
}

} // namespace tablewood::lan
