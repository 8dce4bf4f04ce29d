#include "app/lan/lan_check.h"
#include "loopback.h"
#include "started.h"

#include <algorithm>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

Finding finding(lan::Layer layer, Health health, const char* what, const char* remedy = "")
{
    return {layer, health, Text::ofContent("test", what), *remedy ? Text::ofContent("test", remedy) : Text()};
}

} // namespace

TEST_CASE("The doctor's rows are one for each layer that works, and one for each thing to do")
{
    const Started started(networkOfOurOwn());
    const std::vector<Finding> findings{
        finding(lan::Layer::interfaces, Health::note, "lo is not used"),
        finding(lan::Layer::interfaces, Health::good, "Wi-Fi finds tables"),
        finding(lan::Layer::interfaces, Health::good, "Cable finds tables"),
        finding(lan::Layer::announcements, Health::good, "heard through Wi-Fi"),
        finding(lan::Layer::announcements, Health::bad, "not heard through Cable", "open the port"),
        finding(lan::Layer::announcements, Health::bad, "not sent through VPN", "switch it off"),
        finding(lan::Layer::tables, Health::note, "No other table", "same network?"),
        finding(lan::Layer::certificate, Health::note, "none yet"),
    };
    const auto rows = checkRows(findings, false);
    REQUIRE(rows.size() == 5);
    CHECK(rows[0] == CheckEntry{"Networks", "ok", "Wi-Fi finds tables", ""});
    CHECK(rows[1] == CheckEntry{"Announcements", "bad", "not heard through Cable", "open the port"});
    CHECK(rows[2].line == "not sent through VPN");
    CHECK(rows[3] == CheckEntry{"Tables", "look", "No other table", "same network?"});
    CHECK(rows[4] == CheckEntry{"Certificate", "ok", "none yet", ""});

    const auto hosting = checkRows(findings, true);
    CHECK(hosting.size() == 4);
    CHECK(std::ranges::find(hosting, QString("Tables"), &CheckEntry::name) == hosting.end());
}

TEST_CASE(
    "The doctor looks once at a time, once more if asked meanwhile, and speaks the language that is chosen")
{
    Started started(networkOfOurOwn());
    LanCheck check;
    CHECK_FALSE(check.hasRun());
    check.run();
    check.run();
    CHECK(check.isRunning());
    REQUIRE(comesTo([&] { return check.hasRun(); }));
    CHECK(check.isRunning());
    REQUIRE(comesTo([&] { return !check.isRunning(); }));
    REQUIRE(check.rows()->count() > 0);
    CHECK(check.rows()->at(0).value<CheckEntry>().name == "Networks");
    CHECK(std::ranges::any_of(check.rows()->rows(), [](const EntryModel::Row& row) {
        return row.entry.value<CheckEntry>().state != "ok";
    }));
    started.program.preferences().setLanguage("de");
    CHECK(check.rows()->at(0).value<CheckEntry>().name == "Netze");
}
