#include "forsaken_table.h"

#include "kit/random_match.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

// What is discarded goes face up: all are told which cards they were (ruling 17).

namespace {

std::vector<std::string> recordOf(const ForsakenTable& table)
{
    std::vector<std::string> lines;
    for (const Panel& panel : shippedGame().view(table.state, Viewer::publicView()).panels)
        if (panel.id == "record")
            for (const PanelItem& item : panel.items)
                lines.push_back(words(item.text));
    return lines;
}

using Counts = std::array<int, kMaxKinds>;

/// How many of each card have come to the Travelers discard, face down nowhere else.
Counts arrivedIn(const State& before, const State& after)
{
    Counts counts{};
    for (const CardId id : after.discard)
        ++counts[id];
    for (const CardId id : before.discard)
        --counts[id];
    return counts;
}

/// Takes away what was played, and the two Wanders of somebody who foraged.
void leaveOutPlayed(const State& before, const Move& move, Counts& counts)
{
    const Content& content = shippedGame().content();
    for (const Matter& matter : before.matters)
        if (matter.kind == MatterKind::card)
            --counts[matter.card];
    if (const auto* const play = std::get_if<PlayCard>(&move))
        --counts[content.find(play->card)];
    if (std::holds_alternative<Forage>(move))
        for (std::size_t id = 0; id < content.cards.size(); ++id)
            counts[id] -= content.cards[id].isWander ? 2 : 0;
}

bool isNamed(const Log& log, const std::string& name)
{
    return std::ranges::any_of(log.entries(), [&](const LogEntry& entry) {
        return entry.isPublic && words(entry.event.text).find(name) != std::string::npos;
    });
}

} // namespace

TEST_CASE("The hand and the Finder's Actions of the dead are named to all, and lie open in the record")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(1, {"take-stock", "omen", "omen"});
    table.of(1).finds.push_back(shippedGame().content().find(Word("lantern")));
    table.state.discard.clear();
    table.play(0, "play hunting-knife seat-2");
    table.passAll();
    REQUIRE_FALSE(table.isLiving(1));
    CHECK(table.hasTold("Player 2 discarded: Omen (2), Take Stock, Lantern of Truth"));
    const auto lines = recordOf(table);
    for (const char* const card : {"Omen (2)", "Take Stock (1)", "Lantern of Truth (1)", "Hunting Knife (1)"})
        CHECK(std::ranges::count(lines, std::string("In the Travelers discard: ") + card) == 1);
}

TEST_CASE("Who had no cards is told to have discarded none")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.play(0, "play hunting-knife seat-2");
    REQUIRE_FALSE(table.isLiving(1));
    CHECK(std::ranges::none_of(
        table.told, [](const std::string& line) { return line.find("discarded") != std::string::npos; }));
}

TEST_CASE("Cards that are discarded by lot or by choice are named to all")
{
    auto lot = ForsakenTable::atAction(8, {"cut-the-straps"});
    lot.hold(1, {"omen", "omen"});
    lot.play(0, "play cut-the-straps seat-2");
    lot.passAll();
    CHECK(lot.hasTold("Player 2 discarded: Omen (2)"));

    auto paid = ForsakenTable::atAction(8, {"bitter-cup"});
    paid.hold(1, {"omen", "take-stock"});
    paid.play(0, "play bitter-cup seat-2");
    paid.passAll();
    paid.play(1, "pick take-stock");
    paid.play(1, "pick omen");
    CHECK(paid.hasTold("Player 2 discarded: Omen, Take Stock"));
}

TEST_CASE("In random matches all are told of each card that leaves a hand for the discard")
{
    const Content& content = shippedGame().content();
    int named = 0;
    for (int i = 0; kMinPlayers + i <= kMaxPlayers; ++i) {
        const Setup setup{kMinPlayers + i, {}, Seed::fromText("discards " + std::to_string(i))};
        kit::Breaches breaches(setup);
        Random random(setup.seed, "player");
        const auto course = kit::playRandomly(shippedGame(), setup, 5000, random, breaches);
        CHECK(breaches.isEmpty());
        for (std::size_t step = 0; step < course.steps.size(); ++step) {
            const State& before = course.at(step);
            const State& after = course.at(step + 1);
            // After a shuffle the discard begins anew.
            if (after.deck.size() > before.deck.size())
                continue;
            Counts counts = arrivedIn(before, after);
            leaveOutPlayed(before, course.steps[step].move, counts);
            for (std::size_t id = 0; id < content.cards.size(); ++id) {
                if (counts[id] <= 0)
                    continue;
                CAPTURE(course.lastMove(step + 1));
                CHECK_MESSAGE(isNamed(course.steps[step].log, words(content.cards[id].name)),
                              content.cards[id].key.text());
                ++named;
            }
        }
    }
    CHECK(named > 50);
}
