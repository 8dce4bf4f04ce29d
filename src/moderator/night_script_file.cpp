#include "moderator/night_script_file.h"

#include "content/content_folder.h"
#include "content/faults.h"
#include "kernel/plain_text.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <set>

namespace tablewood {

namespace {

/// The fields of a script except its lines, which are no records.
struct ScriptFields
{
    NightWords title;
    std::optional<NightWords> game;
    std::vector<NightRole> roles;
    std::vector<NightStep> steps;
    static void describe(auto& self, auto& visit)
    {
        visit("title", self.title);
        visit("game", self.game);
        visit("roles", self.roles);
        visit("steps", self.steps);
    }
};

/// A place in a script, as its errors name it.
class Here
{
public:
    Here(std::string where, Faults& faults) : m_where(std::move(where)), m_faults(faults) {}

    Here at(const std::string& field) const { return {m_where + "/" + field, m_faults}; }
    Here at(std::size_t index) const { return at(std::to_string(index)); }
    /// The same place with the step's name, for people.
    Here named(const std::string& name) const
    {
        return name.empty() || name.size() > kMaxNightWord ? *this
                                                           : Here(m_where + " (" + name + ")", m_faults);
    }
    void need(bool holds, const Text& cause, const Text& remedy) const
    {
        if (!holds)
            m_faults.emplace_back(m_where, cause, remedy);
    }
    /// `counted` says how many there are.
    void number(std::size_t count, std::size_t least, std::size_t most, TextKey counted) const
    {
        need(count >= least && count <= most, Text(counted, number(count)),
             Text(TW_TEXT("night", "Give %1 to %2"), number(least), number(most)));
    }
    /// A text that is read or heard.
    void text(const std::string& said, std::size_t most) const
    {
        need(std::ranges::any_of(said, [](unsigned char c) { return c > ' '; }),
             TW_TEXT("night", "it is empty"), TW_TEXT("night", "Write what is said, or leave it out"));
        need(said.size() <= most,
             Text(TW_TEXT("night", "it has %1 bytes, the most are %2"), number(said.size()), number(most)),
             TW_TEXT("night", "Shorten it"));
    }
    /// An id: it names files of recordings too.
    void word(const std::string& id) const
    {
        need(isNightWord(id) && id.size() <= kMaxNightWord, TW_TEXT("night", "it is no id"),
             Text(TW_TEXT("night", "Use 1 to %1 small letters, digits and hyphens"), number(kMaxNightWord)));
    }

private:
    static std::int64_t number(std::size_t count) { return static_cast<std::int64_t>(count); }

    std::string m_where;
    Faults& m_faults;
};

Text oneOf(const std::string& word, const std::vector<std::string>& known)
{
    const std::string near = nearestWord(word, known);
    if (!near.empty())
        return Text(TW_TEXT("content", "Did you mean \"%1\"?"), near);
    std::string all;
    for (const std::string& each : known)
        all += (all.empty() ? "" : ", ") + each;
    return all.empty() ? Text(TW_TEXT("night", "There are none"))
                       : Text(TW_TEXT("night", "Use one of: %1"), all);
}

/// Checks what the fields of a script say of each other.
class ScriptCheck
{
public:
    ScriptCheck(const NightScript& script, const std::string& origin, Faults& faults)
        : m_script(script), m_top(origin + ": ", faults)
    {
        for (const NightRole& role : script.roles)
            m_roles.push_back(role.id);
        for (const auto& [key, texts] : script.lines)
            m_keys.push_back(key);
    }

