#pragma once

#include "app/night/kept_night.h"
#include "app/night/night_entries.h"
#include "app/night/voice_room.h"
#include "app/table/entry_model.h"
#include "moderator/night_script.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <set>

namespace tablewood {

/// What is chosen before a night: the script, the roles in play, the language, whose voice.
class NightSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Night has it")
    /// Of NightScriptEntry: those that Tablewood brings along, then one's own.
    Q_PROPERTY(QVariantList scripts READ scripts NOTIFY scriptsChanged)
    Q_PROPERTY(QString script READ script WRITE setScript NOTIFY changed)
    /// Why the script cannot be used, a line for each fault; empty if it can.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// Of NightRoleEntry.
    Q_PROPERTY(tablewood::EntryModel* roles READ roles CONSTANT)
    /// Of NightStepEntry: the steps that will be called.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    /// How long the night is.
    Q_PROPERTY(int seconds READ seconds NOTIFY changed)
    /// Codes and names of the languages that the script has.
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed)
    Q_PROPERTY(QStringList languageNames READ languageNames NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// The folder with a group's own recordings; empty for none.
    Q_PROPERTY(QString recordings READ recordings NOTIFY changed)
    /// Lines are being brought to sound: so many of so many.
    Q_PROPERTY(bool isPreparing READ isPreparing NOTIFY voiceChanged)
    Q_PROPERTY(int linesReady READ linesReady NOTIFY voiceChanged)
    Q_PROPERTY(int lines READ lines NOTIFY voiceChanged)
    /// What a person should know of the voice.
    Q_PROPERTY(QStringList notices READ notices NOTIFY voiceChanged)

public:
    /// All but the parent as in NightTools.
    NightSetup(QString folder, std::string engine, std::function<QString()> language, QObject* parent);

    QVariantList scripts() const;
    QString script() const { return QString::fromStdString(m_order.script); }
    void setScript(const QString& script);
    QString fault() const { return m_fault; }
    EntryModel* roles() { return &m_roles; }
    QVariantList steps() const;
    int seconds() const;
    QStringList languages() const;
    QStringList languageNames() const;
    QString language() const { return QString::fromStdString(m_order.language); }
    void setLanguage(const QString& language);
    QString recordings() const { return QString::fromStdString(m_order.recordings); }
    bool isPreparing() const { return m_room.isBusy(); }
    int linesReady() const { return m_room.done(); }
    int lines() const { return m_room.count(); }
    QStringList notices() const;

    /// Reads the scripts and has the lines spoken: what a page needs that is opened.
    Q_INVOKABLE void open();
    Q_INVOKABLE void setInPlay(const QString& role, bool isInPlay);
    Q_INVOKABLE void setRecordings(const QUrl& folder);
    Q_INVOKABLE void forgetRecordings();
    /// Takes a script in a file.
    Q_INVOKABLE void takeScript(const QUrl& file);

    /// Takes what a kept night was begun with. False if its script is no longer there.
    bool take(const NightOrder& order);
    const NightOrder& order() const { return m_order; }
    bool isReady() const { return m_read.has_value(); }
    NightPlan plan() const;
    /// A line's clip; null as long as there is none.
    VoiceClip clip(const NightLine& line) const;

Q_SIGNALS:
    void scriptsChanged();
    void changed();
    void voiceChanged();

private:
    void read();
    void prepare();
    void tellChanged();

    QString m_folder;
    std::string m_engine;
    std::function<QString()> m_language;
    bool m_hasChosenLanguage = false;
    VoiceRoom m_room;
    NightOrder m_order;
    EntryModel m_roles;
    std::optional<NightScript> m_read;
    QString m_fault;
    /// A file that was taken beside those in the folder.
    QString m_taken;
};

} // namespace tablewood
