#pragma once

#include "app/words/option_entry.h"

#include <vector>

/// The options of a table as its lobby shows them. Anybody's program may host, so that a setup may have
/// values that the game does not know: these are left out.
namespace tablewood {

/// What differs from the rulebook, and each option that is chosen as a picture, in one line.
QString optionsLine(const GameSheet& sheet, const Setup& setup);

/// The chosen value of the option that is shown as pictures, such as the scenario; null for none.
const OptionChoice* picturedChoice(const GameSheet& sheet, const Setup& setup);

/// What is chosen for the whole table, with the choices that fit its seats.
std::vector<OptionEntry> tableOptions(const GameSheet& sheet, const Setup& setup);

/// What a seat chooses for itself, each option under its own key.
std::vector<OptionEntry> seatOptions(const GameSheet& sheet, const Setup& setup, int seat);

} // namespace tablewood
