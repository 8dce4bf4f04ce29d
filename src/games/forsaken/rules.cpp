#include "games/forsaken/rules.h"

#include "kernel/company.h"

#include <algorithm>
#include <numeric>

namespace tablewood::forsaken {

namespace {

/// From mark to mark: a window closes 4, 8, 12 or 15 seconds after it opened, so that nobody hears who was
/// quick.
constexpr std::array<std::int8_t, kWindowMarks> kMarks{4, 4, 4, 3};
/// Seconds from mark to mark while a death waits for everybody. kDeathMarks of them are a minute. Each mark
/// is stored: the next ones are twice as long, and so on up to 64 seconds.
constexpr int kDeathMark = 4;
constexpr int kDeathMarks = kSecondsToLapse / kDeathMark;
/// Eyes are closed in them.
constexpr int kDuskSeconds = 5;
constexpr int kClaimSeconds = 10;
constexpr int kTestimonySeconds = 180;
constexpr int kVoteSeconds = 30;
constexpr int kCountdownSeconds = 3;

} // namespace

std::optional<Role> holderOf(Call call)
{
    switch (call) {
    case Call::shroudedSwaps:
        return Role::shrouded;
    case Call::cowardLooks:
        return Role::coward;
    case Call::navigatorSeeks:
        return Role::navigator;
    case Call::cursedSwaps:
        return Role::cursed;
    case Call::oracleReads:
        return Role::oracle;
    case Call::priestShelters:
        return Role::priest;
    case Call::silencerEntangles:
        return Role::silencer;
    case Call::forsakenPlace:
    case Call::forsakenSacrifice:
        break;
    }
    return std::nullopt;
}

int secondsOf(Call call)
{
    switch (call) {
    case Call::forsakenPlace:
        return 45;
    case Call::forsakenSacrifice:
        return 30;
    case Call::shroudedSwaps:
    case Call::cowardLooks:
    case Call::cursedSwaps:
        return 10;
    case Call::navigatorSeeks:
    case Call::oracleReads:
    case Call::priestShelters:
    case Call::silencerEntangles:
        break;
    }
    return 15;
}

int callingSeconds(Call call)
{
    switch (call) {
    case Call::shroudedSwaps:
        return 22;
    case Call::forsakenPlace:
        return 21;
    case Call::cowardLooks:
        return 19;
    case Call::navigatorSeeks:
        return 11;
    case Call::cursedSwaps:
        return 13;
    case Call::oracleReads:
        return 12;
    case Call::priestShelters:
    case Call::forsakenSacrifice:
        return 18;
    case Call::silencerEntangles:
        break;
    }
    return 17;
}

int closingSeconds(Call call)
{
    switch (call) {
    case Call::shroudedSwaps: // whose eyes stay open
        return 2;
    case Call::cowardLooks: // and hands go down
        return 8;
    default:
        return 5;
    }
}

ShortList<Landmark, 3> unplaced(const Layout& draft)
{
    ShortList<Landmark, 3> left;
    for (const Landmark what : {Landmark::village, Landmark::voidPrison, Landmark::deadEnd})
        if (std::ranges::count(draft, what) < countOf(what))
            left.push_back(what);
    return left;
}

Seats Rules::toAct() const
{
    if (m_state.ending)
        return {};
    if (m_state.claimant.isPlayer())
        return m_state.claimant;
    if (const Matter* matter = top())
        return matter->stage == Stage::voting || matter->stage == Stage::countdown ? m_state.well()
               : matter->awaited.isEmpty()                                         ? m_state.window.asked
                                                                                   : matter->awaited;
    // Seats that have chosen or passed are still to act, so that nobody notices.
    switch (m_state.step) {
    case Step::roles:
    case Step::dusk:
        return m_state.unready;
    case Step::night:
        return hasChoice(m_state.call) && (m_state.isChoosing() || m_state.isLooking()) ? m_state.living
                                                                                        : Seats();
    case Step::fugue:
        return m_state.active;
    case Step::draw:
    case Step::action: {
        Seats acting = m_state.window.asked;
        acting.add(m_state.active);
        return acting;
    }
    case Step::drawn:
        return m_state.window.asked;
    case Step::fast: {
        Seats acting = m_state.window.asked;
        if (mightForage(m_state.active))
            acting.add(m_state.active);
        return acting;
    }
    case Step::dawn:
    case Step::forest:
    case Step::over:
        break;
    }
    return {};
}

Seats Rules::awaited() const
{
    if (m_state.ending || m_state.claimant.isPlayer())
        return toAct();
    if (isVoting() || (top() != nullptr && top()->stage == Stage::countdown))
        return top()->awaited;
    // Nobody waits for who might forage.
    return isQuiet() && m_state.step == Step::fast ? m_state.window.asked : toAct();
}

Seats Rules::invited() const
{
    const bool isWindow = top() == nullptr ? m_state.step == Step::fast : top()->stage == Stage::asking;
    return m_state.ending || m_state.claimant.isPlayer() || !isWindow ? Seats() : toAct();
}

Seats Rules::voters() const
{
    if (m_state.ending || top() == nullptr)
        return {};
    return top()->stage == Stage::voting || top()->stage == Stage::countdown ? toAct() : Seats();
}

std::optional<Timer> Rules::timer() const
{
    const auto of = [&](int seconds) { return Timer{std::string(Close::name), seconds, m_state.timedStep}; };
    if (m_state.ending)
        return std::nullopt;
    if (m_state.claimant.isPlayer())
        return of(kClaimSeconds);
    if (const Matter* matter = top()) {
        switch (matter->stage) {
        case Stage::asking:
            return timerToMark();
        case Stage::testimony:
            return of(kTestimonySeconds);
        case Stage::voting:
            return of(kVoteSeconds);
        case Stage::countdown:
            return of(kCountdownSeconds);
        case Stage::fresh:
        case Stage::happening:
            break;
        }
        return std::nullopt;
    }
    if (m_state.step == Step::dusk)
        return of(kDuskSeconds);
    if (m_state.step == Step::night)
        return of(nightSeconds());
    if (m_state.step == Step::drawn)
        return of(kDrawnSeconds);
    if (m_state.step == Step::fast)
        return timerToMark();
    const bool isTurn = m_state.step == Step::draw || m_state.step == Step::action;
    return isTurn && m_state.terms.turnSeconds > 0 ? std::optional(of(m_state.terms.turnSeconds))
                                                   : std::nullopt;
}

int Rules::nightSeconds() const
{
    switch (m_state.stage) {
    case NightStage::sleeping:
        return kSleepingSeconds;
    case NightStage::calling:
        return callingSeconds(m_state.call);
    case NightStage::choosing:
        return secondsOf(m_state.call) - (hasLook(m_state.call) ? kLookSeconds : 0);
    case NightStage::looking:
        return kLookSeconds;
    case NightStage::closing:
        return closingSeconds(m_state.call);
    case NightStage::waking:
        break;
    }
    return kWakingSeconds;
}

Timer Rules::timerToMark() const
{
    Timer timer{std::string(Close::name), 0, m_state.timedStep};
    if (top() != nullptr && top()->kind == MatterKind::dying) {
        timer.seconds = kDeathMark << (m_state.mark / kDeathMarks);
        timer.after = Timer::kNoEnd;
        return timer;
    }
    const auto now = kMarks.begin() + m_state.mark;
    timer.seconds = *now;
    timer.before = std::accumulate(kMarks.begin(), now, 0);
    timer.after = std::accumulate(now + 1, kMarks.end(), 0);
    return timer;
}

bool Rules::isLastMark() const
{
    if (top() != nullptr && top()->kind == MatterKind::dying)
        return false;
    return static_cast<std::size_t>(m_state.mark) + 1 >= kMarks.size();
}

bool Rules::hasLapsed(Seat seat) const
{
    return m_state.terms.hasDeathClock && top() != nullptr && top()->kind == MatterKind::dying &&
           m_state.mark + 1 >= kDeathMarks && !refusalOf(seat, Pass());
}

bool Rules::isRace(const Move& move) const
{
    const bool isAnswer = std::holds_alternative<Respond>(move) || std::holds_alternative<PlayCard>(move);
    return isAnswer && m_state.isAsking() && !m_state.claimant.isPlayer() &&
           (!isQuiet() || m_state.step == Step::fast);
}

Seats Rules::respondents() const
{
    Seats asked;
    for (const Seat seat : m_state.well())
        if (!m_state.acted.has(seat) && !m_state.isEntangled(seat) &&
            (!of(seat).hand.isEmpty() || !of(seat).finds.empty()))
            asked.add(seat);
    return asked;
}

Territories Rules::explorableFrom(const Territories& network) const
{
    const Territories free = network.grown() - network;
    return areLandmarksBanned() ? free - landmarks() : free;
}

Territories Rules::territoriesFor(Aim aim) const
{
    switch (aim) {
    case Aim::territory:
        return explorable();
    case Aim::inland:
    case Aim::onward:
        return explorable() - edge();
    case Aim::leap: {
        const Territories near = network().grown();
        const Territories far = near.grown() - near;
        return areLandmarksBanned() ? far - landmarks() : far;
    }
    case Aim::path:
        return m_state.paths;
    default:
        return {};
    }
}

Territories Rules::fugueTerritories() const
{
    if (!m_state.terms.sparesLandmarks)
        return explorable();
    return explorable() - landmarks();
}

bool Rules::areLandmarksBanned() const
{
    return std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
        return effectOf(spell).deed == Deed::ban && effectOf(spell).filter == Filter::landmarks;
    });
}

