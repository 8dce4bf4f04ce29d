#include "program.h"

#include <QElapsedTimer>
#include <doctest/doctest.h>

#include <sstream>

using namespace tablewood;

namespace {

std::vector<Json> linesOf(const std::string& out)
{
    std::vector<Json> lines;
    std::istringstream words(out);
    for (std::string line; std::getline(words, line);)
        lines.push_back(Json::parse(line));
    return lines;
}

} // namespace

TEST_CASE("night run tells each step as JSON: when, who is called, what is said, for how long")
{
    const Desk desk;
    const Run run = desk.run({"night", "run", "forsaken-night-one", "--json"});
    CHECK(run.exitCode == 0);
    const std::vector<Json> steps = linesOf(run.out);
    REQUIRE(steps.size() == 7);
    const std::vector<int> seconds{8, 10, 45, 10, 15, 10, 0};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        CHECK(steps[i].at("seconds") == seconds[i]);
        CHECK(steps[i].at("at") == (i == 0 ? Json(0.0) : steps[i - 1].at("ends")));
    }
    CHECK(steps[1].at("step") == "shrouded");
    CHECK(steps[1].at("called") == Json::array({"shrouded"}));
    CHECK(
        contains(steps[1].at("says").get<std::string>(), "Shrouded, open your eyes and swap your Role Card"));
}

TEST_CASE("night run calls those alone whose roles are ticked, and the Forsaken always")
{
    const Desk desk;
    const Run run = desk.run({"night", "run", "forsaken-night-two", "--roles", "priest,silencer", "--json"});
    std::vector<std::string> steps;
    for (const Json& step : linesOf(run.out))
        steps.push_back(step.at("step"));
    CHECK(steps == std::vector<std::string>{"close-eyes", "priest", "forsaken", "silencer", "wake"});
}

TEST_CASE("night run with a speed takes its time by the clock")
{
    const Desk desk;
    QElapsedTimer clock;
    clock.start();
    const Run run = desk.run({"night", "run", "werewolves-night", "--speed", "100", "--json"});
    CHECK(run.exitCode == 0);
    CHECK(linesOf(run.out).size() == 5);
    CHECK(static_cast<double>(clock.elapsed()) >= 10.0 * linesOf(run.out).back().at("ends").get<double>());
}

TEST_CASE("night check tells of a wrong script by step, and the exit code says so")
{
    const Desk desk;
    desk.write("night.json", R"({"format": 1, "title": {"text": "N"}, "roles": [], "steps": [
        {"id": "sleep", "heading": {"text": "All"}, "say": {"text": ""}, "seconds": -1}]})");
    const Run run = desk.run({"night", "check", "night.json"});
    CHECK(run.exitCode == 1);
    CHECK(run.out.empty());
    CHECK(contains(run.err, "night.json: /steps/0 (sleep)/say/text: it is empty. Write what is said"));
    CHECK(contains(run.err, "night.json: /steps/0 (sleep)/seconds: -1 does not fit. Use 0 to 600"));
}

TEST_CASE("night run with --transcript prints every word with its time, in the language asked for")
{
    const Desk desk;
    const Run run =
        desk.run({"night", "run", "werewolves-night", "--roles", "seer", "--transcript", "--language", "de"});
    CHECK(run.exitCode == 0);
    CHECK(contains(run.out, "0:00.000 Es wird Nacht im Dorf. Alle schließen die Augen.\n"));
    CHECK(contains(run.out, "(25 s)\n"));
    CHECK(contains(run.out, " Werwölfe, schließt die Augen.\n"));
}

TEST_CASE("night run renders a whole night into a sound file, also without a voice")
{
    const Desk desk;
    const QStringList words{"night",    "run",       "werewolves-night", "--roles",
                            "werewolf", "--json",    "--voice",          "/nowhere/voice",
                            "--render", "night.wav", "--data-dir",       desk.path("data")};
    const Run run = desk.run(words);
    CHECK(run.exitCode == 0);
    CHECK(contains(run.err, "The voice /nowhere/voice cannot be started."));
    const double ends = linesOf(run.out).back().at("ends");
    const auto bytes = static_cast<double>(desk.read("night.wav").size());
    CHECK(bytes / (48000.0 * 4.0) == doctest::Approx(ends + 6.0).epsilon(0.001));
}

TEST_CASE("night run says why it cannot write the sound")
{
    const Desk desk;
    const Run run = desk.run({"night", "run", "werewolves-night", "--voice", "none", "--render",
                              "nowhere/night.wav", "--data-dir", desk.path("data")});
    CHECK(run.exitCode == 1);
    CHECK(contains(run.err, "nowhere/night.wav: it cannot be written"));
}

TEST_CASE("night refuses roles, languages, speeds and words that do not exist, and says which do")
{
    const Desk desk;
    const auto refused = [&](const QStringList& words) {
        const Run run = desk.run(QStringList{"night"} + words);
        CHECK(run.exitCode == 2);
        return run.err;
    };
    CHECK(contains(refused({"run", "werewolves-night", "--roles", "seeer"}), "Did you mean \"seer\"?"));
    CHECK(contains(refused({"lines", "werewolves-night", "--language", "xx"}), "only de, en"));
    CHECK(contains(refused({"run", "werewolves-night", "--speed", "0"}), "0.1 to 1000"));
    CHECK(contains(refused({"run", "werewolves-night", "--speed", "fast"}), "0.1 to 1000"));
    CHECK(contains(refused({"sing"}), "scripts, check, run or lines"));
    CHECK(contains(refused({"run"}), "needs a SCRIPT"));
    CHECK(contains(refused({"scripts", "--transcript"}), "takes no --transcript"));
}
