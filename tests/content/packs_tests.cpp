#include "content/game_catalog.h"
#include "written_pack.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include <sys/stat.h>

using namespace tablewood;

namespace {

/// Mossmother's Blessing takes two manna.
constexpr const char* kTwoLess = R"({"format": 1, "ancients": [
    {"key": "moss", "blessing": {"amount": 2, "text": "All opponents gain two manna less at their next Dawn."}}]})";

const Face& faceOf(const GameType& type, const std::string& key)
{
    const auto found = std::ranges::find(type.faces(), key, &Face::key);
    REQUIRE(found != type.faces().end());
    return *found;
}

bool tells(const Face& face, const std::string& text)
{
    return std::ranges::any_of(face.body,
                               [&](const Text& each) { return words(each).find(text) != std::string::npos; });
}

/// The key under which the faces have an Ancient.
std::string keyOfAncient(const GameType& type, const std::string& name)
{
    const auto found =
        std::ranges::find_if(type.faces(), [&](const Face& face) { return words(face.name) == name; });
    REQUIRE(found != type.faces().end());
    return found->key;
}

/// The JSON that docs/packs.md shows, in its order.
std::vector<std::string> shownFiles()
{
    std::ifstream page(std::string(TABLEWOOD_SOURCE_DIR) + "/docs/packs.md");
    std::vector<std::string> files;
    bool isJson = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("```")) {
            isJson = line == "```json";
            if (isJson)
                files.emplace_back();
        } else if (isJson) {
            files.back() += line + "\n";
        }
    }
    return files;
}

/// Why the one pack there is left out, without the name of the folder of packs.
std::string whyLeftOut(const WrittenPacks& packs)
{
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    REQUIRE(catalog.packs().size() == 1);
    const Pack& pack = catalog.packs().front();
    CHECK(catalog.packsOf("arbor").empty());
    CHECK(catalog.contentHash("arbor") == GameCatalog().contentHash("arbor"));
    REQUIRE_FALSE(pack.isUsed());
    std::string why = pack.faults.front().what();
    REQUIRE(why.starts_with(packs.path() + "/"));
    return why.substr(packs.path().size() + 1);
}

} // namespace

TEST_CASE("Without a folder of packs, or with an empty one, the games are as they are shipped")
{
    const WrittenPacks packs;
    for (const std::string& folder : {packs.path(), packs.path() + "/nowhere"}) {
        const GameCatalog catalog = GameCatalog::withPacks(folder);
        CHECK(catalog.packs().empty());
        CHECK(catalog.contentHash("arbor") == GameCatalog().contentHash("arbor"));
        CHECK(catalog.findShipped("arbor") == catalog.find("arbor"));
    }
}

TEST_CASE("A pack changes one Ancient's numbers and leaves all else as it is")
{
    const WrittenPacks packs;
    packs.manifest("moss", "[]", R"(["ancients.json"])");
    packs.write("moss/ancients.json", kTwoLess);
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    REQUIRE(catalog.packs().size() == 1);
    CHECK(catalog.packs()[0].isUsed());
    CHECK(catalog.packs()[0].title == "A pack");
    CHECK(catalog.packsOf("arbor") == std::vector<std::string>{"moss"});

    const GameType& packed = *catalog.find("arbor");
    const GameType& shipped = *catalog.findShipped("arbor");
    const std::string key = keyOfAncient(shipped, "Mossmother");
    const std::string changed = "All opponents gain two manna less at their next Dawn.";
    CHECK(tells(faceOf(packed, key), changed));
    CHECK_FALSE(tells(faceOf(shipped, key), changed));
    CHECK(std::ranges::count_if(packed.faces(),
                                [&](const Face& face) { return !(face == faceOf(shipped, face.key)); }) == 1);

    const GameCatalog plain;
    CHECK(catalog.contentHash("arbor") != plain.contentHash("arbor"));
    CHECK(catalog.findContent("arbor", catalog.contentHash("arbor")) == &packed);
    CHECK(catalog.findContent("arbor", plain.contentHash("arbor")) == &shipped);
    CHECK(catalog.findContent("arbor", 1) == nullptr);
}

