#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

class Program;

/// A game's box as the shelf shows it.
struct BoxEntry
{
    Q_GADGET
    QML_VALUE_TYPE(boxEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString players MEMBER players)
    Q_PROPERTY(QString duration MEMBER duration)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString palette MEMBER palette)
    /// Whether it can be played, rather than being announced.
    Q_PROPERTY(bool isHere MEMBER isHere)

public:
    QString id;
    QString name;
    QString line;
    QString players;
    QString duration;
    QString emblem;
    QString palette;
    bool isHere = false;
    friend bool operator==(const BoxEntry&, const BoxEntry&) = default;
};

/// The boxes that stand on the shelf: the games of the program first, then those that are announced in
/// resources/shelf/announced.json. A game of the program that is announced all the same stands there as
/// announced.
class Shelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// BoxEntry values.
    Q_PROPERTY(QVariantList boxes READ boxes NOTIFY changed)

public:
    /// For QML.
    explicit Shelf(QObject* parent = nullptr);
    explicit Shelf(Program& program, QObject* parent = nullptr);
    static Shelf* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QVariantList boxes() const;

Q_SIGNALS:
    void changed();

private:
    Program& m_program;
};

} // namespace tablewood
