#include "app/home/kept_matches.h"
#include "forester.h"

#include <csignal>
#include <doctest/doctest.h>
#include <sys/resource.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// As long as it is there, no file of this process grows, as on a full disk.
class FullDisk
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{16, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

TEST_CASE(
    "On a full disk people are told, go on, are asked before something is lost, and it is stored when there "
    "is room")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "full");
    Person person(program, "full-disk");
    Forester forester(person, Forester::Hands::mouse);
    forester.playToDay();
    const BoardEyes& eyes = forester.eyes();
    MatchKeeper& keeper = Program::instance().keeper();
    keeper.setPatience(100);
    const std::vector<JournalEntry> before = eyes.table().record().moves;
    const auto told = [&](const char* words) {
        return person.find([&](const QString& name) { return name.contains(words); }) != nullptr;
    };
    const auto topOfBoard = [&] { return person.shownPart(*person.all("Boards").first()).top(); };
    const qreal topBefore = topOfBoard();
    {
        auto disk = std::make_optional<FullDisk>();
        REQUIRE(eyes.scene().isMyTurn());
        forester.act();
        person.waitUntil("it is told", [&] { return told("Make room on it") || told("has room"); });
        CHECK(eyes.table().record().moves == before);
        disk.reset();
        person.picture("told");
        disk.emplace();
        person.press("Go on without storing");
        // A mark is left; the board lies where it lay.
        person.waitFor("Not stored");
        CHECK(person.all("HeadNote").isEmpty());
        person.waitUntil("the board lies where it lay", [&] { return topOfBoard() == topBefore; });
        for (int deeds = 0; deeds < 60 && eyes.table().record().moves.size() < before.size() + 3; ++deeds)
            forester.act();
        CHECK(eyes.table().record().moves.size() >= before.size() + 3);
        CHECK(keeper.unstored() == 1);
        CHECK(Program::instance().library().list().at(0).moves == static_cast<int>(before.size()));
        disk.reset();
        keeper.setPatience(1'000'000);
        person.picture("goes-on");
        disk.emplace();

        // Closing would lose it.
        person.window().close();
        person.waitFor("Close and lose what is not stored?");
        CHECK(person.window().isVisible());
        disk.reset();
        person.picture("asked");
        person.press("Stay");
    }
    keeper.setPatience(100);
    person.waitUntil("all is stored", [&] { return keeper.unstored() == 0; });
    person.waitUntil("nothing is said any more", [&] { return !person.sees("Not stored"); });
    const auto listed = Program::instance().library().list();
    REQUIRE(listed.size() == 1);
    CHECK(Program::instance().library().load(listed[0].id).moves == eyes.table().record().moves);
    person.picture("stored");
}

TEST_CASE("Where matches cannot be kept at all, Home says so, and a match is played all the same")
{
    const FreshFolder folder;
    // A folder in its place stops even root.
    REQUIRE(QDir(folder.path()).mkpath("library.sqlite/in the way"));
    OpenedProgram program(folder, "nowhere");
    Person person(program, "nowhere");
    person.waitFor("Understood");
    person.picture("told");
    person.press("Understood");
    person.press("Play at this table");
    person.press("Start");
    person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    person.waitFor("Go on without storing");
    person.picture("asked");
    person.press("Go on without storing");
    Forester forester(person, Forester::Hands::mouse);
    forester.eyes().table().setBotPace(1);
    for (int deeds = 0; deeds < 30 && forester.eyes().table().record().moves.size() < 3; ++deeds)
        forester.act();
    CHECK(forester.eyes().table().record().moves.size() >= 3);

    // At Home it stands among the others, as one that is not stored.
    person.press("Home; the match is not stored, and there as long as Tablewood is open");
    person.pressKey(Qt::Key_L, Qt::ControlModifier);
    person.waitFor("not stored");
    person.picture("in-the-list");
    REQUIRE(QDir(folder.filePath("library.sqlite")).removeRecursively());
    program.matches()->storeNow();
    person.waitUntil("it is stored", [&] { return !person.sees("not stored"); });
    CHECK(Program::instance().library().list().size() == 1);
}