TEST_CASE("The guide tells the goal that a pack has set")
{
    const WrittenPacks packs;
    packs.manifest("short", "[]", R"(["scenarios.json"])");
    packs.write("short/scenarios.json",
                R"({"format": 1, "scenarios": [{"key": "valley", "goal": {"glory": 9}}]})");
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    const auto tellsGoal = [](const GameType& type, const std::string& goal) {
        return std::ranges::any_of(type.sheet().guide.front().paragraphs, [&](const Text& text) {
            return words(text).find("reaching " + goal + " Glory") != std::string::npos;
        });
    };
    CHECK(tellsGoal(*catalog.find("arbor"), "9"));
    CHECK(tellsGoal(*catalog.findShipped("arbor"), "13"));
}

TEST_CASE("Packs change one role of Forsaken Forest each and leave the others as they are")
{
    const WrittenPacks packs;
    for (const std::string role : {"oracle", "priest"}) {
        packs.write(role + "/pack.json",
                    R"({"format": 1, "name": "A role", "game": "forsaken", "changes": ["roles.json"]})");
        packs.write(role + "/roles.json", R"({"format": 1, "roles": [{"role": ")" + role +
                                              R"(", "text": "This is the )" + role + R"(."}]})");
    }
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    REQUIRE(catalog.packs().size() == 2);
    for (const Pack& pack : catalog.packs())
        CHECK_MESSAGE(pack.isUsed(), (pack.isUsed() ? "" : pack.faults.front().what()));
    const GameType& packed = *catalog.find("forsaken");
    const GameType& shipped = *catalog.findShipped("forsaken");
    for (const std::string text : {"This is the oracle.", "This is the priest."})
        CHECK(std::ranges::count_if(packed.faces(), [&](const Face& face) { return tells(face, text); }) ==
              1);
    CHECK(std::ranges::count_if(packed.faces(),
                                [&](const Face& face) { return !(face == faceOf(shipped, face.key)); }) == 2);
}

TEST_CASE("Earlier editions of what is shipped can still be played, with packs and without")
{
    const WrittenPacks packs;
    packs.manifest("owl", "[]", R"(["ancients.json"])");
    packs.write("owl/ancients.json", R"({"format": 1, "ancients": [{"key": "owl", "line": "Hush."}]})");
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    const GameType& first = *catalog.findFirstEdition("arbor");
    CHECK(tells(faceOf(first, keyOfAncient(first, "Mossmother")), "Green Hour"));
    CHECK(tells(faceOf(*catalog.findShipped("arbor"), keyOfAncient(first, "Mossmother")), "Heavy Dew"));

    // The same content as a folder of its own has the same hash.
    const QTemporaryDir games;
    REQUIRE(QDir(games.path()).mkdir("arbor"));
    for (const char* file : {"scenarios.json", "stars.json"})
        REQUIRE(QFile::copy(QString(":/tablewood/games/arbor/") + file, games.filePath("arbor/") + file));
    QFile then(":/tablewood/games/arbor/editions/1/ancients.json");
    REQUIRE(then.open(QIODevice::ReadOnly));
    QByteArray ancients = then.readAll();
    const auto hashWith = [&] {
        std::ofstream(games.filePath("arbor/ancients.json").toStdString()) << ancients.toStdString();
        return GameCatalog(games.path().toStdString()).contentHash("arbor");
    };
    CHECK(catalog.findContent("arbor", hashWith()) == &first);

    ancients.replace("She reads what the others only wish upon.", "Hush.");
    const GameType* const packed = catalog.findContent("arbor", hashWith());
    REQUIRE(packed != nullptr);
    CHECK(tells(faceOf(*packed, keyOfAncient(first, "Mossmother")), "Green Hour"));
    CHECK(tells(faceOf(*packed, keyOfAncient(first, "Lantern Owl")), "Hush."));
}

