#include "lan/find/table_finder.h"

namespace tablewood::lan {

TableFinder::TableFinder(InstanceId own, DiscoveryNetwork network, QObject* parent)
    : QObject(parent), m_network(std::move(network)), m_own(own),
      m_ear(m_network, DiscoverySocket::Port::shared), m_mouth(m_network, DiscoverySocket::Port::own),
      m_tables(own)
{
    m_beat.setInterval(kAskEvery);
    connect(&m_beat, &QTimer::timeout, this, &TableFinder::ask);
    connect(&m_ear, &DiscoverySocket::heard, this, &TableFinder::hear);
    connect(&m_mouth, &DiscoverySocket::heard, this, &TableFinder::hear);
}

void TableFinder::start()
{
    if (m_beat.isActive())
        return;
    m_clock.start();
    m_beat.start();
    ask();
}

void TableFinder::stop()
{
    m_beat.stop();
    m_ear.close();
    m_mouth.close();
    m_tables = FoundTables(m_own);
}

void TableFinder::ask()
{
    for (const FoundChange& change : m_tables.forget(now()))
        tell(change);
    m_ear.refresh();
    m_mouth.refresh();
    const Bytes question = encode(Query{m_own, 0});
    m_mouth.sendToAll({question});
    for (const QHostAddress& address : m_known)
        m_mouth.sendTo(question, address, m_network.port);
}

void TableFinder::hear(const Bytes& bytes, const QHostAddress& from)
{
    try {
        if (const auto change = m_tables.hear(decodeDatagram(bytes), from.toString().toStdString(), now()))
            tell(*change);
    } catch (const InputError&) {
        const auto format = formatOfDatagram(bytes);
        if (format && *format != kDiscoveryFormat)
            Q_EMIT otherFormatHeard(*format, from);
    }
}

void TableFinder::tell(const FoundChange& change)
{
    switch (change.kind) {
    case FoundChange::Kind::appeared:
        Q_EMIT appeared(change.table);
        return;
    case FoundChange::Kind::changed:
        Q_EMIT changed(change.table);
        return;
    case FoundChange::Kind::gone:
        Q_EMIT gone(change.table);
        return;
    }
}

} // namespace tablewood::lan