bool Rules::isBanned(Seat seat, const Card& one) const
{
    return std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
        return (spell.whom == Seat::none() || spell.whom == seat) && effectOf(spell).deed == Deed::ban &&
               fits(effectOf(spell).filter, one);
    });
}

bool Rules::isMarked(Seat seat) const
{
    return std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
        return (spell.whom == Seat::none() || spell.whom == seat) && effectOf(spell).deed == Deed::mark;
    });
}

bool Rules::tieLynches(const Matter& hearing) const { return hearing.tieLynches || isMarked(hearing.author); }

int Rules::thumbsToLynch(const Matter& hearing) const
{
    const int voters = m_state.well().count();
    return tieLynches(hearing) ? (voters + 1) / 2 : voters / 2 + 1;
}

bool Rules::mustWander(Seat seat) const
{
    if (m_state.acted.has(seat) || m_state.isEntangled(seat))
        return false;
    bool must = false;
    of(seat).hand.forEachKind([&](CardId id) {
        if (card(id).isWander && !isBanned(seat, card(id)) && !explorable().isEmpty())
            must = true;
    });
    return must;
}

bool Rules::mightForage(Seat seat) const
{
    const bool isTurn =
        m_state.step == Step::draw || m_state.step == Step::action || m_state.step == Step::fast;
    return isTurn && isQuiet() && seat == m_state.active && !m_state.hasForaged && of(seat).hand.size() >= 2;
}

