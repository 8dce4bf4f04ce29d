// The changes that a person can make to a script: steps, words, roles, languages.
#include "app/night/script_editor.h"

#include "app/night/language_name.h"

#include <QRegularExpression>

#include <algorithm>

namespace tablewood {

void ScriptEditor::addStep()
{
    const auto at = static_cast<std::size_t>(step()) + 1;
    edit([&](ScriptDraft& draft) { draft.addStep(at); });
    setStep(static_cast<int>(at));
}

void ScriptEditor::duplicateStep()
{
    const int at = step();
    editStep([](ScriptDraft& draft, std::size_t which) { draft.duplicateStep(which); });
    setStep(at + 1);
}

void ScriptEditor::removeStep()
{
    const int at = step();
    editStep([](ScriptDraft& draft, std::size_t which) { draft.removeStep(which); });
    setStep(std::min(at, static_cast<int>(m_draft.numbers().size()) - 1));
}

void ScriptEditor::moveStep(int from, int to)
{
    if (from >= 0 && to >= 0)
        edit([&](ScriptDraft& draft) {
            draft.moveStep(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
        });
}

WordsPlace ScriptEditor::placeOf(const QString& word) const
{
    const auto at = static_cast<std::size_t>(std::max(0, step()));
    if (word == "title")
        return {ScriptWord::title, 0};
    if (word == "game")
        return {ScriptWord::game, 0};
    if (word == "heading")
        return {ScriptWord::heading, at};
    if (word == "task")
        return {ScriptWord::task, at};
    return {word == "closing" ? ScriptWord::closing : ScriptWord::say, at};
}

void ScriptEditor::setWords(const QString& word, const QString& text)
{
    edit([&](ScriptDraft& draft) {
        draft.setWords(placeOf(word), m_language,
                       QString(text)
                           .replace(QRegularExpression(QStringLiteral("[\\r\\n\\t\\x{2028}\\x{2029}]+")), " ")
                           .toStdString());
    });
}

void ScriptEditor::setTranslated(const QString& word, bool isTranslated)
{
    edit([&](ScriptDraft& draft) { draft.setTranslated(placeOf(word), isTranslated, m_language); });
}

void ScriptEditor::setKey(const QString& word, const QString& key)
{
    edit([&](ScriptDraft& draft) { draft.setKey(placeOf(word), key.trimmed().toStdString()); });
}

void ScriptEditor::setSeconds(int seconds)
{
    editStep([&](ScriptDraft& draft, std::size_t at) { draft.setSeconds(at, seconds); });
}

void ScriptEditor::setWhen(int when)
{
    editStep([&](ScriptDraft& draft, std::size_t at) {
        draft.setWhen(at, static_cast<NightCalled>(std::clamp(when, 0, 2)));
    });
}

void ScriptEditor::setChoice(int choice)
{
    editStep([&](ScriptDraft& draft, std::size_t at) {
        draft.setChoice(at, static_cast<NightChoice>(std::clamp(choice, 0, 3)));
    });
}

void ScriptEditor::setCalled(const QString& role, bool isCalled)
{
    editStep([&](ScriptDraft& draft, std::size_t at) { draft.setCalled(at, role.toStdString(), isCalled); });
}

void ScriptEditor::addShown(bool isHolders)
{
    editStep([&](ScriptDraft& draft, std::size_t at) {
        draft.addShown(at, isHolders ? NightSight::holders : NightSight::chosen);
    });
}

void ScriptEditor::removeShown(int shown)
{
    editStep(
        [&](ScriptDraft& draft, std::size_t at) { draft.removeShown(at, static_cast<std::size_t>(shown)); });
}

void ScriptEditor::setShownTo(int shown, const QString& role, bool sees)
{
    editStep([&](ScriptDraft& draft, std::size_t at) {
        draft.setShownTo(at, static_cast<std::size_t>(shown), role.toStdString(), sees);
    });
}

void ScriptEditor::setShownOf(int shown, const QString& role, bool isSeen)
{
    editStep([&](ScriptDraft& draft, std::size_t at) {
        draft.setShownOf(at, static_cast<std::size_t>(shown), role.toStdString(), isSeen);
    });
}

void ScriptEditor::addRole(const QString& name)
{
    if (!name.trimmed().isEmpty())
        edit([&](ScriptDraft& draft) { draft.addRole(name.trimmed().toStdString()); });
}

void ScriptEditor::removeRole(int role)
{
    edit([&](ScriptDraft& draft) { draft.removeRole(static_cast<std::size_t>(role)); });
}

void ScriptEditor::setRoleName(int role, const QString& name)
{
    edit([&](ScriptDraft& draft) {
        draft.setWords({ScriptWord::role, static_cast<std::size_t>(role)}, m_language, name.toStdString());
    });
}

QStringList ScriptEditor::languages() const
{
    QStringList codes;
    for (const std::string& language : languagesIn(m_draft.script()))
        codes.append(QString::fromStdString(language));
    return codes;
}

QStringList ScriptEditor::languageNames() const
{
    QStringList names;
    for (const QString& code : languages())
        names.append(languageNamed(code));
    return names;
}

void ScriptEditor::setLanguage(const QString& language)
{
    if (!languages().contains(language))
        return;
    m_trial.end();
    m_language = language.toStdString();
    follow();
}

bool ScriptEditor::addLanguage(const QString& code)
{
    static const QRegularExpression kCode(QStringLiteral("^[a-z]{2,3}(-[a-z]{2,8})?$"));
    const QString plain = code.trimmed().toLower();
    if (!kCode.match(plain).hasMatch())
        return false;
    edit([&](ScriptDraft& draft) { draft.addLanguage(plain.toStdString(), m_language); });
    setLanguage(plain);
    return true;
}

void ScriptEditor::removeLanguage(const QString& code)
{
    edit([&](ScriptDraft& draft) { draft.removeLanguage(code.toStdString()); });
}

} // namespace tablewood
