#pragma once

#include <QtCore/QObject>
#include <QtCore/QRectF>
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
    Q_PROPERTY(bool isEmblem MEMBER isEmblem)

public:
    QString icon;
    QString name;
    QString meaning;
    bool isEmblem = false;
    friend bool operator==(const KeywordEntry&, const KeywordEntry&) = default;
};

/// A mark or number on a thing.
struct BadgeEntry
{
    Q_GADGET
    QML_VALUE_TYPE(badgeEntry)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QString told MEMBER told)
    Q_PROPERTY(int full MEMBER full)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(QString change MEMBER change)

public:
    QString icon;
    QString value;
    QString meaning;
    /// What is read aloud: the meaning with the value.
    QString told;
    /// So many pips, and how many of them are full; none where the value is shown as it is written.
    int full = 0;
    int most = 0;
    /// Of a number in a corner: "up" or "down" from the printed one, "other" where it is none to compare;
    /// empty where it is as printed.
    QString change;
    friend bool operator==(const BadgeEntry&, const BadgeEntry&) = default;
};

/// A face of the game's catalogue in words.
struct FaceEntry
{
    Q_GADGET
    QML_VALUE_TYPE(faceEntry)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString picture MEMBER picture)
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
    Q_PROPERTY(QVariantList corners MEMBER corners)
    Q_PROPERTY(QString diagram READ diagram)
    Q_PROPERTY(qreal diagramShape READ diagramShape)
    Q_PROPERTY(QString diagramMeaning MEMBER diagramMeaning)

public:
    QString key;
    QString name;
    QString emblem;
    /// All emblems of its picture, as the painter of woodcuts takes them.
    QString picture;
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
    /// BadgeEntry values, left and right.
    QVariantList corners;
    /// The game whose look has the terrains of the diagram.
    QString game;
    /// The spaces of the diagram as pictures take them (art/diagram.h), and how many there are.
    QString diagramSpaces;
    int diagramColumns = 0;
    int diagramRows = 0;
    QString diagramMeaning;
    /// The steps from its `self` space to those that it `reach`es, as the card faces north.
    QList<QPoint> reach;
    /// The diagram's picture in the art; empty where there is none.
    QString diagram() const
    {
        if (diagramColumns == 0)
            return {};
        return QStringLiteral("diagram/%1?cols=%2&rows=%3&cells=%4")
            .arg(game)
            .arg(diagramColumns)
            .arg(diagramRows)
            .arg(diagramSpaces);
    }
    /// How broad the diagram is for its height; its edge is that of diagram.cpp.
    qreal diagramShape() const
    {
        constexpr qreal edges = 0.44;
        return diagramColumns == 0 ? 1 : (diagramColumns + edges) / (diagramRows + edges);
    }
    friend bool operator==(const FaceEntry&, const FaceEntry&) = default;
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
    Q_PROPERTY(QRectF boardBox MEMBER boardBox)
    Q_PROPERTY(QVariantList corners MEMBER corners)
    Q_PROPERTY(QVariantList badges MEMBER badges)
    Q_PROPERTY(QVariantList marks MEMBER marks)
    Q_PROPERTY(QString told MEMBER told)
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
    /// Where on the piece its board lies, as shares of it; empty where the piece is that board alone.
    QRectF boardBox;
    /// The numbers of its face as they are now, left and right.
    QVariantList corners;
    /// All of its own numbers and marks, and those of them that stand in no corner.
    QVariantList badges;
    QVariantList marks;
    /// Its name with all that its numbers and marks say.
    QString told;
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
