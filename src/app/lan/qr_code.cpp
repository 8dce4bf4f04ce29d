#include "app/lan/qr_code.h"

#include <QPainter>

#include <memory>
#include <qrencode.h>

namespace tablewood {

namespace {

const QColor kPaper("#FBF6E9");
const QColor kInk("#1E1A14");

struct FreeCode
{
    void operator()(QRcode* code) const { QRcode_free(code); }
};

} // namespace

QrModules qrModulesOf(const QString& text)
{
    // A screen is not soiled: the lowest level, whose modules are the largest.
    const std::unique_ptr<QRcode, FreeCode> code(
        QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_L));
    if (!code)
        return {};
    QrModules modules{code->width, {}};
    const auto count = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    for (std::size_t i = 0; i < count; ++i)
        modules.dark.push_back((code->data[i] & 1U) != 0);
    return modules;
}

void QrCode::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    m_modules = qrModulesOf(text);
    Q_EMIT textChanged();
    update();
}

void QrCode::paint(QPainter* painter)
{
    if (m_modules.width == 0)
        return;
    // In pixels of the screen: the painter is scaled where they are smaller than the item's.
    const qreal scale = painter->transform().m11();
    const int side = static_cast<int>(std::min(width(), height()) * scale);
    const int module = side / (m_modules.width + 2 * kQuietZone);
    const QPoint corner(static_cast<int>(width() * scale - m_modules.width * module) / 2,
                        static_cast<int>(height() * scale - m_modules.width * module) / 2);
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing, false);
    const int quiet = kQuietZone * module;
    const int paper = m_modules.width * module + 2 * quiet;
    painter->fillRect(corner.x() - quiet, corner.y() - quiet, paper, paper, kPaper);
    for (int y = 0; y < m_modules.width; ++y)
        for (int x = 0; x < m_modules.width; ++x)
            if (m_modules.at(x, y))
                painter->fillRect(corner.x() + x * module, corner.y() + y * module, module, module, kInk);
}

} // namespace tablewood
