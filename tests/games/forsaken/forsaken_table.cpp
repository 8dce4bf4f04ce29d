#include "forsaken_table.h"

#include "games/forsaken/content/forsaken_content.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::forsaken {

const ForsakenGame& shippedGame()
{
    static const ForsakenGame game = [] {
        ContentFolder folder(":/tablewood/games/forsaken");
        return ForsakenGame(readForsakenContent(folder));
    }();
    return game;
}

const std::map<std::string, std::string> kAllRoles{{"oracle", "on"},   {"navigator", "on"}, {"priest", "on"},
                                                   {"blessed", "on"},  {"cursed", "on"},    {"coward", "on"},
                                                   {"silencer", "on"}, {"shrouded", "on"}};
const std::map<std::string, std::string> kNightRoles{
    {"oracle", "on"}, {"navigator", "on"}, {"priest", "on"},   {"cursed", "on"},
    {"coward", "on"}, {"silencer", "on"},  {"shrouded", "on"}, {"forsaken", "3"}};

namespace {

CardId cardOf(const std::string& key)
{
    const CardId id = shippedGame().content().find(Word(key));
    REQUIRE_MESSAGE(id != kNoCard, key);
    return id;
}

Seat seatOf(int seat) { return {static_cast<std::int8_t>(seat)}; }

} // namespace

ForsakenTable::ForsakenTable(int seats, const std::map<std::string, std::string>& options,
                             const std::string& seed)
    : state(shippedGame().setUp({seats, options, Seed::fromText(seed)}))
{
    for (int seat = 0; seat < seats; ++seat)
        play(seat, "ready");
    told.clear();
}

ForsakenTable ForsakenTable::asDealt(int seats)
{
    ForsakenTable table(seats);
    table.state = shippedGame().setUp({seats, {}, Seed::fromText("test")});
    return table;
}

ForsakenTable ForsakenTable::atFirstTurn(int seats)
{
    ForsakenTable table(seats);
    while (table.state.step == Step::night)
        table.close();
    for (int i = 0; i < seats; ++i) {
        table.cast(i, i == 0 || (i == seats - 1 && seats > 5) ? Role::forsaken : Role::commonfolk);
        table.of(i).hand = {};
        table.of(i).places = 0;
    }
    table.state.notes.clear();
    table.state.layout.fill(Landmark::deadEnd);
    table.state.layout[0] = Landmark::village;
    table.state.layout[4] = Landmark::voidPrison;
    table.state.active = seatOf(seats - 1);
    table.state.upcoming = seatOf(0);
    table.state.turns = static_cast<std::int8_t>(seats - 1);
    table.play(seats - 1, "forge G6");
    table.told.clear();
    return table;
}

ForsakenTable ForsakenTable::atAction(int seats, const std::vector<std::string>& cards,
                                      const std::string& others)
{
    ForsakenTable table = atFirstTurn(seats);
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, cards);
    for (int seat = 1; seat < seats && !others.empty(); ++seat)
        table.hold(seat, {others});
    return table;
}

ForsakenTable ForsakenTable::atNightTwo()
{
    ForsakenTable table(9, kNightRoles);
    table.untilDay();
    table.forgeAll();
    constexpr std::array roles{Role::oracle,   Role::priest,   Role::navigator, Role::cursed,    Role::coward,
                               Role::forsaken, Role::silencer, Role::shrouded,  Role::commonfolk};
    for (int seat = 0; seat < 9; ++seat) {
        table.cast(seat, roles[static_cast<std::size_t>(seat)]);
        table.of(seat).hand = {};
        table.of(seat).souls = {};
        table.of(seat).places = 0;
    }
    table.of(3).shown = Role::forsaken;
    table.of(7).shown = Role::commonfolk;
    table.state.notes.clear();
    table.stack({"darkness"});
    table.untilForest();
    table.passAll();
    REQUIRE(table.state.step == Step::night);
    return table;
}

void ForsakenTable::untilCall(Call call)
{
    while (state.call != call || !state.isChoosing())
        close();
}

void ForsakenTable::cast(int seat, Role role) { of(seat).role = of(seat).shown = role; }

void ForsakenTable::hold(int seat, const std::vector<std::string>& cards)
{
    for (const std::string& card : cards)
        of(seat).hand.add(cardOf(card));
    const bool isPhase = state.isDrawPhase() || state.step == Step::action;
    if (state.matters.empty() && isPhase && state.active != seatOf(seat))
        state.window.asked.add(seatOf(seat));
}

