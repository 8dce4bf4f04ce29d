#pragma once

#include <QColor>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// The colours that pictures are painted in, for the frames and words around them. An unknown palette is the
/// forest's.
class ArtColours : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The emblems a seat can have.
    Q_PROPERTY(QStringList seatEmblems READ seatEmblems CONSTANT)

public:
    explicit ArtColours(QObject* parent = nullptr);
    static ArtColours* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QStringList seatEmblems() const;
    Q_INVOKABLE QColor high(const QString& palette) const;
    Q_INVOKABLE QColor accent(const QString& palette) const;
    Q_INVOKABLE QColor ground(const QString& palette) const;
    Q_INVOKABLE QColor low(const QString& palette) const;
    /// The colour of a seat, counted from 0; `isSafe` for the palette for colour-blind people.
    Q_INVOKABLE QColor seatTint(int seat, bool isSafe) const;
    Q_INVOKABLE QColor seatDark(int seat, bool isSafe) const;
    /// The emblem that a seat has unless another is chosen.
    Q_INVOKABLE QString seatEmblem(int seat) const;
};

} // namespace tablewood
