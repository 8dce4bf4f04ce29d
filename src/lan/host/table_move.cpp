#include "lan/host/table_move.h"

#include "lan/channel/limits.h"
#include "lan/find/address.h"

#include <QSslSocket>

#include <algorithm>
#include <utility>

namespace tablewood::lan {

namespace {

/// A person decides.
constexpr std::chrono::seconds kAskTime{60};
/// A guest that has got everything opens its door in no time; then it is not coming.
constexpr std::chrono::seconds kMoveTime{10};

} // namespace

Text TableMove::nobodyCame() { return TW_TEXT("lan", "The table stays where it is: nobody took it over."); }

TableMove::TableMove(const Identity& identity, const Pace& pace) : m_trial(identity, pace)
{
    m_time.setSingleShot(true);
    QObject::connect(&m_time, &QTimer::timeout, [this] { failed(nobodyCame()); });
    m_trial.failed = [this](const Text& why) {
        failed(Text(TW_TEXT("lan", "The table stays where it is: nobody would reach it there. %1"), why));
    };
}

void TableMove::ask(GuestId guest)
{
    m_successor = guest;
    m_time.start(kAskTime);
}

void TableMove::handOver()
{
    m_isHandedOver = true;
    m_time.start(kMoveTime);
}

void TableMove::tryOut(const std::string& address, const Digest& certificate, const HostsNow& now)
{
    std::vector<std::string> hosts{address};
    hosts.insert(hosts.end(), now.addresses.begin(),
                 now.addresses.begin() +
                     static_cast<std::ptrdiff_t>(std::min(now.addresses.size(), kMaxAddresses - 1)));
    std::vector<TableAddress> addresses = tableAddresses(hosts, now.port);
    Moved to{{}, now.port, certificate, std::nullopt};
    for (const TableAddress& one : addresses)
        to.addresses.push_back(one.host);
    m_trial.reached = [this, to](QSslSocket* socket, const TableAddress&) {
        socket->abort();
        socket->deleteLater();
        m_time.stop();
        reached(to);
    };
    m_trial.start(std::move(addresses), certificate);
}

GuestId TableMove::end()
{
    m_trial.stop();
    m_time.stop();
    const GuestId successor = std::exchange(m_successor, 0);
    return std::exchange(m_isHandedOver, false) ? successor : 0;
}

} // namespace tablewood::lan
