#pragma once

#include <QtQuick/QQuickPaintedItem>

namespace tablewood {

/// The modules of a QR code: dark ones as true, row by row. Empty for a text that is empty or too long.
struct QrModules
{
    int width = 0;
    std::vector<bool> dark;
    bool at(int x, int y) const
    {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                    static_cast<std::size_t>(x)];
    }
};
QrModules qrModulesOf(const QString& text);

/// A text as a QR code: dark modules on light paper in every theme, with the quiet zone around it, each
/// module of whole pixels so that it is sharp at any size.
class QrCode : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    /// Free paper around the code, in modules, as ISO/IEC 18004 asks for.
    static constexpr int kQuietZone = 4;

    QString text() const { return m_text; }
    void setText(const QString& text);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void textChanged();

private:
    QString m_text;
    QrModules m_modules;
};

} // namespace tablewood
