#include "lan/remote_table.h"

#include "lan/limits.h"
#include "lan/tls_channel.h"

#include <algorithm>

namespace tablewood::lan {

Whereabouts whereaboutsOf(const FoundTable& found)
{
    Whereabouts where{{}, found.announcement.certificate, found.announcement.table};
    for (const std::string& host : found.addresses)
        where.addresses.push_back({host, found.announcement.port});
    return where;
}

Whereabouts whereaboutsOf(const KnownTable& known) { return {known.addresses, known.host, known.table}; }

Whereabouts whereaboutsFrom(const std::string& typed)
{
    if (!isLink(typed))
        return {{addressFrom(typed)}, {}, {}};
    const TableLink link = linkFrom(typed);
    Whereabouts where{{}, link.certificate, link.table};
    for (const std::string& host : link.hosts)
        where.addresses.push_back({host, link.port});
    return where;
}

RemoteTable::RemoteTable(JoinPlan plan, const Identity& identity, KnownTables& known)
    : m_plan(std::move(plan)), m_known(known), m_guest(m_plan.guest), m_connector(identity, m_plan.pace),
      m_pause(m_plan.pace.firstRetry), m_own(digestOf(identity.certificate))
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] { connectNow(); });
    m_connector.reached = [this](QSslSocket* socket, const TableAddress& address) {
        connected(socket, address);
    };
    m_connector.failed = [this](const Text& why) { waitAndRetry(why); };
    m_guest.events.admitted = [this](const Admitted& told) { admitted(told); };
    m_guest.events.moved = [this](const Moved& told) { moved(told); };
    m_guest.events.lost = [this](const Text& why, bool isFinal) { lost(why, isFinal); };
    if (m_plan.network) {
        m_finder = std::make_unique<TableFinder>(freshInstance(), *m_plan.network);
        connect(m_finder.get(), &TableFinder::appeared, this,
                [this](const FoundTable& found) { heard(found, true); });
        connect(m_finder.get(), &TableFinder::changed, this,
                [this](const FoundTable& found) { heard(found, false); });
    }
    if (const auto table = m_plan.where.table ? m_known.find(*m_plan.where.table) : std::nullopt) {
        for (const TableAddress& address : table->addresses)
            m_plan.where.addresses.push_back(address);
        if (!m_plan.where.host)
            m_plan.where.host = table->host;
    }
}

void RemoteTable::start()
{
    if (m_finder && m_plan.where.addresses.empty())
        become(State::looking);
    else
        connectNow();
}

void RemoteTable::connectNow()
{
    become(State::connecting);
    m_connector.start(m_plan.where.addresses, m_plan.where.host);
}

void RemoteTable::connected(QSslSocket* socket, const TableAddress& address)
{
    m_address = address;
    auto* const channel = new TlsChannel(socket, m_plan.pace, kMaxKnockFrame);
    m_hostNow = channel->peer();
    const auto table =
        m_plan.where.table ? m_known.find(*m_plan.where.table) : m_known.find(m_hostNow, address.port);
    m_token.reset();
    if (table && table->host == m_hostNow)
        m_token = table->token;
    m_guest.attach(channel, m_token);
    become(State::knocking);
}

void RemoteTable::admitted(const Admitted& admitted)
{
    m_pause = m_plan.pace.firstRetry;
    // From now on it is this table at this host and no other.
    m_plan.where.table = admitted.table;
    m_plan.where.host = m_hostNow;
    if (admitted.token)
        m_token = admitted.token;
    std::erase(m_plan.where.addresses, m_address);
    m_plan.where.addresses.insert(m_plan.where.addresses.begin(), m_address);
    if (m_token)
        keepToken(m_hostNow);
    become(State::inside);
}

void RemoteTable::moved(const Moved& moved)
{
    m_plan.where.host = moved.certificate;
    m_plan.where.addresses.clear();
    for (const std::string& address : moved.addresses)
        m_plan.where.addresses.push_back({address, moved.port});
    if (moved.token)
        m_token = moved.token;
    if (m_token && m_plan.where.table)
        keepToken(moved.certificate);
    if (hasMoved)
        hasMoved(moved);
    if (moved.certificate == m_own)
        lost(Text(TW_TEXT("lan", "You host the table now.")), true);
}

void RemoteTable::keepToken(const Digest& host)
{
    try {
        m_known.keep({*m_plan.where.table, m_guest.lobby().table, host, *m_token, m_plan.where.addresses});
    } catch (const InputError& error) {
        // Playing goes on; only coming back after a restart of this program would not be by itself.
        m_why = Text(TW_TEXT("lan", "What lets you back in cannot be stored: %1"), error.what());
    }
}

void RemoteTable::lost(const Text& why, bool isFinal)
{
    if (m_state == State::ended)
        return;
    if (!isFinal && !m_isGoingHome) {
        waitAndRetry(why);
        return;
    }
    m_why = why;
    m_guest.detach();
    become(State::ended);
}

void RemoteTable::waitAndRetry(const Text& why)
{
    m_why = why;
    m_retry.start(m_pause);
    m_pause = std::min(2 * m_pause, m_plan.pace.lastRetry);
    become(State::lost);
}

void RemoteTable::goHome()
{
    m_retry.stop();
    m_connector.stop();
    try {
        if (m_plan.where.table)
            m_known.forget(*m_plan.where.table);
    } catch (const InputError&) {
        // What is kept lets nobody in any more.
    }
    if (!m_guest.isInside()) {
        lost({}, true);
        return;
    }
    // The host's last word tells that it has heard.
    m_isGoingHome = true;
    m_guest.say(GoHome{});
    QTimer::singleShot(m_plan.pace.silence, this, [this] { lost({}, true); });
}

void RemoteTable::heard(const FoundTable& found, bool isBack)
{
    // Only the host that is known; whoever else announces the table would be turned away by its certificate.
    if (found.announcement.table != m_plan.where.table || found.announcement.certificate != m_plan.where.host)
        return;
    bool isNews = isBack;
    for (const std::string& host : found.addresses) {
        const TableAddress address{host, found.announcement.port};
        isNews = std::erase(m_plan.where.addresses, address) == 0 || isNews;
        m_plan.where.addresses.insert(m_plan.where.addresses.begin(), address);
    }
    m_plan.where.addresses.resize(std::min(m_plan.where.addresses.size(), kMaxAddresses));
    // An attempt that waits for an answer from before would go on waiting for seconds.
    if (m_state == State::looking || m_state == State::lost || (m_state == State::connecting && isNews)) {
        m_retry.stop();
        connectNow();
    }
}

void RemoteTable::become(State state)
{
    m_state = state;
    if (m_finder && (state == State::looking || state == State::lost))
        m_finder->start();
    else if (m_finder && state != State::connecting)
        m_finder->stop();
    if (changed)
        changed();
}

} // namespace tablewood::lan
