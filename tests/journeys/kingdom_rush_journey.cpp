#include "app/table/scene/board_entries.h"
#include "app/table/scene/piece_entries.h"
#include "board_eyes.h"
#include "hint_follower.h"
#include "kingdom_moments.h"
#include "laid_match.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Nothing that goes by itself takes time.
void hurry(TableModel& table)
{
    table.setBotPace(1);
    table.setStepPace(1);
    table.setSecond(20);
}

void openKingdomMatch(Person& person, MatchRecord match)
{
    layRecord(person, "kingdom-rush", std::move(match));
    hurry(BoardEyes(person).table());
}

/// Of things that are named by more than one line.
std::function<bool(const QString&)> beginsWith(const QString& words)
{
    return [words](const QString& name) { return name.startsWith(words); };
}

/// From Home to the table of a scenario, alone, reading its story.
void sitDownAlone(Person& person, HintFollower::Hands hands, const QString& scenario)
{
    const auto choose = [&](const std::function<bool(const QString&)>& fits, Qt::Key key) {
        person.waitUntil("what is to be chosen is there", [&] { return person.find(fits) != nullptr; });
        if (hands == HintFollower::Hands::mouse)
            return person.press(*person.find(fits));
        person.tabTo("what is to be chosen", [&] { return fits(person.focusedName()); });
        person.pressKey(key);
    };
    choose(beginsWith("Play at this table"), Qt::Key_Return);
    choose(beginsWith("Kingdom Rush"), Qt::Key_Space);
    person.picture("box");
    choose(beginsWith(scenario), Qt::Key_Space);
    person.picture("set-up");
    choose(beginsWith("Start"), Qt::Key_Return);
    person.waitUntil("the story is told", [&] { return !person.all("GuideView").isEmpty(); });
    person.picture("story");
}

/// Follows the hints to the end, with a picture whenever another phase begins in the first round.
void followToEnd(Person& person, HintFollower& follower, int most)
{
    QString phase;
    for (int things = 0; follower.act(); ++things) {
        REQUIRE(things < most);
        const QString now = kingdomPhase(follower.scene());
        if (now != phase && things < 60)
            person.picture(now);
        phase = now;
    }
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}

/// Plays a scenario alone from the set-up to its end. With this seed the hints win.
void playWhole(const char* journey, const char* seed, HintFollower::Hands hands, const QString& scenario)
{
    const FreshFolder folder;
    OpenedProgram program(folder, seed);
    Person person(program, journey);
    sitDownAlone(person, hands, scenario);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the story is closed", [&] { return person.all("GuideView").isEmpty(); });
    hurry(BoardEyes(person).table());
    HintFollower follower(person, hands);
    followToEnd(person, follower, 400);
    CHECK(person.sees("The kingdom stands"));
}

} // namespace

TEST_CASE("The Prologue of Kingdom Rush is played alone by mouse to its end, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-prologue");
    Person person(program, "kingdom-prologue");
    openKingdomMatch(person, dealtKingdom({{"scenario", "prologue"}}, 1, 0, "kingdom"));
    HintFollower follower(person);
    followToEnd(person, follower, 200);
    CHECK(person.sees("The kingdom stands"));
}

TEST_CASE("Blooming Threats is played alone by mouse from the set-up until it is won, as the hint says")
{
    playWhole("kingdom-whole", "k1", HintFollower::Hands::mouse, "1: ");
}

TEST_CASE("The champions are beaten by the keys alone from the set-up to the end page, as the hint says")
{
    playWhole("kingdom-whole-keys", "k49", HintFollower::Hands::keys, "2: ");
}

TEST_CASE(
    "The last round of Blooming Threats is played by mouse, with heroes from the bench, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-blooming");
    Person person(program, "kingdom-blooming");
    openKingdomMatch(person, kingdomInRound(5, {{"scenario", "1"}}, 1));
    HintFollower follower(person);
    followToEnd(person, follower, 120);
    CHECK(follower.scene().isOver());
}

