#include "content/content_changes.h"

#include "kernel/plain_text.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace tablewood {

namespace {

/// How entries of lists are called by the keys of a game.
class Naming
{
public:
    explicit Naming(const EntryKeys& keys) : m_keys(keys) {}

    /// The name of an entry; empty if it has none.
    std::string nameOf(const Json& entry) const
    {
        if (entry.is_object())
            for (const std::string& key : m_keys)
                if (const auto found = entry.find(key); found != entry.end() && found->is_string())
                    return found->get<std::string>();
        return {};
    }
    /// Whether the entries of a list are found by their names.
    bool hasNames(const Json& list) const
    {
        return list.is_array() && !list.empty() &&
               std::ranges::none_of(list, [this](const Json& entry) { return nameOf(entry).empty(); });
    }
    template <class List>
    auto entryNamed(List& list, const std::string& name) const
    {
        return std::find_if(list.begin(), list.end(),
                            [&](const Json& entry) { return nameOf(entry) == name; });
    }
    /// The key that an entry of a list has, for people.
    std::string keyOf(const Json& entry) const
    {
        for (const std::string& key : m_keys)
            if (entry.contains(key))
                return key;
        return {};
    }

private:
    const EntryKeys& m_keys;
};

class Changing
{
public:
    Changing(const EntryKeys& keys, std::string origin, Faults& faults)
        : m_naming(keys), m_origin(std::move(origin)), m_faults(&faults)
    {
    }

    void change(Json& base, const Json& changes, const std::string& path) const
    {
        if (base.is_object() && changes.is_object())
            changeFields(base, changes, path);
        else if (m_naming.hasNames(base) && changes.is_array())
            changeEntries(base, changes, path);
        else
            base = changes;
    }

private:
    void changeFields(Json& base, const Json& changes, const std::string& path) const
    {
        for (const auto& [name, value] : changes.items()) {
            if (value.is_null())
                base.erase(name);
            else if (base.contains(name))
                change(base[name], value, path + "/" + name);
            else
                base[name] = value;
        }
    }
    void changeEntries(Json& list, const Json& changes, const std::string& path) const
    {
        std::set<std::string> known;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const std::string here = path + "/" + std::to_string(i);
            const std::string name = m_naming.nameOf(changes[i]);
            const auto found = m_naming.entryNamed(list, name);
            if (name.empty())
                complain(here, TW_TEXT("content", "it does not say which entry it changes"),
                         Text(TW_TEXT("content", "Add its \"%1\""), m_naming.keyOf(list.front())));
            else if (found == list.end())
                complain(here,
                         Text(TW_TEXT("content", "there is no \"%1\" to change"),
                              std::string(beginningOf(name, 40))),
                         suggestion(name, list));
            else if (!known.insert(name).second)
                complain(here, Text(TW_TEXT("content", "\"%1\" is changed twice"), name),
                         TW_TEXT("content", "Make one entry of both"));
            else
                change(*found, changes[i], here);
        }
    }
    Text suggestion(const std::string& name, const Json& list) const
    {
        std::vector<std::string> names;
        for (const Json& entry : list)
            names.push_back(m_naming.nameOf(entry));
        if (const std::string near = nearestWord(name, names); !near.empty())
            return {TW_TEXT("content", "Did you mean \"%1\"?"), near};
        return TW_TEXT("content", "To add entries, replace the whole file");
    }
    void complain(const std::string& path, const Text& cause, const Text& remedy) const
    {
        m_faults->emplace_back(m_origin + ": " + path, cause, remedy);
    }

    Naming m_naming;
    std::string m_origin;
    Faults* m_faults;
};

/// The value at a step of a path; null if it has none.
const Json* stepFrom(const Json& json, const std::string& step)
{
    if (json.is_object()) {
        const auto found = json.find(step);
        return found == json.end() ? nullptr : &*found;
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    const bool isIndex = error == std::errc{} && end == step.data() + step.size();
    return json.is_array() && isIndex && index < json.size() ? &json[index] : nullptr;
}

} // namespace

void change(Json& base, const Json& changes, const EntryKeys& keys, const std::string& origin, Faults& faults)
{
    Changing(keys, origin, faults).change(base, changes, "");
}

std::set<std::string> touchedBy(const Json& changes, const EntryKeys& keys)
{
    const Naming naming(keys);
    std::set<std::string> touched;
    if (!changes.is_object())
        return touched;
    for (const auto& [field, value] : changes.items()) {
        if (!naming.hasNames(value)) {
            touched.insert(field);
            continue;
        }
        for (const Json& entry : value)
            touched.insert(field + "/" + naming.nameOf(entry));
    }
    return touched;
}

std::string placeInChanges(const Json& changes, const Json& changed, const EntryKeys& keys,
                           const std::string& path)
{
    const Naming naming(keys);
    std::string place;
    const Json* there = &changed;
    const Json* here = &changes;
    std::istringstream steps(path);
    std::string step;
    std::getline(steps, step, '/'); // what stands before the first "/"
    while (std::getline(steps, step, '/')) {
        const bool isNamed = naming.hasNames(*there) && here->is_array();
        there = stepFrom(*there, step);
        if (there && isNamed)
            step = std::to_string(naming.entryNamed(*here, naming.nameOf(*there)) - here->begin());
        const Json* const next = stepFrom(*here, step);
        if (!next)
            break;
        place += "/" + step;
        here = next;
        if (!there)
            break;
    }
    return place.empty() ? "/" : place;
}

} // namespace tablewood
