#pragma once

#include "app/night/line_recording.h"
#include "moderator/narrator.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>

namespace tablewood {

/// The files for nights in the data folder: scripts of one's own, spoken lines, people's recordings.
class NightFolder
{
public:
    explicit NightFolder(QString data) : m_data(std::move(data)) {}

    const QString& data() const { return m_data; }
    /// The scripts of one's own, as files, by name.
    QStringList scripts() const;
    QString scriptFolder() const;
    /// Whether a script is one of those.
    bool isOwn(const QString& script) const;
    /// A file for a new script, named after its title. It has no name that another one had which was removed:
    /// the recordings of that one wait for it.
    QString freshScript(const QString& title) const;
    /// The outcome of putting a script away or bringing it back.
    enum class Moved : std::uint8_t
    {
        done,
        /// Somebody else has removed it meanwhile.
        missing,
        /// The folder cannot be written.
        refused
    };
    /// Puts a script of one's own away, or brings it back.
    Moved remove(const QString& script) const;
    Moved bringBack(const QString& script) const;
    /// Where the recordings of a script's lines in a language lie; empty for what is no language. Scripts are
    /// told by id or file.
    QString recordings(const QString& script, const QString& language) const;
    /// A line's recording; nothing where line or language could lead out of the folder.
    std::optional<LineRecording> recording(const QString& script, const QString& language,
                                           const QString& line) const;
    /// Whether a line has a recording in any language, or one that was removed.
    bool hasRecording(const QString& script, const QString& line) const;
    /// A line is called otherwise: its recordings go along. What a line that is gone has left under the new
    /// name waits under the old one, so that it is back when both are called as before.
    void exchangeRecordings(const QString& script, const QString& one, const QString& other) const;
    /// The recordings of a line are another's too; what that had can be brought back.
    void shareRecordings(const QString& script, const QString& from, const QString& to) const;
    /// That folder where it has any; empty otherwise.
    std::string recordingsIfAny(const std::string& script, const std::string& language) const;
    /// The recordings in all languages go along with a script that is copied.
    void copyRecordings(const QString& from, const QString& to) const;
    /// A voice for a script.
    VoiceSource voice(const std::string& engine, const std::string& recordings) const;

private:
    QString recordingsOf(const QString& script) const;
    QStringList recordedLanguages(const QString& script) const;
    /// The recordings of two lines in each language.
    void withBoth(const QString& script, const QString& one, const QString& other,
                  const std::function<void(const LineRecording&, const LineRecording&)>& what) const;

    QString m_data;
};

} // namespace tablewood
