#include "cli/command.h"
#include "cli/english.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "lan/doctor/doctor.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>

namespace tablewood::cli {

namespace {

using lan::Finding;
using lan::Health;

lan::TableAddress addressOf(const std::string& typed)
{
    if (!lan::isLink(typed))
        return lan::addressFrom(typed);
    const lan::JoinLink link = lan::linkFrom(typed);
    return {link.hosts.front(), link.port};
}

template <class Enum>
std::string nameOf(Enum value)
{
    return std::string(enumNames(value)[static_cast<std::size_t>(value)]);
}

void printJson(const std::vector<Finding>& findings)
{
    for (const Finding& finding : findings)
        printLine({{"layer", nameOf(finding.layer)},
                   {"health", nameOf(finding.health)},
                   {"what", english(finding.what)},
                   {"remedy", english(finding.remedy)}});
}

void print(const std::vector<Finding>& findings)
{
    const Finding* before = nullptr;
    for (const Finding& finding : findings) {
        if (!before || before->layer != finding.layer)
            terminal::print(QString::asprintf("%s\n", english(titleOf(finding.layer)).c_str()));
        before = &finding;
        terminal::print(
            QString::asprintf("  %-5s %s\n", nameOf(finding.health).c_str(), english(finding.what).c_str()));
        if (!finding.remedy.isEmpty())
            terminal::print(QString::asprintf("        %s\n", english(finding.remedy).c_str()));
    }
}

lan::Observations observe(lan::DoctorPlan plan)
{
    lan::Doctor doctor(std::move(plan));
    lan::Observations seen;
    QEventLoop loop;
    QObject::connect(&doctor, &lan::Doctor::done, &loop, [&](const lan::Observations& all) {
        seen = all;
        loop.quit();
    });
    doctor.start();
    loop.exec();
    return seen;
}

int runDoctor(const Arguments& arguments, const GameCatalog&)
{
    lan::DoctorPlan plan;
    if (const auto typed = arguments.place("ADDRESS"))
        plan.address = addressOf(*typed);
    plan.certificate = lan::certificateIn(dataDirectory(arguments));
    plan.version = QCoreApplication::applicationVersion().toStdString();
    const std::vector<Finding> findings = lan::diagnose(observe(std::move(plan)));
    if (arguments.has("json"))
        printJson(findings);
    else
        print(findings);
    return std::ranges::find(findings, Health::bad, &Finding::health) == findings.end() ? done : failed;
}

} // namespace

Command doctorCommand()
{
    Command command;
    command.name = "doctor";
    command.summary = "Tells which part of playing in a network does not work, and what to do";
    command.form.places = {
        {"ADDRESS", "a table that should be reached, by its address or its link", PlaceForm::Kind::optional}};
    command.run = runDoctor;
    return command;
}

} // namespace tablewood::cli
