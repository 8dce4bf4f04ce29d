#pragma once

#include "kernel/text.h"

#include <cstddef>
#include <exception>
#include <string>

namespace tablewood::cli {

/// How texts are told here: in English, and what is counted in its singular for one.
Wording english();
std::string english(const Text& text);
/// Says where it was found, then what went wrong.
std::string english(const std::exception& error);

/// "1 move", "2 moves".
std::string counted(std::size_t number, const std::string& one, const std::string& several);

/// Has the English forms read, once at the start.
void learnEnglish();

} // namespace tablewood::cli
