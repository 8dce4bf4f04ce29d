#include "app/maps/library_maps.h"
#include "app/maps/map_desk.h"
#include "app/maps/map_files.h"
#include "content/game_catalog.h"
#include "content/json_fields.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QTemporaryDir>

using namespace tablewood;

namespace {

const GameCatalog& catalog()
{
    static const GameCatalog games;
    return games;
}

std::string gameWithMaps()
{
    for (const GameType* type : catalog().all())
        if (catalog().maps(type->sheet().id))
            return type->sheet().id;
    FAIL("no game has maps");
    return {};
}

/// A desk that keeps in a library of its own, beside a folder of its owner's.
struct OwnersDesk
{
    OwnersDesk()
        : library(data.path()), desk(catalog().maps(gameWithMaps()), QString::fromStdString(gameWithMaps()),
                                     std::make_unique<LibraryMaps>(library, gameWithMaps()))
    {
    }
    QString path() const { return owners.filePath("orchard.twmap"); }
    QUrl file() const { return QUrl::fromLocalFile(path()); }
    std::string held() const { return mapFileText(path()).value_or(std::string()); }
    /// A file of a template, on one line as no document writes it, called so.
    void writeOtherwise(const std::string& name) const
    {
        const MapMaker& maker = *catalog().maps(gameWithMaps());
        Json json = Json::parse(maker.fresh(maker.templates().front().key)->text());
        json["name"] = name;
        REQUIRE(writeMapFile(path(), json.dump()).isEmpty());
    }
    void call(const std::string& name)
    {
        desk.editor()->setField("name", QString::fromStdString(name));
        desk.editor()->rest();
    }
    /// What was changed is kept.
    void keep()
    {
        const QString id = desk.editor()->id();
        REQUIRE(desk.editor()->close());
        REQUIRE(desk.open(id));
    }

    QTemporaryDir data;
    QTemporaryDir owners;
    Library library;
    MapDesk desk;
};

} // namespace

TEST_CASE("A file that is opened is not behind, however it is written, until the map is changed")
{
    OwnersDesk own;
    own.writeOtherwise("The Meadow");
    REQUIRE(own.desk.openFile(own.file()));
    CHECK(own.desk.editor()->name() == "The Meadow");
    CHECK(own.desk.file() == "orchard.twmap");
    CHECK_FALSE(own.desk.isFileBehind());
    own.call("The Ford");
    own.keep();
    CHECK(own.desk.isFileBehind());
    own.call("The Meadow");
    own.keep();
    CHECK_FALSE(own.desk.isFileBehind());
}

TEST_CASE("A file that is opened again has what was drawn since, and saving brings it into the file")
{
    OwnersDesk own;
    own.writeOtherwise("The Meadow");
    REQUIRE(own.desk.openFile(own.file()));
    own.call("The Ford");
    REQUIRE(own.desk.editor()->close());
    REQUIRE(own.desk.openFile(own.file()));
    CHECK(own.desk.editor()->name() == "The Ford");
    CHECK(own.desk.changedFile().isEmpty());
    CHECK(own.desk.isFileBehind());
    REQUIRE(own.desk.save());
    CHECK_FALSE(own.desk.isFileBehind());
    CHECK(own.held() == own.desk.editor()->document()->text());
}

TEST_CASE("A file that another program has changed is not written over: its owner says which map stays")
{
    OwnersDesk own;
    own.writeOtherwise("The Meadow");
    REQUIRE(own.desk.openFile(own.file()));
    own.call("The Ford");
    own.writeOtherwise("The Hill");
    const std::string others = own.held();
    CHECK_FALSE(own.desk.save());
    CHECK(own.desk.changedFile() == own.path());
    CHECK(own.held() == others);
    SUBCASE("what is drawn here")
    {
        own.desk.keepOwn();
        CHECK(own.desk.editor()->name() == "The Ford");
        CHECK(own.desk.isFileBehind());
        CHECK(own.desk.save());
        CHECK(own.held() == own.desk.editor()->document()->text());
    }
    SUBCASE("what is in the file, and what was here is among the versions")
    {
        const QString id = own.desk.editor()->id();
        own.desk.takeChangedFile();
        CHECK(own.desk.editor()->name() == "The Hill");
        CHECK_FALSE(own.desk.isFileBehind());
        CHECK(own.desk.editor()->id() == id);
    }
    CHECK(own.desk.changedFile().isEmpty());
}

TEST_CASE("A file that another program has written otherwise, with the same map, is not asked about")
{
    OwnersDesk own;
    own.writeOtherwise("The Meadow");
    REQUIRE(own.desk.openFile(own.file()));
    REQUIRE(own.desk.save());
    own.writeOtherwise("The Meadow");
    own.call("The Ford");
    CHECK(own.desk.save());
}

TEST_CASE("Saving what would lose half of a file leaves the old one beside it")
{
    OwnersDesk own;
    REQUIRE(own.desk.begin("beginner"));
    const std::string large = own.desk.editor()->document()->text() + std::string(20'000, ' ');
    REQUIRE(writeMapFile(own.path(), large).isEmpty());
    REQUIRE(own.desk.saveAs({}, own.file()));
    CHECK(own.held() == own.desk.editor()->document()->text());
    CHECK(mapFileText(own.owners.filePath("orchard (before).twmap")) == large);
}

TEST_CASE("A map goes out as a picture too, which is not its file")
{
    OwnersDesk own;
    REQUIRE(own.desk.begin("beginner"));
    REQUIRE(own.desk.saveAs({}, QUrl::fromLocalFile(own.owners.filePath("orchard.png"))));
    REQUIRE(own.desk.saveAs({}, QUrl::fromLocalFile(own.owners.filePath("orchard.svg"))));
    CHECK(mapFileText(own.owners.filePath("orchard.png"))->starts_with("\x89PNG"));
    CHECK(mapFileText(own.owners.filePath("orchard.svg"))->find("<svg") != std::string::npos);
    CHECK(own.desk.file().isEmpty());
}

TEST_CASE("A file that is no map, or is not there, is refused with its name, and what is open stays")
{
    OwnersDesk own;
    REQUIRE(own.desk.begin("beginner"));
    const QString id = own.desk.editor()->id();
    CHECK_FALSE(own.desk.openFile(QUrl::fromLocalFile(own.owners.filePath("none.twmap"))));
    CHECK(own.desk.fault().contains("none.twmap"));
    REQUIRE(writeMapFile(own.path(), "[1, 2").isEmpty());
    CHECK_FALSE(own.desk.openFile(own.file()));
    CHECK(own.desk.fault().contains("orchard.twmap"));
    CHECK(own.desk.editor()->id() == id);
}
