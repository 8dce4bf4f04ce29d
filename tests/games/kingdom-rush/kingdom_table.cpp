#include "kingdom_table.h"

#include "games/kingdom-rush/content/small_content.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

Seat seatOf(int seat) { return Seat{static_cast<std::int8_t>(seat)}; }

} // namespace

const KingdomGame& smallKingdom()
{
    static const KingdomGame game(smallContent());
    return game;
}

HordeCard drawnCard(const std::string& key, const std::vector<std::string>& rows,
                    const std::vector<Drawn>& enemies)
{
    HordeCard card;
    card.key = key;
    card.name = Text::ofContent("kingdom-rush", key);
    card.width = static_cast<std::uint8_t>(rows.front().size());
    card.height = static_cast<std::uint8_t>(rows.size());
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        Enemy enemy;
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < rows[row].size(); ++column)
                if (rows[row][column] == letter) {
                    const Squares square = squareAt(static_cast<int>(column), static_cast<int>(row));
                    if (enemy.squares == 0)
                        enemy.icons = square;
                    enemy.squares |= square;
                }
        for (const Drawn& drawn : enemies)
            if (drawn.letter == letter) {
                enemy.traits = drawn.traits;
                for (const Shield& shield : drawn.shields)
                    enemy.shields.push_back(shield);
            }
        if (enemy.squares != 0)
            card.enemies.push_back(enemy);
    }
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == '#')
                card.noCover |= squareAt(static_cast<int>(column), static_cast<int>(row));
    return card;
}

HordeCard full(const std::string& key)
{
    return drawnCard(key, {"abcde", "fghij", "klmno", "pqrst", "uvwxy"});
}

std::string lay(int piece, const std::string& space, const std::string& square, const std::string& way)
{
    return "lay " + std::to_string(piece) + " " + space + " " + square + " " + way;
}

KingdomTable::KingdomTable(int seats, std::vector<HordeCard> cards, const std::string& scenario,
                           const std::string& level, const std::function<void(Content&)>& change)
{
    Content content = smallContent();
    for (HordeCard& card : cards)
        content.hordes.push_back(std::move(card));
    if (change)
        change(content);
    m_game = std::make_shared<KingdomGame>(std::move(content));
    state = game().setUp({seats, {{"scenario", scenario}, {"difficulty", level}}, Seed::fromText("by hand")});
    state.step = Step::play;
    state.round = 1;
    state.tales.push_back({});
    state.hordes.clear();
    for (auto& stack : state.stacks)
        stack.clear();
    state.owesTower = false;
    for (TowerCard& card : state.towers)
        if (card.place == TowerPlace::middle || card.place == TowerPlace::hand) {
            card = {};
            card.place = TowerPlace::supply;
        }
}

KingdomTable KingdomTable::fromSetup(int seats, const std::string& scenario, const std::string& level,
                                     const std::string& seed)
{
    KingdomTable table(seats, {}, scenario);
    table.state =
        table.game().setUp({seats, {{"scenario", scenario}, {"difficulty", level}}, Seed::fromText(seed)});
    return table;
}

std::uint8_t KingdomTable::space(const std::string& name) const
{
    const auto cell = Cell::fromText(name);
    REQUIRE_MESSAGE(cell, name);
    const std::uint8_t found = groundOf(game().box(), state).find(*cell);
    REQUIRE_MESSAGE(found != kNone, name);
    return found;
}

std::uint8_t KingdomTable::horde(const std::string& key, const std::string& name, int way)
{
    const auto& cards = game().box().content().hordes;
    const auto card = std::ranges::find(cards, key, &HordeCard::key);
    REQUIRE_MESSAGE(card != cards.end(), key);
    Horde made;
    made.card = static_cast<std::uint8_t>(card - cards.begin());
    made.at = space(name);
    const Ground& ground = groundOf(game().box(), state);
    for (std::uint8_t route = 0; way == 0; ++route) {
        REQUIRE(route < kMostRoutes);
        if (ground.onRoute[route][made.at] != kNone)
            way = route + 1;
    }
    made.route = static_cast<std::uint8_t>(way - 1);
    state.hordes.push_back(made);
    std::erase(state.gone, made.card);
    return made.card;
}

std::string KingdomTable::tower(int seat, const std::string& key)
{
    for (std::uint8_t card = 0; card < state.towers.size(); ++card)
        if (game().box().tower(card).key == key && state.towers[card].place <= TowerPlace::supply) {
            state.towers[card].place = TowerPlace::hand;
            state.towers[card].seat = seatOf(seat);
            return std::to_string(card);
        }
    FAIL(key);
    return {};
}

