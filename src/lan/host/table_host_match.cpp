#include "lan/host/table_host.h"

#include "kernel/fault.h"

#include <QScopeGuard>

#include <algorithm>

/// The part of a host that deals and runs the match, and keeps everybody where the lobby says.
namespace tablewood::lan {

namespace {

/// Plays for somebody who stays away.
constexpr const char* kStandIn = "fair";

/// The seats that a guest plays besides its own, which is the first.
Seats lentIn(const std::vector<Viewer>& viewers)
{
    Seats lent;
    for (std::size_t i = 1; i < viewers.size(); ++i)
        lent.add(viewers[i].seat);
    return lent;
}

} // namespace

// ---- The deal
// -------------------------------------------------------------------------------------------------

std::optional<Text> TableHost::start()
{
    if (auto why = m_lobby.whyNotStart())
        return why;
    if (m_match) {
        m_lobby.setStage(Stage::playing);
        sync();
        return std::nullopt;
    }
    if (m_plan.seed) {
        begin(*m_plan.seed, std::nullopt);
        return std::nullopt;
    }
    Seats persons;
    for (const Seat seat : Seats::firstOf(m_lobby.seats())) {
        if (m_lobby.holder(seat))
            persons.add(seat);
    }
    m_deal.emplace(persons, m_plan.entropy);
    m_dealTimer.start(m_plan.pace.deal);
    const Deal deal = m_deal->deal();
    m_lobby.setStage(Stage::dealing);
    // Whoever hears of the stage may break the deal off again.
    sync();
    if (m_deal && m_deal->deal() == deal) {
        m_visitors.say(deal);
        if (persons.isEmpty())
            begin(seedOf(m_deal->dealing()), m_deal->dealing());
    }
    return std::nullopt;
}

void TableHost::takeDealt(Visitor& visitor, const GuestSays& message)
{
    // The deal may have been broken off while this was on its way, and another one begun.
    const auto* const seal = std::get_if<Seal>(&message);
    const Digest& deal = seal ? seal->deal : std::get<Contribute>(message).deal;
    if (!m_deal || m_deal->deal().seal != deal)
        return;
    const Seat seat = m_lobby.find(visitor.guest())->seat;
    if (seal) {
        if (!m_deal->take(seat, *seal))
            throw InputError("seal", "it is not asked for");
        if (m_deal->isSealed()) {
            m_sealed = m_deal->sealed();
            m_visitors.say(*m_sealed);
        }
        return;
    }
    if (!m_deal->take(seat, std::get<Contribute>(message)))
        throw InputError("part", "it is not the one that was sealed");
    if (m_deal->isComplete()) {
        const Dealing dealing = m_deal->dealing();
        begin(seedOf(dealing), dealing);
    }
}

void TableHost::endSlowDeal()
{
    if (!m_deal)
        return;
    std::vector<GuestId> slow;
    for (const Seat seat : m_deal->waitingFor()) {
        if (const LobbyGuest* const person = m_lobby.holder(seat))
            slow.push_back(person->id);
    }
    for (const GuestId guest : slow) {
        if (Visitor* const visitor = m_visitors.inside(guest))
            gone(*visitor, Text(TW_TEXT("lan", "Your program did not draw the deal.")), Parting::broken);
        // Its program comes back by itself: the others would wait for it again.
        change([guest](Lobby& lobby) { return lobby.stand(guest); });
    }
}

void TableHost::stopDealIfBroken()
{
    if (!m_deal)
        return;
    const bool isWhole = std::ranges::all_of(m_deal->persons(), [this](Seat seat) {
        const LobbyGuest* const person = m_lobby.holder(seat);
        return person && person->isHere;
    });
    if (isWhole)
        return;
    m_deal.reset();
    m_sealed.reset();
    m_lobby.setStage(Stage::gathering);
}

void TableHost::begin(const Seed& seed, const std::optional<Dealing>& dealing)
{
    m_deal.reset();
    MatchRecord record;
    record.game = m_plan.type->sheet().id;
    record.setup = {m_lobby.seats(), m_lobby.view().options, seed};
    record.players = m_lobby.players();
    record.dealing = dealing;
    record.content = m_plan.packed;
    record.papers = m_plan.papers;
    try {
        // A match that cannot be dealt leaves nothing behind.
        m_plan.type->newMatch(record.setup);
        m_store.begin(record);
        hostMatch(std::move(record), Stage::playing);
    } catch (const std::exception& error) {
        m_sealed.reset();
        m_plan.startsByItself = false;
        m_lobby.setStage(Stage::gathering);
        if (troubled)
            troubled(Text(TW_TEXT("lan", "The match cannot begin: %1"), reasonOf(error)));
    }
    sync();
}

void TableHost::hostMatch(MatchRecord record, Stage stage)
{
    if (record.dealing)
        m_sealed = sealedOf(*record.dealing);
    m_match = std::make_unique<HostedMatch>(*m_plan.type, std::move(record), m_store.journal(), m_plan.pace,
                                            m_plan.entropy);
    m_match->changed = [this] { lookAtMatch(); };
    m_match->stopped = [this](const Text& why) {
        if (troubled)
            troubled(Text(TW_TEXT("lan", "The match is kept and cannot go on: %1"), why));
    };
    m_match->troubled = [this](const Text& why) {
        if (troubled)
            troubled(why);
    };
    std::vector<Seats> partners;
    for (const Seat seat : Seats::firstOf(m_lobby.seats()))
        partners.push_back(m_match->table().match().partners(seat));
    m_lobby.setPartners(std::move(partners));
    m_lobby.setStage(m_match->table().outcome() ? Stage::ended : stage);
}

void TableHost::lookAtMatch()
{
    // Dawn tells again who is here, and who plays for whom.
    if (m_dusk.follow())
        sync();
    if (m_lobby.stage() == Stage::playing && m_match->table().outcome()) {
        m_lobby.setStage(Stage::ended);
        sync();
        m_visitors.say(Opened{toBytes(m_match->table().record())});
    } else if (changed) {
        changed();
    }
}

// ---- Everybody where the lobby says
// ---------------------------------------------------------------------------

void TableHost::sync()
{
    if (m_isSyncing) {
        m_syncsAgain = true;
        return;
    }
    syncNow();
    if (changed)
        changed();
    if (m_plan.startsByItself && !m_lobby.whyNotStart())
        start();
}

void TableHost::syncNow()
{
    m_isSyncing = true;
    const auto stop = qScopeGuard([this] { m_isSyncing = false; });
    do {
        m_syncsAgain = false;
        stopDealIfBroken();
        if (m_match)
            seatAll();
        m_dusk.follow();
        watchAway();
        const LobbyView view = shownLobby();
        if (!(m_told == view)) {
            m_told = view;
            m_visitors.say(LobbyNow{view});
        }
        keep();
    } while (m_syncsAgain);
}

void TableHost::seatAll()
{
    Table& table = m_match->table();
    // In the dark nobody is told who plays for whom.
    if (m_lobby.stage() == Stage::playing && !isDark()) {
        if (const auto why = table.seat(m_lobby.players()); why && troubled)
            troubled(*why);
    }
    // A match that goes on shows its cards when everybody has their seat.
    const bool isGathering = m_lobby.stage() == Stage::gathering;
    m_match->pause(isGathering || m_lobby.stage() == Stage::moving || (m_lobby.view().isHalted && isDark()));
    m_match->seatBots(m_lobby.view().bots);
    m_match->setAway(m_lobby.awaySeats(), isDark() ? WhenAway::wait : m_lobby.view().whenAway,
                     m_lobby.emptySeats());
    for (Visitor* visitor : m_visitors.all()) {
        if (!visitor->isInside())
            continue;
        const auto viewers = isGathering ? std::vector<Viewer>{} : m_lobby.viewersOf(visitor->guest());
        if (viewers == visitor->viewers)
            continue;
        const Seats before = lentIn(visitor->viewers);
        const Seats lent = lentIn(viewers);
        for (const Seat seat : lent)
            if (!before.has(seat))
                table.handOn(seat);
        if (lent != before)
            visitor->say(Lent{lent});
        visitor->viewers = viewers;
        for (const Viewer viewer : viewers) {
            if (viewer.seat.isPlayer())
                visitor->seatsHad.add(viewer.seat);
        }
        if (viewers.empty())
            table.leave(*visitor);
        else
            table.join(*visitor, viewers);
    }
}

Hosting TableHost::hosting() const
{
    Hosting hosting{m_lobby, port(), m_movedTo, m_isPromised};
    for (const Member& member : m_lobby.members())
        hosting.lobby.setAway(member.shown.id);
    return hosting;
}

/// Stores who may come back; false if that cannot be.
bool TableHost::keep()
{
    if (!m_match || m_isMoveKept)
        return true;
    Bytes bytes = encode(hosting());
    if (bytes == m_kept)
        return true;
    try {
        m_store.keepHosting(bytes);
        m_kept = std::move(bytes);
        return true;
    } catch (const InputError& error) {
        if (troubled)
            troubled(Text(TW_TEXT("lan", "Who is at the table cannot be stored: %1"), reasonOf(error)));
        return false;
    }
}

std::optional<Text> TableHost::whyNoPartner(GuestId guest, Seat seat) const
{
    if (isDark())
        return areEyesClosed();
    const LobbyGuest* const person = m_lobby.find(guest);
    if (m_match && person && seat.isPlayer() && seat.index < m_lobby.seats() &&
        !m_match->table().match().partners(seat).has(person->seat))
        return Text(TW_TEXT("lan", "By the rules of this game %1 does not play this seat."), person->name);
    return std::nullopt;
}

std::optional<Text> TableHost::lend(GuestId guest, Seat seat)
{
    if (auto why = whyNoPartner(guest, seat))
        return why;
    auto why = change([=](Lobby& lobby) { return lobby.lend(guest, seat); });
    if (!why)
        m_gaveBack[seat].erase(guest);
    return why;
}

std::optional<Text> TableHost::playFor(GuestId guest, Seat seat)
{
    if (auto why = whyNoPartner(guest, seat))
        return why;
    const LobbyView view = m_lobby.view();
    if (missingSeats(view).has(seat) && !partnerAt(view, seat)) {
        const LobbyGuest* const person = m_lobby.holder(seat);
        if (!person)
            return Text(TW_TEXT("lan", "Nobody has this seat. The host can let you play it."));
        const auto since = m_awaySince.find(seat);
        if (since == m_awaySince.end() ||
            m_plan.pace.time().now() - since->second < std::chrono::seconds(view.awaySeconds))
            return Text(TW_TEXT("lan",
                                "%1 has just gone. Only the host can let you play this seat before %2 s "
                                "have passed."),
                        person->name, static_cast<int>(view.awaySeconds));
    }
    return lend(guest, seat);
}

/// Whoever gave the seat back, or from whom the host took it, is passed over: the rule would lend it to them
/// at once.
std::optional<Text> TableHost::takeBack(Seat seat)
{
    const LobbyView view = m_lobby.view();
    const LobbyGuest* const partner = partnerAt(view, seat);
    const std::optional<GuestId> guest = partner ? std::optional(partner->id) : std::nullopt;
    if (guest)
        m_gaveBack[seat].insert(*guest);
    auto why = change([seat](Lobby& lobby) { return lobby.takeBack(seat); });
    if (why && guest)
        m_gaveBack[seat].erase(*guest);
    return why;
}

bool TableHost::hasGivenBack(GuestId guest, Seat seat) const
{
    const auto found = m_gaveBack.find(seat);
    return found != m_gaveBack.end() && found->second.contains(guest);
}

void TableHost::fill(Seat seat)
{
    if (m_lobby.view().whenAway == WhenAway::partner) {
        for (const Seat other : Seats::firstOf(m_lobby.seats())) {
            const LobbyGuest* const partner = m_lobby.holder(other);
            if (partner && !hasGivenBack(partner->id, seat) && !lend(partner->id, seat))
                return;
        }
    }
    change([seat](Lobby& lobby) { return lobby.standIn(seat, kStandIn); });
}

void TableHost::watchAway()
{
    const LobbyView view = m_lobby.view();
    // While nobody could play nobody is missed.
    const bool isMissed = view.stage == Stage::playing && !isDark();
    for (const Seat seat : Seats::firstOf(m_lobby.seats())) {
        const LobbyGuest* const person = m_lobby.holder(seat);
        if (isMissed && person && !person->isHere)
            m_awaySince.try_emplace(seat, m_plan.pace.time().now());
        else
            m_awaySince.erase(seat);
        // Who is there again may go again, and who has left for good is nobody's to play for.
        if (!person || person->isHere)
            m_gaveBack.erase(seat);
    }
    const bool isFilled = view.whenAway == WhenAway::bot || view.whenAway == WhenAway::partner;
    m_awayWatch.follow(isFilled && isMissed ? m_lobby.awaySeats() : Seats(),
                       std::chrono::seconds(view.awaySeconds));
}

} // namespace tablewood::lan
