#include "content/json_file.h"
#include "games/forsaken/content/forsaken_content.h"
#include "games/forsaken/territories.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>

#include <unistd.h>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

namespace fs = std::filesystem;

const std::string kShipped = std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games/forsaken";

Content readShipped()
{
    ContentFolder folder(kShipped);
    return readForsakenContent(folder);
}

/// What is read after a change to one of the shipped files, or why it is refused, without the folder.
std::string whyRefused(const std::string& file, const std::function<void(Json&)>& change)
{
    static int count = 0;
    const fs::path root = fs::temp_directory_path() / ("tablewood-forsaken-" + std::to_string(::getpid()) +
                                                       "-" + std::to_string(count++));
    fs::copy(kShipped, root, fs::copy_options::recursive);
    Json json = readJsonFile(kShipped + "/" + file);
    change(json);
    std::ofstream(root / file) << json.dump();
    std::string why = "nothing was refused";
    try {
        ContentFolder folder(root.string());
        readForsakenContent(folder);
    } catch (const InputError& error) {
        why = std::string(error.what()).substr(root.string().size() + 1);
    }
    fs::remove_all(root);
    return why;
}

bool begins(const std::string& text, const std::string& start)
{
    return text.substr(0, start.size()) == start;
}

} // namespace

TEST_CASE("The decks have 184 Travelers, 32 Forest and 8 Artifact cards, the roles 25")
{
    const Content content = readShipped();
    std::array<int, 3> copies{};
    for (const Card& card : content.cards)
        copies[static_cast<std::size_t>(card.deck())] += card.copies;
    CHECK(copies == std::array<int, 3>{184, 32, 8});
    int roles = 0;
    for (const RoleSheet& sheet : content.roles)
        roles += sheet.cards;
    CHECK(roles == 25);
}

TEST_CASE("Each card says where its name and its details come from")
{
    const Content content = readShipped();
    const Card& wander = content.card(content.find(Word("wander")));
    CHECK(wander.source == Source::rulebook);
    CHECK(wander.detailsSource == Source::standIn);
    CHECK(wander.isWander);
    CHECK(wander.copies == 64);
    CHECK(content.card(content.find(Word("lantern"))).source == Source::standIn);
    const RoleSheet& oracle = content.role(Role::oracle);
    CHECK(oracle.source == Source::rulebook);
    CHECK(oracle.cardsSource == Source::inferred);
    CHECK(content.role(Role::forsaken).cardsSource == Source::standIn);
}

TEST_CASE("A card made of known effects needs nothing but its entry")
{
    CHECK(whyRefused("travelers.json", [](Json& json) {
              json["cards"].push_back({{"key", "long-road"},
                                       {"name", "Long Road"},
                                       {"text", "Forge a Path and peek at a Role."},
                                       {"type", "navigation"},
                                       {"speed", "slow"},
                                       {"copies", 2},
                                       {"aims", {"territory", "player"}},
                                       {"effects", {{{"do", "forge"}}, {{"do", "peekRole"}}}},
                                       {"source", "stand-in"},
                                       {"details", {{"source", "stand-in"}}}});
          }) == "nothing was refused");
}

TEST_CASE("Content that does not fit is refused with its file, place, cause and remedy")
{
    const auto ofCard = [](const char* file, std::size_t card, const std::function<void(Json&)>& change) {
        return whyRefused(file, [&](Json& json) { change(json["cards"][card]); });
    };
    CHECK(begins(ofCard("travelers.json", 0, [](Json& card) { card["aims"] = Json::array(); }),
                 "travelers.json: /cards/0/effects/0: it needs an aim \"territory\""));
    CHECK(begins(ofCard("travelers.json", 0, [](Json& card) { card["speed"] = "quick"; }),
                 "travelers.json: /cards/0/speed"));
    CHECK(begins(ofCard("travelers.json", 1, [](Json& card) { card["key"] = "wander"; }),
                 "travelers.json: /cards/1/key: two cards have the key \"wander\""));
    CHECK(begins(ofCard("travelers.json", 0, [](Json& card) { card["type"] = "curse"; }),
                 "travelers.json: /cards/0/type: cards of this type are in another file"));
    CHECK(begins(ofCard("travelers.json", 0, [](Json& card) { card["wander"] = false; }),
                 "travelers.json: /cards: one kind of card is the Wander of the rules"));
    CHECK(begins(ofCard("forest.json", 0, [](Json& card) { card["speed"] = "fast"; }),
                 "forest.json: /cards/0/speed: nobody plays this card"));
    CHECK(begins(ofCard("forest.json", 4, [](Json& card) { card["effects"][0]["who"] = "self"; }),
                 "forest.json: /cards/4/effects/0/who: nobody plays this card"));
    const std::size_t timber = 3;
    CHECK(begins(
        ofCard(
            "forest.json", timber,
            [](Json& card) {
                card["effects"] = Json::array({{{"do", "ban"}, {"who", "everyone"}, {"until", "destroyed"}}});
            }),
        "forest.json: /cards/3/effects/0/until: only a Curse can be destroyed"));
    CHECK(begins(ofCard("forest.json", timber,
                        [](Json& card) {
                            card["effects"] = Json::array(
                                {{{"do", "refresh"}, {"who", "everyone"}, {"byLot", true}, {"amount", 6}}});
                        }),
                 "forest.json: /cards/3/effects/0: too many cards are chosen at once"));
    CHECK(begins(ofCard("artifacts.json", 0, [](Json& card) { card["speed"] = "slow"; }),
                 "artifacts.json: /cards/0/speed: a Finder's Action is fast"));
    CHECK(begins(whyRefused("roles.json", [](Json& json) { json["roles"].erase(3); }),
                 "roles.json: /roles: it has 9 entries"));
    CHECK(begins(
        whyRefused("distributions.json", [](Json& json) { json["distributions"][0]["standard"] = false; }),
        "distributions.json: /distributions: 0 standards are there for 4 players"));
    CHECK(
        begins(whyRefused("distributions.json", [](Json& json) { json["distributions"][0]["forsaken"] = 2; }),
               "distributions.json: /distributions/0: 2 Forsaken do not fit"));
}

TEST_CASE("What is said of the board's sources is said of the board that the rules have")
{
    const Json board = readJsonFile(kShipped + "/" + kForsakenBoard).at("board");
    const auto spacesOf = [](const auto& cells) {
        Json spaces = Json::array();
        for (const Cell cell : cells)
            spaces.push_back(cell.text());
        return spaces;
    };
    CHECK(board.at(0).at("columns") == kSide);
    CHECK(board.at(0).at("rows") == kSide);
    CHECK(board.at(0).at("spaces") == spacesOf(std::array{kStart}));
    CHECK(board.at(1).at("spaces") == spacesOf(kDestinations));
    CHECK(board.at(2).at("spaces") == spacesOf(kSites));
}
