#include "app/lan/qr_code.h"
#include "lan/find/address.h"

#include <QImage>
#include <QPainter>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

QImage painted(QrCode& code, int side, qreal scale)
{
    code.setSize(QSizeF(side, side));
    QImage image(qRound(side * scale), qRound(side * scale), QImage::Format_RGB32);
    image.fill(Qt::blue);
    QPainter painter(&image);
    painter.scale(scale, scale);
    code.paint(&painter);
    return image;
}

} // namespace

TEST_CASE("A link is painted as its modules, each of whole pixels, with free paper around")
{
    const QString link = QString::fromStdString(lan::textOf(lan::JoinLink{{"192.168.1.20", "fe80::1%eth0"}}));
    const QrModules modules = qrModulesOf(link);
    REQUIRE(modules.width >= 21);
    // The eyes in three corners.
    for (const QPoint eye : {QPoint(0, 0), QPoint(modules.width - 7, 0), QPoint(0, modules.width - 7)})
        for (int i = 0; i < 7; ++i) {
            CHECK(modules.at(eye.x() + i, eye.y()));
            CHECK(modules.at(eye.x(), eye.y() + i));
            CHECK(modules.at(eye.x() + 3, eye.y() + 3));
        }

    QrCode code;
    code.setText(link);
    for (const qreal scale : {1.0, 1.5, 2.0})
        for (const int side : {152, 301, 640}) {
            CAPTURE(scale);
            CAPTURE(side);
            const QImage image = painted(code, side, scale);
            const int module = image.width() / (modules.width + 2 * QrCode::kQuietZone);
            const int corner = static_cast<int>(side * scale - modules.width * module) / 2;
            const auto isDark = [&](int x, int y) { return qGray(image.pixel(x, y)) < 128; };
            int wrong = 0;
            for (int y = 0; y < modules.width * module; ++y)
                for (int x = 0; x < modules.width * module; ++x)
                    if (isDark(corner + x, corner + y) != modules.at(x / module, y / module))
                        ++wrong;
            CHECK(wrong == 0);
            const int quiet = corner - QrCode::kQuietZone * module;
            for (int y = quiet; y < corner; ++y)
                for (int x = quiet; x < corner + (modules.width + QrCode::kQuietZone) * module; ++x)
                    if (isDark(x, y))
                        ++wrong;
            CHECK(wrong == 0);
        }
}

TEST_CASE("No text, or one that no code holds, paints nothing")
{
    CHECK(qrModulesOf("").width == 0);
    CHECK(qrModulesOf(QString(5000, 'x')).width == 0);
    QrCode code;
    CHECK(painted(code, 100, 1).pixelColor(50, 50) == QColor(Qt::blue));
}
