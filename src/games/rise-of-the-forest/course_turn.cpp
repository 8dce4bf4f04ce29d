#include "games/rise-of-the-forest/course.h"
#include "games/rise-of-the-forest/run.h"

#include <algorithm>

/// The Player Phase: refresh, play, position.
namespace tablewood::rise_of_the_forest {

namespace {

/// More are not told apart.
constexpr std::uint8_t kMostOrdersCounted = 100;

void eraseNumber(auto& cards, std::uint8_t number)
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.number == number; });
    if (found != cards.end())
        cards.erase(found);
}

/// Makes a deck of the discard: other cards of the same kinds, under other numbers, so that nobody knows one
/// again.
void shuffleAnew(Team& team, Random& stream)
{
    ShortList<std::uint8_t, kDeckCards> numbers;
    for (const Card& card : team.discard)
        numbers.push_back(card.number);
    stream.shuffle(numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        team.deck.push_back({team.discard[i].kind, numbers[i]});
    stream.shuffle(team.deck);
    team.discard.clear();
}

/// Nobody has begun the next turn.
void awaitTurn(State& state)
{
    state.active = Seat::none();
    state.action = Action::refresh;
    state.plays = state.orders = 0;
}

} // namespace

void Course::fillHand(Seat seat)
{
    const Side of = m_state.sideOf(seat);
    Team& drawing = m_state.team(of);
    Random& stream = of == Side::shadowborn ? m_state.shadowDeck : m_state.lightDeck;
    Player& player = m_state.player(seat);
    const std::size_t full = m_state.handSize(of);
    std::vector<PieceId> drawn;
    int count = 0;
    bool isShuffled = false;
    while (player.hand.size() < full) {
        if (drawing.deck.empty()) {
            if (drawing.discard.empty())
                break;
            shuffleAnew(drawing, stream);
            isShuffled = true;
        }
        player.hand.push_back(drawing.deck.back());
        drawing.deck.pop_back();
        ++count;
        if (m_log.isWanted())
            drawn.push_back(idOf(of, player.hand.back().number));
    }
    if (count > 0) {
        m_log.revealTo(m_state.seatsOf(of));
        m_hasDrawn = true;
    }
    if (!m_log.isWanted())
        return;
    if (isShuffled)
        m_log.tell(eventOf(
            Text(TW_TEXT("rise-of-the-forest", "The discard of the %1 became their deck"), nameOf(of)), seat,
            "flip"));
    m_log.tell(eventOf(
        count == 0 ? Text(TW_TEXT("rise-of-the-forest", "%1 drew nothing"), seat)
                   : Text::counted(TW_TEXT_N("rise-of-the-forest", "%1 drew %n card(s)"), count, seat),
        seat, "draw"));
    Seats seeing;
    for (const Seat one : m_state.seatsOf(of))
        if (m_state.seesHand(one, seat))
            seeing.add(one);
    for (int i = 0; i < count; ++i) {
        const Card& card = player.hand[player.hand.size() - static_cast<std::size_t>(count - i)];
        const Name cue = kindOf(m_content, card).grade == Grade::leveled ? Name("leveled") : Name();
        Event event = eventOf(Text(TW_TEXT("rise-of-the-forest", "Drawn: %1"), nameOf(m_content, card)), seat,
                              cue, {drawn[static_cast<std::size_t>(i)]});
        event.isDetail = true;
        m_log.tellOnly(seeing, std::move(event));
    }
}

