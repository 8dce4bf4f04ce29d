#include "app/lan/lan_table.h"

#include "app/lan/comparison_words.h"
#include "app/lan/tables_nearby.h"
#include "app/program.h"
#include "app/wording.h"
#include "lan/limits.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>

namespace tablewood {

namespace {

/// As much of a name as fits into so many bytes.
std::string limited(QString name, std::size_t bytes)
{
    while (static_cast<std::size_t>(name.toUtf8().size()) > bytes)
        name.chop(1);
    return name.toStdString();
}

/// A host that deals again and again may be choosing.
QString dealtAgain(int deals)
{
    return deals <= 1 ? QString() : ' ' + LanTable::tr("But the host began it %n times.", nullptr, deals);
}

lan::Watch watchFrom(const QString& wants)
{
    if (wants == QLatin1String("watch"))
        return lan::Watch::spectator;
    return wants == QLatin1String("shared-screen") ? lan::Watch::sharedScreen : lan::Watch::nothing;
}

} // namespace

LanTable::LanTable(QObject* parent) : LanTable(Program::instance().laptop(), parent)
{
    connect(&Program::instance().preferences(), &Preferences::changed, this, &LanTable::introduce);
}

LanTable::LanTable(Laptop laptop, QObject* parent)
    : QObject(parent), m_laptop(std::move(laptop)), m_lobby(new LobbyModel(m_laptop.game, this))
{
    connect(m_lobby, &LobbyModel::hostAsked, this,
            [this](const QString& name) { setNotice(tr("%1 is asked to host the table.").arg(name)); });
}

LanTable::~LanTable()
{
    m_lobby->follow(nullptr, nullptr);
    delete m_table;
    // The guest goes before the table it sits at.
    m_own.reset();
    m_remote.reset();
    m_retired.clear();
}

// ---- What it is now
// ----------------------------------------------------------------------------------------------

lan::TableGuest* LanTable::guest() const { return m_remote ? &m_remote->guest() : m_own.get(); }

QString LanTable::state() const
{
    using State = lan::RemoteTable::State;
    if (m_hasEnded)
        return QStringLiteral("ended");
    if (!guest())
        return QStringLiteral("idle");
    const auto inside = [this] { return m_table ? QStringLiteral("table") : QStringLiteral("lobby"); };
    if (!m_remote)
        return inside();
    switch (m_remote->state()) {
    case State::looking:
    case State::connecting:
        return QStringLiteral("connecting");
    case State::knocking:
        return guest()->comparison() ? QStringLiteral("comparing") : QStringLiteral("knocking");
    case State::inside:
        return inside();
    case State::lost:
        return QStringLiteral("lost");
    case State::ended:
        break;
    }
    return QStringLiteral("ended");
}

QVariantList LanTable::comparison() const
{
    const lan::TableGuest* const one = guest();
    return one && one->comparison() ? comparedPictures(*one->comparison()) : QVariantList();
}

std::vector<std::string> LanTable::ownAddresses() const
{
    return lan::addressesForOthers(lan::usesOf(m_laptop.place.network().interfaces()));
}

QStringList LanTable::addresses() const
{
    QStringList all;
    if (m_hosted)
        for (const std::string& address : ownAddresses())
            all.append(QString::fromStdString(address));
    return all;
}

QString LanTable::link() const
{
    if (!m_hosted)
        return {};
    lan::TableLink link;
    link.hosts = ownAddresses();
    link.hosts.resize(std::min(link.hosts.size(), lan::kMaxLinkHosts));
    link.port = m_hosted->host->port();
    link.table = m_hosted->host->lobby().id();
    link.certificate = m_hosted->host->certificate();
    return QString::fromStdString(lan::textOf(link));
}

QString LanTable::dealing() const
{
    const lan::TableGuest* const one = guest();
    const int parts = one && one->lobby().stage >= lan::Stage::playing ? one->witness().parts() : 0;
    return parts == 0
               ? QString()
               : tr("%n player(s) and the host's laptop drew the deal together: nobody could choose it.",
                    nullptr, parts);
}

QString LanTable::matchId() const
{
    return m_hosted ? QString::fromStdString(m_hosted->store.id()) : QString();
}

lan::Persona LanTable::persona() const
{
    if (m_persona)
        return *m_persona;
    const Preferences& preferences = Program::instance().preferences();
    const QString name = preferences.playerName().isEmpty() ? tr("Guest") : preferences.playerName();
    return {limited(name, lan::kMaxName), limited(preferences.playerEmblem(), lan::kMaxEmblem)};
}

void LanTable::setPersona(lan::Persona persona)
{
    m_persona = std::move(persona);
    introduce();
}

/// Tells the table who the person is now, where that has changed.
void LanTable::introduce()
{
    lan::TableGuest* const one = guest();
    if (!one || !one->self() || m_introduced == persona())
        return;
    m_introduced = persona();
    one->say(lan::Rename{m_introduced});
}

const GameType& LanTable::gameOf(const std::string& id) const
{
    if (const GameType* const type = m_laptop.game(id))
        return *type;
    throw std::runtime_error(
        tr("This version of Tablewood does not have \"%1\".").arg(QString::fromStdString(id)).toStdString());
}

// ---- Hosting
// -----------------------------------------------------------------------------------------------------

/// Leaves what was before, and ends with the reason where the new cannot be. `failed` says it in a sentence,
/// to which the library and the system add their own words.
void LanTable::begin(const QString& failed, const std::function<void()>& action)
{
    leave();
    try {
        action();
    } catch (const InputError& error) {
        leave();
        end(failed + QStringLiteral(" (") + QString::fromUtf8(error.what()) + QLatin1Char(')'));
    } catch (const std::exception& error) {
        leave();
        end(QString::fromUtf8(error.what()));
    }
    Q_EMIT changed();
}

lan::HostPlan LanTable::hostPlan(const GameType& type) const
{
    lan::HostPlan plan;
    plan.type = &type;
    plan.content = m_laptop.contentOf(type.sheet().id);
    plan.version = QCoreApplication::applicationVersion().toStdString();
    plan.pace = m_laptop.pace;
    return plan;
}

lan::GuestPlan LanTable::guestPlan(const lan::Persona& persona, lan::Watch wants) const
{
    lan::GuestPlan plan;
    plan.persona = persona;
    plan.wants = wants;
    plan.games = m_laptop.games;
    plan.version = QCoreApplication::applicationVersion().toStdString();
    plan.gameOf = m_laptop.game;
    return plan;
}

void LanTable::host(const QVariantMap& plan)
{
    begin(tr("The table cannot be opened."), [&] {
        lan::HostPlan wanted = hostPlan(gameOf(plan[QStringLiteral("game")].toString().toStdString()));
        const GameSheet& sheet = wanted.type->sheet();
        wanted.seats = std::clamp(plan.value(QStringLiteral("seats"), sheet.minSeats).toInt(), sheet.minSeats,
                                  sheet.maxSeats);
        const QVariantMap options = plan[QStringLiteral("options")].toMap();
        for (auto option = options.begin(); option != options.end(); ++option)
            wanted.options[option.key().toStdString()] = option.value().toString().toStdString();
        lan::Persona who = persona();
        if (const QString name = plan[QStringLiteral("name")].toString(); !name.isEmpty())
            who.name = limited(name, lan::kMaxName);
        if (const QString emblem = plan[QStringLiteral("emblem")].toString(); !emblem.isEmpty())
            who.emblem = limited(emblem, lan::kMaxEmblem);
        const QString title = plan[QStringLiteral("tableName")].toString();
        wanted.name =
            limited(title.isEmpty() ? tr("%1's table").arg(QString::fromStdString(who.name)) : title,
                    lan::kMaxTableName);

        auto hosted = std::make_unique<Hosted>(m_laptop.library, QString());
        hosted->host =
            std::make_unique<lan::TableHost>(std::move(wanted), m_laptop.place.identity(), hosted->store);
        open(*hosted);
        m_hosted = std::move(hosted);
        const bool plays = plan.value(QStringLiteral("plays"), true).toBool();
        sitAtOwn(who, plays ? lan::Watch::nothing : lan::Watch::spectator, plays);
    });
}

void LanTable::hostAgain(const QString& matchId)
{
    begin(tr("The table cannot be opened again."), [&] {
        auto hosted = std::make_unique<Hosted>(m_laptop.library, matchId);
        MatchRecord record = m_laptop.library.load(matchId.toStdString());
        const auto hosting = hosted->store.hosting(record.setup.seats);
        if (hosting && hosting->moved)
            throw std::runtime_error(
                tr("This match goes on at another laptop. Join it there.").toStdString());
        lan::HostPlan wanted = hostPlan(gameOf(record.game));
        wanted.seats = record.setup.seats;
        wanted.options = record.setup.options;
        lan::Persona who = persona();
        wanted.name = limited(tr("%1's table").arg(QString::fromStdString(who.name)), lan::kMaxTableName);
        lan::Watch wants = lan::Watch::nothing;
        if (hosting) {
            wanted.name = hosting->lobby.view().table;
            // By this name the own window is known again.
            if (const lan::LobbyGuest* const own = hosting->lobby.find(hosting->lobby.view().host)) {
                who = {own->name, own->emblem};
                wants = own->watch;
            }
        }
        hosted->host = std::make_unique<lan::TableHost>(std::move(wanted), m_laptop.place.identity(),
                                                        hosted->store, std::move(record), hosting);
        open(*hosted);
        m_hosted = std::move(hosted);
        sitAtOwn(who, wants, !hosting);
    });
}

/// Opens the door. Throws InputError if that cannot be.
void LanTable::open(Hosted& hosted)
{
    hosted.host->changed = [this] {
        m_lobby->refresh();
        tellChanges();
        picture();
    };
    hosted.host->troubled = [this](const Text& why) { setNotice(shown(why)); };
    if (const auto why = hosted.host->listen())
        throw std::runtime_error(shown(*why).toStdString());
    hosted.awake = m_laptop.keepAwake(tr("Others are at the table of this laptop."));
    hosted.announcer = std::make_unique<lan::Announcer>(
        [this, table = hosted.host.get()] {
            std::vector<lan::Announcement> all;
            if (table->lobby().stage() != lan::Stage::ended)
                all.push_back(table->announcement(m_laptop.place.instance()));
            return all;
        },
        m_laptop.place.network());
}

void LanTable::tellChanges()
{
    if (!m_hosted)
        return;
    lan::LobbyView view = m_hosted->host->lobby().view();
    if (m_hosted->announced == view)
        return;
    m_hosted->announced = std::move(view);
    m_hosted->announcer->tellChanges();
}

/// The list of matches shows what the public saw last.
void LanTable::picture()
{
    const Table* const table = m_hosted ? m_hosted->host->table() : nullptr;
    if (!table || m_hosted->pictured == table->hash())
        return;
    m_hosted->pictured = table->hash();
    try {
        m_laptop.library.picture(m_hosted->store.id(), table->match().view(Viewer::publicView()));
    } catch (const InputError& error) {
        // Without it the list is less pretty; the match itself is kept elsewhere, and says so if it cannot
        // be.
        qWarning("%s", error.what());
    }
}

/// The window of who hosts joins its table by a channel inside the program.
void LanTable::sitAtOwn(const lan::Persona& who, lan::Watch wants, bool takesSeat)
{
    m_takesSeat = takesSeat;
    m_own = std::make_unique<lan::TableGuest>(guestPlan(who, wants));
    hear(*m_own);
    m_own->events.moved = [this](const lan::Moved& moved) {
        // All are told; this one is told again, with what lets it in there.
        if (!moved.token)
            return;
        m_isMoving = true;
        QMetaObject::invokeMethod(
            this, [this, moved] { joinMoved(moved); }, Qt::QueuedConnection);
    };
    m_own->attach(m_hosted->host->joinLocally(), std::nullopt);
    m_lobby->follow(m_own.get(), m_hosted->host.get());
}

void LanTable::takeFirstSeat()
{
    const lan::LobbyGuest* const self = m_own->self();
    if (!m_takesSeat || !self)
        return;
    m_takesSeat = false;
    const lan::Lobby& lobby = m_hosted->host->lobby();
    for (const Seat seat : Seats::firstOf(lobby.seats())) {
        if (lobby.holder(seat) || !lobby.bot(seat).empty())
            continue;
        m_own->say(lan::Sit{seat});
        m_own->say(lan::Ready{true});
        return;
    }
}

// ---- Joining
// ----------------------------------------------------------------------------------------------------

void LanTable::join(const QString& target, const QString& wants)
{
    begin(tr("This table cannot be joined."), [&] {
        if (const QString why = TablesNearby::whyNot(target.trimmed()); !why.isEmpty())
            throw std::runtime_error(why.toStdString());
        joinAt(lan::whereaboutsFrom(target.trimmed().toStdString()), persona(), watchFrom(wants));
    });
}

void LanTable::joinAt(const lan::Whereabouts& where, const lan::Persona& who, lan::Watch wants)
{
    lan::JoinPlan plan{guestPlan(who, wants), where, m_laptop.pace, m_laptop.place.network()};
    m_remote = std::make_unique<lan::RemoteTable>(std::move(plan), m_laptop.place.identity(),
                                                  m_laptop.place.known());
    hear(m_remote->guest());
    m_remote->changed = [this, one = m_remote.get()] {
        if (one == m_remote.get())
            remoteChanged();
    };
    m_remote->hasMoved = [this](const lan::Moved& moved) { remoteMoved(moved); };
    m_lobby->follow(&m_remote->guest(), nullptr);
    m_remote->start();
}

void LanTable::remoteChanged()
{
    using State = lan::RemoteTable::State;
    if (m_isMoving)
        return;
    const bool isWithout = m_remote->state() == State::lost || m_remote->state() == State::ended;
    m_why = isWithout ? shown(m_remote->why()) : QString();
    m_isAskedToHost = m_isAskedToHost && !isWithout;
    if (m_remote->state() == State::ended)
        end(m_why);
    Q_EMIT changed();
}

/// Takes what happens to a guest, for as long as it is the one of this window.
void LanTable::hear(lan::TableGuest& one)
{
    m_introduced = persona();
    const auto ifOurs = [this, &one](auto action) {
        return [this, &one, action](const auto&... what) {
            if (&one == guest())
                action(what...);
        };
    };
    one.events.compared = ifOurs([this](const lan::Comparison&) { Q_EMIT changed(); });
    one.events.lobbyChanged = ifOurs([this] { lobbyChanged(); });
    one.events.viewChanged = ifOurs([this](const ViewChange& change) {
        TableModel* const before = m_table;
        follow();
        if (m_table && m_table == before)
            m_source->hear(change);
    });
    one.events.denied = ifOurs([this](const Text& why) { m_lobby->deny(why); });
    one.events.pointed = ifOurs([this](const lan::Pointed& told) {
        if (m_table)
            m_table->ping({m_lobby->seatOf(told.guest), m_lobby->nameOf(told.guest),
                           QString::fromStdString(told.place.in),
                           QPoint(told.place.cell.column, told.place.cell.row)});
    });
    one.events.reacted = ifOurs([this](const lan::Reacted& told) {
        const std::string_view kind = enumNames(told.kind)[static_cast<std::size_t>(told.kind)];
        Q_EMIT reacted(m_lobby->seatOf(told.guest), m_lobby->nameOf(told.guest),
                       QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())));
    });
    one.events.opened = ifOurs([this](const lan::OpenedMatch& match) { takeOpened(match); });
    one.events.askedToHost = ifOurs([this] {
        m_isAskedToHost = true;
        Q_EMIT changed();
    });
    one.events.handedOver = ifOurs([this](const lan::Handover& handover) { takeHandover(handover); });
}

