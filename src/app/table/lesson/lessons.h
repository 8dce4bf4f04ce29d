#pragma once

#include "content/lesson.h"

#include <optional>
#include <string>

namespace tablewood {

class Preferences;

class TableModel;

/// Whether there is something to explain the game with.
bool hasLesson(const std::string& game);

/// An option for a person alone with bots; nothing if the game names none.
std::optional<LessonChoice> choiceForOne(const std::string& game);

/// Has the game of a table explained to its persons where they want that, and remembers what they have read:
/// it is over with the match, or when they have had enough.
void explainFirstMatch(TableModel& table, Preferences& preferences);

} // namespace tablewood
