#include "app/night/kept_night.h"

#include "content/content_folder.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace tablewood {

namespace {

constexpr int kFormat = 1;

QString fileIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("night.json")); }

} // namespace

std::optional<KeptNight> readKeptNight(const QString& folder)
{
    const QString file = fileIn(folder);
    if (!QFile::exists(file))
        return std::nullopt;
    try {
        const std::string name = file.toStdString();
        return fromJson<KeptNight>(readContentFile(name), name);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

bool keepNight(const QString& folder, const KeptNight& night)
{
    Json json = toJson(night);
    json["format"] = kFormat;
    QSaveFile file(fileIn(folder));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(QByteArray::fromStdString(json.dump(1)));
    return file.commit();
}

void forgetKeptNight(const QString& folder) { QFile::remove(fileIn(folder)); }

} // namespace tablewood