TEST_CASE("A pack changes a board, and replaces a whole file")
{
    const WrittenPacks packs;
    packs.manifest("small", "[]", R"(["scenarios.json"])");
    packs.write("small/scenarios.json", R"({"format": 1, "scenarios": [{"key": "valley", "board": {
        "rows": [". . 1 . .", ". . . . .", "* . * . *", ". . . . .", ". . 2 . ."], "source": "published"}}]})");
    packs.manifest("stars", R"(["stars.json"])", "[]");
    std::string stars = shippedFile("stars.json");
    stars.replace(stars.find("Song of Flame"), 13, "Song of Smoke");
    packs.write("stars/stars.json", stars);
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    CHECK(catalog.packsOf("arbor") == std::vector<std::string>{"small", "stars"});
    Setup setup;
    setup.options["scenario"] = "valley";
    const Scene scene = catalog.find("arbor")->newMatch(setup)->view(Viewer::publicView());
    REQUIRE(scene.boards.size() == 1);
    CHECK(scene.boards[0].columns == 5);
    CHECK(scene.boards[0].rows == 5);
    CHECK(std::ranges::any_of(catalog.find("arbor")->faces(), [](const Face& face) {
        return std::ranges::any_of(face.titles,
                                   [](const Text& title) { return words(title) == "Song of Smoke"; });
    }));
}

TEST_CASE("The pack that docs/packs.md shows does what it says there")
{
    const std::vector<std::string> shown = shownFiles();
    REQUIRE(shown.size() == 5);
    const WrittenPacks packs;
    packs.write("my-arbor/pack.json", shown[0]);
    packs.write("my-arbor/scenarios.json", shown[1]);
    packs.write("my-arbor/ancients.json", shown[2]);
    packs.write("my-forest/pack.json",
                R"({"format": 1, "name": "My forest", "game": "forsaken", "changes": ["forest.json"]})");
    packs.write("my-forest/forest.json", shown[4]);
    packs.write("my-kingdom/pack.json", R"({"format": 1, "name": "My kingdom", "game": "kingdom-rush",
                                            "changes": ["hordes.json", "scenarios/1.json"]})");
    packs.write("my-kingdom/hordes.json", shown[3]);
    packs.write("my-kingdom/scenarios/1.json", R"({"format": 1, "hearts": 9})");
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    CHECK(catalog.packsOf("arbor") == std::vector<std::string>{"my-arbor"});
    Setup setup;
    setup.options["scenario"] = "valley";
    const Scene scene = catalog.find("arbor")->newMatch(setup)->view(Viewer::publicView());
    REQUIRE(scene.boards.size() == 1);
    CHECK(scene.boards[0].columns == 9);
    CHECK(scene.boards[0].rows == 7);
    CHECK(tells(faceOf(*catalog.find("arbor"), keyOfAncient(*catalog.find("arbor"), "Mossmother")),
                "All opponents gain two manna less at their next Dawn."));
    CHECK(catalog.packsOf("forsaken") == std::vector<std::string>{"my-forest"});
    CHECK(faceOf(*catalog.find("forsaken"), "landslide").picture ==
          FacePicture{"mountain", "wood", {{"stone", "flanking"}, {"tent", "below"}}});
    CHECK(catalog.contentHash("forsaken") == GameCatalog().contentHash("forsaken"));
    CHECK(catalog.packsOf("kingdom-rush") == std::vector<std::string>{"my-kingdom"});
    const Face& horde = faceOf(*catalog.find("kingdom-rush"), "0-yellow-3");
    CHECK(words(horde.name) == "My Raiders");
    REQUIRE(horde.diagram.has_value());
    CHECK(horde.diagram->cells.size() == 6);
}

