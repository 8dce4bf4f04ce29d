#pragma once

#include <QByteArray>
#include <QString>

namespace tablewood::lan {

/// Replaces a file at once by one that its owner alone can read. Throws InputError if it cannot be written.
void writeForOwner(const QString& path, const QByteArray& content);

} // namespace tablewood::lan
