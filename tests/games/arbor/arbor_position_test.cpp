#include "arbor_table.h"

#include "content/json_fields.h"
#include "kernel/cbor.h"
#include "kernel/hash.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

State someState()
{
    ArborTable table({"A1 T1 ~ .", "* G1 . S2", ". . T2 A2"});
    table.hold(0, {Spirit::fire});
    table.hold(1, {Spirit::fate});
    table.play(0, "play ash C3");
    return table.state;
}

std::string whyRefused(const Json& json)
{
    try {
        fromJson<State>(json, "position.json");
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("A position goes to bytes and to JSON and comes back equal")
{
    const State state = someState();
    CHECK(fromBytes<State>(toBytes(state)) == state);
    const Json json = toJson(state);
    CHECK(json["land"]["rows"][0] == "T1 T1 ~ .");
    CHECK(fromJson<State>(json, "position.json") == state);
}

TEST_CASE("Tiles of a position without ids are numbered in order")
{
    Json json = toJson(someState());
    json["land"]["ids"] = Json::array();
    CHECK(fromJson<State>(json, "position.json").land.at(at("A1")).id == kFirstTileId);
}

TEST_CASE("A position that cannot be one of a match is refused with its place")
{
    Json json = toJson(someState());
    json["land"]["rows"][0] = "T1 X9 ~ .";
    CHECK(whyRefused(json) ==
          "land, row 1: \"X9\" is nothing a space can hold. Use . * ~ or T, G or S with the number "
          "of a seat, such as T1");
    json = toJson(someState());
    json["forests"][0]["at"]["column"] = 3;
    CHECK(whyRefused(json) == "forests, 1, at: the Ancient stands on a tile of its own colour");
    json = toJson(someState());
    json["forests"][1]["manna"] = 9;
    CHECK(whyRefused(json) == "forests, 2, manna: it is 0 to 8");
    json = toJson(someState());
    json["land"]["rows"][1] = "* G1 . S4";
    CHECK(whyRefused(json) == "land, D2: nobody sits at the seat of this tile");
    json = toJson(someState());
    json["pending"] = Json::array();
    CHECK(whyRefused(json) == "window: it is open while a song waits, and only then");
    json = toJson(someState());
    json["active"]["seat"] = 7;
    CHECK(whyRefused(json) == "active: there is no such seat");
}
