#include "lan/find/found_tables.h"

#include <algorithm>

namespace tablewood::lan {

std::optional<FoundChange> FoundTables::hear(const Datagram& datagram, const std::string& from, Time now)
{
    return std::visit([&](const auto& chosen) { return take(chosen, from, now); }, datagram);
}

std::optional<FoundChange> FoundTables::take(const Announcement& announcement, const std::string& from,
                                             Time now)
{
    const auto hasParted = [&](const Parting& parting) {
        return parting.goodbye.table == announcement.table &&
               parting.goodbye.instance == announcement.instance && now - parting.at < kOvertaken;
    };
    if (std::ranges::any_of(m_partings, hasParted))
        return std::nullopt;
    const auto entry = std::ranges::find_if(m_entries, [&](const Entry& each) {
        return each.announcement.table == announcement.table &&
               each.announcement.certificate == announcement.certificate;
    });
    if (entry == m_entries.end()) {
        if (!hasRoomFor(from))
            return std::nullopt;
        m_entries.push_back({announcement, {{from, now}}});
        return FoundChange{FoundChange::Kind::appeared, shown(m_entries.back())};
    }
    const FoundTable before = shown(*entry);
    // After a restart the host may be somewhere else.
    if (entry->announcement.instance != announcement.instance)
        entry->signs.clear();
    entry->announcement = announcement;
    const auto sign = std::ranges::find(entry->signs, from, &Sign::address);
    if (sign != entry->signs.end())
        sign->at = now;
    else if (entry->signs.size() < kMaxAddresses)
        entry->signs.push_back({from, now});
    FoundTable after = shown(*entry);
    return after == before ? std::nullopt
                           : std::optional(FoundChange{FoundChange::Kind::changed, std::move(after)});
}

std::optional<FoundChange> FoundTables::take(const Goodbye& goodbye, const std::string& from, Time now)
{
    const auto entry = std::ranges::find_if(m_entries, [&](const Entry& each) {
        return each.announcement.table == goodbye.table && each.announcement.instance == goodbye.instance &&
               std::ranges::find(each.signs, from, &Sign::address) != each.signs.end();
    });
    if (entry == m_entries.end())
        return std::nullopt;
    FoundChange change{FoundChange::Kind::gone, shown(*entry)};
    m_entries.erase(entry);
    if (m_partings.size() >= kMaxTables)
        m_partings.erase(m_partings.begin());
    m_partings.push_back({goodbye, now});
    return change;
}

std::vector<FoundChange> FoundTables::forget(Time now)
{
    std::vector<FoundChange> changes;
    for (Entry& entry : m_entries) {
        const FoundTable before = shown(entry);
        std::erase_if(entry.signs, [&](const Sign& sign) { return now - sign.at >= kSilence; });
        if (entry.signs.empty())
            changes.push_back({FoundChange::Kind::gone, before});
        else if (entry.signs.size() < before.addresses.size())
            changes.push_back({FoundChange::Kind::changed, shown(entry)});
    }
    std::erase_if(m_entries, [](const Entry& entry) { return entry.signs.empty(); });
    std::erase_if(m_partings, [&](const Parting& parting) { return now - parting.at >= kOvertaken; });
    return changes;
}

std::vector<FoundTable> FoundTables::tables() const
{
    std::vector<FoundTable> tables;
    for (const Entry& entry : m_entries)
        tables.push_back(shown(entry));
    return tables;
}

bool FoundTables::hasRoomFor(const std::string& address) const
{
    const auto isFrom = [&](const Entry& entry) {
        return std::ranges::find(entry.signs, address, &Sign::address) != entry.signs.end();
    };
    return m_entries.size() < kMaxTables &&
           static_cast<std::size_t>(std::ranges::count_if(m_entries, isFrom)) < kMaxTablesOfAddress;
}

FoundTable FoundTables::shown(const Entry& entry) const
{
    FoundTable table{entry.announcement, {}, entry.announcement.instance == m_own};
    for (const Sign& sign : entry.signs)
        table.addresses.push_back(sign.address);
    return table;
}

} // namespace tablewood::lan
