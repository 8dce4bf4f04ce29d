#include "app/table/lesson/lessons.h"

#include "app/settings/preferences.h"
#include "app/table/model/table_model.h"

namespace tablewood {

std::vector<Lesson> lessonsOf(const std::string& game)
{
    try {
        return lessonsIn(kShippedLessons, game);
    } catch (const InputError& error) {
        qWarning("%s", error.what());
        return {};
    }
}

QString nameOf(const Lesson& lesson)
{
    const QString game = QString::fromStdString(lesson.game);
    return lesson.file == kLessonFile ? game : game + QLatin1Char('/') + QString::fromStdString(lesson.file);
}

void explainFirstMatch(TableModel& table, Preferences& preferences)
{
    const GameSheet& sheet = table.type().sheet();
    const std::vector<Lesson> lessons = lessonsOf(sheet.id);
    const Setup setup = table.setup();
    const Lesson* const lesson = lessonFor(lessons, sheet, setup);
    if (!lesson || !beginsAs(*lesson, sheet, setup) || table.scene()->isOver() ||
        !preferences.explains(nameOf(*lesson)))
        return;
    LessonModel* const teacher = table.lesson();
    const QString name = nameOf(*lesson);
    QObject::connect(teacher, &LessonModel::readChanged, teacher,
                     [teacher, name, &preferences] { preferences.setLessonRead(name, teacher->read()); });
    QObject::connect(teacher, &LessonModel::ended, teacher,
                     [name, &preferences] { preferences.setExplains(name, false); });
    table.teach(*lesson, preferences.lessonRead(name));
}

} // namespace tablewood
