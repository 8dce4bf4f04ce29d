#include "forsaken_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

// What a card does to whoever is dead when it happens (rulings 5, 15, 34).

namespace {

constexpr int kLongDead = 6;

Seat spiritAt(int seat) { return {static_cast<std::int8_t>(seat)}; }

/// Makes a Spirit of somebody as a death does, whatever waits.
void bury(ForsakenTable& table, int seat)
{
    const Seat dead = spiritAt(seat);
    table.of(seat).hand = {};
    table.of(seat).finds.clear();
    table.state.living.remove(dead);
    table.state.graves.push_back({dead, table.state.nights});
    table.state.window.asked.remove(dead);
    table.state.window.passed.remove(dead);
}

/// Everybody passes and chooses the first there is, until nothing waits.
void settle(ForsakenTable& table)
{
    for (int step = 0; step < 100 && !table.state.matters.empty(); ++step) {
        const Seats awaited = table.state.matters.back().awaited;
        const auto moves =
            awaited.isEmpty() ? std::vector<std::string>{} : table.legal(awaited.first().index);
        if (table.state.window.isOpen())
            table.passAll();
        else if (moves.empty())
            table.close();
        else
            table.play(awaited.first().index, moves.front());
    }
    CHECK(table.state.matters.empty());
}

std::size_t notesOn(const State& state, Seat subject, NoteKind kind)
{
    return static_cast<std::size_t>(std::ranges::count_if(state.notes, [&](const Note& note) {
        return note.kind == kind && note.subject == static_cast<std::uint8_t>(subject.index);
    }));
}

/// A Spirit has got nothing, lost nothing more, seen nothing and shown nothing since it was buried.
void checkAtRest(const State& before, const State& after, int seat)
{
    const Seat dead = spiritAt(seat);
    CAPTURE(seat);
    CHECK_FALSE(after.living.has(dead));
    CHECK_FALSE(after.onDoorstep.has(dead));
    CHECK_FALSE(after.entangled.has(dead));
    CHECK(std::ranges::count(after.graves, dead, &Grave::seat) == 1);
    CHECK(after.of(dead).hand.isEmpty());
    CHECK(after.of(dead).finds.empty());
    CHECK(after.of(dead).souls == before.of(dead).souls);
    CHECK(after.of(dead).places == before.of(dead).places);
    CHECK(after.of(dead).foreseen == 0);
    CHECK(std::ranges::count(after.spells, dead, &Spell::whom) == 0);
    CHECK(std::ranges::count(after.trials, dead, &Trial::accused) == 0);
    CHECK(std::ranges::count(after.notes, dead, &Note::reader) == 0);
    CHECK(std::ranges::count(after.known, dead, &KnownCard::reader) == 0);
    CHECK(notesOn(after, dead, NoteKind::hand) == notesOn(before, dead, NoteKind::hand));
    for (const Trial& trial : after.trials)
        CHECK_FALSE((trial.down.has(dead) || trial.up.has(dead)));
}

void checkRoleUnseen(const State& before, const State& after, int seat)
{
    CHECK(notesOn(after, spiritAt(seat), NoteKind::role) == notesOn(before, spiritAt(seat), NoteKind::role));
    for (const Traveler& traveler : after.travelers)
        CHECK_FALSE(traveler.souls.has(spiritAt(seat)));
}

/// Seat 0 in its Action Phase with a card and two more; all others hold one that keeps every window open, a
/// Curse is in force, a Finder's Action lies before seat 1, and one is long dead.
ForsakenTable withCard(const Card& card)
{
    auto table = ForsakenTable::atAction(8, {"omen", "take-stock"}, "deny-fate");
    const auto& content = shippedGame().content();
    if (card.type == CardType::finder)
        table.of(0).finds.push_back(content.find(card.key));
    else
        table.hold(0, {card.key.text()});
    table.hold(1, {"omen", "omen"});
    table.of(1).finds.push_back(content.find(Word("surveyors-glass")));
    table.state.spells.push_back({content.find(Word("drowning-fog")), 0, Seat::none(), 0});
    for (const char* const discarded : {"wander", "omen"})
        table.state.discard.push_back(content.find(Word(discarded)));
    bury(table, kLongDead);
    return table;
}

/// A way to play it, at seats 1 and 2 where it is aimed at players; empty if there is none.
std::string playOf(const ForsakenTable& table, const Card& card)
{
    const std::string start = "play " + card.key.text();
    const auto plays = table.legal(0, start);
    for (const std::string& play : plays)
        if (play.starts_with(start + " seat-2 seat-3") || play == start + " seat-2" ||
            play.starts_with(start + " seat-2 ") || play == start + " seat-7")
            return play;
    return plays.empty() ? std::string() : plays.front();
}

} // namespace

