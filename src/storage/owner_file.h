#pragma once

#include <QByteArray>
#include <QString>

namespace tablewood {

/// Replaces a file at once by one that its owner alone can read. Throws InputError if it cannot be written.
void writeForOwner(const QString& path, const QByteArray& content);

/// Lets nobody but its owner read a file that others write in place; makes an empty one if there is none.
/// Where that cannot be, nothing happens: whoever uses the file sees why.
void keepForOwner(const QString& path);

} // namespace tablewood
