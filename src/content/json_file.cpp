#include "content/json_file.h"

#include <QFile>

namespace tablewood {

Json readJsonFile(const std::string& file) { return parseJson(readTextFile(file), file); }

std::string readTextFile(const std::string& file)
{
    QFile input(QString::fromStdString(file));
    if (!input.open(QIODevice::ReadOnly))
        throw Fault(
            file, Text(TW_TEXT("content", "the file cannot be read: %1"), input.errorString().toStdString()),
            TW_TEXT("content", "Check the name and that reading is allowed"));
    // One byte more than is allowed, so that parseJson sees and says that it is too much.
    return input.read(static_cast<qint64>(kMaxJsonBytes) + 1).toStdString();
}

} // namespace tablewood
