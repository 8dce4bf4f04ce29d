#pragma once

#include "content/map_document.h"

#include <QObject>
#include <QRect>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

inline constexpr int kMostMapPlayers = 4;

inline QString mapText(const std::string& text) { return QString::fromStdString(text); }

/// Something that can be laid on a map.
struct MapStampEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapStampEntry)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString label MEMBER label)
    /// How many are left; -1 for as many as one likes.
    Q_PROPERTY(int left MEMBER left)
    /// Its picture in the art; empty where it has several spaces, and is painted as it will lie.
    Q_PROPERTY(QString art MEMBER art)
    /// It has several spaces, and is laid once.
    Q_PROPERTY(bool isLarge MEMBER isLarge)

public:
    QString key;
    QString name;
    QString hint;
    QString label;
    int left = -1;
    QString art;
    bool isLarge = false;
    friend bool operator==(const MapStampEntry&, const MapStampEntry&) = default;
};

/// A layer of the map.
struct MapLayerEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapLayerEntry)
    Q_PROPERTY(int layer MEMBER layer)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool isShown MEMBER isShown)
    /// Edits are made in it alone.
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    /// The numbers of players for which something lies there: a bit for each.
    Q_PROPERTY(int players MEMBER players)

public:
    int layer = 0;
    QString name;
    QString icon;
    bool isShown = true;
    bool isChosen = false;
    int players = 0;
    friend bool operator==(const MapLayerEntry&, const MapLayerEntry&) = default;
};

/// A choice of a line of a form.
struct MapChoiceEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapChoiceEntry)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString whyNot MEMBER whyNot)
    Q_PROPERTY(bool isChosen MEMBER isChosen)

public:
    QString value;
    QString name;
    QString whyNot;
    bool isChosen = false;
    friend bool operator==(const MapChoiceEntry&, const MapChoiceEntry&) = default;
};

/// A line of a form.
struct MapFieldEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapFieldEntry)
    Q_PROPERTY(QString key MEMBER key)
    /// "heading", "number", "words", "choice", "choices", "players" or "fact".
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)
    /// MapChoiceEntry values, of players too.
    Q_PROPERTY(QVariantList choices MEMBER choices)

public:
    QString key;
    QString kind;
    QString name;
    QString hint;
    QString value;
    int least = 0;
    int most = 0;
    QVariantList choices;
    friend bool operator==(const MapFieldEntry&, const MapFieldEntry&) = default;
};

/// Something that is to be put right.
struct MapFaultEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapFaultEntry)
    /// "fault", "warning" or "note".
    Q_PROPERTY(QString gravity MEMBER gravity)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// Where it lies, on the plane of all maps.
    Q_PROPERTY(bool hasPlace MEMBER hasPlace)
    Q_PROPERTY(QPoint place MEMBER place)
    Q_PROPERTY(QString field MEMBER field)
    Q_PROPERTY(QString repairName MEMBER repairName)
    Q_PROPERTY(QString repair MEMBER repair)

public:
    QString gravity;
    QString title;
    QString sentence;
    bool hasPlace = false;
    QPoint place;
    QString field;
    QString repairName;
    QString repair;
    friend bool operator==(const MapFaultEntry&, const MapFaultEntry&) = default;
};

/// A card of the stacks.
struct MapCardEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapCardEntry)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString variant MEMBER variant)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int copies MEMBER copies)
    Q_PROPERTY(int left MEMBER left)

public:
    QString key;
    QString group;
    QString label;
    QString variant;
    QString name;
    int copies = 0;
    int left = 0;
    friend bool operator==(const MapCardEntry&, const MapCardEntry&) = default;
};

/// The stack of a spawn, the top card first, and what lies on the map before it.
struct MapStackEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapStackEntry)
    /// MapCardEntry values.
    Q_PROPERTY(QVariantList cards MEMBER cards)
    Q_PROPERTY(QVariantList start MEMBER start)

public:
    QVariantList cards;
    QVariantList start;
    friend bool operator==(const MapStackEntry&, const MapStackEntry&) = default;
};

/// Something to begin a map with.
struct MapTemplateEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapTemplateEntry)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)

public:
    QString key;
    QString name;
    QString line;
    friend bool operator==(const MapTemplateEntry&, const MapTemplateEntry&) = default;
};

/// A map of one's own that is kept.
struct MapKeptEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapKeptEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    /// When it was kept last, in words.
    Q_PROPERTY(QString when MEMBER when)
    /// Why it cannot be opened; empty if it can.
    Q_PROPERTY(QString fault MEMBER fault)

public:
    QString id;
    QString name;
    QString when;
    QString fault;
    friend bool operator==(const MapKeptEntry&, const MapKeptEntry&) = default;
};

} // namespace tablewood