    /// How many there are of what a script has.
    void counts(std::size_t leastSteps)
    {
        m_top.at("roles").number(m_script.roles.size(), 0, kMaxNightRoles,
                                 TW_TEXT("night", "there are %1 roles"));
        m_top.at("steps").number(m_script.steps.size(), leastSteps, kMaxNightSteps,
                                 TW_TEXT("night", "there are %1 steps"));
        m_top.at("lines").number(m_script.lines.size(), 0, kMaxNightLines,
                                 TW_TEXT("night", "there are %1 lines"));
        std::set<std::string_view> languages;
        for (const auto& [key, texts] : m_script.lines)
            for (const auto& [language, text] : texts)
                languages.insert(language);
        m_top.at("lines").number(languages.size(), 0, kMaxNightLanguages,
                                 TW_TEXT("night", "there are %1 languages"));
    }

    void run()
    {
        counts(1);
        words(m_script.title, m_top.at("title"), kMaxNightName);
        if (m_script.game)
            words(*m_script.game, m_top.at("game"), kMaxNightName);
        roles(m_top.at("roles"));
        steps(m_top.at("steps"));
        lines(m_top.at("lines"));
    }

private:
    void words(const NightWords& said, const Here& here, std::size_t most)
    {
        here.need(said.key.has_value() != said.text.has_value(),
                  TW_TEXT("night", "it is said by neither or by both"),
                  TW_TEXT("night", "Give \"key\" or \"text\""));
        if (said.text)
            here.at("text").text(*said.text, most);
        if (!said.key)
            return;
        const auto line = m_script.lines.find(*said.key);
        m_used.insert(*said.key);
        if (line == m_script.lines.end()) {
            here.at("key").need(false,
                                Text(TW_TEXT("night", "\"lines\" has no \"%1\""),
                                     std::string(beginningOf(*said.key, kMaxNightWord))),
                                oneOf(*said.key, m_keys));
            return;
        }
        for (const auto& [language, text] : line->second)
            m_top.at("lines").at(*said.key).at(language).text(text, most);
    }

    void roles(const Here& list)
    {
        std::set<std::string> known;
        for (std::size_t i = 0; i < m_script.roles.size(); ++i) {
            const NightRole& role = m_script.roles[i];
            const Here here = list.at(i).named(role.id);
            here.at("id").word(role.id);
            here.at("id").need(known.insert(role.id).second,
                               Text(TW_TEXT("night", "two roles are called \"%1\""), role.id),
                               TW_TEXT("night", "Rename one"));
            words(role.name, here.at("name"), kMaxNightName);
            if (role.emblem)
                here.at("emblem").word(*role.emblem);
        }
    }

    void rolesNamed(const std::vector<std::string>& ids, const Here& here)
    {
        here.number(ids.size(), 1, kMaxNightRoles, TW_TEXT("night", "there are %1 roles"));
        std::set<std::string> seen;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            here.at(i).need(m_script.role(ids[i]) != nullptr,
                            Text(TW_TEXT("night", "the script has no role \"%1\""),
                                 std::string(beginningOf(ids[i], kMaxNightWord))),
                            oneOf(ids[i], m_roles));
            here.at(i).need(seen.insert(ids[i]).second, TW_TEXT("night", "the role stands there twice"),
                            TW_TEXT("night", "Remove one"));
        }
    }

    void steps(const Here& list)
    {
        std::set<std::string> known;
        for (std::size_t i = 0; i < m_script.steps.size(); ++i) {
            const Here here = list.at(i).named(m_script.steps[i].id);
            here.at("id").need(known.insert(m_script.steps[i].id).second,
                               Text(TW_TEXT("night", "two steps are called \"%1\""), m_script.steps[i].id),
                               TW_TEXT("night", "Rename one"));
            step(m_script.steps[i], here);
        }
        const auto first = std::ranges::find(m_script.steps, NightCalled::always, &NightStep::called);
        list.need(m_script.steps.empty() || first != m_script.steps.end(),
                  TW_TEXT("night", "no step comes in every night"),
                  TW_TEXT("night", "Begin with one that tells everybody to close their eyes"));
    }