TEST_CASE("What is wrong with a pack's folder or its pack.json is told with its remedy")
{
    const WrittenPacks packs;
    const auto why = [&](const std::string& manifest) {
        packs.write("mine/pack.json", manifest);
        return whyLeftOut(packs);
    };
    packs.write("mine/notes.txt", "nothing");
    CHECK(whyLeftOut(packs) == "mine: there is no pack.json in it. Write one; docs/packs.md shows how");
    CHECK(why("{").starts_with("mine/pack.json: line 1, column 2: "));
    CHECK(why("[]") == "mine/pack.json: an object in braces is needed");
    CHECK(why("{}") == "mine/pack.json: /format: the number of the format is missing. Add \"format\": 1");
    CHECK(why(R"({"format": 2})") ==
          "mine/pack.json: /format: it is of format 2, this program reads format 1. "
          "Use the Tablewood that the file was made for");
    CHECK(why(R"({"format": 1, "game": "arbor"})") == "mine/pack.json: \"name\" is missing. Add it");
    CHECK(why(R"({"format": 1, "name": "", "game": "arbor"})") ==
          "mine/pack.json: /name: it has 0 bytes. Write 1 to 80");
    CHECK(why(R"({"format": 1, "name": ")" + std::string(81, 'a') + R"(", "game": "arbor"})") ==
          "mine/pack.json: /name: it has 81 bytes. Write 1 to 80");
    std::string games;
    for (const PackedGame& game : GameCatalog::packedGames())
        games += (games.empty() ? "" : ", ") + game.id;
    CHECK(why(R"({"format": 1, "name": "Mine", "game": "chess"})") ==
          "mine/pack.json: /game: there is no game \"chess\". The games are: " + games);
    CHECK(why(R"({"format": 1, "name": "Mine", "game": "arbor"})") ==
          "mine/pack.json: /replaces: the pack neither replaces nor changes anything. Name files of its game "
          "there or in \"changes\": scenarios.json, stars.json, ancients.json");
    CHECK(why(R"({"format": 1, "name": "Mine", "game": "arbor", "chnages": []})") ==
          "mine/pack.json: \"chnages\" is no field here. Did you mean \"changes\"?");
    packs.manifest("mine", R"(["../../secret.json"])", "[]");
    CHECK(whyLeftOut(packs) == "mine/pack.json: /replaces/0: \"../../secret.json\" is no file of this game's "
                               "content. Its files are: scenarios.json, stars.json, ancients.json");
    packs.manifest("mine", "[]", R"(["stars.json"])");
    CHECK(whyLeftOut(packs) ==
          "mine/pack.json: /changes/0: there is no file \"stars.json\" in this folder. Put "
          "it there, or take its name out");
    packs.write("mine/stars.json", "{}");
    packs.manifest("mine", R"(["stars.json"])", R"(["stars.json"])");
    CHECK(whyLeftOut(packs) ==
          "mine/pack.json: /changes/0: \"stars.json\" is named twice. A file is replaced or changed, once");
}

TEST_CASE("A name that no pack can have, and a file among the packs, are told")
{
    {
        const WrittenPacks packs;
        packs.write("my pack/pack.json", "{}");
        CHECK(whyLeftOut(packs) ==
              "my pack: its name does not fit. Call it by 1 to 40 letters, digits, - or _, without spaces");
    }
    const WrittenPacks packs;
    packs.write("ancients.json", kTwoLess);
    CHECK(whyLeftOut(packs) == "ancients.json: it is no folder. A pack is a folder with a pack.json in it");
}

TEST_CASE("A pack whose folder's name is no UTF-8 is told among those that are left out")
{
    const WrittenPacks packs;
    packs.write("m\xfcll/pack.json", "{}");
    CHECK(whyLeftOut(packs) ==
          "m\ufffdll: its name does not fit. Call it by 1 to 40 letters, digits, - or _, "
          "without spaces");
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    CHECK(catalog.packs().front().name == "m\ufffdll");
    CHECK(catalog.packs().front().layer.path == packs.path() + "/m\ufffdll");
}