void LanTable::lobbyChanged()
{
    if (m_own)
        takeFirstSeat();
    m_lobby->refresh();
    tellOfStandIn();
    follow();
    Q_EMIT changed();
}

/// The table becomes a spectator's when a bot takes the seat over: that is not left unsaid.
void LanTable::tellOfStandIn()
{
    const int seat = m_lobby->mySeat();
    const bool isStoodIn = seat >= 0 && m_lobby->stage() == QLatin1String("playing") && m_lobby->hasBot(seat);
    if (isStoodIn == m_isStoodIn)
        return;
    m_isStoodIn = isStoodIn;
    setNotice(isStoodIn ? tr("A bot plays on your seat now: the host has decided so. Under the people at the "
                             "table you can take the seat back.")
                        : QString());
}

/// Keeps the table that is shown the one of the guest's view.
void LanTable::follow()
{
    lan::TableGuest* const one = guest();
    const lan::LobbyGuest* const self = one ? one->self() : nullptr;
    const bool hasPlace = self && (self->seat.isPlayer() || self->watch != lan::Watch::nothing);
    const bool isDealt = one && one->lobby().stage >= lan::Stage::playing;
    const GameType* const type = one ? m_laptop.game(one->lobby().game) : nullptr;
    const bool hasTable = hasPlace && isDealt && one->view() && type;
    if (m_table && (!hasTable || !(m_source->viewer() == one->viewer())))
        dropTable();
    if (!hasTable)
        return;
    if (!m_table) {
        auto source = std::make_unique<GuestTable>(*type, *one);
        m_source = source.get();
        m_table = new TableModel(std::move(source), this);
        m_isSharedScreen = false;
        connect(m_table, &TableModel::pointed, this, &LanTable::point);
        Q_EMIT tableChanged();
        Q_EMIT changed();
    }
    const bool isSharedScreen = self->watch == lan::Watch::sharedScreen;
    if (isSharedScreen != m_isSharedScreen) {
        m_isSharedScreen = isSharedScreen;
        m_table->setSharedScreen(isSharedScreen);
    }
    Seats away;
    for (const lan::LobbyGuest& other : one->lobby().guests)
        if (other.seat.isPlayer() && !other.isHere)
            away.add(other.seat);
    m_table->setAway(away);
}

