#include "app/lan/table_visit.h"

#include "app/lan/comparison_words.h"
#include "app/program.h"
#include "app/table/lesson/lessons.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// A host that deals again and again may be choosing.
QString dealtAgain(int deals)
{
    return deals <= 1 ? QString() : ' ' + TableVisit::tr("But the host began it %n times.", nullptr, deals);
}

} // namespace

TableVisit::TableVisit(Program& program, const Laptop& laptop, LobbyModel& lobby)
    : m_program(program), m_laptop(laptop), m_lobby(lobby)
{
}

TableVisit::~TableVisit()
{
    // It looks at the guest.
    delete m_table;
}

// ---- Coming and going
// ---------------------------------------------------------------------------------------

void TableVisit::sitAtOwn(OwnTable& hosted, const OwnPlace& place)
{
    m_isReadyAtOnce = place.takesSeat;
    lan::GuestPlan plan = m_laptop.guestPlan(place.who, place.wants);
    if (place.takesSeat)
        plan.seat = Seat::none();
    m_own = std::make_unique<lan::TableClient>(std::move(plan));
    hear(*m_own);
    m_own->events.moved = [this](const lan::Moved& to) {
        // All are told; this one is told again, with what lets it in there.
        if (to.token && !m_hasLeft)
            Q_EMIT moved(to);
    };
    m_own->attach(hosted.host().joinLocally(), std::nullopt);
    m_lobby.follow(m_own.get(), &hosted.host());
}

void TableVisit::join(const lan::Whereabouts& where, const lan::Persona& who, lan::Watch wants)
{
    lan::GuestPlan guest = m_laptop.guestPlan(who, wants);
    if (wants == lan::Watch::nothing)
        guest.seat = Seat::none();
    start({std::move(guest), where, m_laptop.pace, m_laptop.place.network(), false});
}

void TableVisit::askAbout(const lan::Whereabouts& where, const lan::Persona& who)
{
    start(
        {m_laptop.guestPlan(who, lan::Watch::nothing), where, m_laptop.pace, m_laptop.place.network(), true});
}

void TableVisit::start(lan::JoinPlan plan)
{
    m_remote = std::make_unique<lan::RemoteTable>(std::move(plan), m_laptop.place.identity(),
                                                  m_laptop.place.known());
    hear(m_remote->guest());
    m_remote->changed = [this] {
        if (!m_hasLeft)
            Q_EMIT connectionChanged();
    };
    m_remote->troubled = [this](const Text& why) {
        if (!m_hasLeft)
            Q_EMIT noticed(shown(why));
    };
    m_remote->hasMoved = [this](const lan::Moved& to) { Q_EMIT moved(to); };
    m_lobby.follow(&m_remote->guest(), nullptr);
    m_remote->start();
}

void TableVisit::stepBack()
{
    dropTable();
    m_hasLeft = true;
    m_lobby.follow(nullptr, nullptr);
}

void TableVisit::goHome()
{
    using State = lan::RemoteTable::State;
    stepBack();
    if (m_remote->state() == State::ended) {
        Q_EMIT departed();
        return;
    }
    m_remote->hasMoved = {};
    m_remote->changed = [this] {
        if (m_remote->state() == State::ended)
            Q_EMIT departed();
    };
    m_remote->goHome();
}

void TableVisit::leave()
{
    stepBack();
    if (lan::TableClient* const one = guest())
        one->detach();
}

void TableVisit::dropUnfinished()
{
    if (m_table && !m_table->scene()->isOver())
        dropTable();
}

// ---- What it is now
// ----------------------------------------------------------------------------------------------

