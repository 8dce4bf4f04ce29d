#pragma once

#include "content/lesson.h"

#include <QString>

namespace tablewood {

class Preferences;

class TableModel;

/// The lessons of a game; none where they cannot be read, since a match can be played without.
std::vector<Lesson> lessonsOf(const std::string& game);

/// Under which name the preferences remember a lesson.
QString nameOf(const Lesson& lesson);

/// Has the match of a table explained to its persons where they want that, and remembers what they have read:
/// it is over with the match, or when they have had enough.
void explainFirstMatch(TableModel& table, Preferences& preferences);

} // namespace tablewood
