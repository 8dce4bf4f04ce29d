#include "lan/find/known_tables.h"

#include "content/faults.h"
#include "lan/channel/crypto.h"
#include "storage/owner_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tablewood::lan {

namespace {

constexpr int kFormat = 1;

QJsonObject jsonOf(const KnownTable& table)
{
    QJsonArray addresses;
    for (const TableAddress& address : table.addresses)
        addresses.append(
            QJsonObject{{"host", QString::fromStdString(address.host)}, {"port", int{address.port}}});
    const auto hex = [](const auto& bytes) { return QString::fromStdString(hexOf(bytes)); };
    QJsonObject json{{"table", hex(table.table)},
                     {"name", QString::fromStdString(table.name)},
                     {"host", hex(table.host)},
                     {"addresses", addresses},
                     {"deal", hex(table.deal)}};
    if (table.token)
        json["token"] = hex(*table.token);
    return json;
}

std::optional<KnownTable> tableOf(const QJsonObject& json)
{
    KnownTable table;
    const auto bytes = [&](const char* key, auto& to) {
        return fromHex(json[key].toString().toStdString(), to);
    };
    if (!bytes("table", table.table) || !bytes("host", table.host))
        return std::nullopt;
    if (Token token; bytes("token", token))
        table.token = token;
    const std::string deal = json["deal"].toString().toStdString();
    table.deal.resize(deal.size() / 2);
    if (!fromHex(deal, table.deal))
        table.deal.clear();
    table.name = json["name"].toString().toStdString();
    for (const auto& one : json["addresses"].toArray()) {
        if (auto address =
                tableAddress(one.toObject()["host"].toString().toStdString(), one.toObject()["port"].toInt()))
            table.addresses.push_back(std::move(*address));
    }
    return table;
}

} // namespace

KnownTables::KnownTables(const QString& directory) : m_path(QDir(directory).filePath("lan-tables.json"))
{
    try {
        read();
    } catch (const InputError&) {
        // Told once something is to be kept.
    }
}

void KnownTables::read()
{
    m_tables.clear();
    const QJsonObject json = QJsonDocument::fromJson(readIfThere(m_path)).object();
    // It has what lets the owner back to their seats: it is not for this version to write over.
    if (const int format = json["format"].toInt(kFormat); format != kFormat)
        throw Fault(
            m_path.toStdString(),
            Text(TW_TEXT("lan", "this file has format %1, this Tablewood reads format %2"), format, kFormat),
            TW_TEXT("lan", "Use the Tablewood that wrote it; or move it away, and hosts ask again who "
                           "you are"));
    for (const auto& one : json["tables"].toArray()) {
        if (auto table = tableOf(one.toObject()); table && m_tables.size() < kMost)
            m_tables.push_back(std::move(*table));
    }
}

std::optional<KnownTable> KnownTables::find(const TableId& table) const
{
    const auto found = std::ranges::find(m_tables, table, &KnownTable::table);
    return found == m_tables.end() ? std::nullopt : std::optional(*found);
}

std::optional<KnownTable> KnownTables::find(const TableId& table, const Digest& host) const
{
    const auto found = std::ranges::find_if(
        m_tables, [&](const KnownTable& one) { return one.table == table && one.host == host; });
    return found == m_tables.end() ? std::nullopt : std::optional(*found);
}

std::optional<KnownTable> KnownTables::find(const Digest& host, std::uint16_t port) const
{
    auto found = std::ranges::find_if(m_tables, [&](const KnownTable& one) {
        return one.host == host && !one.addresses.empty() && one.addresses.front().port == port;
    });
    if (found == m_tables.end())
        found = std::ranges::find(m_tables, host, &KnownTable::host);
    return found == m_tables.end() ? std::nullopt : std::optional(*found);
}

void KnownTables::keep(const KnownTable& table)
{
    change([&] {
        std::erase_if(m_tables, [&](const KnownTable& one) {
            return one.table == table.table && one.host == table.host;
        });
        m_tables.insert(m_tables.begin(), table);
        m_tables.front().addresses.resize(std::min(table.addresses.size(), kMostAddresses));
        m_tables.resize(std::min(m_tables.size(), kMost));
    });
}

void KnownTables::leave(const TableId& table, const Digest& host)
{
    change([&] {
        for (KnownTable& one : m_tables) {
            if (one.table == table && one.host == host)
                one.token.reset();
        }
    });
}

void KnownTables::forget(const TableId& table, const Digest& host)
{
    change([&] {
        std::erase_if(m_tables,
                      [&](const KnownTable& one) { return one.table == table && one.host == host; });
    });
}

void KnownTables::change(const std::function<void()>& what)
{
    const auto lock = locked(m_path);
    read();
    what();
    write();
}

void KnownTables::write() const
{
    QJsonArray tables;
    for (const KnownTable& table : m_tables)
        tables.append(jsonOf(table));
    const QByteArray text = QJsonDocument(QJsonObject{{"format", kFormat}, {"tables", tables}}).toJson();
    writeForOwner(m_path, text);
}

} // namespace tablewood::lan
