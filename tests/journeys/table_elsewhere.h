#pragma once

#include "app/program.h"
#include "party.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <string>

/// Laptops in the network of a window, without windows of their own, that play Mosaic.
namespace tablewood::journeys {

/// Nobody is lost while pictures are taken on a slow machine.
inline void bePatient(Program& program)
{
    lan::Pace pace = lan::patient();
    pace.thinking = program.pace().thinking;
    pace.advising = program.pace().advising;
    program.setPace(pace);
}

/// Somebody with Mosaic at a laptop elsewhere.
struct Elsewhere
{
    explicit Elsewhere(const char* name) : guest(*Program::instance().game("mosaic"), name)
    {
        const auto games = Program::instance().laptop().games;
        guest.content = std::ranges::find(games, "mosaic", &lan::GameVersion::id)->content;
        guest.version = QCoreApplication::applicationVersion().toStdString();
    }
    lan::Person guest;
};

/// A table of Mosaic on another laptop: everybody is let in.
struct TableElsewhere
{
    explicit TableElsewhere(int seats, const std::map<std::string, std::string>& options = {})
        : host(planFor(seats, options), identity, store)
    {
        REQUIRE(!host.listen());
    }
    static lan::HostPlan planFor(int seats, const std::map<std::string, std::string>& options)
    {
        lan::HostPlan plan = Program::instance().laptop().hostPlan("mosaic");
        plan.name = "Noor's table";
        plan.seats = seats;
        plan.options = options;
        plan.admitsAll = true;
        plan.pace = lan::patient();
        return plan;
    }

    lan::Identity identity = lan::makeIdentity();
    lan::NoStore store;
    lan::TableHost host;
};

} // namespace tablewood::journeys
