#pragma once

#include "moderator/night_script.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tablewood {

/// Words of a script: its own, a role's or a step's.
enum class ScriptWord : std::uint8_t
{
    title,
    game,
    role,
    heading,
    task,
    say,
    closing
};

/// Where words stand: which ones, and of which role or step.
struct WordsPlace
{
    ScriptWord word = ScriptWord::title;
    std::size_t index = 0;
};

/// The words there; null where nothing is said.
const NightWords* wordsAt(const NightScript& script, WordsPlace place);
/// How many places say the line with this key.
int usesOf(const NightScript& script, const std::string& key);
/// The languages that any line has, sorted.
std::vector<std::string> languagesIn(const NightScript& script);

/// A script that is being written: each change can be taken back, and what is changed may be wrong meanwhile.
class ScriptDraft
{
public:
    /// More is not taken back.
    static constexpr std::size_t kMostUndone = 300;

    /// Which ids of lines are not to be given anew although nothing is called so, by itself none.
    using IsTaken = std::function<bool(const std::string& line)>;

    explicit ScriptDraft(NightScript script = {}, IsTaken isTaken = {});

    const NightScript& script() const { return m_now.script; }
    /// A number for each step, which it keeps wherever it goes.
    const std::vector<int>& numbers() const { return m_now.numbers; }

    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    void undo();
    void redo();
    /// The next change is undone by itself, also at the same place.
    void rest() { m_what.clear(); }

    /// A step that says nothing yet, at this place.
    void addStep(std::size_t at);
    /// A copy behind it, whose words can be changed by themselves.
    void duplicateStep(std::size_t step);
    void removeStep(std::size_t step);
    void moveStep(std::size_t from, std::size_t to);
    void setSeconds(std::size_t step, int seconds);
    void setWhen(std::size_t step, NightCalled when);
    void setChoice(std::size_t step, NightChoice choice);
    void setCalled(std::size_t step, const std::string& role, bool isCalled);
    void addShown(std::size_t step, NightSight what);
    void removeShown(std::size_t step, std::size_t shown);
    void setShownTo(std::size_t step, std::size_t shown, const std::string& role, bool sees);
    void setShownOf(std::size_t step, std::size_t shown, const std::string& role, bool isSeen);

    /// In a language where the words have one of their own in each. Nothing takes away what may be missing.
    void setWords(WordsPlace place, const std::string& language, const std::string& text);
    /// Whether the words are another in each language, or a plain text, the one they have in `language`.
    void setTranslated(WordsPlace place, bool isTranslated, const std::string& language);
    /// Says the line with this key; where there is none yet, the line of before gets a twin of this name.
    /// Without a key it gets a twin that no other place says.
    void setKey(WordsPlace place, const std::string& key);

    void addRole(const std::string& name);
    /// Nobody calls it or shows it anything any more.
    void removeRole(std::size_t role);
    /// Every line has it, in the words of `from` at first.
    void addLanguage(const std::string& language, const std::string& from);
    /// The last one stays.
    void removeLanguage(const std::string& language);

private:
    struct State
    {
        NightScript script;
        std::vector<int> numbers;
    };

    /// Changes that say the same `what` one after the other are taken back together, unless it is empty.
    void change(const std::string& what, const std::function<void(State&)>& how);
    void changeStep(const std::string& what, std::size_t step, const std::function<void(NightStep&)>& how);

    std::string freshKey(const NightScript& script, const std::string& word) const;
    std::string freshStepId(const NightScript& script, const std::string& word) const;

    IsTaken m_isTaken;
    State m_now;
    std::vector<State> m_before;
    std::vector<State> m_after;
    std::string m_what;
    int m_nextNumber = 0;
};

} // namespace tablewood
