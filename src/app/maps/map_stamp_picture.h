#pragma once

#include "app/maps/map_editor.h"

#include <QImage>
#include <QtQml/qqmlregistration.h>
#include <QtQuick/QQuickPaintedItem>

namespace tablewood {

/// What a stamp of several spaces looks like when it is laid, in the middle and as large as it fits.
class MapStampPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// Whose palette has the stamp; nothing is painted without.
    Q_PROPERTY(tablewood::MapEditor* editor READ editor WRITE setEditor NOTIFY changed)
    Q_PROPERTY(QString stamp READ stamp WRITE setStamp NOTIFY changed)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    MapEditor* editor() const { return m_editor; }
    void setEditor(MapEditor* editor);
    QString stamp() const { return m_stamp; }
    void setStamp(const QString& stamp);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

protected:
    void updatePolish() override;

private:
    MapEditor* m_editor = nullptr;
    QString m_stamp;
    QImage m_picture;
};

} // namespace tablewood
