#pragma once

#include "app/table/scene/board_entries.h"
#include "app/table/scene/piece_entries.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtQml/qqmlregistration.h>

/// Panels, hands and buttons as values for QML: words instead of texts, pictures instead of names. Each is
/// compared as a whole, so that only what changed is drawn anew.
namespace tablewood {

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

/// A panel of a scene, of a seat or of all.
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
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString mood MEMBER mood)
    Q_PROPERTY(bool isGuarded MEMBER isGuarded)
    Q_PROPERTY(bool isLight MEMBER isLight)
    Q_PROPERTY(bool isLit MEMBER isLit)
    Q_PROPERTY(bool isTarget MEMBER isTarget)
    Q_PROPERTY(bool holdsTargets MEMBER holdsTargets)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(QString picking MEMBER picking)
    Q_PROPERTY(bool hasHand MEMBER hasHand)
    Q_PROPERTY(bool canTakeHand MEMBER canTakeHand)
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
    /// The emblem of its owner.
    QString emblem;
    QString sign;
    /// "usual", "danger" or "gone".
    QString mood;
    /// It can be read only while it is held.
    bool isGuarded = false;
    /// It is a plate.
    bool isLight = false;
    /// Something on it can be acted on, or it is a target.
    bool isLit = false;
    /// A card on it can be picked next, for what has been picked.
    bool holdsTargets = false;
    /// The panel itself can be picked next, as who sits there; or is picked.
    bool isTarget = false;
    bool isChosen = false;
    /// How it is read aloud then; empty where it is neither.
    QString picking;
    /// Its person plays at this screen now, where another one there could; or is such another one.
    bool hasHand = false;
    bool canTakeHand = false;
    EntryModel* items = nullptr;
    friend bool operator==(const PanelEntry&, const PanelEntry&) = default;
};

/// A spot of the circle in the dark: a seat's token, or a face.
struct NightSpotEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nightSpotEntry)
    Q_PROPERTY(QString button MEMBER button)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(tablewood::FaceEntry face MEMBER face)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(QVariantList others MEMBER others)

public:
    QString button;
    int seat = -1;
    QString emblem;
    FaceEntry face;
    QString name;
    bool isChosen = false;
    /// Seats that have chosen it as well, as far as the viewer sees it.
    QVariantList others;
    friend bool operator==(const NightSpotEntry&, const NightSpotEntry&) = default;
};

/// The calm screen in the dark.
struct NightEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nightEntry)
    Q_PROPERTY(bool isDark MEMBER isDark)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(tablewood::FaceEntry card MEMBER card)
    Q_PROPERTY(bool isTurned MEMBER isTurned)
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(bool isSaid MEMBER isSaid)

public:
    bool isDark = false;
    QString title;
    /// The line said to all, or said last, and whether it is being said now.
    QString caption;
    bool isSaid = false;
    /// Another one for each step of the night and each part of it.
    QString place;
    /// The face of the card in the middle; no key while it lies face down.
    FaceEntry card;
    bool isTurned = false;
    friend bool operator==(const NightEntry&, const NightEntry&) = default;
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
    /// Who plays the seat for them besides their own; empty for nobody.
    Q_PROPERTY(QString partner MEMBER partner)
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
    QString partner;
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

/// A turn of the cycle; `state` is "past", "now" or "next".
struct CycleEntry
{
    Q_GADGET
    QML_VALUE_TYPE(cycleEntry)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString state MEMBER state)

public:
    int seat = -1;
    QString emblem;
    QString icon;
    QString mark;
    QString name;
    QString state;
    friend bool operator==(const CycleEntry&, const CycleEntry&) = default;
};

/// A seat's slip in a ballot.
struct SlipEntry
{
    Q_GADGET
    QML_VALUE_TYPE(slipEntry)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool mayVote MEMBER mayVote)
    Q_PROPERTY(bool isIn MEMBER isIn)
    Q_PROPERTY(bool isYou MEMBER isYou)

public:
    int seat = -1;
    QString emblem;
    QString name;
    QString standing;
    QString icon;
    bool mayVote = true;
    bool isIn = false;
    bool isYou = false;
    friend bool operator==(const SlipEntry&, const SlipEntry&) = default;
};

/// A vote about a seat; its number is 0 where there is none.
struct BallotEntry
{
    Q_GADGET
    QML_VALUE_TYPE(ballotEntry)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int subject MEMBER subject)
    Q_PROPERTY(QString subjectName MEMBER subjectName)
    Q_PROPERTY(QString subjectEmblem MEMBER subjectEmblem)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(bool isOver MEMBER isOver)

public:
    int number = 0;
    int subject = -1;
    QString subjectName;
    QString subjectEmblem;
    QString title;
    QString standing;
    bool isOver = false;
    friend bool operator==(const BallotEntry&, const BallotEntry&) = default;
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

/// An answer that the viewer may let stand.
struct StandingEntry
{
    Q_GADGET
    QML_VALUE_TYPE(standingEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(bool isOn MEMBER isOn)

public:
    QString id;
    QString label;
    QString hint;
    bool isOn = false;
    friend bool operator==(const StandingEntry&, const StandingEntry&) = default;
};

/// An option that is asked for in words.
struct AskedOption
{
    Q_GADGET
    QML_VALUE_TYPE(askedOption)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(bool isOpen MEMBER isOpen)

public:
    QString id;
    QString icon;
    QString label;
    QString hint;
    /// It can be chosen now; otherwise a press says why not.
    bool isOpen = true;
    friend bool operator==(const AskedOption&, const AskedOption&) = default;
};

} // namespace tablewood
