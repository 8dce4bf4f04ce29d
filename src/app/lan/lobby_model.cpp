#include "app/lan/lobby_model.h"

#include "app/home/guide_book.h"
#include "app/lan/comparison_words.h"
#include "app/lan/lobby_options.h"
#include "app/words/reading_time.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

LobbyModel::LobbyModel(lan::GameOf game, QObject* parent)
    : QObject(parent), m_game(std::move(game)), m_seats(new EntryModel(this)),
      m_choices(new EntryModel(this)), m_tableChoices(new EntryModel(this)), m_watchers(new EntryModel(this)),
      m_knocks(new EntryModel(this))
{
    m_deniedTimer.setSingleShot(true);
    m_deniedTimer.setInterval(kReadingTime);
    connect(&m_deniedTimer, &QTimer::timeout, this, [this] { setDenied({}); });
}

void LobbyModel::follow(lan::TableClient* guest, lan::TableHost* host)
{
    m_guest = guest;
    m_host = host;
    refresh();
    followLight();
}

void LobbyModel::refresh()
{
    // Without a guest the lobby of before stays: it is still shown while the page goes.
    if (m_guest) {
        // The host sees what it did before the news comes.
        m_view = m_host ? m_host->shownLobby() : m_guest->lobby();
        const auto self = std::ranges::find(m_view.guests, m_guest->id(), &lan::LobbyGuest::id);
        m_self = self == m_view.guests.end() ? lan::LobbyGuest() : *self;
    }
    lan::GuestId last = 0;
    for (const lan::Knock& knock : m_knocking)
        last = std::max(last, knock.number);
    // Nothing rings in the dark, and nothing is shown there that others do not see.
    if (!m_host)
        m_knocking.clear();
    else if (!m_isDark)
        m_knocking = m_host->knocks();
    m_seats->setRows(seatRows());
    m_choices->setRows(choiceRows());
    m_tableChoices->setRows(tableChoiceRows());
    m_watchers->setRows(watcherRows());
    m_knocks->setRows(knockRows());
    Q_EMIT changed();
    for (const lan::Knock& knock : m_knocking)
        if (knock.number > last)
            Q_EMIT knocked(QString::fromStdString(knock.persona.name));
}

void LobbyModel::followLight()
{
    const SeatView* const view = m_guest ? m_guest->view() : nullptr;
    const bool isDark = view && view->scene.night && m_guest->lobby().stage == lan::Stage::playing;
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    refresh();
    Q_EMIT lightChanged();
}

void LobbyModel::deny(const Text& why) { setDenied(shown(why)); }

void LobbyModel::setDenied(const QString& denied)
{
    if (denied.isEmpty())
        m_deniedTimer.stop();
    else
        m_deniedTimer.start();
    if (denied == m_denied)
        return;
    m_denied = denied;
    Q_EMIT deniedChanged();
}

QString LobbyModel::title() const { return QString::fromStdString(m_view.table); }

const GameType* LobbyModel::type() const
{
    return m_guest ? m_game(m_view.game, m_guest->papers()) : m_game(m_view.game, {});
}

QString LobbyModel::gameName() const
{
    const GameType* const played = type();
    return played ? shown(played->sheet().name) : QString();
}

QString LobbyModel::optionsLine() const
{
    const GameType* const played = type();
    return played ? tablewood::optionsLine(played->sheet(), setup()) : QString();
}

QVariantList LobbyModel::story() const
{
    const GameType* const played = type();
    return played ? storyEntries(*played, setup()) : QVariantList();
}

const OptionChoice* LobbyModel::picture() const
{
    const GameType* const played = type();
    return played ? picturedChoice(played->sheet(), setup()) : nullptr;
}

QString LobbyModel::scenario() const { return picture() ? shown(picture()->label) : QString(); }
QString LobbyModel::goal() const { return picture() ? shown(picture()->hint) : QString(); }

std::vector<OptionEntry> LobbyModel::optionsOf(int seat) const
{
    const GameType* const played = type();
    return played ? seatOptions(played->sheet(), setup(), seat) : std::vector<OptionEntry>();
}

std::vector<EntryModel::Row> LobbyModel::choiceRows() const
{
    std::vector<EntryModel::Row> rows;
    if (m_view.stage == lan::Stage::gathering && m_self.seat.isPlayer())
        for (const OptionEntry& option : optionsOf(m_self.seat.index))
            rows.push_back({option.key, QVariant::fromValue(option)});
    return rows;
}