void LanTable::dropTable()
{
    if (!m_table)
        return;
    m_source->leave();
    m_source = nullptr;
    TableModel* const gone = std::exchange(m_table, nullptr);
    Q_EMIT tableChanged();
    // The page that shows it may be in the middle of telling it something.
    gone->deleteLater();
}

void LanTable::takeOpened(const lan::OpenedMatch& match)
{
    m_isUnfair = match.why.has_value();
    m_fairness = match.why ? shown(*match.why, match.record.players)
                 : match.isDealChecked
                     ? tr("The deal was fair: this laptop has checked it.") + dealtAgain(match.deals)
                     : tr("The deal fits the seals. This laptop was not there when it was sealed.");
    if (m_source)
        m_source->open(match.record);
    Q_EMIT changed();
}

// ---- The table goes to another laptop
// ----------------------------------------------------------------------------

void LanTable::answerToHost(bool isYes)
{
    if (!m_isAskedToHost)
        return;
    m_isAskedToHost = false;
    if (lan::TableGuest* const one = guest())
        one->say(lan::AnswerToHost{isYes});
    Q_EMIT changed();
}

void LanTable::takeHandover(const lan::Handover& handover)
{
    try {
        auto hosted = std::make_unique<Hosted>(m_laptop.library, QString());
        hosted->host = lan::hostHandedOver(hostPlan(gameOf(m_remote->guest().lobby().game)),
                                           m_laptop.place.identity(), hosted->store, handover);
        open(*hosted);
        m_next = std::move(hosted);
        m_remote->guest().say(lan::HostsNow{m_next->host->port(), ownAddresses()});
    } catch (const std::exception& error) {
        // The old host waits a while and goes on.
        setNotice(tr("The table cannot be taken over: %1").arg(QString::fromUtf8(error.what())));
    }
}

