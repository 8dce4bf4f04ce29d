#pragma once

#include "lan/doctor/diagnosis.h"
#include "lan/find/table_finder.h"

namespace tablewood::lan {

/// All that the doctor looks at.
struct DoctorPlan
{
    /// This program's, so that its own tables are told apart.
    InstanceId instance = freshInstance();
    DiscoveryNetwork network;
    /// An address at which a table should be.
    std::optional<TableAddress> address;
    OwnCertificate certificate;
    Firewall firewall = firewallHere();
    /// The version of this program, for people.
    std::string version;
    /// How long it listens for tables.
    int listenMs = 2500;
};

/// The certificate that an installation keeps in its data folder.
OwnCertificate certificateIn(const QString& directory);

/// Looks at everything that playing in a network needs: takes a few seconds, and then tells what it saw.
class Doctor : public QObject
{
    Q_OBJECT

public:
    explicit Doctor(DoctorPlan plan, QObject* parent = nullptr);

    /// Looks once.
    void start();

Q_SIGNALS:
    void done(const tablewood::lan::Observations& seen);

private:
    void sayIntoEveryNetwork();
    void hear(const Bytes& bytes);
    void look();
    void probe(const TableAddress& address, const std::optional<Digest>& meant,
               const std::function<void(const Probed&)>& keep);
    bool isHere(const FoundTable& table) const;
    void finish();

    DoctorPlan m_plan;
    DiscoverySocket m_ear;
    DiscoverySocket m_mouth;
    TableFinder m_finder;
    Observations m_seen;
    QTimer m_beat;
    int m_openProbes = 0;
};

} // namespace tablewood::lan
