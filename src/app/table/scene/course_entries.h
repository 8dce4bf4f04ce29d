#pragma once

#include "app/table/scene/piece_entries.h"

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

/// A weighty event, as it stands on the stage.
struct StageEntry
{
    Q_GADGET
    QML_VALUE_TYPE(stageEntry)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(tablewood::PieceEntry card MEMBER card)
    Q_PROPERTY(int piece MEMBER piece)
    Q_PROPERTY(QString board MEMBER board)
    Q_PROPERTY(QList<QPoint> cells MEMBER cells)

public:
    /// Its place in the log, from 1; 0 for nothing.
    int number = 0;
    QString title;
    /// Its meaning for whoever looks.
    QString meaning;
    /// All of it, as it is read aloud.
    QString words;
    /// An icon for what happened.
    QString sign;
    /// The seat it is about; -1 for none.
    int seat = -1;
    QString emblem;
    /// Its picture; no card where it has none but the sign.
    PieceEntry card;
    /// The piece it is about, 0 for none, and its spaces on a board.
    int piece = 0;
    QString board;
    QList<QPoint> cells;
    friend bool operator==(const StageEntry&, const StageEntry&) = default;
};

/// What somebody did since the viewer acted last, in one line.
struct RecapLine
{
    Q_GADGET
    QML_VALUE_TYPE(recapLine)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString plain MEMBER plain)

public:
    int seat = -1;
    QString emblem;
    /// Styled: the name is bold.
    QString text;
    /// As it is read aloud.
    QString plain;
    friend bool operator==(const RecapLine&, const RecapLine&) = default;
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
