#pragma once

#include <QImage>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <QtQuick/QQuickPaintedItem>

namespace tablewood {

class MapDesk;

/// A map of one's own, or a template, as a small picture: as large as fits in the middle.
class MapPreview : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tablewood::MapDesk* desk MEMBER m_desk WRITE setDesk NOTIFY changed)
    /// The key of a template, or the id of a map; one of them is empty.
    Q_PROPERTY(QString beginning MEMBER m_beginning WRITE setBeginning NOTIFY changed)
    Q_PROPERTY(QString map MEMBER m_map WRITE setMap NOTIFY changed)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    void setDesk(MapDesk* desk);
    void setBeginning(const QString& key);
    void setMap(const QString& id);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

protected:
    void updatePolish() override;

private:
    void look();

    MapDesk* m_desk = nullptr;
    QString m_beginning;
    QString m_map;
    QImage m_picture;
};

} // namespace tablewood