void beginRound(State& state, Log& log)
{
    ++state.round;
    if (log.isWanted()) {
        Event event = eventOf(Text(TW_TEXT("rise-of-the-forest", "Round %1 began"), int{state.round}),
                              Seat::none(), "turn-round", {kLightBase});
        if (state.round == 1)
            event.spotlight = Spotlight{
                "moon",
                {},
                Text(TW_TEXT("rise-of-the-forest", "For six rounds the Shadowborn run against the base.")),
                {{state.seatsOf(Side::shadowborn),
                  Text(TW_TEXT("rise-of-the-forest",
                               "Bring the base of the Lightborn from 10 health below 1 within six rounds."))},
                 {state.seatsOf(Side::lightborn),
                  Text(TW_TEXT("rise-of-the-forest",
                               "Your base has 10 health. Hold it for six rounds, and you have won."))}}};
        log.tell(std::move(event));
    }
    for (Unit& unit : state.team(Side::shadowborn).units)
        unit.isKilled = false;
    state.step = Step::players;
    state.side = Side::shadowborn;
    state.done = {};
    awaitTurn(state);
}

void Course::operator()(const Discard& move)
{
    Hand& hand = m_state.player(m_seat).hand;
    const auto card =
        std::find_if(hand.begin(), hand.end(), [&](const Card& one) { return one.number == move.card; });
    team().discard.push_back(*card);
    if (m_log.isWanted())
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 discarded %2"), m_seat, nameOf(m_content, *card)),
             "flip");
    hand.erase(card);
    m_state.action = Action::discarding;
    m_log.reveal();
}

void Course::operator()(const Draw&)
{
    fillHand(m_seat);
    m_state.action = Action::play;
}

void Course::operator()(const Skip&)
{
    if (m_state.action == Action::refresh) {
        if (m_log.isWanted())
            tell(Text(TW_TEXT("rise-of-the-forest", "%1 drew nothing"), m_seat), "press");
        m_state.action = Action::play;
        return;
    }
    if (m_log.isWanted())
        tell(m_state.plays == 0 ? Text(TW_TEXT("rise-of-the-forest", "%1 played nothing"), m_seat)
                                : Text(TW_TEXT("rise-of-the-forest", "%1 played no second card"), m_seat),
             "press");
    beginPosition();
}

void Course::operator()(const Play& move)
{
    Player& player = m_state.player(m_seat);
    const Card card = *std::find_if(player.hand.begin(), player.hand.end(),
                                    [&](const Card& one) { return one.number == move.card; });
    eraseNumber(player.hand, move.card);
    m_log.reveal();
    const CardKind& kind = kindOf(m_content, card);
    if (kind.grade == Grade::item) {
        team().items.push_back(card);
    } else {
        Unit unit;
        unit.card = card;
        unit.health = static_cast<std::int16_t>(kind.health);
        team().units.push_back(unit);
        if (kind.side == Side::shadowborn)
            m_state.line.push_back(card.number);
    }
    if (m_log.isWanted()) {
        Event event = eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 played %2"), m_seat, kind.name), m_seat,
                              "play", ownIds(card.number));
        if (kind.grade == Grade::item)
            event.spotlight =
                Spotlight{"cards", kind.key,
                          Text(TW_TEXT("rise-of-the-forest",
                                       "It counts for all %1 units of the %2 until the run ends."),
                               m_content.typeOf(kind).name, nameOf(kind.side))};
        event.tally = {Text::counted(TW_TEXT_N("rise-of-the-forest", "%n card(s)"), 1)};
        m_log.tell(std::move(event));
    }
    playedOne();
}

