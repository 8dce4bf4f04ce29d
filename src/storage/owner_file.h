#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QSaveFile>
#include <QString>

#include <memory>

namespace tablewood {

/// How long to wait for whoever has a file locked, in milliseconds: they have changed it in some.
inline constexpr int kLockMilliseconds = 5000;

/// Whether a file that others could read too is better than none: a stick may know no owners.
enum class Owners
{
    needed,
    wanted
};

/// A file that its owner alone can read: written now, and put in its place later or never.
class OwnerFile
{
public:
    /// Throws InputError if it cannot be written.
    OwnerFile(const QString& path, const QByteArray& content, Owners owners = Owners::needed);
    /// Replaces what is there at once. Throws InputError, and leaves it, if that cannot be.
    void commit();

private:
    [[noreturn]] void fail() const;

    QSaveFile m_file;
};

/// Replaces a file at once by one that its owner alone can read. Throws InputError if it cannot be written.
void writeForOwner(const QString& path, const QByteArray& content, Owners owners = Owners::needed);

/// No file that Tablewood keeps for its owner is larger: certificates, known tables, who may come back to a
/// table.
inline constexpr qint64 kMaxOwnerFile = 1 << 20;

/// The content of a file; a null array if there is none. Throws InputError for a file that cannot be read or
/// is larger than kMaxOwnerFile.
QByteArray readIfThere(const QString& path);

/// Keeps other programs that ask for the same from changing a file, for as long as it is held. Makes the
/// file's directory. Throws InputError if that cannot be, or if another program holds it for seconds.
std::unique_ptr<QLockFile> locked(const QString& path);

/// Lets nobody but its owner read a file that others write in place; makes an empty one if there is none.
/// Where that cannot be, nothing happens: whoever uses the file sees why.
void keepForOwner(const QString& path);

} // namespace tablewood
