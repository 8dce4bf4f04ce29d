#include "arbor_table.h"

#include "games/arbor/content/arbor_content.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

namespace tablewood::arbor {

const ArborGame& shippedGame()
{
    static const ArborGame game = [] {
        ContentFolder folder(":/tablewood/games/arbor");
        return ArborGame(readArborContent(folder));
    }();
    return game;
}

ArborTable::ArborTable(const std::vector<std::string>& rows)
{
    std::vector<std::string> plain;
    std::array<Cell, kMaxPlayers> starts;
    int seats = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::istringstream words(rows[row]);
        std::string text;
        std::int16_t column = 0;
        for (std::string word; words >> word; ++column) {
            if (word[0] == 'A') {
                const int seat = word[1] - '1';
                starts[static_cast<std::size_t>(seat)] = {column, static_cast<std::int16_t>(row)};
                seats = std::max(seats, seat + 1);
                word[0] = 'T';
            }
            text += word + " ";
        }
        plain.push_back(text);
    }
    state.land.read(plain, {});
    state.terms.scenario = "valley";
    state.step = Step::day;
    state.active = state.first = Seat{0};
    state.round = 1;
    state.dice = {5, 2};
    state.nextPiece = 5000;
    for (int i = 0; i < seats; ++i) {
        Forest forest;
        forest.at = starts[static_cast<std::size_t>(i)];
        state.forests.push_back(forest);
        lead(i, "owl");
        const Seat seat{static_cast<std::int8_t>(i)};
        state.land.forEach([&](Cell c) {
            const Tile& tile = state.land.at(c);
            if (!tile.isForestOf(seat))
                return;
            of(i).trees = static_cast<std::int8_t>(of(i).trees - (tile.kind == TileKind::tree));
            of(i).guardians = static_cast<std::int8_t>(of(i).guardians - (tile.kind == TileKind::guardian));
            of(i).hasSage = of(i).hasSage && tile.kind != TileKind::sage;
        });
        of(i).gloryBefore = static_cast<std::int8_t>(glory(i));
    }
    of(0).manna = 5;
    for (int i = 0; i < 12; ++i)
        state.deck.push_back(Spirit::storm);
    for (auto& slot : state.display)
        slot = Card{Spirit::light, state.nextPiece++};
    state.diceStream = Random(Seed::fromText("plain"), "dice");
    state.deckStream = Random(Seed::fromText("plain"), "deck");
    state.checkSound();
}

ArborTable ArborTable::fromSetup(int seats, const std::map<std::string, std::string>& options,
                                 const std::string& seed)
{
    ArborTable table;
    table.state = shippedGame().setUp(Setup{seats, options, Seed::fromText(seed)});
    return table;
}

void ArborTable::lead(int seat, const std::string& ancient)
{
    const auto& all = game().content().ancients;
    const auto found = std::ranges::find(all, ancient, &Ancient::key);
    REQUIRE(found != all.end());
    of(seat).ancient = static_cast<std::int8_t>(found - all.begin());
}

void ArborTable::hold(int seat, const std::vector<Spirit>& spirits)
{
    of(seat).hand.clear();
    for (const Spirit spirit : spirits)
        of(seat).hand.push_back({spirit, state.nextPiece++});
}

void ArborTable::discard(const std::vector<Spirit>& spirits)
{
    for (const Spirit spirit : spirits)
        state.discard.push_back({spirit, state.nextPiece++});
}

void ArborTable::put(int seat, TileKind kind, const std::string& cell)
{
    Forest& forest = of(seat);
    if (kind == TileKind::tree)
        --forest.trees;
    else if (kind == TileKind::guardian)
        --forest.guardians;
    else
        forest.hasSage = false;
    state.land.put(at(cell), {kind, Seat{static_cast<std::int8_t>(seat)}, state.nextPiece++});
}

void ArborTable::letFall(const std::vector<int>& faces)
{
    constexpr std::uint32_t kFaces = 6;
    constexpr int kTries = 200000;
    for (int i = 0; i < kTries; ++i) {
        const Random stream(Seed::fromText("fall " + std::to_string(i)), "dice");
        Random trial = stream;
        if (std::ranges::all_of(
                faces, [&](int face) { return static_cast<int>(1 + trial.below(kFaces)) == face; })) {
            state.diceStream = stream;
            return;
        }
    }
    FAIL("no stream of dice falls like this");
}

void ArborTable::play(int seat, const std::string& move)
{
    const auto parsed = parseMove<Move>(move);
    REQUIRE_MESSAGE(parsed.has_value(), move);
    Log log;
    const auto refusal = game().apply(state, Seat{static_cast<std::int8_t>(seat)}, *parsed, log);
    REQUIRE_MESSAGE(!refusal.has_value(), move << ": " << (refusal ? words(refusal->why) : ""));
    for (const LogEntry& entry : log.entries()) {
        told.push_back(words(entry.event.text));
        events.push_back(entry.event);
    }
    hasRevealed = log.hasRevealed();
    state.checkSound();
}

std::string ArborTable::whyNot(int seat, const std::string& move) const
{
    const auto parsed = parseMove<Move>(move);
    REQUIRE_MESSAGE(parsed.has_value(), move);
    State trial = state;
    Log log;
    const auto refusal = game().apply(trial, Seat{static_cast<std::int8_t>(seat)}, *parsed, log);
    const auto listed = legal(seat);
    CHECK_MESSAGE((std::ranges::find(listed, move) != listed.end()) == !refusal.has_value(), move);
    if (!refusal)
        return {};
    CHECK(trial == state);
    return words(refusal->why);
}

std::vector<std::string> ArborTable::legal(int seat, const std::string& start) const
{
    std::vector<Move> moves;
    game().legalMoves(state, Seat{static_cast<std::int8_t>(seat)}, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves)
        if (moveText(move).starts_with(start))
            texts.push_back(moveText(move));
    return texts;
}

int ArborTable::glory(int seat) const
{
    return gloryOf(game().content().ancients, state, Seat{static_cast<std::int8_t>(seat)});
}

int ArborTable::maximum(int seat) const
{
    return maximumManna(game().content().ancients, state, Seat{static_cast<std::int8_t>(seat)});
}

bool ArborTable::eternal(const std::string& cell) const
{
    return isEternal(game().content().ancients, state, at(cell));
}

std::string ArborTable::on(const std::string& cell) const
{
    std::istringstream words(state.land.texts()[static_cast<std::size_t>(at(cell).row)]);
    std::string word;
    for (int i = 0; i <= at(cell).column; ++i)
        words >> word;
    return word;
}

bool ArborTable::hasTold(const std::string& line) const
{
    return std::ranges::find(told, line) != told.end();
}

} // namespace tablewood::arbor
