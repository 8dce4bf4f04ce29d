#include "forest_table.h"

#include "games/rise-of-the-forest/content/reader.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::rise_of_the_forest {

const ForestGame& shippedForest()
{
    static const ForestGame game = [] {
        ContentFolder folder(":/tablewood/games/rise-of-the-forest");
        return ForestGame(readContent(folder));
    }();
    return game;
}

ForestTable::ForestTable(int seats)
{
    state = game().setUp(Setup{seats, {}, Seed::fromText("plain")});
    for (std::size_t i = 0; i < state.players.size(); ++i)
        state.players[i].side = i % 2 == 0 ? Side::shadowborn : Side::lightborn;
    state.track.begin(Road::straight, 1);
    while (state.track.tiles.size() < kTiles) {
        const Cell right = state.track.front.column > 0 ? state.track.front : state.track.back;
        state.track.lay(Road::straight, right, 1);
    }
    if (state.track.front.column > 0)
        state.track.reverse();
    state.tilePile.clear();
    state.towerPile.clear();
    for (Team& team : state.teams)
        team.deck.clear();
    state.step = Step::players;
    state.round = 1;
}

ForestTable ForestTable::fromSetup(int seats, const std::map<std::string, std::string>& options,
                                   const std::string& seed)
{
    ForestTable table(2);
    table.state = shippedForest().setUp(Setup{seats, options, Seed::fromText(seed)});
    return table;
}

Card ForestTable::card(const std::string& key)
{
    const auto& cards = game().content().cards;
    const auto found = std::ranges::find(cards, key, &CardKind::key);
    REQUIRE_MESSAGE(found != cards.end(), key);
    auto& next = m_nextNumber[static_cast<std::size_t>(found->side)];
    const auto leaders = game().content().leadersOf(found->side);
    const auto kind = static_cast<std::uint8_t>(found - cards.begin());
    const auto leader = std::ranges::find(leaders, kind);
    if (leader != leaders.end())
        return {kind, static_cast<std::uint8_t>(kFirstLeader + (leader - leaders.begin()))};
    return {kind, next++};
}

std::vector<int> ForestTable::deal(int seat, const std::vector<std::string>& keys)
{
    std::vector<int> numbers;
    for (const std::string& key : keys) {
        state.players[static_cast<std::size_t>(seat)].hand.push_back(card(key));
        numbers.push_back(state.players[static_cast<std::size_t>(seat)].hand.back().number);
    }
    return numbers;
}

void ForestTable::stackDeck(Side side, const std::vector<std::string>& keys)
{
    for (auto key = keys.rbegin(); key != keys.rend(); ++key)
        state.team(side).deck.push_back(card(*key));
}

int ForestTable::lead(int seat, const std::string& key)
{
    const Card leader = card(key);
    state.players[static_cast<std::size_t>(seat)].leaders.push_back({leader, false});
    return leader.number;
}

int ForestTable::run(const std::string& key, int tile)
{
    Unit unit;
    unit.card = card(key);
    unit.health = static_cast<std::int16_t>(kindOf(game().content(), unit.card).health);
    unit.where = tile > 0 ? Where::track : Where::stack;
    unit.at = static_cast<std::uint8_t>(std::max(tile - 1, 0));
    unit.hasLeft = unit.hasRolled = tile > 0;
    state.team(Side::shadowborn).units.push_back(unit);
    state.line.push_back(unit.card.number);
    if (tile == 0)
        state.stack.push_back(unit.card.number);
    return unit.card.number;
}

int ForestTable::man(const std::string& key, int pips, int tile)
{
    const Cell beside = state.track.tiles[static_cast<std::size_t>(tile - 1)].at.moved(0, 1);
    state.track.towers.push_back({beside, static_cast<std::uint8_t>(pips)});
    Unit unit;
    unit.card = card(key);
    unit.where = Where::tower;
    unit.at = static_cast<std::uint8_t>(pips);
    state.team(Side::lightborn).units.push_back(unit);
    return unit.card.number;
}

void ForestTable::item(const std::string& key)
{
    const Card played = card(key);
    state.team(kindOf(game().content(), played).side).items.push_back(played);
}

void ForestTable::beginRun()
{
    state.step = Step::run;
    state.active = Seat::none();
    state.sequence = 1;
    state.tower = 0;
}

void ForestTable::letFall(const std::vector<int>& faces)
{
    constexpr int kTries = 2000000;
    const auto& die = game().content().dieFaces;
    for (int i = 0; i < kTries; ++i) {
        const Random stream(Seed::fromText("fall " + std::to_string(i)), "dice");
        Random trial = stream;
        const bool fits =
            std::ranges::all_of(faces, [&](int face) { return die[trial.below(kDieFaces)] == face; });
        if (fits) {
            state.dice = stream;
            return;
        }
    }
    FAIL("the dice do not fall like this");
}

void ForestTable::advance() { play(Seat::clock().index, "advance"); }

void ForestTable::advance(int times)
{
    for (int i = 0; i < times; ++i)
        advance();
}

void ForestTable::play(int seat, const std::string& move)
{
    const auto parsed = parseMove<Move>(move);
    REQUIRE_MESSAGE(parsed.has_value(), move);
    Log log;
    const auto refusal = game().apply(state, Seat{static_cast<std::int8_t>(seat)}, *parsed, log);
    REQUIRE_MESSAGE(!refusal.has_value(), (move + ": " + (refusal ? words(refusal->why) : "")));
    told.clear();
    for (const LogEntry& entry : log.entries())
        told.push_back(words(entry.event.text));
    hasRevealed = log.hasRevealed();
}

std::string ForestTable::whyNot(int seat, const std::string& move) const
{
    const auto parsed = parseMove<Move>(move);
    REQUIRE_MESSAGE(parsed.has_value(), move);
    State trial = state;
    Log log = Log::unread();
    const auto refusal = game().apply(trial, Seat{static_cast<std::int8_t>(seat)}, *parsed, log);
    return refusal ? words(refusal->why) : std::string();
}

std::vector<std::string> ForestTable::legal(int seat, const std::string& start) const
{
    std::vector<Move> moves;
    game().legalMoves(state, Seat{static_cast<std::int8_t>(seat)}, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves)
        if (moveText(move).starts_with(start))
            texts.push_back(moveText(move));
    return texts;
}

const Unit& ForestTable::unit(int number) const
{
    const Unit* const found = state.team(Side::shadowborn).unit(static_cast<std::uint8_t>(number));
    REQUIRE(found != nullptr);
    return *found;
}

Unit& ForestTable::unit(int number)
{
    Unit* const found = state.team(Side::shadowborn).unit(static_cast<std::uint8_t>(number));
    REQUIRE(found != nullptr);
    return *found;
}

int ForestTable::tileOf(int number) const
{
    switch (unit(number).where) {
    case Where::track:
        return unit(number).at + 1;
    case Where::stack:
        return 0;
    default:
        return -1;
    }
}

int ForestTable::healthOf(int number) const { return unit(number).health; }

bool ForestTable::hasTold(const std::string& line) const
{
    return std::ranges::any_of(told,
                               [&](const std::string& one) { return one.find(line) != std::string::npos; });
}

} // namespace tablewood::rise_of_the_forest
