#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

class Program;

/// A pack as the settings show it.
struct PackEntry
{
    Q_GADGET
    QML_VALUE_TYPE(packEntry)
    /// Its title, else the name of its folder.
    Q_PROPERTY(QString title MEMBER title)
    /// Tells what it does, or that it is left out.
    Q_PROPERTY(QString line MEMBER line)
    /// Why it is left out; a line for each fault.
    Q_PROPERTY(QString faults MEMBER faults)
    Q_PROPERTY(bool isUsed MEMBER isUsed)

public:
    QString title;
    QString line;
    QString faults;
    bool isUsed = false;
    friend bool operator==(const PackEntry&, const PackEntry&) = default;
};

/// The packs that were found when the program started.
class PackList : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// PackEntry values.
    Q_PROPERTY(QVariantList packs READ packs NOTIFY changed)
    /// So many of them are left out.
    Q_PROPERTY(int leftOut READ leftOut CONSTANT)

public:
    /// So many faults of a pack are shown: who mends them hears of the next.
    static constexpr std::size_t kShownFaults = 3;

    /// For QML.
    explicit PackList(QObject* parent = nullptr);
    explicit PackList(Program& program, QObject* parent = nullptr);
    static PackList* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QVariantList packs() const;
    int leftOut() const;
    /// Where packs lie, as a link that the system opens; makes the folder if it is not there.
    Q_INVOKABLE QUrl folder() const;

Q_SIGNALS:
    void changed();

private:
    Program& m_program;
};

} // namespace tablewood
