#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// A script to choose.
struct NightScriptEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nightScriptEntry)
    /// The id or the file that it is chosen by.
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString game MEMBER game)
    /// Why it cannot be used; empty if it can.
    Q_PROPERTY(QString fault MEMBER fault)
    /// It lies in the data folder.
    Q_PROPERTY(bool isOwn MEMBER isOwn)

public:
    QString id;
    QString title;
    QString game;
    QString fault;
    bool isOwn = false;
    friend bool operator==(const NightScriptEntry&, const NightScriptEntry&) = default;
};

/// A role of the script.
struct NightRoleEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nightRoleEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isInPlay MEMBER isInPlay)
    /// Something hangs on its being in play.
    Q_PROPERTY(bool isAskedFor MEMBER isAskedFor)
    /// It has a call of its own: with it, or as the first of several, a step is announced.
    Q_PROPERTY(bool hasCall MEMBER hasCall)
    /// Its sign in the art; empty for none.
    Q_PROPERTY(QString emblem MEMBER emblem)

public:
    QString id;
    QString name;
    bool isInPlay = true;
    bool isAskedFor = true;
    bool hasCall = true;
    QString emblem;
    friend bool operator==(const NightRoleEntry&, const NightRoleEntry&) = default;
};

/// A step of the night.
struct NightStepEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nightStepEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString task MEMBER task)
    Q_PROPERTY(int seconds MEMBER seconds)
    /// The sign of who is called in the art; empty for none.
    Q_PROPERTY(QString emblem MEMBER emblem)

public:
    QString id;
    QString heading;
    QString task;
    int seconds = 0;
    QString emblem;
    friend bool operator==(const NightStepEntry&, const NightStepEntry&) = default;
};

/// A sound of the forest.
struct NightLayerEntry
{
    Q_GADGET
    QML_VALUE_TYPE(nightLayerEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    /// 0 to 100.
    Q_PROPERTY(int level MEMBER level)

public:
    QString id;
    QString name;
    int level = 0;
    friend bool operator==(const NightLayerEntry&, const NightLayerEntry&) = default;
};

} // namespace tablewood
