#include "content/face_entries.h"

#include "content/packs.h"
#include "written_pack.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;

namespace {

/// A tower of a game that reads its cards from a file.
struct TowerEntry
{
    std::string key;
    std::optional<std::vector<CornerEntry>> corners;
    std::optional<DiagramEntry> diagram;
    std::optional<PictureEntry> picture;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("corners", self.corners);
        visit("diagram", self.diagram);
        visit("picture", self.picture);
    }
};

std::vector<Face> readTowers(ContentFolder& folder)
{
    Faults faults;
    std::vector<Face> faces;
    const Entries<TowerEntry> raw(folder, "towers.json", "towers", "test", faults);
    for (const auto& [i, entry] : raw.fitting) {
        Face& face = faces.emplace_back();
        face.key = entry.key;
        const Complaint here = raw.list.at(i);
        if (entry.corners)
            face.corners = cornersOf(here.at("corners"), *entry.corners);
        if (entry.diagram)
            face.diagram = diagramOf(here.at("diagram"), *entry.diagram);
        face.picture = pictureOf(here.at("picture"), entry.picture, {"archer", "steel", {{"sun", "behind"}}});
    }
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return faces;
}

constexpr const char* kBombard = R"({"format": 1, "towers": [{"key": "bombard",
    "corners": [{"icon": "sword", "value": "3", "meaning": "Harm"}, {"icon": "target", "value": "2+", "meaning": "Reach"}],
    "diagram": {"rows": [".^o", ".@."], "meaning": "It reaches up and to the right",
        "signs": [{"sign": "^", "style": "reach", "icon": "arrowU"}, {"sign": "o", "style": "reach", "value": "2"},
                  {"sign": "@", "style": "self", "icon": "bombard"}]}}]})";

/// A game folder with this file of towers.
struct Towers
{
    explicit Towers(const std::string& json) { files.write("game/towers.json", json); }
    std::vector<Face> read() const
    {
        ContentFolder folder(files.path() + "/game");
        return readTowers(folder);
    }
    /// Everything that is wrong, without the folder.
    std::vector<std::string> faults() const
    {
        std::vector<std::string> all;
        Faults found;
        gather(found, [this] { read(); });
        for (const Fault& fault : found)
            all.push_back(std::string(fault.what()).substr(files.path().size() + 6));
        return all;
    }
    WrittenPacks files;
};

/// What is wrong with a tower that has these fields.
std::vector<std::string> faultsOf(const std::string& fields)
{
    return Towers(R"({"format": 1, "towers": [{"key": "bombard", )" + fields + "}]}").faults();
}

std::vector<std::string> faultsOfDiagram(const std::string& rows, const std::string& signs)
{
    return faultsOf(R"("diagram": {"meaning": "Reach", "rows": [)" + rows + R"(], "signs": [)" + signs +
                    "]}");
}

using All = std::vector<std::string>;

} // namespace

TEST_CASE("Corners and a diagram are read as a file draws them")
{
    const std::vector<Face> faces = Towers(kBombard).read();
    REQUIRE(faces.size() == 1);
    REQUIRE(faces[0].corners.size() == 2);
    CHECK(faces[0].corners[0] == FaceNumber{"sword", "3", Text::ofContent("test", "Harm")});
    CHECK(faces[0].corners[1].value == "2+");
    REQUIRE(faces[0].diagram);
    const Diagram& diagram = *faces[0].diagram;
    CHECK(diagram.columns == 3);
    CHECK(diagram.rows == 2);
    CHECK(words(diagram.meaning) == "It reaches up and to the right");
    CHECK(diagram.cells == std::vector<DiagramCell>{{{1, 0}, "reach", "arrowU", ""},
                                                    {{2, 0}, "reach", "", "2"},
                                                    {{1, 1}, "self", "bombard", ""}});
}

TEST_CASE("A picture is read with its emblems, poses and palette, and what it does not say is as usual")
{
    const auto pictureWith = [](const std::string& fields) {
        return Towers(R"({"format": 1, "towers": [{"key": "bombard")" + fields + "}]}").read().at(0).picture;
    };
    const FacePicture usual{"archer", "steel", {{"sun", "behind"}}};
    CHECK(pictureWith("") == usual);
    CHECK(pictureWith(R"(, "picture": {"palette": "fire"})") ==
          FacePicture{"archer", "fire", {{"sun", "behind"}}});
    CHECK(pictureWith(R"(, "picture": {"emblem": "bombard", "with": []})") ==
          FacePicture{"bombard", "steel"});
    CHECK(pictureWith(R"(, "picture": {"emblem": "wolf", "palette": "berry", "with": [
              {"emblem": "wolf", "pose": "flanking"}, {"emblem": "moon", "pose": "behind"}]})") ==
          FacePicture{"wolf", "berry", {{"wolf", "flanking"}, {"moon", "behind"}}});
}

TEST_CASE("An emblem, a pose or a palette that there is not, and more than three emblems, are told of")
{
    const std::string place = "towers.json: /towers/0/picture";
    CHECK(faultsOf(R"("picture": {"emblem": "wolff", "palette": "bery"})") ==
          All{place + "/emblem: there is no emblem \"wolff\". Did you mean \"wolf\"?",
              place + "/palette: there is no palette \"bery\". Did you mean \"berry\"?"});
    CHECK(faultsOf(R"("picture": {"with": [{"emblem": "locomotive", "pose": "behnid"}]})") ==
          All{place + "/with/0/emblem: there is no emblem \"locomotive\". The names are in "
                      "resources/art/emblems.json",
              place + "/with/0/pose: there is no pose \"behnid\". Did you mean \"behind\"?"});
    const std::string moon = R"({"emblem": "moon", "pose": "above"})";
    CHECK(faultsOf(R"("picture": {"with": [)" + moon + "," + moon + "," + moon + "]}") ==
          All{place + "/with: the picture has 4 emblems. Give it 3 at most, the large one among them"});
    CHECK(faultsOf(R"("picture": {"with": [{"emblem": "moon"}]})").size() == 1);
}

