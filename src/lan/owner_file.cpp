#include "lan/owner_file.h"

#include "kernel/input_error.h"

#include <QFile>
#include <QSaveFile>

namespace tablewood::lan {

void writeForOwner(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) &&
                           file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                           file.write(content) == content.size() && file.flush();
    if (!isWritten || !file.commit())
        throw InputError(path.toStdString(),
                         "the file cannot be written: " + file.errorString().toStdString(),
                         "Check that writing is allowed there and that the disk has room");
}

} // namespace tablewood::lan
