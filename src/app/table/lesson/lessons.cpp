#include "app/table/lesson/lessons.h"

#include "app/settings/preferences.h"
#include "app/table/model/table_model.h"

namespace tablewood {

namespace {

std::optional<Lesson> lessonOf(const std::string& game)
{
    try {
        return lessonIn(kShippedLessons, game);
    } catch (const InputError& error) {
        // A match can be played without.
        qWarning("%s", error.what());
        return std::nullopt;
    }
}

} // namespace

bool hasLesson(const std::string& game) { return lessonOf(game).has_value(); }

std::optional<LessonChoice> choiceForOne(const std::string& game)
{
    const std::optional<Lesson> lesson = lessonOf(game);
    return lesson ? lesson->alone : std::nullopt;
}

void explainFirstMatch(TableModel& table, Preferences& preferences)
{
    const std::string& id = table.type().sheet().id;
    const QString game = QString::fromStdString(id);
    if (!preferences.explains(game) || table.scene()->isOver())
        return;
    std::optional<Lesson> lesson = lessonOf(id);
    if (!lesson)
        return;
    LessonModel* const teacher = table.lesson();
    QObject::connect(teacher, &LessonModel::readChanged, teacher,
                     [teacher, game, &preferences] { preferences.setLessonRead(game, teacher->read()); });
    QObject::connect(teacher, &LessonModel::ended, teacher,
                     [game, &preferences] { preferences.setExplains(game, false); });
    table.teach(std::move(*lesson), preferences.lessonRead(game));
}

} // namespace tablewood