void LanTable::remoteMoved(const lan::Moved& moved)
{
    if (!m_next || moved.certificate != lan::digestOf(m_laptop.place.identity().certificate)) {
        setNotice(tr("The table is on another laptop now. It goes on by itself."));
        return;
    }
    m_isMoving = true;
    QMetaObject::invokeMethod(
        this, [this] { hostTaken(); }, Qt::QueuedConnection);
}

/// The table that was handed over is ours now.
void LanTable::hostTaken()
{
    const lan::LobbyGuest self = m_remote->guest().self() ? *m_remote->guest().self() : lan::LobbyGuest();
    auto next = std::move(m_next);
    leave();
    m_hosted = std::move(next);
    sitAtOwn({self.name, self.emblem}, self.watch, false);
    setNotice(tr("You host the table now. This laptop holds the match."));
    Q_EMIT changed();
}

/// The table that was ours is elsewhere: goes after it, as a guest.
void LanTable::joinMoved(const lan::Moved& moved)
{
    const lan::LobbyGuest self = m_own->self() ? *m_own->self() : lan::LobbyGuest();
    const std::string match = m_hosted->store.id();
    const lan::TableId table = m_hosted->host->lobby().id();
    const std::string name = m_hosted->host->lobby().view().table;
    lan::Whereabouts where{{}, moved.certificate, table};
    for (const std::string& address : moved.addresses)
        where.addresses.push_back({address, moved.port});
    keepAnswering();
    leave();
    begin(tr("The table cannot be followed to the other laptop."), [&] {
        m_laptop.place.known().keep({table, name, moved.certificate, *moved.token, where.addresses});
        // Who no longer hosts no longer holds what nobody may see.
        m_laptop.library.remove(match);
        joinAt(where, {self.name, self.emblem}, self.watch);
    });
    setNotice(tr("The table is on another laptop now. It goes on by itself."));
}

