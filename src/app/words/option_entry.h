#pragma once

#include "kernel/game.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// Something that is decided before a match.
struct OptionEntry
{
    Q_GADGET
    QML_VALUE_TYPE(optionEntry)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    /// The words of the chosen value.
    Q_PROPERTY(QString chosen MEMBER chosen)
    Q_PROPERTY(bool isStandard MEMBER isStandard)
    Q_PROPERTY(QStringList labels MEMBER labels)
    Q_PROPERTY(QStringList values MEMBER values)
    /// Which of them is chosen.
    Q_PROPERTY(int current MEMBER current)

public:
    QString key;
    QString icon;
    QString label;
    QString chosen;
    bool isStandard = true;
    QStringList labels;
    QStringList values;
    int current = 0;
    friend bool operator==(const OptionEntry&, const OptionEntry&) = default;
};

/// Whether there is anything to choose: it is asked for, and more than one of its choices fits the number of
/// seats.
bool isOffered(const GameSheet& sheet, const Setup& setup, const OptionSpec& option);

/// An option as it stands in a setup, under the name that the setup has for it (`keysOf`). Throws InputError
/// for a value that is not among its choices.
OptionEntry optionEntry(const GameSheet& sheet, const Setup& setup, const OptionSpec& option,
                        const std::string& key);

} // namespace tablewood