std::vector<EntryModel::Row> LobbyModel::tableChoiceRows() const
{
    std::vector<EntryModel::Row> rows;
    const GameType* const played = type();
    if (played && m_host && !m_host->hasMatch() && m_view.stage == lan::Stage::gathering)
        for (const OptionEntry& option : tableOptions(played->sheet(), setup()))
            rows.push_back({option.key, QVariant::fromValue(option)});
    return rows;
}

QString LobbyModel::stage() const { return named(m_view.stage); }
QString LobbyModel::whenAway() const { return named(m_view.whenAway); }

QString LobbyModel::summary() const
{
    int seated = 0;
    int ready = 0;
    for (int seat = 0; seat < seatCount(); ++seat) {
        const LobbySeat entry = seatEntry(seat);
        if (entry.isFree || entry.isKnocking)
            continue;
        ++seated;
        ready += entry.isReady && entry.isHere ? 1 : 0;
    }
    return tr("%1 of %2 seated, %3 ready").arg(seated).arg(seatCount()).arg(ready);
}

QString LobbyModel::nameOf(lan::GuestId guest) const
{
    const auto found = std::ranges::find(m_view.guests, guest, &lan::LobbyGuest::id);
    return found == m_view.guests.end() ? QString() : QString::fromStdString(found->name);
}

int LobbyModel::seatOf(lan::GuestId guest) const
{
    const auto found = std::ranges::find(m_view.guests, guest, &lan::LobbyGuest::id);
    return found == m_view.guests.end() ? -1 : found->seat.index;
}

const lan::LobbyGuest* LobbyModel::holder(int seat) const
{
    const auto found = std::ranges::find(m_view.guests, seatAt(seat), &lan::LobbyGuest::seat);
    return found == m_view.guests.end() ? nullptr : &*found;
}

bool LobbyModel::isFree(int seat) const { return lan::freeSeats(m_view).has(seatAt(seat)); }

int LobbyModel::seatForKnock(const lan::Knock& knock) const
{
    if (knock.wants != lan::Watch::nothing)
        return -1;
    auto before = std::ranges::count_if(m_knocking, [&](const lan::Knock& other) {
        return other.wants == lan::Watch::nothing && other.number < knock.number;
    });
    for (int seat = 0; seat < seatCount(); ++seat)
        if (isFree(seat) && before-- == 0)
            return seat;
    return -1;
}

Seats LobbyModel::partnersOf(int seat) const
{
    const auto at = static_cast<std::size_t>(seat);
    return at < m_view.partners.size() ? m_view.partners[at] : Seats();
}

bool LobbyModel::hasPartners() const
{
    const GameType* const played = type();
    return played && played->hasPartners(setup());
}

QVariantList LobbyModel::partnerEntries(int seat) const
{
    QVariantList entries;
    const bool isMissing =
        lan::missingSeats(m_view).has(seatAt(seat)) && !lan::partnerAt(m_view, seatAt(seat));
    // A seat that nobody has is the host's to give.
    if (m_view.stage != lan::Stage::playing || !isMissing || (!isHost() && isFree(seat)))
        return entries;
    for (const Seat other : partnersOf(seat)) {
        const lan::LobbyGuest* const guest = holder(other.index);
        if (guest && guest->isHere && !hasBot(other.index) && (isHost() || guest->id == m_self.id))
            entries.append(QVariant::fromValue(
                LobbyPartner{static_cast<int>(guest->id), QString::fromStdString(guest->name)}));
    }
    return entries;
}

bool LobbyModel::mayTrade(int seat) const
{
    const lan::LobbyGuest* const guest = holder(seat);
    return m_view.stage == lan::Stage::gathering && m_self.seat.isPlayer() && guest && guest->isHere &&
           guest->id != m_self.id;
}

LobbySeat LobbyModel::seatEntry(int seat) const
{
    LobbySeat entry;
    entry.seat = seat;
    entry.isBot = hasBot(seat);
    if (const lan::LobbyGuest* const partner = lan::partnerAt(m_view, seatAt(seat)))
        entry.partner = static_cast<int>(partner->id);
    entry.partners = partnerEntries(seat);
    entry.mayTrade = mayTrade(seat);
    entry.isAsked = entry.mayTrade && m_self.asksFor == seatAt(seat);
    if (const lan::LobbyGuest* const guest = holder(seat)) {
        entry.asksForMine = entry.mayTrade && guest->asksFor == m_self.seat;
        entry.guest = static_cast<int>(guest->id);
        entry.name = QString::fromStdString(guest->name);
        entry.emblem = QString::fromStdString(guest->emblem);
        entry.isMine = guest->id == m_self.id;
        entry.isHost = guest->id == m_view.host;
        entry.isHere = guest->isHere;
        entry.isReady = guest->isReady;
        entry.mayHost = m_host && m_host->mayHost(guest->id);
    } else if (entry.isBot) {
        entry.name = QString::fromStdString(lan::botName(m_view, seatAt(seat)));
        entry.isHere = entry.isReady = true;
    } else {
        entry.isFree = true;
        entry.name = tr("Open seat");
        for (const lan::Knock& knock : m_knocking) {
            if (seatForKnock(knock) != seat)
                continue;
            entry.isKnocking = true;
            entry.name = QString::fromStdString(knock.persona.name);
            entry.emblem = QString::fromStdString(knock.persona.emblem);
        }
    }
    entry.status = seatStatus(entry);
    QStringList chosen;
    for (const OptionEntry& option : optionsOf(seat))
        chosen.append(option.label + ": " + option.chosen);
    entry.chosen = chosen.join(QStringLiteral(" · "));
    return entry;
}