QString TableVisit::state() const
{
    using State = lan::RemoteTable::State;
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

QVariantList TableVisit::comparison() const
{
    const lan::TableClient* const one = guest();
    return one && one->comparison() ? comparedPictures(*one->comparison()) : QVariantList();
}

QString TableVisit::dealing() const
{
    const lan::TableClient* const one = guest();
    const int parts = one && one->lobby().stage >= lan::Stage::playing ? one->witness().parts() : 0;
    if (parts == 0 && m_lobby.stage() == QLatin1String("playing"))
        return tr(
            "This laptop was not there when the match was dealt, or the table has moved since: those who "
            "were there check the deal at the end.");
    return parts == 0
               ? QString()
               : tr("%n person(s) at this table drew the deal together: nobody could choose it, not even the "
                    "host.",
                    nullptr, parts);
}

// ---- What the guest hears
// ----------------------------------------------------------------------------------------

/// Takes what happens to the guest, for as long as it is the one of this window.
void TableVisit::hear(lan::TableClient& one)
{
    const auto ifHere = [this](auto action) {
        return [this, action](const auto&... what) {
            if (!m_hasLeft)
                action(what...);
        };
    };
    one.events.compared = ifHere([this](const lan::Comparison&) { Q_EMIT changed(); });
    one.events.lobbyChanged = ifHere([this] { lobbyChanged(); });
    one.events.viewChanged =
        ifHere([this](Viewer viewer, const ViewChange& change) { viewChanged(viewer, change); });
    one.events.lentChanged = ifHere([this] { follow(); });
    one.events.denied = ifHere([this](const Text& why) {
        m_lobby.deny(why);
        // Nothing comes of a hint that was asked for.
        if (m_table)
            m_table->hint()->forget();
    });
    one.events.leftOpen = ifHere([this](Seat seat, std::size_t) {
        if (m_table)
            m_table->leaveOpen(seat);
        m_lobby.deny(TW_TEXT("lan", "What became of your last move is not known. Look whether it was played, "
                                    "and make it again if not."));
    });
    one.events.pointed = ifHere([this](const lan::Pointed& told) {
        if (m_table)
            m_table->ping({m_lobby.seatOf(told.guest), m_lobby.nameOf(told.guest), named(told.place.in),
                           QPoint(told.place.cell.column, told.place.cell.row)});
    });
    one.events.reacted = ifHere([this](const lan::Reacted& told) {
        Q_EMIT reacted(m_lobby.seatOf(told.guest), m_lobby.nameOf(told.guest), named(told.kind));
    });
    one.events.hinted = ifHere([this](const lan::Hinted& told) {
        if (m_table && told.revision == guest()->view()->revision)
            m_table->advise(guest()->viewer().seat, told.move);
    });
    one.events.opened = ifHere([this](const lan::OpenedMatch& match) { takeOpened(match); });
    one.events.askedToHost = ifHere([this] { Q_EMIT askedToHost(); });
    one.events.handedOver = ifHere([this](const lan::Handover& handover) { Q_EMIT handedOver(handover); });
}

void TableVisit::lobbyChanged()
{
    getReady();
    m_lobby.refresh();
    m_lobby.followLight();
    tellOfStandIn();
    follow();
    Q_EMIT changed();
}

/// A host who plays is ready at once.
void TableVisit::getReady()
{
    const lan::LobbyGuest* const self = guest()->self();
    if (!m_isReadyAtOnce || !self || !self->seat.isPlayer())
        return;
    m_isReadyAtOnce = false;
    say(lan::Ready{true});
}

/// The table becomes a spectator's when a bot takes the seat over: that is not left unsaid.
void TableVisit::tellOfStandIn()
{
    const int seat = m_lobby.mySeat();
    const bool isStoodIn = seat >= 0 && m_lobby.stage() == QLatin1String("playing") && m_lobby.hasBot(seat);
    if (isStoodIn == m_isStoodIn)
        return;
    m_isStoodIn = isStoodIn;
    Q_EMIT noticed(isStoodIn ? tr("A bot plays on your seat now: the host has decided so. Under the people "
                                  "at the table you can take the seat back.")
                             : QString());
}

void TableVisit::viewChanged(Viewer viewer, const ViewChange& change)
{
    TableModel* const before = m_table;
    m_lobby.followLight();
    follow();
    if (m_table && m_table == before)
        m_table->hear(viewer, change);
}

void TableVisit::takeOpened(const lan::OpenedMatch& match)
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

// ---- The table that is shown
// -------------------------------------------------------------------------------------

/// Keeps the table that is shown the one of the guest's view.
void TableVisit::follow()
{
    lan::TableClient& one = *guest();
    const lan::LobbyGuest* const self = one.self();
    const bool hasPlace = self && (self->seat.isPlayer() || self->watch != lan::Watch::nothing);
    const bool isDealt = one.lobby().stage >= lan::Stage::playing;
    m_isDealt = one.lobby().stage == lan::Stage::dealing || (m_isDealt && isDealt && hasPlace);
    const GameType* const type = m_laptop.game(one.lobby().game, one.papers());
    const bool hasTable = hasPlace && isDealt && one.view() && type;
    if (m_table && (!hasTable || !(m_source->viewer() == one.viewer())))
        dropTable();
    if (!hasTable)
        return;
    if (!m_table) {
        makeTable(*type, one);
    } else if (m_source->persons() != one.persons()) {
        m_source->followPersons();
        m_table->followPersons();
    }
    const bool isSharedScreen = self->watch == lan::Watch::sharedScreen;
    if (isSharedScreen != m_isSharedScreen) {
        m_isSharedScreen = isSharedScreen;
        m_table->setSharedScreen(isSharedScreen);
    }
    Seats away;
    std::map<Seat, QString> partners;
    for (const lan::LobbyGuest& other : one.lobby().guests) {
        if (other.seat.isPlayer() && !other.isHere && !lan::partnerAt(one.lobby(), other.seat))
            away.add(other.seat);
        for (const Seat seat : other.playsFor)
            partners[seat] = QString::fromStdString(other.name);
    }
    m_table->setAway(away, std::move(partners));
}

void TableVisit::makeTable(const GameType& type, lan::TableClient& one)
{
    auto source = std::make_unique<NetworkSource>(type, one);
    m_source = source.get();
    m_table = new TableModel(m_program, std::move(source), this);
    m_isSharedScreen = false;
    explainFirstMatch(*m_table, m_program.preferences());
    connect(m_table, &TableModel::pointed, this, &TableVisit::point);
    Q_EMIT tableChanged();
    Q_EMIT changed();
    if (std::exchange(m_isDealt, false))
        Q_EMIT begun();
}

void TableVisit::dropTable()
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

// ---- What the person says
// ----------------------------------------------------------------------------------------

void TableVisit::say(const lan::GuestSays& message)
{
    if (lan::TableClient* const one = guest())
        one->say(message);
}

void TableVisit::point(const QString& board, QPoint cell)
{
    say(lan::Point{
        {nameFrom(board), {static_cast<std::int16_t>(cell.x()), static_cast<std::int16_t>(cell.y())}, 0}});
}

void TableVisit::react(const QString& kind)
{
    constexpr auto names = enumNames(lan::Reaction{});
    const auto found = std::ranges::find(names, kind.toStdString());
    if (found != names.end())
        say(lan::React{static_cast<lan::Reaction>(found - names.begin())});
}

} // namespace tablewood