    void step(const NightStep& step, const Here& here)
    {
        here.at("id").word(step.id);
        words(step.say, here.at("say"), kMaxNightLine);
        if (step.closing)
            words(*step.closing, here.at("closing"), kMaxNightLine);
        if (step.heading)
            words(*step.heading, here.at("heading"), kMaxNightName);
        if (step.task)
            words(*step.task, here.at("task"), kMaxNightName);
        here.at("seconds").need(step.seconds >= 0 && step.seconds <= kMaxNightSeconds,
                                Text(TW_TEXT("night", "%1 does not fit"), step.seconds),
                                Text(TW_TEXT("night", "Use 0 to %1"), kMaxNightSeconds));
        if (step.calls)
            rolesNamed(*step.calls, here.at("calls"));
        else
            here.at("when").need(step.called() == NightCalled::always,
                                 TW_TEXT("night", "the step calls nobody"),
                                 TW_TEXT("night", "Name roles in \"calls\", or say \"always\""));
        here.at("heading").need(step.calls || step.heading,
                                TW_TEXT("night", "the step calls nobody and has no heading"),
                                TW_TEXT("night", "Add a heading, such as \"Everybody\""));
        here.at("choice").need(step.calls || step.choice.value_or(NightChoice::none) == NightChoice::none,
                               TW_TEXT("night", "nobody is called who could choose"),
                               TW_TEXT("night", "Name roles in \"calls\""));
        if (step.hook)
            here.at("hook").word(*step.hook);
        if (step.shows)
            shows(step, here.at("shows"));
    }

    void shows(const NightStep& step, const Here& list)
    {
        for (std::size_t i = 0; i < step.shows->size(); ++i) {
            const NightShown& shown = (*step.shows)[i];
            const Here here = list.at(i);
            rolesNamed(shown.to, here.at("to"));
            const bool isHolders = shown.what == NightSight::holders;
            here.at("of").need(shown.of.has_value() == isHolders,
                               isHolders ? TW_TEXT("night", "whose holders is not said")
                                         : TW_TEXT("night", "what was chosen has no roles"),
                               isHolders ? TW_TEXT("night", "Name roles in \"of\"")
                                         : TW_TEXT("content", "Remove it"));
            if (shown.of)
                rolesNamed(*shown.of, here.at("of"));
            here.at("what").need(isHolders || step.choice.value_or(NightChoice::none) != NightChoice::none,
                                 TW_TEXT("night", "nothing is chosen in this step"),
                                 TW_TEXT("night", "Say in \"choice\" what is"));
        }
    }

    void lines(const Here& list)
    {
        std::set<std::string> languages;
        for (const auto& [key, texts] : m_script.lines)
            for (const auto& [language, text] : texts)
                languages.insert(language);
        for (const auto& [key, texts] : m_script.lines) {
            const Here here = list.at(std::string(beginningOf(key, kMaxNightWord)));
            here.word(key);
            here.need(m_used.contains(key), TW_TEXT("night", "nothing in the script says it"),
                      TW_TEXT("night", "Use it, or remove it"));
            for (const std::string& language : languages)
                here.need(texts.contains(language),
                          Text(TW_TEXT("night", "the language \"%1\" is missing"), language),
                          TW_TEXT("night", "Add it, or take that language out of the other lines"));
        }
        for (const std::string& language : languages)
            list.at(language).need(isNightLanguage(language),
                                   Text(TW_TEXT("night", "\"%1\" is no language"), language),
                                   TW_TEXT("night", "Use codes such as \"en\", \"de\" or \"pt-br\""));
    }

