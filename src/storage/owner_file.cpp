#include "storage/owner_file.h"

#include "content/faults.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tablewood {

namespace {

constexpr QFile::Permissions kOwnerAlone = QFile::ReadOwner | QFile::WriteOwner;

} // namespace

OwnerFile::OwnerFile(const QString& path, const QByteArray& content, Owners owners) : m_file(path)
{
    // commit() of older Qt does not see that its own flush failed: a full disk would give an empty file.
    const bool isWritten = m_file.open(QIODevice::WriteOnly) &&
                           (m_file.setPermissions(kOwnerAlone) || owners == Owners::wanted) &&
                           m_file.write(content) == content.size() && m_file.flush();
    if (!isWritten)
        fail();
}

void OwnerFile::commit()
{
    if (!m_file.commit())
        fail();
}

void OwnerFile::fail() const
{
    throw Fault(
        m_file.fileName().toStdString(),
        Text(TW_TEXT("storage", "the file cannot be written: %1"), m_file.errorString().toStdString()),
        TW_TEXT("storage", "Check that the directory is there, that writing is allowed and that the "
                           "disk has room"));
}

void writeForOwner(const QString& path, const QByteArray& content, Owners owners)
{
    OwnerFile(path, content, owners).commit();
}

QByteArray readIfThere(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        throw Fault(path.toStdString(),
                    Text(TW_TEXT("storage", "the file cannot be read: %1"), file.errorString().toStdString()),
                    TW_TEXT("storage", "Allow reading it"));
    const QByteArray content = file.read(kMaxOwnerFile + 1);
    if (content.size() > kMaxOwnerFile)
        throw Fault(path.toStdString(),
                    Text(TW_TEXT("storage", "the file is larger than %1 bytes"),
                         static_cast<std::int64_t>(kMaxOwnerFile)),
                    TW_TEXT("storage", "Move it away: Tablewood did not write it"));
    return content.isNull() ? QByteArray("") : content;
}

std::unique_ptr<QLockFile> locked(const QString& path)
{
    if (const QString directory = QFileInfo(path).path(); !QDir().mkpath(directory))
        throw Fault(directory.toStdString(), TW_TEXT("storage", "this directory cannot be made"),
                    TW_TEXT("storage", "Choose another place, or allow writing there"));
    auto lock = std::make_unique<QLockFile>(path + ".lock");
    if (lock->tryLock(kLockMilliseconds))
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        throw Fault(path.toStdString(), TW_TEXT("storage", "another program is changing this file"),
                    TW_TEXT("storage", "Try again when it has finished"));
    throw Fault(path.toStdString(), TW_TEXT("storage", "writing is not allowed in its directory"),
                TW_TEXT("storage", "Allow it"));
}

void keepForOwner(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnerAlone))
        file.setPermissions(kOwnerAlone);
}

} // namespace tablewood
