#include "pace.h"
#include "room_of_laptops.h"
#include "table_facts.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

const auto kPictures = QStringLiteral("forest-teams");

/// The living room's screen hosts a table of Rise of the Forest and shows it to the room; four people at
/// laptops of their own are two teams, and one more looks on. Time passes by this room's clock alone.
class LivingRoom : public RoomOfLaptops
{
public:
    LivingRoom() : RoomOfLaptops(QStringLiteral("forest-teams-room"), QStringLiteral("Living room"))
    {
        host({{"game", "rise-of-the-forest"},
              {"seats", 4},
              {"tableName", "The living room"},
              {"plays", false},
              {"options", QVariantMap{{"teams", "chosen"}}}});
        showToAll();
        lobby().setWhenAway(QStringLiteral("partner"), kAway);
    }

    /// Their laptop finds the table, and they are let in.
    void comeIn(FarWindow& who, const QString& wayIn)
    {
        knock(who, wayIn);
        if (lobby().stage() == QLatin1String("gathering"))
            person.picture(QStringLiteral("knock"));
        letIn(who);
    }

    /// All laptops have the same of the run before them, which is returned.
    QString sameRun(const std::function<bool(const QString&)>& isAwaited)
    {
        QString same;
        await("all have the same run", [&] {
            same = runOf(table());
            if (!isAwaited(same))
                return false;
            return std::ranges::all_of(windows(), [&](FarWindow* one) { return one->run() == same; });
        });
        return same;
    }
    void picturesOfAll(const QString& step)
    {
        person.picture(step);
        for (FarWindow* const one : windows())
            one->picture(step);
    }
    std::vector<FarWindow*> windows()
    {
        std::vector<FarWindow*> all{&mira, &ada, &jonas, &noor};
        if (isTomHere)
            all.push_back(&tom);
        return all;
    }
    /// Whoever is asked does what a bot would by mouse the first time they are asked so, until this comes.
    void playUntil(const char* what, const std::function<bool()>& isSo)
    {
        await(what, [&] {
            if (isSo())
                return true;
            for (FarWindow* const one : windows())
                if (!one->question().isEmpty())
                    one->takePart();
            return isSo();
        });
    }
    /// Null if nobody is asked this.
    FarWindow* whoIsAsked(const QString& question)
    {
        const std::vector<FarWindow*> all = windows();
        const auto found =
            std::ranges::find_if(all, [&](FarWindow* one) { return one->question() == question; });
        return found == all.end() ? nullptr : *found;
    }
    void allPlayAlong(bool isOn)
    {
        for (FarWindow* const one : windows())
            one->playAlong(isOn);
    }
    bool isRunning() const { return runOf(table()) != QLatin1String("no run"); }
    /// Runs go by until it is so.
    void awaitInRuns(const char* what, const std::function<bool()>& isSo)
    {
        await(what, [&] {
            if (isRunning())
                pass(std::chrono::seconds(2));
            return isSo();
        });
    }

    static constexpr int kAway = 30;
    FarWindow mira{laptopOf("Mira", kPictures)};
    FarWindow jonas{laptopOf("Jonas", kPictures)};
    FarWindow ada{laptopOf("Ada", kPictures)};
    FarWindow noor{laptopOf("Noor", kPictures)};
    FarWindow tom{laptopOf("Tom", kPictures)};
    bool isTomHere = false;
};

} // namespace

