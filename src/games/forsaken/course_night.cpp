#include "games/forsaken/course.h"
#include "games/forsaken/spotlights.h"

#include <algorithm>

/// Nights, step by step, and the dawn after them. Every living player chooses in every step that has
/// something chosen; what those choose who are not called is thrown away.
namespace tablewood::forsaken {

namespace {

constexpr std::array<Call, 5> kNightOne{Call::shroudedSwaps, Call::forsakenPlace, Call::cowardLooks,
                                        Call::navigatorSeeks, Call::cursedSwaps};
constexpr std::array<Call, 5> kNightTwo{Call::oracleReads, Call::priestShelters, Call::forsakenSacrifice,
                                        Call::silencerEntangles, Call::navigatorSeeks};
} // namespace

bool Course::isCalled(Call call) const
{
    const auto holder = holderOf(call);
    return !holder || countOf(m_state.cast, *holder) > 0;
}

Call Course::firstCall() const
{
    const auto& calls = m_state.nights == 1 ? kNightOne : kNightTwo;
    // The Forsaken are called every Night, so that there is one.
    return *std::ranges::find_if(calls, [this](Call call) { return isCalled(call); });
}

std::optional<Call> Course::callAfter(Call call) const
{
    const auto& calls = m_state.nights == 1 ? kNightOne : kNightTwo;
    for (const auto* next = std::ranges::find(calls, call) + 1; next < calls.end(); ++next)
        if (isCalled(*next))
            return *next;
    return std::nullopt;
}

void Course::begin()
{
    m_state.step = Step::roles;
    m_state.unready = m_state.living;
}

void Course::carry(Seat seat, const Ready&)
{
    m_state.unready.remove(seat);
    const bool isMajority = 2 * m_state.unready.count() < m_state.living.count();
    if (m_state.step == Step::dusk ? isMajority : m_state.unready.isEmpty())
        beginNight();
}

void Course::beginDusk()
{
    m_state.step = Step::dusk;
    m_state.unready = m_state.living;
    ++m_state.timedStep;
}

void Course::beginNight()
{
    m_state.step = Step::night;
    m_state.unready = {};
    ++m_state.nights;
    m_state.record = {};
    tell(Seat::none(), "night", [] { return Text(TW_TEXT("forsaken", "Night fell")); });
    if (!m_state.terms.isCalledAloud) {
        beginCall(firstCall());
        return;
    }
    m_state.call = firstCall();
    enter(NightStage::sleeping);
}

void Course::enter(NightStage stage)
{
    m_state.stage = stage;
    ++m_state.timedStep;
}

void Course::beginCall(std::optional<Call> call)
{
    if (!call) {
        if (m_state.terms.isCalledAloud)
            enter(NightStage::waking);
        else
            wake();
        return;
    }
    m_state.call = *call;
    enter(m_state.terms.isCalledAloud ? NightStage::calling : NightStage::choosing);
    m_state.resolved = {};
    // Exchanged cards lie before their owners from now on.
    for (Traveler& traveler : m_state.travelers) {
        if (*call == Call::shroudedSwaps && traveler.role == Role::shrouded)
            traveler.shown = Role::commonfolk;
        if (*call == Call::cursedSwaps && traveler.role == Role::cursed)
            traveler.shown = Role::forsaken;
    }
}

void Course::arrange(Seat seat, const Layout& draft)
{
    of(seat).draft = draft;
    if (!isForsaken(of(seat).role))
        return;
    for (const Seat one : m_state.living)
        if (isForsaken(of(one).role))
            of(one).draft = draft;
}

void Course::carry(Seat seat, const Place& move)
{
    Layout draft = of(seat).draft;
    draft[static_cast<std::size_t>(move.at - 1)] = move.what;
    arrange(seat, draft);
}

void Course::carry(Seat seat, const Shift& move)
{
    Layout draft = of(seat).draft;
    std::swap(draft[static_cast<std::size_t>(move.from - 1)], draft[static_cast<std::size_t>(move.to - 1)]);
    arrange(seat, draft);
}

void Course::carry(Seat seat, const Lift& move)
{
    Layout draft = of(seat).draft;
    draft[static_cast<std::size_t>(move.from - 1)] = Landmark::none;
    arrange(seat, draft);
}

void Course::carry(Seat seat, const Point& move)
{
    of(seat).choice = static_cast<std::int8_t>(move.seat - 1);
}

void Course::carry(Seat seat, const Seek& move)
{
    of(seat).choice = static_cast<std::int8_t>(move.place - 1);
}

Seat Course::livingHolder(Role role) const
{
    for (const Seat seat : m_state.living)
        if (of(seat).role == role)
            return seat;
    return Seat::none();
}

Seats Course::mostPointedAt() const
{
    std::array<int, kMaxPlayers> fingers{};
    for (const Seat seat : m_state.living)
        if (of(seat).choice >= 0 && isForsaken(of(seat).role))
            ++fingers[static_cast<std::size_t>(of(seat).choice)];
    const int most = *std::ranges::max_element(fingers);
    Seats tied;
    for (const Seat seat : m_state.living)
        if (most > 0 && fingers[static_cast<std::size_t>(seat.index)] == most)
            tied.add(seat);
    return tied;
}

void Course::drawSacrifice()
{
    const Seats tied = m_state.record.pointed;
    if (tied.isEmpty())
        return;
    std::uint32_t lot = m_state.chance(Chance::night).below(static_cast<std::uint32_t>(tied.count()));
    for (const Seat seat : tied)
        if (lot-- == 0)
            m_state.record.sacrificed = seat;
}

void Course::placeDestinations()
{
    Layout layout{};
    for (const Traveler& traveler : m_state.travelers)
        if (isForsaken(traveler.role))
            layout = traveler.draft;
    ShortList<Landmark, kLandmarks> left;
    for (const Landmark what : unplaced(layout))
        for (auto lying = std::ranges::count(layout, what); lying < countOf(what); ++lying)
            left.push_back(what);
    m_state.chance(Chance::places).shuffle(left);
    for (Landmark& place : layout)
        if (place == Landmark::none) {
            place = left.back();
            left.pop_back();
        }
    m_state.layout = layout;
    for (Traveler& traveler : m_state.travelers) {
        traveler.draft = {};
        if (isForsaken(traveler.role))
            traveler.places = 0xff;
    }
    for (const Seat seat : m_state.living) {
        if (!isForsaken(of(seat).role))
            continue;
        m_log.revealTo(seat);
        // In the order in which they are read, the newest first.
        for (std::size_t place = kLandmarks; place-- > 0;)
            note(seat, NoteKind::place, place, static_cast<std::size_t>(layout[place]));
    }
}

void Course::useNightPower(Call call, Seat holder, std::int8_t chosen)
{
    const auto number = static_cast<std::size_t>(chosen);
    if (call == Call::navigatorSeeks) {
        of(holder).places = static_cast<std::uint8_t>(of(holder).places | 1u << chosen);
        note(holder, NoteKind::place, number, static_cast<std::size_t>(m_state.layout[number]));
        m_log.revealTo(holder);
    } else if (call == Call::oracleReads) {
        of(holder).souls.add(Seat{chosen});
        note(holder, NoteKind::role, number, static_cast<std::size_t>(of(Seat{chosen}).shown));
        m_log.revealTo(holder);
    } else if (call == Call::priestShelters)
        m_state.record.sheltered = Seat{chosen};
    else if (call == Call::silencerEntangles)
        m_state.record.entangled = Seat{chosen};
}

void Course::endStage()
{
    switch (m_state.stage) {
    case NightStage::sleeping:
        beginCall(m_state.call);
        break;
    case NightStage::calling:
        enter(NightStage::choosing);
        break;
    case NightStage::choosing:
        settleAndGoOn();
        break;
    case NightStage::looking:
        endCall();
        break;
    case NightStage::closing:
        beginCall(callAfter(m_state.call));
        break;
    case NightStage::waking:
        wake();
        break;
    }
}

void Course::settleAndGoOn()
{
    settleCall();
    m_state.resolved = {};
    if (hasLook(m_state.call))
        enter(NightStage::looking);
    else
        endCall();
}

void Course::endCall()
{
    for (Traveler& traveler : m_state.travelers)
        traveler.choice = -1;
    if (m_state.terms.isCalledAloud)
        enter(NightStage::closing);
    else
        beginCall(callAfter(m_state.call));
}

void Course::settleCall()
{
    const Call call = m_state.call;
    if (call == Call::forsakenPlace) {
        placeDestinations();
    } else if (call == Call::forsakenSacrifice) {
        m_state.record.pointed = mostPointedAt();
    } else if (const auto role = holderOf(call)) {
        const Seat holder = livingHolder(*role);
        if (holder.isPlayer() && of(holder).choice >= 0)
            useNightPower(call, holder, of(holder).choice);
    }
}

void Course::wake()
{
    m_log.reveal();
    m_state.stage = NightStage::sleeping;
    if (m_state.nights == 1) {
        beginFugue();
        return;
    }
    m_state.step = Step::dawn;
    m_state.acted = {};
    drawSacrifice();
    const NightRecord& record = m_state.record;
    tellDawn([&] {
        return dawnInLight(record.sacrificed.isPlayer() || record.sheltered.isPlayer() ||
                           record.entangled.isPlayer());
    });
    if (record.sacrificed.isPlayer())
        tell(
            record.sacrificed, "sacrifice",
            [&] { return Text(TW_TEXT("forsaken", "%1 found Ritual Sacrifice"), record.sacrificed); },
            [&] { return sacrificeInLight(record.sacrificed, record.sacrificed == record.sheltered); });
    if (record.sheltered.isPlayer())
        tell(
            record.sheltered, "shelter",
            [&] { return Text(TW_TEXT("forsaken", "%1 found Shelter From Evil"), record.sheltered); },
            [&] { return shelterInLight(record.sheltered); });
    if (record.entangled.isPlayer()) {
        m_state.entangled.add(record.entangled);
        tell(
            record.entangled, "entangle",
            [&] { return Text(TW_TEXT("forsaken", "%1 found Entangle"), record.entangled); },
            [&] { return entanglingInLight(record.entangled); });
    }
    if (record.sacrificed.isPlayer() && record.sacrificed != record.sheltered)
        condemn(record.sacrificed, true);
}

} // namespace tablewood::forsaken
