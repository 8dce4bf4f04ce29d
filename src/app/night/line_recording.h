#pragma once

#include <QString>

#include <span>

namespace tablewood {

/// Ends the name of a file that is put away and can come back: "line.wav.removed".
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
    /// Writes a recording; the old one can be brought back. Returns why it failed and changed nothing; empty
    /// if it is written.
    QString write(std::span<const char> bytes) const;
    /// Removes it. False where there is none, or the disk takes nothing; then nothing has changed.
    bool putAway() const;
    /// Changes places with the one that was removed; false as above.
    bool bringBack() const;
    /// Exchanges the recordings of two lines, also those that were removed.
    void exchangeWith(const LineRecording& other) const;
    /// The other's old recording can be brought back.
    void copyTo(const LineRecording& other) const;

private:
    QString removed() const { return m_file + kRemoved; }
    QString aside() const;
    /// Moves the file that lies aside to its place.
    bool takeIn() const;

    QString m_file;
};

} // namespace tablewood