bool Rules::canRetrieve(CardId id, Filter filter) const
{
    return card(id).deck() == Deck::travelers && fits(filter, card(id));
}

const Effect* Rules::awaitedEffect(Seat seat) const
{
    const Matter* matter = top();
    if (matter == nullptr || matter->kind != MatterKind::card || !matter->awaited.has(seat))
        return nullptr;
    return &card(matter->card).effects[static_cast<std::size_t>(matter->effect)];
}

int Rules::unpicked(Seat seat, CardId id) const
{
    return of(seat).hand.count(id) - static_cast<int>(std::ranges::count(of(seat).picks, id));
}

bool Rules::allows(Seat seat, Aim aim, Mark mark) const
{
    switch (aim) {
    case Aim::territory:
    case Aim::inland:
    case Aim::leap:
    case Aim::onward:
    case Aim::path:
        return mark.kind == MarkKind::territory && territoriesFor(aim).has(mark.cell());
    case Aim::player:
        return mark.kind == MarkKind::seat && mark.seat() != seat && m_state.isWell(mark.seat());
    case Aim::spirit:
        return mark.kind == MarkKind::seat && m_state.isSeat(mark.seat()) && !m_state.living.has(mark.seat());
    case Aim::destination:
        return mark.kind == MarkKind::place && mark.number < kLandmarks && !m_state.isTurned(mark.number);
    case Aim::curse:
        if (const Spell* spell = m_state.spell(mark.number))
            return mark.kind == MarkKind::curse && card(spell->card).type == CardType::curse;
        return false;
    case Aim::artifact:
        for (const Seat other : m_state.living)
            if (other != seat && std::ranges::count(of(other).finds, mark.number) > 0)
                return mark.kind == MarkKind::card;
        return false;
    }
    return false;
}

bool Rules::allows(Seat seat, const Card& one, const Marks& marks, std::size_t number) const
{
    const Mark mark = marks[number];
    if (one.aims[number] == Aim::onward)
        return mark.kind == MarkKind::territory && onwardFrom(marks.front().cell()).has(mark.cell());
    return allows(seat, one.aims[number], mark);
}

void Rules::marksFor(Seat seat, Aim aim, std::vector<Mark>& marks) const
{
    marks.clear();
    if (isTerritory(aim)) {
        territoriesFor(aim).forEach([&](Cell c) { marks.push_back(Mark::of(c)); });
        return;
    }
    everyMark(aim, marks);
    std::erase_if(marks, [&](Mark mark) { return !allows(seat, aim, mark); });
}

void Rules::everyMark(Aim aim, std::vector<Mark>& marks) const
{
    marks.clear();
    if (isTerritory(aim)) {
        for (std::int16_t row = 0; row < kSide; ++row)
            for (std::int16_t column = 0; column < kSide; ++column)
                marks.push_back(Mark::of(Cell{column, row}));
    } else if (isSeat(aim)) {
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            marks.push_back(Mark::of(seat));
    } else if (aim == Aim::destination) {
        for (std::size_t i = 0; i < kLandmarks; ++i)
            marks.push_back(Mark::ofPlace(i));
    } else if (aim == Aim::curse) {
        for (std::size_t i = 0; i < kMaxForest; ++i)
            marks.push_back(Mark::ofCurse(static_cast<std::uint8_t>(i)));
    } else {
        for (std::size_t i = 0; i < m_content.cards.size(); ++i)
            if (m_content.cards[i].type == CardType::finder)
                marks.push_back(Mark::ofCard(static_cast<CardId>(i)));
    }
}

} // namespace tablewood::forsaken
