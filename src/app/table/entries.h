#pragma once

#include "app/table/entry_model.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPoint>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantList>
#include <QtQml/qqmlregistration.h>

/// What the table shows, as values for QML: words instead of texts, pictures instead of names. Each is
/// compared as a whole, so that only what changed is drawn anew.
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
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString costIcon MEMBER costIcon)
    Q_PROPERTY(QStringList titles MEMBER titles)
    Q_PROPERTY(QStringList body MEMBER body)
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
    QString cost;
    QString costIcon;
    QStringList titles;
    QStringList body;
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
    Q_PROPERTY(QString label MEMBER label)

public:
    int column = 0;
    int row = 0;
    QString mark;
    QString bonus;
    bool isChosen = false;
    /// A piece goes there without being chosen first: shown as a small mark, not as a lit space.
    bool isMove = false;
    QString label;
    friend bool operator==(const TargetEntry&, const TargetEntry&) = default;
};

struct AreaEntry
{
    Q_GADGET
    QML_VALUE_TYPE(areaEntry)
    Q_PROPERTY(QString style MEMBER style)
    Q_PROPERTY(QList<QPoint> cells MEMBER cells)
    Q_PROPERTY(QString outline MEMBER outline)

public:
    QString style;
    QList<QPoint> cells;
    /// Its edge as an SVG path, a space being 1 long; empty on boards that are not square.
    QString outline;
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
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QVariantList areas MEMBER areas)
    Q_PROPERTY(QVariantList trails MEMBER trails)

public:
    QString id;
    QString name;
    QString grid;
    int columns = 0;
    int rows = 0;
    QString ground;
    bool hasCoordinates = true;
    int onPiece = 0;
    QString picture;
    QVariantList areas;
    QVariantList trails;
    friend bool operator==(const BoardEntry&, const BoardEntry&) = default;
};

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
    Q_PROPERTY(bool isLit MEMBER isLit)
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
    bool isLit = false;
    EntryModel* pieces = nullptr;
    friend bool operator==(const ZoneEntry&, const ZoneEntry&) = default;
};

/// One thing on a panel; `state` is "idle", "ready" or "spent", the slots "open", "full", "spent" or
/// "blocked".
struct ItemEntry
{
    Q_GADGET
    QML_VALUE_TYPE(itemEntry)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QStringList slotStates MEMBER slotStates)
    Q_PROPERTY(QString blockIcon MEMBER blockIcon)
    Q_PROPERTY(QStringList dice MEMBER dice)
    Q_PROPERTY(tablewood::ZoneEntry zone MEMBER zone)
    Q_PROPERTY(QString button MEMBER button)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(bool isEnabled MEMBER isEnabled)

public:
    QString kind;
    QString id;
    QString icon;
    QString label;
    QString text;
    QString state;
    int value = 0;
    QStringList slotStates;
    QString blockIcon;
    QStringList dice;
    ZoneEntry zone;
    QString button;
    /// More about it, and why it can't be pressed if it can't.
    QString hint;
    bool isEnabled = false;
    friend bool operator==(const ItemEntry&, const ItemEntry&) = default;
};

struct PanelEntry
{
    Q_GADGET
    QML_VALUE_TYPE(panelEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool isMine MEMBER isMine)
    Q_PROPERTY(QString owner MEMBER owner)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString subtitle MEMBER subtitle)
    Q_PROPERTY(tablewood::FaceEntry portrait MEMBER portrait)
    Q_PROPERTY(QString news MEMBER news)
    Q_PROPERTY(bool isLit MEMBER isLit)
    Q_PROPERTY(tablewood::EntryModel* items MEMBER items)

public:
    QString id;
    int seat = -1;
    bool isMine = false;
    QString owner;
    QString title;
    QString subtitle;
    FaceEntry portrait;
    QString news;
    /// Something on it can be acted on.
    bool isLit = false;
    EntryModel* items = nullptr;
    friend bool operator==(const PanelEntry&, const PanelEntry&) = default;
};

