#include "app/lan/lan_table.h"

#include "app/lan/tables_nearby.h"
#include "app/program.h"
#include "app/words/wording.h"
#include "lan/channel/limits.h"
#include "storage/limited_name.h"

#include <QTimer>

#include <algorithm>

namespace tablewood {

namespace {

lan::Watch watchFrom(const QString& wants)
{
    if (wants == QLatin1String("watch"))
        return lan::Watch::spectator;
    return wants == QLatin1String("shared-screen") ? lan::Watch::sharedScreen : lan::Watch::nothing;
}

} // namespace

LanTable::LanTable(QObject* parent) : LanTable(Program::instance(), Program::instance().laptop(), parent)
{
    connect(&m_program.preferences(), &Preferences::changed, this, &LanTable::introduce);
}

LanTable::LanTable(Program& program, Laptop laptop, QObject* parent)
    : QObject(parent), m_program(program), m_laptop(std::move(laptop)),
      m_lobby(new LobbyModel(m_laptop.game, this))
{
    connect(this, &LanTable::changed, this, &LanTable::storageChanged);
    connect(m_lobby, &LobbyModel::changed, this, &LanTable::nameHost);
    connect(m_lobby, &LobbyModel::hostAsked, this,
            [this](const QString& name) { setNotice(tr("%1 is asked to host the table.").arg(name)); });
    connect(m_lobby, &LobbyModel::lightChanged, this, &LanTable::showHeldNotice);
    m_formerTimer.setSingleShot(true);
    connect(&m_formerTimer, &QTimer::timeout, this, &LanTable::stopSendingOn);
    if (auto former = OwnTable::sendingOn(m_laptop))
        keepSendingOn(std::move(former));
}

LanTable::~LanTable()
{
    if (m_hosted && m_hosted->host().lobby().stage() != lan::Stage::ended)
        qInfo("The table on this laptop is open no more: its window has ended. Its guests look for it until "
              "it is hosted again.");
    m_lobby->follow(nullptr, nullptr);
    // The guest goes before the table it sits at.
    m_visit.reset();
    m_departing.clear();
    m_retired.clear();
}

// ---- What it is now
// ----------------------------------------------------------------------------------------------

QString LanTable::state() const
{
    if (m_hasEnded)
        return QStringLiteral("ended");
    return m_visit ? m_visit->state() : QStringLiteral("idle");
}

QVariantList LanTable::comparison() const { return m_visit ? m_visit->comparison() : QVariantList(); }

QString LanTable::dealing() const { return m_visit ? m_visit->dealing() : QString(); }

QString LanTable::link() const { return m_hosted ? m_hosted->link() : QString(); }

QString LanTable::matchId() const { return m_hosted ? QString::fromStdString(m_hosted->match()) : QString(); }

QStringList LanTable::addresses() const
{
    QStringList all;
    if (m_hosted)
        for (const std::string& address : m_laptop.addresses())
            all.append(QString::fromStdString(address));
    return all;
}

bool LanTable::isNameless() const { return !m_persona && m_program.preferences().playerName().isEmpty(); }

lan::Persona LanTable::persona(bool hosts) const
{
    if (m_persona)
        return *m_persona;
    const Preferences& preferences = m_program.preferences();
    const QString name = !isNameless() ? preferences.playerName() : hosts ? tr("Host") : tr("Guest");
    return {limitedBytes(name, lan::kMaxName), limitedBytes(preferences.playerEmblem(), lan::kMaxEmblem)};
}

void LanTable::setPersona(lan::Persona persona)
{
    m_persona = std::move(persona);
    introduce();
}

/// Tells the table who the person is now, where that has changed.
void LanTable::introduce()
{
    lan::TableClient* const one = m_visit ? m_visit->guest() : nullptr;
    const lan::Persona now = persona(m_hosted != nullptr);
    if (!one || !one->self() || m_introduced == now)
        return;
    m_introduced = now;
    one->say(lan::Rename{m_introduced});
}

// ---- Hosting and joining
// -----------------------------------------------------------------------------------------

/// Leaves what was before, and ends with the reason where the new cannot be. `failed` says it in a sentence,
/// to which the library and the system add their own words.
void LanTable::begin(const QString& failed, const std::function<void()>& action)
{
    leave();
    try {
        action();
    } catch (const InputError& error) {
        leave();
        end(failed + QStringLiteral(" (") + shown(error) + QLatin1Char(')'));
    } catch (const std::exception& error) {
        leave();
        end(shown(error));
    }
    Q_EMIT changed();
}

void LanTable::host(const QVariantMap& plan)
{
    begin(tr("The table cannot be opened."), [&] {
        auto hosted = OwnTable::planned(m_laptop, plan, persona(true));
        const OwnPlace place = hosted->ownPlace();
        open(std::move(hosted), place);
    });
}

void LanTable::hostAgain(const QString& matchId)
{
    begin(tr("The table cannot be opened again."), [&] {
        auto hosted = OwnTable::openedAgain(m_laptop, matchId, persona(true));
        const OwnPlace place = hosted->ownPlace();
        if (const auto moved = hosted->host().movedTo())
            goAfter(std::move(hosted), *moved, place);
        else if (hosted->host().isPromised())
            claim(std::move(hosted));
        else
            open(std::move(hosted), place);
    });
}

void LanTable::join(const QString& target, const QString& wants)
{
    begin(tr("This table cannot be joined."), [&] {
        if (const QString why = TablesNearby::whyNot(target.trimmed()); !why.isEmpty())
            throw std::runtime_error(why.toStdString());
        const lan::Persona who = persona(false);
        newVisit(who).join(lan::whereaboutsFrom(target.trimmed().toStdString()), who, watchFrom(wants));
    });
}

void LanTable::open(std::unique_ptr<OwnTable> hosted, const OwnPlace& place)
{
    if (m_former && m_former->host().lobby().id() == hosted->host().lobby().id())
        stopSendingOn();
    hear(*hosted);
    m_hosted = std::move(hosted);
    newVisit(place.who).sitAtOwn(*m_hosted, place);
}

/// The program ended before it was told whether the table is here now: the laptop that has promised it knows.
void LanTable::claim(std::unique_ptr<OwnTable> promised)
{
    const auto where = m_laptop.place.known().find(promised->host().lobby().id());
    if (!where)
        throw std::runtime_error(
            tr("This match was to come to this laptop and goes on where it was. Join it there.")
                .toStdString());
    const lan::Persona who = promised->ownPlace().who;
    m_next = std::move(promised);
    newVisit(who).askAbout(lan::whereaboutsOf(*where), who);
}

void LanTable::hear(const OwnTable& hosted)
{
    connect(&hosted, &OwnTable::changed, m_lobby, &LobbyModel::refresh);
    connect(&hosted, &OwnTable::troubled, this, &LanTable::setNotice);
    connect(&hosted, &OwnTable::storageChanged, this, &LanTable::storageChanged);
}

QString LanTable::storageProblem() const
{
    const MatchStorage* const storage = m_hosted ? m_hosted->storage() : nullptr;
    return storage ? QString::fromStdString(storage->problem()) : QString();
}

bool LanTable::isUnstored() const
{
    const MatchStorage* const storage = m_hosted ? m_hosted->storage() : nullptr;
    return storage && storage->state() == MatchStorage::State::behind;
}

void LanTable::goOnUnstored()
{
    if (m_hosted)
        m_hosted->goOnUnstored();
}

TableVisit& LanTable::newVisit(const lan::Persona& who)
{
    m_introduced = isNameless() ? who : persona(m_hosted != nullptr);
    m_visit = std::make_unique<TableVisit>(m_program, m_laptop, *m_lobby);
    connect(m_visit.get(), &TableVisit::changed, this, &LanTable::dropCopyIfNotMoved);
    connect(m_visit.get(), &TableVisit::changed, this, &LanTable::changed);
    // Where the table has moved, who has no name is called as what they are now.
    connect(
        m_visit.get(), &TableVisit::changed, this,
        [this] {
            if (isNameless())
                introduce();
        },
        Qt::QueuedConnection);
    connect(m_visit.get(), &TableVisit::tableChanged, this, &LanTable::tableChanged);
    connect(m_visit.get(), &TableVisit::begun, this, &LanTable::begun);
    connect(m_visit.get(), &TableVisit::connectionChanged, this, &LanTable::connectionChanged);
    connect(m_visit.get(), &TableVisit::reacted, this, &LanTable::reacted);
    connect(m_visit.get(), &TableVisit::noticed, this, &LanTable::setNotice);
    connect(m_visit.get(), &TableVisit::handedOver, this, &LanTable::takeHandover);
    connect(m_visit.get(), &TableVisit::moved, this, &LanTable::tableMoved);
    connect(m_visit.get(), &TableVisit::askedToHost, this, [this] {
        m_isAskedToHost = true;
        Q_EMIT changed();
    });
    return *m_visit;
}

void LanTable::connectionChanged()
{
    using State = lan::RemoteTable::State;
    if (m_isMoving)
        return;
    const lan::RemoteTable& remote = *m_visit->remote();
    const bool isWithout = remote.state() == State::lost || remote.state() == State::ended;
    m_why = isWithout ? shown(remote.why()) : QString();
    m_isAskedToHost = m_isAskedToHost && !isWithout;
    if (remote.state() == State::ended)
        end(m_why);
    Q_EMIT changed();
}

void LanTable::react(const QString& kind)
{
    if (m_visit)
        m_visit->react(kind);
}

// ---- Going
// ------------------------------------------------------------------------------------------------------

void LanTable::goHome()
{
    if (m_visit && m_visit->remote())
        depart();
    if (m_hosted)
        m_hosted->host().close();
    stepOut();
}

/// The visit goes on without this window until the host knows that it is over.
void LanTable::depart()
{
    m_visit->disconnect(this);
    TableVisit* const visit = m_departing.emplace_back(std::move(m_visit)).get();
    connect(visit, &TableVisit::departed, this, [this, visit] {
        const auto found =
            std::ranges::find_if(m_departing, [=](const auto& one) { return one.get() == visit; });
        if (found == m_departing.end())
            return;
        retire(std::move(*found));
        m_departing.erase(found);
    });
    visit->goHome();
}

void LanTable::stepOut()
{
    leave();
    dismissNotice();
    Q_EMIT changed();
}

void LanTable::leave()
{
    m_hasEnded = m_isMoving = m_isAskedToHost = false;
    m_formerHost.reset();
    m_why.clear();
    if (m_visit) {
        m_visit->leave();
        m_visit->disconnect(this);
    }
    retire(std::move(m_visit));
    retire(std::move(m_next));
    retire(std::move(m_hosted));
}

/// Deletes it once nothing of it is running any more.
void LanTable::retire(std::shared_ptr<void> gone)
{
    if (!gone)
        return;
    m_retired.push_back(std::move(gone));
    QMetaObject::invokeMethod(
        this, [this] { m_retired.clear(); }, Qt::QueuedConnection);
}

/// Nothing comes any more. The end of a match stays to be looked at.
void LanTable::end(const QString& why)
{
    m_why = why;
    m_hasEnded = true;
    dismissNotice();
    if (m_visit)
        m_visit->dropUnfinished();
}

void LanTable::dismissNotice()
{
    m_heldNotice.reset();
    if (std::exchange(m_notice, {}).isEmpty())
        return;
    Q_EMIT noticeChanged();
}

void LanTable::showHeldNotice()
{
    if (m_heldNotice && !m_lobby->isDark())
        setNotice(*std::exchange(m_heldNotice, std::nullopt));
}

void LanTable::setNotice(const QString& notice)
{
    if (m_lobby->isDark()) {
        m_heldNotice = notice;
        return;
    }
    m_heldNotice.reset();
    if (notice == m_notice)
        return;
    m_notice = notice;
    Q_EMIT noticeChanged();
}

} // namespace tablewood