QString LobbyModel::seatStatus(const LobbySeat& entry) const
{
    const bool isGathering = m_view.stage == lan::Stage::gathering;
    if (entry.isKnocking)
        return tr("Asks to sit");
    if (entry.partner != 0)
        return entry.partner == myself()
                   ? tr("You play here too")
                   : tr("%1 plays here too").arg(nameOf(static_cast<lan::GuestId>(entry.partner)));
    if (entry.isFree)
        return isHost() ? tr("Add a bot") : tr("Sit here");
    if (entry.isBot && entry.guest == 0)
        return isGathering ? tr("%1, ready").arg(botWord(m_view.bots[static_cast<std::size_t>(entry.seat)]))
                           : botWord(m_view.bots[static_cast<std::size_t>(entry.seat)]);
    if (entry.isBot)
        return tr("A bot stands in");
    if (!entry.isHere)
        return tr("Away, seat kept");
    if (entry.asksForMine)
        return tr("Asks you to trade places");
    if (entry.isAsked)
        return tr("You asked to trade places");
    if (!isGathering)
        return entry.isHost ? tr("Host") : entry.isMine ? tr("You") : tr("At the table");
    if (entry.isHost)
        return entry.isReady ? tr("Host, ready") : tr("Host, not ready");
    if (entry.isMine)
        return entry.isReady ? tr("You, ready") : tr("You, not ready");
    return entry.isReady ? tr("Ready") : tr("Not ready");
}

std::vector<EntryModel::Row> LobbyModel::seatRows() const
{
    std::vector<EntryModel::Row> rows;
    rows.reserve(m_view.bots.size());
    for (int seat = 0; seat < seatCount(); ++seat)
        rows.push_back({QString::number(seat), QVariant::fromValue(seatEntry(seat))});
    return rows;
}

std::vector<EntryModel::Row> LobbyModel::watcherRows() const
{
    std::vector<EntryModel::Row> rows;
    for (const lan::LobbyGuest& guest : m_view.guests) {
        if (guest.seat.isPlayer())
            continue;
        LobbyWatcher entry;
        entry.guest = static_cast<int>(guest.id);
        entry.name = QString::fromStdString(guest.name);
        entry.isMine = guest.id == m_self.id;
        entry.isHost = guest.id == m_view.host;
        entry.isHere = guest.isHere;
        entry.isWatching = guest.watch != lan::Watch::nothing;
        entry.isSharedScreen = guest.watch == lan::Watch::sharedScreen;
        entry.mayHost = m_host && m_host->mayHost(guest.id);
        entry.status = !entry.isHere          ? tr("%1, away").arg(entry.name)
                       : entry.isSharedScreen ? tr("%1, the shared screen").arg(entry.name)
                       : entry.isWatching     ? entry.name
                                              : tr("%1, without a seat").arg(entry.name);
        rows.push_back({QString::number(guest.id), QVariant::fromValue(entry)});
    }
    return rows;
}

std::vector<EntryModel::Row> LobbyModel::knockRows() const
{
    std::vector<EntryModel::Row> rows;
    for (const lan::Knock& knock : m_knocking) {
        LobbyKnock entry;
        entry.number = static_cast<int>(knock.number);
        entry.name = QString::fromStdString(knock.persona.name);
        entry.emblem = QString::fromStdString(knock.persona.emblem);
        entry.pictures = comparedPictures(knock.comparison);
        entry.address = QString::fromStdString(knock.address);
        entry.wasSentAway = knock.wasSentAway;
        entry.wants = knock.wants == lan::Watch::nothing     ? QStringLiteral("seat")
                      : knock.wants == lan::Watch::spectator ? QStringLiteral("watch")
                                                             : QStringLiteral("shared-screen");
        entry.seat = seatForKnock(knock);
        rows.push_back({QString::number(knock.number), QVariant::fromValue(entry)});
    }
    return rows;
}