TEST_CASE("The pictures of cards are not in the hash of content")
{
    const auto hashWith = [](const std::string& fields) {
        const Towers towers(R"({"format": 1, "towers": [{"key": "bombard")" + fields + "}]}");
        ContentFolder folder(towers.files.path() + "/game");
        readTowers(folder);
        return folder.hash();
    };
    CHECK(hashWith(R"(, "picture": {"emblem": "wolf"})") == hashWith(""));
    CHECK(hashWith(R"(, "corners": [])") != hashWith(""));
}

TEST_CASE("A corner that does not fit is told of with its place and its remedy")
{
    const std::string number = R"({"icon": "sword", "value": "3", "meaning": "Harm"})";
    CHECK(faultsOf(R"("corners": [)" + number + "," + number + "," + number + "]") ==
          All{"towers.json: /towers/0/corners: it has 3 entries. Give 2 at most"});
    CHECK(faultsOf(R"("corners": [{"icon": "", "value": "1234567", "meaning": ""}])") ==
          All{"towers.json: /towers/0/corners/0/icon: it is empty. Write what people shall read",
              "towers.json: /towers/0/corners/0/value: it is longer than 6 bytes. Shorten it",
              "towers.json: /towers/0/corners/0/meaning: it is empty. Write what people shall read"});
    CHECK(faultsOf(R"("corners": [{"icon": "sword", "valeu": "3", "meaning": "Harm"}])").size() == 2);
}

TEST_CASE("A diagram that does not fit is told of with its place and its remedy")
{
    const std::string reach = R"({"sign": "^", "style": "reach"})";
    CHECK(
        faultsOfDiagram(R"(".^.", "..")", reach) ==
        All{"towers.json: /towers/0/diagram/rows/1: the rows differ in length. Write a sign for each space"});
    CHECK(faultsOfDiagram(R"(".x.")", reach) ==
          All{"towers.json: /towers/0/diagram/rows/0: nothing says what \"x\" stands for. Add the sign to "
              "\"signs\", or put a dot there"});
    CHECK(faultsOfDiagram("", reach) ==
          All{"towers.json: /towers/0/diagram/rows: it has 0 rows of 0 signs. Draw 1 "
              "to 12 rows of 1 to 12 signs"});
    CHECK(faultsOfDiagram('"' + std::string(13, '.') + '"', "") ==
          All{"towers.json: /towers/0/diagram/rows: it has 1 rows of 13 signs. Draw 1 to 12 rows of 1 to 12 "
              "signs"});
    CHECK(faultsOfDiagram(R"("^")", reach + "," + reach) ==
          All{"towers.json: /towers/0/diagram/signs/1/sign: the sign \"^\" is there twice. Take another for "
              "one of "
              "the two"});
    CHECK(faultsOfDiagram(R"(".")", R"({"sign": ".", "style": "reach"})") ==
          All{"towers.json: /towers/0/diagram/signs/0/sign: \".\" is no sign. Use one letter, digit or mark, "
              "but no "
              "dot"});
    CHECK(faultsOfDiagram(R"("^")", R"({"sign": "^", "style": "The Reach"})").size() == 1);
    CHECK(faultsOfDiagram(R"("^")", R"({"sign": "^", "style": "reach", "value": "1234567"})") ==
          All{"towers.json: /towers/0/diagram/signs/0/value: it is longer than 6 bytes. Shorten it"});
    std::string many;
    for (int i = 0; i <= 64; ++i)
        many += (i > 0 ? "," : "") + reach;
    CHECK(std::ranges::count(faultsOfDiagram(R"(".")", many),
                             "towers.json: /towers/0/diagram/signs: it has 65 entries. Give 0 to 64") == 1);
}

TEST_CASE("A pack changes a corner and a diagram, and one that does not fit is left out")
{
    const Towers shipped(kBombard);
    std::vector<Face> read;
    const PackedGame game{
        "game", shipped.files.path() + "/game", {"towers.json"}, {"key"}, [&](ContentFolder& folder) {
            read = readTowers(folder);
        }};
    const auto packWith = [&](const std::string& fields) {
        const WrittenPacks packs;
        packs.write("mine/pack.json",
                    R"({"format": 1, "name": "Mine", "game": "game", "changes": ["towers.json"]})");
        packs.write("mine/towers.json", R"({"format": 1, "towers": [{"key": "bombard", )" + fields + "}]}");
        return readPack(packs.path() + "/mine", {game});
    };
    CHECK(packWith(R"("corners": [{"icon": "sword", "value": "4", "meaning": "Harm"}])").isUsed());
    REQUIRE(read.size() == 1);
    REQUIRE(read[0].corners.size() == 1);
    CHECK(read[0].corners[0].value == "4");
    CHECK(read[0].diagram);
    CHECK(packWith(R"("diagram": {"rows": ["@"]})").isUsed());
    CHECK(read[0].diagram->cells.size() == 1);
    const Pack wrong = packWith(R"("diagram": {"rows": ["?"]})");
    REQUIRE(wrong.faults.size() == 1);
    CHECK(std::string(wrong.faults[0].what()).find("mine/towers.json: /towers/0/diagram/rows/0: ") !=
          std::string::npos);
}
