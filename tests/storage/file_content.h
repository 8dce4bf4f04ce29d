#pragma once

#include <QFile>
#include <doctest/doctest.h>

/// All that stands in a file, which has to be there.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    REQUIRE_MESSAGE(file.open(QIODevice::ReadOnly), path.toStdString());
    return file.readAll();
}