TEST_CASE("What does not fit in a file that changes another names the place in that file")
{
    const WrittenPacks packs;
    packs.manifest("mine", "[]", R"(["ancients.json"])");
    const auto why = [&](const std::string& entries) {
        packs.write("mine/ancients.json", R"({"format": 1, "ancients": )" + entries + "}");
        return whyLeftOut(packs);
    };
    CHECK(why(R"([{"key": "wolf", "line": "Hush."}, {"key": "moss", "blessing": {"amount": 20}}])") ==
          "mine/ancients.json: /ancients/1/blessing/amount: 20 does not fit. Use 1 to 8");
    CHECK(why(R"([{"key": "mos", "blessing": {"amount": 2}}])") ==
          "mine/ancients.json: /ancients/0: there is no \"mos\" to change. Did you mean \"moss\"?");
    CHECK(why(R"([{"key": "dragon"}])") ==
          "mine/ancients.json: /ancients/0: there is no \"dragon\" to change. "
          "To add entries, replace the whole file");
    CHECK(why(R"([{"name": "Mossmother"}])") ==
          "mine/ancients.json: /ancients/0: it does not say which entry it changes. Add its \"key\"");
    CHECK(why(R"([{"key": "moss"}, {"key": "moss"}])") ==
          "mine/ancients.json: /ancients/1: \"moss\" is changed twice. Make one entry of both");
    CHECK(why(R"([{"key": "moss", "emblm": "owl"}])") ==
          "mine/ancients.json: /ancients/0: \"emblm\" is no field here. Did you mean \"emblem\"?");
    CHECK(why(R"([{"key": "moss", "line": null}])") ==
          "mine/ancients.json: /ancients/0: \"line\" is missing. Add it");
    CHECK(
        why(R"([{"key": "moss", "blessing": 7}])").starts_with("mine/ancients.json: /ancients/0/blessing: "));
    CHECK(why("7").starts_with("mine/ancients.json: /ancients: "));
    packs.write("mine/ancients.json", R"({"format": 1, "ancient": []})");
    CHECK(whyLeftOut(packs).starts_with("mine/ancients.json: \"ancient\" is no field here"));
}

TEST_CASE("So it does where the packs lie in a folder with a sign that nobody sees in its name")
{
    const WrittenPacks packs;
    packs.manifest("mine", "[]", R"(["ancients.json"])");
    packs.write("mine/ancients.json", R"({"format": 1, "ancients": [{"key": "wolf", "line": "Hush."}, )"
                                      R"({"key": "moss", "blessing": {"amount": 20}}]})");
    const std::filesystem::path odd = packs.path() + "-\u200b\x1b";
    std::filesystem::create_directory_symlink(packs.path(), odd);
    const GameCatalog catalog = GameCatalog::withPacks(odd.string());
    std::filesystem::remove(odd);
    REQUIRE(catalog.packs().size() == 1);
    REQUIRE_FALSE(catalog.packs().front().faults.empty());
    const Fault& fault = catalog.packs().front().faults.front();
    CHECK(fault.where() == odd.string() + "/mine/ancients.json: /ancients/1/blessing/amount");
    CHECK(std::string(fault.what()) ==
          packs.path() + "-␛/mine/ancients.json: /ancients/1/blessing/amount: 20 does not fit. Use 1 to 8");
}

TEST_CASE("What does not fit in a file that replaces another names file and place")
{
    const WrittenPacks packs;
    packs.manifest("mine", R"(["scenarios.json"])", "[]");
    std::string text = shippedFile("scenarios.json");
    text.replace(text.find("\"glory\": 13"), 11, "\"glory\": -1");
    packs.write("mine/scenarios.json", text);
    CHECK(whyLeftOut(packs).starts_with("mine/scenarios.json: /scenarios/0/goal/glory: -1 does not fit."));
}

