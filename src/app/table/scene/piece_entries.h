#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantList>
#include <QtQml/qqmlregistration.h>

/// Things on the table and their faces, as values for QML: words instead of texts, pictures instead of names.
/// Each is compared as a whole, so that only what changed is drawn anew.
namespace tablewood {

struct KeywordEntry
{
    Q_GADGET
    QML_VALUE_TYPE(keywordEntry)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString meaning MEMBER meaning)

public:
    QString icon;
    QString name;
    QString meaning;
    friend bool operator==(const KeywordEntry&, const KeywordEntry&) = default;
};

/// A face of the game's catalogue in words.
struct FaceEntry
{
    Q_GADGET
    QML_VALUE_TYPE(faceEntry)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString palette MEMBER palette)
    Q_PROPERTY(QString typeIcon MEMBER typeIcon)
    Q_PROPERTY(QString type MEMBER type)
    Q_PROPERTY(QString speed MEMBER speed)
    Q_PROPERTY(QString speedIcon MEMBER speedIcon)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString costIcon MEMBER costIcon)
    Q_PROPERTY(QStringList titles MEMBER titles)
    Q_PROPERTY(QStringList body MEMBER body)
    Q_PROPERTY(QStringList paragraphs MEMBER paragraphs)
    Q_PROPERTY(QVariantList keywords MEMBER keywords)
    Q_PROPERTY(QString edge MEMBER edge)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QString sourceNote MEMBER sourceNote)

public:
    QString key;
    QString name;
    QString emblem;
    QString palette;
    QString typeIcon;
    QString type;
    QString speed;
    QString speedIcon;
    QString cost;
    QString costIcon;
    QStringList titles;
    QStringList body;
    /// The body as styled text, each paragraph with its title in bold: nothing in a word is markup.
    QStringList paragraphs;
    QVariantList keywords;
    QString edge;
    QString source;
    QString sourceNote;
    friend bool operator==(const FaceEntry&, const FaceEntry&) = default;
};

struct BadgeEntry
{
    Q_GADGET
    QML_VALUE_TYPE(badgeEntry)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString meaning MEMBER meaning)

public:
    QString icon;
    QString value;
    QString meaning;
    friend bool operator==(const BadgeEntry&, const BadgeEntry&) = default;
};

/// A piece where it lies. `boardId` names the nested board that this piece is, if it is one.
struct PieceEntry
{
    Q_GADGET
    QML_VALUE_TYPE(pieceEntry)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString variant MEMBER variant)
    Q_PROPERTY(bool isCard MEMBER isCard)
    Q_PROPERTY(bool isFaceDown MEMBER isFaceDown)
    Q_PROPERTY(tablewood::FaceEntry face MEMBER face)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(int layer MEMBER layer)
    Q_PROPERTY(int facing MEMBER facing)
    Q_PROPERTY(bool isCutOff MEMBER isCutOff)
    Q_PROPERTY(int width MEMBER width)
    Q_PROPERTY(int height MEMBER height)
    Q_PROPERTY(QString cells MEMBER cells)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(QString boardId MEMBER boardId)
    Q_PROPERTY(QVariantList badges MEMBER badges)
    Q_PROPERTY(bool isLit MEMBER isLit)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(bool isTarget MEMBER isTarget)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString bonus MEMBER bonus)

public:
    int id = 0;
    QString figure;
    QString variant;
    bool isCard = false;
    bool isFaceDown = false;
    FaceEntry face;
    int seat = -1;
    int column = 0;
    int row = 0;
    int layer = 0;
    int facing = 0;
    bool isCutOff = false;
    int width = 1;
    int height = 1;
    /// The spaces of its box that it is drawn over, as its picture takes them; empty for what stands on one.
    QString cells;
    QString name;
    QString back;
    QString boardId;
    QVariantList badges;
    bool isLit = false;
    bool isChosen = false;
    bool isTarget = false;
    QString mark;
    QString bonus;
    friend bool operator==(const PieceEntry&, const PieceEntry&) = default;
};

/// A piece on its way between two places (boards or zones); as it lands, with the id 0 where it is not known.
struct FlightEntry
{
    Q_GADGET
    QML_VALUE_TYPE(flightEntry)
    Q_PROPERTY(tablewood::PieceEntry piece MEMBER piece)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)

public:
    PieceEntry piece;
    QString from;
    QString to;
    friend bool operator==(const FlightEntry&, const FlightEntry&) = default;
};

} // namespace tablewood
