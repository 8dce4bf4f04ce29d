#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPoint>
#include <QtCore/QString>
#include <QtQml/qqmlregistration.h>

/// The past of a match, as values for QML: words instead of texts, pictures instead of names. Each is
/// compared as a whole, so that only what changed is drawn anew.
namespace tablewood {

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
    /// The seat on turn; -1 for nobody's alone.
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

/// A line of the log, with the spaces and the pieces that it tells of.
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
    Q_PROPERTY(QList<int> pieces MEMBER pieces)
    Q_PROPERTY(QVariantList details MEMBER details)

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
    QList<int> pieces;
    /// What is folded up with it, of LogLine, as it happened.
    QVariantList details = {};
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// A great event, as it stands on the plate over the table.
struct PlateLine
{
    Q_GADGET
    QML_VALUE_TYPE(plateLine)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)

public:
    QString title;
    /// Its meaning for whoever looks.
    QString meaning;
    /// An icon for what happened.
    QString sign;
    /// The seat it is about; -1 for none.
    int seat = -1;
    QString emblem;
    friend bool operator==(const PlateLine&, const PlateLine&) = default;
};

/// Something just seen in secret.
struct PeekLine
{
    Q_GADGET
    QML_VALUE_TYPE(peekLine)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString icon;
    QString text;
    friend bool operator==(const PeekLine&, const PeekLine&) = default;
};

} // namespace tablewood
