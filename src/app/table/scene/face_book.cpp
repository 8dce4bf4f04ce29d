#include "app/table/scene/face_book.h"

#include "app/table/scene/badge_entries.h"
#include "app/words/wording.h"

#include <QtCore/QUrl>

#include <algorithm>

namespace tablewood {

namespace {

QStringList allShown(const std::vector<Text>& texts)
{
    QStringList words;
    for (const Text& text : texts)
        words.append(shown(text));
    return words;
}

/// A paragraph that begins with its title, as styled text.
QString titled(const QString& title, const QString& body)
{
    if (title.isEmpty())
        return body.toHtmlEscaped();
    const QString rest = body.startsWith(title) ? body.mid(title.size()) : QStringLiteral(" ") + body;
    const QString stop = body.startsWith(title) ? QString() : QStringLiteral(".");
    return QStringLiteral("<b>") + (title + stop).toHtmlEscaped() + QStringLiteral("</b>") +
           rest.toHtmlEscaped();
}

/// A face of which nothing but its key is known.
FaceEntry plainFace(const QString& key)
{
    FaceEntry entry;
    entry.key = key;
    entry.name = key.left(1).toUpper() + key.mid(1);
    entry.palette = QStringLiteral("wood");
    return entry;
}

/// A word as the spaces of a diagram's picture have it. It is encoded twice, for the picture's own name is
/// decoded once.
QString encoded(const std::string& word)
{
    const QByteArray once = QUrl::toPercentEncoding(QString::fromStdString(word)).replace('.', "%2E");
    return QString::fromLatin1(once.toPercentEncoding());
}

QString spacesOf(const Diagram& diagram)
{
    QStringList spaces;
    for (const DiagramCell& cell : diagram.cells)
        spaces.append(QStringLiteral("%1.%2.").arg(cell.at.column).arg(cell.at.row) + encoded(cell.style) +
                      u'.' + encoded(cell.icon) + u'.' + encoded(cell.value));
    return spaces.join(u',');
}

/// The emblems of a picture as the painter of woodcuts takes them: "wolf+moon.behind".
QString emblemsOf(const FacePicture& picture)
{
    QString emblems = QString::fromStdString(picture.emblem);
    for (const PosedEmblem& other : picture.with)
        emblems += u'+' + QString::fromStdString(other.emblem) + u'.' + QString::fromStdString(other.pose);
    return emblems;
}

/// Empty where the diagram has no space of its own.
QList<QPoint> reachOf(const Diagram& diagram)
{
    QList<QPoint> steps;
    const auto own = std::ranges::find(diagram.cells, "self", &DiagramCell::style);
    if (own == diagram.cells.end())
        return steps;
    for (const DiagramCell& cell : diagram.cells)
        if (cell.style == "reach")
            steps.append({cell.at.column - own->at.column, cell.at.row - own->at.row});
    return steps;
}

} // namespace

FaceBook::FaceBook(const std::string& game, const std::vector<Face>& faces)
{
    for (const Face& face : faces) {
        FaceEntry entry = plainFace(QString::fromStdString(face.key));
        if (!face.name.isEmpty())
            entry.name = shown(face.name);
        entry.emblem = QString::fromStdString(face.picture.emblem);
        entry.picture = emblemsOf(face.picture);
        if (!face.picture.palette.empty())
            entry.palette = QString::fromStdString(face.picture.palette);
        entry.typeIcon = QString::fromStdString(face.typeIcon);
        entry.type = shown(face.type);
        entry.speed = shown(face.speed);
        entry.speedIcon = QString::fromStdString(face.speedIcon);
        entry.cost = QString::fromStdString(face.cost);
        entry.costIcon = QString::fromStdString(face.costIcon);
        entry.titles = allShown(face.titles);
        entry.body = allShown(face.body);
        for (qsizetype i = 0; i < entry.body.size(); ++i)
            entry.paragraphs.append(titled(entry.titles.value(i), entry.body[i]));
        for (const Keyword& keyword : face.keywords)
            entry.keywords.append(
                QVariant::fromValue(KeywordEntry{QString::fromStdString(keyword.icon), shown(keyword.name),
                                                 shown(keyword.meaning), keyword.isEmblem}));
        entry.edge = QString::fromStdString(face.edge);
        for (const FaceNumber& number : face.corners)
            entry.corners.append(
                QVariant::fromValue(badgeEntry(QString::fromStdString(number.icon),
                                               QString::fromStdString(number.value), shown(number.meaning))));
        if (face.diagram) {
            entry.game = QString::fromStdString(game);
            entry.diagramSpaces = spacesOf(*face.diagram);
            entry.diagramColumns = face.diagram->columns;
            entry.diagramRows = face.diagram->rows;
            entry.diagramMeaning = shown(face.diagram->meaning);
            entry.reach = reachOf(*face.diagram);
        }
        switch (face.source) {
        case Source::rulebook:
            entry.source = tr("Rulebook");
            entry.sourceNote = tr("As the rulebook has it");
            break;
        case Source::published:
            entry.source = tr("Published");
            entry.sourceNote = tr("As it was published outside the rulebook");
            break;
        case Source::inferred:
            entry.source = tr("Inferred");
            entry.sourceNote = tr("Worked out from what the rulebook says");
            break;
        case Source::standIn:
            entry.source = tr("Stand-in");
            entry.sourceNote = tr("Ours, until the published one is known");
            break;
        }
        m_faces.insert(entry.key, entry);
    }
}

FaceEntry FaceBook::face(const std::string& key) const
{
    const QString name = QString::fromStdString(key);
    return m_faces.value(name, plainFace(name));
}

} // namespace tablewood