TEST_CASE("A Spirit's Role is not shown to who asked for it before the death")
{
    auto table = ForsakenTable::atAction(8, {"read-a-soul"});
    table.hold(2, {"shot-in-dark"});
    table.hold(3, {"deny-fate"});
    const State before = table.state;
    table.play(0, "play read-a-soul seat-2");
    table.play(2, "play shot-in-dark seat-2");
    table.passAll();
    REQUIRE_FALSE(table.isLiving(1));
    checkRoleUnseen(before, table.state, 1);
    CHECK(table.hasTold("Nobody peeks at Player 2, who is a Spirit now"));
    CHECK_FALSE(table.hasTold("What you saw stands in your notebook"));
}

TEST_CASE("Blood Oath shows neither the Role of a Spirit, nor another's to a Spirit")
{
    for (const int dead : {0, 1}) {
        auto table = ForsakenTable::atAction(8, {"blood-oath"});
        table.hold(2, {"shot-in-dark"});
        table.hold(3, {"deny-fate"});
        const State before = table.state;
        table.play(0, "play blood-oath seat-2");
        table.play(2, dead == 0 ? "play shot-in-dark seat-1" : "play shot-in-dark seat-2");
        table.passAll();
        REQUIRE_FALSE(table.isLiving(dead));
        for (const int seat : {0, 1})
            checkRoleUnseen(before, table.state, seat);
    }
}

TEST_CASE("The rest of a card happens whose target has died")
{
    auto table = ForsakenTable::atAction(8, {"share-rations"});
    table.hold(2, {"shot-in-dark"});
    table.play(0, "play share-rations seat-2");
    table.play(2, "play shot-in-dark seat-2");
    table.passAll();
    CHECK(table.cards(0) == 1);
    CHECK(table.cards(1) == 0);
}

TEST_CASE("A card that speaks of Spirits shows a Spirit's Role")
{
    const auto& content = shippedGame().content();
    auto table = withCard(content.card(content.find(Word("seance"))));
    table.play(0, "play seance seat-7");
    table.passAll();
    CHECK(notesOn(table.state, spiritAt(kLongDead), NoteKind::role) == 1);
    CHECK(table.of(0).souls.has(spiritAt(kLongDead)));
}

TEST_CASE("No card does anything to whoever has died before it happens, nor shows their Role")
{
    int played = 0;
    for (const Card& card : shippedGame().content().cards) {
        const bool isPlayed = card.deck() == Deck::travelers || card.type == CardType::finder;
        // What answers a card or a death is settled with it.
        if (!isPlayed || card.does(Deed::forbid) || card.does(Deed::revive))
            continue;
        CAPTURE(card.key.text());
        for (const int dead : {0, 1, 2}) {
            auto table = withCard(card);
            const std::string play = playOf(table, card);
            REQUIRE(!play.empty());
            table.play(0, play);
            REQUIRE(table.state.matters.back().stage == Stage::asking);
            bury(table, dead);
            const State before = table.state;
            settle(table);
            checkAtRest(before, table.state, dead);
            checkRoleUnseen(before, table.state, dead);
            checkAtRest(before, table.state, kLongDead);
            if (card.aims.empty() || card.aims.front() != Aim::spirit)
                checkRoleUnseen(before, table.state, kLongDead);
            ++played;
        }
    }
    CHECK(played >= 3 * 30);
}

TEST_CASE("No card of the Forest does anything to a Spirit")
{
    for (const Card& card : shippedGame().content().cards) {
        if (card.deck() != Deck::forest)
            continue;
        CAPTURE(card.key.text());
        for (int lots = 0; lots < 4; ++lots) {
            auto table = ForsakenTable::atFirstTurn(8);
            table.stack({card.key.text()});
            bury(table, 3);
            const State before = table.state;
            table.state.chance(Chance::lots) = Random(Seed::fromText(std::to_string(lots)), "lots");
            table.untilForest();
            if (table.state.step == Step::forest)
                settle(table);
            checkAtRest(before, table.state, 3);
        }
    }
}
