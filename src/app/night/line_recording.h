#pragma once

#include <QString>

#include <span>

namespace tablewood {

/// What is put away but can come back lies beside its old name, with this behind it.
inline constexpr const char* kRemoved = ".removed";
/// Moves a file in one step, also over another one. False if that cannot be; then both are as they were.
bool moveFile(const QString& from, const QString& to);

/// The recording of a line and, beside it, the one that was removed or recorded over last. At each moment
/// both are whole on the disk under one name or another, so that a program that is killed loses none.
class LineRecording
{
public:
    /// `file` is where the recording lies, or would lie.
    explicit LineRecording(QString file) : m_file(std::move(file)) {}

    const QString& file() const { return m_file; }
    bool exists() const;
    bool hasRemoved() const;
    /// Puts in its place what a program that was killed has left beside it.
    void recover() const;
    /// What was there can be brought back. Why nothing is written is returned, and then nothing has changed;
    /// empty if it is.
    QString write(std::span<const char> bytes) const;
    /// Removes it. False where there is none, or the disk takes nothing; then nothing has changed.
    bool putAway() const;
    /// Changes places with the one that was removed; false as above.
    bool bringBack() const;
    /// What lies here and there changes places, with what was removed.
    void exchangeWith(const LineRecording& other) const;
    /// What was there can be brought back.
    void copyTo(const LineRecording& other) const;

private:
    QString removed() const { return m_file + kRemoved; }
    QString aside() const;
    /// What lies aside comes to its place.
    bool takeIn() const;

    QString m_file;
};

} // namespace tablewood
