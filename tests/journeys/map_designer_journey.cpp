#include "app/maps/map_desk.h"
#include "person.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

MapDesk& deskOf(Person& person)
{
    return *qmlEngine(&person.window())
                ->singletonInstance<MapDesk*>(qmlTypeId("Tablewood.App", 1, 0, "MapDesk"));
}

} // namespace

TEST_CASE("A map is begun from a template and drawn by mouse")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "map-designer");
    person.picture("home");
    person.press("Map designer");
    person.waitFor("Begin a new map");
    person.picture("list");
    MapDesk& desk = deskOf(person);
    REQUIRE(desk.begin(desk.templates().first().value<MapTemplateEntry>().key));
    person.waitFor("Layers");
    person.picture("drawing");
}
