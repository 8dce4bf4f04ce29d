#pragma once

#include "person.h"

namespace tablewood::journeys {

/// The buttons that the line from a lesson's card to what it is about goes over. `holder` is the LessonCard.
QStringList buttonsUnderLine(const Person& person, const QQuickItem& holder);

} // namespace tablewood::journeys
