#pragma once

#include "lan/channel/certificate.h"
#include "lan/find/discovery_socket.h"
#include "lan/find/known_tables.h"

namespace tablewood {

/// This program as others in the network know it: the number in its announcements, its certificate, and the
/// tables it joined last. One for each data folder.
class LanPlace
{
public:
    LanPlace(QString directory, lan::DiscoveryNetwork network);

    /// This run of the program.
    const lan::InstanceId& instance() const { return m_instance; }
    /// Where tables are announced and looked for.
    const lan::DiscoveryNetwork& network() const { return m_network; }
    const QString& directory() const { return m_directory; }
    /// The certificate of this installation, made on the first call. Throws InputError if it cannot be kept.
    const lan::Identity& identity();
    lan::KnownTables& known() { return m_known; }

private:
    QString m_directory;
    lan::DiscoveryNetwork m_network;
    lan::InstanceId m_instance = lan::freshInstance();
    std::optional<lan::Identity> m_identity;
    lan::KnownTables m_known;
};

} // namespace tablewood
