#pragma once

#include "wire/announcement.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace tablewood::lan {

/// A table that was heard of in the network.
struct FoundTable
{
    Announcement announcement;
    /// Where it was heard from, as in "192.168.1.20" or "fe80::1%eth0"; the first ones first.
    std::vector<std::string> addresses;
    /// It is this program's own.
    bool isOwn = false;
    friend bool operator==(const FoundTable&, const FoundTable&) = default;
};

struct FoundChange
{
    enum class Kind
    {
        appeared,
        changed,
        gone
    };
    Kind kind = Kind::appeared;
    FoundTable table;
};

/// The tables of which there was a sign of late, from what was heard and when. Anybody can send anything: a
/// table is what has this id and this certificate, so that nobody can put another in its place.
class FoundTables
{
public:
    using Time = std::chrono::milliseconds;

    /// A table that says nothing for so long is gone: within five seconds, with the time between two looks.
    static constexpr Time kSilence{4400};
    /// An announcement that comes this soon after the goodbye was sent before it.
    static constexpr Time kOvertaken{1000};
    /// Nobody looks through more. What is announced beyond is not listed.
    static constexpr std::size_t kMaxTables = 512;
    static constexpr std::size_t kMaxTablesOfAddress = 128;
    static constexpr std::size_t kMaxAddresses = 8;

    explicit FoundTables(InstanceId own) : m_own(own) {}

    /// Takes in what came from an address, and tells what it changed. Time never runs backwards.
    std::optional<FoundChange> hear(const Datagram& datagram, const std::string& from, Time now);
    /// Forgets what was silent for too long.
    std::vector<FoundChange> forget(Time now);
    /// In the order in which they appeared.
    std::vector<FoundTable> tables() const;

private:
    struct Sign
    {
        std::string address;
        Time at{};
    };
    struct Entry
    {
        Announcement announcement;
        std::vector<Sign> signs;
    };
    struct Parting
    {
        Goodbye goodbye;
        Time at{};
    };

    std::optional<FoundChange> take(const Announcement& announcement, const std::string& from, Time now);
    std::optional<FoundChange> take(const Goodbye& goodbye, const std::string& from, Time now);
    std::optional<FoundChange> take(const Query&, const std::string&, Time) { return std::nullopt; }
    bool hasRoomFor(const std::string& address) const;
    FoundTable shown(const Entry& entry) const;

    InstanceId m_own;
    std::vector<Entry> m_entries;
    std::vector<Parting> m_partings;
};

} // namespace tablewood::lan
