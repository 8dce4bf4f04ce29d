#include "app/night/line_recording.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>
#include <system_error>

namespace tablewood {

namespace {

/// The two files change places; either may be missing. What is moved first waits at `aside`.
bool exchangeFiles(const QString& one, const QString& other, const QString& aside)
{
    if (!QFile::exists(one))
        return !QFile::exists(other) || moveFile(other, one);
    if (!QFile::exists(other))
        return moveFile(one, other);
    if (!moveFile(one, aside))
        return false;
    if (moveFile(other, one))
        return moveFile(aside, other);
    moveFile(aside, one);
    return false;
}

} // namespace

bool moveFile(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::rename(QFileInfo(from).filesystemFilePath(), QFileInfo(to).filesystemFilePath(), error);
    return !error;
}

QString LineRecording::aside() const { return m_file + QStringLiteral(".aside"); }

bool LineRecording::exists() const { return QFileInfo(m_file).isFile(); }

bool LineRecording::hasRemoved() const { return QFileInfo(removed()).isFile(); }

void LineRecording::recover() const
{
    if (!QFileInfo(aside()).isFile())
        return;
    if (exists() && !hasRemoved()) // two were changing places
        moveFile(aside(), removed());
    else
        takeIn();
}

bool LineRecording::takeIn() const
{
    return (!exists() || moveFile(m_file, removed())) && moveFile(aside(), m_file);
}

QString LineRecording::write(std::span<const char> bytes) const
{
    recover();
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(aside());
    const bool isWritten =
        file.open(QIODevice::WriteOnly) &&
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()) &&
        file.commit();
    if (!isWritten)
        return file.errorString();
    if (takeIn())
        return {};
    if (exists()) // what is aside comes to its place later where there is nothing
        QFile::remove(aside());
    return QDir::toNativeSeparators(m_file);
}

bool LineRecording::putAway() const
{
    recover();
    return moveFile(m_file, removed());
}

bool LineRecording::bringBack() const
{
    recover();
    return hasRemoved() && exchangeFiles(m_file, removed(), aside());
}

void LineRecording::exchangeWith(const LineRecording& other) const
{
    recover();
    other.recover();
    exchangeFiles(m_file, other.m_file, aside());
    exchangeFiles(removed(), other.removed(), aside());
}

void LineRecording::copyTo(const LineRecording& other) const
{
    recover();
    other.recover();
    if (exists() && QFile::copy(m_file, other.aside()))
        other.takeIn();
}

} // namespace tablewood
