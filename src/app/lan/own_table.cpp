#include "app/lan/own_table.h"

#include "app/home/match_keeper.h"
#include "app/words/wording.h"
#include "lan/channel/limits.h"
#include "lan/deal/sent_record.h"
#include "storage/limited_name.h"
#include "storage/owner_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QPointer>

#include <algorithm>

namespace tablewood {

namespace {

/// What is brought to a match on this map; nothing where there is none.
std::vector<Paper> papersOf(const QString& map)
{
    return map.isEmpty() ? std::vector<Paper>()
                         : std::vector<Paper>{mapPaper(map.toStdString())};
}

/// A table that has moved, kept for a restart of the program.
struct MovedTable
{
    std::int64_t until = 0;
    int seats = 0;
    Bytes hosting;
    static void describe(auto& self, auto& visit)
    {
        visit("until", self.until);
        visit("seats", self.seats);
        visit("hosting", self.hosting);
    }
};

QString movedFileIn(const Laptop& laptop)
{
    return QDir(laptop.place.directory()).filePath(QStringLiteral("lan-moved.cbor"));
}

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

std::string tableOf(const lan::Persona& who)
{
    return limitedBytes(QCoreApplication::translate("tablewood::OwnTable", "%1's table")
                            .arg(QString::fromStdString(who.name)),
                        lan::kMaxTableName);
}

/// So long after a change the list of matches gets its picture.
constexpr std::chrono::seconds kPictureAfter{1};

} // namespace

OwnTable::OwnTable(const Laptop& laptop, std::shared_ptr<MatchStorage> storage)
    : m_laptop(laptop), m_store(laptop.library, std::move(storage))
{
    m_store.begun = [this] {
        watchStorage();
        Q_EMIT storageChanged();
    };
    if (m_store.storage())
        watchStorage();
}

void OwnTable::watchStorage()
{
    // The keeper may look after it for longer than this table is there.
    m_store.storage()->changed = [table = QPointer(this)] {
        if (table)
            Q_EMIT table->storageChanged();
    };
    if (m_laptop.keeper)
        m_laptop.keeper->watch(m_store.storage());
}

void OwnTable::goOnUnstored()
{
    if (m_store.storage())
        m_store.storage()->goOn();
}

std::unique_ptr<OwnTable> OwnTable::planned(const Laptop& laptop, const QVariantMap& plan, lan::Persona who)
{
    lan::HostPlan wanted = laptop.hostPlan(plan[QStringLiteral("game")].toString().toStdString(),
                                           papersOf(plan[QStringLiteral("map")].toString()));
    const GameSheet& sheet = wanted.type->sheet();
    wanted.seats = std::clamp(plan.value(QStringLiteral("seats"), sheet.minSeats).toInt(), sheet.minSeats,
                              sheet.maxSeats);
    const QVariantMap options = plan[QStringLiteral("options")].toMap();
    for (auto option = options.begin(); option != options.end(); ++option)
        wanted.options[option.key().toStdString()] = option.value().toString().toStdString();
    wanted.options = anew(sheet, {wanted.seats, wanted.options, {}}).options;
    // Nobody is asked to a table at which nothing can be dealt.
    wanted.type->newMatch({wanted.seats, wanted.options, {}});
    if (const QString name = plan[QStringLiteral("name")].toString(); !name.isEmpty())
        who.name = limitedBytes(name, lan::kMaxName);
    if (const QString emblem = plan[QStringLiteral("emblem")].toString(); !emblem.isEmpty())
        who.emblem = limitedBytes(emblem, lan::kMaxEmblem);
    const QString title = plan[QStringLiteral("tableName")].toString();
    wanted.name = title.isEmpty() ? tableOf(who) : limitedBytes(title, lan::kMaxTableName);

    std::unique_ptr<OwnTable> table(new OwnTable(laptop, nullptr));
    const bool plays = plan.value(QStringLiteral("plays"), true).toBool();
    table->m_ownPlace = {std::move(who), plays ? lan::Watch::nothing : lan::Watch::spectator, plays};
    table->m_host =
        std::make_unique<lan::TableHost>(std::move(wanted), laptop.place.identity(), table->m_store);
    table->open();
    return table;
}

std::unique_ptr<OwnTable> OwnTable::openedAgain(const Laptop& laptop, const QString& match, lan::Persona who)
{
    const std::string id = match.toStdString();
    auto storage = laptop.keeper ? laptop.keeper->open(id)
                                 : std::make_shared<MatchStorage>(laptop.library, laptop.library.load(id));
    MatchRecord record = storage->record();
    if (laptop.gameOf)
        laptop.gameOf(record); // refuses by what has changed, which the host does not know
    std::unique_ptr<OwnTable> table(new OwnTable(laptop, std::move(storage)));
    const auto hosting = table->m_store.hosting(record.setup.seats);
    lan::HostPlan wanted = laptop.hostPlan(record.game, record.papers);
    wanted.seats = record.setup.seats;
    wanted.options = record.setup.options;
    wanted.name = tableOf(who);
    table->m_ownPlace = {std::move(who), lan::Watch::nothing, !hosting};
    if (hosting) {
        wanted.name = hosting->lobby.view().table;
        // By this name the own window is known again.
        if (const lan::LobbyGuest* const own = hosting->lobby.find(hosting->lobby.view().host))
            table->m_ownPlace = {{own->name, own->emblem}, own->watch, false};
    }
    table->m_host = std::make_unique<lan::TableHost>(std::move(wanted), laptop.place.identity(),
                                                     table->m_store, std::move(record), hosting);
    table->open();
    return table;
}

std::unique_ptr<OwnTable> OwnTable::handedOver(const Laptop& laptop, const std::string& game,
                                               const lan::Handover& handover)
{
    std::unique_ptr<OwnTable> table(new OwnTable(laptop, nullptr));
    table->m_host = lan::hostHandedOver(laptop.hostPlan(game, lan::decodeRecord(handover.record).papers),
                                        laptop.place.identity(), table->m_store, handover);
    try {
        table->open();
    } catch (const std::runtime_error&) {
        // Nobody knows of this place: the copy is of no use.
        laptop.library.remove(table->match());
        throw;
    }
    return table;
}

OwnTable::~OwnTable()
{
    if (m_pictureTimer.isActive())
        picture();
}

/// Opens the door.
void OwnTable::open()
{
    // Storing it takes as long as storing a move: no guest waits for it.
    m_pictureTimer.setSingleShot(true);
    m_pictureTimer.setInterval(kPictureAfter);
    connect(&m_pictureTimer, &QTimer::timeout, this, &OwnTable::picture);
    m_host->changed = [this] {
        Q_EMIT changed();
        tellChanges();
        if (!m_pictureTimer.isActive())
            m_pictureTimer.start();
    };
    m_host->troubled = [this](const Text& why) { Q_EMIT troubled(shown(why)); };
    if (const auto why = m_host->listen())
        throw std::runtime_error(shown(*why).toStdString());
    m_awake = m_laptop.keepAwake(tr("Others are at the table of this laptop."));
    m_announcer = std::make_unique<lan::Announcer>(
        [this] {
            std::vector<lan::Announcement> all;
            const bool isHere = !m_host->movedTo() && !m_host->isPromised();
            if (isHere && m_host->lobby().stage() != lan::Stage::ended)
                all.push_back(m_host->announcement(m_laptop.place.instance()));
            return all;
        },
        m_laptop.place.network());
}

void OwnTable::tellChanges()
{
    lan::LobbyView view = m_host->lobby().view();
    if (m_announced == view)
        return;
    m_announced = std::move(view);
    m_announcer->tellChanges();
}

/// The list of matches shows what the public saw last.
void OwnTable::picture()
{
    const Table* const table = m_host->table();
    if (!table || m_pictured == table->hash())
        return;
    m_pictured = table->hash();
    m_store.storage()->picture(table->match().view(Viewer::publicView()));
}

QString OwnTable::link() const
{
    lan::JoinLink link;
    link.hosts = m_laptop.addresses();
    link.hosts.resize(std::min(link.hosts.size(), lan::kMaxLinkHosts));
    link.port = m_host->port();
    link.table = m_host->lobby().id();
    link.certificate = m_host->certificate();
    return QString::fromStdString(lan::textOf(link));
}

void OwnTable::sendOn()
{
    m_announcer.reset();
    m_awake.reset();
    m_host->changed = {};
    m_host->troubled = {};
    m_sendsOnUntil = now() + std::chrono::milliseconds(kSendsOn).count();
    const MovedTable moved{m_sendsOnUntil, m_host->lobby().seats(), lan::encode(m_host->hosting())};
    const Bytes bytes = toBytes(moved);
    try {
        writeForOwner(movedFileIn(m_laptop), QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                                        static_cast<qsizetype>(bytes.size())));
    } catch (const InputError& error) {
        // It sends on for as long as the program runs.
        qWarning("%s", error.what());
    }
}

