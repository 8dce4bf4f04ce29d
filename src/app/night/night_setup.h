#pragma once

#include "app/night/kept_night.h"
#include "app/night/night_entries.h"
#include "app/night/night_folder.h"
#include "app/night/night_speaker.h"
#include "app/night/voice_room.h"
#include "app/words/entry_model.h"
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

/// The steps of a plan, of NightStepEntry.
QVariantList stepEntries(const NightPlan& plan);

/// The choices before a night: the script, the roles in play, the language, the voice.
class NightSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Night has it")
    /// NightScriptEntry values: those that Tablewood brings along, then one's own.
    Q_PROPERTY(QVariantList scripts READ scripts NOTIFY scriptsChanged)
    Q_PROPERTY(QString script READ script WRITE setScript NOTIFY changed)
    /// The script's title, in the language of the night.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why the script cannot be used, a line for each fault; empty if it can.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// The script that is chosen is one's own.
    Q_PROPERTY(bool isOwn READ isOwn NOTIFY changed)
    /// The script removed last that can be brought back; empty if there is none.
    Q_PROPERTY(QString removed READ removed NOTIFY scriptsChanged)
    /// Why a script could not be removed or brought back; empty for nothing.
    Q_PROPERTY(QString removingFault READ removingFault NOTIFY scriptsChanged)
    /// NightRoleEntry values.
    Q_PROPERTY(tablewood::EntryModel* roles READ roles CONSTANT)
    /// Some of them are called only if they are in play.
    Q_PROPERTY(bool asksForRoles READ asksForRoles NOTIFY changed)
    /// Why the others are not asked for; empty if all are.
    Q_PROPERTY(QString rolesNote READ rolesNote NOTIFY changed)
    /// Only the roles in play are called; otherwise every role of the script.
    Q_PROPERTY(bool callsInPlayOnly READ callsInPlayOnly WRITE setCallsInPlayOnly NOTIFY changed)
    /// NightStepEntry values: the steps that will be called.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    /// How long the night is.
    Q_PROPERTY(int seconds READ seconds NOTIFY changed)
    /// Codes and names of the languages that the script has.
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed)
    Q_PROPERTY(QStringList languageNames READ languageNames NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// Lines are being brought to sound: so many of so many.
    Q_PROPERTY(bool isPreparing READ isPreparing NOTIFY voiceChanged)
    Q_PROPERTY(int linesReady READ linesReady NOTIFY voiceChanged)
    Q_PROPERTY(int lines READ lines NOTIFY voiceChanged)
    /// Things a person should know of the voice.
    Q_PROPERTY(QStringList notices READ notices NOTIFY voiceChanged)

public:
    /// The speaker lives longer; `language` is as in NightTools.
    NightSetup(NightFolder folder, NightSpeaker& speaker, std::function<QString()> language, QObject* parent);

    QVariantList scripts() const;
    QString script() const { return QString::fromStdString(m_order.script); }
    void setScript(const QString& script);
    QString title() const;
    QString fault() const { return m_fault; }
    bool isOwn() const { return m_folder.isOwn(script()); }
    QString removed() const { return m_removed.empty() ? QString() : m_removed.back().title; }
    QString removingFault() const { return m_removingFault; }
    EntryModel* roles() { return &m_roles; }
    bool asksForRoles() const;
    QString rolesNote() const;
    bool callsInPlayOnly() const { return m_order.cast.inPlay.has_value(); }
    void setCallsInPlayOnly(bool only);
    QVariantList steps() const;
    int seconds() const;
    QStringList languages() const;
    QStringList languageNames() const;
    QString language() const { return QString::fromStdString(m_order.language); }
    void setLanguage(const QString& language);
    bool isPreparing() const { return m_room.isBusy(); }
    int linesReady() const { return m_room.done(); }
    int lines() const { return m_room.count(); }
    QStringList notices() const;

    /// Reads the scripts and has the lines spoken: what a page needs that is opened.
    Q_INVOKABLE void open();
    /// Reads the scripts anew: one has been written.
    void readAgain();
    Q_INVOKABLE void setInPlay(const QString& role, bool isInPlay);
    /// Takes a script in a file.
    Q_INVOKABLE void takeScript(const QUrl& file);
    /// Removes the script that is chosen, if it is one's own, and chooses the next.
    Q_INVOKABLE void remove();
    /// Brings the script back that was removed last, and chooses it.
    Q_INVOKABLE void bringBack();

    /// Takes what a kept night was begun with. False, with nothing changed, if its script is gone or cannot
    /// be used.
    bool take(const NightOrder& order);
    const NightOrder& order() const { return m_order; }
    bool isReady() const { return m_read.has_value(); }
    /// The script, while it is ready.
    const NightScript& read() const { return *m_read; }
    NightPlan plan() const;
    /// A line's clip; null as long as there is none.
    VoiceClip clip(const NightLine& line) const;

Q_SIGNALS:
    void scriptsChanged();
    void changed();
    void voiceChanged();

private:
    struct Removed
    {
        QString script;
        QString title;
    };

    std::vector<std::string> names() const;
    QString nameOf(const NightRole& role) const;
    /// Tells whether the script of this title was moved.
    void tellMoved(NightFolder::Moved what, const QString& title);
    void readScript();
    void prepare();
    void tellChanged();

    NightFolder m_folder;
    NightSpeaker& m_speaker;
    /// The voice of the system that the lines are prepared for; empty for none.
    std::string m_live;
    std::function<QString()> m_language;
    bool m_hasChosenLanguage = false;
    VoiceRoom m_room;
    NightOrder m_order;
    EntryModel m_roles;
    std::optional<NightScript> m_read;
    /// The roles in play, while every role is called.
    std::optional<std::vector<std::string>> m_inPlay;
    QString m_fault;
    /// A file that was taken beside those in the folder.
    QString m_taken;
    std::vector<Removed> m_removed;
    QString m_removingFault;
};

} // namespace tablewood
