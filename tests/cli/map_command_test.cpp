#include "content/json_file.h"
#include "program.h"

#include <doctest/doctest.h>

#include <QFile>
#include <QImage>

using namespace tablewood;

namespace {

Json shippedMap() { return readJsonFile(SHIPPED_GAMES "/kingdom-rush/scenarios/1.json"); }

void write(const Desk& desk, const QString& name, const Json& json)
{
    desk.write(name, QByteArray::fromStdString(json.dump()));
}

} // namespace

TEST_CASE("map check says that nothing is wrong with a shipped scenario")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    const Run run = desk.run({"map", "check", "mine.json"});
    CHECK(run.exitCode == 0);
    CHECK(run.out == "mine.json: A2: note: Way 1. It is 9 spaces long. For 1, 2, 3 and 4 players 7, 6, 7 and "
                     "9 sites stand "
                     "beside it.\n"
                     "mine.json: A4: note: Way 2. It is 9 spaces long. For 1, 2, 3 and 4 players 6, 6, 6 and "
                     "8 sites stand "
                     "beside it.\n"
                     "mine.json: nothing is wrong with it\n");
}

TEST_CASE("map check tells everything that does not fit, a line a fault, for each file")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["hearts"] = 1000;
    broken["features"][0]["at"] = "Z9";
    write(desk, "broken.json", broken);
    Json later = shippedMap();
    later["modules"].push_back("flying");
    write(desk, "later.json", later);
    write(desk, "right.json", shippedMap());
    Json gap = shippedMap();
    gap["ways"][0]["spaces"].erase(3);
    write(desk, "gap.json", gap);
    const Run run =
        desk.run({"map", "check", "broken.json", "gap.json", "later.json", "right.json", "none.json"});
    CHECK(run.exitCode == 1);
    CHECK(run.err.empty());
    CHECK(contains(run.out,
                   "broken.json: hearts: fault: Does not fit. In the file: 1000 does not fit. Use 1 to "
                   "20\n"));
    CHECK(contains(run.out, "broken.json: features: fault: Beyond the land. At Z9 is no land."));
    CHECK(contains(run.out, "gap.json: E2: fault: Gap in a way. The way jumps to this space."));
    CHECK(contains(run.out,
                   "later.json: modules: warning: Not yet. The rules of \"flying\" are not there yet"));
    CHECK(contains(run.out, "right.json: nothing is wrong with it\n"));
    CHECK(contains(run.out, "none.json: the file cannot be read"));
}

TEST_CASE("map check says that rules are not there yet, and that is no fault of the map")
{
    const Desk desk;
    Json later = shippedMap();
    later["modules"].push_back("flying");
    write(desk, "later.json", later);
    const Run run = desk.run({"map", "check", "later.json"});
    CHECK(run.exitCode == 0);
    CHECK(contains(run.out, "later.json: modules: warning: Not yet."));
    CHECK_FALSE(contains(run.out, "nothing is wrong"));
}

TEST_CASE("map check tells programs the key, the gravity, the place and the sentence of all that is wrong")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["features"][0]["at"] = "Z9";
    write(desk, "broken.json", broken);
    const Run run = desk.run({"map", "check", "broken.json", "--json"});
    CHECK(run.exitCode == 1);
    const Json told = Json::parse(run.out);
    CHECK(told["file"] == "broken.json");
    REQUIRE(told["faults"].size() == 3);
    CHECK(told["faults"][0]["key"] == "off-land");
    CHECK(told["faults"][0]["gravity"] == "fault");
    CHECK(told["faults"][0]["where"] == "features");
    CHECK(told["faults"][0]["sentence"] == "At Z9 is no land. Move what is there, or draw land.");
    CHECK(told["faults"][1]["key"] == "way-length");
    CHECK(told["faults"][1]["where"] == "A2");
    CHECK(told["passed"].get<int>() > 20);
}

TEST_CASE("map try lets bots play a map, the same each time with the same seed, and says how sure that is")
{
    const Desk desk;
    Json mine = readJsonFile(SHIPPED_GAMES "/kingdom-rush/scenarios/prologue.json");
    mine["key"] = "mine";
    write(desk, "mine.json", mine);
    const QStringList words{"map", "try", "mine.json", "--players", "2", "--matches", "5", "--seed", "s"};
    const Json told = desk.json(words);
    CHECK(told["players"] == 2);
    CHECK(told["options"]["scenario"] == "mine");
    CHECK(told["matches"] == 5);
    const double share = told["won"].get<int>() / 5.0;
    CHECK(told["low"].get<double>() <= share);
    CHECK(told["high"].get<double>() >= share);
    CHECK(told["high"].get<double>() - told["low"].get<double>() > 0.3);
    CHECK(desk.json(words) == told);
}

TEST_CASE("map try says what does not fit before anything is played")
{
    const Desk desk;
    Json broken = shippedMap();
    broken["hearts"] = 1000;
    write(desk, "broken.json", broken);
    const Run run = desk.run({"map", "try", "broken.json"});
    CHECK(run.exitCode == 1);
    CHECK(run.out.empty());
    CHECK(contains(run.err, "broken.json: /hearts: "));
    CHECK(desk.run({"map", "try", "broken.json", "--players", "9"}).exitCode != 0);
}

