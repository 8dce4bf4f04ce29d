#pragma once

#include "kernel/match.h"

#include <string>
#include <vector>

namespace tablewood {

/// The law of secrets at a real table: a match goes on at two tables whose states differ only in what one
/// viewer may not know, with moves, runs, refusals, questions, taking back, bringing back and coming back,
/// until something comes to light. Every byte that viewer gets is the same at both, or it is a breach: what
/// is returned, a sentence each. What is tried follows from the setup alone.
std::vector<std::string> checkTwinTables(const GameType& type, const Setup& setup);

} // namespace tablewood
