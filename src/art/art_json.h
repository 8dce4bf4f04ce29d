#pragma once

#include <QColor>
#include <QJsonObject>
#include <QString>

namespace tablewood {

/// Reads a JSON file of format 1. Throws std::runtime_error naming the file and the cause.
QJsonObject readArtFile(const QString& file);

/// The colour under a key. Throws std::runtime_error naming the key when it is no colour.
QColor colourIn(const QJsonObject& json, const QString& key);

} // namespace tablewood
