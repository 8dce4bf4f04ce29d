#include "storage/library.h"

#include "refusals.h"

#include <doctest/doctest.h>

#include <QTemporaryDir>

using namespace tablewood;

namespace {

constexpr std::int64_t kMinute = 60'000;

/// A map that was drawn for so many minutes, one change in each.
struct Drawn
{
    explicit Drawn(int minutes) : library(directory.path()), id("fords")
    {
        library.maps().add(id, "rush", "0");
        start = library.maps().find(id).created;
        for (int minute = 1; minute <= minutes; ++minute)
            library.maps().keep(id, std::to_string(minute), start + minute * kMinute);
    }
    QTemporaryDir directory;
    Library library;
    std::string id;
    std::int64_t start = 0;
};

} // namespace

TEST_CASE("A map is kept as it was changed last, also when the library is opened again")
{
    const QTemporaryDir directory;
    const std::string id = "fords";
    {
        Library library(directory.path());
        library.maps().add(id, "rush", "first");
        library.maps().keep(id, "second", library.maps().find(id).created + 1);
    }
    Library library(directory.path());
    CHECK(library.maps().text(id) == "second");
    CHECK(library.maps().find(id).game == "rush");
    CHECK(library.maps().list().size() == 1);
}

TEST_CASE("Changes within a minute make one version of a map, and those after it another")
{
    Drawn drawn(1);
    MapLibrary& maps = drawn.library.maps();
    CHECK(maps.versions(drawn.id).size() == 2);
    maps.keep(drawn.id, "a", drawn.start + kMinute + kMinute / 2);
    maps.keep(drawn.id, "b", drawn.start + 2 * kMinute - 1);
    const auto versions = maps.versions(drawn.id);
    REQUIRE(versions.size() == 3);
    CHECK(maps.textOf(drawn.id, versions[0].number) == "b");
    CHECK(maps.textOf(drawn.id, versions[2].number) == "0");
}

TEST_CASE("What would lose half of a map is another version at once")
{
    Drawn drawn(1);
    MapLibrary& maps = drawn.library.maps();
    maps.keep(drawn.id, "a long text", drawn.start + kMinute + 1);
    const std::size_t versions = maps.versions(drawn.id).size();
    maps.keep(drawn.id, "a longer text", drawn.start + kMinute + 2);
    CHECK(maps.versions(drawn.id).size() == versions);
    maps.keep(drawn.id, "short", drawn.start + kMinute + 3);
    CHECK(maps.versions(drawn.id).size() == versions + 1);
    CHECK(maps.textOf(drawn.id, maps.versions(drawn.id)[1].number) == "a longer text");
}

TEST_CASE("The last versions of a map are kept, and no more of them")
{
    Drawn drawn(30);
    MapLibrary& maps = drawn.library.maps();
    const auto versions = maps.versions(drawn.id);
    REQUIRE(versions.size() == MapLibrary::kVersions);
    CHECK(maps.textOf(drawn.id, versions.front().number) == "30");
    CHECK(maps.textOf(drawn.id, versions.back().number) == "21");
}

TEST_CASE("A map that was removed is not listed, and can be brought back")
{
    Drawn drawn(0);
    MapLibrary& maps = drawn.library.maps();
    maps.remove(drawn.id);
    CHECK(maps.list().empty());
    maps.bringBack(drawn.id);
    CHECK(maps.list().size() == 1);
    CHECK(maps.text(drawn.id) == "0");
}

TEST_CASE("A map knows the file of its owner, and whether that has what the map has now")
{
    Drawn drawn(0);
    MapLibrary& maps = drawn.library.maps();
    CHECK_FALSE(maps.find(drawn.id).isInFile);
    maps.setFile(drawn.id, "/home/mira/fords.twmap", "0");
    CHECK(maps.find(drawn.id).isInFile);
    CHECK(maps.ofFile("/home/mira/fords.twmap") == drawn.id);
    CHECK_FALSE(maps.ofFile("/home/mira/other.twmap"));
    CHECK(maps.fileHash(drawn.id) == paperHash("0"));
    maps.keep(drawn.id, "1", drawn.start + 1);
    CHECK_FALSE(maps.find(drawn.id).isInFile);
    maps.keep(drawn.id, "0", drawn.start + 2);
    CHECK(maps.find(drawn.id).isInFile);
}

TEST_CASE("How often bots won belongs to the map as it was, and adds up")
{
    Drawn drawn(0);
    MapLibrary& maps = drawn.library.maps();
    maps.addTrial(drawn.id, "0", {2, "standard", 50, 30});
    maps.addTrial(drawn.id, "0", {2, "standard", 50, 31});
    maps.addTrial(drawn.id, "0", {3, "hard", 10, 1});
    CHECK(maps.trials(drawn.id) ==
          std::vector<MapTrial>{{2, "standard", 100, 61, true}, {3, "hard", 10, 1, true}});
    maps.keep(drawn.id, "1", drawn.start + 2 * kMinute);
    CHECK(maps.trials(drawn.id) ==
          std::vector<MapTrial>{{2, "standard", 100, 61, false}, {3, "hard", 10, 1, false}});
    maps.addTrial(drawn.id, "1", {2, "standard", 5, 5});
    CHECK(maps.trials(drawn.id) ==
          std::vector<MapTrial>{{2, "standard", 5, 5, true}, {3, "hard", 10, 1, false}});
}

TEST_CASE("What is asked of a map that is not there is refused")
{
    Drawn drawn(0);
    MapLibrary& maps = drawn.library.maps();
    for (const auto& ask : std::vector<std::function<void()>>{
             [&] { maps.text("none"); }, [&] { maps.find("none"); }, [&] { maps.remove("none"); },
             [&] { maps.keep("none", "", 0); }, [&] { maps.textOf(drawn.id, 7); },
             [&] { maps.setFile("none", "file", ""); }})
        CHECK(refusalOf(ask).find("there is no such map") != std::string::npos);
}

TEST_CASE("A match keeps what was brought to it, although the map is changed or removed")
{
    const QTemporaryDir directory;
    MatchRecord record;
    record.game = "rush";
    record.players.resize(2);
    record.papers = {{"map", Seat::none(), "the ford\nand the hill"}, {"deck", Seat{1}, "a deck"}};
    std::string id;
    {
        Library library(directory.path());
        library.maps().add("fords", "rush", record.papers[0].text);
        id = library.add(record);
        library.maps().remove("fords");
    }
    Library library(directory.path());
    record.id = id;
    CHECK(library.load(id) == record);
}