TEST_CASE("A pack's files are read no further than the limits of content")
{
    const WrittenPacks packs;
    packs.manifest("mine", "[]", R"(["ancients.json"])");
    packs.write("mine/ancients.json", std::string(kMaxJsonBytes + 1, ' '));
    CHECK(whyLeftOut(packs).find("it is larger than") != std::string::npos);
    packs.write("mine/ancients.json", R"({"format": 1, "ancients": )" + std::string(kMaxJsonDepth, '[') +
                                          std::string(kMaxJsonDepth, ']') + "}");
    CHECK(whyLeftOut(packs).find("it nests too deeply") != std::string::npos);
    packs.write("mine/pack.json", std::string(kMaxJsonBytes + 1, ' '));
    CHECK(whyLeftOut(packs).find("it is larger than") != std::string::npos);
}

TEST_CASE("A pipe in the place of a file holds nobody up")
{
    const WrittenPacks packs;
    packs.manifest("mine", "[]", R"(["ancients.json"])");
    REQUIRE(::mkfifo((packs.path() + "/mine/ancients.json").c_str(), 0600) == 0);
    CHECK(whyLeftOut(packs).find("there is no file \"ancients.json\"") != std::string::npos);
}

TEST_CASE("Two packs that take the same thing are both left out, and each names the other")
{
    const WrittenPacks packs;
    packs.manifest("autumn", "[]", R"(["ancients.json"])");
    packs.write("autumn/ancients.json", kTwoLess);
    packs.manifest("spring", "[]", R"(["ancients.json"])");
    packs.write("spring/ancients.json", R"({"format": 1, "ancients": [{"key": "moss", "line": "Green."}]})");
    packs.manifest("winter", "[]", R"(["ancients.json"])");
    packs.write("winter/ancients.json", R"({"format": 1, "ancients": [{"key": "owl", "line": "White."}]})");
    {
        const GameCatalog catalog = GameCatalog::withPacks(packs.path());
        CHECK(catalog.packsOf("arbor") == std::vector<std::string>{"winter"});
        CHECK(catalog.packs()[0].faults.front().what() ==
              packs.path() + "/autumn/pack.json: the packs \"autumn\" and \"spring\" both have "
                             "ancients.json/ancients/moss of arbor. Take one of the two out of the folder");
        CHECK(std::string(catalog.packs()[1].faults.front().what())
                  .starts_with(packs.path() + "/spring/pack.json: the packs \"spring\" and \"autumn\" both"));
    }
    packs.manifest("spring", R"(["ancients.json"])", "[]");
    packs.write("spring/ancients.json", shippedFile("ancients.json"));
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    CHECK(catalog.packsOf("arbor").empty());
    CHECK(catalog.packs()[1].faults.size() == 2);
}

TEST_CASE("Packs that fit alone but not together: the later one is left out and says so")
{
    const WrittenPacks packs;
    const auto thin = [&](const std::string& pack, const std::string& spirits) {
        packs.manifest(pack, "[]", R"(["stars.json"])");
        packs.write(pack + "/stars.json", R"({"format": 1, "stars": [)" + spirits + "]}");
    };
    thin("a", R"({"spirit": "fire", "deck": {"cards": 1}})");
    thin("b", R"({"spirit": "light", "deck": {"cards": 1}})");
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    REQUIRE(catalog.packs().size() == 2);
    CHECK(catalog.packsOf("arbor") == std::vector<std::string>{"a"});
    CHECK(catalog.packs()[1].faults.front().cause().starts_with(
        "together with the pack a: the deck has 17 cards"));
}

TEST_CASE("Of too many packs the rest is left out")
{
    const WrittenPacks packs;
    for (std::size_t i = 0; i < kMaxPacks + 3; ++i)
        packs.write("p" + std::to_string(100 + i) + "/notes.txt", "");
    const GameCatalog catalog = GameCatalog::withPacks(packs.path());
    CHECK(catalog.packs().size() == kMaxPacks + 1);
    CHECK(catalog.packs().back().faults.front().cause() == "there are more than 32 packs");
}