/// The table that was ours sends on, for a while, whoever slept while it moved.
void LanTable::keepAnswering()
{
    constexpr std::chrono::minutes kAnswers{10};
    m_former = std::move(m_hosted);
    m_former->announcer.reset();
    m_former->awake.reset();
    m_former->host->changed = {};
    m_former->host->troubled = {};
    QTimer::singleShot(kAnswers, this, [this, former = m_former.get()] {
        if (m_former.get() == former)
            m_former.reset();
    });
}

// ---- Going
// ------------------------------------------------------------------------------------------------------

void LanTable::goHome()
{
    if (m_remote)
        m_remote->goHome();
    if (m_hosted)
        m_hosted->host->close();
    stepOut();
}

void LanTable::stepOut()
{
    leave();
    setNotice({});
    Q_EMIT changed();
}

void LanTable::leave()
{
    dropTable();
    m_lobby->follow(nullptr, nullptr);
    m_hasEnded = m_isMoving = m_takesSeat = m_isStoodIn = m_isAskedToHost = m_isUnfair = false;
    m_why.clear();
    m_fairness.clear();
    if (m_own)
        m_own->detach();
    if (m_remote)
        m_remote->guest().detach();
    retire(std::move(m_own));
    retire(std::move(m_remote));
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
    setNotice({});
    if (m_table && !m_table->scene()->isOver())
        dropTable();
}

void LanTable::point(const QString& board, QPoint cell)
{
    if (lan::TableGuest* const one = guest())
        one->say(lan::Point{{board.toStdString(),
                             {static_cast<std::int16_t>(cell.x()), static_cast<std::int16_t>(cell.y())},
                             0}});
}

void LanTable::react(const QString& kind)
{
    constexpr auto names = enumNames(lan::Reaction{});
    const auto found = std::ranges::find(names, kind.toStdString());
    if (lan::TableGuest* const one = guest(); one && found != names.end())
        one->say(lan::React{static_cast<lan::Reaction>(found - names.begin())});
}

void LanTable::dismissNotice() { setNotice({}); }

void LanTable::setNotice(const QString& notice)
{
    if (notice == m_notice)
        return;
    m_notice = notice;
    Q_EMIT noticeChanged();
}

} // namespace tablewood
