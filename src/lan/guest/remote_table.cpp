#include "lan/guest/remote_table.h"

#include "kernel/fault.h"
#include "lan/channel/limits.h"
#include "lan/channel/tls_channel.h"

#include <algorithm>

namespace tablewood::lan {

Whereabouts whereaboutsOf(const FoundTable& found)
{
    return {tableAddresses(found.addresses, found.announcement.port), found.announcement.certificate,
            found.announcement.table};
}

Whereabouts whereaboutsOf(const KnownTable& known) { return {known.addresses, known.host, known.table}; }

Whereabouts whereaboutsFrom(const std::string& typed)
{
    if (!isLink(typed))
        return {{addressFrom(typed)}, {}, {}};
    const JoinLink link = linkFrom(typed);
    return {tableAddresses(link.hosts, link.port), link.certificate, link.table};
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
    m_guest.events.learned = [this] { keep(); };
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
    m_steady.setSingleShot(true);
    connect(&m_steady, &QTimer::timeout, this, [this] { m_pause = m_plan.pace.firstRetry; });
    const Whereabouts& where = m_plan.where;
    const auto joined = !where.table ? std::nullopt
                        : where.host ? m_known.find(*where.table, *where.host)
                                     : m_known.find(*where.table);
    if (joined) {
        for (const TableAddress& address : joined->addresses)
            m_plan.where.addresses.push_back(address);
        m_plan.where.host = joined->host;
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
    m_tried = std::chrono::steady_clock::now();
    m_triesNext = m_next && !m_triesNext;
    const Whereabouts& where = m_triesNext ? *m_next : m_plan.where;
    m_connector.start(where.addresses, where.host);
}

void RemoteTable::connected(QSslSocket* socket, const TableAddress& address)
{
    m_address = address;
    auto* const channel = new TlsChannel(socket, m_plan.pace, kMaxKnockFrame);
    m_hostNow = channel->peer();
    // The token of this guest counts at its table, and where that table has moved.
    const bool isHeld = m_token && (m_triesNext || m_plan.where.host == m_hostNow);
    if (!isHeld) {
        const auto known = m_plan.where.table ? m_known.find(*m_plan.where.table, m_hostNow)
                                              : m_known.find(m_hostNow, address.port);
        m_token.reset();
        if (known && known->host == m_hostNow)
            m_token = known->token;
    }
    m_guest.attach(channel, m_token);
    become(State::knocking);
}

/// Goes on with what the guest knew of the deal before its program was started again.
void RemoteTable::recall()
{
    const auto known = m_known.find(*m_plan.where.table, m_hostNow);
    if (!known || known->deal.empty() || m_guest.witness().deals() != 0)
        return;
    try {
        m_guest.remember(fromBytes<DealWitness>(known->deal));
    } catch (const InputError&) {
        // The file is damaged: the deal is not checked.
    }
}

void RemoteTable::admitted(const Admitted& admitted)
{
    if (m_plan.where.table && *m_plan.where.table != admitted.table) {
        lost(Text(TW_TEXT("lan", "Another table is at this address now.")), true);
        return;
    }
    m_keptFromComparing = 0;
    m_steady.start(m_plan.pace.lastRetry);
    const bool isNext = m_triesNext;
    if (isNext)
        m_plan.where.addresses = m_next->addresses;
    // From now on it is this table at this host and no other.
    const auto before = std::exchange(m_plan.where.host, m_hostNow);
    m_plan.where.table = admitted.table;
    if (admitted.token)
        m_token = admitted.token;
    else
        recall();
    std::erase(m_plan.where.addresses, m_address);
    m_plan.where.addresses.insert(m_plan.where.addresses.begin(), m_address);
    keep();
    if (isNext) {
        m_next.reset();
        m_triesNext = false;
        if (before && *before != m_hostNow)
            forget(*before);
    }
    become(State::inside);
}

void RemoteTable::moved(const Moved& moved)
{
    if (moved.certificate == m_own) {
        if (!m_guest.hasTakenOver() && !m_plan.isPromised)
            throw InputError("moved", "this laptop has not taken the table over");
        if (hasMoved)
            hasMoved(moved);
        lost(Text(TW_TEXT("lan", "You host the table now.")), true);
        return;
    }
    m_next = Whereabouts{tableAddresses(moved.addresses, moved.port), moved.certificate, m_plan.where.table};
    m_triesNext = false;
    if (hasMoved)
        hasMoved(moved);
}

void RemoteTable::keep()
{
    if (!m_token || !m_plan.where.table || !m_plan.where.host || m_isGoingHome)
        return;
    try {
        m_known.keep({*m_plan.where.table, m_guest.lobby().table, *m_plan.where.host, *m_token,
                      m_plan.where.addresses, toBytes(m_guest.witness())});
    } catch (const InputError& error) {
        // Playing goes on; only coming back after a restart of this program would not be by itself.
        if (troubled)
            troubled(Text(TW_TEXT("lan", "What lets you back in cannot be stored: %1"), reasonOf(error)));
    }
}

/// The place is given up. The table stays one of the last that were joined.
void RemoteTable::leave()
{
    try {
        if (m_plan.where.table && m_plan.where.host)
            m_known.leave(*m_plan.where.table, *m_plan.where.host);
    } catch (const InputError&) {
        // The kept token lets nobody in any more.
    }
}

void RemoteTable::forget(const Digest& host)
{
    try {
        if (m_plan.where.table)
            m_known.forget(*m_plan.where.table, host);
    } catch (const InputError&) {
        // The kept token lets nobody in any more.
    }
}

void RemoteTable::lost(const Text& why, bool isFinal)
{
    m_steady.stop();
    if (m_state == State::ended)
        return;
    const bool isKept =
        !isFinal && m_guest.isKeptFromComparing() && ++m_keptFromComparing >= kMaxKeptFromComparing;
    if (!isFinal && !isKept && !m_isGoingHome) {
        waitAndRetry(why);
        return;
    }
    // The host's last word tells that it has heard; a connection that is only lost tells nothing.
    if (m_isGoingHome && isFinal)
        leave();
    end(isKept ? Text(TW_TEXT("lan", "This host ends the connection each time before there are pictures "
                                     "to compare. Somebody may be in between."))
               : why);
}

void RemoteTable::end(const Text& why)
{
    if (m_state == State::ended)
        return;
    m_steady.stop();
    m_why = why;
    m_guest.detach();
    become(State::ended);
}

void RemoteTable::waitAndRetry(const Text& why)
{
    m_why = why;
    const auto since =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_tried);
    m_retry.start(std::max(m_plan.pace.firstRetry, m_pause - since));
    m_pause = std::min(2 * m_pause, m_plan.pace.lastRetry);
    become(State::lost);
}

void RemoteTable::goHome()
{
    // A host who closed the table may open it again.
    if (m_state == State::ended)
        return;
    m_retry.stop();
    m_connector.stop();
    m_isGoingHome = true;
    if (!m_guest.isInside()) {
        end({});
        return;
    }
    m_guest.say(GoHome{});
    QTimer::singleShot(m_plan.pace.silence, this, [this] { end({}); });
}

void RemoteTable::heard(const FoundTable& found, bool isBack)
{
    // Only the host that is known; whoever else announces the table would be turned away by its certificate.
    const auto isMeant = [&](const Whereabouts& where) {
        return found.announcement.table == where.table && found.announcement.certificate == where.host;
    };
    const bool isNext = m_next && isMeant(*m_next);
    if (!isNext && !isMeant(m_plan.where))
        return;
    std::vector<TableAddress>& addresses = isNext ? m_next->addresses : m_plan.where.addresses;
    bool isNews = isBack;
    for (const TableAddress& address : tableAddresses(found.addresses, found.announcement.port)) {
        isNews = std::erase(addresses, address) == 0 || isNews;
        addresses.insert(addresses.begin(), address);
    }
    // Anybody can announce any address: the one where the table was reached stays.
    const bool wasReached = std::erase(addresses, m_address) != 0;
    addresses.resize(std::min(addresses.size(), kMaxAddresses - 1));
    if (wasReached)
        addresses.insert(addresses.begin() + std::min<std::ptrdiff_t>(1, std::ssize(addresses)), m_address);
    // An attempt that waits for an answer from before would go on waiting for seconds. Who has never been
    // inside takes its time: each try would be another one for somebody in the middle.
    const bool isWaiting = m_state == State::lost || (m_state == State::connecting && isNews);
    const bool mayHurry = m_state == State::looking ||
                          (isWaiting && m_token && m_hurries.take(std::chrono::steady_clock::now()));
    if (mayHurry) {
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
