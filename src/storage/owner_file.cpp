#include "storage/owner_file.h"

#include "kernel/input_error.h"

#include <QFile>
#include <QSaveFile>

namespace tablewood {

namespace {

constexpr QFile::Permissions kOwnerAlone = QFile::ReadOwner | QFile::WriteOwner;

} // namespace

void writeForOwner(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    // commit() of older Qt does not see that its own flush failed: a full disk would give an empty file.
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.setPermissions(kOwnerAlone) &&
                           file.write(content) == content.size() && file.flush();
    if (!isWritten || !file.commit())
        throw InputError(
            path.toStdString(), "the file cannot be written: " + file.errorString().toStdString(),
            "Check that the directory is there, that writing is allowed and that the disk has room");
}

void keepForOwner(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnerAlone))
        file.setPermissions(kOwnerAlone);
}

} // namespace tablewood
