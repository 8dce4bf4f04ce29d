#pragma once

#include "kernel/cbor.h"
#include "lan/find/address.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tablewood::lan {

/// A table at which this installation was admitted once.
struct KnownTable
{
    TableId table{};
    /// Its name, for people.
    std::string name;
    /// The host's certificate. The token is shown to nobody else.
    Digest host{};
    /// Lets this installation back to its place; nothing once it has left for good.
    std::optional<Token> token;
    /// Where it was reached last, the last first.
    std::vector<TableAddress> addresses;
    /// The bytes of a DealWitness: this installation's knowledge of the match's deal.
    Bytes deal{};
    friend bool operator==(const KnownTable&, const KnownTable&) = default;
};

/// The tables joined last, kept in a file that its owner alone can read. Anybody can announce any table's
/// id: a table is what has this id at this host. Several programs of one installation may keep theirs: what
/// is kept, left or forgotten is so in the file as it is then. These throw InputError if it cannot be stored.
class KnownTables
{
public:
    /// The most that are kept; the longest unused goes.
    static constexpr std::size_t kMost = 50;
    static constexpr std::size_t kMostAddresses = 8;

    /// A file that is missing or damaged is an empty one; so is, until something is to be kept, one that
    /// cannot be read or that another version of Tablewood wrote in its own format. That one stays as it is.
    explicit KnownTables(const QString& directory);

    /// The last joined first.
    const std::vector<KnownTable>& all() const { return m_tables; }
    /// The last joined of this id, at whichever host.
    std::optional<KnownTable> find(const TableId& table) const;
    std::optional<KnownTable> find(const TableId& table, const Digest& host) const;
    /// The table that a host with this certificate had at this port, else the last one it had.
    std::optional<KnownTable> find(const Digest& host, std::uint16_t port) const;
    /// Puts a table first.
    void keep(const KnownTable& table);
    /// Keeps where a table is, and no place at it.
    void leave(const TableId& table, const Digest& host);
    /// Forgets a table at one host.
    void forget(const TableId& table, const Digest& host);

private:
    void read();
    void change(const std::function<void()>& what);
    void write() const;

    QString m_path;
    std::vector<KnownTable> m_tables;
};

} // namespace tablewood::lan
