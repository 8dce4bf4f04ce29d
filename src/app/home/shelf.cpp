#include "app/home/shelf.h"

#include "app/program.h"
#include "app/words/wording.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace tablewood {

namespace {

QString playersLine(int least, int most)
{
    return least == most ? QString::number(least) : Shelf::tr("%1 to %2").arg(least).arg(most);
}

QString durationLine(int minutes) { return Shelf::tr("%1 min").arg(minutes); }

BoxEntry boxOf(const GameSheet& sheet)
{
    BoxEntry box;
    box.id = QString::fromStdString(sheet.id);
    box.name = shown(sheet.name);
    box.line = shown(sheet.line);
    box.players = playersLine(sheet.minSeats, sheet.maxSeats);
    box.duration = durationLine(sheet.minutes);
    // A game that does not say how its box looks comes in a plain one.
    box.emblem = sheet.emblem.empty() ? QStringLiteral("map") : QString::fromStdString(sheet.emblem);
    box.palette = sheet.palette.empty() ? QStringLiteral("wood") : QString::fromStdString(sheet.palette);
    box.isHere = true;
    return box;
}

QString announcedText(const QJsonObject& box, const char* key)
{
    return shown(Text::ofContent("announced", box[QLatin1String(key)].toString().toStdString()));
}

} // namespace

Shelf::Shelf(QObject* parent) : Shelf(Program::instance(), parent) {}

Shelf::Shelf(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    connect(&m_program, &Program::languageChanged, this, &Shelf::changed);
}

Shelf* Shelf::create(QQmlEngine*, QJSEngine*) { return new Shelf; }

QVariantList Shelf::boxes() const
{
    QJsonArray announced;
    if (QFile file(":/tablewood/shelf/announced.json"); file.open(QIODevice::ReadOnly))
        announced = QJsonDocument::fromJson(file.readAll()).object()["boxes"].toArray();
    QSet<QString> notYet;
    for (const QJsonValue& box : std::as_const(announced))
        notYet.insert(box.toObject()["id"].toString());

    // A game that is still announced can be played on the command line, and not in the window yet.
    QVariantList boxes;
    for (const GameType* game : m_program.games())
        if (!notYet.contains(QString::fromStdString(game->sheet().id)))
            boxes.append(QVariant::fromValue(boxOf(game->sheet())));
    for (const QJsonValue& value : std::as_const(announced)) {
        const QJsonObject entry = value.toObject();
        BoxEntry box;
        box.id = entry["id"].toString();
        box.name = announcedText(entry, "name");
        box.line = announcedText(entry, "line");
        box.players = playersLine(entry["minSeats"].toInt(), entry["maxSeats"].toInt());
        box.duration = durationLine(entry["minutes"].toInt());
        box.emblem = entry["emblem"].toString();
        box.palette = entry["palette"].toString();
        boxes.append(QVariant::fromValue(box));
    }
    return boxes;
}

} // namespace tablewood
