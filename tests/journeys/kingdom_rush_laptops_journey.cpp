#include "hint_follower.h"
#include "kingdom_moments.h"
#include "pace.h"
#include "room_of_laptops.h"
#include "table_facts.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr const char* kLaying = "Lay it on hordes";
constexpr Seat kJonasInside{1};

/// Mira hosts a match of Kingdom Rush that goes on and plays at this window, Jonas at a laptop of his own.
class TwoDefenders : public RoomOfLaptops
{
public:
    TwoDefenders(const QString& journey, MatchRecord match)
        : RoomOfLaptops(journey, QStringLiteral("Mira")), jonas(laptopOf("Jonas", journey))
    {
        goOn(std::move(match));
        jonas.start();
        knock(jonas, QStringLiteral("Join"));
        letIn(jonas);
        jonas.press("I am ready");
        await("all are ready", [&] { return lobby().canStart(); });
        start();
        table().setStepPace(kHurried);
        // The mouse would show a card in large.
        person.pointAtNothing();
    }

    std::vector<JournalEntry> moves() const
    {
        return Program::instance().library().load(lan().matchId().toStdString()).moves;
    }
    /// Mira does what the hint says; false if nothing is asked of her.
    bool miraActs()
    {
        if (table().isShowing() || !hasToAct(table()))
            return false;
        HintFollower(person).follow();
        return true;
    }
    /// Both do what their hints say until it is so. Time passes: nobody may ask for hints without end.
    void playUntil(const char* what, const std::function<bool()>& isSo)
    {
        await(what, [&] {
            if (isSo())
                return true;
            pass(std::chrono::seconds(1));
            miraActs();
            jonas.byHint();
            return false;
        });
    }
    /// Jonas begins with a tower, and lays some of what it has, but not all.
    void openTower()
    {
        const auto isLaid = [&] {
            const auto all = moves();
            const auto begun = std::find_if(all.rbegin(), all.rend(), [](const JournalEntry& entry) {
                return !entry.move.starts_with("lay ");
            });
            return begun != all.rbegin() && begun->move.starts_with("build ") &&
                   begun->seat == kJonasInside && jonas.question() == kLaying;
        };
        await("Jonas has begun something", [&] {
            if (isLaid())
                return true;
            pass(std::chrono::seconds(1));
            if (!jonas.byHint())
                miraActs();
            return false;
        });
    }
    void picturesOfAll(const QString& step)
    {
        person.picture(step);
        jonas.picture(step);
    }
    bool isTold(const QString& words) const
    {
        return person.find([&](const QString& name) { return name.contains(words); }) != nullptr;
    }

    FarWindow jonas;
};

} // namespace

TEST_CASE("What a laptop has begun in Kingdom Rush is taken back when it goes and the other plays on")
{
    TwoDefenders two("kingdom-gone", kingdomInRound(2, {{"scenario", "1"}}, 2));
    FarWindow& jonas = two.jonas;
    two.openTower();
    two.await("Mira sees it", [&] { return !two.table().isShowing(); });
    two.picturesOfAll("open-action");
    CHECK_FALSE(hasToAct(two.table()));
    const auto before = two.moves();

    // He may come back in 20 seconds.
    jonas.kill();
    two.await("Mira sees that he has gone", [&] { return two.isTold("Away: Jonas"); });
    two.person.picture("jonas-has-gone");
    two.pass(std::chrono::seconds(19));
    CHECK_FALSE(hasToAct(two.table()));
    two.pass(std::chrono::seconds(2));
    two.await("it is taken back", [&] { return hasToAct(two.table()) && !two.table().isShowing(); });
    two.person.picture("taken-back");
    const auto after = two.moves();
    REQUIRE(after.size() > before.size());
    CHECK(after[before.size()].move == "cancel");
    CHECK(after[before.size()].seat == kJonasInside);

    constexpr std::size_t kFew = 3;
    two.await("Mira plays on", [&] {
        two.pass(std::chrono::seconds(1));
        two.miraActs();
        return two.moves().size() >= after.size() + kFew;
    });
    two.person.picture("plays-on");

    jonas.start();
    jonas.press("Return: ");
    jonas.waitUntilInside();
    two.await("Jonas is asked again", [&] {
        two.pass(std::chrono::seconds(1));
        two.miraActs();
        return !jonas.question().isEmpty();
    });
    CHECK(jonas.seat() == kJonasInside.index);
    two.picturesOfAll("is-back");
}

TEST_CASE("Two windows in the network play against the champions to the end page, as the hint says")
{
    TwoDefenders two("kingdom-champions", kingdomBeforeItIsWon(1, {{"scenario", "2"}}, 2));
    two.picturesOfAll("goes-on");
    two.playUntil("it is over", [&] { return two.table().scene()->isOver(); });
    two.person.waitUntil("the end is shown", [&] { return !two.person.all("EndPage").isEmpty(); });
    two.await("the end is shown to Jonas too", [&] { return !two.jonas.names("EndPage").isEmpty(); });
    two.picturesOfAll("end");
}