/// A seat as the banner shows it.
struct SeatEntry
{
    Q_GADGET
    QML_VALUE_TYPE(seatEntry)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(bool isBot MEMBER isBot)
    Q_PROPERTY(bool isYou MEMBER isYou)
    Q_PROPERTY(bool isActive MEMBER isActive)
    /// The person is not at their laptop; the seat is kept.
    Q_PROPERTY(bool isAway MEMBER isAway)
    Q_PROPERTY(bool hasScore MEMBER hasScore)
    Q_PROPERTY(QString scoreName MEMBER scoreName)
    Q_PROPERTY(int score MEMBER score)
    Q_PROPERTY(int target MEMBER target)
    Q_PROPERTY(int fresh MEMBER fresh)
    Q_PROPERTY(QString news MEMBER news)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(bool hasWon MEMBER hasWon)
    Q_PROPERTY(tablewood::PanelEntry panel MEMBER panel)

public:
    int seat = -1;
    QString name;
    QString emblem;
    bool isBot = false;
    bool isYou = false;
    bool isActive = false;
    bool isAway = false;
    bool hasScore = false;
    QString scoreName;
    int score = 0;
    int target = 0;
    int fresh = 0;
    QString news;
    QString title;
    bool hasWon = false;
    /// Its own panel; an empty one where it has none.
    PanelEntry panel;
    friend bool operator==(const SeatEntry&, const SeatEntry&) = default;
};

/// `state` is "past", "now" or "next".
struct PhaseEntry
{
    Q_GADGET
    QML_VALUE_TYPE(phaseEntry)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString state MEMBER state)

public:
    QString icon;
    QString name;
    QString state;
    friend bool operator==(const PhaseEntry&, const PhaseEntry&) = default;
};

/// A button of the scene. `digit` presses it from the keyboard, 0 for none.
struct ButtonEntry
{
    Q_GADGET
    QML_VALUE_TYPE(buttonEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(QString costIcon MEMBER costIcon)
    Q_PROPERTY(bool isEnabled MEMBER isEnabled)
    Q_PROPERTY(bool isGold MEMBER isGold)
    Q_PROPERTY(int digit MEMBER digit)

public:
    QString id;
    QString icon;
    QString label;
    QString hint;
    int cost = 0;
    QString costIcon;
    bool isEnabled = false;
    bool isGold = false;
    int digit = 0;
    friend bool operator==(const ButtonEntry&, const ButtonEntry&) = default;
};

/// An option that is asked for in words; `index` is its place in the table's list.
struct AskedOption
{
    Q_GADGET
    QML_VALUE_TYPE(askedOption)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString hint MEMBER hint)

public:
    QString id;
    QString icon;
    QString label;
    QString hint;
    friend bool operator==(const AskedOption&, const AskedOption&) = default;
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

/// How the scores stood at a time of the match.
struct CurvePoint
{
    Q_GADGET
    QML_VALUE_TYPE(curvePoint)
    /// Which round or the like it was; empty where that has no number, such as before the first.
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QList<int> scores MEMBER scores)

public:
    QString number;
    QList<int> scores;
    friend bool operator==(const CurvePoint&, const CurvePoint&) = default;
};

/// Where a turn begins in a replay.
struct TurnMark
{
    Q_GADGET
    QML_VALUE_TYPE(turnMark)
    Q_PROPERTY(int position MEMBER position)
    /// Whose turn it is; -1 for nobody's alone.
    Q_PROPERTY(int seat MEMBER seat)
    /// A round, or whatever the game counts, begins with it; its number, empty where it has none.
    Q_PROPERTY(bool isMoment MEMBER isMoment)
    Q_PROPERTY(QString number MEMBER number)

public:
    int position = 0;
    int seat = -1;
    bool isMoment = false;
    QString number;
    friend bool operator==(const TurnMark&, const TurnMark&) = default;
};

/// The scores from a position of a replay on.
struct ScoreMark
{
    Q_GADGET
    QML_VALUE_TYPE(scoreMark)
    Q_PROPERTY(int position MEMBER position)
    Q_PROPERTY(QList<int> scores MEMBER scores)

public:
    int position = 0;
    QList<int> scores;
    friend bool operator==(const ScoreMark&, const ScoreMark&) = default;
};

struct LogLine
{
    Q_GADGET
    QML_VALUE_TYPE(logLine)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString plain MEMBER plain)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString board MEMBER board)
    Q_PROPERTY(QList<QPoint> cells MEMBER cells)

public:
    int number = 0;
    /// Styled: names of players are bold.
    QString text;
    /// As it is read aloud.
    QString plain;
    int seat = -1;
    QString emblem;
    QString board;
    QList<QPoint> cells;
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

} // namespace tablewood
