#pragma once

#include "kernel/match.h"

#include <QtCore/QObject>
#include <QtCore/QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// A match that could follow one that has ended, with the same seats.
struct WayOn
{
    Q_GADGET
    QML_VALUE_TYPE(wayOn)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString icon MEMBER icon)
    /// What it has in place of the options of the match before, by their keys.
    Q_PROPERTY(QVariantMap options MEMBER options)
    /// It has the same chance: the same cards come in the same order.
    Q_PROPERTY(bool keepsChance MEMBER keepsChance)

public:
    QString text;
    QString detail;
    QString icon;
    QVariantMap options;
    bool keepsChance = false;
    friend bool operator==(const WayOn&, const WayOn&) = default;
};

/// The ways on from the end of a match, the one that most people want first. Where all play together these
/// are what comes next on the road and another step of the ladder (OptionOrder), as far as it can be dealt;
/// else there is one.
std::vector<WayOn> waysOn(const GameType& type, const Setup& setup, bool isWon);

} // namespace tablewood