void Course::operator()(const Replace& move)
{
    Player& player = m_state.player(m_seat);
    Card card;
    if (move.card >= kFirstLeader) {
        Leader& leader = *std::find_if(player.leaders.begin(), player.leaders.end(),
                                       [&](const Leader& one) { return one.card.number == move.card; });
        leader.isPlayed = true;
        card = leader.card;
    } else {
        card = *std::find_if(player.hand.begin(), player.hand.end(),
                             [&](const Card& one) { return one.number == move.card; });
        eraseNumber(player.hand, move.card);
        m_log.reveal();
    }
    Unit* const place = team().unit(move.unit);
    const Card before = place->card;
    if (before.number < kFirstLeader)
        team().discard.push_back(before);
    team().units.erase(place);
    Unit unit;
    unit.card = card;
    unit.health = static_cast<std::int16_t>(kindOf(m_content, card).health);
    team().units.push_back(unit);
    if (side() == Side::shadowborn) {
        const auto inLine = std::find(m_state.line.begin(), m_state.line.end(), before.number);
        if (inLine != m_state.line.end())
            m_state.line.erase(inLine);
        const auto inStack = std::find(m_state.stack.begin(), m_state.stack.end(), before.number);
        if (inStack != m_state.stack.end())
            m_state.stack.erase(inStack);
        m_state.line.push_back(card.number);
    }
    if (m_log.isWanted()) {
        Event event = eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 played %2 in the place of %3"), m_seat,
                                   nameOf(m_content, card), nameOf(m_content, before)),
                              m_seat, "play", {idOf(side(), card.number)});
        if (card.number >= kFirstLeader)
            event.spotlight = Spotlight{
                "person", kindOf(m_content, card).key,
                Text(TW_TEXT("rise-of-the-forest", "A leader of the %1 has come."), nameOf(side()))};
        event.tally = {Text::counted(TW_TEXT_N("rise-of-the-forest", "%n card(s)"), 1)};
        m_log.tell(std::move(event));
    }
    playedOne();
}

void Course::playedOne()
{
    ++m_state.plays;
    if (m_state.plays == m_state.playsOf(m_seat))
        beginPosition();
}

void Course::beginPosition()
{
    m_state.action = Action::position;
    if (side() == Side::shadowborn)
        stackLine();
}

void Course::stackLine()
{
    m_state.stack.clear();
    for (std::size_t i = 0; i < m_state.line.size(); ++i) {
        Unit& unit = *m_state.team(Side::shadowborn).unit(m_state.line[i]);
        const bool isStacked = i < kMostStacked;
        unit.where = isStacked ? Where::stack : Where::beside;
        if (isStacked)
            m_state.stack.push_back(m_state.line[i]);
    }
}

void Course::operator()(const Order& move)
{
    auto& line = m_state.line;
    const auto from = std::find(line.begin(), line.end(), move.unit);
    const auto to = line.begin() + move.place;
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);
    stackLine();
    if (m_state.orders < kMostOrdersCounted)
        ++m_state.orders;
    if (m_log.isWanted())
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 put %2 into place %3 of the stack"), m_seat,
                  nameOf(m_content, m_state.team(Side::shadowborn).unit(move.unit)->card), move.place + 1),
             "slide", ownIds(move.unit));
}

void Course::operator()(const Man& move)
{
    Unit& unit = *team().unit(move.unit);
    unit.where = Where::tower;
    unit.at = move.tower;
    if (!m_log.isWanted())
        return;
    const auto& towers = m_state.track.towers;
    const auto tower =
        std::find_if(towers.begin(), towers.end(), [&](const Tower& one) { return one.pips == move.tower; });
    Event event = eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 put %2 onto tower %3"), m_seat,
                               nameOf(m_content, unit.card), int{move.tower}),
                          m_seat, "place", {idOf(Side::lightborn, move.unit)});
    event.board = kBoard;
    event.cells = {m_state.sight().toBoard(tower->at)};
    m_log.tell(std::move(event));
}

void Course::operator()(const EndTurn&)
{
    if (m_log.isWanted())
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 ended the turn"), m_seat), "press", {}, true);
    m_state.done.add(m_seat);
    awaitTurn(m_state);
    const Seats team = m_state.seatsOf(m_state.side);
    if (m_state.done.count() < team.count())
        return;
    if (m_state.side == Side::lightborn) {
        Run(m_content, m_state, m_log).begin();
        return;
    }
    m_state.side = Side::lightborn;
    m_state.done = {};
}

void Course::operator()(const Advance&) { Run(m_content, m_state, m_log).advance(); }

} // namespace tablewood::rise_of_the_forest