std::chrono::milliseconds OwnTable::sendsOnFor() const
{
    return std::chrono::milliseconds(std::max<qint64>(0, m_sendsOnUntil - now()));
}

void OwnTable::stopSendingOn() { QFile::remove(movedFileIn(m_laptop)); }

std::unique_ptr<OwnTable> OwnTable::sendingOn(const Laptop& laptop)
{
    QFile file(movedFileIn(laptop));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const QByteArray bytes = file.read(kMaxOwnerFile);
    try {
        const auto moved = fromBytes<MovedTable>({reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                                                  static_cast<std::size_t>(bytes.size())});
        const auto hosting = lan::decodeHosting(moved.hosting, moved.seats);
        const qint64 left = moved.until - now();
        if (!hosting || !hosting->moved || left <= 0 || left > std::chrono::milliseconds(kSendsOn).count())
            return nullptr;
        std::unique_ptr<OwnTable> table(new OwnTable(laptop, nullptr));
        table->m_sendsOnUntil = moved.until;
        table->m_host = std::make_unique<lan::TableHost>(laptop.hostPlan(hosting->lobby.view().game),
                                                         laptop.place.identity(), table->m_store, *hosting);
        if (table->m_host->listen())
            return nullptr;
        return table;
    } catch (const std::exception& error) {
        qWarning("%s", error.what());
        return nullptr;
    }
}

} // namespace tablewood
