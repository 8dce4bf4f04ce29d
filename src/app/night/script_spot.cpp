#include "app/night/script_spot.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>

namespace tablewood {

namespace {

constexpr const char* kContext = "tablewood::ScriptSpot";

struct FieldWord
{
    const char* field;
    const char* word;
};
constexpr std::array<FieldWord, 16> kFields{
    {{"say", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Said")},
     {"closing", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Said at the end")},
     {"heading", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Heading")},
     {"task", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "What to do")},
     {"calls", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Called")},
     {"when", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "When")},
     {"seconds", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Seconds")},
     {"choice", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "They choose")},
     {"of", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Shown are")},
     {"always", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "In every night")},
     {"shows", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Shown")},
     {"name", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Name")},
     {"title", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Title")},
     {"game", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Game")},
     {"roles", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Roles")},
     {"steps", QT_TRANSLATE_NOOP("tablewood::ScriptSpot", "Steps")}}};

/// Takes what stands before the next slash off a path.
std::string takeName(std::string& path)
{
    const std::size_t end = std::min(path.find('/'), path.size());
    std::string name = path.substr(0, end);
    path.erase(0, std::min(end + 1, path.size()));
    return name;
}

} // namespace

ScriptSpot ScriptSpot::of(const Fault& fault)
{
    ScriptSpot spot;
    const std::string mark = ": /";
    const std::size_t begin = fault.where().rfind(mark);
    if (begin == std::string::npos)
        return spot;
    std::string path = fault.where().substr(begin + mark.size());
    const std::string list = takeName(path);
    if (list == "lines" && !path.empty()) {
        spot.part = Part::line;
        spot.name = takeName(path);
    } else if ((list == "steps" || list == "roles") && !path.empty()) {
        spot.part = list == "steps" ? Part::step : Part::role;
        const std::string which = takeName(path); // "3 (seer)"
        std::from_chars(which.data(), which.data() + which.size(), spot.index);
        if (const std::size_t open = which.find('('); open != std::string::npos)
            spot.name = which.substr(open + 1, which.size() - open - 2);
    } else {
        path = list;
    }
    spot.field = path;
    return spot;
}

QString fieldName(const std::string& field)
{
    std::string rest = field;
    const std::string first = takeName(rest);
    for (const FieldWord& each : kFields)
        if (first == each.field)
            return QCoreApplication::translate(kContext, each.word);
    return QString::fromStdString(first);
}

QString withoutFields(QString sentence)
{
    for (const FieldWord& each : kFields) {
        const QString word = QCoreApplication::translate(kContext, each.word);
        sentence.replace(QStringLiteral("\"%1\"").arg(QLatin1String(each.field)),
                         QStringLiteral("“%1”").arg(word));
        sentence.replace(QStringLiteral("„%1“").arg(QLatin1String(each.field)),
                         QStringLiteral("„%1“").arg(word));
    }
    return sentence;
}

QString shown(const ScriptSpot& spot)
{
    const QString name = QString::fromStdString(spot.name);
    QString where;
    switch (spot.part) {
    case ScriptSpot::Part::step:
        where = QCoreApplication::translate("tablewood::ScriptSpot", "Step %1").arg(spot.index + 1) +
                (name.isEmpty() ? "" : QStringLiteral(" (%1)").arg(name));
        break;
    case ScriptSpot::Part::role:
        where = QCoreApplication::translate("tablewood::ScriptSpot", "Role %1").arg(spot.index + 1) +
                (name.isEmpty() ? "" : QStringLiteral(" (%1)").arg(name));
        break;
    case ScriptSpot::Part::line:
        return QCoreApplication::translate("tablewood::ScriptSpot", "Line “%1”").arg(name);
    case ScriptSpot::Part::whole:
        break;
    }
    const QString field = spot.field.empty() ? QString() : fieldName(spot.field);
    return where.isEmpty() || field.isEmpty() ? where + field : where + QStringLiteral(", ") + field;
}

} // namespace tablewood