void ForsakenTable::fetch(int seat, const std::string& card)
{
    const CardId id = cardOf(card);
    if (const auto found = std::ranges::find(state.deck, id); found != state.deck.end()) {
        std::swap(*found, state.deck.back());
        state.deck.pop_back();
    } else {
        const auto holder = std::ranges::find_if(
            state.travelers, [&](const Traveler& other) { return other.hand.count(id) > 0; });
        if (holder != state.travelers.end())
            holder->hand.remove(id);
    }
    hold(seat, {card});
}

int ForsakenTable::count(int seat, const std::string& card) const
{
    return state.of(seatOf(seat)).hand.count(cardOf(card));
}

void ForsakenTable::stack(const std::vector<std::string>& cards)
{
    for (auto key = cards.rbegin(); key != cards.rend(); ++key) {
        const CardId id = cardOf(*key);
        const auto onTop = [id](auto& deck) {
            const auto found = std::find(deck.begin(), deck.end(), id);
            if (found != deck.end())
                deck.erase(found);
            else
                deck.erase(deck.begin());
            deck.push_back(id);
        };
        switch (shippedGame().content().card(id).deck()) {
        case Deck::travelers:
            onTop(state.deck);
            break;
        case Deck::forest:
            onTop(state.forestDeck);
            break;
        case Deck::artifacts:
            onTop(state.artifactDeck);
            break;
        }
    }
}

void ForsakenTable::play(int seat, const std::string& move)
{
    const auto parsed = parseMove<Move>(move);
    REQUIRE_MESSAGE(parsed.has_value(), move);
    Log log;
    const auto refusal = shippedGame().apply(state, seat < 0 ? Seat::clock() : seatOf(seat), *parsed, log);
    REQUIRE_MESSAGE(!refusal.has_value(), move << ": " << (refusal ? words(refusal->why) : ""));
    for (const LogEntry& entry : log.entries()) {
        told.push_back(words(entry.event.text));
        events.push_back(entry.event);
    }
    // Once everybody has passed the clock's next mark closes the window.
    const bool isWindow = (!state.matters.empty() || state.step == Step::fast) && state.isAsking() &&
                          !state.claimant.isPlayer() && shippedGame().timer(state);
    if (isWindow && !state.window.isOpen())
        close();
    if (state.step == Step::dusk && !staysAtDusk)
        close();
    if (state.step == Step::drawn && state.matters.empty() && !staysAfterDraw)
        close();
}

void ForsakenTable::close() { play(-1, "close"); }

void ForsakenTable::passAll()
{
    while (state.window.isOpen() && (!state.matters.empty() || state.step == Step::fast))
        play(state.window.waitingFor().first().index, "pass");
}

void ForsakenTable::takeTurn()
{
    const int seat = state.active.index;
    play(seat, "draw");
    of(seat).hand = {};
    play(seat, "end");
    if (state.step == Step::fast && state.active == seatOf(seat) && state.matters.empty())
        passAll();
}

void ForsakenTable::untilForest()
{
    do
        takeTurn();
    while (state.step == Step::draw && state.turns > 0);
}

void ForsakenTable::untilDay()
{
    while (state.step == Step::night)
        close();
}

void ForsakenTable::endChoosing()
{
    while (state.isChoosing())
        close();
}

void ForsakenTable::forgeAll()
{
    for (const char* cell : {"F6", "G6", "H6", "F7", "H7", "F8", "G8", "H8", "F5", "G5", "H5", "F9"})
        if (state.step == Step::fugue)
            play(state.active.index, std::string("forge ") + cell);
}

std::string ForsakenTable::whyNot(int seat, const std::string& move) const
{
    const auto parsed = parseMove<Move>(move);
    if (!parsed)
        return "no such move";
    State trial = state;
    Log log = Log::unread();
    const auto refusal = shippedGame().apply(trial, seatOf(seat), *parsed, log);
    return refusal ? words(refusal->why) : std::string();
}

std::vector<std::string> ForsakenTable::legal(int seat, const std::string& start) const
{
    std::vector<Move> moves;
    shippedGame().legalMoves(state, seatOf(seat), moves);
    std::vector<std::string> texts;
    for (const Move& move : moves)
        if (moveText(move).starts_with(start))
            texts.push_back(moveText(move));
    return texts;
}

void ForsakenTable::putPaths(const std::vector<std::string>& cells)
{
    for (const std::string& cell : cells)
        state.paths.add(*Cell::fromText(cell));
}

bool ForsakenTable::hasTold(const std::string& line) const
{
    return std::ranges::find(told, line) != told.end();
}

std::string ForsakenTable::outcome() const
{
    const auto outcome = shippedGame().outcome(state);
    return outcome ? words(outcome->reason) : std::string();
}

} // namespace tablewood::forsaken
