#include "app/lan/lan_place.h"

namespace tablewood {

LanPlace::LanPlace(QString directory, lan::DiscoveryNetwork network)
    : m_directory(std::move(directory)), m_network(std::move(network)), m_known(m_directory)
{
}

const lan::Identity& LanPlace::identity()
{
    if (!m_identity)
        m_identity = lan::identityIn(m_directory);
    return *m_identity;
}

} // namespace tablewood