TEST_CASE(
    "Two teams of two play Rise of the Forest at four laptops to its end, with a shared screen, somebody "
    "who looks on, one who comes late, leaves and returns, and a run that is the same for all")
{
    LivingRoom room;
    Person& person = room.person;
    FarWindow& mira = room.mira;
    FarWindow& jonas = room.jonas;
    FarWindow& ada = room.ada;
    FarWindow& noor = room.noor;
    FarWindow& tom = room.tom;

    // Jonas sits beside Mira's opponents first, and trades places with Ada.
    for (FarWindow* const one : {&mira, &jonas, &ada}) {
        one->start();
        room.comeIn(*one, QStringLiteral("Join"));
    }
    jonas.press("Seat 3: Ada");
    jonas.picture("menu-of-a-seat");
    jonas.press("Ask to trade places");
    jonas.waitFor("You asked to trade places");
    ada.waitFor("Jonas asks to trade places");
    ada.picture("is-asked-to-trade");
    ada.press("Trade places");
    jonas.waitFor("Seat 3: Jonas, you");
    ada.waitFor("Seat 2: Ada, you");
    room.lobby().addBot(3, 0);
    noor.start();
    noor.waitFor("Watch: The living room");
    noor.picture("table-that-is-full");
    room.comeIn(noor, QStringLiteral("Watch"));
    for (FarWindow* const one : {&mira, &jonas, &ada})
        one->press("I am ready");
    room.await("all are ready", [&] { return room.lobby().canStart(); });
    room.picturesOfAll("lobby");
    room.start();
    room.table().setStepPace(kHurried);
    for (FarWindow* const one : {&mira, &jonas, &ada})
        CHECK(one->seat() == (one == &mira ? 0 : one == &ada ? 1 : 2));

    // Mira names the side of her pair, and picks a leader that nobody but Jonas sees.
    room.await("Mira is asked", [&] { return mira.question() == "Choose a side"; });
    mira.takePart();
    room.await("leaders are picked", [&] { return mira.question() == "Pick a leader"; });
    mira.takePart();
    room.await("Jonas sees it", [&] { return !jonas.facesIn("leaders0").isEmpty(); });
    CHECK(jonas.facesIn("leaders0") == mira.facesIn("leaders0"));
    room.picturesOfAll("sealed-leader");
    for (FarWindow* const other : {&ada, &noor})
        CHECK(other->facesIn("leaders0").isEmpty());
    CHECK(facesIn(room.table(), "leaders0").isEmpty());

    // Each does each kind of thing by mouse once; the rest is laid by itself.
    room.playUntil("the track is being laid", [&] { return room.whoIsAsked("Lay the tile") != nullptr; });
    room.picturesOfAll("track");
    room.playUntil("the first tower is placed",
                   [&] { return room.whoIsAsked("Place the tower") != nullptr; });
    room.whoIsAsked("Place the tower")->takePart();
    room.allPlayAlong(true);
    room.await("the cards are dealt",
               [&] { return !mira.facesIn("hand0").isEmpty() && !ada.facesIn("hand1").isEmpty(); });
    room.allPlayAlong(false);
    room.playUntil("a round begins", [&] { return room.whoIsAsked("Discard, then draw") != nullptr; });

    // Partners see each other's hands, and nobody else does.
    CHECK(jonas.facesIn("hand0") == mira.facesIn("hand0"));
    CHECK(mira.facesIn("hand2") == jonas.facesIn("hand2"));
    CHECK_FALSE(mira.facesIn("hand2").isEmpty());
    for (FarWindow* const other : {&ada, &noor})
        for (const char* hand : {"hand0", "hand2"})
            CHECK(other->facesIn(hand).isEmpty());
    for (const char* hand : {"hand0", "hand1", "hand2", "hand3"}) {
        CHECK(noor.facesIn(hand).isEmpty());
        CHECK(facesIn(room.table(), hand).isEmpty());
    }
    room.picturesOfAll("round-1");

    // The first run: all see each step, who lets it wait, and who goes on by one.
    room.playUntil("the first run begins", [&] { return room.isRunning(); });
    const auto isOn = [](const QString& run) { return run.endsWith("goes on, usual"); };
    const QString first = room.sameRun(isOn);
    mira.press("Wait");
    QString seen = room.sameRun([](const QString& run) { return run.contains("waits for 0"); });
    CHECK(seen.section(',', 0, 0) == first.section(',', 0, 0));
    for (FarWindow* const other : {&jonas, &ada, &noor})
        other->waitFor("Mira lets it wait");
    person.waitFor("Mira lets it wait");
    room.picturesOfAll("run-waits");
    jonas.press("One step");
    seen = room.sameRun([](const QString& run) { return run.contains("waits for 2"); });
    CHECK(seen.section(',', 0, 0) != first.section(',', 0, 0));
    ada.waitFor("Jonas lets it wait");
    ada.press("Go on");
    const QString before = room.sameRun(isOn);
    room.pass(std::chrono::seconds(2));
    const QString after = room.sameRun([&](const QString& run) { return run != before; });
    if (room.isRunning()) {
        CHECK(isOn(after));
        room.picturesOfAll("run");
        ada.press("To the end");
        room.sameRun([](const QString& run) { return run == "no run"; });
    }
    room.picturesOfAll("round-2");

    // Tom comes in round 2. The host gives him the bot's seat, with its hand.
    tom.start();
    room.comeIn(tom, QStringLiteral("Watch"));
    room.isTomHere = true;
    room.await("Tom looks on", [&] { return tom.turn() == noor.turn(); });
    CHECK(tom.facesIn("hand3").isEmpty());
    const auto& watchers = *room.lobby().watchers();
    for (int i = 0; i < watchers.count(); ++i)
        if (const auto one = watchers.at(i).value<LobbyWatcher>(); one.name == "Tom")
            room.lobby().seatGuest(one.guest, 3);
    room.await("Tom has the hand", [&] { return !tom.facesIn("hand3").isEmpty(); });
    CHECK(tom.seat() == 3);
    CHECK(ada.facesIn("hand3") == tom.facesIn("hand3"));
    CHECK(tom.facesIn("hand1") == ada.facesIn("hand1"));
    CHECK(tom.facesIn("hand0").isEmpty());
    tom.picture("has-the-seat");
    for (FarWindow* const one : {&mira, &jonas, &ada})
        one->playAlong(true);
    room.awaitInRuns("Tom is asked", [&] { return !tom.question().isEmpty(); });
    tom.takePart();
    for (FarWindow* const one : {&mira, &jonas, &ada})
        one->playAlong(false);

    // He steps out. Ada plays both hands, and he has his again when he returns.
    tom.press("Home");
    tom.picture("asked-whether-to-leave");
    tom.press("Step out, keep my seat");
    room.isTomHere = false;
    ada.waitFor("Away: Tom");
    mira.picture("tom-is-away");
    room.pass(std::chrono::seconds(LivingRoom::kAway));
    ada.waitFor("You play for Tom until they are back.");
    mira.waitFor("Ada plays for Tom until they are back.");
    room.picturesOfAll("ada-plays-both");
    room.allPlayAlong(true);
    const QString moment = room.table().scene()->moment();
    room.awaitInRuns("the next round is there", [&] { return room.table().scene()->moment() != moment; });
    room.picturesOfAll("next-round");
    tom.waitFor("Return: The living room");
    tom.picture("may-return");
    tom.press("Return: The living room");
    tom.waitUntilInside();
    room.isTomHere = true;
    room.await("Tom has the hand again", [&] { return tom.seat() == 3 && !tom.facesIn("hand3").isEmpty(); });
    ada.waitUntilGone("You play for Tom");
    tom.picture("is-back");

    room.allPlayAlong(true);
    room.awaitInRuns("the match is over", [&] { return room.table().scene()->isOver(); });
    person.waitUntil("the end is shown", [&] { return !person.all("SharedPage").isEmpty(); });
    for (FarWindow* const one : room.windows())
        room.await("all see that it is over", [&] { return one->turn() == "The match is over"; });
    room.picturesOfAll("end");
}
