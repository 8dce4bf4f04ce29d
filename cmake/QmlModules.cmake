# The modules of Qt that our QML and Qt's own dialogs import, as folders. Packages name them; a test compares them with the sources.
set(tablewood_qml_modules QtQml QtQml/Models QtQml/WorkerScript QtQuick QtQuick/Window QtQuick/Templates QtQuick/Shapes
    QtQuick/Layouts QtQuick/Controls QtQuick/Dialogs Qt/labs/folderlistmodel)
