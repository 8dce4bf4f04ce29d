#include "content/json_fields.h"

#include "kernel/plain_text.h"

#include <algorithm>
#include <numeric>

namespace tablewood {

namespace {

/// Words are near that differ in at most half of their letters, and in no more than this.
constexpr std::size_t kNear = 3;
constexpr std::size_t kLettersOfEdit = 2;

std::size_t editsBetween(const std::string& a, const std::string& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.back();
}

std::string shortened(std::string text)
{
    constexpr std::size_t kShown = 40;
    if (text.size() > kShown)
        text = std::string(beginningOf(text, kShown)) + "...";
    return text;
}

/// Refuses what nests too deeply before the parser's own recursion could be used up, and objects that would
/// take too long.
void checkShape(std::string_view text, const std::string& origin)
{
    const auto refuse = [&](std::size_t at, const Text& cause, const Text& remedy) {
        throw Fault(origin, Text(TW_TEXT("content", "byte %1: %2"), static_cast<std::int64_t>(at + 1), cause),
                    remedy);
    };
    struct Level
    {
        bool isObject = false;
        int commas = 0;
    };
    std::vector<Level> open;
    bool isInText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isInText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                isInText = false;
        } else if (c == '"') {
            isInText = true;
        } else if (c == '[' || c == '{') {
            open.push_back({c == '{'});
            if (open.size() > static_cast<std::size_t>(kMaxJsonDepth))
                refuse(i, TW_TEXT("content", "it nests too deeply"),
                       Text(TW_TEXT("content", "At most %1 levels are read"), kMaxJsonDepth));
        } else if ((c == ']' || c == '}') && !open.empty()) {
            open.pop_back();
        } else if (c == ',' && !open.empty() && open.back().isObject &&
                   ++open.back().commas >= kMaxJsonFields) {
            refuse(i, TW_TEXT("content", "this object has too many fields"),
                   Text(TW_TEXT("content", "At most %1 are read"), kMaxJsonFields));
        }
    }
}

} // namespace

std::string nearestWord(const std::string& word, const std::vector<std::string>& known)
{
    std::string best;
    std::size_t edits = std::min(kNear, word.size() / kLettersOfEdit) + 1;
    for (const std::string& candidate : known) {
        if (std::max(word.size(), candidate.size()) >= std::min(word.size(), candidate.size()) + edits)
            continue;
        const std::size_t between = editsBetween(word, candidate);
        if (between < edits) {
            edits = between;
            best = candidate;
        }
    }
    return best;
}

Json parseJson(std::string_view text, const std::string& origin, std::size_t most)
{
    if (text.size() > most)
        throw Fault(origin,
                    Text(TW_TEXT("content", "it is larger than %1 bytes"), static_cast<std::int64_t>(most)),
                    TW_TEXT("content", "Split or shorten it"));
    checkShape(text, origin);
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t end = std::min(error.byte > 0 ? error.byte - 1 : 0, text.size());
        const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n') + 1;
        const std::size_t start = text.substr(0, end).rfind('\n');
        const std::size_t column = start == std::string_view::npos ? end + 1 : end - start;
        throw Fault(origin,
                    Text(TW_TEXT("content", "line %1, column %2: this is not JSON"),
                         static_cast<std::int64_t>(line), static_cast<std::int64_t>(column)),
                    TW_TEXT("content", "Look for a missing comma, quote or bracket just before it"));
    } catch (const Json::out_of_range&) {
        throw Fault(origin, TW_TEXT("content", "a number in it is larger than any that can be read"),
                    TW_TEXT("content", "Look for one like 1e999, and write whole numbers"));
    } catch (const Json::exception& error) {
        throw Fault(origin, Text(TW_TEXT("content", "this cannot be read as JSON (%1)"), error.what()),
                    TW_TEXT("content", "Take a file that Tablewood wrote, or compare with one"));
    }
}

void JsonSink::beginRecord(std::size_t)
{
    m_open.push_back({std::move(m_key), Json::object()});
    m_key.clear();
}

void JsonSink::beginList(std::size_t)
{
    m_open.push_back({std::move(m_key), Json::array()});
    m_key.clear();
}

void JsonSink::put(Json value)
{
    if (m_open.empty())
        m_root = std::move(value);
    else if (m_open.back().value.is_object())
        m_open.back().value[m_key] = std::move(value);
    else
        m_open.back().value.push_back(std::move(value));
}

void JsonSink::close()
{
    Open done = std::move(m_open.back());
    m_open.pop_back();
    m_key = std::move(done.key);
    put(std::move(done.value));
}

