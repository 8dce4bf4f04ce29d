#include "app/main_window.h"

#include "app/lining_figures.h"
#include "art/art_image_provider.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

namespace tablewood {

namespace {

/// The theme's name in the pictures, as Theme.qml finds it.
QString themeOfPictures(const QString& chosen)
{
    if (chosen != QLatin1String("system"))
        return chosen;
    return QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5F
               ? QStringLiteral("night")
               : QStringLiteral("clearing");
}

} // namespace

QQuickWindow* openMainWindow(QQmlApplicationEngine& engine, const QString& theme)
{
    // Words are measured in the typeface they will have: another one would be read for nothing.
    QGuiApplication::setFont(QFont(QStringLiteral("Inter")));
    // The weight of headings (Heading.qml).
    useLiningFigures(QStringLiteral("Vollkorn"), QFont::DemiBold);
    // Only Qt's own dialogs have its controls. DialogLook.qml knows how this style is coloured.
    qputenv("QT_QUICK_CONTROLS_STYLE", "Fusion");
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    auto* art = new ArtImageProvider;
    engine.addImageProvider(QStringLiteral("art"), art);
    // The forest of Home takes longest: it is painted while the page is being made.
    art->paintAhead(QStringLiteral("scenery/home?theme=") + themeOfPictures(theme),
                    (QSizeF(kFirstWindowSize) * qGuiApp->devicePixelRatio()).toSize());
    engine.load(QStringLiteral("qrc:/qt/qml/Tablewood/Home/Main.qml"));
    return qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
}

} // namespace tablewood
