#include "storage/owner_file.h"

#include "kernel/input_error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace tablewood {

namespace {

constexpr QFile::Permissions kOwnerAlone = QFile::ReadOwner | QFile::WriteOwner;
/// Whoever changes such a file has done so in some milliseconds.
constexpr int kLockMilliseconds = 5000;

} // namespace

void writeForOwner(const QString& path, const QByteArray& content, Owners owners)
{
    QSaveFile file(path);
    // commit() of older Qt does not see that its own flush failed: a full disk would give an empty file.
    const bool isWritten = file.open(QIODevice::WriteOnly) &&
                           (file.setPermissions(kOwnerAlone) || owners == Owners::wanted) &&
                           file.write(content) == content.size() && file.flush();
    if (!isWritten || !file.commit())
        throw InputError(
            path.toStdString(), "the file cannot be written: " + file.errorString().toStdString(),
            "Check that the directory is there, that writing is allowed and that the disk has room");
}

QByteArray readIfThere(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(path.toStdString(), "the file cannot be read: " + file.errorString().toStdString(),
                         "Allow reading it");
    const QByteArray content = file.read(kMaxOwnerFile + 1);
    if (content.size() > kMaxOwnerFile)
        throw InputError(path.toStdString(),
                         "the file is larger than " + std::to_string(kMaxOwnerFile) + " bytes",
                         "Move it away: Tablewood did not write it");
    return content.isNull() ? QByteArray("") : content;
}

std::unique_ptr<QLockFile> locked(const QString& path)
{
    if (const QString directory = QFileInfo(path).path(); !QDir().mkpath(directory))
        throw InputError(directory.toStdString(), "this directory cannot be made",
                         "Choose another place, or allow writing there");
    auto lock = std::make_unique<QLockFile>(path + ".lock");
    if (lock->tryLock(kLockMilliseconds))
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        throw InputError(path.toStdString(), "another program is changing this file",
                         "Try again when it has finished");
    throw InputError(path.toStdString(), "writing is not allowed in its directory", "Allow it");
}

void keepForOwner(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnerAlone))
        file.setPermissions(kOwnerAlone);
}

} // namespace tablewood
