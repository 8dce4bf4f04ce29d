#pragma once

#include "cli/arguments.h"

#include <QString>

namespace tablewood {
class GameCatalog;
}

namespace tablewood::cli {

enum ExitCode : int
{
    done = 0,
    failed = 1,
    usage = 2
};

/// One command of tablewood-cli. `run` returns the exit code; it throws UsageError for arguments that make no
/// sense and InputError for everything else that fails.
struct Command
{
    std::string name;
    std::string summary;
    /// Printed by --help after the summary.
    std::string details;
    Form form;
    int (*run)(const Arguments&, const GameCatalog&) = nullptr;
};

Command gamesCommand();
Command newCommand();
Command showCommand();
Command actCommand();
Command undoCommand();
Command verifyCommand();
Command selfplayCommand();
Command arenaCommand();
Command balanceCommand();
Command perftCommand();
Command contentCommand();
Command packsCommand();
Command mapNewCommand();
Command mapCheckCommand();
Command mapRenderCommand();
Command mapTryCommand();
Command discoverCommand();
Command doctorCommand();
Command hostCommand();
Command joinCommand();
Command nightCommand();

/// Where what belongs to this installation is kept: --data-dir, which every command takes, else the usual
/// place.
QString dataDirectory(const Arguments& arguments);

} // namespace tablewood::cli
