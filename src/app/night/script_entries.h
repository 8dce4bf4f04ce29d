#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// A step of a script that is being written, as its list shows it.
struct ScriptStepEntry
{
    Q_GADGET
    QML_VALUE_TYPE(scriptStepEntry)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString task MEMBER task)
    Q_PROPERTY(int seconds MEMBER seconds)
    /// How much of it does not fit.
    Q_PROPERTY(int faults MEMBER faults)

public:
    QString heading;
    QString task;
    int seconds = 0;
    int faults = 0;
    friend bool operator==(const ScriptStepEntry&, const ScriptStepEntry&) = default;
};

/// Words of a script, in the language that is written now.
struct ScriptWordsEntry
{
    Q_GADGET
    QML_VALUE_TYPE(scriptWordsEntry)
    Q_PROPERTY(QString text MEMBER text)
    /// They have a text of their own in each language.
    Q_PROPERTY(bool isTranslated MEMBER isTranslated)
    /// Other places that say the same line.
    Q_PROPERTY(int otherUses MEMBER otherUses)
    /// The line that is said there, by the name of its recording.
    Q_PROPERTY(QString line MEMBER line)

public:
    QString text;
    bool isTranslated = false;
    /// The key of the line. People never see it.
    QString key;
    int otherUses = 0;
    QString line;
    friend bool operator==(const ScriptWordsEntry&, const ScriptWordsEntry&) = default;
};

/// A role, and whether it is named where it is shown.
struct ScriptRoleEntry
{
    Q_GADGET
    QML_VALUE_TYPE(scriptRoleEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isNamed MEMBER isNamed)

public:
    QString id;
    QString name;
    bool isNamed = false;
    friend bool operator==(const ScriptRoleEntry&, const ScriptRoleEntry&) = default;
};

/// Something that is shown in a step.
struct ScriptShownEntry
{
    Q_GADGET
    QML_VALUE_TYPE(scriptShownEntry)
    /// Shows the holders of roles; otherwise shows what was chosen.
    Q_PROPERTY(bool isHolders MEMBER isHolders)
    /// ScriptRoleEntry values: whose holders, and who sees it.
    Q_PROPERTY(QVariantList of MEMBER of)
    Q_PROPERTY(QVariantList to MEMBER to)

public:
    bool isHolders = false;
    QVariantList of;
    QVariantList to;
    friend bool operator==(const ScriptShownEntry&, const ScriptShownEntry&) = default;
};

/// The step that is written now.
struct ScriptStepForm
{
    Q_GADGET
    QML_VALUE_TYPE(scriptStepForm)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(tablewood::ScriptWordsEntry heading MEMBER heading)
    Q_PROPERTY(tablewood::ScriptWordsEntry task MEMBER task)
    Q_PROPERTY(tablewood::ScriptWordsEntry say MEMBER say)
    Q_PROPERTY(tablewood::ScriptWordsEntry closing MEMBER closing)
    Q_PROPERTY(int seconds MEMBER seconds)
    /// 0 always, 1 in play, 2 held.
    Q_PROPERTY(int when MEMBER when)
    /// 0 nothing, 1 a seat, 2 a card, 3 a place.
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(bool callsRoles MEMBER callsRoles)
    /// ScriptRoleEntry values.
    Q_PROPERTY(QVariantList roles MEMBER roles)
    /// ScriptShownEntry values.
    Q_PROPERTY(QVariantList shows MEMBER shows)
    /// Its faults, in sentences.
    Q_PROPERTY(QStringList faults MEMBER faults)

public:
    QString name;
    ScriptWordsEntry heading;
    ScriptWordsEntry task;
    ScriptWordsEntry say;
    ScriptWordsEntry closing;
    int seconds = 0;
    int when = 0;
    int choice = 0;
    bool callsRoles = false;
    QVariantList roles;
    QVariantList shows;
    QStringList faults;
    friend bool operator==(const ScriptStepForm&, const ScriptStepForm&) = default;
};

} // namespace tablewood
