#pragma once

#include "app/program.h"
#include "content/game_catalog.h"

#include <QTemporaryDir>

namespace tablewood {

/// A program in English whose data goes away with it.
struct Started
{
    explicit Started(lan::DiscoveryNetwork network = {})
        : program(options(), catalog.all(), freshSeed, std::move(network))
    {
    }
    StartOptions options() const
    {
        StartOptions options;
        options.dataDirectory = directory.path();
        options.language = "en";
        return options;
    }
    QTemporaryDir directory;
    GameCatalog catalog;
    Program program;
};

} // namespace tablewood