    const NightScript& m_script;
    Here m_top;
    std::vector<std::string> m_roles;
    std::vector<std::string> m_keys;
    std::set<std::string> m_used;
};

/// Leaves out fields that are null.
Json withoutNothing(const Json& json)
{
    if (json.is_array()) {
        Json kept = Json::array();
        for (const Json& item : json)
            kept.push_back(withoutNothing(item));
        return kept;
    }
    if (!json.is_object())
        return json;
    Json kept = Json::object();
    for (const auto& [name, value] : json.items())
        if (!value.is_null())
            kept[name] = withoutNothing(value);
    return kept;
}

/// The lines by key and language.
void readLines(const Json& json, NightScript& script, const Here& list)
{
    list.need(json.is_object(), TW_TEXT("content", "an object in braces is needed"),
              TW_TEXT("night", "Write \"key\": {\"en\": \"...\"}"));
    if (!json.is_object())
        return;
    for (const auto& [key, texts] : json.items()) {
        const Here here = list.at(std::string(beginningOf(key, kMaxNightWord)));
        here.need(texts.is_object() && !texts.empty(), TW_TEXT("night", "its languages are missing"),
                  TW_TEXT("night", "Write {\"en\": \"...\", \"de\": \"...\"}"));
        if (!texts.is_object())
            continue;
        for (const auto& [language, text] : texts.items()) {
            here.at(std::string(beginningOf(language, kMaxNightWord)))
                .need(text.is_string(), TW_TEXT("night", "a text in quotes is needed"),
                      TW_TEXT("night", "Write what is said"));
            if (text.is_string())
                script.lines[key][language] = text.get<std::string>();
        }
    }
}

} // namespace

NightScript parseNightScript(const Json& json, const std::string& origin, Faults& faults)
{
    NightScript script;
    Json rest = json;
    if (const auto lines = rest.find("lines"); rest.is_object() && lines != rest.end()) {
        readLines(*lines, script, Here(origin + ": /lines", faults));
        rest.erase("lines");
    }
    ScriptFields fields = fromJson<ScriptFields>(rest, origin, &faults);
    script.title = std::move(fields.title);
    script.game = std::move(fields.game);
    script.roles = std::move(fields.roles);
    script.steps = std::move(fields.steps);
    return script;
}

Faults checkNightScript(const NightScript& script, const std::string& origin)
{
    Faults faults;
    ScriptCheck(script, origin, faults).run();
    return faults;
}

Faults nightScriptExcess(const NightScript& script, const std::string& origin)
{
    Faults faults;
    ScriptCheck(script, origin, faults).counts(0);
    return faults;
}

std::string nightScriptText(const NightScript& script)
{
    Json json = Json::object();
    json["format"] = 1;
    const Json fields = toJson(ScriptFields{script.title, script.game, script.roles, script.steps});
    json.update(withoutNothing(fields));
    json["lines"] = Json::object();
    for (const auto& [key, texts] : script.lines)
        for (const auto& [language, text] : texts)
            json["lines"][key][language] = text;
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

NightScript readNightScript(const Json& json, const std::string& origin)
{
    Faults faults;
    NightScript script = parseNightScript(json, origin, faults);
    if (faults.empty())
        faults = checkNightScript(script, origin);
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return script;
}

NightScript readNightScript(const std::string& file) { return readNightScript(readContentFile(file), file); }

std::vector<std::string> shippedNights()
{
    std::vector<std::string> ids;
    for (const QFileInfo& file : QDir(kShippedNights).entryInfoList({"*.json"}, QDir::Files, QDir::Name))
        ids.push_back(file.completeBaseName().toStdString());
    return ids;
}

std::string shippedNightFile(const std::string& id)
{
    return std::string(kShippedNights) + "/" + id + ".json";
}

NightScript nightScriptNamed(const std::string& idOrFile)
{
    const std::vector<std::string> shipped = shippedNights();
    if (std::ranges::find(shipped, idOrFile) != shipped.end())
        return readNightScript(shippedNightFile(idOrFile));
    if (!QFile::exists(QString::fromStdString(idOrFile)))
        throw Fault(idOrFile, TW_TEXT("night", "there is no script and no file of this name"),
                    oneOf(idOrFile, shipped));
    return readNightScript(idOrFile);
}

} // namespace tablewood
