#pragma once

#include <QSize>

QT_BEGIN_NAMESPACE
class QQmlApplicationEngine;
class QQuickWindow;
QT_END_NAMESPACE

namespace tablewood {

/// The size that the window opens with, before the person changes it.
inline constexpr QSize kFirstWindowSize(1280, 800);

/// Opens the program's window in an engine that has nothing yet; the Program is there by now, and the person
/// has chosen this theme. Null, after a message, where the window cannot be made. Needs the modules of
/// qml/Tablewood linked.
QQuickWindow* openMainWindow(QQmlApplicationEngine& engine, const QString& theme);

} // namespace tablewood
