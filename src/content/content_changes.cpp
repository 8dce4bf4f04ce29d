#include "content/content_changes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

namespace tablewood {

namespace {

/// What tells the entries of a list apart, in this order.
constexpr std::array<const char*, 3> kKeys{"key", "spirit", "song"};

/// The name of an entry; empty if it has none.
std::string nameOf(const Json& entry)
{
    if (entry.is_object())
        for (const char* key : kKeys)
            if (const auto found = entry.find(key); found != entry.end() && found->is_string())
                return found->get<std::string>();
    return {};
}

/// Lists whose entries are found by their names.
bool hasNames(const Json& list)
{
    return list.is_array() && !list.empty() &&
           std::ranges::none_of(list, [](const Json& entry) { return nameOf(entry).empty(); });
}

template <class List>
auto entryNamed(List& list, const std::string& name)
{
    return std::find_if(list.begin(), list.end(), [&](const Json& entry) { return nameOf(entry) == name; });
}

class Changing
{
public:
    Changing(std::string origin, Faults& faults) : m_origin(std::move(origin)), m_faults(&faults) {}

    void change(Json& base, const Json& changes, const std::string& path) const
    {
        if (base.is_object() && changes.is_object())
            changeFields(base, changes, path);
        else if (hasNames(base) && changes.is_array())
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
            const std::string name = nameOf(changes[i]);
            const auto found = entryNamed(list, name);
            if (name.empty())
                complain(here, TW_TEXT("content", "it does not say which entry it changes"),
                         TW_TEXT("content", "Add its \"key\""));
            else if (found == list.end())
                complain(here, Text(TW_TEXT("content", "there is no \"%1\" to change"), name.substr(0, 40)),
                         suggestion(name, list));
            else if (!known.insert(name).second)
                complain(here, Text(TW_TEXT("content", "\"%1\" is changed twice"), name),
                         TW_TEXT("content", "Make one entry of both"));
            else
                change(*found, changes[i], here);
        }
    }
    static Text suggestion(const std::string& name, const Json& list)
    {
        std::vector<std::string> names;
        for (const Json& entry : list)
            names.push_back(nameOf(entry));
        if (const std::string near = nearestWord(name, names); !near.empty())
            return {TW_TEXT("content", "Did you mean \"%1\"?"), near};
        return TW_TEXT("content", "To add entries, replace the whole file");
    }
    void complain(const std::string& path, const Text& cause, const Text& remedy) const
    {
        m_faults->emplace_back(m_origin + ": " + path, cause, remedy);
    }

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

void change(Json& base, const Json& changes, const std::string& origin, Faults& faults)
{
    Changing(origin, faults).change(base, changes, "");
}

std::set<std::string> touchedBy(const Json& changes)
{
    std::set<std::string> touched;
    if (!changes.is_object())
        return touched;
    for (const auto& [field, value] : changes.items()) {
        if (!hasNames(value)) {
            touched.insert(field);
            continue;
        }
        for (const Json& entry : value)
            touched.insert(field + "/" + nameOf(entry));
    }
    return touched;
}

std::string placeInChanges(const Json& changes, const Json& changed, const std::string& path)
{
    std::string place;
    const Json* there = &changed;
    const Json* here = &changes;
    std::istringstream steps(path);
    std::string step;
    std::getline(steps, step, '/'); // what stands before the first "/"
    while (std::getline(steps, step, '/')) {
        const bool isNamed = hasNames(*there) && here->is_array();
        there = stepFrom(*there, step);
        if (there && isNamed)
            step = std::to_string(entryNamed(*here, nameOf(*there)) - here->begin());
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
