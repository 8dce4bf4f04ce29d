#include "games/kingdom-rush/course.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "games/kingdom-rush/view_builder.h"
#include "kernel/input_error.h"

#include <algorithm>

/// What is decided before a match, and how it begins.
namespace tablewood::kingdom_rush {

namespace {

/// So many new rules are read at one glance.
constexpr std::size_t kRulesOfPage = 4;

/// What a scenario tells before it begins: its story, its goal, and what is new in it.
std::vector<GuidePage> pagesOf(const Scenario& scenario)
{
    std::vector<GuidePage> pages;
    GuidePage first;
    first.title = scenario.name;
    first.paragraphs = scenario.story;
    for (const Text& text : {scenario.goal, scenario.losses})
        if (!text.isEmpty())
            first.paragraphs.push_back(text);
    if (!scenario.story.empty())
        pages.push_back(std::move(first));
    std::vector<Text> rules;
    for (const NewRule& rule : scenario.pages)
        rules.emplace_back(TW_TEXT("kingdom-rush", "%1: %2"), rule.title, rule.text);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (i % kRulesOfPage == 0)
            pages.push_back({i == 0 ? Text(TW_TEXT("kingdom-rush", "What is new"))
                                    : Text(TW_TEXT("kingdom-rush", "What else is new")),
                             {},
                             {},
                             {}});
        pages.back().paragraphs.push_back(rules[i]);
    }
    return pages;
}

/// "1. Blooming Threats", "Prologue: Foes on the Horizon"; another one's own by its name alone.
Text numbered(const Scenario& scenario)
{
    if (scenario.key == "prologue")
        return Text(TW_TEXT("kingdom-rush", "Prologue: %1"), scenario.name);
    constexpr std::size_t kLongestNumber = 3;
    const bool isNumber = scenario.key.size() <= kLongestNumber && !scenario.key.empty() &&
                          std::all_of(scenario.key.begin(), scenario.key.end(),
                                      [](unsigned char c) { return c >= '0' && c <= '9'; });
    return isNumber ? Text(TW_TEXT("kingdom-rush", "%1: %2"), std::stoi(scenario.key), scenario.name)
                    : scenario.name;
}

} // namespace

GameSheet KingdomGame::makeSheet() const
{
    GameSheet sheet;
    sheet.id = "kingdom-rush";
    sheet.name = Text(TW_TEXT("kingdom-rush", "Kingdom Rush"));
    sheet.line = Text(TW_TEXT("kingdom-rush", "Together: towers against hordes on the path."));
    sheet.minSeats = 1;
    sheet.maxSeats = kMaxPlayers;
    sheet.minutes = 90;
    sheet.isTogether = true;
    sheet.emblem = "archer";
    sheet.palette = "teal";

    OptionSpec scenarios;
    scenarios.key = "scenario";
    scenarios.icon = "map";
    scenarios.label = Text(TW_TEXT("kingdom-rush", "Scenario"));
    scenarios.isPictured = true;
    scenarios.order = OptionOrder::road;
    for (const Scenario& scenario : m_box.content().scenarios) {
        OptionChoice choice;
        choice.value = scenario.key;
        choice.label = numbered(scenario);
        choice.hint = scenario.goal;
        choice.minutes = scenario.minutes;
        choice.pages = pagesOf(scenario);
        scenarios.choices.push_back(std::move(choice));
    }
    scenarios.standard = scenarios.choices.front().value;

    OptionSpec levels;
    levels.key = "difficulty";
    levels.icon = "sword";
    levels.label = Text(TW_TEXT("kingdom-rush", "Level"));
    levels.choices = {
        {"easy", nameOf(Level::easy),
         Text(TW_TEXT("kingdom-rush", "2 gold and 1 crystal more; three starting towers are raised."))},
        {"standard", nameOf(Level::standard), {}},
        {"hard", nameOf(Level::hard), Text(TW_TEXT("kingdom-rush", "2 gold and 2 crystals less."))},
        {"iron", nameOf(Level::iron),
         Text(TW_TEXT("kingdom-rush", "1 gold and 1 crystal less, and a rule of the scenario's own."))},
        {"heroic", nameOf(Level::heroic),
         Text(TW_TEXT("kingdom-rush", "3 crystals and a starting tower less; nobody may be knocked out."))}};
    levels.standard = "standard";
    levels.order = OptionOrder::ladder;

    OptionSpec bench;
    bench.key = "bench";
    bench.icon = "people";
    bench.label = Text(TW_TEXT("kingdom-rush", "Helpers to call, alone"));
    bench.choices = {{"2", Text(TW_TEXT("kingdom-rush", "Two")), {}},
                     {"3", Text(TW_TEXT("kingdom-rush", "Three")), {}, 1, 1},
                     {"4", Text(TW_TEXT("kingdom-rush", "Four")), {}, 1, 1}};
    bench.standard = "2";
    sheet.options = {scenarios, levels, bench};
    return sheet;
}

State KingdomGame::setUp(const Setup& setup) const
{
    checkSetup(m_sheet, setup);
    State state;
    state.players = static_cast<std::uint8_t>(setup.seats);
    state.scenario = m_box.scenarioByKey(chosen(m_sheet, setup, "scenario"));
    const std::string level = chosen(m_sheet, setup, "difficulty");
    constexpr auto names = enumNames(Level{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == level)
            state.level = static_cast<Level>(i);
    if (m_box.scenario(state.scenario).isStandardOnly && state.level != Level::standard)
        throw InputError("options, difficulty", "this scenario has the standard level alone",
                         "Choose difficulty=standard");
    state.cards = Random(setup.seed, "cards");
    state.champions = Random(setup.seed, "champions");
    Log log = Log::unread();
    const int bench = std::stoi(chosen(m_sheet, setup, "bench"));
    Course(m_box, state, log).setUp(bench);
    return state;
}

} // namespace tablewood::kingdom_rush
