#include "art/art_json.h"

#include <QFile>
#include <QJsonDocument>

#include <stdexcept>

namespace tablewood {

QJsonObject readArtFile(const QString& file)
{
    const auto failed = [&](const QString& cause) {
        return std::runtime_error(QStringLiteral("%1: %2").arg(file, cause).toStdString());
    };
    QFile stored(file);
    if (!stored.open(QIODevice::ReadOnly))
        throw failed(stored.errorString());
    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(stored.readAll(), &error).object();
    if (error.error != QJsonParseError::NoError)
        throw failed(QStringLiteral("byte %1: %2").arg(error.offset).arg(error.errorString()));
    if (json[u"format"].toInt() != 1)
        throw failed(QStringLiteral("\"format\" must be 1, the format this version reads"));
    return json;
}

QColor colourIn(const QJsonObject& json, const QString& key)
{
    const QString text = json[key].toString();
    const QColor colour(text);
    if (!text.startsWith(u'#') || !colour.isValid())
        throw std::runtime_error(QStringLiteral("\"%1\" must be a colour such as \"#7FA650\", not \"%2\"")
                                     .arg(key, text)
                                     .toStdString());
    return colour;
}

} // namespace tablewood
