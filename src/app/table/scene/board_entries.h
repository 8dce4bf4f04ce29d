#pragma once

#include "app/words/entry_model.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPoint>
#include <QtCore/QRect>
#include <QtCore/QString>
#include <QtCore/QVariantList>
#include <QtQml/qqmlregistration.h>

/// Where things lie, and what is shown there, as values for QML: words instead of texts, pictures instead of
/// names. Each is compared as a whole, so that only what changed is drawn anew.
namespace tablewood {

/// A lit space.
struct TargetEntry
{
    Q_GADGET
    QML_VALUE_TYPE(targetEntry)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString bonus MEMBER bonus)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(bool isMove MEMBER isMove)
    Q_PROPERTY(bool isLay MEMBER isLay)
    Q_PROPERTY(QString label MEMBER label)

public:
    int column = 0;
    int row = 0;
    QString mark;
    QString bonus;
    bool isChosen = false;
    /// A piece goes there without being chosen first: shown as a small mark, not as a lit space.
    bool isMove = false;
    /// What is held fits there, aimed at this space: its ghost shows it, not a light.
    bool isLay = false;
    QString label;
    friend bool operator==(const TargetEntry&, const TargetEntry&) = default;
};

/// Spaces of a board that are marked together.
struct AreaEntry
{
    Q_GADGET
    QML_VALUE_TYPE(areaEntry)
    Q_PROPERTY(QString style MEMBER style)
    Q_PROPERTY(QList<QPoint> cells MEMBER cells)
    Q_PROPERTY(QString outline MEMBER outline)
    Q_PROPERTY(QString ways MEMBER ways)

public:
    QString style;
    QList<QPoint> cells;
    /// Its edge as an SVG path, a space being 1 long; empty on free boards, where it has ways,
    /// and for "threat": what is aimed at is marked space by space.
    QString outline;
    /// For the style "ways": what joins its spaces, in the same form.
    QString ways;
    friend bool operator==(const AreaEntry&, const AreaEntry&) = default;
};

struct TrailEntry
{
    Q_GADGET
    QML_VALUE_TYPE(trailEntry)
    Q_PROPERTY(QString style MEMBER style)
    Q_PROPERTY(QList<QPoint> cells MEMBER cells)
    Q_PROPERTY(bool isNumbered MEMBER isNumbered)
    Q_PROPERTY(bool hasStart MEMBER hasStart)

public:
    QString style;
    /// With the start, where it has one, before the others.
    QList<QPoint> cells;
    bool isNumbered = false;
    bool hasStart = false;
    friend bool operator==(const TrailEntry&, const TrailEntry&) = default;
};

/// An arrow, with its ends as spaces of a board (a box of them where a large piece lies) or, among the
/// fields, as "#" and the number of a card or the id of a zone.
struct ArrowEntry
{
    Q_GADGET
    QML_VALUE_TYPE(arrowEntry)
    Q_PROPERTY(QString style MEMBER style)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QRect fromBox MEMBER fromBox)
    Q_PROPERTY(QRect toBox MEMBER toBox)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(int number MEMBER number)

public:
    QString style;
    QString meaning;
    QRect fromBox;
    QRect toBox;
    QString from;
    QString to;
    /// Its place in an order; 0 where there is none.
    int number = 0;
    friend bool operator==(const ArrowEntry&, const ArrowEntry&) = default;
};

/// Something that the viewer may lay over the table for themself.
struct LayerEntry
{
    Q_GADGET
    QML_VALUE_TYPE(layerEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(bool isOn MEMBER isOn)

public:
    QString id;
    QString icon;
    QString label;
    QString hint;
    bool isOn = false;
    friend bool operator==(const LayerEntry&, const LayerEntry&) = default;
};

/// A board without what lies on it. `grid` is "square", "hex" or "free"; the masks are bits of the spaces,
/// row by row, as the board's picture takes them.
struct BoardEntry
{
    Q_GADGET
    QML_VALUE_TYPE(boardEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString grid MEMBER grid)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(QString ground MEMBER ground)
    Q_PROPERTY(bool hasCoordinates MEMBER hasCoordinates)
    Q_PROPERTY(int onPiece MEMBER onPiece)
    Q_PROPERTY(bool isSlab MEMBER isSlab)
    Q_PROPERTY(bool isRagged MEMBER isRagged)
    Q_PROPERTY(bool hasSides MEMBER hasSides)
    Q_PROPERTY(bool hasEnds MEMBER hasEnds)
    Q_PROPERTY(bool hasDiagram MEMBER hasDiagram)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QVariantList areas MEMBER areas)
    Q_PROPERTY(QVariantList trails MEMBER trails)
    Q_PROPERTY(QVariantList arrows MEMBER arrows)

public:
    QString id;
    QString name;
    QString grid;
    int columns = 0;
    int rows = 0;
    QString ground;
    bool hasCoordinates = true;
    int onPiece = 0;
    /// It has next to no frame.
    bool isSlab = false;
    /// Its edge is no rectangle.
    bool isRagged = false;
    /// Something stands beside it to the left or right, above or below.
    bool hasSides = false;
    bool hasEnds = false;
    /// Its spaces themselves show something.
    bool hasDiagram = false;
    QString picture;
    QVariantList areas;
    QVariantList trails;
    QVariantList arrows;
    friend bool operator==(const BoardEntry&, const BoardEntry&) = default;
};

/// A place for cards or pieces beside the boards, such as a hand or a deck.
struct ZoneEntry
{
    Q_GADGET
    QML_VALUE_TYPE(zoneEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int capacity MEMBER capacity)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(bool isGuarded MEMBER isGuarded)
    Q_PROPERTY(bool isLight MEMBER isLight)
    /// The most that is attached to one of its cards.
    Q_PROPERTY(int attached MEMBER attached)
    Q_PROPERTY(bool isLit MEMBER isLit)
    /// Where something can be put between its cards: so many of them lie before each place.
    Q_PROPERTY(QList<int> gaps MEMBER gaps)
    /// Something can be put there now, or once it is taken up: the cards lie apart, so that none moves then.
    Q_PROPERTY(bool isParted MEMBER isParted)
    Q_PROPERTY(tablewood::EntryModel* pieces MEMBER pieces)

public:
    QString id;
    QString kind;
    int seat = -1;
    QString name;
    QString hint;
    int count = 0;
    int capacity = 0;
    QString back;
    /// Faces are shown only while they are held.
    bool isGuarded = false;
    /// It needs the upper part of its cards in sight, no more.
    bool isLight = false;
    int attached = 0;
    bool isLit = false;
    QList<int> gaps;
    bool isParted = false;
    EntryModel* pieces = nullptr;
    friend bool operator==(const ZoneEntry&, const ZoneEntry&) = default;
};

/// Somebody points at a space; `seat` is -1 for who has none.
struct PingEntry
{
    Q_GADGET
    QML_VALUE_TYPE(pingEntry)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString board MEMBER board)
    Q_PROPERTY(QPoint cell MEMBER cell)

public:
    int seat = -1;
    QString name;
    QString board;
    QPoint cell;
    friend bool operator==(const PingEntry&, const PingEntry&) = default;
};

} // namespace tablewood