TEST_CASE("map without a file, or with a word that is no command, is a wrong command line")
{
    const Desk desk;
    const Run alone = desk.run({"map"});
    CHECK(alone.exitCode == 2);
    CHECK(contains(alone.err, "\"map\" wants a second word."));
    CHECK(desk.run({"map", "check"}).exitCode == 2);
    const Run run = desk.run({"map", "chekc", "mine.json"});
    CHECK(run.exitCode == 2);
    CHECK(contains(run.err, "Did you mean \"map check\"?"));
}

TEST_CASE("map render makes a picture of a map, as large as its spaces and the scale say")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    const Run run = desk.run({"map", "render", "mine.json", "mine.png", "--players", "2", "--scale", "20"});
    CHECK(run.exitCode == 0);
    // 8 x 5 spaces with one beside each edge, and half a space for the names of columns and rows.
    CHECK(run.out == "mine.png: 210 x 150 pixels\n");
    const QImage picture(desk.path("mine.png"));
    REQUIRE(picture.size() == QSize(210, 150));
    CHECK(qAlpha(picture.pixel(40, 40)) == 255);
    CHECK(qAlpha(picture.pixel(205, 145)) == 0);
    const Json told = desk.json({"map", "render", "mine.json", "large.PNG"});
    CHECK(told["width"] == 672);
    CHECK(told["height"] == 480);
    CHECK(QImage(desk.path("large.PNG")).size() == QSize(672, 480));
}

TEST_CASE("map render shows what lies there for the players that it is told")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    const auto picture = [&](const char* players, const char* name) {
        CHECK(desk.run({"map", "render", "mine.json", name, "--players", players}).exitCode == 0);
        return desk.read(name);
    };
    const QByteArray two = picture("2", "two.png");
    CHECK(picture("2", "again.png") == two);
    CHECK(picture("4", "four.png") != two);
}

TEST_CASE("map render makes an SVG of shapes")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    CHECK(desk.run({"map", "render", "mine.json", "mine.svg", "--scale", "10"}).exitCode == 0);
    const QByteArray svg = desk.read("mine.svg");
    CHECK(svg.contains("viewBox=\"0 0 105 75\""));
    CHECK(svg.contains("<path"));
    CHECK_FALSE(svg.contains("<image"));
    CHECK_FALSE(svg.contains("=\"-1\""));
    CHECK(svg.endsWith("</svg>\n"));
}

TEST_CASE("map render refuses wrong arguments and writes nothing then")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    for (const QStringList& wrong : {QStringList{"mine.json"}, QStringList{"mine.json", "mine.gif"},
                                     QStringList{"mine.json", "mine.png", "--scale", "7"},
                                     QStringList{"mine.json", "mine.png", "--scale", "257"},
                                     QStringList{"mine.json", "mine.png", "--scale", "wide"},
                                     QStringList{"mine.json", "mine.png", "--players", "5"},
                                     QStringList{"mine.json", "mine.png", "--players", "0"}}) {
        CAPTURE(wrong.join(u' ').toStdString());
        CHECK(desk.run(QStringList{"map", "render"} + wrong).exitCode == 2);
    }
    const Run none = desk.run({"map", "render", "none.json", "mine.png"});
    CHECK(none.exitCode == 1);
    CHECK(contains(none.err, "none.json: the file cannot be read"));
    const Run nowhere = desk.run({"map", "render", "mine.json", "nowhere/mine.png"});
    CHECK(nowhere.exitCode == 1);
    CHECK(contains(nowhere.err, "nowhere/mine.png: the picture cannot be written"));
    CHECK_FALSE(QFile::exists(desk.path("mine.png")));
}

TEST_CASE("map render replaces a file only where it is told to")
{
    const Desk desk;
    write(desk, "mine.json", shippedMap());
    desk.write("mine.png", "a picture of something else");
    const QStringList words{"map", "render", "mine.json", "mine.png", "--scale", "8"};
    CHECK(desk.run(words).exitCode == 1);
    CHECK(desk.read("mine.png") == "a picture of something else");
    CHECK(desk.run(words + QStringList{"--replace"}).exitCode == 0);
    CHECK(QImage(desk.path("mine.png")).width() == 84);
}

TEST_CASE("map render refuses a picture that is too large, with what to do")
{
    const Desk desk;
    Json wide = shippedMap();
    wide["maps"][0]["rows"] = Json::array();
    for (int row = 0; row < 60; ++row)
        wide["maps"][0]["rows"].push_back(std::string(60, '.'));
    write(desk, "wide.json", wide);
    const Run run = desk.run({"map", "render", "wide.json", "wide.png", "--scale", "256"});
    CHECK(run.exitCode == 1);
    CHECK(contains(run.err, "million pixels"));
    CHECK(contains(run.err, "Choose a smaller --scale"));
}
