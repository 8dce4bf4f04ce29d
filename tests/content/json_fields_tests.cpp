#include "content/json_fields.h"

#include "kernel/cell.h"

#include <doctest/doctest.h>

#include <variant>

namespace {

using namespace tablewood;

enum class Mood : std::uint8_t
{
    calm,
    wild
};
constexpr auto enumNames(Mood) { return std::array<std::string_view, 2>{"calm", "wild"}; }

struct Hop
{
    static constexpr std::string_view name = "hop";
    Cell to;
    friend bool operator==(const Hop&, const Hop&) = default;
    static void describe(auto& self, auto& visit) { visit("to", self.to); }
};

struct Rest
{
    static constexpr std::string_view name = "rest";
    friend bool operator==(const Rest&, const Rest&) = default;
    static void describe(auto&, auto&) {}
};

struct Hare
{
    std::string name;
    Mood mood = Mood::calm;
    std::vector<std::int8_t> litter;
    std::optional<Cell> burrow;
    std::variant<Hop, Rest> last;
    std::map<std::string, std::string> notes;
    bool isAwake = false;
    friend bool operator==(const Hare&, const Hare&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("name", self.name);
        visit("mood", self.mood);
        visit("litter", self.litter);
        visit("burrow", self.burrow);
        visit("last", self.last);
        visit("notes", self.notes);
        visit("isAwake", self.isAwake);
    }
};

Hare someHare() { return {"Hazel", Mood::wild, {3, -2}, std::nullopt, Hop{{4, 2}}, {{"ear", "long"}}, true}; }

std::string whyRefused(const Json& json)
{
    try {
        fromJson<Hare>(json, "hare.json");
    } catch (const InputError& error) {
        return error.what();
    }
    return "nothing was refused";
}

} // namespace

TEST_CASE("A described value goes to JSON with names and comes back equal")
{
    const Json json = toJson(someHare());
    CHECK(json["mood"] == "wild");
    CHECK(json["burrow"].is_null());
    CHECK(json["last"]["kind"] == "hop");
    CHECK(json["last"]["value"]["to"]["column"] == 4);
    CHECK(fromJson<Hare>(json, "hare.json") == someHare());
    CHECK(fromJson<Hare>(parseJson(json.dump(2), "hare.json"), "hare.json") == someHare());
}

TEST_CASE("JSON that does not fit is refused with file, path, cause and remedy")
{
    Json json = toJson(someHare());
    json["mood"] = "wlid";
    CHECK(whyRefused(json) ==
          "hare.json: /mood: \"wlid\" is not known here. Did you mean \"wild\"? Known are: calm, wild");
    json = toJson(someHare());
    json["litter"][1] = 300;
    CHECK(whyRefused(json) == "hare.json: /litter/1: 300 is out of range");
    json = toJson(someHare());
    json["isAwakee"] = true;
    CHECK(whyRefused(json) == "hare.json: \"isAwakee\" is no field here. Did you mean \"isAwake\"?");
    json = toJson(someHare());
    json.erase("litter");
    CHECK(whyRefused(json) == "hare.json: \"litter\" is missing. Add it");
    json = toJson(someHare());
    json["last"]["value"]["to"]["row"] = "two";
    CHECK(whyRefused(json) == "hare.json: /last/value/to/row: a whole number is needed");
}

TEST_CASE("Text that is no JSON is refused with line and column")
{
    CHECK_THROWS_WITH(parseJson("{\n  \"a\": 1,\n  b\n}", "x.json"),
                      "x.json: line 3, column 3: this is not JSON. Look for a missing comma, quote or "
                      "bracket just before it");
}

TEST_CASE("A number that no number type holds is refused like all that does not fit")
{
    CHECK_THROWS_WITH_AS(parseJson("{\"format\": 1e999}", "x.json"),
                         doctest::Contains("x.json: a number in it is larger"), InputError);
}

TEST_CASE("JSON nested deeper than anything we write is refused before it is parsed")
{
    CHECK_THROWS_AS(parseJson(std::string(100000, '['), "x.json"), InputError);
}

TEST_CASE("An object of more fields than anything we write is refused before it is parsed")
{
    std::string text = "{\"list\": [1";
    for (int i = 0; i < kMaxJsonFields; ++i)
        text += ", 1";
    text += "]";
    CHECK(parseJson(text + "}", "test").at("list").size() == static_cast<std::size_t>(kMaxJsonFields) + 1);
    for (int i = 0; i < kMaxJsonFields; ++i)
        text += ", \"" + std::to_string(i) + "\": 0";
    CHECK_THROWS_WITH_AS(parseJson(text + "}", "test"), doctest::Contains("too many fields"), InputError);
}

TEST_CASE("A word is near another if they differ in few of their letters")
{
    const std::vector<std::string> known{"games", "show", "selfplay", "--help"};
    CHECK(nearestWord("gamse", known) == "games");
    CHECK(nearestWord("game", known) == "games");
    CHECK(nearestWord("selpflay", known) == "selfplay");
    CHECK(nearestWord("--bla", known) == "");
    CHECK(nearestWord("x", known) == "");
    CHECK(nearestWord(std::string(1000, 'a'), known) == "");
}