Fault JsonSource::errorHere(const Text& cause, const Text& remedy) const
{
    std::string path = m_path;
    for (const Open& open : m_open)
        if (!open.step.empty())
            path += "/" + open.step;
    if (!m_step.empty())
        path += "/" + m_step;
    return {m_origin + (path.empty() ? "" : ": " + path), cause, remedy};
}

void JsonSource::complain(const Fault& fault) const
{
    if (!m_faults)
        throw fault;
    m_faults->push_back(fault);
}

const Json* JsonSource::expect(bool (Json::*isKind)() const noexcept, TextKey cause) const
{
    if (m_isMissing) {
        JsonSource parent = *this;
        parent.m_step.clear();
        complain(parent.errorHere(Text(TW_TEXT("content", "\"%1\" is missing"), m_step),
                                  TW_TEXT("content", "Add it")));
        return nullptr;
    }
    if (m_here && (m_here->*isKind)())
        return m_here;
    if (m_here)
        complain(errorHere(cause));
    return nullptr;
}

void JsonSource::enter(const Json* value)
{
    if (m_open.size() >= static_cast<std::size_t>(kMaxJsonDepth))
        refuse("it nests too deeply");
    m_open.push_back({value, std::move(m_step), {}});
    m_step.clear();
}

void JsonSource::beginRecord(std::size_t, std::size_t)
{
    enter(expect(&Json::is_object, TW_TEXT("content", "an object in braces is needed")));
}

void JsonSource::field(std::string_view name)
{
    Open& record = m_open.back();
    record.known.emplace_back(name);
    m_step = name;
    m_here = nullptr;
    m_isMissing = false;
    if (!record.value)
        return;
    const auto found = record.value->find(std::string(name));
    m_isMissing = found == record.value->end();
    if (!m_isMissing)
        m_here = &*found;
}

bool JsonSource::laterField(std::string_view name)
{
    field(name);
    return !isNothing();
}

void JsonSource::endRecord()
{
    m_step.clear();
    if (m_open.back().value)
        complainOfUnknown(m_open.back());
    m_step = std::move(m_open.back().step);
    m_open.pop_back();
}

void JsonSource::complainOfUnknown(const Open& record) const
{
    for (const auto& [key, value] : record.value->items()) {
        if (std::ranges::find(record.known, key) != record.known.end())
            continue;
        const std::string near = nearestWord(key, record.known);
        complain(errorHere(Text(TW_TEXT("content", "\"%1\" is no field here"), shortened(key)),
                           near.empty() ? Text(TW_TEXT("content", "Remove it"))
                                        : Text(TW_TEXT("content", "Did you mean \"%1\"?"), near)));
    }
}

std::size_t JsonSource::beginList()
{
    enter(expect(&Json::is_array, TW_TEXT("content", "a list in square brackets is needed")));
    return m_open.back().value ? m_open.back().value->size() : 0;
}

void JsonSource::item(std::size_t index)
{
    m_step = std::to_string(index);
    m_isMissing = false;
    m_here = &(*m_open.back().value)[index];
}

void JsonSource::endList()
{
    m_step = std::move(m_open.back().step);
    m_open.pop_back();
}

std::int64_t JsonSource::integer()
{
    const Json* const value =
        expect(&Json::is_number_integer, TW_TEXT("content", "a whole number is needed"));
    if (!value)
        return 0;
    if (value->is_number_unsigned() &&
        value->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        refuse("the number is too large");
    return value->get<std::int64_t>();
}

bool JsonSource::boolean()
{
    const Json* const value = expect(&Json::is_boolean, TW_TEXT("content", "true or false is needed"));
    return value && value->get<bool>();
}

std::string JsonSource::text()
{
    const Json* const value = expect(&Json::is_string, TW_TEXT("content", "a text in quotes is needed"));
    return value ? plainLines(value->get_ref<const std::string&>()) : std::string();
}

std::size_t JsonSource::name(const std::string_view* names, std::size_t count)
{
    const Json* const value = expect(&Json::is_string, TW_TEXT("content", "a text in quotes is needed"));
    if (!value)
        return 0;
    const auto word = value->get<std::string>();
    std::vector<std::string> known(names, names + count);
    const auto found = std::ranges::find(known, word);
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    const std::string near = nearestWord(word, known);
    std::string all;
    for (const std::string& one : known)
        all += (all.empty() ? "" : ", ") + one;
    complain(errorHere(Text(TW_TEXT("content", "\"%1\" is not known here"), shortened(word)),
                       near.empty()
                           ? Text(TW_TEXT("content", "Known are: %1"), all)
                           : Text(TW_TEXT("content", "Did you mean \"%1\"? Known are: %2"), near, all)));
    return 0;
}

bool JsonSource::isNothing() { return !m_here || m_here->is_null(); }

} // namespace tablewood