bool LobbyModel::canStart() const { return m_host && !m_host->lobby().whyNotStart(); }

QString LobbyModel::startHint() const
{
    if (m_view.stage == lan::Stage::dealing)
        return tr("All laptops draw the deal together");
    if (m_view.stage != lan::Stage::gathering)
        return {};
    bool hasFreeSeat = false;
    QStringList away;
    QStringList unready;
    for (int seat = 0; seat < seatCount(); ++seat) {
        const LobbySeat entry = seatEntry(seat);
        hasFreeSeat = hasFreeSeat || entry.isFree;
        if (entry.isFree || entry.isBot)
            continue;
        if (!entry.isHere)
            away.append(entry.name);
        else if (!entry.isReady)
            unready.append(entry.name);
    }
    const QString separator = QStringLiteral(", ");
    if (hasFreeSeat)
        return isHost() ? tr("Start when every seat is taken") : tr("It begins when every seat is taken");
    if (!away.isEmpty())
        return (isHost() ? tr("Start when %1 is back") : tr("It begins when %1 is back"))
            .arg(away.join(separator));
    if (unready.size() == 1)
        return (isHost() ? tr("Start when %1 is ready") : tr("It begins when %1 is ready"))
            .arg(unready.first());
    if (!unready.isEmpty())
        return (isHost() ? tr("Start when all are ready: %1") : tr("It begins when all are ready: %1"))
            .arg(unready.join(separator));
    return isHost() ? tr("Start the match") : tr("Waiting for the host to start");
}

/// Who plays for whom, a sentence each.
QString LobbyModel::partnerLine() const
{
    QStringList lines;
    for (const lan::LobbyGuest& partner : m_view.guests) {
        for (const Seat seat : partner.playsFor) {
            const QString name = QString::fromStdString(partner.name);
            const bool isMine = partner.id == m_self.id;
            const int number = seat.index + 1;
            if (const lan::LobbyGuest* const person = holder(seat.index)) {
                const QString whose = QString::fromStdString(person->name);
                lines.append(isMine ? tr("You play for %1 until they are back.").arg(whose)
                                    : tr("%1 plays for %2 until they are back.").arg(name, whose));
            } else {
                lines.append(
                    isMine ? tr("Seat %1 is free: you play it too.").arg(number)
                           : tr("Seat %1 is free: %2 plays it too.").arg(QString::number(number), name));
            }
        }
    }
    return lines.join(QLatin1Char(' '));
}

QString LobbyModel::awayLine() const
{
    const QString separator = QStringLiteral(", ");
    QStringList lines;
    QStringList names;
    for (const lan::LobbyGuest& guest : m_view.guests)
        if (guest.seat.isPlayer() && !guest.isHere && guest.id != m_self.id &&
            !lan::partnerAt(m_view, guest.seat))
            names.append(QString::fromStdString(guest.name));
    const QString all = names.join(separator);
    if (!names.isEmpty())
        lines.append(
            m_view.whenAway == lan::WhenAway::bot
                ? tr("Away: %1. A bot stands in after %n second(s).", nullptr, awaySeconds()).arg(all)
            : m_view.whenAway == lan::WhenAway::partner
                ? tr("Away: %1. A partner plays for them after %n second(s), else a bot.", nullptr,
                     awaySeconds())
                      .arg(all)
            : m_view.whenAway == lan::WhenAway::skip
                ? tr("Away: %1. Steps with a clock go on without them.").arg(all)
                : tr("Away: %1. The seat(s) are kept.", nullptr, static_cast<int>(names.size())).arg(all));
    if (m_view.stage == lan::Stage::playing)
        lines.append(partnerLine());

    QStringList free;
    bool mayBeLent = false;
    for (int seat = 0; seat < seatCount(); ++seat)
        if (m_view.stage == lan::Stage::playing && isFree(seat) && !lan::partnerAt(m_view, seatAt(seat))) {
            free.append(QString::number(seat + 1));
            const auto number = static_cast<std::size_t>(seat);
            mayBeLent = mayBeLent || (number < m_view.partners.size() && !m_view.partners[number].isEmpty());
        }
    if (!free.isEmpty())
        lines.append((mayBeLent ? tr("Free seat: %1. Somebody can take it, or play it too.")
                                : tr("Free seat: %1. The table waits until somebody takes it."))
                         .arg(free.join(separator)));
    lines.removeAll(QString());
    return lines.join(QLatin1Char(' '));
}

} // namespace tablewood
