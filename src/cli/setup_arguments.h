#pragma once

#include "cli/arguments.h"
#include "content/json_fields.h"
#include "kernel/match.h"

#include <optional>

namespace tablewood::cli {

/// A position as a file gives it: the state, and the set-up it was reached from where the file tells it.
struct Position
{
    std::string file;
    Json state;
    std::optional<Setup> setup;
};

/// --seats, --seed and --option.
std::vector<OptionForm> setupOptions();

/// The set-up that the arguments ask for; what they leave open comes from `base`, then from the game. Throws
/// UsageError for what the game does not have.
Setup setupFrom(const Arguments& arguments, const GameType& type, const std::string& seed,
                const std::optional<Setup>& base = {});

/// Reads what `show --as table` printed: the state alone, or the whole object of --json. Throws InputError.
Position readPosition(const std::string& file, const GameType& type);

} // namespace tablewood::cli