TEST_CASE(
    "The last two rounds against the champions are played by the keys alone to the end page, as the hint "
    "says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-keys");
    Person person(program, "kingdom-keys");
    openKingdomMatch(person, kingdomBeforeItIsWon(2, {{"scenario", "2"}}, 1));
    HintFollower follower(person, HintFollower::Hands::keys);
    followToEnd(person, follower, 200);
    CHECK(follower.scene().isOver());
}

TEST_CASE(
    "The last round of the Iron Challenge of Blooming Threats is played by mouse, and the table tells what "
    "makes it one")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-iron");
    Person person(program, "kingdom-iron");
    openKingdomMatch(person, kingdomInRound(5, {{"scenario", "1"}, {"difficulty", "iron"}}, 1));
    CHECK(person.sees("Iron Challenge"));
    CHECK(person.sees("No tower of level 1 is bought, and there are no blossoms."));
    HintFollower follower(person);
    followToEnd(person, follower, 120);
    CHECK(follower.scene().isOver());
}

TEST_CASE(
    "Two people at one laptop play a round of the Prologue of Kingdom Rush, one after the other, as the "
    "hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-two");
    Person person(program, "kingdom-two");
    openKingdomMatch(person, dealtKingdom({{"scenario", "prologue"}}, 2, 0, "two"));
    HintFollower follower(person);
    person.picture("council");
    std::set<Seat> builders;
    for (int things = 0; kingdomPhase(follower.scene()) != QStringLiteral("Buy"); ++things) {
        REQUIRE(things < 80);
        REQUIRE(follower.act());
    }
    for (const JournalEntry& entry : follower.table().record().moves)
        if (entry.move.starts_with("build "))
            builders.insert(entry.seat);
    CHECK(builders.size() == 2);
    person.picture("buy");
}

TEST_CASE("A mod of Kingdom Rush is dragged from the supply onto a tower of the hand, and pressed onto one "
          "of a partner")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-mod");
    Person person(program, "kingdom-mod");
    const BoardEyes eyes(person);
    const auto entryOf = [](const QQuickItem& card) { return card.property("entry").value<PieceEntry>(); };
    const auto mod = [&]() -> QQuickItem& {
        for (QQuickItem* card : person.all("FieldCard"))
            if (entryOf(*card).face.key.startsWith("mod-") && entryOf(*card).isLit)
                return *card;
        person.giveUp(QStringLiteral("no mod can be bought"));
    };
    const auto inHand = [&](const QString& name) -> QQuickItem& {
        for (QQuickItem* hand : person.all("HandView"))
            for (QQuickItem* one : hand->childItems())
                if (one->property("entry").isValid() && Person::nameOf(*one).contains(name))
                    return *one;
        person.giveUp(QStringLiteral("the tower is not in the hand"));
    };
    const auto openBuying = [&](int bots) {
        openKingdomMatch(person, kingdomWhereLegal("mod ", {{"scenario", "1"}}, 1, bots));
        person.waitUntil("nothing moves", [&] { return !eyes.table().isShowing(); });
        person.picture("buy");
    };
    const auto isFitted = [&] {
        const std::vector<JournalEntry>& moves = eyes.table().record().moves;
        return !moves.empty() && moves.back().move.starts_with("mod ");
    };

    openBuying(0);
    QQuickItem& card = inHand("Mage Guild");
    person.letSettle(card);
    person.drag(person.shownPart(mod()).center(), person.shownPart(card).center());
    person.waitUntil("it has the mod", isFitted);
    person.picture("dragged");

    openBuying(1);
    REQUIRE(person.all("FoldedPanel").size() == 1);
    person.press(mod());
    person.waitUntil("the partner's towers are shown", [&] { return person.all("FoldedPanel").empty(); });
    person.picture("chosen");
    for (QQuickItem* tower : person.all("SmallCard"))
        if (entryOf(*tower).isTarget) {
            person.press(*tower);
            break;
        }
    person.waitUntil("it has the mod", isFitted);
    person.waitUntil("the panel is folded again", [&] { return person.all("FoldedPanel").size() == 1; });
    person.picture("pressed");
}
