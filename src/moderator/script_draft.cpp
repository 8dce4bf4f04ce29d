#include "moderator/script_draft.h"

#include <algorithm>
#include <array>
#include <set>

namespace tablewood {

namespace {

template <class Script>
auto wordsIn(Script& script, WordsPlace place) -> decltype(&script.title)
{
    const auto present = [](auto& words) { return words ? &*words : nullptr; };
    const auto step = [&] {
        return place.index < script.steps.size() ? &script.steps[place.index] : nullptr;
    };
    switch (place.word) {
    case ScriptWord::title:
        return &script.title;
    case ScriptWord::game:
        return present(script.game);
    case ScriptWord::role:
        return place.index < script.roles.size() ? &script.roles[place.index].name : nullptr;
    case ScriptWord::heading:
        return step() ? present(step()->heading) : nullptr;
    case ScriptWord::task:
        return step() ? present(step()->task) : nullptr;
    case ScriptWord::say:
        return step() ? &step()->say : nullptr;
    case ScriptWord::closing:
        return step() ? present(step()->closing) : nullptr;
    }
    return nullptr;
}

/// Where words stand that may be missing; null for those that may not.
std::optional<NightWords>* optionalIn(NightScript& script, WordsPlace place)
{
    if (place.word == ScriptWord::game)
        return &script.game;
    if (place.index >= script.steps.size())
        return nullptr;
    NightStep& step = script.steps[place.index];
    switch (place.word) {
    case ScriptWord::heading:
        return &step.heading;
    case ScriptWord::task:
        return &step.task;
    case ScriptWord::closing:
        return &step.closing;
    default:
        return nullptr;
    }
}

std::vector<WordsPlace> allPlaces(const NightScript& script)
{
    std::vector<WordsPlace> places{{ScriptWord::title, 0}, {ScriptWord::game, 0}};
    for (std::size_t i = 0; i < script.roles.size(); ++i)
        places.push_back({ScriptWord::role, i});
    for (std::size_t i = 0; i < script.steps.size(); ++i)
        for (const ScriptWord word :
             {ScriptWord::heading, ScriptWord::task, ScriptWord::say, ScriptWord::closing})
            places.push_back({word, i});
    return places;
}

/// Small letters, digits and hyphens of a text.
std::string asId(const std::string& text)
{
    std::string id;
    for (const char c : text) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool isPlain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (isPlain)
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.substr(0, kMaxNightWord - 5);
}

/// The word, or the word with the first number that makes it another than all that are taken.
std::string fresh(const std::string& word, const std::function<bool(const std::string&)>& isTaken)
{
    for (int number = 2;; ++number) {
        const std::string candidate = number == 2 ? word : word + "-" + std::to_string(number - 1);
        if (!isTaken(candidate))
            return candidate;
    }
}

/// The first key of words, such as "say-wolves".
std::string keyFor(const NightScript& script, WordsPlace place)
{
    const std::string step = place.index < script.steps.size() ? script.steps[place.index].id : "";
    const auto named = [&](const char* word) { return asId(std::string(word) + "-" + step); };
    switch (place.word) {
    case ScriptWord::title:
        return "title";
    case ScriptWord::game:
        return "game";
    case ScriptWord::role:
        return "role-" + script.roles[place.index].id.substr(0, kMaxNightWord - 10);
    case ScriptWord::heading:
        return named("head");
    case ScriptWord::task:
        return named("do");
    case ScriptWord::say:
        return named("say");
    case ScriptWord::closing:
        return named("end");
    }
    return "line";
}

/// Forgets the lines that nobody says any more.
void forgetUnused(NightScript& script)
{
    std::set<std::string> used;
    for (const WordsPlace place : allPlaces(script))
        if (const NightWords* words = wordsAt(script, place); words && words->key)
            used.insert(*words->key);
    std::erase_if(script.lines, [&](const auto& line) { return !used.contains(line.first); });
}

void setIn(std::vector<std::string>& words, const std::string& word, bool isIn)
{
    std::erase(words, word);
    if (isIn)
        words.push_back(word);
}

/// Roles in the order of the script.
void sortRoles(const NightScript& script, std::vector<std::string>& ids)
{
    const auto place = [&](const std::string& id) {
        return std::ranges::find(script.roles, id, &NightRole::id) - script.roles.begin();
    };
    std::ranges::stable_sort(ids, {}, place);
}

std::string placeName(WordsPlace place)
{
    return std::to_string(static_cast<int>(place.word)) + "/" + std::to_string(place.index);
}

} // namespace

const NightWords* wordsAt(const NightScript& script, WordsPlace place) { return wordsIn(script, place); }

int usesOf(const NightScript& script, const std::string& key)
{
    int uses = 0;
    for (const WordsPlace place : allPlaces(script))
        if (const NightWords* words = wordsAt(script, place); words && words->key == key)
            ++uses;
    return uses;
}

std::vector<std::string> languagesIn(const NightScript& script)
{
    std::set<std::string> languages;
    for (const auto& [key, texts] : script.lines)
        for (const auto& [language, text] : texts)
            languages.insert(language);
    return {languages.begin(), languages.end()};
}

ScriptDraft::ScriptDraft(NightScript script, IsTaken isTaken) : m_isTaken(std::move(isTaken))
{
    for (std::size_t i = 0; i < script.steps.size(); ++i)
        m_now.numbers.push_back(m_nextNumber++);
    m_now.script = std::move(script);
}

std::string ScriptDraft::freshKey(const NightScript& script, const std::string& word) const
{
    return fresh(word, [&](const std::string& key) {
        return script.lines.contains(key) || (m_isTaken && m_isTaken(key));
    });
}

std::string ScriptDraft::freshStepId(const NightScript& script, const std::string& word) const
{
    return fresh(word, [&](const std::string& id) {
        return std::ranges::find(script.steps, id, &NightStep::id) != script.steps.end() ||
               (m_isTaken && (m_isTaken(id) || m_isTaken(id + kClosingSuffix)));
    });
}

void ScriptDraft::change(const std::string& what, const std::function<void(State&)>& how)
{
    State next = m_now;
    how(next);
    forgetUnused(next.script);
    if (next.script == m_now.script && next.numbers == m_now.numbers)
        return;
    if (what.empty() || what != m_what || m_before.empty())
        m_before.push_back(std::move(m_now));
    if (m_before.size() > kMostUndone)
        m_before.erase(m_before.begin());
    m_after.clear();
    m_now = std::move(next);
    m_what = what;
}

void ScriptDraft::changeStep(const std::string& what, std::size_t step,
                             const std::function<void(NightStep&)>& how)
{
    if (step < m_now.script.steps.size())
        change(what, [&](State& state) { how(state.script.steps[step]); });
}

void ScriptDraft::undo()
{
    if (m_before.empty())
        return;
    m_after.push_back(std::move(m_now));
    m_now = std::move(m_before.back());
    m_before.pop_back();
    rest();
}

void ScriptDraft::redo()
{
    if (m_after.empty())
        return;
    m_before.push_back(std::move(m_now));
    m_now = std::move(m_after.back());
    m_after.pop_back();
    rest();
}

void ScriptDraft::addStep(std::size_t at)
{
    change({}, [&](State& state) {
        const std::size_t place = std::min(at, state.script.steps.size());
        NightStep step;
        step.id = freshStepId(state.script, "step");
        step.say.text = "";
        step.seconds = 10;
        step.heading = NightWords{std::nullopt, ""};
        state.script.steps.insert(state.script.steps.begin() + static_cast<std::ptrdiff_t>(place), step);
        state.numbers.insert(state.numbers.begin() + static_cast<std::ptrdiff_t>(place), m_nextNumber++);
    });
}

void ScriptDraft::duplicateStep(std::size_t step)
{
    if (step >= m_now.script.steps.size())
        return;
    change({}, [&](State& state) {
        NightScript& script = state.script;
        NightStep copy = script.steps[step];
        copy.id = freshStepId(script, copy.id.substr(0, kMaxNightWord - 3));
        const auto withOwnLine = [&](NightWords& words) {
            if (!words.key || !script.lines.contains(*words.key))
                return;
            const std::string key = freshKey(script, words.key->substr(0, kMaxNightWord - 3));
            script.lines[key] = script.lines[*words.key];
            words.key = key;
        };
        withOwnLine(copy.say);
        for (std::optional<NightWords>* words : {&copy.heading, &copy.task, &copy.closing})
            if (*words)
                withOwnLine(**words);
        const auto behind = static_cast<std::ptrdiff_t>(step + 1);
        script.steps.insert(script.steps.begin() + behind, std::move(copy));
        state.numbers.insert(state.numbers.begin() + behind, m_nextNumber++);
    });
}

void ScriptDraft::removeStep(std::size_t step)
{
    if (step >= m_now.script.steps.size())
        return;
    change({}, [&](State& state) {
        state.script.steps.erase(state.script.steps.begin() + static_cast<std::ptrdiff_t>(step));
        state.numbers.erase(state.numbers.begin() + static_cast<std::ptrdiff_t>(step));
    });
}

void ScriptDraft::moveStep(std::size_t from, std::size_t to)
{
    if (from >= m_now.script.steps.size() || to >= m_now.script.steps.size())
        return;
    change({}, [&](State& state) {
        const auto move = [&](auto& list) {
            const auto first = list.begin();
            const auto a = static_cast<std::ptrdiff_t>(from);
            const auto b = static_cast<std::ptrdiff_t>(to);
            if (a < b)
                std::rotate(first + a, first + a + 1, first + b + 1);
            else
                std::rotate(first + b, first + a, first + a + 1);
        };
        move(state.script.steps);
        move(state.numbers);
    });
}

void ScriptDraft::setSeconds(std::size_t step, int seconds)
{
    changeStep("seconds" + std::to_string(step), step,
               [&](NightStep& each) { each.seconds = std::clamp(seconds, 0, kMaxNightSeconds); });
}

void ScriptDraft::setWhen(std::size_t step, NightCalled when)
{
    changeStep({}, step, [&](NightStep& each) {
        if (each.called() != when)
            each.when = when;
    });
}

void ScriptDraft::setChoice(std::size_t step, NightChoice choice)
{
    changeStep({}, step, [&](NightStep& each) {
        each.choice.reset();
        if (choice != NightChoice::none)
            each.choice = choice;
    });
}

void ScriptDraft::setCalled(std::size_t step, const std::string& role, bool isCalled)
{
    changeStep({}, step, [&](NightStep& each) {
        auto calls = each.calls.value_or(std::vector<std::string>{});
        setIn(calls, role, isCalled);
        sortRoles(m_now.script, calls);
        const bool isFirst = !each.calls && !calls.empty();
        each.calls.reset();
        if (!calls.empty())
            each.calls = std::move(calls);
        // The names of the called stand over the step by themselves; who calls nobody calls everybody.
        if (isFirst && each.heading && each.heading->text == "")
            each.heading.reset();
        if (!each.calls)
            each.when.reset();
    });
}

void ScriptDraft::addShown(std::size_t step, NightSight what)
{
    changeStep({}, step, [&](NightStep& each) {
        NightShown shown;
        shown.what = what;
        shown.to = each.calls.value_or(std::vector<std::string>{});
        if (what == NightSight::holders)
            shown.of = std::vector<std::string>{};
        if (!each.shows)
            each.shows.emplace();
        each.shows->push_back(std::move(shown));
    });
}

void ScriptDraft::removeShown(std::size_t step, std::size_t shown)
{
    changeStep({}, step, [&](NightStep& each) {
        if (!each.shows || shown >= each.shows->size())
            return;
        each.shows->erase(each.shows->begin() + static_cast<std::ptrdiff_t>(shown));
        if (each.shows->empty())
            each.shows.reset();
    });
}

void ScriptDraft::setShownTo(std::size_t step, std::size_t shown, const std::string& role, bool sees)
{
    changeStep({}, step, [&](NightStep& each) {
        if (!each.shows || shown >= each.shows->size())
            return;
        setIn((*each.shows)[shown].to, role, sees);
        sortRoles(m_now.script, (*each.shows)[shown].to);
    });
}

void ScriptDraft::setShownOf(std::size_t step, std::size_t shown, const std::string& role, bool isSeen)
{
    changeStep({}, step, [&](NightStep& each) {
        if (!each.shows || shown >= each.shows->size() || !(*each.shows)[shown].of)
            return;
        setIn(*(*each.shows)[shown].of, role, isSeen);
        sortRoles(m_now.script, *(*each.shows)[shown].of);
    });
}

void ScriptDraft::setWords(WordsPlace place, const std::string& language, const std::string& text)
{
    change("words" + placeName(place) + language, [&](State& state) {
        NightScript& script = state.script;
        std::optional<NightWords>* const optional = optionalIn(script, place);
        if (optional && !*optional && !text.empty())
            *optional = NightWords{std::nullopt, ""};
        NightWords* const words = wordsIn(script, place);
        if (!words)
            return;
        if (words->key)
            script.lines[*words->key][language] = text;
        else
            words->text = text;
        const bool isSaid = !words->key
                                ? !text.empty()
                                : std::ranges::any_of(script.lines[*words->key],
                                                      [](const auto& line) { return !line.second.empty(); });
        if (optional && !isSaid)
            optional->reset();
    });
}

void ScriptDraft::setTranslated(WordsPlace place, bool isTranslated, const std::string& language)
{
    change({}, [&](State& state) {
        NightScript& script = state.script;
        NightWords* const words = wordsIn(script, place);
        if (!words || isTranslated == words->key.has_value())
            return;
        const std::string text = script.words(*words, language);
        words->text.reset();
        words->key.reset();
        if (!isTranslated) {
            words->text = text;
            return;
        }
        words->key = freshKey(script, keyFor(script, place));
        std::vector<std::string> languages = languagesIn(script);
        if (languages.empty())
            languages.push_back(language);
        for (const std::string& each : languages)
            script.lines[*words->key][each] = text;
    });
}

void ScriptDraft::setKey(WordsPlace place, const std::string& key)
{
    change("key" + placeName(place), [&](State& state) {
        NightWords* const words = wordsIn(state.script, place);
        if (!words || !words->key)
            return;
        const std::string now =
            key.empty() ? freshKey(state.script, words->key->substr(0, kMaxNightWord - 3)) : key;
        if (!state.script.lines.contains(now))
            state.script.lines[now] = state.script.lines[*words->key];
        words->key = now;
    });
}

void ScriptDraft::addRole(const std::string& name)
{
    change({}, [&](State& state) {
        NightRole role;
        const std::string word = asId(name);
        role.id = fresh(word.empty() ? "role" : word,
                        [&](const std::string& id) { return state.script.role(id) != nullptr; });
        role.name.text = name;
        state.script.roles.push_back(std::move(role));
    });
}

void ScriptDraft::removeRole(std::size_t role)
{
    if (role >= m_now.script.roles.size())
        return;
    change({}, [&](State& state) {
        const std::string id = state.script.roles[role].id;
        state.script.roles.erase(state.script.roles.begin() + static_cast<std::ptrdiff_t>(role));
        for (NightStep& step : state.script.steps) {
            if (step.calls) {
                std::erase(*step.calls, id);
                if (step.calls->empty())
                    step.calls.reset();
                if (!step.calls)
                    step.when.reset();
            }
            if (!step.shows)
                continue;
            for (NightShown& shown : *step.shows) {
                std::erase(shown.to, id);
                if (shown.of)
                    std::erase(*shown.of, id);
            }
        }
    });
}

void ScriptDraft::addLanguage(const std::string& language, const std::string& from)
{
    change({}, [&](State& state) {
        if (state.script.lines.empty()) { // a language needs something that is said in it
            NightWords& title = state.script.title;
            state.script.lines["title"][from] = state.script.words(title, from);
            title = NightWords{"title", std::nullopt};
        }
        for (auto& [key, texts] : state.script.lines)
            if (!texts.contains(language))
                texts[language] = state.script.words({key, std::nullopt}, from);
    });
}

void ScriptDraft::removeLanguage(const std::string& language)
{
    if (languagesIn(m_now.script).size() < 2)
        return;
    change({}, [&](State& state) {
        for (auto& [key, texts] : state.script.lines)
            texts.erase(language);
    });
}

} // namespace tablewood
