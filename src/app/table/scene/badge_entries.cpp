#include "app/table/scene/badge_entries.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace tablewood {

namespace {

/// More pips than these nobody counts at a glance.
constexpr int kMostPips = 6;

/// How a number in a corner differs from the one that is printed there.
QString changeFrom(const QString& printed, const QString& value)
{
    if (printed == value)
        return {};
    bool wasNumber = false;
    bool isNumber = false;
    const int before = printed.toInt(&wasNumber);
    const int now = value.toInt(&isNumber);
    if (!wasNumber || !isNumber)
        return QStringLiteral("other");
    return now > before ? QStringLiteral("up") : QStringLiteral("down");
}

} // namespace

BadgeEntry badgeEntry(const QString& icon, const QString& value, const QString& meaning)
{
    BadgeEntry entry;
    entry.icon = icon;
    entry.value = value;
    entry.meaning = meaning;
    QString said = value;
    const QStringList parts = value.split(u'/');
    if (parts.size() == 2) {
        bool isNumber = false;
        bool isMostNumber = false;
        const int full = parts[0].toInt(&isNumber);
        const int most = parts[1].toInt(&isMostNumber);
        if (isNumber && isMostNumber) {
            said = QCoreApplication::translate("tablewood::Table", "%1 of %2").arg(full).arg(most);
            if (most >= 1 && most <= kMostPips && full >= 0 && full <= most) {
                entry.full = full;
                entry.most = most;
            }
        }
    }
    entry.told =
        meaning.isEmpty() || said.isEmpty()
            ? meaning + said
            : QCoreApplication::translate("tablewood::Table", "%1: %2", "what a number means, and the number")
                  .arg(meaning, said);
    return entry;
}

void setNumbers(PieceEntry& piece, const QList<BadgeEntry>& badges)
{
    QList<BadgeEntry> rest = badges;
    for (const BadgeEntry& badge : badges)
        piece.badges.append(QVariant::fromValue(badge));
    if (!piece.isFaceDown)
        for (const QVariant& corner : piece.face.corners) {
            auto number = corner.value<BadgeEntry>();
            const auto same = std::ranges::find(rest, number.icon, &BadgeEntry::icon);
            if (!number.icon.isEmpty() && same != rest.end()) {
                const QString printed = number.value;
                number = *same;
                number.change = changeFrom(printed, number.value);
                if (!number.change.isEmpty())
                    number.told =
                        QCoreApplication::translate("tablewood::Table", "%1, %2 on the card",
                                                    "a number with its meaning, and the printed one")
                            .arg(number.told, printed);
                rest.erase(same);
            }
            piece.corners.append(QVariant::fromValue(number));
        }
    for (const BadgeEntry& badge : rest)
        piece.marks.append(QVariant::fromValue(badge));
}

QString toldWithNumbers(const PieceEntry& piece)
{
    QStringList told{piece.name};
    for (const QVariantList* const numbers : {&piece.corners, &piece.marks})
        for (const QVariant& number : *numbers)
            told.append(number.value<BadgeEntry>().told);
    if (!piece.isFaceDown)
        told.append(piece.face.diagramMeaning);
    told.removeAll(QString());
    return told.join(QStringLiteral(", "));
}

} // namespace tablewood
