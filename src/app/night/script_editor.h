#pragma once

#include "app/night/night_folder.h"
#include "app/night/night_speaker.h"
#include "app/night/script_entries.h"
#include "app/night/step_trial.h"
#include "app/words/entry_model.h"
#include "content/faults.h"
#include "moderator/script_draft.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>
#include <string>

namespace tablewood {

/// A script of a night that is being written. It keeps itself: each change is in its file a moment later.
/// A script that comes with Tablewood, or lies elsewhere, stays as it is: its first change makes a copy of
/// one's own.
class ScriptEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Night has it")
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    /// The id or the file that the script is chosen by.
    Q_PROPERTY(QString script READ script NOTIFY changed)
    /// It is one's own already.
    Q_PROPERTY(bool isOwn READ isOwn NOTIFY changed)
    /// All changes are in the file.
    Q_PROPERTY(bool isKept READ isKept NOTIFY keptChanged)
    /// Why they are not; empty while they are, or will be in a moment.
    Q_PROPERTY(QString keepFault READ keepFault NOTIFY keptChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

    Q_PROPERTY(tablewood::ScriptWordsEntry title READ title NOTIFY changed)
    Q_PROPERTY(tablewood::ScriptWordsEntry game READ game NOTIFY changed)
    /// ScriptStepEntry rows.
    Q_PROPERTY(tablewood::EntryModel* steps READ steps CONSTANT)
    /// The step that is written now; -1 for none.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY changed)
    Q_PROPERTY(tablewood::ScriptStepForm form READ form NOTIFY changed)
    /// ScriptRoleEntry values; none is named.
    Q_PROPERTY(QVariantList roles READ roles NOTIFY changed)
    /// The languages of the script, their names, and the one that is written now.
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed)
    Q_PROPERTY(QStringList languageNames READ languageNames NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// The faults of the script as a whole, of its roles and its languages.
    Q_PROPERTY(QStringList faults READ faults NOTIFY changed)
    /// With those of all steps.
    Q_PROPERTY(int faultCount READ faultCount NOTIFY changed)
    /// The first step that does not fit; -1 for none.
    Q_PROPERTY(int faultyStep READ faultyStep NOTIFY changed)
    Q_PROPERTY(tablewood::StepTrial* trial READ trial CONSTANT)

public:
    /// The voice for a trial; `language` is the one that the program speaks. Outlet and speaker live longer.
    ScriptEditor(const NightFolder& folder, const NightSpeaker& speaker, std::function<QString()> language,
                 NightOutlet& outlet, std::function<NightSound()> sound, QObject* parent);
    ~ScriptEditor() override;

    bool isOpen() const { return m_isOpen; }
    QString script() const { return m_script; }
    bool isOwn() const { return m_folder.isOwn(m_script); }
    bool isKept() const { return !m_isChanged; }
    QString keepFault() const { return m_keepFault; }
    bool canUndo() const { return m_draft.canUndo(); }
    bool canRedo() const { return m_draft.canRedo(); }
    ScriptWordsEntry title() const { return words({ScriptWord::title, 0}); }
    ScriptWordsEntry game() const { return words({ScriptWord::game, 0}); }
    EntryModel* steps() { return &m_steps; }
    int step() const;
    void setStep(int step);
    ScriptStepForm form() const;
    QVariantList roles() const { return rolesNamed({}); }
    QStringList languages() const;
    QStringList languageNames() const;
    QString language() const { return QString::fromStdString(m_language); }
    void setLanguage(const QString& language);
    QStringList faults() const;
    int faultCount() const { return m_faultCount; }
    int faultyStep() const;
    StepTrial* trial() { return &m_trial; }
    const NightScript& written() const { return m_draft.script(); }

    /// Opens a script, in this language where it has it. Why it cannot be is returned; empty if it can.
    Q_INVOKABLE QString open(const QString& script, const QString& language);
    /// A new script: eyes are closed and opened. Returns why there is none, as above.
    Q_INVOKABLE QString create();
    /// Keeps what is not kept yet.
    Q_INVOKABLE void close();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void addStep();
    Q_INVOKABLE void duplicateStep();
    Q_INVOKABLE void removeStep();
    Q_INVOKABLE void moveStep(int from, int to);
    /// Sets a text of the step that is written ("heading", "task", "say", "closing") or of the script
    /// ("title", "game").
    Q_INVOKABLE void setWords(const QString& word, const QString& text);
    Q_INVOKABLE void setTranslated(const QString& word, bool isTranslated);
    /// Says the line of this key; without one a line of its own, which no other place says.
    Q_INVOKABLE void setKey(const QString& word, const QString& key = {});
    Q_INVOKABLE void setSeconds(int seconds);
    Q_INVOKABLE void setWhen(int when);
    Q_INVOKABLE void setChoice(int choice);
    Q_INVOKABLE void setCalled(const QString& role, bool isCalled);
    Q_INVOKABLE void addShown(bool isHolders);
    Q_INVOKABLE void removeShown(int shown);
    Q_INVOKABLE void setShownTo(int shown, const QString& role, bool sees);
    Q_INVOKABLE void setShownOf(int shown, const QString& role, bool isSeen);
    Q_INVOKABLE void addRole(const QString& name);
    Q_INVOKABLE void removeRole(int role);
    Q_INVOKABLE void setRoleName(int role, const QString& name);
    /// Codes such as "fr"; false for what is none.
    Q_INVOKABLE bool addLanguage(const QString& code);
    Q_INVOKABLE void removeLanguage(const QString& code);
    /// Speaks the step that is written, with its words on the screen.
    Q_INVOKABLE void tryStep();

Q_SIGNALS:
    void changed();
    void keptChanged();
    /// The file has been written, or is another one.
    void kept();

private:
    struct StepFault
    {
        std::size_t step;
        QString words;
    };

    /// Each step's lines, the one that opens it and the one that closes it.
    using SaidLines = std::map<std::pair<int, bool>, NightLine>;

    void begin(NightScript script, const QString& name);
    /// Changes the draft, and all that follows from it; or takes changes back, or back in.
    void edit(const std::function<void(ScriptDraft&)>& how, bool isHistory = false);
    /// The same for the step that is written.
    void editStep(const std::function<void(ScriptDraft&, std::size_t step)>& how);
    SaidLines saidLines() const;
    /// Recordings of lines that have another name now go along.
    void renameRecordings(const SaidLines& before, bool isHistory);
    void follow();
    void look();
    void keep();
    ScriptWordsEntry words(WordsPlace place) const;
    QVariantList rolesNamed(const std::vector<std::string>& named) const;
    WordsPlace placeOf(const QString& word) const;
    QStringList faultsOf(std::size_t step) const;

    NightFolder m_folder;
    const NightSpeaker& m_speaker;
    std::function<QString()> m_programLanguage;
    StepTrial m_trial;
    bool m_isOpen = false;
    QString m_script;
    std::string m_language = "en";
    ScriptDraft m_draft;
    EntryModel m_steps;
    /// The number of the step that is written.
    int m_number = -1;
    /// The faults of the whole, and of steps.
    QStringList m_wholeFaults;
    std::vector<StepFault> m_stepFaults;
    int m_faultCount = 0;
    bool m_isChanged = false;
    QString m_keepFault;
    QTimer m_keeping;
};

} // namespace tablewood
