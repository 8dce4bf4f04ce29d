#pragma once

#include "lan/find/discovery_socket.h"
#include "lan/find/found_tables.h"

#include <QElapsedTimer>
#include <QTimer>

namespace tablewood::lan {

/// Looks for tables in every network the laptop is in, and lists those that are there.
class TableFinder : public QObject
{
    Q_OBJECT

public:
    /// So often that three questions and answers fit into the two seconds within which a table is to be
    /// listed: one in five packets may get lost.
    static constexpr std::chrono::milliseconds kAskEvery{500};

    /// `own` is this program's: its tables are told apart.
    explicit TableFinder(InstanceId own, DiscoveryNetwork network = {}, QObject* parent = nullptr);

    /// Asks at once and goes on asking.
    void start();
    /// Stops looking; nothing is listed any more.
    void stop();
    /// Asks these laptops beside everybody, also across a router: where tables were joined last.
    void alsoAsk(std::vector<QHostAddress> addresses) { m_known = std::move(addresses); }

    std::vector<FoundTable> tables() const { return m_tables.tables(); }

Q_SIGNALS:
    void appeared(const tablewood::lan::FoundTable& table);
    void changed(const tablewood::lan::FoundTable& table);
    void gone(const tablewood::lan::FoundTable& table);
    /// Somebody speaks another format, which is another version of Tablewood.
    void otherFormatHeard(qint64 format, const QHostAddress& from);

private:
    void ask();
    void hear(const Bytes& bytes, const QHostAddress& from);
    void tell(const FoundChange& change);
    FoundTables::Time now() const { return FoundTables::Time(m_clock.elapsed()); }

    DiscoveryNetwork m_network;
    InstanceId m_own;
    /// Hears what is said to everybody.
    DiscoverySocket m_ear;
    /// Asks, and hears the answers.
    DiscoverySocket m_mouth;
    FoundTables m_tables;
    std::vector<QHostAddress> m_known;
    QElapsedTimer m_clock;
    QTimer m_beat;
};

} // namespace tablewood::lan
