#include "lan/known_tables.h"

#include "kernel/input_error.h"
#include "lan/crypto.h"
#include "storage/owner_file.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tablewood::lan {

namespace {

constexpr int kFormat = 1;
constexpr std::size_t kMostAddresses = 8;

QJsonObject jsonOf(const KnownTable& table)
{
    QJsonArray addresses;
    for (const TableAddress& address : table.addresses)
        addresses.append(
            QJsonObject{{"host", QString::fromStdString(address.host)}, {"port", int{address.port}}});
    const auto hex = [](const auto& bytes) { return QString::fromStdString(hexOf(bytes)); };
    return {{"table", hex(table.table)}, {"name", QString::fromStdString(table.name)},
            {"host", hex(table.host)},   {"token", hex(table.token)},
            {"addresses", addresses},    {"deal", hex(table.deal)}};
}

std::optional<KnownTable> tableOf(const QJsonObject& json)
{
    KnownTable table;
    const auto bytes = [&](const char* key, auto& to) {
        return fromHex(json[key].toString().toStdString(), to);
    };
    if (!bytes("table", table.table) || !bytes("host", table.host) || !bytes("token", table.token))
        return std::nullopt;
    const std::string deal = json["deal"].toString().toStdString();
    table.deal.resize(deal.size() / 2);
    if (!fromHex(deal, table.deal))
        table.deal.clear();
    table.name = json["name"].toString().toStdString();
    for (const auto& one : json["addresses"].toArray())
        table.addresses.push_back({one.toObject()["host"].toString().toStdString(),
                                   static_cast<std::uint16_t>(one.toObject()["port"].toInt())});
    return table;
}

} // namespace

KnownTables::KnownTables(const QString& directory) : m_path(QDir(directory).filePath("lan-tables.json"))
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    if (json["format"].toInt() != kFormat)
        return;
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
    std::erase_if(m_tables,
                  [&](const KnownTable& one) { return one.table == table.table && one.host == table.host; });
    m_tables.insert(m_tables.begin(), table);
    m_tables.front().addresses.resize(std::min(table.addresses.size(), kMostAddresses));
    m_tables.resize(std::min(m_tables.size(), kMost));
    write();
}

void KnownTables::forget(const TableId& table, const std::optional<Digest>& host)
{
    std::erase_if(m_tables,
                  [&](const KnownTable& one) { return one.table == table && (!host || one.host == *host); });
    write();
}

void KnownTables::write() const
{
    QJsonArray tables;
    for (const KnownTable& table : m_tables)
        tables.append(jsonOf(table));
    const QByteArray text = QJsonDocument(QJsonObject{{"format", kFormat}, {"tables", tables}}).toJson();
    if (const QString directory = QFileInfo(m_path).path(); !QDir().mkpath(directory))
        throw InputError(directory.toStdString(), "this directory cannot be made",
                         "Choose another place, or allow writing there");
    writeForOwner(m_path, text);
}

} // namespace tablewood::lan