Hero& KingdomTable::hero(int seat, const std::string& key)
{
    const std::uint8_t kind = game().box().heroByKey(key);
    Hero& hero = state.hero(seatOf(seat));
    for (Hero& other : state.heroes)
        if (other.kind == kind)
            other.kind = hero.kind;
    hero = {};
    hero.kind = kind;
    hero.health = static_cast<std::uint8_t>(fullHealth(game().box(), hero));
    return hero;
}

void KingdomTable::ability(int seat, int number)
{
    Hero& hero = state.hero(seatOf(seat));
    hero.abilities = static_cast<std::uint8_t>(hero.abilities | 1u << number);
    hero.health = static_cast<std::uint8_t>(fullHealth(game().box(), hero));
}

void KingdomTable::mod(const std::string& card, const std::string& key)
{
    const std::uint8_t mod = game().box().modByKey(key);
    REQUIRE(mod != kNone);
    TowerCard& tower = state.towers[std::stoul(card)];
    tower.mods = static_cast<std::uint16_t>(tower.mods | 1u << mod);
    state.mods = static_cast<std::uint16_t>(state.mods & ~(1u << mod));
}

void KingdomTable::place(int seat, const std::string& name, const std::string& square, Side side)
{
    Hero& hero = state.hero(seatOf(seat));
    hero.at = space(name);
    hero.side = side;
    if (Horde* const on = state.topAt(game().box(), hero.at)) {
        hero.horde = on->card;
        hero.corner = static_cast<std::uint8_t>(bitOf(*Cell::fromText(square)));
        on->covered |= heroPose().squares << hero.corner;
    }
}

void KingdomTable::soldier(const std::string& name, const std::string& square)
{
    Horde& on = *state.topAt(game().box(), space(name));
    const auto corner = static_cast<std::uint8_t>(bitOf(*Cell::fromText(square)));
    on.covered |= Squares{1} << corner;
    state.soldiers.push_back({on.card, corner, false, Seat{0}, state.nextNumber++});
}

void KingdomTable::cover(const std::string& name, const std::vector<std::string>& squares)
{
    Horde& on = *state.topAt(game().box(), space(name));
    for (const std::string& square : squares) {
        LaidTile tile;
        tile.horde = on.card;
        tile.corner = static_cast<std::uint8_t>(bitOf(*Cell::fromText(square)));
        tile.seat = Seat{0};
        tile.number = state.nextNumber++;
        on.covered |= tile.squares();
        --state.tiles[0];
        state.laid.push_back(tile);
    }
}

void KingdomTable::play(int seat, const std::string& text)
{
    const auto move = parseMove<Move>(text);
    REQUIRE_MESSAGE(move, text);
    Log log;
    const Seat who = seat < 0 ? Seat::clock() : seatOf(seat);
    const auto refusal = game().apply(state, who, *move, log);
    REQUIRE_MESSAGE(!refusal, text << ": " << words(refusal->why));
    for (const LogEntry& entry : log.entries())
        told.push_back(words(entry.event.text));
    hasRevealed = log.hasRevealed();
}

std::string KingdomTable::whyNot(int seat, const std::string& text) const
{
    const auto move = parseMove<Move>(text);
    REQUIRE_MESSAGE(move, text);
    State trial = state;
    Log log;
    const auto refusal = game().apply(trial, seatOf(seat), *move, log);
    return refusal ? words(refusal->why) : "";
}

std::vector<std::string> KingdomTable::legal(int seat, const std::string& start) const
{
    std::vector<Move> moves;
    game().legalMoves(state, seatOf(seat), moves);
    std::vector<std::string> texts;
    for (const Move& move : moves)
        if (moveText(move).starts_with(start))
            texts.push_back(moveText(move));
    return texts;
}

void KingdomTable::done()
{
    for (int seat = 0; seat < state.seats(); ++seat)
        play(seat, "done");
}

void KingdomTable::advance()
{
    while (state.step == Step::advance && state.asked.empty())
        play(-1, "advance");
}

int KingdomTable::piece(PieceKind kind) const
{
    for (std::size_t i = 0; i < state.open.pieces.size(); ++i)
        if (state.open.pieces[i].kind == kind && !state.open.pieces[i].isLaid())
            return static_cast<int>(i);
    return -1;
}

const Horde* KingdomTable::at(const std::string& name) const
{
    return state.topAt(game().box(), space(name));
}

int KingdomTable::openSquares(const std::string& name) const
{
    const Horde& horde = *at(name);
    return std::popcount(game().box().masks(horde.card).enemies & ~horde.covered);
}

bool KingdomTable::hasTold(const std::string& line) const
{
    return std::ranges::find(told, line) != told.end();
}

} // namespace tablewood::kingdom_rush
