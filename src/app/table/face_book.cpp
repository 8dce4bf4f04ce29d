#include "app/table/face_book.h"

#include "app/wording.h"

namespace tablewood {

namespace {

QStringList allShown(const std::vector<Text>& texts)
{
    QStringList words;
    for (const Text& text : texts)
        words.append(shown(text));
    return words;
}

} // namespace

FaceBook::FaceBook(const std::vector<Face>& faces)
{
    for (const Face& face : faces) {
        FaceEntry entry;
        entry.key = QString::fromStdString(face.key);
        entry.name = shown(face.name);
        entry.emblem = QString::fromStdString(face.emblem);
        entry.palette = QString::fromStdString(face.palette);
        entry.typeIcon = QString::fromStdString(face.typeIcon);
        entry.type = shown(face.type);
        entry.speed = shown(face.speed);
        entry.cost = QString::fromStdString(face.cost);
        entry.costIcon = QString::fromStdString(face.costIcon);
        entry.titles = allShown(face.titles);
        entry.body = allShown(face.body);
        for (const Keyword& keyword : face.keywords)
            entry.keywords.append(QVariant::fromValue(KeywordEntry{
                QString::fromStdString(keyword.icon), shown(keyword.name), shown(keyword.meaning)}));
        entry.edge = QString::fromStdString(face.edge);
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

FaceEntry FaceBook::face(const std::string& key) const { return m_faces.value(QString::fromStdString(key)); }

} // namespace tablewood
