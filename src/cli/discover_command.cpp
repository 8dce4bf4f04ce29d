#include "cli/command.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "lan/channel/crypto.h"
#include "lan/find/address.h"
#include "lan/find/table_finder.h"

#include <QEventLoop>

namespace tablewood::cli {

namespace {

using lan::FoundTable;
using lan::hexOf;

constexpr int kSeconds = 2;
constexpr int kMostSeconds = 3600;

Json jsonOf(const FoundTable& found)
{
    const lan::Announcement& said = found.announcement;
    return {{"name", said.title},           {"game", said.game},
            {"seats", said.seats},          {"freeSeats", said.freeSeats},
            {"addresses", found.addresses}, {"port", said.port},
            {"table", hexOf(said.table)},   {"certificate", hexOf(said.certificate)},
            {"protocol", said.protocol},    {"version", said.version}};
}

void print(const FoundTable& found)
{
    const lan::Announcement& said = found.announcement;
    terminal::print(QString::asprintf(
        "%s: %s, %u of %u seats free, at %s\n", said.title.c_str(), said.game.c_str(), said.freeSeats,
        said.seats, lan::textOf(lan::TableAddress{found.addresses.front(), said.port}).c_str()));
}

int runDiscover(const Arguments& arguments, const GameCatalog&)
{
    const int seconds = arguments.number("seconds", 1, kMostSeconds).value_or(kSeconds);
    lan::TableFinder finder(lan::freshInstance());
    finder.start();
    QEventLoop loop;
    QTimer::singleShot(std::chrono::seconds(seconds), &loop, &QEventLoop::quit);
    loop.exec();
    const std::vector<FoundTable> tables = finder.tables();
    for (const FoundTable& found : tables) {
        if (arguments.has("json"))
            printLine(jsonOf(found));
        else
            print(found);
    }
    if (!tables.empty())
        return done;
    terminal::complain("No table is heard. tablewood-cli doctor tells what may keep them away.\n");
    return failed;
}

} // namespace

Command discoverCommand()
{
    Command command;
    command.name = "discover";
    command.summary = "Lists the tables that are open in the networks of this laptop";
    command.form.options = {{"seconds", "N", "how long it listens; 2 if left out"}};
    command.run = runDiscover;
    return command;
}

} // namespace tablewood::cli
