#pragma once

#include "lan/find/discovery_socket.h"

#include <QTimer>

namespace tablewood::lan {

/// Announces this program's tables to everybody in the laptop's networks, once a second and whenever somebody
/// asks, and says goodbye to those that are no longer there.
class Announcer : public QObject
{
    Q_OBJECT

public:
    /// The tables as they are now, each with the same instance.
    using Tables = std::function<std::vector<Announcement>()>;

    explicit Announcer(Tables tables, DiscoveryNetwork network = {}, QObject* parent = nullptr);
    ~Announcer() override;

    /// Tells at once what has changed since: a seat was taken, a table was opened or closed.
    void tellChanges();
    const std::vector<InterfaceUse>& uses() const { return m_socket.uses(); }

private:
    void tellAll();
    void sayGoodbyes(const std::vector<Announcement>& tables);
    void hear(const Bytes& bytes, const QHostAddress& from, std::uint16_t port);

    Tables m_tables;
    DiscoverySocket m_socket;
    std::vector<Announcement> m_told;
    QTimer m_beat;
    int m_answers = 0;
};

} // namespace tablewood::lan
