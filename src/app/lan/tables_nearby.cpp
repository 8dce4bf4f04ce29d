#include "app/lan/tables_nearby.h"

#include "app/home/shelf.h"
#include "app/program.h"
#include "lan/channel/crypto.h"
#include "lan/find/address.h"
#include "lan/find/table_code.h"

#include <algorithm>

namespace tablewood {

namespace {

constexpr std::chrono::milliseconds kGather{100};
/// Before anything is listed: the answers of a whole network stand in their order.
constexpr std::chrono::milliseconds kGatherFirst{300};

QString linkTo(const lan::FoundTable& found)
{
    return QString::fromStdString(lan::textOf(lan::JoinLink{
        found.addresses, found.announcement.port, found.announcement.table, found.announcement.certificate}));
}

QString linkTo(const lan::KnownTable& known)
{
    lan::JoinLink link{{}, lan::kTablePort, known.table, known.host};
    if (!known.addresses.empty())
        link.port = known.addresses.front().port;
    for (const lan::TableAddress& address : known.addresses)
        if (address.port == link.port)
            link.hosts.push_back(address.host);
    return QString::fromStdString(lan::textOf(link));
}

/// Anybody can announce any table's id: a table is what has this id at this host.
QString keyOf(const lan::TableId& table, const lan::Digest& host)
{
    return QString::fromStdString(lan::hexOf(table) + lan::hexOf(host));
}

int rankOf(const NearbyEntry& entry)
{
    if (!entry.problem.isEmpty() || entry.isOwn)
        return 3;
    return entry.isKnown ? 0 : entry.free > 0 ? 1 : 2;
}

QString whyNotJoin(const Program& program, const lan::Announcement& table, const QString& gameName)
{
    const QString version = QString::fromStdString(table.version);
    if (table.protocol != lan::kProtocol)
        return TablesNearby::tr(
                   "That laptop has Tablewood %1, this one %2. Install the same version on both.")
            .arg(version, program.version());
    if (!program.game(table.game))
        return TablesNearby::tr(
                   "%1 is not in the Tablewood of this laptop. Install the version of the host, %2.")
            .arg(gameName, version);
    return {};
}

NearbyEntry entryOf(Program& program, const lan::FoundTable& found, const QVariantList& boxes)
{
    const lan::Announcement& table = found.announcement;
    NearbyEntry entry;
    entry.name = QString::fromStdString(table.title);
    entry.code = QString::fromStdString(lan::codeOf(table.table));
    entry.game = QString::fromStdString(table.game);
    entry.gameName = entry.game;
    for (const QVariant& one : boxes) {
        const auto box = one.value<BoxEntry>();
        if (box.id != entry.game)
            continue;
        entry.gameName = box.name;
        entry.emblem = box.emblem;
        entry.palette = box.palette;
    }
    entry.free = static_cast<int>(table.freeSeats);
    entry.seats = static_cast<int>(table.seats);
    entry.isOwn = found.isOwn;
    const auto known = program.lanPlace().known().find(table.table, table.certificate);
    entry.isKnown = known && known->token;
    entry.target = linkTo(found);
    entry.version = QString::fromStdString(table.version);
    entry.problem = whyNotJoin(program, table, entry.gameName);
    return entry;
}

NearbyEntry entryOf(const lan::KnownTable& known)
{
    NearbyEntry entry;
    entry.name = QString::fromStdString(known.name);
    entry.code = QString::fromStdString(lan::codeOf(known.table));
    entry.target = linkTo(known);
    return entry;
}

bool isOf(const lan::FoundTable& found, const lan::KnownTable& known)
{
    return found.announcement.table == known.table && found.announcement.certificate == known.host;
}

/// Where this laptop has a place at a table that another host announces: the table may have moved there while
/// nobody here was at it, and only the host that is known can say so.
std::optional<lan::KnownTable> placeElsewhere(const lan::KnownTables& places, const lan::FoundTable& table,
                                              const std::vector<lan::FoundTable>& found)
{
    auto known = places.find(table.announcement.table);
    const bool isHeard =
        known && std::ranges::any_of(found, [&](const lan::FoundTable& one) { return isOf(one, *known); });
    return known && known->token && !isHeard && !table.isOwn ? known : std::nullopt;
}

} // namespace

TablesNearby::TablesNearby(QObject* parent) : TablesNearby(Program::instance(), parent) {}

TablesNearby::TablesNearby(Program& program, QObject* parent)
    : QObject(parent), m_program(program),
      m_finder(m_program.lanPlace().instance(), m_program.lanPlace().network())
{
    connect(&m_program, &Program::languageChanged, this, &TablesNearby::refresh);
    for (const auto change :
         {&lan::TableFinder::appeared, &lan::TableFinder::changed, &lan::TableFinder::gone})
        connect(&m_finder, change, this, &TablesNearby::refreshSoon);
    m_gathering.setSingleShot(true);
    connect(&m_gathering, &QTimer::timeout, this, &TablesNearby::refresh);
}

void TablesNearby::setLooking(bool looking)
{
    if (m_isLooking == looking)
        return;
    m_isLooking = looking;
    if (looking) {
        std::vector<QHostAddress> known;
        for (const lan::KnownTable& table : m_program.lanPlace().known().all())
            for (const lan::TableAddress& address : table.addresses)
                if (QHostAddress numeric; numeric.setAddress(QString::fromStdString(address.host)))
                    known.push_back(numeric);
        m_finder.alsoAsk(std::move(known));
        m_finder.start();
    } else {
        m_finder.stop();
    }
    refresh();
    Q_EMIT isLookingChanged();
}

/// Anybody can announce anything at any rate; the lists are made anew a few times a second at most.
void TablesNearby::refreshSoon()
{
    if (!m_gathering.isActive())
        m_gathering.start(m_tables.count() == 0 ? kGatherFirst : kGather);
}

void TablesNearby::refresh()
{
    m_gathering.stop();
    list(m_finder.tables());
}

std::vector<EntryModel::Row> TablesNearby::inPlace(std::vector<EntryModel::Row> heard) const
{
    std::ranges::stable_sort(
        heard, {}, [](const EntryModel::Row& row) { return rankOf(row.entry.value<NearbyEntry>()); });
    std::vector<EntryModel::Row> listed;
    // Up to here everything below is gone.
    std::size_t end = 0;
    for (EntryModel::Row row : m_tables.rows()) {
        const auto now = std::ranges::find(heard, row.key, &EntryModel::Row::key);
        if (now != heard.end()) {
            listed.push_back(*now);
            heard.erase(now);
            end = listed.size();
            continue;
        }
        auto gone = row.entry.value<NearbyEntry>();
        gone.problem = tr("It is not open any more.");
        listed.push_back({row.key, QVariant::fromValue(gone)});
    }
    if (heard.empty())
        listed.resize(end);
    listed.insert(listed.end(), heard.begin(), heard.end());
    return listed;
}

void TablesNearby::list(const std::vector<lan::FoundTable>& found)
{
    const QVariantList boxes = Shelf().boxes();
    std::vector<EntryModel::Row> tables;
    for (const lan::FoundTable& table : found) {
        const lan::Announcement& said = table.announcement;
        const NearbyEntry entry = entryOf(m_program, table, boxes);
        if (const auto place = placeElsewhere(m_program.lanPlace().known(), table, found)) {
            NearbyEntry back = entry;
            back.isKnown = true;
            back.target = linkTo(*place);
            tables.push_back({keyOf(place->table, place->host), QVariant::fromValue(back)});
        }
        tables.push_back({keyOf(said.table, said.certificate), QVariant::fromValue(entry)});
    }
    std::vector<EntryModel::Row> last;
    for (const lan::KnownTable& known : m_program.lanPlace().known().all()) {
        if (last.size() == kLastTables)
            break;
        const QString key = keyOf(known.table, known.host);
        const auto heard = std::ranges::find(tables, key, &EntryModel::Row::key);
        last.push_back(heard != tables.end() ? *heard
                                             : EntryModel::Row{key, QVariant::fromValue(entryOf(known))});
    }
    m_tables.setRows(inPlace(std::move(tables)));
    m_lastTables.setRows(std::move(last));
}

QString TablesNearby::targetOf(const QString& typed) const
{
    const QString code = QString::fromStdString(lan::codeFrom(typed.toStdString()));
    if (code.isEmpty())
        return typed;
    QString target = typed;
    for (const EntryModel* const model : {&m_tables, &m_lastTables}) {
        for (const EntryModel::Row& row : model->rows()) {
            const auto entry = row.entry.value<NearbyEntry>();
            if (entry.code != code)
                continue;
            // Anybody can announce a table of any code: one where we have been comes first.
            if (entry.isKnown)
                return entry.target;
            if (target == typed)
                target = entry.target;
        }
    }
    return target;
}

QString TablesNearby::whyNot(const QString& target)
{
    if (const std::string code = lan::codeFrom(target.toStdString()); !code.empty())
        return tr("No table %1 is heard here. A table's code finds it in the same network; from elsewhere, "
                  "or "
                  "where the network hides it, type the host's address or paste the link.")
            .arg(QString::fromStdString(code));
    const bool isLink = lan::isLink(target.toStdString());
    try {
        if (isLink)
            lan::linkFrom(target.toStdString());
        else
            lan::addressFrom(target.toStdString());
        return {};
    } catch (const InputError&) {
        return isLink ? tr("This link to a table is not whole. Copy it once more, or type the address.")
                      : tr("This is no name and no address of a laptop. Type one such as owl.local, "
                           "192.168.1.20 or 192.168.1.20:4000, or paste a whole link.");
    }
}

void TablesNearby::forget(const QString& target)
{
    const lan::JoinLink link = lan::linkFrom(target.toStdString());
    m_program.lanPlace().known().forget(link.table, link.certificate);
    refresh();
}

void TablesNearby::addSamples()
{
    std::vector<lan::FoundTable> samples;
    const auto add = [&](const char* title, std::uint32_t seats, std::uint32_t free) {
        lan::FoundTable sample;
        lan::Announcement& said = sample.announcement;
        const auto number = static_cast<std::uint8_t>(samples.size());
        said.table = {number, static_cast<std::uint8_t>(number * 5), static_cast<std::uint8_t>(number * 37)};
        said.title = title;
        said.game = m_program.games().front()->sheet().id;
        said.seats = seats;
        said.freeSeats = free;
        said.port = lan::kTablePort;
        said.version = m_program.version().toStdString();
        sample.addresses = {"192.168.1.20"};
        samples.push_back(sample);
    };
    add("Noor's table", 4, 3);
    add("The long evening", 3, 1);
    add("Mira & Jonas", 2, 0);
    add("Sami", 4, 4);
    samples.back().announcement.protocol = lan::kProtocol + 1;
    samples.back().announcement.version = "0.9";
    list(samples);
}

} // namespace tablewood
