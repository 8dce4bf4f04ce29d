#include "program.h"

#include <QDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A data folder with a pack that gives Valley of Fate a small board and has Mossmother take two manna.
void writePack(const Desk& desk, const char* amount)
{
    QDir().mkpath(desk.path("data/packs/mine"));
    desk.write(
        "data/packs/mine/pack.json",
        R"({"format": 1, "name": "My Arbor", "game": "arbor", "changes": ["scenarios.json", "ancients.json"]})");
    desk.write("data/packs/mine/scenarios.json", R"({"format": 1, "scenarios": [{"key": "valley", "board": {
        "rows": [". . 1 . .", ". . . . .", "* . * . *", ". . . . .", ". . 2 . ."], "source": "published"}}]})");
    desk.write("data/packs/mine/ancients.json",
               QByteArray(R"({"format": 1, "ancients": [{"key": "moss", "blessing": {"amount": )") + amount +
                   "}}]}");
}

} // namespace

TEST_CASE("packs lists what is used, and matches are played with it")
{
    const Desk desk;
    writePack(desk, "2");
    const QStringList data{"--data-dir", desk.path("data")};
    const Run list = desk.run(QStringList{"packs"} + data);
    CHECK(list.exitCode == 0);
    CHECK(list.out == "mine: My Arbor, arbor, changes scenarios.json, changes ancients.json\n");
    const Json json = desk.json(QStringList{"packs"} + data);
    CHECK(json.at("name") == "mine");
    CHECK(json.at("used") == true);
    CHECK(json.at("changes") == Json::array({"scenarios.json", "ancients.json"}));
    CHECK(json.at("faults").empty());

    CHECK(desk.run(QStringList{"new", "arbor", "--seed", "owl", "packed.tablewood"} + data).exitCode == 0);
    const Json packed = desk.json(QStringList{"show", "packed.tablewood", "--as", "public"} + data);
    CHECK(packed.at("scene").at("boards").at(0).at("columns") == 5);
    CHECK(desk.run({"new", "arbor", "--seed", "owl", "plain.tablewood"}).exitCode == 0);
    const Json plain = desk.json({"show", "plain.tablewood", "--as", "public"});
    CHECK(plain.at("scene").at("boards").at(0).at("columns") == 13);
}

TEST_CASE("a match goes on with the content it was begun with, or says which packs are missing")
{
    const Desk desk;
    const QStringList data{"--data-dir", desk.path("data")};
    CHECK(desk.run(QStringList{"new", "arbor", "--seed", "owl", "before.tablewood"} + data).exitCode == 0);
    writePack(desk, "2");
    CHECK(desk.run(QStringList{"new", "arbor", "--seed", "owl", "packed.tablewood"} + data).exitCode == 0);
    const auto columns = [&](const QString& file) {
        return desk.json(QStringList{"show", file, "--as", "public"} + data)
            .at("scene")
            .at("boards")
            .at(0)
            .at("columns");
    };
    CHECK(columns("before.tablewood") == 13);
    CHECK(columns("packed.tablewood") == 5);
    const std::string missing =
        "tablewood-cli: packed.tablewood: the match was begun with content of packs that are not here as "
        "they "
        "were then (mine). Put them back into the folder of packs, take others out, and start again\n";
    for (const QStringList& command : {QStringList{"show", "packed.tablewood", "--as", "public"},
                                       QStringList{"verify", "packed.tablewood"}}) {
        const Run run = desk.run(command);
        CHECK(run.exitCode == 1);
        CHECK(run.err == missing);
    }
    writePack(desk, "1");
    CHECK(desk.run(QStringList{"verify", "packed.tablewood"} + data).err == missing);

    const Run host = desk.run(QStringList{"host", "before.tablewood"} + data);
    CHECK(host.exitCode == 1);
    CHECK(contains(host.err, "the match was begun with other content: packs came or went since"));
}

TEST_CASE("a pack that does not fit is left out, and every command says so while it does its work")
{
    const Desk desk;
    writePack(desk, "20");
    const QStringList data{"--data-dir", desk.path("data")};
    const std::string why = desk.path("data/packs/mine/ancients.json").toStdString() +
                            ": /ancients/0/blessing/amount: 20 does not fit. Use 1 to 8";
    const Run list = desk.run(QStringList{"packs"} + data);
    CHECK(list.exitCode == 1);
    CHECK(list.out.starts_with("mine: left out\n  " + why + "\n"));
    CHECK(list.err.empty());

    const Run checked = desk.run({"packs", "--check", desk.path("data/packs/mine")});
    CHECK(checked.exitCode == 1);
    CHECK(contains(checked.out, why));

    const Run games = desk.run(QStringList{"games"} + data);
    CHECK(games.exitCode == 0);
    CHECK(contains(games.out, "arbor: Arbor II"));
    CHECK(games.err == "tablewood-cli: the pack \"mine\" is left out: " + why + "\n");
}
