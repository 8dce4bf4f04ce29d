#include "games/arbor/arbor_game.h"

#include "games/arbor/referee.h"
#include "games/arbor/turn.h"

#include <algorithm>
#include <numeric>

namespace tablewood::arbor {

namespace {

constexpr std::array<int, 9> kGloryChoices{5, 7, 8, 10, 11, 12, 13, 15, 18};
constexpr std::array<int, 4> kRoundChoices{20, 40, 60, 100};
/// The choice that leaves it to the scenario.
constexpr const char* kOfScenario = "scenario";
constexpr const char* kNamed = "names";
constexpr const char* kHighest = "highest";

std::string numberOr(const std::string& choice, int otherwise)
{
    return choice == kOfScenario ? std::to_string(otherwise) : choice;
}

} // namespace

const Ancient& Content::ancient(int index) const
{
    if (index < 0 || index >= static_cast<int>(ancients.size()))
        throw InputError("forests, ancient", "there is no Ancient number " + std::to_string(index),
                         "They are numbered 0 to " + std::to_string(static_cast<int>(ancients.size()) - 1));
    return ancients[static_cast<std::size_t>(index)];
}

const SongText& Content::songText(Song song) const
{
    const auto& songs = star(spiritOf(song)).songs;
    return *std::ranges::find(songs, song, &SongText::song);
}

ArborGame::ArborGame(Content content)
    : m_content(std::move(content)), m_sheet(makeSheet()), m_faces(makeFaces())
{
    m_sheet.guide = makeGuide();
}

GameSheet ArborGame::makeSheet() const
{
    GameSheet sheet;
    sheet.id = "arbor";
    sheet.name = Text(TW_TEXT("arbor", "Arbor II"));
    sheet.line = Text(TW_TEXT("arbor", "Grow a forest around the Roots, and hold it."));
    sheet.minSeats = 2;
    sheet.maxSeats = kMaxPlayers;
    sheet.minutes = 45;
    sheet.emblem = "leafking";
    sheet.palette = "forest";
    sheet.hasPrivateViews = false;

    OptionSpec scenario{"scenario", "map", Text(TW_TEXT("arbor", "Scenario")), {}, "", true};
    for (const Scenario& one : m_content.scenarios)
        scenario.choices.push_back({one.key, one.name, one.line, one.players, one.players});
    scenario.standard = m_content.scenarios.front().key;

    OptionSpec glory{"glory", "star", Text(TW_TEXT("arbor", "Glory to reach")), {}, kOfScenario, false};
    glory.choices.push_back({kOfScenario, Text(TW_TEXT("arbor", "As the scenario says")), {}});
    for (const int number : kGloryChoices)
        glory.choices.push_back({std::to_string(number), Text(TW_TEXT("arbor", "%1"), number), {}});

    OptionSpec win{"win", "trophy", Text(TW_TEXT("arbor", "The match is won")), {}, kOfScenario, false};
    win.choices.push_back({kOfScenario, Text(TW_TEXT("arbor", "As the scenario says")), {}});
    win.choices.push_back({"hold", Text(TW_TEXT("arbor", "By holding it until your next Dawn")),
                           Text(TW_TEXT("arbor", "The others have a turn to take it from you."))});
    win.choices.push_back({"reach", Text(TW_TEXT("arbor", "By reaching it")),
                           Text(TW_TEXT("arbor", "The match ends at once."))});

    OptionSpec life{"life", "tree", Text(TW_TEXT("arbor", "Life cards")), {}, "off", false};
    life.choices.push_back({"off", Text(TW_TEXT("arbor", "Without")), {}});
    life.choices.push_back({"on", Text(TW_TEXT("arbor", "With five")),
                            Text(TW_TEXT("arbor", "A Life card gives your Ancient's Blessing."))});

    OptionSpec rounds{"rounds", "hour", Text(TW_TEXT("arbor", "Counted after")), {}, "60", false};
    for (const int number : kRoundChoices)
        rounds.choices.push_back(
            {std::to_string(number), Text::counted(TW_TEXT_N("arbor", "%n rounds"), number), {}});
    rounds.choices.push_back({"off", Text(TW_TEXT("arbor", "Never")), {}, 0, kMaxSeats, true});

    OptionSpec first{"first", "dice", Text(TW_TEXT("arbor", "Who begins")), {}, kNamed, false};
    first.choices.push_back({kNamed, Text(TW_TEXT("arbor", "Highest roll names")),
                             Text(TW_TEXT("arbor", "It may begin itself, or let another begin."))});
    first.choices.push_back({kHighest, Text(TW_TEXT("arbor", "The highest roll")), {}});
    first.before = kHighest;

    sheet.options = {scenario, glory, win, life, rounds, first};
    return sheet;
}

State ArborGame::setUp(const Setup& setup) const
{
    checkSetup(m_sheet, setup);
    const std::string key = chosen(m_sheet, setup, "scenario");
    const Scenario& scenario = *std::ranges::find(m_content.scenarios, key, &Scenario::key);

    State state;
    state.terms.scenario = key;
    state.terms.glory =
        static_cast<std::int8_t>(std::stoi(numberOr(chosen(m_sheet, setup, "glory"), scenario.glory)));
    const std::string win = chosen(m_sheet, setup, "win");
    state.terms.win = win == kOfScenario ? scenario.win : win == "hold" ? WinRule::hold : WinRule::reach;
    state.terms.hasLifeCards = chosen(m_sheet, setup, "life") == "on";
    const std::string rounds = chosen(m_sheet, setup, "rounds");
    state.terms.lastRound = static_cast<std::int16_t>(rounds == "off" ? 0 : std::stoi(rounds));

    state.terms.isFirstNamed = {chosen(m_sheet, setup, "first") == kNamed};

    state.diceStream = Random(setup.seed, "dice");
    state.deckStream = Random(setup.seed, "deck");
    state.dealStream = Random(setup.seed, "deal");

    state.land = Land(scenario.columns, scenario.rows);
    for (const Cell c : scenario.missing)
        state.land.put(c, {TileKind::missing, Seat::none(), 0});
    for (const Cell c : scenario.roots)
        state.land.put(c, {TileKind::root, Seat::none(), 0});

    std::vector<std::int8_t> ancients(m_content.ancients.size());
    std::iota(ancients.begin(), ancients.end(), std::int8_t{0});
    state.dealStream.shuffle(ancients);
    for (std::int8_t i = 0; i < setup.seats; ++i) {
        Forest forest;
        const auto first = static_cast<std::size_t>(i) * 2;
        forest.dealt = {ancients[first], ancients[first + 1]};
        forest.at = scenario.starts[static_cast<std::size_t>(i)];
        --forest.trees;
        state.land.put(forest.at, {TileKind::tree, Seat{i}, state.nextPiece++});
        state.forests.push_back(forest);
    }

    for (const Star& star : m_content.stars)
        if (star.spirit != Spirit::life || state.terms.hasLifeCards)
            for (int i = 0; i < star.cards; ++i)
                state.deck.push_back(star.spirit);
    state.deckStream.shuffle(state.deck);
    for (auto& slot : state.display) {
        slot = Card{state.deck.back(), state.nextPiece++};
        state.deck.pop_back();
    }
    return state;
}

Seats ArborGame::toAct(const State& state) const
{
    if (state.finish)
        return {};
    return state.pending.empty() ? Seats(state.active) : state.window.waitingFor();
}

std::optional<Refusal> ArborGame::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (auto refusal = Referee(m_content, state, seat).refusalOf(move))
        return refusal;
    Turn(m_content, state, log).carryOut(seat, move);
    return std::nullopt;
}

const Ancient* ArborGame::ancientOf(const State& state, Seat seat) const
{
    const int chosen = state.of(seat).ancient;
    return chosen < 0 ? nullptr : &m_content.ancient(chosen);
}

const Scenario& ArborGame::scenario(const State& state) const
{
    const auto found = std::ranges::find(m_content.scenarios, state.terms.scenario, &Scenario::key);
    if (found == m_content.scenarios.end())
        throw InputError("terms, scenario", "there is no scenario \"" + state.terms.scenario + "\"");
    return *found;
}

} // namespace tablewood::arbor
